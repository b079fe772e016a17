import { luckFrom, type Question, type Seat } from '#kernel'
import { modulesOf, optionId, optionNamed, spacesOf } from '../modules/in-play.ts'
import { offered } from '../rules/conditions.ts'
import { freePlaysOf } from '../scenes/ask.ts'
import { PAYING_THE_WELL, TAKING } from '../scenes/turn.ts'
import { hasCubes, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { COLOURS, CUBES, SPACES, type Space } from '../words.ts'
import { goalOf } from './goal.ts'
import type { Chooser, Plan } from './plan.ts'
import { sensible } from './sensible.ts'
import { deathsIn, gainsOf, type Trial, timeIn, tried } from './trial.ts'

export type { Gains, Plan } from './plan.ts'
export { type GoalKind, goalId, goalNamed, type PlanGoal, type PlanGoalOf } from './plan-goal.ts'

/** A beginning of a turn: with a cube, with the well, or with the action itself where it is free. */
interface Start {
  readonly space: Space
  readonly option: string
}

/** For one start; the widest, a member for the council with every cube to pick, have some more. */
const MOST_TRIALS = 30

/** Begins as it should, then leaves it to somebody else. */
function beginning({ space, option }: Start, goOn: Chooser): Chooser {
  return (ask, t) => {
    if (ask.about === 'turn') return option
    return ask.about === 'space' ? optionId({ kind: 'space', space }) : goOn(ask, t)
  }
}

/** Every way that is worth trying, the plainest first: one question after the other is answered otherwise. */
function trialsOf(t: State, seat: Seat, start: Start): Trial[] {
  const trials: Trial[] = []
  const waiting: number[][] = [[]]
  for (const path of waiting) {
    if (trials.length === MOST_TRIALS) break
    let asked = 0
    const goOn = (ask: Question, now: State) => {
      const options = sensible(now, ask)
      const chosen = path[asked] ?? 0
      if (asked >= path.length) {
        const before = [...path, ...new Array(asked - path.length).fill(0)]
        for (let other = 1; other < options.length; other++) waiting.push([...before, other])
      }
      asked++
      return options[chosen] ?? null
    }
    const trial = tried(t, seat, beginning(start, goOn))
    if (trial !== null) trials.push(trial)
  }
  return trials
}

/** Different wishes may come to the same. */
function trialsBy(choosers: readonly Chooser[], t: State, seat: Seat, start: Start): Trial[] {
  const trials = choosers.flatMap((chooser) => tried(t, seat, beginning(start, chooser)) ?? [])
  return [...new Map(trials.map((trial) => [trial.steps.join(), trial])).values()]
}

function trialsFor(t: State, seat: Seat, start: Start): Trial[] {
  for (const { choosersFor } of modulesOf(t)) {
    const choosers = choosersFor?.(t, seat, start.space) ?? null
    if (choosers !== null) return trialsBy(choosers, t, seat, start)
  }
  return trialsOf(t, seat, start)
}

function planOf(t: State, seat: Seat, { space, option }: Start, trial: Trial): Plan {
  const { steps, rest, isRevealing, isOpen } = trial
  const begun = optionNamed(option)
  const goal = begun?.kind === 'card' ? begun : goalOf(trial, seat, space)
  return {
    goal,
    space,
    start: option,
    steps,
    rest,
    isRevealing,
    isOpen,
    time: timeIn(trial, seat),
    deaths: deathsIn(trial, seat),
    gains: gainsOf(t, trial, seat),
  }
}

function takes(t: State): Start[] {
  return offered(TAKING, t, t.due, []).map((option) => ({ space: option.space, option: optionId(option) }))
}

/** V-WELL-1: only for spaces that have no cube of influence left, for it is dear. */
function wells(t: State, seat: Seat): Start[] {
  const isBare = (place: number) => COLOURS.every((_, cube) => t.cubes[place * CUBES.length + cube] === 0)
  const bare = spacesInPlay(t).filter((space) => isBare(SPACES.indexOf(space)))
  return offered(PAYING_THE_WELL, t, seat, []).flatMap((option) =>
    bare.map((space) => ({ space, option: optionId(option) })),
  )
}

function spacesInPlay(t: State): Space[] {
  const inPlay = spacesOf(t)
  return SPACES.filter((_, place) => inPlay.includes(place))
}

/** V-END-5: any one action free. */
function frees(t: State): Start[] {
  return spacesInPlay(t).map((space) => ({ space, option: optionId({ kind: 'space', space }) }))
}

/** To take a cube and let its action go. */
function lettingGo(t: State, seat: Seat, start: Start): Trial[] {
  const goOn: Chooser = (ask, now) => (ask.options.includes('skip') ? 'skip' : (sensible(now, ask)[0] ?? null))
  const trial = tried(t, seat, beginning(start, goOn))
  return trial === null ? [] : [trial]
}

/** V-TURN-6: villagers come before the cube, each on its own. */
function cards(t: State, seat: Seat): Start[] {
  const playable = freePlaysOf(t, seat, 'turn').filter(({ kind }) => kind === 'card')
  return playable.map((option) => ({ space: 'inn', option: optionId(option) }))
}

function startsOf(t: State, seat: Seat): Start[] {
  return hasCubes(t) ? [...takes(t), ...wells(t, seat), ...cards(t, seat)] : frees(t)
}

function isLeft({ option }: Start): boolean {
  const taken = optionNamed(option)
  return taken?.kind === 'take' && taken.space !== 'market'
}

/** Everything the seat could sensibly do in this turn, as long as it has not begun to do something else. */
export function plans(v: View, seat: Seat): Plan[] {
  if (v.due !== seat || v.turn !== 'open') return []
  const t = imagine(v, luckFrom('0'.repeat(32)))
  return startsOf(t, seat).flatMap((start) => {
    const used = trialsFor(t, seat, start).map((trial) => planOf(t, seat, start, trial))
    const isOnlyCube = used.some(({ goal }) => goal.kind === 'cube')
    const left = isLeft(start) && !isOnlyCube ? lettingGo(t, seat, start) : []
    return [...used, ...left.map((trial) => planOf(t, seat, start, trial))]
  })
}
