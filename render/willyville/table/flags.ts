import type { Box, Sheet } from '#render/draw'

/** A changed thing by the id of its place, and the number the recap gives it. */
export interface Flag {
  readonly thing: string
  readonly number: number
}

/**
 * Where a flag's foot stands, from the upper left corner of the thing or from its right edge. The cloth reaches 54 to the
 * right and from 58 to 20 above the foot; these spots keep it on pictures and off values.
 */
interface Foot {
  readonly x: number
  readonly y: number
  readonly fromRight?: true
}

const FEET: Record<string, Foot> = {
  customer: { x: 30, y: 20 },
  deck: { x: 6, y: 8 },
  bailiff: { x: 108, y: 6 },
  travel: { x: 38, y: 76 },
  monk: { x: 8, y: 72 },
  church: { x: 10, y: 52 },
  hall: { x: 10, y: 52 },
  meeting: { x: 6, y: 52 },
  field: { x: 6, y: 52 },
  craft: { x: 8, y: 40, fromRight: true },
  chronicle: { x: 30, y: 14 },
  grave: { x: 2, y: 55, fromRight: true },
  hand: { x: 84, y: 130 },
  rat: { x: 330, y: 44 },
  player: { x: 12, y: 62 },
  dice: { x: 150, y: 30 },
}

const ELSEWHERE: Foot = { x: 10, y: 10 }
const CLOTH = { right: 56, up: 62 }
const FRAME = { w: 1600, h: 1100, margin: 4 }

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function footOf(thing: string, [x, y, w]: Box): readonly [number, number] {
  const foot = FEET[thing.split('/')[0] as string] ?? ELSEWHERE
  const left = foot.fromRight ? x + w - foot.x : x + foot.x
  return [
    between(left, FRAME.margin, FRAME.w - CLOTH.right - FRAME.margin),
    between(y + foot.y, CLOTH.up + FRAME.margin, FRAME.h - FRAME.margin),
  ]
}

/** Flags come last, on top of everything. A thing that is no longer on the table has none. */
export function drawFlags(sheet: Sheet, flags: readonly Flag[]): void {
  for (const { thing, number } of flags) {
    const place = sheet.places.find(({ id }) => id === thing)
    if (place === undefined) continue
    const [x, y] = footOf(thing, place.box)
    sheet.sprite('flag', x, y)
    sheet.number(number, x + 24, y - 38, 30, { colour: 'cream', max: 34 })
  }
}
