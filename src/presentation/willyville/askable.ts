import { willyville } from '#willyville/game'
import { type Option, optionId } from '#willyville/options'
import { emptyPlacesOf, schoolMoves } from '#willyville/rules/banners'
import type { Player } from '#willyville/state'
import type { View } from '#willyville/view'
import { AREA_SLOTS, GOODS, SCHOOL_PLACES, STACKS, VILLAGERS } from '#willyville/words'
import type { Askable, Entry, Voice } from '../presentation.ts'
import { describe, optionContext } from './options/index.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { cardsOf, playerOf, viewOf } from './view-access.ts'

/** Everything a seat sees on the table and in its village, by area, of which not all can be had. */

const AREAS = ['religion', 'council', 'travel', 'craft', 'harvest', 'market', 'farm'] as const
type AskableArea = (typeof AREAS)[number]

const EMOJIS: Readonly<Record<AskableArea, string>> = {
  religion: 'abbot',
  council: 'councillor',
  travel: 'traveller',
  craft: 'craftsman',
  harvest: 'field',
  market: 'merchant',
  farm: 'headman',
}

function crafts(view: View, p: Player): Option[] {
  const { craft } = cardsOf(view)
  return GOODS.flatMap((good): Option[] => {
    if (p.crafts[good] !== null) return [{ kind: 'make', good }]
    const { building, banners } = craft[good]
    return view.crafts[good].map((card) => ({ kind: 'build', building, banner: banners[card] ?? [] }))
  })
}

function council(view: View, p: Player): Option[] {
  const slots = p.hall?.name === 'area' ? AREA_SLOTS : p.hall?.name === 'population' ? VILLAGERS : [null]
  const halls = view.halls.map((hall): Option => ({ kind: 'buildHall', hall }))
  const own = slots.map((slot): Option => ({ kind: 'hall', slot }))
  return [...(p.hall === null ? halls : own), { kind: 'meet' }]
}

/** The moves a child can make, and those it could make if it were further. */
function childMoves(p: Player): Option[] {
  const possible = schoolMoves(p)
  const sides = SCHOOL_PLACES.filter((side) => p.school[side])
  const grown = (sides.length > 0 ? sides : (['left'] as const)).flatMap((from) =>
    emptyPlacesOf(p).map((villager): Option => ({ kind: 'school', move: 'grow', from, villager })),
  )
  const known = new Set(possible.map(optionId))
  return [...possible, ...grown.filter((move) => !known.has(optionId(move)))]
}

const STEPS: readonly Option[] = [
  { kind: 'ask', to: 'coin' },
  { kind: 'ask', to: 'story' },
  { kind: 'ask', to: 'house' },
]

function visible(view: View, p: Player): Record<AskableArea, Option[]> {
  return {
    religion: [
      ...view.churches.map((church): Option => ({ kind: 'church', church })),
      ...STACKS.map((stack): Option => ({ kind: 'monk', stack })),
    ],
    council: council(view, p),
    travel: [{ kind: 'travel', letter: null }],
    craft: crafts(view, p),
    harvest: [{ kind: 'field' }, ...p.fields.map((_, field): Option => ({ kind: 'harvest', field }))],
    market: [{ kind: 'market' }, ...p.waiting.map((customer): Option => ({ kind: 'serve', customer }))],
    farm: [...childMoves(p), { kind: 'game' }, ...STEPS, { kind: 'hand' }],
  }
}

const MOST_IN_AN_AREA = 24

export function askable(shown: Shown, voice: Voice): { area: Entry; things: Askable[] }[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const { say } = phrasingIn(voice)
  const context = optionContext(shown, { about: 'act', seat }, voice)
  const isBarred = (option: string) => (willyville.why?.(view, seat, option) ?? []).length > 0
  const all = visible(view, playerOf(view, seat))
  return AREAS.flatMap((area) => {
    const barred = all[area].map(optionId).filter(isBarred).slice(0, MOST_IN_AN_AREA)
    if (barred.length === 0) return []
    const entry: Entry = { label: say(`area.${area}`), emoji: EMOJIS[area] }
    return [{ area: entry, things: barred.map((option) => ({ option, entry: describe(context, option) })) }]
  })
}
