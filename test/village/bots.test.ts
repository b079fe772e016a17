import { describe, expect, it } from 'vitest'
import { dealHidden } from '#bots/deal-hidden'
import { genericBot } from '#bots/generic-bot'
import { ideasFor } from '#bots/levels'
import { rankLines } from '#bots/one-ply'
import { randomAnswer } from '#bots/random-answer'
import {
  type Answer,
  begin,
  below,
  type Luck,
  luckFrom,
  type Options,
  position,
  type Question,
  type RecordedScene,
  Run,
  type Saved,
  untilAsked,
} from '#kernel'
import { village } from '#village/game'
import { breadth } from '../breadth.ts'
import { optionSets, seedOf } from '../conformance.ts'
import { heart } from './hearts.ts'

/** The answer of a seat to the question put to it, by what it can know. */
type Bot = (scene: RecordedScene, ask: Question, luck: Luck) => readonly string[]

const apprentice: Bot = ({ saved, answers }, { seat }, luck) => {
  const question = { game: village, saved, answers, seat, level: 'apprentice', seed: '' } as const
  return ideasFor(question, luck, { turns: 0, spent: () => 0 })[0]?.line[0] as readonly string[]
}

/** As apprentices look, but only at every fourth question, at a few lines, and in one deal. */
const hasty: Bot = ({ saved, answers }, ask, luck) => {
  if (below(luck, 4) > 0) return randomAnswer(luck, ask).picks
  const { seat } = ask
  const deal = dealHidden({ game: village, saved, answers }, seat)
  return rankLines({ insight: genericBot, deal, seat, deals: 1, breadth: 'narrow' }, luck)[0]
    ?.line[0] as readonly string[]
}

function playBots(bot: Bot, seats: number, options: Options, seed: number): Saved {
  const luck: Luck = luckFrom(seedOf(seed + 9))
  let { saved } = untilAsked(village, begin(village, { seats, options, seed: seedOf(seed) }) as Saved)
  while (saved.scene !== null) {
    const answers: Answer[] = []
    const run = Run.onCopy(village, saved)
    while (run.done === null) {
      const ask = run.questionOf(run.waitsFor()[0] as number) as Question
      const answer = { seat: ask.seat, picks: bot({ saved, answers }, ask, luck) }
      expect(run.answer(answer)).toBeNull()
      answers.push(answer)
    }
    saved = untilAsked(village, run.done).saved
  }
  return saved
}

/** One side of each board; the other differs in what it brings alone. */
const SETS = optionSets(village).filter(({ inn, marriage, compensation }) => {
  return inn !== 'back' && marriage !== 'back' && compensation === 'on'
})

/** Half of the games; all of them by `npm run soak -- breadth`. */
const EVERY = breadth(2, 1)

/** Neighbours differ in one option alone: both of its values are among them. */
function halfOf<T>(games: readonly T[]): T[] {
  return games.filter((_, place) => (place + Math.floor(place / 2)) % EVERY === 0)
}

function leastOf({ state }: Saved): number {
  return Math.min(...village.result(state as never).totals)
}

describe('bots', () => {
  it.each(halfOf(SETS.map((options, index) => [1 + (index % 3), options] as const)))(
    'who are apprentices play with %i players %j to its end',
    (seats, options) => {
      expect(leastOf(playBots(apprentice, seats, options, seats))).toBeGreaterThan(0)
    },
  )

  it('play every set to its end, from one player to five', () => {
    const games = optionSets(village).map((options, index) => ({ options, seats: 1 + (index % 5), seed: index }))
    expect(games).toHaveLength(36)
    const ends = halfOf(games).map(({ options, seats, seed }) => playBots(hasty, seats, options, seed))
    expect(Math.min(...ends.map(leastOf))).toBeGreaterThan(0)
  })
})

describe('a scene', () => {
  it('asks the same when it is begun anew from what the seat sees at its first question', () => {
    const luck = luckFrom(seedOf(3))
    for (const [seed, options] of SETS.entries()) {
      const follow = heart(seed)
      let { saved } = untilAsked(
        village,
        begin(village, { seats: 1 + (seed % 5), options, seed: seedOf(seed) }) as Saved,
      )
      while (saved.scene !== null) {
        const answers: Answer[] = []
        let scene = position(village, saved, answers)
        const seen = village.view(scene.now as never, scene.questions[0]?.seat ?? null)
        const again = position(village, { ...saved, state: village.imagine(seen, luck) }, [])
        expect(again.questions, saved.scene).toEqual(scene.questions)
        while (scene.done === null) {
          answers.push(follow(luck, scene.questions[0] as Question, { saved, answers }))
          scene = position(village, saved, answers)
        }
        saved = untilAsked(village, scene.done).saved
      }
    }
  })
})
