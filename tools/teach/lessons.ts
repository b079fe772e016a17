import { begin, below, copyTable, type Luck, luckFrom, Run, type Saved, type Seat } from '#kernel'
import { follow } from '#players/follow'
import { looked, newLuck } from '#players/greedy'
import type { Insight } from '#players/insight'
import { dealFor } from '#players/stand'
import { insightBy } from '#players/willyville/insight'
import { totalOf, type Weights } from '#players/willyville/judge'
import { leftOf, TRAIT_NAMES, traitsOf } from '#players/willyville/traits'
import { APPRENTICE } from '#players/willyville/weights/apprentice'
import { readWeights } from '#players/willyville/weights/read'
import { seedOf } from '#test/conformance'
import { willyville } from '#willyville/game'
import { allPoints } from '#willyville/rules/score'
import type { State } from '#willyville/state'

/** A village after a turn: its traits, how much of the game was left, and its points so far. */
export interface Glimpse {
  readonly traits: Float64Array
  readonly left: number
  readonly points: number
}

/** One village through a whole game, and the points it had in the end. */
export interface Life {
  readonly glimpses: Glimpse[]
  readonly total: number
}

/** What somebody sets his heart on beyond reason, so that everything is tried by somebody who means it. */
const HEARTS: readonly Readonly<Record<string, number>>[] = [
  { craftsAtWork: 6, goods: 4, ready: 3, near: 2, waitingByMerchant: 3 },
  { craftsAtWork: 8, goods: 3, ready: 4, near: 3, waitingByMerchant: 5, anyValue: 1 },
  { journey: 14, roadPaid: 4, horse: 2, wagon: 2, stable: 3, wainwright: 3 },
  { windows: 9, scroll: 2, beer: 2, horse: 2, craftsAtWork: 3 },
  { guild: 6, jokers: 4, ready: 3, waitingByMerchant: 4, craftsAtWork: 3 },
  { trade: 6, waitingByMerchant: 5, ready: 3, craftsAtWork: 5 },
  { fields: 4, ploughed: 3, smithy: 4 },
  { area: 6, finance: 3, population: 6, mission: 5, healing: 5 },
]

/** So many of a hundred follow their heart. */
const HEARTED = 55

type Heart = Readonly<Record<string, number>>

function heartOf(luck: Luck): Heart | null {
  if (below(luck, 100) >= HEARTED) return null
  const scale = 0.4 + below(luck, 100) / 100
  const heart = HEARTS[below(luck, HEARTS.length)] as Heart
  return Object.fromEntries(Object.entries(heart).map(([trait, worth]) => [trait, worth * scale]))
}

function likingOf(heart: Heart, t: State, seat: Seat): number {
  const traits = traitsOf(t, seat)
  return TRAIT_NAMES.reduce((sum, name, at) => sum + (heart[name] ?? 0) * (traits[at] as number), 0)
}

/** About evenly spread around nothing, most of it within one. */
function whimOf(luck: Luck): number {
  return (below(luck, 1000) + below(luck, 1000) + below(luck, 1000)) / 500 - 3
}

/** Who sits at a table where is taught: how he judges, and how often he does anything at all. */
interface Pupil {
  readonly insight: Insight<State>
  /** One turn of so many is played in any way; 0 for none. */
  readonly surprises: number
}

const OLD_FASHIONED = readWeights(APPRENTICE)
/** So many of a hundred judge by rules of thumb: they do things for which the taught ones have no eye yet. */
const OLD = 30
const SURPRISES = [0, 0, 12, 6]

function pupilOf(weights: Weights, luck: Luck, whims: number): Pupil {
  const isOld = below(luck, 100) < OLD
  const insight = moody(isOld ? OLD_FASHIONED : weights, luck, whims)
  return { insight, surprises: SURPRISES[below(luck, SURPRISES.length)] as number }
}

/** Judges as the weights do, but with a heart and with whims: who never errs learns nothing. */
function moody(weights: Weights, luck: Luck, whims: number): Insight<State> {
  const sober = insightBy(weights)
  const heart = heartOf(luck)
  return {
    ...sober,
    lead: (run, seat) =>
      sober.lead(run, seat) + whims * whimOf(luck) + (heart === null ? 0 : likingOf(heart, run.state, seat)),
  }
}

const WHIMS = [0.5, 1, 2]
const MOST_ROUNDS = 60

function glimpsesOf(t: State): Glimpse[] {
  const left = leftOf(t)
  return allPoints(t).map((points, seat) => ({ traits: traitsOf(t, seat, left), left, points: totalOf(points) }))
}

/** A turn as a pupil plays it: his own answers, and by habit whatever else is asked. */
function playTurn({ insight, surprises }: Pupil, saved: Saved<State>, seat: Seat, luck: Luck): Run<State> {
  const deal = dealFor({ game: willyville, saved, answers: [] }, seat)
  const ideas = looked({ insight, deal, seat, deals: 2 }, luck)
  const isSurprise = surprises > 0 && below(luck, surprises) === 0
  const idea = ideas[isSurprise ? below(luck, ideas.length) : 0]
  const run = new Run<State>(willyville, { ...saved, state: copyTable(saved.state) })
  follow(insight, run, seat, idea?.line ?? [])
  return run
}

/** One game among pupils; none if they dawdle. */
export function lifeStories(weights: Weights, seats: number, number: number): { lives: Life[]; rounds: number } {
  const luck = newLuck(luckFrom(seedOf(number ^ 0x7eac)))
  const whims = WHIMS[number % WHIMS.length] as number
  const pupils = Array.from({ length: seats }, () => pupilOf(weights, luck, whims))
  const glimpses = pupils.map((): Glimpse[] => [])
  let run = new Run<State>(willyville, begin(willyville, { seats, seed: seedOf(number) }) as Saved<State>)
  while (run.next !== null) {
    const { done } = run
    if (run.state.round > MOST_ROUNDS || done === null) return { lives: [], rounds: run.state.round }
    const saved: Saved<State> = { ...done, state: copyTable(done.state) }
    run = run.onward()
    const seat = run.waitsFor()[0]
    if (seat === undefined) continue
    run = playTurn(pupils[seat] as Pupil, saved, seat, luck)
    for (const [of, glimpse] of glimpsesOf(run.state).entries()) glimpses[of]?.push(glimpse)
  }
  const totals = willyville.result(run.state).totals
  return {
    lives: glimpses.map((all, seat) => ({ glimpses: all, total: totals[seat] as number })),
    rounds: run.state.round,
  }
}
