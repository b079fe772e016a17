import type { Flow, Seat } from '#kernel'
import { hasMember } from '../rules/members.ts'
import { gain } from '../rules/wares.ts'
import { type Player, playerOf, type State } from '../state.ts'

/** V-HARVEST-1 */
export function harvestOptions(t: State, seat: Seat): string[] {
  return hasMember(playerOf(t, seat), 'farm') ? ['harvest'] : []
}

/** V-HARVEST-2, V-HARVEST-3: the best that plough and animal bring. */
export function cropOf(t: Pick<State, 'setup'>, { stock }: Player): number {
  const { plain, horsePlough, oxPlough } = t.setup.content.harvest
  if (stock.plough === 0) return plain
  if (stock.ox > 0) return oxPlough
  return stock.horse > 0 ? horsePlough : plain
}

// biome-ignore lint/correctness/useYield: an action in which nothing is asked
export function* harvest(t: State, seat: Seat): Flow {
  const grain = cropOf(t, playerOf(t, seat))
  t.news.push({ kind: 'harvested', seat, grain })
  gain(t, seat, { grain })
}
