import type { Box, Picture } from '../engine/draw.ts'

/** Parts of a picture that are shown where the whole is too small to check a turn by, the smallest first. */
const WINDOWS = [
  [800, 550],
  [1200, 825],
] as const
const FLAG = { up: 70, right: 60 }
const MARGIN = 24

/** Makes room for the flag on the upper edge of a thing. */
export function withFlag([x, y, w, h]: Box): Box {
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
