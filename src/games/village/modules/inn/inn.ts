import { type Luck, type Seat, shuffle } from '#kernel'
import { playerOf, type State } from '#village/state'
import { type View, without } from '#village/view'
import { hasSet } from '../in-play.ts'
import type { Module } from '../module.ts'
import { villagersBring } from './brings.ts'
import { cardOptions, endOrders, hasLastCard, keepEndOrder, playCard } from './cards.ts'
import { innOrders } from './orders.ts'
import { keptPoints } from './score.ts'
import { INN } from './visit.ts'
import { playSeaCard, seaCards } from './voyage.ts'

/** VI: brewery, inn and villagers. */
export const inn: Module = {
  name: 'inn',
  option: { name: 'inn', values: ['off', 'front', 'back'] },
  isInPlay: ({ options }) => options.inn === 'front' || options.inn === 'back',
  seeds: ({ seeding }, board) => seeding.inn[board],
  buildings: ['brewery'],
  setUp,
  imagine,
  actions: { inn: INN },
  recalls: ['inn'],
  groups: { inn: 'grave' },
  beside: ['card', 'endTurn'],
  freePlays: cardOptions,
  playFreely: playCard,
  voyagePlays: seaCards,
  playOnVoyage: playSeaCard,
  orders: endOrders,
  keepOrder: keepEndOrder,
  hasLastPlay: hasLastCard,
  mightBring: villagersBring,
  score: keptPoints,
  keptOrders: innOrders,
}

/** VX-2, VX-3: which villagers take part. */
export function villagersIn(t: Pick<State, 'setup'>): number[] {
  const { content } = t.setup
  const gone = hasSet(t, 'port') ? content.inn.removedWithPort.value : []
  return content.villagers.flatMap(({ id, set }, villager) => (hasSet(t, set) && !gone.includes(id) ? [villager] : []))
}

/** VI-SETUP: a beer each, and piles of villagers as even as they come. */
function setUp(t: State, luck: Luck): void {
  const { inn: board, start } = t.setup.content
  for (let seat: Seat = 0; seat < t.setup.seats; seat++) playerOf(t, seat).stock.beer += start.beerWithInn
  const villagers = shuffle(luck, villagersIn(t))
  const size = Math.ceil(villagers.length / board.piles.value)
  t.piles = Array.from({ length: board.piles.value }, (_, pile) => villagers.slice(pile * size, (pile + 1) * size))
}

/** The tops of the piles are seen. */
function imagine(v: View, t: State, luck: Luck): void {
  const seen = [...v.pileTops.flatMap((top) => top ?? []), ...v.players.flatMap((p) => p.villagers), ...v.played]
  const unseen = shuffle(luck, without(villagersIn(v), seen))
  t.piles = v.pileSizes.map((size, pile) => {
    const top = v.pileTops[pile] ?? null
    return top === null ? [] : [top, ...unseen.splice(0, size - 1)]
  })
}
