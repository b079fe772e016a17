import { describe, expect, it } from 'vitest'
import { luckFrom, position } from '#kernel'
import { seedOf } from '#test/conformance'
import { willyville } from '#willyville/game'
import type { State } from '#willyville/state'
import { LETTERS, STACKS } from '#willyville/words'
import { answered, every, LEVELS, type Moment, momentsOf, questionAt } from './questions.ts'

/** The same for this seat's eyes, with everything it cannot see dealt otherwise. */
function otherwise({ saved, answers, seat }: Moment, deal: number): Moment {
  const state = willyville.imagine(willyville.view(saved.state, seat), luckFrom(seedOf(deal)))
  return { saved: { ...saved, state }, answers, seat }
}

/** So many cards at most come to light in one turn; what lies below them may be dealt otherwise. */
const TURNED = 6

/** In the middle of a turn only what has not come to light may lie otherwise. */
function deeper({ saved, answers, seat }: Moment): Moment {
  const t = saved.state
  const turned = <T>(pile: readonly T[], above: number): T[] => [
    ...pile.slice(0, above),
    ...pile.slice(above).reverse(),
  ]
  const travel = Object.fromEntries(LETTERS.map((letter) => [letter, turned(t.travel[letter], 2)]))
  const monks = Object.fromEntries(STACKS.map((stack) => [stack, turned(t.monks[stack], 2)]))
  const state = { ...t, deck: turned(t.deck, TURNED), travel, monks } as State
  return { saved: { ...saved, state }, answers, seat }
}

describe.each(LEVELS)('what a bot cannot see: %s', (level) => {
  const moments = [...momentsOf(2, 11), ...momentsOf(4, 12)]
  const fresh = moments.filter(({ answers }) => answers.length === 0)
  const late = moments.filter(({ answers }) => answers.length > 0)

  it('never changes what it does at the beginning of a turn', () => {
    for (const moment of every(fresh, level === 'master' ? 12 : 5)) {
      const ideas = answered(questionAt(moment, level))
      expect(answered(questionAt(otherwise(moment, 1), level))).toEqual(ideas)
      expect(answered(questionAt(otherwise(moment, 2), level))).toEqual(ideas)
    }
  })

  it('never changes what it does once something has come to light', () => {
    expect(late.length).toBeGreaterThan(3)
    for (const moment of late.slice(0, 12)) {
      const other = deeper(moment)
      const views = [moment, other].map(({ saved, answers, seat }) =>
        willyville.view(position(willyville, saved, answers).now, seat),
      )
      expect(views[1]).toEqual(views[0])
      expect(answered(questionAt(other, level))).toEqual(answered(questionAt(moment, level)))
    }
  })
})
