import type { Flow, Seat } from '#kernel'
import type { BaseOf } from '../base-options.ts'
import { recallsOf } from '../modules/in-play.ts'
import { knownMember, type OptionRules, single } from '../rules/conditions.ts'
import { isVisible, memberNamed, namesWhere, numberOf, send } from '../rules/members.ts'
import { playerOf, type State } from '../state.ts'
import { kindOf, placeIn } from '../words.ts'
import type { Action } from './action.ts'

const BIRTH: OptionRules<BaseOf<'birth'>> = {
  kind: 'birth',
  listed: single({ kind: 'birth' }),
  conditions: [{ rule: 'V-FAMILY-1', isMet: ({ p }) => p.at.includes('supply'), facts: () => ({ unborn: 0 }) }],
}

const RECALL: OptionRules<BaseOf<'recall'>> = {
  kind: 'recall',
  listed: (t, seat) => namesWhere(t, seat, isVisible).map((member) => ({ kind: 'recall', member })),
  conditions: [
    knownMember('V-FAMILY-2'),
    {
      rule: 'V-FAMILY-2',
      isMet: ({ t, option }) => recallsOf(t).includes(kindOf(placeIn(option.member))),
      facts: ({ option }) => ({ at: kindOf(placeIn(option.member)) }),
    },
  ],
}

/** V-FAMILY-1: members stand in the order of their numbers, so the first unborn has the lowest. */
export function bear(t: State, seat: Seat): void {
  const p = playerOf(t, seat)
  const member = p.at.indexOf('supply')
  if (member < 0) return
  p.at[member] = 'farm'
  t.news.push({ kind: 'memberBorn', seat, member: numberOf(t, p, member) })
}

// biome-ignore lint/correctness/useYield: an action in which nothing is asked
function* family(t: State, seat: Seat, option: BaseOf<'birth' | 'recall'>): Flow {
  if (option.kind === 'birth') return bear(t, seat)
  send(t, seat, memberNamed(t, seat, option.member), 'farm')
}

/** V-FAMILY: one birth, or one member called home. */
export const FAMILY: Action<BaseOf<'birth' | 'recall'>> = { uses: [BIRTH, RECALL], perform: family }
