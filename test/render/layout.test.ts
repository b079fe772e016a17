import { describe, expect, it } from 'vitest'
import { begin, type Luck, luckFrom, Run, type Saved } from '#kernel'
import { randomAnswer } from '#players/random'
import { Painter } from '#render/paint'
import { HELP_TOPICS, helpPicture } from '#render/willyville/help'
import type { PictureInput } from '#render/willyville/input'
import { lobbyPicture } from '#render/willyville/lobby'
import { scorePicture } from '#render/willyville/score'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { LANGUAGES } from '#render/willyville/words'
import { willyville } from '#willyville/game'
import { activeSeat, type State } from '#willyville/state'
import { seedOf } from '../conformance.ts'
import { gameOf } from '../willyville/planner.ts'
import { wrongIn } from './check.ts'
import { NAMES, STATES } from './states.ts'

const RANDOM_GAMES = 8
const PLANNED_GAMES = 2
const LONG_NAMES = ['Wilhelmina-Charlotte', 'Bartholomäus der Zweite', 'Mx', 'Ångström & Söhne']

/** The beginning of every scene of a game of random picks, and its end. */
function randomStates(seats: number, seed: number, luck: Luck): State[] {
  const states: State[] = []
  let run = new Run<State>(willyville, begin(willyville, { seats, seed: seedOf(seed) }) as Saved<State>)
  while (run.next !== null) {
    while (run.next === undefined) for (const ask of run.asks) run.answer(randomAnswer(luck, ask))
    states.push(structuredClone({ ...run.state, setup: undefined }) as unknown as State)
    Object.assign(states.at(-1) as State, { setup: run.state.setup })
    if (run.next !== null) run = run.onward()
  }
  return states
}

function statesOf(seats: number): State[] {
  const luck = luckFrom(seedOf(41))
  const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed + 1)
  const random = seeds(RANDOM_GAMES).flatMap((seed) => randomStates(seats, seed, luck))
  const planned = seeds(PLANNED_GAMES).flatMap((seed) => {
    const { turns, end } = gameOf(seed, seats, luck)
    return [...turns, end].map(({ state }) => state)
  })
  return [...random, ...planned]
}

function inputOf(t: State, at: number): PictureInput {
  const names = at % 3 === 0 ? LONG_NAMES : NAMES
  const language = LANGUAGES[at % LANGUAGES.length] as PictureInput['language']
  return { view: willyville.view(t, activeSeat(t)), names: names.slice(0, t.setup.seats), language }
}

describe('the layout of every picture', () => {
  const painter = new Painter()

  it.each([2, 3, 4])('holds in every state of games of %i: nothing overlaps, leaves the frame or is cut', (seats) => {
    const states = statesOf(seats)
    expect(states.length).toBeGreaterThan(300)
    const wrong = new Map<string, number>()
    for (const [at, t] of states.entries()) {
      const input = inputOf(t, at)
      const village = villagePicture(input, at % seats)
      const pictures = [tablePicture(input), village, ...(at % 20 === 0 ? [scorePicture(input, [], true)] : [])]
      for (const sentence of pictures.flatMap((picture) => wrongIn(picture, painter))) {
        wrong.set(sentence, (wrong.get(sentence) ?? 0) + 1)
      }
    }
    expect([...wrong].slice(0, 10)).toEqual([])
  })

  it('holds in the named states, for every picture', () => {
    for (const [name, make] of Object.entries(STATES)) {
      const t = make()
      const { totals } = willyville.result(t)
      const history = [totals.map((total) => total - 3), totals]
      for (const language of LANGUAGES) {
        const input = { ...inputOf(t, 1), language }
        const villages = t.players.map((_, seat) => villagePicture(input, seat))
        const pictures = [tablePicture(input), scorePicture(input, history, !name.startsWith('end')), ...villages]
        for (const picture of pictures) expect(wrongIn(picture, painter), `${name} ${language}`).toEqual([])
      }
    }
  })

  it.each(HELP_TOPICS)('holds in the help on %s', (topic) => {
    for (const language of LANGUAGES) expect(wrongIn(helpPicture(topic, language), painter), language).toEqual([])
  })

  it('holds in the lobby, empty, half full and full', () => {
    for (const seats of [[null, null], ['Jörg', null, null], LONG_NAMES]) {
      expect(wrongIn(lobbyPicture({ seats, language: 'de' }), painter)).toEqual([])
    }
  })
})
