import { expect, it } from 'vitest'
import { areJustOver, areOver, type OwnTurns, stepFor } from '#discord/features/guide/steps'
import type { News } from '#kernel'
import type { Goal, Voice } from '#presentation/presentation'
import { willyvillePresentation as presentation } from '#presentation/willyville/index'
import { willyville } from '#willyville/game'
import type { NewsKind } from '#willyville/news'
import { activeSeat, type State } from '#willyville/state'
import { me, pool, table } from '../willyville/table.ts'

/** The lessons of a first game of Willyville, turn by turn. */

const ENGLISH: Voice = { language: 'en', emoji: () => '' }
const { lessons } = presentation.help

const news = (...kinds: NewsKind[]) => kinds.map((kind) => ({ kind, seat: 0 })) as News[]
/** The goals of the first so many lessons. */
const DONE: readonly NewsKind[] = [
  'fieldLaid',
  'bannerUsed',
  'buildingBuilt',
  'customersCame',
  'customerServed',
  'headmanMoved',
  'childCame',
]
const upTo = (count: number): OwnTurns => DONE.slice(0, count).map((kind) => news(kind))

function stepAt(turns: OwnTurns, change: (t: State) => void) {
  const { state } = table(2, change)
  const seat = activeSeat(state)
  const shown = { view: willyville.view(state, seat), seat, names: ['Anna', 'Ben'] }
  const goals = presentation.planning.goals(shown, ENGLISH)
  return stepFor(lessons, turns, goals, shown)
}

const ids = (goals: readonly Goal[] | undefined) => (goals ?? []).map(({ id }) => id)

it('the last lesson asks to bring the headman home, not on to the story, where they have something to carry', () => {
  const atCoin = (tree: number) => (t: State) => {
    pool(t, 'w1 w2 w3 w4')
    Object.assign(me(t), { headman: 'coin', tree })
  }
  const home = stepAt(upTo(7), atCoin(4))
  expect([home?.number, ids(home?.goals)]).toEqual([8, ['ask:house']])
  const road = stepAt(upTo(7), atCoin(0))
  expect([road?.number, road?.text === road?.lesson.text]).toEqual([8, false])
})

it('the last lesson is over when the headman is home, and after two turns in any case', () => {
  const last = upTo(7)
  expect(areOver(lessons, [...last, news('bannerUsed')])).toBe(false)
  expect(areOver(lessons, [...last, news('storiesSaved')])).toBe(true)
  expect(areOver(lessons, [...last, news('bannerUsed'), news('bannerUsed')])).toBe(true)
})

it('the farewell comes once, on the turn behind the last lesson', () => {
  const turns = [...upTo(7), news('storiesSaved'), news('bannerUsed'), news('bannerUsed')]
  expect(turns.map((_, place) => areJustOver(lessons, turns.slice(0, place + 1))).indexOf(true)).toBe(7)
  expect(turns.filter((_, place) => areJustOver(lessons, turns.slice(0, place + 1)))).toHaveLength(1)
  const slow = Array.from({ length: 20 }, () => news('timePaid'))
  expect(slow.filter((_, place) => areJustOver(lessons, slow.slice(0, place + 1)))).toHaveLength(1)
})

it('who has customers and not their goods is led to the goods before the lesson on serving is passed over', () => {
  const waiting = (t: State) => {
    pool(t, 'w1 w2 w3 w4 w5 w6')
    me(t).waiting = [0, 1, 2]
    me(t).coins = 3
  }
  const early = stepAt(upTo(4), waiting)
  expect([early?.number, early?.text === early?.lesson.text]).toEqual([5, false])
  expect(ids(early?.goals).every((id) => id.startsWith('build:') || id.startsWith('use:'))).toBe(true)
  const later = stepAt([...upTo(4), news('bannerUsed'), news('bannerUsed')], waiting)
  expect(later?.number).toBe(6)
})

it('no lesson offers what brings Death', () => {
  const step = stepAt([], (t) => {
    pool(t, 'w3 w4 b6 b5')
    me(t).cloud = t.setup.content.constants.clouds.value - 1
  })
  expect(step?.goals.filter(({ ways }) => ways[0]?.death) ?? []).toEqual([])
})
