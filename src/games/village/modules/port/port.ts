import { sum } from '#games/shared/result'
import { type Flow, type Luck, type Seat, shuffle } from '#kernel'
import { boardOf } from '#village/content-index'
import type { EndCause } from '#village/news'
import { countAt } from '#village/rules/members'
import type { Scored } from '#village/rules/score'
import { gain } from '#village/rules/wares'
import type { Families, Player, State } from '#village/state'
import { dealt, UNSEEN, type View, without } from '#village/view'
import { type Category, kindOf, type Place } from '#village/words'
import { hasSet } from '../in-play.ts'
import type { Module, Sale } from '../module.ts'
import type { VillageOption } from '../modules.ts'
import { loading, unloadDead } from './cargo.ts'
import { chestCoins, chestGift, chestOrders, chestPlays, keepChestOrder, openAll, openLike } from './chests.ts'
import { coursesOf, helmsman } from './courses.ts'
import { portOrders } from './orders.ts'
import { VOYAGE } from './sail.ts'

/** VP: travel by sea, cocoa and tea, lighthouses, chests, burials at sea. */
export const port: Module = {
  name: 'port',
  option: { name: 'port', values: ['off', 'on'] },
  isInPlay: ({ options }) => options.port === 'on',
  seeds: ({ seeding }, board) => seeding.port[board],
  setUp,
  imagine,
  actions: { travel: VOYAGE },
  groups: { ship: 'travel', light: 'travel' },
  burialOf,
  leave: unloadDead,
  buried,
  endCause,
  effects: { load: loading },
  beside: ['open', 'chests'],
  freePlays: chestPlays,
  playFreely,
  sales,
  makeSale,
  isAlwaysOpen: true,
  orders: chestOrders,
  keepOrder: keepChestOrder,
  mightBring: chestCoins,
  endGame: openAll,
  score,
  keptOrders: portOrders,
  choosersFor: (t, seat, space) => (space === 'travel' ? coursesOf(t, seat).map(helmsman) : null),
}

/** VP-SETUP */
function setUp(t: State, luck: Luck): void {
  const { port: cards } = t.setup.content
  for (const p of t.players) p.ship = { at: 'port', captain: null, holds: [], chest: null }
  t.captains = cards.captains.map((_, captain) => captain)
  const board = boardOf(t)
  t.cocoa = cards.tiles.cocoa[board]
  t.tea = cards.tiles.tea[board]
  t.chests = shuffle(luck, chestsIn(t))
}

/** VX-4: the chests of another set come with it. */
export function chestsIn(t: Pick<State, 'setup'>): number[] {
  if (!hasSet(t, 'port')) return []
  const { chests } = t.setup.content.port
  return chests.flatMap(({ set }, chest) => (set !== 'marriage' || hasSet(t, set) ? [chest] : []))
}

/** Those at home, then those aboard. */
function imagine(v: View, t: State, luck: Luck): void {
  const seen = [...v.opened, ...v.players.flatMap((p) => [...p.chests, p.ship?.chest ?? UNSEEN])]
  t.chests = shuffle(luck, without(chestsIn(v), seen))
  for (const p of t.players) {
    p.chests = dealt(p.chests, t.chests)
    if (p.ship?.chest === UNSEEN) p.ship.chest = t.chests.pop() ?? UNSEEN
  }
}

// biome-ignore lint/correctness/useYield: nothing is asked when a chest is opened
function* playFreely(t: State, seat: Seat, option: VillageOption): Flow {
  if (option.kind === 'open') openLike(t, seat, option.content)
}

/** VP-SEA-1: from ship or lighthouse never into a grave. */
function burialOf(t: Families, from: Place): Place | undefined {
  const kind = kindOf(from)
  if (kind !== 'ship' && kind !== 'light') return undefined
  return countAt(t, 'sea') < t.setup.content.port.seaBurial.length ? 'sea' : 'aside'
}

/** The free space with most points: they stand in that order. */
function buried(t: State, seat: Seat, to: Place): void {
  if (to !== 'sea' || seat >= t.setup.seats) return
  const points = t.setup.content.port.seaBurial[countAt(t, 'sea') - 1] ?? 0
  if (points > 0) gain(t, seat, { points })
}

/** VP-SEA-2 */
function endCause(t: State, to: Place): EndCause | null {
  return to === 'sea' && countAt(t, 'sea') >= t.setup.content.port.seaBurial.length ? 'sea' : null
}

const OVERSEAS = ['cocoa', 'tea'] as const

/** VP-MARKET */
function sales(): Sale[] {
  return OVERSEAS.map((ware) => ({ option: { kind: 'sell', ware }, pay: { [ware]: 1 } }))
}

function makeSale(t: State, seat: Seat, option: VillageOption): void {
  const ware = OVERSEAS.find((sold) => option.kind === 'sell' && option.ware === sold)
  if (ware === undefined) return
  const { points, coins = 0 } = t.setup.content.port.stalls[ware]
  t.news.push({ kind: 'overseasSold', seat, ware, points })
  gain(t, seat, coins > 0 ? { points, coins } : { points })
}

/** VP-SEA-2; VP-CHEST-2: closed chests at home are opened before the score, and those that are not seen count nothing. */
function score(t: Scored, { chests }: Player, { coins }: Readonly<Record<Category, number>>) {
  const hidden = sum(chests.map((chest) => chestGift(t, chest).coins ?? 0))
  return { castles: 0, coins: coins + hidden * t.setup.content.score.coin }
}
