import { gameNamed } from '#games/registry'
import { luckFrom } from '#kernel'
import type { Idea } from './insight.ts'
import { ideasFor, type ThinkRequest, turnsFor } from './levels.ts'

/** A question as it can be handed to a worker, how long it may take from then on, and the bell that ends it before. */
export interface ThinkTask {
  readonly question: Omit<ThinkRequest, 'game'> & { readonly game: string }
  readonly patience: number
  readonly bell: Int32Array
}

export default function think({ question, patience, bell }: ThinkTask): readonly Idea[] {
  const game = gameNamed(question.game)
  if (game === undefined) throw new Error(`there is no game ${question.game}`)
  const start = performance.now()
  const spent = () => (Atomics.load(bell, 0) === 0 ? (performance.now() - start) / patience : 1)
  const asked = { ...question, game }
  return ideasFor(asked, luckFrom(question.seed), { turns: turnsFor(asked), spent })
}
