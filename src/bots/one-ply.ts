import { below, type Luck, movesOf, type Run, type Seat } from '#kernel'
import type { Deal } from './deal-hidden.ts'
import type { AnyInsight, Breadth, Idea, Line, Open, Reason, Trial } from './insight.ts'
import { playLine } from './play-line.ts'

const WORDS = 2 ** 32

/** Luck of its own for every deal, so that lines can be compared in one and the same. */
export function newLuck(luck: Luck): Luck {
  return [below(luck, WORDS), below(luck, WORDS), below(luck, WORDS), below(luck, WORDS - 1) + 1, 0]
}

/** Who looks where. */
export interface OnePlyLook {
  readonly insight: AnyInsight
  readonly deal: Deal
  readonly seat: Seat
  /** In so many deals a line is tried in which luck plays a part. */
  readonly deals: number
  /** Lines that are looked at whether they are among the sensible ones or not. */
  readonly also?: readonly Line[]
  /** How far is looked around; wide if nothing is said. */
  readonly breadth?: Breadth
}

/** Where a line leads in a deal. */
export function playedLine({ insight, seat }: OnePlyLook, line: Line, open: Open): Run {
  const run = open()
  playLine(insight, run, seat, line)
  return run
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Every line with what is expected right after it, the best first. */
export function rankLines(look: OnePlyLook, luck: Luck): Idea[] {
  const { insight, deal, seat, deals, also = [], breadth = 'wide' } = look
  const [open, ...others] = Array.from({ length: deals }, () => deal(newLuck(luck))) as [Open, ...Open[]]
  const moves = movesOf(open().state)
  const isLucky = ({ run }: Trial) => movesOf(run.state) !== moves
  const sensible = insight.trials(open, seat, breadth)
  const more = also.map((line): Trial => ({ line, run: playedLine(look, line, open) }))
  const ideas = [...sensible, ...more].map((trial) => {
    const leads = isLucky(trial) ? others.map((other) => insight.lead(playedLine(look, trial.line, other), seat)) : []
    return { line: trial.line, lead: mean([insight.lead(trial.run, seat), ...leads]) }
  })
  return ideas.sort((a, b) => b.lead - a.lead)
}

/** What a line brings and costs, by theme, in the mean of some deals; the greatest first. */
export function explainLine(look: OnePlyLook, line: Line, luck: Luck): Reason[] {
  const { insight, deal, seat, deals } = look
  const sums = new Map<string, number>()
  for (let at = 0; at < deals; at++) {
    const open = deal(newLuck(luck))
    const { game, state } = open()
    const told = insight.reasons?.(state, playedLine(look, line, open).state, seat, game) ?? []
    for (const { theme, points } of told) sums.set(theme, (sums.get(theme) ?? 0) + points / deals)
  }
  return [...sums].map(([theme, points]) => ({ theme, points })).sort((a, b) => b.points - a.points)
}
