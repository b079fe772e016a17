import type { Question, Run, Seat } from '#kernel'
import type { State } from '#willyville/state'
import type { Insight } from '../insight.ts'
import { candidateLines } from './candidate-lines.ts'
import { expectedTotal, expectedTotals, leadOf, totalOf, type Weights } from './evaluator.ts'
import { explain } from './explanations.ts'
import { habitualAnswer } from './sensible-answers.ts'

/** What is known of Willyville, and what is needed to compare a seat's own plans. */
export interface WillyvilleInsight extends Insight<State> {
  /** The points a seat will have in the end, as far as can be judged. */
  total(run: Run<State>, seat: Seat): number
}

/** Willyville, judged by these weights. */
export function insightBy(weights: Weights): WillyvilleInsight {
  const total: WillyvilleInsight['total'] = ({ game, state, next }, seat) =>
    next === null ? totalOf(game.result(state).points[seat] ?? {}) : expectedTotal(weights, state, seat)
  return {
    trials: (open, seat, breadth) => candidateLines({ open, seat, total }, breadth),
    habit: (run, seat) => habitualAnswer(run.questionOf(seat) as Question, run.state),
    lead: (run, seat) => leadOf(expected(weights, run), seat),
    total,
    reasons: (before, after, seat) => explain(weights, before, after, seat),
  }
}

/** Every seat's points in the end, as far as can be judged. */
function expected(weights: Weights, { game, state, next }: Run<State>): readonly number[] {
  return next === null ? game.result(state).points.map(totalOf) : expectedTotals(weights, state)
}
