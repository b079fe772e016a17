import { type MatchPlayer, playMatch } from '#bots/self-play'
import { gameNamed } from '#games/registry'
import type { Result } from '#kernel'
import { seedOf } from './seed.ts'

/** A match to be played elsewhere: whatever may be sent there. */
export interface MatchTask {
  readonly game: string
  readonly sitters: readonly MatchPlayer[]
  readonly seed: number
  readonly turns?: number | undefined
  readonly content?: unknown
}

export interface MatchEnd {
  readonly state: unknown
  readonly result: Result
  readonly scenes: number
}

export default function playOne({ game: name, sitters, seed, turns, content }: MatchTask): MatchEnd {
  const game = gameNamed(name)
  if (game === undefined) throw new Error(`There is no game "${name}".`)
  const more = { ...(turns !== undefined && { turns }), ...(content !== undefined && { content }) }
  const { end, result, scenes } = playMatch({ game, sitters, seed: seedOf(seed), ...more })
  return { state: end.state, result, scenes }
}
