import { type Luck, type Seat, shuffle } from '#kernel'
import { lookupOf } from '#village/lookup'
import { playerOf, type State } from '#village/state'
import type { Module } from '../module.ts'
import { cardOptions, endOrders, hasLastCard, keepEndOrder, playCard } from './cards.ts'
import { visit, visitOptions } from './visit.ts'

/** VI: brewery, inn and villagers. */
export const inn: Module = {
  setUp,
  actions: { inn: { options: visitOptions, perform: visit } },
  groups: { inn: 'grave' },
  freePlays: cardOptions,
  playFreely: playCard,
  orders: endOrders,
  keepOrder: keepEndOrder,
  hasLastPlay: hasLastCard,
}

/** VX-2, VX-3: which villagers take part. */
export function villagersIn(t: Pick<State, 'setup'>): number[] {
  const { content } = t.setup
  const { sets } = lookupOf(t)
  const gone = sets.port ? content.inn.removedWithPort.value : []
  const isIn = { base: true, inn: true, port: sets.port, marriage: sets.marriage !== null }
  return content.villagers.flatMap(({ id, set }, at) => (isIn[set] && !gone.includes(id) ? [at] : []))
}

/** VI-SETUP: a beer each, and piles of villagers as even as they come. */
function setUp(t: State, luck: Luck): void {
  const { inn: board, start } = t.setup.content
  for (let seat: Seat = 0; seat < t.setup.seats; seat++) playerOf(t, seat).stock.beer += start.beerWithInn
  const villagers = shuffle(luck, villagersIn(t))
  const size = Math.ceil(villagers.length / board.piles.value)
  t.piles = Array.from({ length: board.piles.value }, (_, pile) => villagers.slice(pile * size, (pile + 1) * size))
}
