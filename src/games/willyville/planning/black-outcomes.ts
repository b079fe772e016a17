import { type Flow, hasMoved, itemAt, type Question, type Seat } from '#kernel'
import { optionId, readOption } from '../options.ts'
import { isBlackKind } from '../rules/banners.ts'
import { blackOptions } from '../rules/blacks.ts'
import { activateBlack } from '../scenes/black.ts'
import { moveHeadman } from '../scenes/headman.ts'
import type { State, Turn } from '../state.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { NOTHING } from './plan.ts'
import { runFlow, tryout } from './tryout.ts'

/** Far beyond what any goal comes to; the trade church with an empty deck has 242. */
const MOST_OUTCOMES = 400

/** Every answer to a question, as places in its options. */
function answersTo(ask: Question): number[][] {
  const places = ask.options.map((_, place) => place)
  if (ask.max === 1 && ask.min === 1) return places.map((place) => [place])
  let sets: number[][] = [[]]
  for (const place of places) {
    const fuller = sets.filter((set) => set.length < ask.max).map((set) => [...set, place])
    sets = sets.concat(fuller)
  }
  return sets.filter((set) => set.length >= ask.min)
}

function activate(t: State, turn: Turn, goal: string): Flow {
  const option = readOption(goal)
  if (option?.kind === 'ask') return moveHeadman(t, turn, option)
  if (option === null || !isBlackKind(option)) throw new Error(`no black banner ${goal}`)
  return activateBlack(t, turn, option)
}

/** Plays one goal in every way its questions allow, first answers first. */
function outcomesOf(t: State, seat: Seat, goal: string): Outcome[] {
  const outcomes: Outcome[] = []
  const waiting: number[][] = [[]]
  // More paths are added while it runs.
  for (const path of waiting) {
    if (outcomes.length >= MOST_OUTCOMES) break
    const trial = tryout(t, seat, 0)
    const steps = [goal]
    let asked = 0
    const answer = (ask: Question) => {
      // Questions after something came to light cannot be planned.
      if (hasMoved(t, trial.t)) return null
      const answers = answersTo(ask)
      const chosen = path[asked] ?? 0
      if (asked >= path.length) {
        const others = answers.slice(1).map((_, other) => [...path, ...zeros(asked - path.length), other + 1])
        waiting.push(...others)
      }
      asked++
      const picks = itemAt(answers, chosen)
      steps.push(picks.map((place) => ask.options[place]).join(',') || NOTHING)
      return picks
    }
    const flow = activate(trial.t, trial.turn, goal)
    const isWhole = runFlow(flow, answer)
    outcomes.push(outcomeOf(t, trial.t, seat, goal, steps, !isWhole))
  }
  return outcomes
}

function zeros(count: number): number[] {
  return new Array(count).fill(0)
}

/** Every black banner that one of the values activates, with those values. */
export function blackGoals(t: State, seat: Seat, values: Iterable<number>): Map<string, number[]> {
  const goals = new Map<string, number[]>()
  for (const value of values) {
    for (const option of blackOptions(t, { seat, value, used: [], spent: false, sparing: false })) {
      const goal = optionId(option)
      const before = goals.get(goal)
      if (before === undefined) goals.set(goal, [value])
      else before.push(value)
    }
  }
  return goals
}

export function blackOutcomes(t: State, seat: Seat, goal: string): Outcome[] {
  return outcomesOf(t, seat, goal)
}
