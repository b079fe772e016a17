import { describe, expect, it } from 'vitest'
import {
  type Answer,
  type Ask,
  begin,
  type Luck,
  luckFrom,
  type Options,
  position,
  type Saved,
  untilAsked,
} from '#kernel'
import { ideasFor } from '#players/thinker'
import { village } from '#village/game'
import { optionSets, seedOf } from '../conformance.ts'
import { heart } from './hearts.ts'

function playApprentices(seats: number, options: Options, seed: number): Saved {
  const luck: Luck = luckFrom(seedOf(seed + 9))
  let { saved } = untilAsked(village, begin(village, { seats, options, seed: seedOf(seed) }) as Saved)
  while (saved.scene !== null) {
    const answers: Answer[] = []
    let here = position(village, saved, answers)
    while (here.done === null) {
      const { seat } = here.asks[0] as Ask
      const question = { game: village, saved, answers, seat, level: 'apprentice', seed: '' } as const
      const [best] = ideasFor(question, luck, { turns: 0, isOver: () => false })
      if (best === undefined) throw new Error(`no idea in ${saved.scene}`)
      answers.push({ seat, picks: best.line[0] ?? [] })
      here = position(village, saved, answers)
    }
    saved = untilAsked(village, here.done).saved
  }
  return saved
}

/** One side of each board; the other differs in what it brings alone. */
const SETS = optionSets(village).filter(({ inn, marriage, compensation }) => {
  return inn !== 'back' && marriage !== 'back' && compensation === 'on'
})

describe('apprentices', () => {
  it.each(SETS.map((options, at) => [1 + (at % 3), options] as const))(
    'with %i players play %j to its end',
    (seats, options) => {
      const end = playApprentices(seats, options, seats)
      expect(Math.min(...village.result(end.state as never).totals)).toBeGreaterThan(0)
    },
  )
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
        let here = position(village, saved, answers)
        const seen = village.view(here.now as never, here.asks[0]?.seat ?? null)
        const again = position(village, { ...saved, state: village.imagine(seen, luck) }, [])
        expect(again.asks, saved.scene).toEqual(here.asks)
        while (here.done === null) {
          answers.push(follow(luck, here.asks[0] as Ask, { saved, answers }))
          here = position(village, saved, answers)
        }
        saved = untilAsked(village, here.done).saved
      }
    }
  })
})
