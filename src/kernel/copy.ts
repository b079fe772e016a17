import type { GameState } from './game.ts'

function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = new Array(value.length)
    for (let place = 0; place < value.length; place++) list[place] = copyOf(value[place])
    return list as T
  }
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyOf(value[key])
  return copy as T
}

/** A copy of a state, or of what a view shows of it. The set-up never changes and is shared. */
export function copyState<S extends Pick<GameState, 'setup'>>(state: S): S {
  const copy: Record<string, unknown> = {}
  for (const key in state) copy[key] = key === 'setup' ? state.setup : copyOf(state[key])
  return copy as S
}
