import { type Answer, type AnyGame, begin, luckFrom, position, type Result, type Saved, untilAsked } from '#kernel'
import { newLuck } from '#players/greedy'
import type { Level } from '#players/insight'
import { randomAnswer } from '#players/random'
import { ideasFor, turnsFor } from '#players/thinker'
import { seedOf } from '#test/conformance'

/** Who sits at a seat: a bot of some level, or pure chance. */
export type Sitter = Level | 'random'

export interface Match {
  readonly game: AnyGame
  /** By seat. */
  readonly sitters: readonly Sitter[]
  readonly seed: number
  readonly content?: unknown
  /** How many turns a master plays in thought; what is usual if nothing is said. */
  readonly turns?: number
  /** Told of every state in which a scene begins. */
  readonly watch?: (saved: Saved) => void
}

export interface Played {
  readonly end: Saved
  readonly result: Result
  readonly scenes: number
}

/** So many scenes no game of sensible players has; who plays at random may take long. */
const MOST_SCENES = 4000

/** Plays a whole game as it is played at a table: what comes to light makes everybody think anew. */
export function playMatch(match: Match): Played {
  const { game, sitters, seed, content, watch } = match
  const luck = luckFrom(seedOf(seed ^ 0x5eed))
  const fresh = begin(game, { seats: sitters.length, seed: seedOf(seed), ...(content !== undefined && { content }) })
  let { saved } = untilAsked(game, fresh)
  let scenes = 0
  while (saved.scene !== null && scenes < MOST_SCENES) {
    watch?.(saved)
    saved = untilAsked(
      game,
      playScene(match, saved, () => newLuck(luck)),
    ).saved
    scenes++
  }
  return { end: saved, result: game.result(saved.state), scenes }
}

function playScene(match: Match, saved: Saved, newLuckOf: () => ReturnType<typeof newLuck>): Saved {
  const { game } = match
  const answers: Answer[] = []
  for (;;) {
    const { asks, done } = position(game, saved, answers)
    if (done !== null) return done
    const [ask] = asks
    if (ask === undefined) throw new Error('a scene waits for nobody')
    const { seat } = ask
    const luck = newLuckOf()
    const sitter = match.sitters[seat] as Sitter
    const line = sitter === 'random' ? [randomAnswer(luck, ask).picks] : lineOf(match, { saved, answers, seat }, luck)
    answers.push(...upToReveal(match.game, saved, answers, seat, line))
  }
}

function lineOf(
  { game, sitters, turns }: Match,
  stand: { saved: Saved; answers: readonly Answer[]; seat: number },
  luck: ReturnType<typeof newLuck>,
): readonly (readonly string[])[] {
  const level = sitters[stand.seat] as Level
  const question = { game, ...stand, level, seed: '', ...(turns !== undefined && { turns }) }
  const [best] = ideasFor(question, luck, { turns: turnsFor(question), isOver: () => false })
  if (best === undefined) throw new Error('who is asked has an idea')
  return best.line
}

function upToReveal(
  game: AnyGame,
  saved: Saved,
  before: readonly Answer[],
  seat: number,
  line: readonly (readonly string[])[],
): Answer[] {
  const answers: Answer[] = []
  for (const picks of line) {
    const here = position(game, saved, [...before, ...answers, { seat, picks }])
    if (here.refusal !== null) break
    answers.push({ seat, picks })
    if (here.finalUpTo > before.length) break
  }
  if (answers.length === 0) throw new Error('a line must begin with an answer')
  return answers
}

export interface Interval {
  readonly share: number
  readonly least: number
  readonly most: number
}

const SIGMAS = 1.96

function rounded(value: number): number {
  return Number(value.toFixed(3))
}

/** A share with the bounds between which it lies in 95 of 100 cases (Wilson). */
export function intervalOf(won: number, of: number): Interval {
  const share = won / of
  const square = SIGMAS ** 2
  const middle = (share + square / (2 * of)) / (1 + square / of)
  const half = (SIGMAS * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))) / (1 + square / of)
  return { share: rounded(share), least: rounded(middle - half), most: rounded(middle + half) }
}
