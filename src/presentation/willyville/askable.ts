import { customerId } from '#willyville/banner-places'
import { willyville } from '#willyville/game'
import { schoolMoves } from '#willyville/rules/banners'
import type { Player } from '#willyville/state'
import type { View } from '#willyville/view'
import { AREA_SLOTS, buildingId, GOODS, STACKS, VILLAGERS } from '#willyville/words'
import type { Askable, Entry, Shown, Voice } from '../presentation.ts'
import { describe, optionContext } from './options/index.ts'
import { phrasingIn } from './phrasing.ts'
import { cardsOf, playerAt, viewOf } from './view-access.ts'

/** Everything a seat sees on the table and in its village, by area, of which not all can be had. */

type AskableArea = 'religion' | 'council' | 'travel' | 'craft' | 'harvest' | 'market' | 'farm'

const EMOJIS: Readonly<Record<AskableArea, string>> = {
  religion: 'abbot',
  council: 'councillor',
  travel: 'traveller',
  craft: 'craftsman',
  harvest: 'field',
  market: 'merchant',
  farm: 'headman',
}

function crafts(view: View, p: Player): string[] {
  const { craft } = cardsOf(view)
  return GOODS.flatMap((good) => {
    if (p.crafts[good] !== null) return [`make:${good}`]
    const { building, banners } = craft[good]
    return view.crafts[good].map((card) => `build:${buildingId(building, banners[card] ?? [])}`)
  })
}

function council(view: View, p: Player): string[] {
  const slots = p.hall?.name === 'area' ? AREA_SLOTS : p.hall?.name === 'population' ? VILLAGERS : null
  const own = slots === null ? ['hall'] : slots.map((slot) => `hall:${slot}`)
  return [...(p.hall === null ? view.halls.map((name) => `hall:${name}`) : own), 'meet']
}

function farm(p: Player): string[] {
  const sides = (['left', 'right'] as const).filter((side) => p.school[side])
  const grown = (sides.length > 0 ? sides : ['left']).flatMap((from) =>
    VILLAGERS.filter((villager) => !p.villagers[villager]).map((villager) => `school:${from}>${villager}`),
  )
  const moves = [...new Set([...schoolMoves(p), ...grown])]
  return [...moves, 'game', 'ask:coin', 'ask:story', 'ask:house', 'hand']
}

function seen(view: View, p: Player): Record<AskableArea, string[]> {
  return {
    religion: [...view.churches.map((name) => `church:${name}`), ...STACKS.map((stack) => `monk:${stack}`)],
    council: council(view, p),
    travel: ['travel'],
    craft: crafts(view, p),
    harvest: ['field', ...p.fields.map((_, field) => `harvest:${field + 1}`)],
    market: ['market', ...p.waiting.map((customer) => `serve:${customerId(customer)}`)],
    farm: farm(p),
  }
}

const MOST_THINGS = 24

export function askable(shown: Shown, voice: Voice): { area: Entry; things: Askable[] }[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const { say } = phrasingIn(voice)
  const context = optionContext(shown, { about: 'act', seat }, voice)
  const isBarred = (option: string) => (willyville.why?.(view, seat, option) ?? []).length > 0
  const all = Object.entries(seen(view, playerAt(view, seat))) as [AskableArea, string[]][]
  return all.flatMap(([area, options]) => {
    const barred = options.filter(isBarred).slice(0, MOST_THINGS)
    if (barred.length === 0) return []
    const entry: Entry = { label: say(`area.${area}`), emoji: EMOJIS[area] }
    return [{ area: entry, things: barred.map((option) => ({ option, entry: describe(context, option) })) }]
  })
}
