import { gameNamed } from '#games/registry'
import { luckFrom } from '#kernel'
import type { Idea } from './insight.ts'
import { ideasFor, type Question, turnsFor } from './thinker.ts'

/** A question as it can be handed to a worker, and the bell that ends all thinking about it. */
export interface ThinkTask {
  readonly question: Omit<Question, 'game'> & { readonly game: string }
  readonly bell: Int32Array
}

export default function think({ question, bell }: ThinkTask): readonly Idea[] {
  const game = gameNamed(question.game)
  if (game === undefined) throw new Error(`there is no game ${question.game}`)
  const isOver = () => Atomics.load(bell, 0) !== 0
  const asked = { ...question, game }
  return ideasFor(asked, luckFrom(question.seed), { turns: turnsFor(asked), isOver })
}
