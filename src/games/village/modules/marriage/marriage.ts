import type { Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { contentIndexOf } from '#village/content-index'
import { playerOf, type State } from '#village/state'
import type { Space } from '#village/words'
import type { Module } from '../module.ts'
import { marriageCase } from './against.ts'
import { breadPlays, layBread, mayFeedAll } from './bread.ts'
import { partnerOf, partOnLeaving } from './couples.ts'
import { marry, marryOptions } from './marry.ts'
import { smuggle, smuggleOptions } from './smuggler.ts'
import { holdWedding, rollForWedding } from './wedding.ts'

/** VM: smuggler, weddings, bread and tools. */
export const marriage: Module = {
  seeds: ({ seeding }, board) => seeding.marriage[board],
  places: ({ chronicle }) => ({ farm: chronicle.marriage }),
  ones: ({ members }) => members.extraOnesWithMarriage,
  plague: ({ constants }) => constants.plagueCubes.withMarriage,
  setUp,
  isUnseeded,
  actions: {
    smuggler: { options: smuggleOptions, perform: smuggle },
    marriage: { options: marryOptions, perform: marry },
  },
  recalls: ['rank', 'bakery', 'shop', 'parents'],
  groups: { rank: 'farm', bakery: 'farm', shop: 'farm', parents: 'farm' },
  markOf: partnerOf,
  leave: partOnLeaving,
  freePlays: breadPlays,
  mayChangeDeath: mayFeedAll,
  playFreely,
  doublers,
  stepPrice,
  endOfRound: 'rollForWedding',
  scenes: { rollForWedding, wedding: holdWedding },
  caseOf: marriageCase,
}

/** VM-SETUP-1 */
function setUp(t: State): void {
  const { players, solo } = t.setup.content.marriage.pinkFigures
  t.wedlock = {
    pink: contentIndexOf(t).sets.solo ? solo : players,
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
function* playFreely(t: State, seat: Seat, option: string): Flow {
  if (option.startsWith('bread:')) layBread(t, seat, option)
}

/** VM-TOOL-1 */
function doublers(t: State, seat: Seat): Price[] {
  return playerOf(t, seat).stock.tool > 0 ? [{ tool: 1 }] : []
}

/** VM-BREAD-1 */
function stepPrice(): Price {
  return { bread: 1 }
}
