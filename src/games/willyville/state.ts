import type { Cards } from '#data/willyville/schema'
import { type GameState, type Luck, type Seat, type Setup, shuffle } from '#kernel'
import type { BannerPlaceId } from './banner-places.ts'
import { contentIndexOf } from './content-index.ts'
import type { WillyvilleNews } from './news.ts'
import {
  type ByGood,
  type ByLetter,
  type ByStack,
  type ByVillager,
  byGood,
  byLetter,
  byStack,
  byVillager,
  type ChurchName,
  GOODS,
  type Good,
  type HallName,
  type HallSlot,
  type HeadmanPlace,
  type MonkAction,
  type Stack,
  type Villager,
} from './words.ts'

export { playerOf, seatsOf } from '#games/shared/seats'

export interface Craft {
  /** Which of the kind's four cards. */
  card: number
  goods: number
}

export interface Hall {
  name: HallName
  jokers: number
  marks: HallSlot[]
}

export interface Monk {
  stack: Stack
  action: MonkAction
}

export interface Player {
  /** Which of the village boards: they differ in the game banner. */
  board: number
  villagers: ByVillager<boolean>
  school: { left: boolean; right: boolean }
  headman: HeadmanPlace
  cloud: number
  /** Death was picked up this turn. */
  death: boolean
  coins: number
  /** Story points on the tree, where the plague can take them, and on the main house, where it cannot. */
  tree: number
  safe: number
  crafts: ByGood<Craft | null>
  fields: { plough: boolean }[]
  /** Travel cards as places in the table, in the order travelled. */
  travel: number[]
  church: ChurchName | null
  healed: number
  monks: Monk[]
  /** The meeting place with its markers. */
  meeting: { markers: number } | null
  /** The banner beside which the 2/12 tile lies; `meet` while it lies on the meeting place. */
  tile: BannerPlaceId | null
  hall: Hall | null
  waiting: number[]
  served: number[]
  labourers: number
  /** Travel cards this seat put back with the mission church: only it knows. */
  returned: number[]
}

/** A running turn: what its seat made of the dice, and which white banners it has used. */
export interface Turn {
  seat: Seat
  /** 0 until the dice are chosen. */
  value: number
  used: BannerPlaceId[]
  /** A black banner or the `?` banner took the value. */
  spent: boolean
  /** The next effect is asked for piece by piece, because its player wants to let some of it go. */
  sparing: boolean
}

/** A white die of face f is kind f − 1, a black one kind f + 5. */
export const DIE_KINDS = 12

export interface State extends GameState<Cards, WillyvilleNews> {
  round: number
  /** The start player of this round. */
  first: Seat
  /** The number of turns of this round that are over. */
  turns: number
  /** The turn being played; null between turns. */
  turn: Turn | null
  hand: { holder: Seat; palmUp: boolean; points: number }
  /** The number of dice of each kind in the pool. */
  pool: number[]
  /** The rat's distance to the plague. */
  rat: number
  /** The dead of each profession in their chronicle spaces, and those in anonymous graves. */
  chronicle: ByVillager<Seat[]>
  graves: { seat: Seat; villager: Villager }[]
  offer: number[]
  /** Hidden: the customers to come. */
  deck: number[]
  /** Hidden: the travel stacks, top first. */
  travel: ByLetter<number[]>
  /** A travel card that was turned and may still be exchanged; only its seat sees it. */
  turned: { seat: Seat; card: number } | null
  /** The monk stacks, top first; only the top is open. */
  monks: ByStack<MonkAction[]>
  crafts: ByGood<number[]>
  fields: number
  churches: ChurchName[]
  halls: HallName[]
  meetings: number
  players: Player[]
}

/** The seat whose turn it is: clockwise from the start player. */
export function activeSeat(t: Pick<State, 'first' | 'turns' | 'setup'>): Seat {
  return (t.first + t.turns) % t.setup.seats
}

/** Values that differ by the number of players. */
export type BySeats<T> = Readonly<Record<2 | 3 | 4, T>>

/** The value for a table of so many players. */
export function bySeats<T>(
  { setup: { seats } }: { readonly setup: { readonly seats: number } },
  values: BySeats<T>,
): T {
  if (seats !== 2 && seats !== 3 && seats !== 4) throw new Error(`no table has ${seats} seats`)
  return values[seats]
}

function newPlayer(seat: Seat, board: number): Player {
  return {
    board,
    villagers: byVillager(() => true),
    school: { left: false, right: false },
    headman: 'house',
    cloud: 0,
    death: false,
    coins: seat + 1,
    tree: 0,
    safe: 0,
    crafts: byGood<Craft | null>(() => null),
    fields: [],
    travel: [],
    church: null,
    healed: 0,
    monks: [],
    meeting: null,
    tile: null,
    hall: null,
    waiting: [],
    served: [],
    labourers: 0,
    returned: [],
  }
}

/**
 * W-SETUP. The draw order: boards, customers, travel stacks A to E, monk stacks feather, jug, rosary;
 * then every round its dice, white before black.
 */
export function setUp(setup: Setup<Cards>, luck: Luck): State {
  const cards = setup.content
  const { customers, monks, churches, townHalls, meetingPlace, field, constants } = cards
  const look = contentIndexOf({ setup })
  const boards = shuffle(
    luck,
    constants.gameBanners.value.map((_, board) => board),
  )
  const deck = shuffle(
    luck,
    customers.map((_, customer) => customer),
  )
  const travel = byLetter((letter) => shuffle(luck, look.travelCards[letter].slice()))
  return {
    setup,
    luck,
    news: [],
    round: 0,
    first: 0,
    turns: 0,
    turn: null,
    hand: { holder: 0, palmUp: true, points: 0 },
    pool: new Array(DIE_KINDS).fill(0),
    rat: bySeats({ setup }, constants.ratDistance),
    chronicle: byVillager<Seat[]>(() => []),
    graves: [],
    offer: deck.splice(0, constants.bailiff.offer),
    deck,
    travel,
    turned: null,
    monks: byStack((stack) => shuffle(luck, monks.stacks[stack].actions.slice())),
    crafts: byGood((good) => look.craft[good].banners.map((_, card) => card)),
    fields: field.count,
    churches: churches.map(({ name }) => name),
    halls: townHalls.map(({ name }) => name),
    meetings: meetingPlace.count,
    players: boards.slice(0, setup.seats).map((board, seat) => newPlayer(seat, board)),
  }
}

/** Counts the goods of a kind that a player can pay with, jokers apart: markers on the building and ploughs on fields. */
export function stockOf(p: Player, good: Good): number {
  const made = p.crafts[good]?.goods ?? 0
  return good === 'plough' ? made + ploughsOnFields(p) : made
}

export function ploughsOnFields(p: Player): number {
  let count = 0
  for (const field of p.fields) if (field.plough) count++
  return count
}

export function jokersOf(p: Player): number {
  return p.hall?.jokers ?? 0
}

export function goodsOf(p: Player): number {
  return GOODS.reduce((sum, good) => sum + stockOf(p, good), jokersOf(p))
}

/** The villagers dead and buried: filled coffin spaces. */
export function coffinsOf(t: Pick<State, 'chronicle' | 'graves'>): number {
  return Object.values(t.chronicle).reduce((sum, coffins) => sum + coffins.length, t.graves.length)
}
