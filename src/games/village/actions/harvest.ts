import type { Flow, Seat } from '#kernel'
import type { BaseOf } from '../base-options.ts'
import { type OptionRules, single } from '../rules/conditions.ts'
import { hasMember } from '../rules/members.ts'
import { gain } from '../rules/wares.ts'
import { type Player, playerOf, type State } from '../state.ts'
import type { Action } from './action.ts'

const HARVESTING: OptionRules<BaseOf<'harvest'>> = {
  kind: 'harvest',
  listed: single({ kind: 'harvest' }),
  conditions: [{ rule: 'V-HARVEST-1', isMet: ({ p }) => hasMember(p, 'farm'), facts: () => ({ farm: 0 }) }],
}

/** V-HARVEST-2, V-HARVEST-3: the best that plough and animal bring. */
export function cropOf(t: Pick<State, 'setup'>, { stock }: Player): number {
  const { plain, horsePlough, oxPlough } = t.setup.content.harvest
  if (stock.plough === 0) return plain
  if (stock.ox > 0) return oxPlough
  return stock.horse > 0 ? horsePlough : plain
}

// biome-ignore lint/correctness/useYield: an action in which nothing is asked
function* harvest(t: State, seat: Seat): Flow {
  const grain = cropOf(t, playerOf(t, seat))
  t.news.push({ kind: 'harvested', seat, grain })
  gain(t, seat, { grain })
}

export const HARVEST: Action = { uses: [HARVESTING], perform: harvest }
