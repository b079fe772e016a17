import { type Flag, type Foot, plantFlags } from '#render/common/flags'
import type { Sheet } from '#render/engine/draw'
import type { SeaLayout } from './layout.ts'
import { type SeaPlaceKind, seaKindOf } from './place-ids.ts'

/** The places where flags stand on the chart: on masts, on beaches, on the edges of papers. */

const FEET: Partial<Record<SeaPlaceKind, Foot>> = {
  isle: { x: 196, y: 66 },
  water: { x: 88, y: 50, hangs: true },
  ship: { x: 24, y: 52, hangs: true },
  bill: { x: 14, y: 36, fromRight: true, hangs: true },
  graves: { x: 4, y: 6, fromRight: true, hangs: true },
}

export function drawFlags(sheet: Sheet, flags: readonly Flag[], { map, captains }: SeaLayout): void {
  const footOf = (place: string) => {
    const kind = seaKindOf(place)
    if (kind === 'captains') return captains.flag
    return kind === null ? undefined : FEET[kind]
  }
  plantFlags(sheet, flags, footOf, { w: map.w, h: map.h })
}
