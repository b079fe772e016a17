import { describe, expect, it } from 'vitest'
import { ends, playedTo } from '#bots/willyville/ends'
import { habitualAnswer, PLAIN } from '#bots/willyville/sensible-answers'
import { Run } from '#kernel'
import { willyville } from '#willyville/game'
import { plans, playPlan } from '#willyville/planning/index'
import type { State } from '#willyville/state'
import type { View } from '#willyville/view'
import { every, type Moment, momentsOf } from './questions.ts'

const MOST = 6

const TURNS = every(
  momentsOf(3, 62).filter(({ answers }) => answers.length === 0),
  4,
)

/** Every plan of a turn that brings Death, played to all its ends. */
function deathsIn({ saved, seat }: Moment) {
  const open = () => Run.onCopy<State>(willyville, saved)
  const all = plans(willyville.view(saved.state, seat) as View, seat)
  return all.flatMap((plan) => {
    const way = plan.ways.find(({ death }) => death)
    if (way === undefined) return []
    const run = open()
    return [{ open, seat, trials: ends(open, seat, playPlan(run, seat, plan, way), PLAIN, MOST, run) }]
  })
}

describe('the ends of a turn that brings Death', () => {
  it('are what comes of the same answers played from the beginning', () => {
    let tried = 0
    for (const { open, seat, trials } of TURNS.flatMap(deathsIn)) {
      for (const { line, run } of trials) {
        const again = playedTo(open, seat, line)
        for (const ask of again.questions) again.answer({ seat: ask.seat, picks: habitualAnswer(ask, again.state) })
        expect({ ...run.state, news: [] }).toEqual({ ...again.state, news: [] })
        expect(run.next).toBe(again.next)
        tried++
      }
    }
    expect(tried).toBeGreaterThan(100)
  })
})
