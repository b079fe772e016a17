import type { Question } from '#kernel'
import { optionNamed } from '#village/modules/in-play'
import type { VillageOption } from '#village/modules/modules'
import type { Entry, Voice } from '../presentation.ts'
import { emojiOf, emojiOfSpace } from './emojis.ts'
import { LABELS } from './modules/modules.ts'
import { entry, type Label } from './option-labels.ts'
import { phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** Options as rows of a select: a label, and what more there is to say. */

export function optionEntry(shown: Shown, ask: Question, id: string, voice: Voice): Entry {
  const phrasing = phrasingOf(voice.language, shown.names)
  const option = optionNamed(id)
  if (option === null) return entry(phrasing.say('opt.other', { option: id }))
  // The label found under an option's own kind fits the option.
  const label = LABELS[option.kind] as Label<VillageOption>
  const emoji = emojiOf(option)
  return { ...label({ phrasing, view: viewOf(shown), ask }, option), ...(emoji !== undefined && { emoji }) }
}

/** A turn has a space's cubes in one group, and all the rest in another. */
export function groups(
  _scene: Shown,
  { about, options }: Question,
  voice: Voice,
): { entry: Entry; options: string[] }[] | null {
  if (options.length <= MOST) return null
  const phrasing = phrasingOf(voice.language)
  const spaceOf = (id: string) => {
    const option = about === 'turn' ? optionNamed(id) : null
    return option?.kind === 'take' ? option.space : null
  }
  const spaces = [...new Set(options.map(spaceOf))]
  return spaces.flatMap((space) => {
    const label = space === null ? phrasing.say('ask.other') : phrasing.space(space)
    const own = options.filter((option) => spaceOf(option) === space)
    const head = space === null ? { label } : { label, emoji: emojiOfSpace(space) }
    return inTwenties(head, own)
  })
}

const TWENTY = 20
const MOST = 25

function inTwenties(head: Entry, options: readonly string[]): { entry: Entry; options: string[] }[] {
  if (options.length <= MOST) return [{ entry: head, options: [...options] }]
  const count = Math.ceil(options.length / TWENTY)
  return Array.from({ length: count }, (_, part) => ({
    entry: { ...head, label: `${head.label} ${part + 1}/${count}` },
    options: options.slice(part * TWENTY, (part + 1) * TWENTY),
  }))
}
