import type { Cards } from '#data/kingsbridge/schema'
import { playerOf, seatsFrom } from '#games/shared/seats'
import type { GameState, Luck, Seat, Setup } from '#kernel'
import { contentIndexOf } from './content-index.ts'
import type { KingsbridgeNews } from './news.ts'
import {
  type ByDuty,
  type ByGood,
  type ByStocked,
  byGood,
  byStocked,
  CARDS,
  type Card,
  type Good,
  type Material,
  type Penalty,
  type ProjectId,
  type SpaceId,
} from './words.ts'

export { playerOf, seatsOf } from '#games/shared/seats'

export interface Player {
  vp: number
  goods: ByGood<number>
  hand: Card[]
  /** The open pile; the card laid last is the last one. */
  open: Card[]
  /** The discard pile. */
  discards: Card[]
  /** Penalties that await the player in round 1 of the next chapter, or hold in it. */
  penalties: Penalty[]
}

/** A project on the board, with what lies on its fields. */
export interface Project {
  id: ProjectId
  stone: number
  wood: number
  /** The donors. */
  seals: Seat[]
}

export interface State extends GameState<Cards, KingsbridgeNews> {
  chapter: number
  /** The round of the chapter, 0 before its first one. */
  round: number
  /** The holder of the shield: the active player. */
  shield: Seat
  /** The number of seats that have had their turn in this action phase. */
  turns: number
  /** The lasting exchanges made in this turn. */
  traded: string[]
  stock: ByStocked<number>
  /** The money of all players together. */
  money: number
  /** Materials that stand in for what the stock lacked. */
  replaced: Record<Material, number>
  /** The place of the favour marker on the track. */
  marker: number
  covered: SpaceId[]
  isClothCovered: boolean
  /** The only projects that may be built on; null when all may. */
  allowed: ProjectId[] | null
  /** In board order. */
  projects: Project[]
  /** The owner of the house on each plot. */
  plots: (Seat | null)[]
  /** Hidden until turned up: the plague tile of each place, 0 once it is gone; empty before the plague. */
  tiles: number[]
  /** Which of the tiles are turned up, place 1 first. */
  isSick: boolean[]
  /** The event on the council, and how its card lies there. */
  event: string | null
  rotation: number | null
  /** The lasting events of earlier rounds, the oldest first. */
  edge: string[]
  /** The events of this chapter so far. */
  turned: string[]
  /** Hidden: the events to come in this chapter. */
  deck: string[]
  /** Which effect of the event comes next. */
  effect: number
  /** The seats to which the sealed question that follows is put. */
  asked: Seat[]
  /** K-SECRET-5: goods are screened, and nothing shows who had nothing to choose; tables of before tell it. */
  keepsSilent?: true
  /** This round has no action phase. */
  isSkipped: boolean
  /** By seat, what was missing of the duties, until the penalties are settled. */
  missing: ByDuty<number>[]
  isOver: boolean
  players: Player[]
}

/** Turn order: clockwise from the active player. */
export function turnOrder(t: Pick<State, 'shield' | 'setup'>): Seat[] {
  return seatsFrom(t, t.shield)
}

/** The seat whose turn it is in the action phase. */
export function seatOnTurn(t: Pick<State, 'shield' | 'turns' | 'setup'>): Seat {
  return (t.shield + t.turns) % t.setup.seats
}

/** K-SETUP-6: in the first chapter with starred cards everybody has only these. */
export function hasStarredOnly(t: Pick<State, 'chapter' | 'setup'>): boolean {
  return t.chapter <= 1 && t.setup.options.firstChapterCards === 'starred'
}

export function cardsOf(t: Pick<State, 'chapter' | 'setup'>): readonly Card[] {
  return hasStarredOnly(t) ? contentIndexOf(t).starred : CARDS
}

export function housesOf(t: Pick<State, 'plots'>, seat: Seat): number[] {
  return t.plots.flatMap((owner, plot) => (owner === seat ? [plot] : []))
}

export function housesOn(t: Pick<State, 'plots'>, seat: Seat): number {
  let count = 0
  for (const owner of t.plots) if (owner === seat) count++
  return count
}

export function sealsLeft(t: Pick<State, 'projects' | 'setup'>, seat: Seat): number {
  const laid = t.projects.filter(({ seals }) => seals.includes(seat)).length
  return t.setup.content.constants.sealsPerPlayer.value - laid
}

export function projectOn(t: Pick<State, 'projects'>, id: ProjectId): Project | undefined {
  return t.projects.find((project) => project.id === id)
}

/** K-LAST-1: the lasting cards on the edge, and in its own round the one on the council. */
export function lastingEvents(t: Pick<State, 'edge' | 'event' | 'setup'>): string[] {
  if (t.event === null || contentIndexOf(t).event[t.event]?.kind !== 'lasting') return t.edge
  return [...t.edge, t.event]
}

/** The amount a seat shows: goods, or houses on the board. */
export function shownBy(t: State, seat: Seat, of: Good | 'houses'): number {
  return of === 'houses' ? housesOn(t, seat) : playerOf(t, seat).goods[of]
}

function newPlayer(cards: Cards): Player {
  const { startVp, startGoods } = cards.constants
  return {
    vp: startVp.value,
    goods: byGood((good) => startGoods.goods[good] ?? 0),
    hand: [],
    open: [],
    discards: [],
    penalties: [],
  }
}

/** The version of the rules that came with K-SECRET-5. */
const SILENT_SINCE = 2

function stockAfter(cards: Cards, players: readonly Player[]): ByStocked<number> {
  const held = (good: Good) => players.reduce((sum, p) => sum + p.goods[good], 0)
  return byStocked((good) => cards.stock[good].value - held(good))
}

/**
 * K-SETUP. The draw order: at the start of each chapter its eleven events; in each round what its rules draw, seat by
 * seat in turn order; at the end of each chapter the tax die, after the second one then the plague tiles.
 */
export function setUp(setup: Setup<Cards>, luck: Luck): State {
  const keepsSilent = setup.version >= SILENT_SINCE && setup.options.goods === 'screened'
  const cards = setup.content
  const { constants, favour, plots, projects } = cards
  const players = Array.from({ length: setup.seats }, () => newPlayer(cards))
  const onBoard = projects.filter(({ enters }) => enters === 'start')
  return {
    setup,
    luck,
    news: [],
    chapter: 0,
    round: 0,
    shield: 0,
    turns: 0,
    traded: [],
    stock: stockAfter(cards, players),
    money: players.reduce((sum, p) => sum + p.goods.money, 0),
    replaced: { stone: 0, wood: 0 },
    marker: contentIndexOf({ setup }).space[favour.start],
    covered: [],
    isClothCovered: constants.clothCoveredAtStart.value,
    allowed: null,
    projects: onBoard.map(({ id }) => ({ id, stone: 0, wood: 0, seals: [] })),
    plots: plots.map(() => null),
    tiles: [],
    isSick: [],
    event: null,
    rotation: null,
    edge: [],
    turned: [],
    deck: [],
    effect: 0,
    asked: [],
    isSkipped: false,
    missing: [],
    isOver: false,
    players,
    ...(keepsSilent && { keepsSilent }),
  }
}
