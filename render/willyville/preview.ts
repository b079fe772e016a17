import type { Flag } from '../common/flags.ts'
import { windowOn, withFlag } from '../common/window.ts'
import type { Picture } from '../engine/draw.ts'
import type { PictureInput } from './input.ts'
import { inVillage } from './place-ids.ts'
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
