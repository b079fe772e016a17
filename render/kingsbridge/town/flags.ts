import type { ProjectId } from '#kingsbridge/words'
import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Box, Sheet } from '#render/engine/draw'
import { kindOf, type PlaceKind } from '../place-ids.ts'

/** Flags in the town stand beside or on the thing that changed, never on a value. */

const BESIDE: Foot = { x: 24, y: 78, fromRight: true, hangs: true }

const FEET: Readonly<Record<Exclude<PlaceKind, 'project' | 'event' | 'space' | 'rounds'>, Foot>> = {
  plot: { x: 8, y: 60, hangs: true },
  stock: { x: 8, y: 6, hangs: true },
  sick: { x: 81, y: 42, hangs: true },
  player: { x: 14, y: 62, hangs: true },
  edge: { x: 20, y: 62, fromRight: true, hangs: true },
  market: { x: 6, y: 34, fromRight: true, hangs: true },
}

/** Projects whose right side is no place for a flag, in the large town. */
const PROJECT_FEET: Readonly<Partial<Record<ProjectId, Foot>>> = {
  bridge: { x: -14, y: 100, fromRight: true, hangs: true },
  tower: { x: -30, y: 110, hangs: true },
}

/** On a phone the bridge crosses the picture from the middle to the right edge. */
const PHONE_BRIDGE: Foot = { x: 156, y: 150, hangs: true }
const PHONE_WIDTH = 1000

/** Lines of players on a phone are low, and names stand close to their left edge. */
const PHONE_LINE: Foot = { x: 8, y: 62, hangs: true }
const LOW = 100

/** In the middle of the card, between its numbers, however large the table is. */
const EVENT = { x: 0.5, y: 0.744 }
const SPACE = { aside: 44, y: 70, side: 116 }

function footOf(id: string, box: Box, frame: Frame): Foot | undefined {
  const kind = kindOf(id)
  const [, , w, h] = box
  if (kind === null || kind === 'rounds') return undefined
  if (kind === 'event') return { x: w * EVENT.x, y: h * EVENT.y, hangs: true }
  if (kind === 'space') return { x: w / 2 + (SPACE.aside * h) / SPACE.side, y: (SPACE.y * h) / SPACE.side, hangs: true }
  if (kind === 'player' && h < LOW) return PHONE_LINE
  if (kind !== 'project') return FEET[kind]
  const project = id.slice(id.indexOf('/') + 1) as ProjectId
  if (project === 'bridge' && frame.w === PHONE_WIDTH) return PHONE_BRIDGE
  return PROJECT_FEET[project] ?? BESIDE
}

export function drawFlags(sheet: Sheet, flags: readonly Flag[], frame: Frame): void {
  plantFlags(sheet, flags, (id, box) => footOf(id, box, frame), frame)
}
