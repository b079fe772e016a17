import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Sheet } from '#render/engine/draw'
import { type HandPlaceKind, handKindOf } from './place-ids.ts'

/** The places of flags on a hand. */
const FEET: Readonly<Record<HandPlaceKind, Foot>> = {
  good: { x: 84, y: 20, hangs: true },
  vp: { x: 62, y: 46, hangs: true },
  open: { x: 84, y: 26 },
  discard: { x: 84, y: 26 },
  house: { x: 12, y: 14 },
  seal: { x: 20, y: 14, hangs: true },
  penalty: { x: 42, y: 42, hangs: true },
}

export function drawFlags(sheet: Sheet, flags: readonly Flag[], frame: Frame): void {
  plantFlags(
    sheet,
    flags,
    (place) => {
      const kind = handKindOf(place)
      return kind === null ? undefined : FEET[kind]
    },
    frame,
  )
}
