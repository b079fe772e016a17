import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Box, Sheet } from '#render/engine/draw'
import { type FarmPlaceKind, farmKindOf } from './place-ids.ts'

/** The feet of flags on a farm, from the upper left corner of the thing or from its right edge: where they hide no value. */
const FEET: Readonly<Record<FarmPlaceKind, Foot>> = {
  kin: { x: 20, y: 66, hangs: true },
  ware: { x: 10, y: 42, hangs: true },
  served: { x: 150, y: 70 },
  castles: { x: 154, y: 66, hangs: true },
  ship: { x: 60, y: 60 },
  villager: { x: 60, y: 60, fromRight: true },
  harvest: { x: 8, y: 60, hangs: true },
  lap: { x: 22, y: 24, hangs: true },
  page: { x: 4, y: 62, hangs: true },
  fame: { x: 96, y: 62, hangs: true },
  ring: { x: 58, y: 60, hangs: true },
  chests: { x: 10, y: 42, hangs: true },
}

function footOf(place: string, _box: Box): Foot | undefined {
  const kind = farmKindOf(place)
  return kind === null ? undefined : FEET[kind]
}

export function drawFlags(sheet: Sheet, flags: readonly Flag[], frame: Frame): void {
  plantFlags(sheet, flags, footOf, frame)
}
