import { type Answer, type AnyGame, type Question, Run, type Saved } from '#kernel'
import { kindOf } from '../options.ts'
import type { State } from '../state.ts'
import { type DiceWay, NOTHING, type Plan } from './plan.ts'

/** Asks whether the step is skipped where only one answer is left: the dice, or a payment once coins went into the dice. */
function mayBeForced(step: string): boolean {
  const kind = kindOf(step)
  return kind === 'dice' || kind === 'pay'
}

/** The place in the list of the next step that this question offers; steps that were forced are passed over. */
function nextStep(steps: readonly string[], from: number, ask: Question): number {
  for (const [offset, step] of steps.slice(from).entries()) {
    const isOffered = step === NOTHING ? ask.min === 0 : step.split(',').every((id) => ask.options.includes(id))
    if (isOffered) return from + offset
    if (!mayBeForced(step)) return -1
  }
  return -1
}

/** A plan made one of its ways, as answers, after those already given (ploughs moved): to the end of the turn, or up to what must come to light first. */
export function answersFor(
  game: AnyGame,
  saved: Saved<State>,
  plan: Plan,
  way: DiceWay,
  given: readonly Answer[] = [],
): Answer[] {
  const steps = [way.option, ...plan.steps, ...(way.death && !plan.isOpen ? [plan.burial] : [])]
  const run = Run.onCopy(game, saved)
  const { seat } = run.questions[0] ?? { seat: 0 }
  for (const answer of given) run.answer(answer)
  const answers: Answer[] = [...given]
  let done = 0
  for (let ask = run.questionOf(seat); ask !== undefined; ask = run.questionOf(seat)) {
    const next = nextStep(steps, done, ask)
    if (next < 0 && ask.optional) {
      run.passOver()
      continue
    }
    const step = next < 0 ? ask.pass : steps[next]
    if (step === undefined) break
    const answer = { seat, picks: step === NOTHING ? [] : step.split(',') }
    if (run.answer(answer) !== null) throw new Error(`a plan's step does not fit: ${step}`)
    answers.push(answer)
    if (next >= 0) done = next + 1
  }
  return answers
}
