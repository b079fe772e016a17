import type { Question, Run } from '#kernel'
import type { State } from '#willyville/state'
import type { Insight } from '../insight.ts'
import { candidateLines } from './candidate-lines.ts'
import { expectedTotals, leadOf, totalOf, type Weights } from './evaluator.ts'
import { explain } from './explanations.ts'
import { habitualAnswer } from './sensible-answers.ts'

/** Willyville, judged by these weights. */
export function insightBy(weights: Weights): Insight<State> {
  return {
    trials: candidateLines,
    habit: (run, seat) => habitualAnswer(run.questionOf(seat) as Question, run.state),
    lead: (run, seat) => leadOf(expected(weights, run), seat),
    reasons: (before, after, seat) => explain(weights, before, after, seat),
  }
}

/** Every seat's points in the end, as far as can be judged. */
function expected(weights: Weights, { game, state, next }: Run<State>): readonly number[] {
  return next === null ? game.result(state).points.map(totalOf) : expectedTotals(weights, state)
}
