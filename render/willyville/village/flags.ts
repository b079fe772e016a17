import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Box, Sheet } from '#render/engine/draw'
import { STALL_SIZES } from '#render/sprites/willyville/stalls'
import { type VillagePlaceKind, villageKindOf } from '../place-ids.ts'

/** The places of flags in a village. */
const FEET: Partial<Record<VillagePlaceKind, Foot>> = {
  church: { x: 200, y: 78 },
  craft: { x: 8, y: 30 },
  field: { x: 4, y: 99, hangs: true },
  hall: { x: 16, y: 82 },
  meeting: { x: 60, y: 34 },
  journey: { x: 60, y: 16 },
  villager: { x: 4, y: 34 },
  stone: { x: -4, y: 58, hangs: true },
  tree: { x: 98, y: 20 },
  game: { x: 6, y: 8 },
  school: { x: -8, y: 26 },
  barn: { x: 8, y: 46 },
  house: { x: 30, y: 40 },
  served: { x: 120, y: 36 },
  labourers: { x: 58, y: 16 },
}

/** On customers, by how large their stalls are; the tiny ones have no room for any. */
const STALL_FEET: readonly (readonly [size: { w: number; h: number }, foot: Foot])[] = [
  [STALL_SIZES.large, { x: 4, y: 30 }],
  [STALL_SIZES.medium, { x: 14, y: 122, hangs: true }],
  [STALL_SIZES.small, { x: 15, y: 44, hangs: true }],
]

function footOf(id: string, [, , w, h]: Box): Foot | undefined {
  const kind = villageKindOf(id)
  if (kind === null) return undefined
  if (kind !== 'customer') return FEET[kind]
  return STALL_FEET.find(([size]) => size.w === w && size.h === h)?.[1]
}

export function drawFlags(sheet: Sheet, flags: readonly Flag[], frame?: Frame): void {
  plantFlags(sheet, flags, footOf, frame)
}
