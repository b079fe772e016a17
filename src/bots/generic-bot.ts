import {
  type AnyGame,
  type GameState,
  type Luck,
  movesOf,
  type Question,
  type Result,
  type Run,
  type Seat,
} from '#kernel'
import type { Breadth, Insight, Open, Reason, Trial } from './insight.ts'
import { finishScene } from './play-line.ts'
import { randomAnswer } from './random-answer.ts'

/** So many lines are looked at. */
const MOST: Record<Breadth, number> = { all: 60, wide: 60, narrow: 6 }

/** A longer line is not planned to its end. */
const LONGEST = 50

type Picks = readonly string[]
type Points = Result['points'][number]

/** A line of answers, and the questions they were given to. */
interface Walk extends Trial {
  readonly asks: readonly Question[]
}

/** So many of a list, spread evenly over it. */
function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most)
  const count = Math.min(list.length, most)
  return Array.from({ length: count }, (_, at) => list[Math.floor(at * step)] as T)
}

function rotated(list: readonly string[], by: number): string[] {
  return [...list.slice(by), ...list.slice(0, by)]
}

function answersTo({ options, min, max }: Question): Picks[] {
  if (max === 1) return [...(min === 0 ? [[]] : []), ...options.map((option) => [option])]
  const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return sizes.flatMap((size) => options.map((_, place) => rotated(options, place).slice(0, size)))
}

/** Luck that depends on where the run stands, and leaves it alone. */
function luckAt(run: Run): Luck {
  const [a, b, c, d] = run.state.luck
  return [a, b, c, (d ^ (run.taken * 0x9e3779b9)) >>> 0 || 1, 0]
}

function habit(run: Run, seat: Seat): Picks {
  const ask = run.questionOf(seat)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  if (ask.pass !== undefined && run.taken > LONGEST) return [ask.pass]
  return randomAnswer(luckAt(run), ask).picks
}

/** Plays a line and goes on by habit; it ends where others are asked or something comes to light. */
function walked(open: Open, seat: Seat, planned: readonly Picks[]): Walk {
  const run = open()
  const moves = movesOf(run.state)
  const asks: Question[] = []
  const line: Picks[] = []
  while (line.length < LONGEST && movesOf(run.state) === moves) {
    const ask = run.questionOf(seat)
    if (ask === undefined) break
    const picks = planned[line.length] ?? (answersTo(ask)[0] as Picks)
    run.answer({ seat, picks })
    asks.push(ask)
    line.push(picks)
  }
  finishScene(genericBot, run)
  return { line, run, asks }
}

/** The same beginning with every other answer to one of its questions. */
function othersAt({ asks, line }: Walk, at: number): Picks[][] {
  const ask = asks[at]
  if (ask === undefined) return []
  const others = answersTo(ask).filter((picks) => picks.join() !== line[at]?.join())
  return others.map((picks) => [...line.slice(0, at), picks])
}

/** All that a turn leaves behind, but for how it is told. */
function endOf({ run }: Trial): string {
  return JSON.stringify([run.next, { ...run.state, setup: null, news: null }])
}

/** Whole turns: one question after the other is answered otherwise. What looks alike comes in no order. */
function trials(open: Open, seat: Seat, breadth: Breadth): Trial[] {
  const most = MOST[breadth]
  const walks = [walked(open, seat, [])]
  for (let at = 0; walks.length < most && walks.some(({ asks }) => at < asks.length); at++) {
    const others = walks.flatMap((walk) => othersAt(walk, at))
    walks.push(...spread(others, most - walks.length).map((line) => walked(open, seat, line)))
  }
  return [...new Map(walks.map((walk) => [endOf(walk), walk])).values()]
}

/** Everybody's points if it ended now, by what the seat sees. */
function pointsIn(game: AnyGame, state: GameState, seat: Seat): Result['points'] {
  return game.forecast(game.view(state, seat))
}

function lead({ game, state, next }: Run, seat: Seat): number {
  const points = next === null ? game.result(state).points : pointsIn(game, state, seat)
  const totals = points.map((one) => Object.values(one).reduce((sum, more) => sum + more, 0))
  const others = totals.filter((_, other) => other !== seat)
  return (totals[seat] as number) - (others.length > 0 ? Math.max(...others) : 0)
}

/** The own points that change, by category. */
function reasons(before: GameState, after: GameState, seat: Seat, game: AnyGame): Reason[] {
  const [was, is] = [before, after].map((state) => pointsIn(game, state, seat)[seat] ?? {}) as [Points, Points]
  return Object.entries(is).flatMap(([theme, points]) => {
    const more = points - (was[theme] ?? 0)
    return more === 0 ? [] : [{ theme, points: more }]
  })
}

/** Knows of a game what any game shows: its options, and its points if it ended now. */
export const genericBot: Insight = { trials, habit, lead, reasons, isCoarse: true }
