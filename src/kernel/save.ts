import type { AnyGame, GameState, Json, Saved, Setup } from './game.ts'
import { isLuck } from './luck.ts'

/** Why a saved game cannot be played on. Its set-up, seed and entries stay readable all the same. */
export type LoadRefusal =
  | { readonly refused: 'damaged'; readonly what: string }
  | { readonly refused: 'newer-version'; readonly version: number; readonly ours: number }
  | { readonly refused: 'older-version'; readonly version: number; readonly ours: number }

/** A saved state as text. The set-up is kept once for the whole game, beside it. */
export function dump(saved: Saved): string {
  const { setup, ...state } = saved.state
  return JSON.stringify({ scene: saved.scene, at: saved.at, state })
}

function parsed(text: string): Json | undefined {
  try {
    const data: Json = JSON.parse(text)
    return data
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface SavedData {
  readonly scene: string | null
  readonly at: number
  readonly state: Json
}

/** The parts of a saved state, or in words what is wrong with them. */
function readData(game: AnyGame, data: Json | undefined): SavedData | string {
  if (!isRecord(data)) return 'not a saved state'
  const { scene, at, state } = data
  if (scene !== null && (typeof scene !== 'string' || !Object.hasOwn(game.scenes, scene))) return 'unknown scene'
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0) return 'no number of the next question'
  if (!isRecord(state) || !isLuck(state.luck)) return 'no state'
  return { scene, at, state }
}

/** Reads a saved state of this or an older version of the rules. */
export function load<S extends GameState>(game: AnyGame, setup: Setup, text: string): Saved<S> | LoadRefusal {
  const { version } = setup
  if (version > game.version) return { refused: 'newer-version', version, ours: game.version }
  const data = readData(game, parsed(text))
  if (typeof data === 'string') return { refused: 'damaged', what: data }
  const { scene, at, state } = data
  const current = version === game.version ? state : (game.migrate?.(state, version) ?? null)
  if (!isRecord(current)) return { refused: 'older-version', version, ours: game.version }
  const full = { ...current, setup: { ...setup, version: game.version } }
  return { scene, at, state: full as unknown as S }
}
