import { type Answer, type AnyGame, type Question, Run, type Saved, type Seat } from '#kernel'
import { kindOf } from '../options.ts'
import type { State } from '../state.ts'
import { type DiceWay, NOTHING, type Plan, picksIn } from './plan.ts'

/** Asks whether the step's question is not put where only one answer is left: the dice, or a payment once coins went into the dice. */
function mayBeForced(step: string): boolean {
  const kind = kindOf(step)
  return kind === 'dice' || kind === 'pay'
}

/** The place in the list of the next step that this question offers; steps that were forced are passed over. */
function nextStep(steps: readonly string[], from: number, ask: Question): number {
  for (const [offset, step] of steps.slice(from).entries()) {
    const isOffered = step === NOTHING ? ask.min === 0 : picksIn(step).every((id) => ask.options.includes(id))
    if (isOffered) return from + offset
    if (!mayBeForced(step)) return -1
  }
  return -1
}

/** Takes these steps on a run, passing over what is asked besides; the picks, up to where the steps no longer fit. */
function takeSteps(run: Run<State>, seat: Seat, steps: readonly string[]): string[][] {
  const line: string[][] = []
  let done = 0
  for (let ask = run.questionOf(seat); ask !== undefined; ask = run.questionOf(seat)) {
    const next = nextStep(steps, done, ask)
    if (next < 0 && ask.optional) {
      run.passOver()
      continue
    }
    const step = next < 0 ? ask.pass : steps[next]
    if (step === undefined) break
    const picks = picksIn(step)
    if (run.answer({ seat, picks }) !== null) throw new Error(`a plan's step does not fit: ${step}`)
    line.push(picks)
    if (next >= 0) done = next + 1
  }
  return line
}

/** Plays a plan made one of its ways, up to what comes to light first or to who dies. */
export function playPlan(run: Run<State>, seat: Seat, plan: Plan, way: DiceWay): string[][] {
  return takeSteps(run, seat, [way.option, ...plan.steps])
}

/**
 * A plan made one of its ways, as answers, after those already given (ploughs moved): to the end of the turn, or up to
 * what must come to light first.
 */
export function answersFor(
  game: AnyGame,
  saved: Saved<State>,
  plan: Plan,
  way: DiceWay,
  given: readonly Answer[] = [],
): Answer[] {
  const burial = way.death && !plan.isOpen ? [plan.burial] : []
  const run = Run.onCopy(game, saved)
  const { seat } = run.questions[0] ?? { seat: 0 }
  for (const answer of given) run.answer(answer)
  const line = takeSteps(run, seat, [way.option, ...plan.steps, ...burial])
  return [...given, ...line.map((picks) => ({ seat, picks }))]
}
