import type { Flag } from '../common/flags.ts'
import { windowOn, withFlag } from '../common/window.ts'
import type { Picture } from '../engine/draw.ts'
import type { PictureInput } from './input.ts'
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
  const boxOf = (thing: string) => whole.places.find(({ id }) => id === thing)?.box
  const cloud = `cloud:${(input.view.players[seat]?.cloud ?? 0) + 1}`
  const things = [...flags.map(({ thing }) => boxOf(thing)), isTimePaid ? boxOf(cloud) : undefined]
  const window = windowOn(whole, things.filter((box) => box !== undefined).map(withFlag))
  return window === undefined ? whole : { ...whole, window }
}
