import type { Cards, Effect, Gift, Price } from '#data/village/schema'
import type { Flow, Luck, OptionSpec, OrderSpec, Seat } from '#kernel'
import type { Action } from '../actions/action.ts'
import type { EndCause } from '../news.ts'
import type { Chooser } from '../planning/plan.ts'
import type { Scored } from '../rules/score.ts'
import type { Families, Player, State } from '../state.ts'
import type { View } from '../view.ts'
import type { Category, Group, Place, Space } from '../words.ts'
import type { OfSetup } from './in-play.ts'
import type { VillageOption } from './modules.ts'

/**
 * V-TURN-6, V-ASK-3: which free plays may be made. In the own turn any villager where the question may be declined, and
 * `midway`, where something is owed or must be chosen, only those that take nothing away; bread and chests at any question.
 */
export type Moment = 'turn' | 'midway' | 'any'

/** A sale of a market day, and its price. */
export interface Sale {
  readonly option: VillageOption
  readonly pay: Price
}

/** VP-MOVE: one travel action by sea. */
export interface Voyage {
  /** Steps that are paid for. */
  free: number
  steps: number
  isTimeless: boolean
}

/** One word of the closed list of VI-EFFECT: it can happen if it can in part. */
export interface Meaning<Do extends Effect['do']> {
  can(t: State, seat: Seat, effect: Extract<Effect, { do: Do }>): boolean
  happen(t: State, seat: Seat, effect: Extract<Effect, { do: Do }>): Flow
}

export type Meanings = { readonly [Do in Effect['do']]?: Meaning<Do> }

/** The columns of the board: one player plays on that of two. */
export type Board = 2 | 3 | 4 | 5

/** VX-5: the moments at which an expansion, or the solo game, adds something. The base game knows nothing else of them. */
export interface Module {
  /** The set its cards name. */
  readonly name: string
  isInPlay(setup: OfSetup['setup']): boolean
  /** The choice a table has about it. */
  readonly option?: OptionSpec
  /** V-ORDER: answers that may be given in advance to its questions. */
  readonly standingOrders?: readonly OrderSpec<View>[]
  /** V-ORDER: the same for decisions that the state keeps, offered by `orders`. */
  readonly keptOrders?: readonly OrderSpec<View>[]
  /** V-SEED-1: its row of cubes, on top of that of the base game. */
  seeds?(cards: Cards, board: Board): Readonly<Partial<Record<Space, number>>>
  /** V-SETUP-3: further places of the chronicle, each by the smallest board that uses it. */
  places?(cards: Cards): Readonly<Partial<Record<Group, readonly number[]>>>
  /** VM-SETUP-1: how many more ones a family has, and how many cubes of the plague there are at least. */
  ones?(cards: Cards): number
  plague?(cards: Cards): number
  /** Its buildings among those of crafts. */
  readonly buildings?: readonly string[]
  setUp?(t: State, luck: Luck): void
  /** Deals anew all that the view hides of it. */
  imagine?(v: View, t: State, luck: Luck): void
  /** Of a new round, before its cubes. */
  beginRound?(t: State): void
  /** VM-SETUP-2: spaces that stay empty in this round. */
  isUnseeded?(t: State, space: Space): boolean
  readonly actions?: Readonly<Partial<Record<Space, Action>>>
  /** V-FAMILY-2: the kinds of its places from which members are called home. */
  readonly recalls?: readonly string[]
  /** The group of the dead for each kind of place; `grave` if there is none. */
  readonly groups?: Readonly<Record<string, Group | 'grave'>>
  /** The place of a dead member whose group is full; nothing if it is a grave as for all others. */
  burialOf?(t: Families, from: Place): Place | undefined
  /** Tells apart members of one number at one place. */
  markOf?(t: Families, seat: Seat, member: number): string
  /** A member left its place. */
  leave?(t: State, seat: Seat, member: number, from: Place): void
  buried?(t: State, seat: Seat, to: Place): void
  /** The end is announced because the last of its places is filled. */
  endCause?(t: State, to: Place): EndCause | null
  /** The kinds of its free plays and orders, which stand beside questions about other things. */
  readonly beside?: readonly VillageOption['kind'][]
  freePlays?(t: State, seat: Seat, moment: Moment): VillageOption[]
  playFreely?(t: State, seat: Seat, option: VillageOption): Flow
  /** Further sales for the due player of a market day. */
  sales?(t: State, seat: Seat): Sale[]
  /** Carries out its own sale once it is paid for. */
  makeSale?(t: State, seat: Seat, option: VillageOption): void
  /** VP-MARKET: stalls that never close. */
  readonly isAlwaysOpen?: true
  /** VI-EFFECT: effects of cards that mean something only where it is in play. */
  readonly effects?: Meanings
  /** VI-CARD-2: cards that may be played before the first step of a voyage. */
  voyagePlays?(t: State, seat: Seat, voyage: Voyage): VillageOption[]
  playOnVoyage?(t: State, seat: Seat, option: VillageOption, voyage: Voyage): void
  /** V-ORDER: decisions for later that a seat may take beside whatever it is asked about its turn. */
  orders?(t: State, seat: Seat): VillageOption[]
  keepOrder?(t: State, seat: Seat, option: VillageOption): void
  /** V-TURN-6: something is left to play at the end of the turn, before the deaths or after them. */
  hasLastPlay?(t: State, seat: Seat, hasBeenAsked: boolean): boolean
  /** VM-BREAD-3: a free play could still change who dies. */
  mayChangeDeath?(t: State, seat: Seat, lowest: readonly number[]): boolean
  /** VP-CHEST-3, VI-CARD-2: the most that free plays could still bring now. */
  mightBring?(t: State, seat: Seat): Gift[]
  /** VS-REACT: somebody without a seat who serves on a market day. */
  guestOf?(t: State): Seat | null
  serveGuest?(t: State, guest: Seat, customer: number): void
  /** Ways to double what a craft makes. */
  doublers?(t: State, seat: Seat): Price[]
  /** VM-BREAD-1: a price for a step in church instead of grain. */
  stepPrice?(t: State, seat: Seat): Price | null
  /** True if the drawn figure was not a player's and has been put where it belongs. */
  standUp?(t: State, owner: Seat, member: number): boolean
  /** After the own turn, its deaths included. */
  afterTurn?(t: State, turn: Turn): Flow
  /** VS-END: how many last turns the others have. */
  lastTurns?(t: State, by: Seat | null): Seat[]
  /** The scene that ends a round after the mass, and all its scenes. */
  readonly endOfRound?: string
  readonly scenes?: Readonly<Record<string, (t: State) => Flow<string | null>>>
  /** Before the points are counted. */
  endGame?(t: State): void
  /** V-SCORE-1: the points that are other with it, by those of the base game. */
  score?(t: Scored, p: Player, points: Readonly<Record<Category, number>>): Partial<Record<Category, number>>
  /** Plays an action that is too wide to try everything. */
  choosersFor?(t: State, seat: Seat, space: Space): Chooser[] | null
}

/** The beginning of the running turn. */
export interface Turn {
  seat: Seat
  /** The space and cube taken; none after the well or a free action. */
  space: Space | null
  cube: number
}
