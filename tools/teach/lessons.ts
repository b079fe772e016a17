import { dealHidden } from '#bots/deal-hidden'
import type { Insight } from '#bots/insight'
import { newLuck, rankLines } from '#bots/one-ply'
import { playLine } from '#bots/play-line'
import { totalOf, type Weights } from '#bots/willyville/evaluator'
import { featuresOf, leftOf } from '#bots/willyville/features'
import { insightBy } from '#bots/willyville/insight'
import { begin, below, copyState, type Luck, luckFrom, Run, type Saved, type Seat } from '#kernel'
import { willyville } from '#willyville/game'
import { allPoints } from '#willyville/rules/score'
import type { State } from '#willyville/state'
import { seedOf } from '../seed.ts'
import { giveAnything } from './gifts.ts'

/** A village after a turn: its features, how much of the game was left, and its points so far. */
export interface Glimpse {
  readonly features: Float64Array
  readonly left: number
  readonly points: number
}

/** One village through a whole game, and the points it had in the end. */
export interface Life {
  readonly glimpses: Glimpse[]
  readonly total: number
}

/** About evenly spread around nothing, most of it within one. */
function whimOf(luck: Luck): number {
  return (below(luck, 1000) + below(luck, 1000) + below(luck, 1000)) / 500 - 3
}

/**
 * Judges as the weights do, but with whims: who never errs learns nothing. All at a table are alike, because otherwise
 * what the worse players have would be taken for the reason why they lose.
 */
function whimsical(weights: Weights, luck: Luck, whims: number): Insight<State> {
  const sober = insightBy(weights)
  return { ...sober, lead: (run, seat) => sober.lead(run, seat) + whims * whimOf(luck) }
}

const WHIMS = [0, 0.25, 0.5]
/** One turn of so many is played in any way. */
const SURPRISES = 15
const MOST_ROUNDS = 60
/** So many games of a hundred begin in the middle. */
const GIFTED = 70

function glimpsesOf(t: State): Glimpse[] {
  const left = leftOf(t)
  return allPoints(t).map((points, seat) => ({ features: featuresOf(t, seat, left), left, points: totalOf(points) }))
}

/** A turn as a pupil plays it: his own answers, and by habit whatever else is asked. */
function playTurn(insight: Insight<State>, saved: Saved<State>, seat: Seat, luck: Luck): Run<State> {
  const deal = dealHidden({ game: willyville, saved, answers: [] }, seat)
  const ideas = rankLines({ insight, deal, seat, deals: 2, breadth: 'narrow' }, luck)
  const idea = ideas[below(luck, SURPRISES) === 0 ? below(luck, ideas.length) : 0]
  const run = Run.onCopy(willyville, saved)
  playLine(insight, run, seat, idea?.line ?? [])
  return run
}

/** One game among pupils; none if they dawdle. */
export function lifeStories(weights: Weights, seats: number, number: number): { lives: Life[]; rounds: number } {
  const luck = newLuck(luckFrom(seedOf(number ^ 0x7eac)))
  const whims = WHIMS[number % WHIMS.length] as number
  const insight = whimsical(weights, luck, whims)
  const glimpses = Array.from({ length: seats }, (): Glimpse[] => [])
  const fresh = begin(willyville, { seats, seed: seedOf(number) }) as Saved<State>
  if (below(luck, 100) < GIFTED) giveAnything(fresh.state, luck)
  let run = new Run<State>(willyville, fresh)
  while (run.next !== null) {
    const { done } = run
    if (run.state.round > MOST_ROUNDS || done === null) return { lives: [], rounds: run.state.round }
    const saved: Saved<State> = { ...done, state: copyState(done.state) }
    run = run.onward()
    const seat = run.waitsFor()[0]
    if (seat === undefined) continue
    run = playTurn(insight, saved, seat, luck)
    for (const [of, glimpse] of glimpsesOf(run.state).entries()) glimpses[of]?.push(glimpse)
  }
  const totals = willyville.result(run.state).totals
  return {
    lives: glimpses.map((all, seat) => ({ glimpses: all, total: totals[seat] as number })),
    rounds: run.state.round,
  }
}
