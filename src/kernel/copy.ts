import type { GameState } from './game.ts'

/** Everything a state is made of, its set-up aside. */
type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain }

function copyOf(value: Plain): Plain {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = new Array(value.length)
    for (let place = 0; place < value.length; place++) list[place] = copyOf(value[place])
    return list
  }
  const copy: Record<string, Plain> = {}
  for (const key in value) copy[key] = copyOf(value[key])
  return copy
}

/** A copy of a state, or of what a view shows of it. The set-up never changes and is shared. */
export function copyState<S extends Pick<GameState, 'setup'>>(state: S): S
export function copyState(state: { [key: string]: Plain }): { [key: string]: Plain } {
  const copy: Record<string, Plain> = {}
  for (const key in state) copy[key] = key === 'setup' ? state.setup : copyOf(state[key])
  return copy
}

/** The value itself, which nobody may change from now on: it is shared. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
