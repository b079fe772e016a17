import { LEVELS, type Level } from '#bots/insight'
import { ideasFor, type ThinkRequest } from '#bots/levels'
import { playMatch } from '#bots/self-play'
import { type Answer, luckFrom, type Saved, type Seat } from '#kernel'
import { seedOf } from '#test/conformance'
import { willyville } from '#willyville/game'
import type { State } from '#willyville/state'

/** One question of a game: where its scene began, what was answered since, and who is asked. */
export interface Moment {
  readonly saved: Saved<State>
  readonly answers: readonly Answer[]
  readonly seat: Seat
}

/** Every question of a game among apprentices, who come everywhere. */
export function momentsOf(seats: number, seed: number): Moment[] {
  const moments: Moment[] = []
  const sitters = Array.from({ length: seats }, () => 'apprentice' as const)
  playMatch({
    game: willyville,
    sitters,
    seed: seedOf(seed),
    watch: (saved, answers, seat) => moments.push({ saved: saved as Saved<State>, answers: [...answers], seat }),
  })
  return moments
}

export function every<T>(list: readonly T[], step: number): T[] {
  return list.filter((_, at) => at % step === 0)
}

export { LEVELS }

export function questionAt(moment: Moment, level: Level): ThinkRequest {
  return { game: willyville, ...moment, level, seed: seedOf(7) }
}

/** Short thought: what is proved does not depend on how long. */
const TURNS = 24

export function answered(question: ThinkRequest, spent = () => 0) {
  return ideasFor(question, luckFrom(question.seed), { turns: TURNS, spent })
}
