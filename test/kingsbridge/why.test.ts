import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import type { Effect } from '#data/kingsbridge/schema'
import { type Answer, begin, below, luckFrom, position, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { projectOn, type State } from '#kingsbridge/state'
import { CARDS } from '#kingsbridge/words'
import { seedOf } from '../conformance.ts'
import {
  bring,
  CHANGED,
  emptyStock,
  give,
  onward,
  pile,
  played,
  refusalOf,
  sick,
  turn,
  turningUp,
  viewOf,
  withEvent,
} from './table.ts'
import { wilful } from './wilful.ts'

const PLACES = Array.from({ length: 11 }, (_, place) => place + 1)
const PLOTS = VALUES.plots.map((_, place) => place + 1)
const AMOUNTS = ['1stone', '2stone', '3stone', '1wood', '2wood', '1stone+1wood', '2stone+1wood']

/** Everything a player may ask about in their turn. */
const THINGS: string[] = [
  'grain',
  'piety',
  'favour',
  'fee',
  'material:stone',
  'material:wood',
  'cloth:1',
  'cloth:2',
  'cloth:3',
  ...VALUES.projects.flatMap(({ id }) => [`donation:${id}`, ...AMOUNTS.map((amount) => `project:${id}=${amount}`)]),
  'sale:1wool',
  'sale:2wool',
  'sale:9wool',
  'sale:1cloth',
  'sale:2cloth',
  'sale:1wool+1cloth',
  'sale:3wool+1cloth',
  ...PLOTS.flatMap((plot) => [`house:${plot}`, `rent:${plot}`]),
  ...PLOTS.slice(1).map((plot) => `rent:${plot - 1}+${plot}`),
  'rent:1+2+3',
  'rent:15',
  'house:15',
  ...PLACES.flatMap((place) => [`care:${place}`]),
  ...PLACES.slice(1).map((place) => `care:${place - 1}+${place}`),
  'trade:c4-army-cloth',
]

const USES = THINGS.filter((option) => !option.startsWith('trade:'))

interface Asked {
  saved: Saved<State>
  answers: Answer[]
}

/** Every question of a game that such players play. */
function questionsOf(seed: number, seats: number): Asked[] {
  const luck = luckFrom(seedOf(seed + 7))
  const pick = wilful(seed)
  const asked: Asked[] = []
  let saved = begin(kingsbridge, { seats, seed: seedOf(seed) })
  while (saved.scene !== null) {
    const answers: Answer[] = []
    let current = position<State>(kingsbridge, saved, answers)
    while (current.done === null) {
      asked.push({ saved, answers: answers.slice() })
      answers.push(pick(luck, current.questions[0] as (typeof current.questions)[number], { saved, answers }))
      current = position(kingsbridge, saved, answers)
    }
    saved = current.done
  }
  return asked
}

function allowed(t: State, seat: number, options: readonly string[]): string[] {
  const view = viewOf(t, seat)
  return options.filter((option) => kingsbridge.why?.(view, seat, option).length === 0)
}

describe('why and what is offered', () => {
  const asked = [2, 3, 4].flatMap((seats) => [1, 2].flatMap((seed) => questionsOf(seed, seats)))
  const about = (name: string) =>
    asked.flatMap(({ saved, answers }) => {
      const { now, questions } = position<State>(kingsbridge, saved, answers)
      const [question] = questions
      return question?.about === name ? [{ saved, answers, now, question }] : []
    })

  it('agree about every use of the card that was laid', () => {
    const luck = luckFrom(seedOf(4))
    const questions = about('use').filter(() => below(luck, 3) === 0)
    expect(questions.length).toBeGreaterThan(100)
    for (const { now, question } of questions) {
      const offered = THINGS.filter((option) => question.options.includes(option))
      expect(allowed(now, question.seat, USES), JSON.stringify(now.players[question.seat])).toEqual(offered)
    }
  })

  it('agree, before a card is laid, about what any card could do', () => {
    const luck = luckFrom(seedOf(3))
    const isKept = ({ now }: { now: State }) => now.traded.length > 0 || below(luck, 12) === 0
    const questions = about('card').filter(isKept)
    expect(questions.length).toBeGreaterThan(25)
    expect(questions.some(({ now }) => now.traded.length > 0)).toBe(true)
    for (const { saved, answers, now, question } of questions) {
      const offered = question.options.flatMap((option) => {
        if (option.startsWith('trade:')) return [option]
        const laid = position(kingsbridge, saved, [...answers, { seat: question.seat, picks: [option] }])
        const [next] = laid.questions
        return next?.about === 'use' ? next.options : []
      })
      expect(allowed(now, question.seat, THINGS)).toEqual(THINGS.filter((option) => offered.includes(option)))
      const lays = CARDS.map((card) => `lay:${card}`)
      expect(allowed(now, question.seat, lays)).toEqual(lays.filter((lay) => question.options.includes(lay)))
    }
  })

  const hard: [string, Effect[]][] = [
    ['costs', CARDS.map((card) => ({ type: 'cardCost', card, goods: { money: 2, stone: 1 } }))],
    ['costs that nobody pays', CARDS.map((card) => ({ type: 'cardCost', card, goods: { loyalty: 9 } }))],
    ['limits', CARDS.map((card) => ({ type: 'cardLimit', card, max: 1 }))],
    ['bans', CARDS.map((card) => ({ type: 'cardBan', card }))],
    ['a ban on care', [{ type: 'cardBan', card: 'medicine', part: 'care' }]],
  ]
  it.each(hard)('agree under lasting %s', (_, effects) => {
    const content = withEvent({ kind: 'lasting', effects })
    for (const card of CARDS.filter((other) => other !== 'privilege')) {
      const saved = turn(
        (t) => {
          t.round = 2
          t.edge = [CHANGED]
          t.event = 'c1-palace'
          t.isClothCovered = false
          for (const plot of [0, 10]) t.plots[plot] = 0
          pile(t, 0, [card], [card === 'favour' ? 'rent' : 'favour'])
          give(t, 0, { money: 5, stone: 4, wood: 1, wool: 2, cloth: 1, knowledge: 3 })
          for (const place of [3, 4]) sick(t, place, 1)
        },
        { content },
      )
      const { now, questions } = played(saved, 'lay:privilege')
      const offered = questions[0]?.about === 'use' ? questions[0].options : []
      expect(allowed(now, 0, USES), card).toEqual(USES.filter((use) => offered.includes(use)))
    }
  })

  it('name the ban and the cost of an event', () => {
    const reasons = (effect: Effect) => {
      const content = withEvent({ kind: 'lasting', effects: [effect] })
      const saved = turn((t) => Object.assign(t, { edge: [CHANGED], event: 'c1-palace' }), { content })
      return kingsbridge.why?.(viewOf(saved.state, 0), 0, 'grain')
    }
    expect(reasons({ type: 'cardBan', card: 'grain' })).toEqual([{ rule: 'K-FX', facts: { banned: 'grain' } }])
    expect(reasons({ type: 'cardCost', card: 'grain', goods: { money: 5 } })).toEqual([
      { rule: 'K-FX', facts: { money: 3 } },
    ])
    expect(reasons({ type: 'cardBan', card: 'piety' })).toEqual([])
  })

  it('agree about how the event card may be turned', () => {
    const turns = ['turn:0', 'turn:1', 'turn:2', 'turn:3']
    const questions = about('orient')
    expect(questions.some(({ question }) => question.options.length < turns.length)).toBe(true)
    for (const { now, question } of questions) expect(allowed(now, question.seat, turns)).toEqual(question.options)
  })

  it('say whose turn it is to everybody else', () => {
    const { now } = played(turn())
    expect(kingsbridge.why?.(viewOf(now, 2), 2, 'grain')).toEqual([{ rule: 'K-ROUND-6', facts: { turn: 0 } }])
    expect(kingsbridge.why?.(viewOf(now, 0), 0, 'turn:1')).toEqual([{ rule: 'K-ROUND-3', facts: { active: 0 } }])
  })

  it('name what stands against a lasting exchange: money, stock, or that it was made already', () => {
    const wool = turn((t) => {
      t.edge = ['c4-army-cloth']
      give(t, 0, { wool: 3 })
    })
    expect(refusalOf(wool, 'trade:c4-army-cloth', 'trade:c4-army-cloth')).toMatchObject({
      reasons: [{ rule: 'K-EVENT-3', facts: { event: 'c4-army-cloth' } }],
    })
    give(wool.state, 0, { wool: 0 })
    expect(refusalOf(wool, 'trade:c4-army-cloth')).toMatchObject({
      reasons: [{ rule: 'K-FX', facts: { wool: 1 } }],
    })
    const content = withEvent({
      kind: 'lasting',
      effects: [{ type: 'exchange', give: { money: 1 }, get: { goods: { grain: 1 } } }],
    })
    const sold = turn((t) => emptyStock(t, 'grain'), { content })
    expect(refusalOf(sold, `trade:${CHANGED}`)).toMatchObject({ reasons: [{ rule: 'K-FX', facts: { stock: 0 } }] })
  })

  it('tell a donor of the hospital what stands against caring for somebody', () => {
    const saved = turn((t) => {
      bring(t, 'hospital', { stone: 3, wood: 1 })
      projectOn(t, 'hospital')?.seals.push(1)
      give(t, 0, { wood: 1 })
      give(t, 1, { knowledge: 3 })
      sick(t, 3, 2)
      sick(t, 4, 1)
      sick(t, 9, 4)
    })
    const asked = (option: string) => refusalOf(saved, 'lay:project', 'project:hospital=1wood', `@1 ${option}`)
    expect(asked('care:9')).toMatchObject({ reasons: [{ rule: 'K-PLAGUE-4', facts: { knowledge: 1 } }] })
    expect(asked('care:5')).toMatchObject({ reasons: [{ rule: 'K-PLAGUE-4', facts: { well: 5 } }] })
    expect(asked('care:3+4')).toMatchObject({ reasons: [{ rule: 'K-PLAGUE-4', facts: { most: 1 } }] })
  })

  it('tell where a card lies that cannot be laid, and that nothing can be done after the end', () => {
    const saved = turn((t) => {
      t.round = 2
      pile(t, 0, ['grain'], ['rent'])
    })
    const reasons = (option: string) => kingsbridge.why?.(viewOf(saved.state, 0), 0, option)
    expect(reasons('lay:grain')).toEqual([{ rule: 'K-TURN-1', facts: { open: 'grain' } }])
    expect(reasons('lay:rent')).toEqual([{ rule: 'K-TURN-1', facts: { discards: 'rent' } }])
    expect(reasons('lay:sale')).toEqual([])
    saved.state.isOver = true
    expect(reasons('lay:sale')).toEqual([{ rule: 'K-SCORE', facts: { over: 1 } }])
  })

  it('have nothing to say of an answer that belongs to no turn', () => {
    const { saved } = onward(turningUp('c4-new-earl', (t) => give(t, 0, { stone: 2 })))
    expect(refusalOf(saved, '@0 lose:2piety')).toMatchObject({ refused: 'not-legal', reasons: [] })
  })

  it('give every reason at once', () => {
    const saved = turn((t) => {
      t.plots[0] = 0
      give(t, 0, { money: 0 })
    })
    expect(refusalOf(saved, 'house:2')).toMatchObject({
      reasons: [
        { rule: 'K-HOUSE-3', facts: { twin: 2 } },
        { rule: 'K-HOUSE-2', facts: { wood: 1, money: 1 } },
      ],
    })
  })
})
