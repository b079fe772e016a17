import type { Flag } from '../common/flags.ts'
import { windowOn, withFlag } from '../common/window.ts'
import type { Picture } from '../engine/draw.ts'
import { marketBoard } from './board.ts'
import type { PictureInput } from './input.ts'
import { inVillage } from './place-ids.ts'
import { tablePicture } from './table.ts'
import { villagePicture } from './village.ts'

/** Shows from near what a plan would do to a village: every flag, and the time marker where it moves. */
export function villagePreview(
  input: PictureInput,
  seat: number,
  flags: readonly Flag[],
  isTimePaid: boolean,
): Picture {
  const whole = villagePicture(input, seat, flags)
  if (input.size === 'phone') return whole
  const boxOf = (place: string) => whole.places.find(({ id }) => id === place)?.box
  const cloud = inVillage.cloud(input.view.players[seat]?.cloud ?? 0)
  const boxes = [...flags.map(({ place }) => boxOf(place)), isTimePaid ? boxOf(cloud) : undefined]
  const window = windowOn(whole, boxes.filter((box) => box !== undefined).map(withFlag))
  return window === undefined ? whole : { ...whole, window }
}

const MARGIN = 12

/** The market alone, with the customers to choose from and what they cost. */
export function marketPreview(input: PictureInput): Picture {
  const whole = tablePicture(input)
  const boxes = whole.places.filter(({ id }) => id === 'market' || id === 'counter').map(({ box }) => box)
  const left = Math.max(0, Math.min(...boxes.map(([x]) => x)) - MARGIN)
  const top = Math.max(0, Math.min(...boxes.map(([, y]) => y)) - MARGIN)
  const right = Math.min(whole.width, Math.max(...boxes.map(([x, , w]) => x + w)) + MARGIN)
  const bottom = Math.min(whole.height, Math.max(...boxes.map(([, y, , h]) => y + h)) + MARGIN)
  return { ...whole, window: [left, top, right - left, bottom - top], alt: marketBoard(input) }
}
