import { describe, expect, it } from 'vitest'
import { gameNamed } from '#games/registry'
import type { AnyGame, GameState, Question } from '#kernel'
import { position, questionsFor } from '#kernel'
import type { Presentation, Shown, Voice } from '#presentation/presentation'
import { presentationOf } from '#presentation/registry'
import { LANGUAGES } from '#texts'
import { breadth } from '../breadth.ts'
import { linesOf, recordsOf } from '../recorded-games.ts'
import { flawIn } from './games.ts'

/** What newcomers, interrupted people and people who ask why are told in every game. */

const NAMES = ['Jörg', 'Käthe', 'Max', 'Änne', 'Birgit']
const VOICES: readonly Voice[] = LANGUAGES.map((language) => ({ language, emoji: () => '' }))
/** Neighbouring moments are much alike. */
const EVERY = breadth(21, 5)

interface Moment {
  readonly shown: Shown
  readonly asks: readonly Question[]
}

function gameOf(name: string): AnyGame {
  const game = gameNamed(name)
  if (game === undefined) throw new Error(`no game ${name}`)
  return game
}

function presented(name: string): Presentation {
  const presentation = presentationOf(name)
  if (presentation === undefined) throw new Error(`no presentation of ${name}`)
  return presentation
}

/** The questions of recorded games, as the first seat that is asked sees them. */
function momentsOf(game: AnyGame): Moment[] {
  const moments: Moment[] = []
  for (const record of recordsOf(game.name)) {
    for (const { saved, answers } of linesOf<GameState>(game, record)) {
      for (let given = 0; given < answers.length; given++) {
        const { questions, now } = position(game, saved, answers.slice(0, given))
        const seat = questions[0]?.seat ?? 0
        const asks = questionsFor(questions, seat)
        moments.push({ shown: { view: game.view(now, seat), seat, names: NAMES.slice(0, record.seats) }, asks })
      }
    }
  }
  return moments
}

function voiceAt(place: number): Voice {
  return VOICES[place % VOICES.length] as Voice
}

describe.each(['willyville', 'village', 'kingsbridge'])('in %s', (name) => {
  const presentation = presented(name)
  const moments = momentsOf(gameOf(name))
  const some = moments.filter((_, place) => place % EVERY === 0)

  it('the opening says how the game ends, and a seat that is offered what it holds and how long it still goes', () => {
    const { newcomers } = presentation
    expect(newcomers?.usualRounds(2)).toBeGreaterThan(5)
    for (const [place, { shown }] of some.entries()) {
      const voice = voiceAt(place)
      const opening = newcomers?.opening(shown, voice)
      const holds = newcomers?.holds(shown, place % shown.names.length, voice) ?? []
      const lines = [...(opening?.lines ?? []), ...holds]
      expect(lines.length).toBeGreaterThanOrEqual(3)
      expect(lines.filter((line) => flawIn(line) !== null)).toEqual([])
      expect(holds.at(-1)).toMatch(/\d/)
    }
  })

  it('everything that cannot be had has its rule in a sentence, with the id behind it and in no reason', () => {
    let asked = 0
    for (const [place, { shown }] of some.entries()) {
      const voice = voiceAt(place)
      const things = presentation.help.askables(shown, voice).flatMap((area) => area.things)
      for (const { option } of things.filter((_, index) => index % 5 === place % 5)) {
        const reasons = presentation.help.why(shown, option, voice)
        if (reasons.length === 0) continue
        asked++
        expect(reasons.filter((reason) => /\b[VWK][IPMS]?-[A-Z]+/.test(reason))).toEqual([])
        expect([option, presentation.remedies?.ruleOf(shown, option, voice)]).toEqual([
          option,
          expect.stringMatching(/^\S.*\. \([VWK][IPMS]?-[A-Z]+(-\d+)?\)$/),
        ])
        const there = presentation.remedies?.there(shown, option, voice) ?? []
        expect(there.filter((part) => flawIn(part) !== null)).toEqual([])
      }
    }
    expect(asked).toBeGreaterThan(50)
  })

  it('what helps is a turn that can be chosen, and says what it brings', () => {
    let helped = 0
    for (const [place, { shown, asks }] of moments.entries()) {
      if (place % (EVERY * 3) !== 0 || asks.length !== 1) continue
      const voice = voiceAt(place)
      const goals = presentation.planning.goals(shown, voice)
      const things = presentation.help.askables(shown, voice).flatMap((area) => area.things)
      for (const { option } of things) {
        const help = presentation.remedies?.helpFor(shown, option, goals, voice) ?? null
        if (help === null) continue
        helped++
        expect(help.goal.ways[help.way]).toBeDefined()
        expect(flawIn(help.press)).toBeNull()
        expect(help.press.length).toBeLessThanOrEqual(80)
      }
    }
    expect(helped).toBeGreaterThan(0)
  })
})

describe.each([
  ['village', ['sell', 'pull', 'advance']],
  ['kingsbridge', ['exchange', 'protect']],
])('in %s', (name, abouts) => {
  it('a question in nobody’s or another’s turn has a headline and says what it is about', () => {
    const presentation = presented(name)
    const told = new Set<string>()
    for (const [place, { shown, asks }] of momentsOf(gameOf(name)).entries()) {
      const voice = voiceAt(place)
      const asking = presentation.interrupts?.asking({ ...shown, seat: null }, asks, voice) ?? null
      if (asking === null) continue
      told.add(asks[0]?.about ?? '')
      expect([asking.head, ...asking.lines].filter((line) => flawIn(line) !== null)).toEqual([])
      expect(asking.lines.length).toBeGreaterThan(0)
    }
    expect(abouts.filter((about) => !told.has(about))).toEqual([])
  })
})

it('V-MARKET-4: whoever serves a customer reads the whole price before confirming', () => {
  const { details } = presented('village')
  const prices = momentsOf(gameOf('village')).flatMap(({ shown, asks }, place) => {
    const serves = asks[0]?.about === 'sell' ? asks[0].options.filter((option) => option.startsWith('serve:')) : []
    return serves.map((option) => details?.price(shown, [[option]], voiceAt(place)) ?? '')
  })
  expect(prices.length).toBeGreaterThan(5)
  expect(prices.filter((price) => !price.startsWith('−'))).toEqual([])
  expect(prices.some((price) => /−1 (green|grün|groen)/.test(price))).toBe(true)
})
