import { expect, test } from 'vitest'
import { ENTRY_CHECKS, isNewsList } from '#tables/model/entries'
import { areVoteAnswers, isDraw, isPlan, isVoteData } from '#tables/model/frames'

test('the facts of entries are read as every version wrote them', () => {
  expect(ENTRY_CHECKS.play({ picks: [['a'], []] })).toBe(true)
  expect(ENTRY_CHECKS.play({ picks: [], revealed: true, digest: 'd', clock: { asked: 1, bank: 0 } })).toBe(true)
  expect(ENTRY_CHECKS.rewind({ to: 4, refit: true })).toBe(true)
  expect(ENTRY_CHECKS.begin({ commitment: 'c' })).toBe(true)
  expect([ENTRY_CHECKS.open({}), ENTRY_CHECKS.claim({}), ENTRY_CHECKS.bot({})]).toEqual([true, true, true])
})

test('facts that are not those of their kind are none', () => {
  expect(ENTRY_CHECKS.play({ picks: 'all' })).toBe(false)
  expect(ENTRY_CHECKS.play({ picks: [], clock: { asked: 'now', bank: 0 } })).toBe(false)
  expect(ENTRY_CHECKS.rewind({ to: '4' })).toBe(false)
  expect(ENTRY_CHECKS.begin({ version: 1 })).toBe(false)
  expect(ENTRY_CHECKS.left({ standing: 1 })).toBe(false)
  expect([isNewsList([{ kind: 'x', only: [0] }]), isNewsList([{ only: [0] }]), isNewsList({})]).toEqual([
    true,
    false,
    false,
  ])
})

test('a plan, a lot and a vote are read only whole', () => {
  const plan = { players: 2, first: 'random', startsWhenFull: true, invited: [], options: {}, ideas: true, note: '' }
  expect([isPlan({ ...plan, guided: false }), isPlan({ ...plan, guided: false, invited: 'all' })]).toEqual([
    true,
    false,
  ])
  const drawn = { number: 1, secret: 's', words: [null, { hash: 'h', isOwn: true }], press: null, host: 0 }
  expect([isDraw({ number: 1, secret: 's', given: {} }), isDraw({ ...drawn, seating: [1, 0] }), isDraw(drawn)]).toEqual(
    [true, true, false],
  )
  expect([isVoteData({ to: 1, why: 'x' }), isVoteData({ to: 'x' })]).toEqual([true, false])
  expect([areVoteAnswers({ 0: null, 1: true }), areVoteAnswers({ 0: 'yes' })]).toEqual([true, false])
})
