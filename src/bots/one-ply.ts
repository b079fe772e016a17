import { below, type GameState, type Luck, movesOf, type Run, type Seat } from '#kernel'
import type { Deal } from './deal-hidden.ts'
import type { AnyInsight, Breadth, Idea, Insight, Line, Open, Reason, Trial } from './insight.ts'
import { playLine } from './play-line.ts'

const WORDS = 2 ** 32

/** Luck of its own for every deal, so that lines can be compared in one and the same. */
export function newLuck(luck: Luck): Luck {
  return [below(luck, WORDS), below(luck, WORDS), below(luck, WORDS), below(luck, WORDS - 1) + 1, 0]
}

/** A look at the lines of one seat. */
export interface OnePlyLook {
  readonly insight: AnyInsight
  readonly deal: Deal
  readonly seat: Seat
  /** In so many deals a line is tried in which luck plays a part. */
  readonly deals: number
  /** Lines that are looked at whether they are among the sensible ones or not. */
  readonly also?: readonly Line[]
  /** The lines that are candidates; `wide` if nothing is said. */
  readonly breadth?: Breadth
}

/** The seat whose turn is judged, and the knowledge of the game it is judged by. */
interface Judge<S extends GameState> {
  readonly insight: Insight<S>
  readonly seat: Seat
}

/** Plays a line in a deal, and gives back where it leads. */
export function playedLine<S extends GameState>({ insight, seat }: Judge<S>, line: Line, open: Open<S>): Run<S> {
  const run = open()
  playLine(insight, run, seat, line)
  return run
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** So many deals a line is tried in, if luck plays a part in it. */
export const USUAL_DEALS = 3

/** Lines are compared in the same deals: each is tried in the first, and in the others where luck plays a part in it. */
export interface ComparedDeals<S extends GameState = GameState> {
  readonly first: Open<S>
  readonly others: readonly Open<S>[]
  /** The moves of luck before any line. */
  readonly moved: number
}

export function comparedDeals<S extends GameState>(
  deal: (luck: Luck) => Open<S>,
  count: number,
  luck: Luck,
): ComparedDeals<S> {
  const first = deal(newLuck(luck))
  const others = Array.from({ length: count - 1 }, () => deal(newLuck(luck)))
  return { first, others, moved: movesOf(first().state) }
}

/** By how many points the seat is expected to be ahead right after a line that was tried in the first of the deals. */
export function expectedLead<S extends GameState>(
  { insight, seat }: Judge<S>,
  { others, moved }: ComparedDeals<S>,
  { line, run }: Trial<S>,
): number {
  const lead = insight.lead(run, seat)
  if (movesOf(run.state) === moved) return lead
  return mean([lead, ...others.map((open) => insight.lead(playedLine({ insight, seat }, line, open), seat))])
}

/** Every line with what is expected right after it, the best first. */
export function rankLines(look: OnePlyLook, luck: Luck): Idea[] {
  const { insight, deal, seat, deals, also = [], breadth = 'wide' } = look
  const compared = comparedDeals(deal, deals, luck)
  const sensible = insight.trials(compared.first, seat, breadth)
  const more = also.map((line): Trial => ({ line, run: playedLine(look, line, compared.first) }))
  const ideas = [...sensible, ...more].map((trial) => ({
    line: trial.line,
    lead: expectedLead(look, compared, trial),
  }))
  return ideas.sort((a, b) => b.lead - a.lead)
}

/** Explains a line: its gains and costs by theme, in the mean of some deals, the greatest first. */
export function explainLine(look: OnePlyLook, line: Line, luck: Luck): Reason[] {
  const { insight, deal, seat, deals } = look
  const sums = new Map<string, number>()
  for (let dealt = 0; dealt < deals; dealt++) {
    const open = deal(newLuck(luck))
    const { game, state } = open()
    const told = insight.reasons?.(state, playedLine(look, line, open).state, seat, game) ?? []
    for (const { theme, points } of told) sums.set(theme, (sums.get(theme) ?? 0) + points / deals)
  }
  return [...sums].map(([theme, points]) => ({ theme, points })).sort((a, b) => b.points - a.points)
}
