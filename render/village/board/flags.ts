import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Sheet } from '#render/engine/draw'
import { kindOf } from '#village/words'
import { type BoardPlaceKind, readBoardPlace } from './place-ids.ts'

/** Flags stand on the thing that changed, never on a number or beside one, and never before somebody's face. */

export type { Flag } from '#render/common/flags'

const FEET: Readonly<Partial<Record<BoardPlaceKind, Foot>>> = {
  space: { x: 4, y: 67, hangs: true },
  customer: { x: 14, y: 60, hangs: true },
  farm: { x: 4, y: 14, fromRight: true, hangs: true },
  pile: { x: 8, y: 10, hangs: true },
  ring: { x: -8, y: 54, hangs: true },
  ship: { x: 8, y: 64, hangs: true },
  conny: { x: 26, y: 62, hangs: true },
}

/** By the kind of place where members are. */
const WHERE: Readonly<Record<string, Foot>> = {
  craft: { x: 20, y: 70, hangs: true },
  council: { x: 0, y: 46, hangs: true },
  church: { x: -2, y: 40, hangs: true },
  castle: { x: 2, y: 50, fromRight: true, hangs: true },
  light: { x: -2, y: 50, hangs: true },
  bag: { x: 4, y: 48, hangs: true },
  grave: { x: 0, y: 40, hangs: true },
  chronicle: { x: -2, y: 55, fromRight: true, hangs: true },
  inn: { x: 44, y: 44, hangs: true },
  rank: { x: 4, y: 100, hangs: true },
  bakery: { x: 12, y: 62, hangs: true },
  shop: { x: 12, y: 62, hangs: true },
  parents: { x: 12, y: 62, hangs: true },
}

function footOf(id: string): Foot | undefined {
  const place = readBoardPlace(id)
  if (place === null) return undefined
  return place.kind === 'at' ? WHERE[kindOf(place.name)] : FEET[place.kind]
}

export function drawFlags(sheet: Sheet, flags: readonly Flag[], frame: Frame): void {
  plantFlags(sheet, flags, footOf, frame)
}
