import type { Cards } from '#data/village/schema'
import { playerOf, seatsOf } from '#games/shared/seats'
import { below, type GameState, type Luck, type Seat, type Setup, shuffle } from '#kernel'
import { type ContentIndex, contentIndexOf } from './content-index.ts'
import { modulesOf } from './modules/in-play.ts'
import type { EndCause, VillageNews } from './news.ts'
import { type ByWare, COLOURS, CUBES, noWares, PLAGUE, type Place, SPACES, type Space } from './words.ts'

export { playerOf, seatsFrom, seatsOf } from '#games/shared/seats'

/** A player's ship: its space on the sea map, its captain, and what is in its holds, `member` and `chest` by their kind. */
export interface Ship {
  at: string
  captain: number | null
  holds: string[]
  /** The chest in a hold, by its place in the table. */
  chest: number | null
}

export interface Player {
  /** The place of each member; the eldest generation first. */
  at: Place[]
  /** Members with a bread under them. */
  fed: number[]
  /** Positions behind the quill. */
  lap: number
  /** Crossings whose death has not been settled. */
  deaths: number
  /** Points of fame so far. */
  fame: number
  stock: ByWare<number>
  castles: string[]
  /** Customers served, by their places in the table: only their owner sees which. */
  customers: number[]
  villagers: number[]
  ship: Ship | null
  /** Closed chests at home: only their owner knows them. */
  chests: number[]
  /** V-SETUP-6: a cube of choice still to be taken. */
  owedCubes: number
  /** V-PAY-2: coins may be mixed with cubes only by a player who asked for it. */
  mixesCoins: boolean
  /** VP-CHEST-2: chests that come home stay closed. */
  keepsChests: boolean
  /** V-ORDER `endTurn`: asked after the action as long as there is a villager to play. */
  asksAtEnd: boolean
}

/** One half of a couple: a member of a seat, or a figure without a player. */
export interface Partner {
  seat: Seat | null
  member: number
}

export type Lodging = 'bakery' | 'shop'

export interface Couple {
  place: Lodging | 'parents'
  who: [Partner, Partner]
}

export interface Wedlock {
  /** Pink figures in the supply, and the ranks on which others stand. */
  pink: number
  pinkRanks: number[]
  /** In the order of their weddings. */
  couples: Couple[]
  /** Those who are about to marry, by their ranks, and where they will lodge. */
  pairs: Pair[]
  /** During a wedding: whose members came home from the ceremony, and whether the children are born. */
  singles: Seat[] | null
  hasBorn: boolean
}

export interface Pair {
  ranks: [number, number]
  lodging: Lodging | null
}

/** A row of fate tiles: those turned up, and, hidden, those to come. */
export interface FateRow {
  shown: ('quill' | 'blank')[]
  hidden: ('quill' | 'blank')[]
}

export interface Conny {
  at: Place[]
  /** The slot of her last cube, 0 before the first. */
  slot: number
  /** The cubes on her board, as numbers, in the order they came. */
  cubes: number[]
  rows: FateRow[]
}

/** The last turns: who announced the end, and whose turns are left. */
export interface End {
  by: Seat | null
  cause: EndCause
  left: Seat[]
}

export interface MarketDay {
  caller: Seat
  passed: Seat[]
  /** The caller has made their first sale, or none. */
  hasBegun: boolean
  /** V-MARKET-2, V-MARKET-7: who stands in the stalls today and has not been served. */
  stalls: number[]
}

export interface State extends GameState<Cards, VillageNews> {
  round: number
  /** The start player of this round. */
  first: Seat
  /** The seat that has the ring. */
  ring: Seat | null
  /** The seat whose turn it is. */
  due: Seat
  /** V-TURN-6: who is in the midst of their own turn, its deaths included; left out between two turns. */
  acting?: Seat
  /** The state of that turn: open before its cube, then the space whose action is used; null where no turn is asked about. */
  turn: 'open' | Space | null
  /** Cubes on the spaces, five numbers a space. */
  cubes: number[]
  supply: number[]
  /** Hidden, though anybody may count it. */
  pouch: number[]
  /** The customers in a row, foremost first: the stalls, then the queue. */
  row: number[]
  /** Hidden: the customers to come. */
  deck: number[]
  /** Customers who left the game. */
  gone: number[]
  market: MarketDay | null
  /** Figures pulled out of the bag in this mass. */
  pulled: number
  /** Rounds in a row without a death, and whether somebody died in this one. */
  quiet: number
  hasDied: boolean
  end: End | null
  /** The game is over: everything lies open. */
  isOver: boolean
  players: Player[]
  /** VI: three piles of villagers, top first; only the tops are open. Cards that were played. */
  piles: number[][]
  played: number[]
  /** VP: captains still for hire, tiles on the islands and, hidden, the chests. */
  captains: number[]
  cocoa: number
  tea: number
  chests: number[]
  opened: number[]
  /** VP-MOVE: the voyage under way: the steps that are paid for, those made, and whether it costs no time. */
  voyage: { free: number; steps: number; isTimeless: boolean } | null
  wedlock: Wedlock | null
  conny: Conny | null
}

/** All members and their places: a state knows them, and so does every view. */
export interface Families {
  readonly setup: State['setup']
  readonly players: readonly Player[]
  readonly wedlock: Wedlock | null
  readonly conny: { readonly at: Place[] } | null
}

/** The places of a player's members, or of Conny's, who comes after the last seat. */
export function familyOf(t: Families, owner: Seat): Place[] {
  return owner === t.setup.seats ? (t.conny?.at ?? []) : playerOf(t, owner).at
}

/** Everybody who has members. */
export function ownersOf(t: Families): Seat[] {
  return t.conny === null ? seatsOf(t) : [...seatsOf(t), t.setup.seats]
}

/** Adds to one of many counts. */
export function addAt(counts: number[], place: number, more: number): void {
  counts[place] = (counts[place] ?? 0) + more
}

/** The place of a cube of this colour on this space in the list of all cubes. */
export function cubePlace(space: number, cube: number): number {
  return space * CUBES.length + cube
}

export function cubeCount(t: Pick<State, 'cubes'>, space: number, cube: number): number {
  return t.cubes[cubePlace(space, cube)] ?? 0
}

export function cubesOn(t: State, space: number): number {
  let sum = 0
  for (let cube = 0; cube < CUBES.length; cube++) sum += cubeCount(t, space, cube)
  return sum
}

export function hasCubes(t: State): boolean {
  for (const count of t.cubes) if (count > 0) return true
  return false
}

function newPlayer({ generations }: ContentIndex, cards: Cards): Player {
  const stock = noWares()
  stock.coins = cards.start.coins
  return {
    at: generations.map((generation) => (generation === 1 ? 'farm' : 'supply')),
    fed: [],
    lap: 0,
    deaths: 0,
    fame: 0,
    stock,
    castles: [],
    customers: [],
    villagers: [],
    ship: null,
    chests: [],
    owedCubes: 0,
    mixesCoins: false,
    keepsChests: false,
    asksAtEnd: false,
  }
}

/** V-SETUP-6: what later seats get for their later turns. */
function compensate(t: State, luck: Luck): void {
  if (t.setup.options.compensation === 'off' || t.setup.seats === 1) return
  for (const seat of seatsOf(t)) {
    const p = playerOf(t, seat)
    const gift = t.setup.content.start.compensation[seat] ?? {}
    p.stock.grain += gift.grain ?? 0
    p.stock.coins += gift.coins ?? 0
    p.owedCubes = gift.chosenCubes ?? 0
    for (let cube = 0; cube < (gift.randomCubes ?? 0); cube++) {
      const drawn = below(luck, COLOURS.length)
      const colour = COLOURS[drawn]
      if (colour !== undefined) p.stock[colour]++
      addAt(t.supply, drawn, -1)
    }
  }
}

/**
 * V-SETUP. The draw order: customers, compensation, then villagers, chests, fate tiles of the upper and the lower row
 * as far as they are in play; then every round its cubes, space after space.
 */
export function setUp(setup: Setup<Cards>, luck: Luck): State {
  const index = contentIndexOf({ setup })
  const { content, seats } = setup
  const deck = shuffle(luck, index.customers.slice())
  const supply: number[] = COLOURS.map(() => content.constants.cubesPerColour.value)
  supply[PLAGUE] = index.plague
  const t: State = {
    setup,
    luck,
    news: [],
    round: 0,
    first: 0,
    ring: null,
    due: 0,
    turn: null,
    cubes: new Array(SPACES.length * 5).fill(0),
    supply,
    pouch: [0, 0, 0, 0, 0],
    row: deck.splice(0, index.stalls + content.market.queue),
    deck,
    gone: [],
    market: null,
    pulled: 0,
    quiet: 0,
    hasDied: false,
    end: null,
    isOver: false,
    players: Array.from({ length: seats }, () => newPlayer(index, content)),
    piles: [],
    played: [],
    captains: [],
    cocoa: 0,
    tea: 0,
    chests: [],
    opened: [],
    voyage: null,
    wedlock: null,
    conny: null,
  }
  compensate(t, luck)
  for (const { setUp: prepare } of modulesOf(t)) prepare?.(t, luck)
  return t
}
