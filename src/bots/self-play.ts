import {
  type Answer,
  type AnyGame,
  begin,
  type Luck,
  luckFrom,
  position,
  type Result,
  type Saved,
  type Seat,
  untilAsked,
} from '#kernel'
import type { Level, Line } from './insight.ts'
import { ideasFor, turnsFor } from './levels.ts'
import { newLuck } from './one-ply.ts'
import { randomAnswer } from './random-answer.ts'

/** A player of a match: a bot of some level, or pure chance. */
export type MatchPlayer = Level | 'random'

export interface Match {
  readonly game: AnyGame
  /** By seat. */
  readonly sitters: readonly MatchPlayer[]
  readonly seed: string
  readonly content?: unknown
  /** The turns a master plays in thought; as usual if nothing is said. */
  readonly turns?: number
  /** Told of every question before it is answered: where the scene began, the answers since, and who is asked. */
  readonly watch?: (saved: Saved, answers: readonly Answer[], seat: Seat) => void
}

export interface FinishedMatch {
  readonly end: Saved
  readonly result: Result
  readonly scenes: number
}

/** So many scenes no game of sensible players has; who plays at random may take long. */
const MOST_SCENES = 4000

/** Plays a whole game as it is played at a table: what comes to light makes everybody think anew. */
export function playMatch(match: Match): FinishedMatch {
  const { game, sitters, seed, content } = match
  // The players' luck is not the game's.
  const luck = luckFrom(`${seed}${'70'.repeat(4)}`)
  const fresh = begin(game, { seats: sitters.length, seed, ...(content !== undefined && { content }) })
  let { saved } = untilAsked(game, fresh)
  let scenes = 0
  while (saved.scene !== null && scenes < MOST_SCENES) {
    saved = untilAsked(game, playScene(match, saved, luck)).saved
    scenes++
  }
  return { end: saved, result: game.result(saved.state), scenes }
}

function playScene(match: Match, saved: Saved, luck: Luck): Saved {
  const { game, sitters, watch } = match
  const answers: Answer[] = []
  for (;;) {
    const { questions, done } = position(game, saved, answers)
    if (done !== null) return done
    const [ask] = questions
    if (ask === undefined) throw new Error('a scene waits for nobody')
    const { seat } = ask
    watch?.(saved, answers, seat)
    const sitter = sitters[seat] as MatchPlayer
    const own = newLuck(luck)
    const line = sitter === 'random' ? [randomAnswer(own, ask).picks] : lineOf(match, saved, answers, seat, own)
    answers.push(...upToReveal(game, saved, answers, seat, line))
  }
}

function lineOf(match: Match, saved: Saved, answers: readonly Answer[], seat: Seat, luck: Luck): Line {
  const { game, sitters, turns } = match
  const level = sitters[seat] as Level
  const question = { game, saved, answers, seat, level, seed: '', ...(turns !== undefined && { turns }) }
  const [best] = ideasFor(question, luck, { turns: turnsFor(question), spent: () => 0 })
  if (best === undefined) throw new Error('who is asked has an idea')
  return best.line
}

function upToReveal(game: AnyGame, saved: Saved, before: readonly Answer[], seat: Seat, line: Line): Answer[] {
  const answers: Answer[] = []
  for (const picks of line) {
    const now = position(game, saved, [...before, ...answers, { seat, picks }])
    if (now.refusal !== null) break
    answers.push({ seat, picks })
    if (now.finalUpTo > before.length) break
  }
  if (answers.length === 0) throw new Error('a line must begin with an answer')
  return answers
}
