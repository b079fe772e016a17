import { playerOf } from '#games/shared/seats'
import type { Seat } from '#kernel'
import type { Sheet } from '#render/engine/draw'
import { type FarmMap, phoneMap, WIDE } from '#render/sprites/village/farm-map'
import { hasSet } from '#village/modules/in-play'
import type { Player } from '#village/state'
import type { View } from '#village/view'
import type { PictureInput } from '../input.ts'
import { type Kin, kinOf } from './kin.ts'

/** What a plan leaves behind: shown pale beside what it brings. */
export interface Traces {
  /** The place each member came from, by member. */
  readonly from: ReadonlyMap<number, string>
  /** Members whom the plan lets die. */
  readonly dead: ReadonlySet<number>
  /** The position on the road of time before the plan, where it is another. */
  readonly lap: number | null
}

export const NO_TRACES: Traces = { from: new Map(), dead: new Set(), lap: null }

/** A farm that is being drawn. */
export interface FarmScene {
  readonly input: PictureInput
  readonly sheet: Sheet
  readonly map: FarmMap
  readonly view: View
  readonly seat: Seat
  readonly player: Player
  readonly kin: readonly Kin[]
  readonly traces: Traces
  readonly isPhone: boolean
}

export function sceneOf(input: PictureInput, seat: Seat, sheet: Sheet, traces: Traces): FarmScene {
  const { view, size } = input
  const isPhone = size === 'phone'
  return {
    input,
    sheet,
    map: isPhone ? phoneMap(hasSet(view, 'inn')) : WIDE,
    view,
    seat,
    player: playerOf(view, seat),
    kin: kinOf(view, seat),
    traces,
    isPhone,
  }
}
