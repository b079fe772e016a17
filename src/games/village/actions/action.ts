import type { Flow, Seat } from '#kernel'
import type { VillageOption } from '../modules/modules.ts'
import type { OptionRules } from '../rules/conditions.ts'
import type { State } from '../state.ts'

/** VI-EFFECT: parts of an action's cost that need not be paid. */
export type Waived = 'time' | 'cubes' | 'wagon' | 'captain'
export type Waiver = readonly Waived[]

/** The action of a space. */
export interface Action<O extends VillageOption = VillageOption> {
  /** Everything it can be used for, one kind after the other. */
  readonly uses: readonly OptionRules[]
  /** Options that come up later in it and may be asked about before. */
  readonly later?: readonly OptionRules[]
  perform(t: State, seat: Seat, option: O, waiver: Waiver): Flow
  /** V-MARKET-1: it cannot be let go. */
  readonly isBinding?: true
}
