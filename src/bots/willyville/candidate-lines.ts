import type { Question, Seat } from '#kernel'
import { kindOf, type OptionKind, readOption } from '#willyville/options'
import { isWhite } from '#willyville/rules/banners'
import { isBlack, makeNamed, TIME_A_BLACK_DIE } from '#willyville/rules/dice'
import { type Player, playerOf, type State } from '#willyville/state'
import type { Breadth, Open, Trial } from '../insight.ts'
import { cheapest, diceCost } from './dice-costs.ts'
import { ends, playedTo } from './ends.ts'
import { type FirstLook, plannedTurns } from './planned-turns.ts'
import { PLAIN } from './sensible-answers.ts'

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

function wayOf(option: string): Way | null {
  const make = makeNamed(option)
  if (make === undefined) return null
  const { a, b, value, coins, markers } = make
  const time = TIME_A_BLACK_DIE * (Number(isBlack(a)) + Number(isBlack(b)))
  return { option, value, coins, time, cost: diceCost({ time, coins, markers }) }
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
export function candidateLines(look: FirstLook, breadth: Breadth): Village[] {
  const { open, seat } = look
  const ask = open().questionOf(seat)
  if (ask === undefined) return []
  if (ask.about === 'dice') return breadth === 'all' ? plannedTurns(look) : quickTurns(open, seat, ask, breadth)
  if (ask.about === 'act' || ask.about === 'more') return bannerTrials(open, seat, ask, breadth)
  const isSmall = ask.options.length <= MOST_ALONE && ask.max === 1
  if (!isSmall) return ends(open, seat, [], PLAIN, MOST_ALONE)
  return ask.options.flatMap((option) => ends(open, seat, [[option]], PLAIN, MOST[breadth].ends))
}
