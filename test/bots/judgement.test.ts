import { describe, expect, it } from 'vitest'
import { ideasFor } from '#bots/levels'
import { judgedPlans } from '#bots/willyville/judged-plans'
import { ideasOf } from '#discord/features/turn/goals'
import { luckFrom } from '#kernel'
import { willyvillePresentation } from '#presentation/willyville/index'
import { seedOf } from '#test/conformance'
import { willyville } from '#willyville/game'
import { answersFor, plans } from '#willyville/planning/index'
import type { View } from '#willyville/view'
import { every, type Moment, momentsOf, questionAt } from './questions.ts'

const VOICE = { language: 'en' as const, emoji: (name: string) => name }

const patient = { turns: 0, spent: () => 0 }

function turnsAmong(seats: number, seed: number): Moment[] {
  return momentsOf(seats, seed).filter(({ answers }) => answers.length === 0)
}

const TURNS = every([...turnsAmong(2, 61), ...turnsAmong(3, 62)], 5)

/** A journeyman's advice for a turn, and the plans that people are shown, both judged in the same deals. */
function bothOf(moment: Moment) {
  const { saved, seat } = moment
  const view: View = willyville.view(saved.state, seat)
  const shown = judgedPlans(view, seat, plans(view, seat), luckFrom(seedOf(7)))
  const question = { ...questionAt(moment, 'journeyman'), breadth: 'all' as const }
  const ideas = ideasFor(question, luckFrom(seedOf(7)), patient)
  return { shown, ideas }
}

describe('one judgement for ideas, hints and bots', () => {
  it('gives the best plan that is shown the lead that is expected of the best advice', () => {
    expect(TURNS.length).toBeGreaterThan(15)
    for (const moment of TURNS) {
      const { shown, ideas } = bothOf(moment)
      expect(Math.max(...shown.map(({ lead }) => lead))).toBeCloseTo(ideas[0]?.lead ?? 0, 9)
    }
  })

  it('makes the first advice one of the plans that are shown as best', () => {
    for (const moment of TURNS) {
      const { shown, ideas } = bothOf(moment)
      const best = Math.max(...shown.map(({ lead }) => lead))
      const firsts = shown.filter(({ lead }) => best - lead < 1e-9)
      const lines = firsts.map(({ plan, way }) =>
        answersFor(willyville, moment.saved, plan, { ...way, death: false }).map(({ picks }) => picks.join()),
      )
      const played = (ideas[0]?.line ?? []).map((picks) => picks.join())
      expect(lines.some((line) => line.join(' ') === played.slice(0, line.length).join(' '))).toBe(true)
    }
  })

  it('judges every plan that is shown as it judges the line that begins so', () => {
    for (const moment of every(TURNS, 3)) {
      const { shown, ideas } = bothOf(moment)
      const leads = new Set(ideas.map(({ lead }) => lead.toFixed(6)))
      for (const { plan } of shown) {
        const best = Math.max(...shown.filter((other) => other.plan === plan).map(({ lead }) => lead))
        expect(leads).toContain(best.toFixed(6))
      }
    }
  })

  it('expects of no line that a bot would play more than of the best plan that is shown, but for a few', () => {
    const missed = TURNS.filter((moment) => {
      const { shown } = bothOf(moment)
      const [own] = ideasFor(questionAt(moment, 'journeyman'), luckFrom(seedOf(7)), patient)
      return (own?.lead ?? 0) > Math.max(...shown.map(({ lead }) => lead)) + 1e-9
    })
    expect(missed.length / TURNS.length).toBeLessThan(0.05)
  })

  it('thinks on from the plans that are shown: an interrupted master advises the best of them', () => {
    for (const moment of every(TURNS, 4)) {
      const { ideas } = bothOf(moment)
      const question = { ...questionAt(moment, 'master'), breadth: 'all' as const }
      const [best] = ideasFor(question, luckFrom(seedOf(7)), { turns: 1000, spent: () => 1 })
      expect(best?.line).toEqual(ideas[0]?.line)
    }
  })

  it('never puts an idea first in the panel that it expects less of than of another', () => {
    for (const { saved, seat } of TURNS) {
      const view: View = willyville.view(saved.state, seat)
      const goals = willyvillePresentation.planning.goals({ view, seat, names: [] }, VOICE)
      const best = Math.max(...judgedPlans(view, seat, plans(view, seat)).map(({ lead }) => lead))
      const ideas = ideasOf(goals)
      expect(ideas[0]?.worth).toBeCloseTo(best, 9)
      for (const [at, idea] of ideas.slice(1).entries()) {
        expect(idea.worth).toBeLessThanOrEqual((ideas[at]?.worth ?? 0) + 1e-9)
      }
    }
  })
})
