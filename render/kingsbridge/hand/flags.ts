import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Sheet } from '#render/engine/draw'
import { type HandPlaceKind, handKindOf } from './place-ids.ts'

/** The places of flags on a hand. */
const FEET: Readonly<Record<HandPlaceKind, Foot>> = {
  good: { x: 84, y: 20, hangs: true },
  vp: { x: 152, y: 62, hangs: true },
  open: { x: 104, y: 70, hangs: true },
  discard: { x: 104, y: 70, hangs: true },
  house: { x: 147, y: 72, hangs: true },
  seal: { x: 147, y: 66, hangs: true },
  penalty: { x: 26, y: 74, hangs: true },
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
