import { describe, expect, it } from 'vitest'
import { ideasFor, type ThinkRequest, turnsFor } from '#bots/levels'
import { newLuck } from '#bots/one-ply'
import { habitualAnswer } from '#bots/willyville/sensible-answers'
import { areJustOver, areOver, stepFor } from '#discord/features/guide/steps'
import { ideasOf } from '#discord/features/turn/goals'
import {
  type Answer,
  begin,
  below,
  itemAt,
  type Luck,
  luckFrom,
  type News,
  type Position,
  position,
  type Question,
  Run,
  type Saved,
  untilAsked,
} from '#kernel'
import type { Goal, Picks, Voice } from '#presentation/presentation'
import { willyvillePresentation as presentation } from '#presentation/willyville/index'
import { seedOf } from '#test/conformance'
import { willyville } from '#willyville/game'
import type { State } from '#willyville/state'
import { breadth } from '../breadth.ts'
import { every, momentsOf, questionAt } from './questions.ts'

/**
 * A first game as a newcomer plays it: what the lesson shows first, then any of the three ideas above the lists, every
 * fourth time something else that does not bring Death.
 */

const ENGLISH: Voice = { language: 'en', emoji: () => '' }
const { lessons } = presentation.help
const ELSEWHERE = 4

interface FirstGame {
  readonly hasWon: boolean
  readonly farewells: number
  readonly lessonsSeen: ReadonlySet<number>
}

function anyOf<T>(luck: Luck, list: readonly T[]): T {
  return itemAt(list, below(luck, list.length))
}

/** What fits of a line, up to what comes to light; a habit where nothing does. */
function fitting(saved: Saved<State>, answers: readonly Answer[], seat: number, line: Picks): Answer[] {
  const kept: Answer[] = []
  for (const picks of line) {
    const next = position(willyville, saved, [...answers, ...kept, { seat, picks }])
    if (next.refusal !== null) break
    kept.push({ seat, picks })
    if (next.finalUpTo > answers.length || next.questions[0]?.seat !== seat) break
  }
  if (kept.length > 0) return kept
  const run = Run.onCopy<State>(willyville, saved)
  for (const answer of answers) run.answer(answer)
  return [{ seat, picks: habitualAnswer(run.questionOf(seat) as Question, run.state) }]
}

class Newcomer {
  readonly turns: News[][] = []
  readonly seen = new Set<number>()
  farewells = 0
  readonly #luck: Luck
  readonly #seat: number

  constructor(luck: Luck, seat: number) {
    this.#luck = luck
    this.#seat = seat
  }

  #choice({ state }: Saved<State>): Goal {
    const shown = { view: willyville.view(state, this.#seat), seat: this.#seat, names: ['Anna', 'Ben'] }
    const goals = presentation.planning.goals(shown, ENGLISH)
    if (areJustOver(lessons, this.turns)) this.farewells++
    const step = areOver(lessons, this.turns) ? null : stepFor(lessons, this.turns, goals, shown)
    if (step !== null) {
      this.seen.add(step.number)
      return itemAt(step.goals, 0)
    }
    const calm = goals.filter(({ ways }) => ways[0]?.death !== true)
    const isElsewhere = calm.length > 0 && below(this.#luck, ELSEWHERE) === 0
    return anyOf(this.#luck, isElsewhere ? calm : ideasOf(goals))
  }

  /** Only the turn itself is thought about; what else is asked is answered by habit. */
  lineFor(saved: Saved<State>, answers: readonly Answer[], { about }: Question): Picks {
    return about === 'dice' && answers.length === 0 ? (this.#choice(saved).ways[0]?.picks ?? []) : []
  }
}

/** Plays one scene to its end, and says where the game stands then. */
function playScene(saved: Saved<State>, luck: Luck, newcomer: Newcomer, seat: number): Position {
  const answers: Answer[] = []
  for (;;) {
    const now = position(willyville, saved, answers)
    const [ask] = now.questions
    if (now.done !== null || ask === undefined) {
      if (answers[0]?.seat === seat) newcomer.turns.push([...now.news])
      return now
    }
    const bot: ThinkRequest = { game: willyville, saved, answers, seat: ask.seat, level: 'apprentice', seed: '' }
    const gentle = { ...bot, isGentle: true }
    const line =
      ask.seat === seat
        ? newcomer.lineFor(saved, answers, ask)
        : (ideasFor(gentle, newLuck(luck), { turns: turnsFor(gentle), spent: () => 0 })[0]?.line ?? [])
    answers.push(...fitting(saved, answers, ask.seat, line))
  }
}

function firstGame(number: number): FirstGame {
  const seed = seedOf(number)
  const luck = luckFrom(`${seed}${'70'.repeat(4)}`)
  const seat = below(luck, 2)
  const newcomer = new Newcomer(luck, seat)
  let { saved } = untilAsked(willyville, begin(willyville, { seats: 2, seed })) as { saved: Saved<State> }
  while (saved.scene !== null) {
    const { done } = playScene(saved, luck, newcomer, seat)
    saved = untilAsked(willyville, done as Saved<State>).saved as Saved<State>
  }
  const { winners } = willyville.result(saved.state)
  return { hasWon: winners.includes(seat), farewells: newcomer.farewells, lessonsSeen: newcomer.seen }
}

describe('a first game', () => {
  const GAMES = breadth(1, 60)

  it('is won at least half the time, teaches most lessons, and says farewell once', () => {
    const games = Array.from({ length: GAMES }, (_, number) => firstGame(1100 + number))
    expect(games.filter(({ hasWon }) => hasWon).length).toBeGreaterThanOrEqual(GAMES / 2)
    for (const { farewells, lessonsSeen } of games) {
      expect(farewells).toBe(1)
      expect(lessonsSeen.size).toBeGreaterThanOrEqual(5)
    }
  })
})

it('a gentle apprentice overlooks more than another, and has an answer all the same', () => {
  const moments = every(momentsOf(2, 23), 12)
  const seen = (isGentle: boolean) =>
    moments.map((moment) => {
      const question = { ...questionAt(moment, 'apprentice'), isGentle }
      return ideasFor(question, luckFrom(question.seed), { turns: 0, spent: () => 0 }).length
    })
  const [gentle, usual] = [seen(true), seen(false)]
  expect(Math.min(...gentle)).toBeGreaterThan(0)
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  expect(sum(gentle)).toBeLessThan(sum(usual) / 2)
})
