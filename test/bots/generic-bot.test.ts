import { describe, expect, it } from 'vitest'
import { dealHidden } from '#bots/deal-hidden'
import { genericBot } from '#bots/generic-bot'
import type { Idea } from '#bots/insight'
import { ideasFor, type ThinkRequest } from '#bots/levels'
import { type MatchPlayer, playMatch } from '#bots/self-play'
import { type Answer, type AnyGame, begin, luckFrom, position, type Saved, type Seat } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import type { Presentation } from '#presentation/presentation'
import { presentationOf } from '#presentation/registry'
import { LANGUAGES } from '#texts'
import { village } from '#village/game'
import { breadth } from '../breadth.ts'
import { seedOf } from '../conformance.ts'

interface Moment {
  readonly saved: Saved
  readonly answers: readonly Answer[]
  readonly seat: Seat
}

const TABLES: [AnyGame, number][] = [
  [village, 1],
  [village, 2],
  [village, 4],
  [kingsbridge, 2],
  [kingsbridge, 3],
]

const NAMED = TABLES.map(([game, seats]) => [game.name, seats, game] as const)

const EVERY = breadth(10, 5)

/** Some questions of a game among apprentices, who come everywhere. */
function momentsOf(game: AnyGame, seats: number): Moment[] {
  const moments: Moment[] = []
  const sitters = Array.from({ length: seats }, () => 'apprentice' as const)
  playMatch({
    game,
    sitters,
    seed: seedOf(40 + seats),
    watch: (saved, answers, seat) => moments.push({ saved, answers: [...answers], seat }),
  })
  return moments.filter((_, at) => at % EVERY === 0)
}

function openAt(game: AnyGame, moment: Moment) {
  return dealHidden({ game, ...moment }, moment.seat)(luckFrom(seedOf(3)))
}

function ideasAt(game: AnyGame, moment: Moment, wish: Partial<ThinkRequest>): readonly Idea[] {
  const question: ThinkRequest = { game, ...moment, level: 'journeyman', seed: '', ...wish }
  return ideasFor(question, luckFrom(seedOf(5)), { turns: 0, spent: () => 0 })
}

function totalOf(points: Readonly<Record<string, number>> | undefined): number {
  return Object.values(points ?? {}).reduce((sum, one) => sum + one, 0)
}

describe.each(NAMED)('in %s with %i at the table', (_, seats, game) => {
  const moments = momentsOf(game, seats)

  it('turns are judged when they are over, and no two of them come to the same', () => {
    for (const moment of moments) {
      const trials = genericBot.trials(openAt(game, moment), moment.seat, 'wide')
      const ends = trials.map(({ run }) => JSON.stringify([run.done?.scene, { ...run.state, setup: null, news: null }]))
      expect(ends.length).toBeGreaterThan(0)
      expect(trials.every(({ run }) => run.done !== null)).toBe(true)
      expect(new Set(ends).size).toBe(ends.length)
    }
  })

  it('lines are whole: they end where others are asked, something comes to light, or the turn is over', () => {
    for (const moment of moments) {
      const { saved, answers, seat } = moment
      const luck = position(game, saved, answers).now.luck[4]
      for (const { line } of ideasAt(game, moment, {}).slice(0, 3)) {
        const given = line.map((picks) => ({ seat, picks }))
        const reached = position(game, saved, [...answers, ...given])
        const isMoved = reached.now.luck[4] !== luck
        expect(reached.refusal === null || reached.finalUpTo > answers.length).toBe(true)
        expect(reached.done !== null || isMoved || reached.questions.every((ask) => ask.seat !== seat)).toBe(true)
      }
    }
  })

  it('a master thinks through several lines nearly everywhere', () => {
    const counts = moments.map((moment) => ideasAt(game, moment, { level: 'master' }).length)
    const several = counts.filter((count) => count > 1)
    expect(several.length / counts.length).toBeGreaterThan(0.8)
  })

  it('every lead is a number, also of who sits alone', () => {
    for (const moment of moments) {
      for (const { lead } of ideasAt(game, moment, {})) expect(Number.isFinite(lead)).toBe(true)
    }
  })

  it('what a turn is said to bring is by how much the own forecast changes', () => {
    let told = 0
    for (const moment of moments) {
      const { seat } = moment
      const open = openAt(game, moment)
      const before = open().state
      for (const { run } of genericBot.trials(open, seat, 'narrow')) {
        const [was, is] = [before, run.state].map((state) => game.forecast(game.view(state, seat))[seat])
        const reasons = genericBot.reasons?.(before, run.state, seat, game) ?? []
        expect(reasons.every(({ points }) => points !== 0)).toBe(true)
        for (const { theme, points } of reasons) expect(points).toBe((is?.[theme] ?? 0) - (was?.[theme] ?? 0))
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(totalOf(is) - totalOf(was))
        told += reasons.length
      }
    }
    expect(told).toBeGreaterThan(moments.length / 2)
  })
})

describe('the sentence about a turn', () => {
  const games: [string, string, string][] = [
    ['village', 'fame', 'coins'],
    ['kingsbridge', 'track', 'material'],
  ]
  const said = (game: string, reasons: readonly { theme: string; points: number }[]) =>
    LANGUAGES.map((language) =>
      (presentationOf(game) as Presentation).planning.reasonSummary(reasons, { language, emoji: (name) => name }),
    )

  it.each(games)('of %s names gains and costs, and what makes no points makes none', (game, gain, cost) => {
    const both = said(game, [
      { theme: gain, points: 7 },
      { theme: cost, points: -3 },
    ])
    for (const text of both) expect(text).toMatch(/7.*3/)
    for (const text of said(game, [{ theme: gain, points: 7 }])) expect(text).toMatch(/^\D*7\D*$/)
    for (const text of said(game, [{ theme: cost, points: -3 }])) expect(text).toMatch(/^\D*3\D*$/)
    for (const text of said(game, [{ theme: gain, points: 0.3 }])) expect(text).toMatch(/^\D*$/)
    expect(said(game, [])).toEqual(said(game, [{ theme: gain, points: 0.3 }]))
  })

  it.each([village, kingsbridge])('has a word for every kind of points of $name', (game) => {
    const { state } = begin(game as AnyGame, { seats: 2, seed: seedOf(1) })
    const [own] = game.forecast(game.view(state as never, 0) as never)
    for (const theme of Object.keys(own ?? {})) {
      for (const text of said(game.name, [{ theme, points: 2 }])) expect(text).not.toMatch(/cat\.|score\.|undefined/)
    }
  })
})

describe('who looks at whole turns plays better', () => {
  it.each([village, kingsbridge])('than chance in nearly every game of $name', (game) => {
    let ahead = 0
    for (let at = 0; at < 4; at++) {
      const sitters: MatchPlayer[] = at % 2 === 0 ? ['journeyman', 'random'] : ['random', 'journeyman']
      const { totals } = playMatch({ game, sitters, seed: seedOf(200 + at) }).result
      ahead += (totals[at % 2] as number) - (totals[1 - (at % 2)] as number)
    }
    expect(ahead / 4).toBeGreaterThan(10)
  })
})
