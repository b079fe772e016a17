import type { Flag } from '../common/flags.ts'
import type { Box, Picture } from '../engine/draw.ts'
import type { PictureInput } from './input.ts'
import { villagePicture } from './village.ts'

/** The parts of a village that are shown where a whole one is too small to check a turn by, the smallest first. */
const WINDOWS = [
  [800, 550],
  [1200, 825],
] as const
const FLAG = { up: 70, right: 60 }
const MARGIN = 24

/** A thing with the flag on its upper edge. */
function withFlag([x, y, w, h]: Box): Box {
  return [x - MARGIN, y - FLAG.up, w + FLAG.right + MARGIN, h + FLAG.up + MARGIN]
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , w]) => x + w))
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h))
  return [left, top, right - left, bottom - top]
}

function between(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)))
}

/** The smallest window of the picture that holds all boxes, none where only the whole does. */
export function windowOn({ width, height }: Picture, boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const [x, y, w, h] = around(boxes)
  const size = WINDOWS.find(([most, high]) => w <= most && h <= high && most < width && high < height)
  if (size === undefined) return undefined
  const [wide, high] = size
  return [between(x + w / 2 - wide / 2, 0, width - wide), between(y + h / 2 - high / 2, 0, height - high), wide, high]
}

/** What a plan would do to a village, seen from near: every flag, and the time marker where it moves. */
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
