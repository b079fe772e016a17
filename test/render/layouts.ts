import type { Shown } from '#presentation/presentation'
import type { Painter } from '#render/engine/paint'
import { LANGUAGES } from '#texts'
import { optionSets, play, type Trial } from '../conformance.ts'
import { wrongIn } from './check.ts'
import { LONG_NAMES } from './games.ts'
import { type DrawnGame, picturesAfter, playedTurns, type RunningTurn } from './running.ts'

/** Layout checks that any game with pictures goes through: its turns by sizes, languages, names and flags. */

const SIZES = ['full', 'phone'] as const
const NAMES = [...LONG_NAMES, 'Käthe']

/** Every variant draws a turn in another way: of six neighbouring turns each meets another language and size. */
export function faultsAfter(turn: RunningTurn, variant: number, painter: Painter): string[] {
  const language = LANGUAGES[variant % LANGUAGES.length] ?? 'en'
  const size = SIZES[Math.floor(variant / LANGUAGES.length) % SIZES.length] ?? 'full'
  const hasFlags = variant % 4 !== 3
  const named = (shown: Shown): Shown =>
    variant % 5 === 4 ? { ...shown, names: NAMES.slice(0, shown.names.length) } : shown
  const shown = { ...turn, forAll: named(turn.forAll), own: named(turn.own), told: hasFlags ? turn.told : [] }
  return Object.entries(picturesAfter(shown, { language, size })).flatMap(([kind, picture]) =>
    wrongIn(picture, painter).map((sentence) => `${kind} ${size} ${language}: ${sentence}`),
  )
}

/** Every number of players with every set of options, over and over, with other seeds. */
export function* settingsOf(
  { game }: DrawnGame,
  first: number,
): Generator<Required<Pick<Trial, 'seats' | 'options' | 'seed'>>> {
  for (let seed = first; ; seed++) {
    for (const options of optionSets(game)) {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) yield { seats, options, seed }
    }
  }
}

export interface Checked {
  readonly states: number
  readonly games: number
  readonly faults: ReadonlyMap<string, string>
}

/** Plays games of all settings until so many states were drawn; each fault with the first place it was met at. */
export function checkLayouts(
  drawn: DrawnGame,
  {
    count,
    every,
    first,
    pick,
  }: { count: number; every: number; first: number; pick?: (seed: number) => Trial['pick'] },
  painter: Painter,
): Checked {
  const faults = new Map<string, string>()
  let [states, games] = [0, 0]
  for (const { seats, options, seed } of settingsOf(drawn, first)) {
    if (states >= count) break
    const planned = games % 2 === 1 ? pick?.(seed) : undefined
    const { scenes } = play({ game: drawn.game, seats, options, seed, depth: 0, ...(planned && { pick: planned }) })
    const turns = playedTurns(drawn, scenes)
    for (let place = games % every; place < turns.length && states < count; place += every) {
      const where = `seed ${seed}, ${seats} seats, ${JSON.stringify(options)}, turn ${place}`
      for (const fault of faultsAfter(turns[place] as RunningTurn, states, painter)) {
        if (!faults.has(fault)) faults.set(fault, where)
      }
      states++
    }
    games++
  }
  return { states, games, faults }
}
