import { type Luck, type Seat, shuffle } from '#kernel'
import { contentIndexOf } from '#village/content-index'
import { playerOf, type State } from '#village/state'
import { type View, without } from '#village/view'
import type { Module } from '../module.ts'
import { innCase } from './against.ts'
import { villagersBring } from './brings.ts'
import { cardOptions, endOrders, hasLastCard, keepEndOrder, playCard } from './cards.ts'
import { keptPoints } from './score.ts'
import { visit, visitOptions } from './visit.ts'
import { playSeaCard, seaCards } from './voyage.ts'

/** VI: brewery, inn and villagers. */
export const inn: Module = {
  seeds: ({ seeding }, board) => seeding.inn[board],
  buildings: ['brewery'],
  setUp,
  imagine,
  actions: { inn: { options: visitOptions, perform: visit } },
  recalls: ['inn'],
  groups: { inn: 'grave' },
  freePlays: cardOptions,
  playFreely: playCard,
  voyagePlays: seaCards,
  playOnVoyage: playSeaCard,
  orders: endOrders,
  keepOrder: keepEndOrder,
  hasLastPlay: hasLastCard,
  mightBring: villagersBring,
  score: keptPoints,
  caseOf: innCase,
}

/** VX-2, VX-3: which villagers take part. */
export function villagersIn(t: Pick<State, 'setup'>): number[] {
  const { content } = t.setup
  const { sets } = contentIndexOf(t)
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

/** The tops of the piles are seen. */
function imagine(v: View, t: State, luck: Luck): void {
  const seen = [...v.pileTops.flatMap((top) => top ?? []), ...v.players.flatMap((p) => p.villagers), ...v.played]
  const unseen = shuffle(luck, without(villagersIn(v), seen))
  t.piles = v.pileSizes.map((size, at) => {
    const top = v.pileTops[at] ?? null
    return top === null ? [] : [top, ...unseen.splice(0, size - 1)]
  })
}
