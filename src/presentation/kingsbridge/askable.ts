import { entriesOf } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { idOf, type Use } from '#kingsbridge/options'
import type { View } from '#kingsbridge/view'
import { MATERIALS } from '#kingsbridge/words'
import type { Key } from '#texts/kingsbridge/index'
import type { Askable, Entry, Voice } from '../presentation.ts'
import { otherWords } from './naming.ts'
import { optionEntry } from './options.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { viewOf } from './view-access.ts'

/** Everything a seat might want in a turn, by card, of which not all can be had. */

const MOST_THINGS = 24

function wishes(view: View): Readonly<Partial<Record<Key, Use[]>>> {
  const { projects } = view
  return {
    'card.project': projects.flatMap(({ id }): Use[] => [
      { kind: 'project', project: id, stone: 1, wood: 0 },
      { kind: 'project', project: id, stone: 0, wood: 1 },
    ]),
    'card.house': view.plots.map((_, plot) => ({ kind: 'house', plot })),
    'card.donation': projects.map(({ id }) => ({ kind: 'donation', project: id })),
    'card.sale': [
      { kind: 'sale', wool: 1, cloth: 0 },
      { kind: 'sale', wool: 0, cloth: 1 },
    ],
    'card.cloth': [
      { kind: 'cloth', count: 1 },
      { kind: 'cloth', count: 2 },
    ],
    'card.medicine': [
      { kind: 'fee' },
      ...view.isSick.flatMap((isSick, place): Use[] => (isSick ? [{ kind: 'care', places: [place] }] : [])),
    ],
    'card.material': MATERIALS.map((material) => ({ kind: 'material', material })),
    'card.favour': [{ kind: 'favour' }],
    'card.grain': [{ kind: 'grain' }],
    'card.piety': [{ kind: 'piety' }],
  }
}

export function askable(shown: Shown, voice: Voice): { area: Entry; things: Askable[] }[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const phrasing = phrasingIn(voice)
  const { say } = phrasing
  const isBarred = (option: string) => (kingsbridge.why?.(view, seat, option) ?? []).length > 0
  return entriesOf(wishes(view)).flatMap(([key, uses]) => {
    const barred = uses.filter((use) => isBarred(idOf(use))).slice(0, MOST_THINGS)
    if (barred.length === 0) return []
    const things = barred.map((use): Askable => {
      const entry = optionEntry(shown, { seat, about: 'use' }, idOf(use), voice)
      return { option: idOf(use), entry, otherWords: `${say(key)} ${otherWords(phrasing, use)}` }
    })
    return [{ area: { label: say(key) }, things }]
  })
}
