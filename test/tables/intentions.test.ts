import { expect, test } from 'vitest'
import { earlyAnswerOf, orderOf, preparedTurnsOf, readIntention, savedPlanOf } from '#tables/model/intentions'

const PICKS = [['serve:c17'], [], ['a', 'b']]

test.each([
  ['healing', 2],
  ['market', ['ham', 'wine']],
  ['brief', true],
  ['prepared', { span: 'round 3', turns: [PICKS], begun: [] }],
  ['early', { scene: '0123456789abcdef', picks: PICKS }],
  ['early', { scene: '0123456789abcdef', picks: PICKS, became: 'plan' }],
  ['kept', { about: 'action', picks: PICKS }],
])('the intention %s is read as it was stored: %j', (name, value) => {
  expect(readIntention(1, name, JSON.parse(JSON.stringify(value)))).toEqual({ seat: 1, name, value })
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
  const orders = [
    { seat: 0, name: 'healing', value: 1 },
    { seat: 1, name: 'healing', value: 2 },
    { seat: 1, name: 'prepared', value: { span: 's', turns: [], begun: PICKS } },
    { seat: 1, name: 'early', value: { scene: 's', picks: PICKS } },
    { seat: 1, name: 'kept', value: { about: 'a', picks: PICKS } },
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
