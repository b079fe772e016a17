import { randomAnswer } from '#bots/random-answer'
import { begin, type Luck, luckFrom, Run, type Saved } from '#kernel'
import type { PictureInput } from '#render/willyville/input'
import { LANGUAGES } from '#texts'
import { willyville } from '#willyville/game'
import { activeSeat, type State } from '#willyville/state'
import type { Villager } from '#willyville/words'
import { seedOf } from '../conformance.ts'
import { gameOf } from '../willyville/planner.ts'
import { NAMES } from './states.ts'

/** States of whole games, random and planned, that layouts must hold in. */

const RANDOM_GAMES = 8
const PLANNED_GAMES = 2
export const LONG_NAMES = [
  'Wilhelmina-Charlotte',
  'Bartholomäus der Zweite',
  'WMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWM',
  'Ångström & Söhne',
]

/** The beginning of every scene of a game of random picks, and its end. */
function randomStates(seats: number, seed: number, luck: Luck): State[] {
  const states: State[] = []
  let run = new Run<State>(willyville, begin(willyville, { seats, seed: seedOf(seed) }) as Saved<State>)
  while (run.next !== null) {
    while (run.next === undefined) for (const ask of run.questions) run.answer(randomAnswer(luck, ask))
    states.push(structuredClone({ ...run.state, setup: undefined }) as unknown as State)
    Object.assign(states.at(-1) as State, { setup: run.state.setup })
    if (run.next !== null) run = run.onward()
  }
  return states
}

const played = new Map<number, readonly State[]>()

/** Played once for all who ask. */
export function statesOf(seats: number): readonly State[] {
  const states = played.get(seats) ?? playStates(seats)
  played.set(seats, states)
  return states
}

function playStates(seats: number): State[] {
  const luck = luckFrom(seedOf(41))
  const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed + 1)
  const random = seeds(RANDOM_GAMES).flatMap((seed) => randomStates(seats, seed, luck))
  const planned = seeds(PLANNED_GAMES).flatMap((seed) => {
    const { turns, end } = gameOf(seed, seats, luck)
    return [...turns, end].map(({ state }) => state)
  })
  return [...random, ...planned]
}

export function inputOf(t: State, variant: number): PictureInput {
  const names = variant % 3 === 0 ? LONG_NAMES : NAMES
  const language = LANGUAGES[variant % LANGUAGES.length] as PictureInput['language']
  return { view: willyville.view(t, activeSeat(t)), names: names.slice(0, t.setup.seats), language }
}

/** What the news of a game can change as it lies there: a church or hall has been taken, a space has been filled. */
export const canChangeIn =
  ({ view }: PictureInput) =>
  (id: string): boolean => {
    const [kind, name = '', space] = id.split('/')
    if (kind === 'church') return !view.churches.some((church) => church === name)
    if (kind === 'hall') return !view.halls.some((hall) => hall === name)
    if (kind === 'chronicle') return view.chronicle[name as Villager][Number(space)] !== undefined
    return kind !== 'grave' || view.graves[Number(name)] !== undefined
  }
