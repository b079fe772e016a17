import type { Conny, State } from '#village/state'

export function connyOf(t: State): Conny {
  if (t.conny === null) throw new Error('nobody plays alone here')
  return t.conny
}
