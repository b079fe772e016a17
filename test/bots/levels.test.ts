import { describe, expect, it } from 'vitest'
import { type Deal, dealHidden } from '#bots/deal-hidden'
import { ideasFor } from '#bots/levels'
import { searchLines } from '#bots/search'
import { playMatch } from '#bots/self-play'
import { willyvilleInsight } from '#bots/willyville/index'
import { luckFrom, position } from '#kernel'
import { seedOf } from '#test/conformance'
import { fair } from '#test/sample/fair'
import { table } from '#test/willyville/table'
import { willyville } from '#willyville/game'
import { answered, every, LEVELS, momentsOf, questionAt } from './questions.ts'

const patient = () => 0

describe('bots of every level', () => {
  it.each([2, 3, 4])('play whole games with %i at the table, apprentice, journeyman and master together', (seats) => {
    const sitters = Array.from({ length: seats }, (_, seat) => LEVELS[(seat + 1) % LEVELS.length] ?? 'master')
    const { end, result } = playMatch({ game: willyville, sitters, seed: seedOf(seats), turns: 8 })
    expect(end.scene).toBeNull()
    expect(result.winners.length).toBeGreaterThan(0)
  })

  it.each(LEVELS)('answer every question they may be asked with legal lines: %s', (level) => {
    const moments = [...momentsOf(2, 21), ...momentsOf(3, 22)]
    for (const moment of every(moments, level === 'master' ? 9 : 3)) {
      const { saved, answers, seat } = moment
      const ideas = answered(questionAt(moment, level))
      expect(ideas.length).toBeGreaterThan(0)
      for (const { line } of ideas.slice(0, 5)) {
        const reached = position(willyville, saved, [...answers, { seat, picks: line[0] ?? [] }])
        expect(reached.refusal).toBeNull()
      }
    }
  })

  it.each(LEVELS)('take a seat over at any step of a turn that somebody else began: %s', (level) => {
    const [moment] = momentsOf(2, 31)
    const whole = answered(questionAt(moment as NonNullable<typeof moment>, 'journeyman'))[0]?.line ?? []
    expect(whole.length).toBeGreaterThan(1)
    for (let steps = 1; steps < whole.length; steps++) {
      const { saved, seat } = moment as NonNullable<typeof moment>
      const answers = whole.slice(0, steps).map((picks) => ({ seat, picks }))
      const [best] = answered(questionAt({ saved, answers, seat }, level))
      const reached = position(willyville, saved, [...answers, { seat, picks: best?.line[0] ?? [] }])
      expect(reached.refusal).toBeNull()
    }
  })

  it.each(LEVELS)('answer out of turn when a plague strikes, and heal what is worth it: %s', (level) => {
    const saved = table(2, (t) => {
      const [, other] = t.players
      if (other === undefined) throw new Error('two sit here')
      Object.assign(other, { church: 'healing', tree: 12 })
      Object.assign(t.players[0] as object, { cloud: 9, coins: 9 })
      t.churches = t.churches.filter((name) => name !== 'healing')
      t.rat = 1
      t.pool = t.pool.map((_, kind) => (kind === 6 ? 2 : 1))
    })
    const answers = ['dice:b1+b1=2', 'meet', 'tile:stay', 'die:abbot'].map((pick) => ({ seat: 0, picks: [pick] }))
    const struck = position(willyville, saved, answers)
    expect([struck.refusal, struck.questions.map(({ seat, about }) => [seat, about])]).toEqual([null, [[1, 'plague']]])
    const [best] = answered(questionAt({ saved, answers, seat: 1 }, level))
    expect(best?.line).toEqual([['heal']])
  })

  it('a sealed answer of another seat is not known to who thinks about his own', () => {
    const saved = table(3, (t) => {
      for (const p of t.players) Object.assign(p, { church: 'healing', tree: 8 })
      Object.assign(t.players[0] as object, { cloud: 9, coins: 9 })
      t.churches = []
      t.rat = 1
      t.pool = t.pool.map((_, kind) => (kind === 6 ? 2 : 1))
    })
    const turn = ['dice:b1+b1=2', 'meet', 'tile:stay', 'die:traveller'].map((pick) => ({ seat: 0, picks: [pick] }))
    const sealed = (pick: string) => [...turn, { seat: 0, picks: [pick] }]
    const seen = (pick: string) => answered(questionAt({ saved, answers: sealed(pick), seat: 1 }, 'master'))
    expect(position(willyville, saved, sealed('heal')).questions.map(({ seat }) => seat)).toEqual([1, 2])
    expect(seen('heal')).toEqual(seen('suffer'))
  })

  it.each(LEVELS)('play a game of which nothing is known but its rules: %s', (level) => {
    const sitters = Array.from({ length: 3 }, () => level)
    const { end } = playMatch({ game: fair, sitters, seed: seedOf(3), turns: 8 })
    expect(end.scene).toBeNull()
  })
})

describe('a master', () => {
  const moments = every(momentsOf(2, 41), 8)

  it('who is interrupted at once has an answer all the same: what looked best at first sight', () => {
    for (const moment of moments) {
      const hurried = answered(questionAt(moment, 'master'), () => 1)
      const journeyman = answered(questionAt(moment, 'journeyman'))
      expect(hurried[0]?.line).toEqual(journeyman[0]?.line)
    }
  })

  it('stops thinking as soon as time is over', () => {
    const [moment] = moments
    let asked = 0
    const question = questionAt(moment as NonNullable<typeof moment>, 'master')
    const spent = () => (++asked > 3 ? 1 : 0)
    ideasFor(question, luckFrom(question.seed), { turns: 100_000, spent })
    expect(asked).toBe(4)
  })

  it('gives its last thoughts to the lines that are close, whether turns or time run out first', () => {
    const { saved, answers, seat } = moments[1] as NonNullable<(typeof moments)[1]>
    const real = dealHidden({ game: willyville, saved, answers }, seat)
    const linesOf = (turns: number, spentByLook: number) => {
      const lines: number[] = []
      const deal: Deal = (luck) => {
        const index = lines.push(0) - 1
        const open = real(luck)
        return () => {
          lines[index] = (lines[index] ?? 0) + 1
          return open()
        }
      }
      let looks = 0
      const budget = { turns, spent: () => ++looks * spentByLook }
      const search = { insight: willyvilleInsight('master'), deal, seat, deals: 3, budget, lines: 6, depth: 2 }
      searchLines(search, luckFrom(seedOf(7)))
      return lines.slice(3)
    }
    for (const lines of [linesOf(240, 0), linesOf(100_000, 1 / 60)]) {
      expect(lines[0]).toBe(6)
      expect(lines.filter((count) => count === 2).length).toBeGreaterThan(3)
    }
  })

  it('thinks the same about the same question with the same seed', () => {
    const question = questionAt(moments[1] as NonNullable<(typeof moments)[1]>, 'master')
    expect(answered(question)).toEqual(answered(question))
  })

  it('says of its ideas what they bring and cost, by theme', () => {
    const question = { ...questionAt(moments[2] as NonNullable<(typeof moments)[2]>, 'master'), reasons: 2 }
    const [first, second, third] = answered(question)
    expect(first?.because?.map(({ theme }) => theme)).toContain('time')
    expect(second?.because?.length).toBe(first?.because?.length)
    expect(third?.because).toBeUndefined()
  })

  it('judges a line that was played beside its own, however bad', () => {
    const [moment] = moments
    const { saved, seat } = moment as NonNullable<typeof moment>
    const run = dealHidden({ game: willyville, saved, answers: [] }, seat)(luckFrom(seedOf(1)))()
    const dice = run.questionOf(seat)?.options[0] ?? ''
    const also = [[[dice]]]
    const ideas = ideasFor(
      { ...questionAt(moment as NonNullable<typeof moment>, 'master'), also },
      luckFrom(seedOf(1)),
      { turns: 60, spent: patient },
    )
    expect(ideas.some(({ line }) => line === also[0])).toBe(true)
  })
})

describe('who learns more plays better', () => {
  it('a journeyman beats chance in nearly every game', () => {
    let won = 0
    for (let game = 0; game < 20; game++) {
      const sitters = game % 2 === 0 ? (['journeyman', 'random'] as const) : (['random', 'journeyman'] as const)
      const { result } = playMatch({ game: willyville, sitters, seed: seedOf(500 + game) })
      if (result.winners.includes(game % 2)) won++
    }
    expect(won).toBeGreaterThanOrEqual(17)
  })
})
