import { expect, test } from 'vitest'
import {
  earlyAnswerOf,
  type Intention,
  orderOf,
  preparedTurnsOf,
  readIntention,
  savedPlanOf,
} from '#tables/model/intentions'

const PICKS = [['serve:c17'], [], ['a', 'b']]

test.each([
  ['healing', 'order', 2],
  ['market', 'order', ['ham', 'wine']],
  ['brief', 'order', true],
  ['prepared', 'prepared-turns', { span: 'round 3', turns: [PICKS], begun: [] }],
  ['early', 'early-answer', { scene: '0123456789abcdef', picks: PICKS }],
  ['early', 'early-answer', { scene: '0123456789abcdef', picks: PICKS, became: 'plan' }],
  ['kept', 'saved-plan', { about: 'action', picks: PICKS }],
])('the intention %s is read as it was stored: %s %j', (name, kind, value) => {
  expect(readIntention(1, name, JSON.parse(JSON.stringify(value)))).toEqual({ kind, seat: 1, name, value })
})

test.each([
  ['healing', null],
  ['healing', { words: 2 }],
  ['market', [['ham']]],
  ['prepared', 'all'],
  ['prepared', { span: 'round 3', turns: PICKS, begun: [] }],
  ['prepared', { turns: [], begun: [] }],
  ['early', PICKS],
  ['early', { scene: 'x', picks: PICKS, became: 'gone' }],
  ['kept', { about: 'action', picks: [[1]] }],
])('no intention %s has the value %j', (name, value) => {
  expect(readIntention(1, name, value)).toBeNull()
})

test('each kind of intention of a seat is found under its own name', () => {
  const orders: Intention[] = [
    { kind: 'order', seat: 0, name: 'healing', value: 1 },
    { kind: 'order', seat: 1, name: 'healing', value: 2 },
    { kind: 'prepared-turns', seat: 1, name: 'prepared', value: { span: 's', turns: [], begun: PICKS } },
    { kind: 'early-answer', seat: 1, name: 'early', value: { scene: 's', picks: PICKS } },
    { kind: 'saved-plan', seat: 1, name: 'kept', value: { about: 'a', picks: PICKS } },
  ]
  expect(orderOf({ orders }, 1, 'healing')).toBe(2)
  expect(orderOf({ orders }, 1, 'prepared')).toBeUndefined()
  expect(preparedTurnsOf({ orders }, 1)?.begun).toEqual(PICKS)
  expect(earlyAnswerOf({ orders }, 1)?.scene).toBe('s')
  expect(savedPlanOf({ orders }, 1)?.about).toBe('a')
  expect([preparedTurnsOf({ orders }, 0), earlyAnswerOf({ orders }, 0), savedPlanOf({ orders }, 0)]).toEqual([
    null,
    null,
    null,
  ])
})
