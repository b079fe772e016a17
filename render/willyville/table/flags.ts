import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Box, Sheet } from '#render/engine/draw'
import { type TablePlaceKind, tableKindOf } from '../place-ids.ts'
import { isPrint } from './civic.ts'

export type { Flag } from '#render/common/flags'

/** Flags on the table stand on the thing that changed, never on a value, beside one, or on what tells the kind. */
const FEET: Record<Exclude<TablePlaceKind, 'rat'>, Foot> = {
  customer: { x: 30, y: 20 },
  deck: { x: 6, y: 8 },
  bailiff: { x: 108, y: 2 },
  travel: { x: 56, y: 57, hangs: true },
  monk: { x: -7, y: 122, hangs: true },
  church: { x: -7, y: 68, hangs: true },
  hall: { x: -7, y: 68, hangs: true },
  meeting: { x: -8, y: 68, hangs: true },
  field: { x: -8, y: 68, hangs: true },
  craft: { x: 4, y: 50, fromRight: true, hangs: true },
  chronicle: { x: -3, y: 62, hangs: true },
  grave: { x: -4, y: 34, fromRight: true, hangs: true },
  hand: { x: 58, y: 118, hangs: true },
  player: { x: 14, y: 62, hangs: true },
  dice: { x: 150, y: 30 },
}

/** A taken card has left its print, where nothing is that a flag could hide. */
const ON_PRINT: Foot = { x: 88, y: 64, hangs: true }

/** Close to the right edge of its track the rat has its flag behind it; on the way back there is less room above. */
const RAT = {
  turns: 1480,
  back: 840,
  out: { behind: -54, before: 50, y: 35 },
  home: { behind: -40, before: 50, y: 41 },
}

function footOfRat([x, y]: Box): Foot {
  const way = y > RAT.back ? RAT.home : RAT.out
  return { x: x > RAT.turns ? way.behind : way.before, y: way.y }
}

function footOf(id: string, box: Box): Foot | undefined {
  const kind = tableKindOf(id)
  if (kind === null) return undefined
  if (kind === 'rat') return footOfRat(box)
  if (isPrint(kind, box)) return ON_PRINT
  return FEET[kind]
}

export function drawFlags(sheet: Sheet, flags: readonly Flag[], frame?: Frame): void {
  plantFlags(sheet, flags, footOf, frame)
}
