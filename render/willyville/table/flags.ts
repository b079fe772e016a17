import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Sheet } from '#render/engine/draw'
import { type TablePlaceKind, tableKindOf } from '../place-ids.ts'

export type { Flag } from '#render/common/flags'

/** Flags on the table stand above things or in the gaps between them, never on a value or on what tells the kind. */
const FEET: Record<TablePlaceKind, Foot> = {
  customer: { x: 30, y: 20 },
  deck: { x: 6, y: 8 },
  bailiff: { x: 108, y: 2 },
  travel: { x: -7, y: 104, hangs: true },
  monk: { x: -7, y: 104, hangs: true },
  church: { x: -7, y: 68, hangs: true },
  hall: { x: -7, y: 68, hangs: true },
  meeting: { x: -8, y: 68, hangs: true },
  field: { x: -8, y: 68, hangs: true },
  craft: { x: 4, y: 50, fromRight: true, hangs: true },
  chronicle: { x: -14, y: 62, hangs: true },
  grave: { x: -4, y: 34, fromRight: true, hangs: true },
  hand: { x: 84, y: 130 },
  rat: { x: 330, y: 50 },
  player: { x: 14, y: 62, hangs: true },
  dice: { x: 150, y: 30 },
}

export function drawFlags(sheet: Sheet, flags: readonly Flag[], frame?: Frame): void {
  const footOf = (id: string) => {
    const kind = tableKindOf(id)
    return kind === null ? undefined : FEET[kind]
  }
  plantFlags(sheet, flags, footOf, frame)
}
