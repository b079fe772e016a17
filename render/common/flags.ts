import type { Box, Sheet } from '../engine/draw.ts'

/** Numbered flags on what changed, in the table picture and in the village picture alike. */

/** A changed thing by the id of its place, and the number the recap gives it. */
export interface Flag {
  readonly place: string
  readonly number: number
}

/**
 * Where a flag's foot stands, from the upper left corner of the thing or from its right edge. The cloth of a flag reaches 54
 * to the right and from 58 to 20 above the foot. A pennant hangs across its pole, 13 to either side, for narrow gaps.
 */
export interface Foot {
  readonly x: number
  readonly y: number
  readonly fromRight?: true
  readonly hangs?: true
}

/** The foot of a flag on this thing, or nothing where a flag would only hide. */
export type FootOf = (place: string, box: Box) => Foot | undefined

const CLOTH = { left: 14, right: 56, up: 62 }
const MARGIN = 4
export interface Frame {
  readonly w: number
  readonly h: number
}

const USUAL_FRAME: Frame = { w: 1600, h: 1100 }
const NUMBER = { size: 30, max: 34, flag: [24, -38], pennant: [0, -41] } as const

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function spotOf(
  { x: aside, y: below, fromRight, hangs }: Foot,
  [x, y, w]: Box,
  frame: Frame,
): readonly [number, number] {
  const left = fromRight ? x + w - aside : x + aside
  return [
    between(left, CLOTH.left + MARGIN, frame.w - (hangs ? CLOTH.left : CLOTH.right) - MARGIN),
    between(y + below, CLOTH.up + MARGIN, frame.h - MARGIN),
  ]
}

/** Flags come last, on top of everything. A thing that is no longer there has none. */
export function plantFlags(sheet: Sheet, flags: readonly Flag[], footOf: FootOf, frame = USUAL_FRAME): void {
  for (const { place, number } of flags) {
    const box = sheet.places.find(({ id }) => id === place)?.box
    const foot = box && footOf(place, box)
    if (box === undefined || foot === undefined) continue
    const [x, y] = spotOf(foot, box, frame)
    const kind = foot.hangs ? 'pennant' : 'flag'
    const [right, up] = NUMBER[kind]
    sheet.sprite(kind, x, y)
    sheet.number(number, x + right, y + up, NUMBER.size, { colour: 'cream', max: NUMBER.max })
  }
}
