import type { Question, Run, Seat } from '#kernel'
import { kindOf, type OptionKind, readOption } from '#willyville/options'
import { type DiceWay, type Plan, plans, playPlan } from '#willyville/planning/index'
import { isWhite } from '#willyville/rules/banners'
import { isBlack, makeNamed, TIME_A_BLACK_DIE } from '#willyville/rules/dice'
import { type Player, playerOf, type State } from '#willyville/state'
import type { View } from '#willyville/view'
import type { Breadth, Open, Trial } from '../insight.ts'
import { habitualAnswer, PLAIN, sensibleAnswers, type Taste } from './sensible-answers.ts'

type Picks = readonly string[]
type Village = Trial<State>

/** So many ends of one and the same beginning are tried, and so many ways to make a value. */
const MOST: Record<Breadth, { ends: number; ways: number }> = {
  all: { ends: 6, ways: 2 },
  wide: { ends: 6, ways: 2 },
  narrow: { ends: 2, ways: 1 },
}

/** So many answers to a single question are tried. */
const MOST_ALONE = 12

interface Way {
  readonly option: string
  readonly value: number
  readonly coins: number
  readonly time: number
  readonly cost: number
}

const COIN = 0.8
const MARKER = 1.5

function wayOf(option: string): Way | null {
  const make = makeNamed(option)
  if (make === undefined) return null
  const { a, b, value, coins, markers } = make
  const time = TIME_A_BLACK_DIE * (Number(isBlack(a)) + Number(isBlack(b)))
  return { option, value, coins, time, cost: time + COIN * coins + MARKER * markers }
}

/** For each value the cheapest way, and one that spares the coins if there is one. */
function waysTo(ask: Question, most: number): Map<number, Way[]> {
  const byValue = new Map<number, Way[]>()
  for (const option of ask.options) {
    const way = wayOf(option)
    if (way === null) continue
    const known = byValue.get(way.value)
    if (known === undefined) byValue.set(way.value, [way, way])
    else {
      const [cheap, frugal] = known as [Way, Way]
      if (way.cost < cheap.cost) known[0] = way
      if (way.coins < frugal.coins || (way.coins === frugal.coins && way.cost < frugal.cost)) known[1] = way
    }
  }
  for (const [value, ways] of byValue) byValue.set(value, [...new Set(ways)].slice(0, most))
  return byValue
}

/** A first banner, and what is picked before it. */
interface Beginning {
  readonly before: readonly Picks[]
  readonly goal: string
  readonly cost: number
  readonly coins: number
}

function usesWhite(p: Player, goal: string): boolean {
  const option = readOption(goal)
  return option !== null && isWhite(p, option)
}

function isIdle(id: string): boolean {
  const option = readOption(id)
  return option?.kind === 'spare' || option?.kind === 'movePlough' || (option?.kind === 'ask' && option.to === 'stay')
}

function playedTo(open: Open<State>, seat: Seat, picks: readonly Picks[]): Run<State> {
  const run = open()
  for (const answer of picks) run.answer({ seat, picks: answer })
  return run
}

/** The cheapest, and one that spares the coins if there is one. */
function cheapest<T extends { cost: number; coins: number }>(all: readonly T[]): T[] {
  const cheap = all.reduce((best, next) => (next.cost < best.cost ? next : best))
  const frugal = all.reduce((best, next) => (next.coins < best.coins ? next : best))
  return frugal.coins < cheap.coins ? [cheap, frugal] : [cheap]
}

/** Plays picks on to all their sensible ends. */
export function ends(open: Open<State>, seat: Seat, before: readonly Picks[], taste: Taste, most: number): Village[] {
  const trials: Village[] = []
  const waiting: Picks[][] = [[...before]]
  while (waiting.length > 0 && trials.length < most) {
    const line = waiting.shift() as Picks[]
    const run = playedTo(open, seat, line)
    for (let ask = run.questionOf(seat); ask !== undefined; ask = run.questionOf(seat)) {
      const [first, ...others] = sensibleAnswers(ask, run.state, taste)
      if (first === undefined) throw new Error(`no answer to ${ask.about}`)
      for (const other of others) waiting.push([...line, other])
      run.answer({ seat, picks: first })
      line.push(first)
    }
    for (const ask of run.questions) run.answer({ seat: ask.seat, picks: habitualAnswer(ask, run.state) })
    trials.push({ line, run })
  }
  return trials
}

function isSame(trial: Village, other: Village): boolean {
  return trial.line.length === other.line.length && trial.line.join() === other.line.join()
}

const SPENDING: readonly OptionKind[] = ['make', 'hall', 'buildHall']

/** Banners that a thrifty player may leave out. */
function isSpent([pick]: Picks): boolean {
  const kind = pick === undefined ? null : kindOf(pick)
  return kind !== null && SPENDING.includes(kind)
}

/** Everything first; then without what costs time, and with each child's move, as far as that makes a difference. */
function whiteTrials(open: Open<State>, seat: Seat, before: readonly Picks[], most: number): Village[] {
  const options = playedTo(open, seat, before).questionOf(seat)?.options ?? []
  const schools = options.filter((option) => kindOf(option) === 'school')
  const trials: Village[] = []
  for (const school of [null, ...schools]) {
    for (const spends of [true, false]) {
      const more = ends(open, seat, before, { school, spends }, most)
      const [first] = more as [Village]
      if (!trials.some((trial) => isSame(trial, first))) trials.push(...more)
      if (!first.line.some(isSpent)) break
    }
  }
  return trials
}

/** The beginnings that each value allows, the same one only where it costs least. */
function beginningsOf(open: Open<State>, seat: Seat, ways: readonly Way[]): { blacks: Beginning[]; whites: Picks[][] } {
  const blacks = new Map<string, Beginning[]>()
  const whites = new Map<number, Picks[]>()
  for (const { option, value, cost, coins } of ways) {
    const before = [[option]]
    const run = playedTo(open, seat, before)
    for (const goal of run.questionOf(seat)?.options ?? []) {
      if (isIdle(goal)) continue
      const known = blacks.get(goal) ?? []
      if (!usesWhite(playerOf(run.state, seat), goal)) blacks.set(goal, [...known, { before, goal, cost, coins }])
      else if (!whites.has(value)) whites.set(value, before)
    }
  }
  return { blacks: [...blacks.values()].flatMap(cheapest), whites: [...whites.values()] }
}

/** All that is worth trying in a whole turn: the plans that people are shown too. */
function plannedTurns(open: Open<State>, seat: Seat): Village[] {
  const { game, state } = open()
  const all = plans(game.view(state, seat) as View, seat)
  return all.flatMap((plan) => cheapestWays(plan).flatMap((way) => planTrials(open, seat, plan, way)))
}

/** The cheapest way of a plan, and one that spares the coins if there is one: by these it is judged. */
export function cheapestWays({ ways }: Plan): DiceWay[] {
  const priced = ways.map((way) => ({
    way,
    coins: way.coins,
    cost: way.time + COIN * way.coins + MARKER * way.markers,
  }))
  return cheapest(priced).map(({ way }) => way)
}

/** A plan made one of its ways, with all sensible ends of what it leaves open: who dies, what to do with a card. */
export function planTrials(open: Open<State>, seat: Seat, plan: Plan, way: DiceWay): Village[] {
  const run = open()
  const line = playPlan(run, seat, plan, way)
  if (run.questionOf(seat) !== undefined) return ends(open, seat, line, PLAIN, MOST.all.ends)
  for (const ask of run.questions) run.answer({ seat: ask.seat, picks: habitualAnswer(ask, run.state) })
  return [{ line, run }]
}

/**
 * The likeliest lines of a whole turn: each goal in its cheapest ways. A bot that looks at all plans instead does not
 * play better, and many turns are played in thought.
 */
function quickTurns(open: Open<State>, seat: Seat, ask: Question, breadth: Breadth): Village[] {
  const most = MOST[breadth]
  const ways = [...waysTo(ask, most.ways).values()].flat()
  const { blacks, whites } = beginningsOf(open, seat, ways)
  return [
    ...blacks.flatMap(({ before, goal }) => ends(open, seat, [...before, [goal]], PLAIN, most.ends)),
    ...whites.flatMap((before) => whiteTrials(open, seat, before, most.ends)),
  ]
}

/** The sensible lines of a turn whose value is made. */
function bannerTrials(open: Open<State>, seat: Seat, ask: Question, breadth: Breadth): Village[] {
  const { state } = open()
  const { ends: most } = MOST[breadth]
  const goals = ask.options.filter(
    (goal) => !isIdle(goal) && goal !== ask.pass && !usesWhite(playerOf(state, seat), goal),
  )
  return [
    ...goals.flatMap((goal) => ends(open, seat, [[goal]], PLAIN, most)),
    ...whiteTrials(open, seat, [], most),
    ...(ask.pass === undefined ? [] : ends(open, seat, [[ask.pass]], PLAIN, most)),
  ]
}

/** The sensible lines for a seat that is asked anything. */
export function candidateLines(open: Open<State>, seat: Seat, breadth: Breadth): Village[] {
  const ask = open().questionOf(seat)
  if (ask === undefined) return []
  if (ask.about === 'dice') return breadth === 'all' ? plannedTurns(open, seat) : quickTurns(open, seat, ask, breadth)
  if (ask.about === 'act' || ask.about === 'more') return bannerTrials(open, seat, ask, breadth)
  const isSmall = ask.options.length <= MOST_ALONE && ask.max === 1
  if (!isSmall) return ends(open, seat, [], PLAIN, MOST_ALONE)
  return ask.options.flatMap((option) => ends(open, seat, [[option]], PLAIN, MOST[breadth].ends))
}
