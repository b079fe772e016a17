import { type Answer, begin, luckFrom, type Options, type Position, position, type Question, type Saved } from '#kernel'
import { village } from '#village/game'
import type { State } from '#village/state'
import { seedOf } from '../conformance.ts'
import { explorer, heart } from './hearts.ts'

/** A question of a game as people might play it: what was answered before in its scene, and what is asked. */
export interface Asked {
  readonly saved: Saved<State>
  readonly answers: readonly Answer[]
  readonly here: Position<State>
  readonly ask: Question
}

export interface Game {
  readonly seats: number
  readonly options: Options
  readonly seed: number
}

/** Every question of a game of players with hearts. */
export function questionsOf({ seats, options, seed }: Game): Asked[] {
  const luck = luckFrom(seedOf(seed + 31))
  const pick = seed % 3 === 0 ? explorer : heart(seed)
  const asked: Asked[] = []
  let saved = begin(village, { seats, options, seed: seedOf(seed) }) as Saved<State>
  while (saved.scene !== null) {
    const answers: Answer[] = []
    let scene = position<State>(village, saved, answers)
    while (scene.done === null) {
      const ask = scene.questions[0] as Question
      asked.push({ saved, answers: answers.slice(), here: scene, ask })
      answers.push(pick(luck, ask, { saved, answers }))
      scene = position(village, saved, answers)
    }
    saved = scene.done
  }
  return asked
}

/** Those with which a turn begins: a cube or the well, or the one action that is free. */
export function beginningsOf(game: Game): Asked[] {
  return questionsOf(game).filter(({ here }) => here.now.turn === 'open')
}
