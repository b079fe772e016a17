import { entriesOf } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { idOf } from '#kingsbridge/options'
import { wishes } from '#kingsbridge/planning/wishes'
import type { Askable, Entry, Voice } from '../presentation.ts'
import { otherWords } from './naming.ts'
import { optionEntry } from './options.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { viewOf } from './view-access.ts'

/** Everything a seat might want in a turn, by card, of which not all can be had. */

const MOST_THINGS = 24

export function askable(shown: Shown, voice: Voice): { area: Entry; things: Askable[] }[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const phrasing = phrasingIn(voice)
  const { say } = phrasing
  const isBarred = (option: string) => (kingsbridge.why?.(view, seat, option) ?? []).length > 0
  return entriesOf(wishes(view)).flatMap(([card, uses]) => {
    const key = `card.${card}` as const
    const barred = uses.filter((use) => isBarred(idOf(use))).slice(0, MOST_THINGS)
    if (barred.length === 0) return []
    const things = barred.map((use): Askable => {
      const entry = optionEntry(shown, { seat, about: 'use' }, idOf(use), voice)
      return { option: idOf(use), entry, otherWords: `${say(key)} ${otherWords(phrasing, use)}` }
    })
    return [{ area: { label: say(key) }, things }]
  })
}
