import type { AnyGame, Options, Result, Saved } from './game.ts'
import { isMisread, type Misread, readLine, writeLine } from './line.ts'
import { begin, position } from './position.ts'
import type { Answer } from './run.ts'

/** A whole game for keeping and sharing: everything needed to play it again, as plain JSON. */
export interface GameRecord {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  readonly content: unknown
  readonly seed: string
  /** One line for each scene that asked something. */
  readonly lines: readonly string[]
}

export interface RecordedScene {
  readonly saved: Saved
  readonly answers: readonly Answer[]
}

export function recordOf(game: AnyGame, seed: string, scenes: readonly RecordedScene[]): GameRecord {
  const [first] = scenes
  if (first === undefined) throw new Error('a game without scenes')
  const { setup } = first.saved.state
  const asked = scenes.filter(({ answers }) => answers.length > 0)
  const lines = asked.map(({ saved, answers }) => writeLine(game, saved, answers))
  const { seats, options, content, version } = setup
  return { game: game.name, version, seats, options, content, seed, lines }
}

export interface ReplayRefusal {
  readonly line: number
  readonly misread: Misread
}

/** Plays a recorded game again, as far as its lines go. */
export function replay(game: AnyGame, record: GameRecord): { saved: Saved; result: Result | null } | ReplayRefusal {
  const { seats, options, content, seed, lines } = record
  let saved: Saved = begin(game, { seats, options, content, seed })
  let line = 0
  while (saved.scene !== null) {
    const start = position(game, saved, [])
    if (start.done !== null) {
      saved = start.done
      continue
    }
    const text = lines[line]
    if (text === undefined) return { saved, result: null }
    const answers = readLine(game, saved, text)
    if (isMisread(answers)) return { line, misread: answers }
    const { done } = position(game, saved, answers)
    if (done === null) throw new Error('a line that was read whole must end its scene')
    saved = done
    line++
  }
  return { saved, result: game.result(saved.state) }
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A value as text that is the same whatever order its keys came in. */
export function inOrder(value: unknown): string {
  return JSON.stringify(sorted(value))
}

/** The text whose SHA-256 is shown before the first turn: it fixes the seed and the set-up, keys in order. */
export function commitmentText(record: Omit<GameRecord, 'lines'>): string {
  const { game, version, seats, options, content, seed } = record
  return inOrder({ game, version, seats, options, content, seed })
}
