import type { State } from '#willyville/state'
import { LETTERS, STACKS } from '#willyville/words'

function different(list: readonly number[]): number {
  return new Set(list).size === list.length ? list.length : Number.NaN
}

/** Every card and every die is somewhere, once. */
export function census(t: State): Record<string, number> {
  const { players } = t
  const customers = [...t.offer, ...t.deck, ...players.flatMap((p) => [...p.waiting, ...p.served])]
  const travel = [...LETTERS.flatMap((letter) => t.travel[letter]), ...players.flatMap((p) => p.travel)]
  if (t.turned) travel.push(t.turned.card)
  return {
    customers: different(customers),
    travel: different(travel),
    monks: STACKS.reduce((sum, stack) => sum + t.monks[stack].length, 0) + players.flatMap((p) => p.monks).length,
    churches: t.churches.length + players.filter((p) => p.church !== null).length,
    halls: t.halls.length + players.filter((p) => p.hall !== null).length,
    fields: t.fields + players.reduce((sum, p) => sum + p.fields.length, 0),
    crafts:
      Object.values(t.crafts).flat().length +
      players.reduce((sum, p) => sum + Object.values(p.crafts).filter((craft) => craft !== null).length, 0),
  }
}
