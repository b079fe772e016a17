import type { AnyGame, Saved } from './game.ts'
import type { Seat } from './question.ts'
import { type Answer, Run } from './run.ts'

/**
 * What all before a seat would answer if they passed, up to its own question: there it may answer early (V-ASK-1,
 * K-DONOR-4). Null where the question that is open does not come to it, or not by passing alone.
 */
export function passesBefore(
  game: AnyGame,
  saved: Saved,
  answers: readonly Answer[],
  seat: Seat,
): readonly Answer[] | null {
  const run = Run.onCopy(game, saved)
  for (const answer of answers) run.answer(answer)
  const passes: Answer[] = []
  while (run.questionOf(seat) === undefined) {
    const [before] = run.waitsFor()
    const question = before === undefined ? undefined : run.questionOf(before)
    const pick = question?.pass
    if (question === undefined || pick === undefined || question.later?.includes(seat) !== true) return null
    // A seat that passes and is asked again would never let the question go on.
    if (passes.some((pass) => pass.seat === question.seat)) return null
    const pass = { seat: question.seat, picks: [pick] }
    run.answer(pass)
    passes.push(pass)
  }
  // It may be asked something else, after the round.
  return passes.length > 0 && run.questionOf(seat)?.later !== undefined ? passes : null
}
