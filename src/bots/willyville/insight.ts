import type { Question, Run } from '#kernel'
import type { State } from '#willyville/state'
import type { Insight } from '../insight.ts'
import { habitOf } from './answers.ts'
import { leadOf, outlook, totalOf, type Weights } from './judge.ts'
import { trialsOf } from './lines.ts'
import { reasonsFor } from './reasons.ts'

/** Willyville, judged by these weights. */
export function insightBy(weights: Weights): Insight<State> {
  return {
    trials: trialsOf,
    habit: (run, seat) => habitOf(run.questionOf(seat) as Question, run.state),
    lead: (run, seat) => leadOf(expected(weights, run), seat),
    reasons: (before, after, seat) => reasonsFor(weights, before, after, seat),
  }
}

/** Every seat's points in the end, as far as can be judged. */
function expected(weights: Weights, { game, state, next }: Run<State>): readonly number[] {
  return next === null ? game.result(state).points.map(totalOf) : outlook(weights, state)
}
