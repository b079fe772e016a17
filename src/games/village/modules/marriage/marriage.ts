import type { Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { playerOf, type State } from '#village/state'
import type { Space } from '#village/words'
import type { Module } from '../module.ts'
import type { VillageOption } from '../modules.ts'
import { breadPlays, layBread, mayFeedAll } from './bread.ts'
import { partnerOf, partOnLeaving } from './couples.ts'
import { MARRIAGE } from './marry.ts'
import { marriageOrders } from './orders.ts'
import { SMUGGLER } from './smuggler.ts'
import { holdWedding, rollForWedding } from './wedding.ts'

/** VM: smuggler, weddings, bread and tools. */
export const marriage: Module = {
  name: 'marriage',
  option: { name: 'marriage', values: ['off', 'front', 'back'] },
  isInPlay: ({ options }) => options.marriage === 'front' || options.marriage === 'back',
  seeds: ({ seeding }, board) => seeding.marriage[board],
  places: ({ chronicle }) => ({ farm: chronicle.marriage }),
  ones: ({ members }) => members.extraOnesWithMarriage,
  plague: ({ constants }) => constants.plagueCubes.withMarriage,
  setUp,
  isUnseeded,
  actions: { smuggler: SMUGGLER, marriage: MARRIAGE },
  recalls: ['rank', 'bakery', 'shop', 'parents'],
  groups: { rank: 'farm', bakery: 'farm', shop: 'farm', parents: 'farm' },
  markOf: partnerOf,
  leave: partOnLeaving,
  beside: ['bread'],
  freePlays: breadPlays,
  mayChangeDeath: mayFeedAll,
  playFreely,
  doublers,
  stepPrice,
  endOfRound: 'rollForWedding',
  scenes: { rollForWedding, wedding: holdWedding },
  standingOrders: marriageOrders,
}

/** VM-SETUP-1 */
function setUp(t: State): void {
  const { players, solo } = t.setup.content.marriage.pinkFigures
  t.wedlock = {
    pink: t.setup.seats === 1 ? solo : players,
    pinkRanks: [],
    couples: [],
    pairs: [],
    singles: null,
    hasBorn: false,
  }
}

/** VM-SETUP-2, V-SEED-3: round 1 brings no cubes to these spaces. */
function isUnseeded(t: State, space: Space): boolean {
  return t.round === 1 && t.setup.content.seeding.firstRoundEmpty.marriage.includes(space)
}

// biome-ignore lint/correctness/useYield: nothing is asked when bread is laid
function* playFreely(t: State, seat: Seat, option: VillageOption): Flow {
  if (option.kind === 'bread') layBread(t, seat, option.member)
}

/** VM-TOOL-1 */
function doublers(t: State, seat: Seat): Price[] {
  return playerOf(t, seat).stock.tool > 0 ? [{ tool: 1 }] : []
}

/** VM-BREAD-1 */
function stepPrice(): Price {
  return { bread: 1 }
}
