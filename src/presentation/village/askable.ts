import { village } from '#village/game'
import { optionId, spacesOf } from '#village/modules/in-play'
import type { VillageOption } from '#village/modules/modules'
import type { View } from '#village/view'
import { SPACES, type Space } from '#village/words'
import type { Askable, Entry, Voice } from '../presentation.ts'
import { BASE_ASKABLE } from './base-askable.ts'
import { emojiOfSpace } from './emojis.ts'
import { ASKABLE_IN_MODULES } from './modules/modules.ts'
import { optionEntry } from './options.ts'
import { phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** Everything a seat might want in a turn, by space, of which not all can be had. */

const MOST_THINGS = 24

function askableAt(view: View, seat: number, space: Space): VillageOption[] {
  for (const askable of ASKABLE_IN_MODULES) {
    const options = askable[space]?.(view, seat) ?? null
    if (options !== null) return options
  }
  return BASE_ASKABLE[space]?.(view, seat) ?? []
}

export function things(shown: Shown, voice: Voice): { area: Entry; things: Askable[] }[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const phrasing = phrasingOf(voice.language)
  const isBarred = (id: string) => (village.why?.(view, seat, id) ?? []).length > 0
  return SPACES.filter((_, place) => spacesOf(view).includes(place)).flatMap((space) => {
    const barred = askableAt(view, seat, space).map(optionId).filter(isBarred).slice(0, MOST_THINGS)
    if (barred.length === 0) return []
    const ask = { about: space, seat, options: [], min: 1, max: 1 }
    const named = barred.map((option) => ({ option, entry: optionEntry(shown, ask, option, voice) }))
    return [{ area: { label: phrasing.space(space), emoji: emojiOfSpace(space) }, things: named }]
  })
}
