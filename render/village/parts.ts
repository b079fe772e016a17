import type { Price } from '#data/village/schema'
import type { Box, Sheet } from '#render/engine/draw'
import { contentIndexOf } from '#village/content-index'
import type { View } from '#village/view'
import { CUBES, isColour, isGood, SPACES, type Space } from '#village/words'

/** Things that several pictures draw: wares and their numbers, values, prices, the cubes of a space, signs. */

/** The art of a ware, a colour of cubes, `any` cube, `plague` or a `chest`, about its middle. */
export function wareSprite(ware: string, d: number): string {
  if (isColour(ware) || ware === 'plague' || ware === 'any') return `v-cube/${ware}/${d}`
  if (isGood(ware)) return `good/${ware}/${d}`
  if (ware === 'cocoa' || ware === 'tea') return `v-crate/${ware}/${d}`
  if (ware === 'coins') return `coin/${Math.round((d / 42) * 100) / 100}`
  return `v-${ware}/${d}`
}

const DIGIT = 0.62

function widthOf(value: number, size: number): number {
  return String(value).length * size * DIGIT
}

const COUNTED = { size: 34, gap: 3 }

/** The width of a thing and its number. */
export function countedWidth(n: number, d: number, size = COUNTED.size): number {
  return d + COUNTED.gap + widthOf(n, size)
}

/** A thing and how many there are of it, from its left edge; none is pale. */
export function drawCounted(
  sheet: Sheet,
  sprite: string,
  n: number,
  x: number,
  y: number,
  d: number,
  size = COUNTED.size,
): void {
  const isNone = n === 0
  sheet.sprite(sprite, x + d / 2, y, { dim: isNone })
  sheet.number(n, x + d + COUNTED.gap, y + 1, size, {
    align: 'left',
    max: widthOf(n, size) + 4,
    colour: isNone ? 'inkPale' : 'ink',
  })
}

const isLong = (value: number) => String(value).length > 1

export function drawCoin(sheet: Sheet, n: number, x: number, y: number, scale = 1.1): void {
  sheet.sprite(`coin/${scale}${isLong(n) ? '/1.3' : ''}`, x, y)
  sheet.number(n, x, y + 1, 34, { max: 46 })
}

export function drawBook(sheet: Sheet, n: number, x: number, y: number, scale = 1, size = 36): void {
  sheet.sprite(`book/${scale}${isLong(n) ? '/1.25' : ''}`, x, y)
  sheet.number(n, x - 1, y - 2, size, { colour: 'cream', max: 52 })
}

export function drawCloud(sheet: Sheet, n: number, x: number, y: number, w = 58, h = 46, size = 36): void {
  sheet.sprite(`cloud/${w}/${h}`, x, y)
  sheet.number(n, x, y + 2, size, { colour: 'timeInk', max: 44 })
}

type Part = readonly [ware: string, n: number]

const PRICE = { ware: 34, cloud: { w: 54, h: 42 }, twin: 28, number: 34, or: 12, gap: 1, margin: 6, h: 48 }

/** Two cubes of a colour lie side by side; more of anything have a number. */
const isTwin = ([ware, n]: Part) => n === 2 && (isColour(ware) || ware === 'any')

function partWidth(part: Part): number {
  const [ware, n] = part
  if (ware === 'time') return PRICE.cloud.w
  if (n === 1) return PRICE.ware
  return isTwin(part) ? PRICE.ware + PRICE.twin : PRICE.ware + 3 + widthOf(n, PRICE.number)
}

const partsOf = (price: Price): Part[] =>
  Object.entries(price).flatMap(([ware, n]): Part[] => (n === undefined ? [] : [[ware, n]]))

const widthOfParts = (parts: readonly Part[]) =>
  parts.reduce((sum, part) => sum + partWidth(part), 0) + PRICE.gap * (parts.length - 1)

function drawPart(sheet: Sheet, part: Part, x: number, y: number): void {
  const [ware, n] = part
  const half = PRICE.ware / 2
  if (ware === 'time') {
    drawCloud(sheet, n, x + PRICE.cloud.w / 2, y, PRICE.cloud.w, PRICE.cloud.h, PRICE.number)
    return
  }
  sheet.sprite(wareSprite(ware, PRICE.ware), x + half, y)
  if (n === 1) return
  if (isTwin(part)) sheet.sprite(wareSprite(ware, PRICE.ware), x + half + PRICE.twin, y)
  else {
    const max = widthOf(n, PRICE.number) + 4
    sheet.number(n, x + PRICE.ware + 3, y + 1, PRICE.number, { align: 'left', max })
  }
}

const ROUND = 4

function tagWidth(prices: readonly Price[]): number {
  const parts = prices.reduce((sum, price) => sum + widthOfParts(partsOf(price)), 0)
  const width = parts + (PRICE.or + 2 * PRICE.gap) * (prices.length - 1) + 2 * PRICE.margin
  return Math.ceil(width / ROUND) * ROUND
}

/** A tag with a price about its middle: one of several, or, where `mark` says so, all of them. Returns its width. */
export function drawPrice(
  sheet: Sheet,
  prices: readonly Price[],
  x: number,
  y: number,
  mark: 'or' | 'and' = 'or',
): number {
  const width = tagWidth(prices)
  sheet.sprite(`v-price/${width}/${PRICE.h}`, x, y)
  let left = x - width / 2 + PRICE.margin
  for (const [index, price] of prices.entries()) {
    if (index > 0) {
      sheet.sprite(mark === 'or' ? 'v-or/34' : 'v-and/16', left + PRICE.gap + PRICE.or / 2, y)
      left += PRICE.or + 2 * PRICE.gap
    }
    for (const part of partsOf(price)) {
      drawPart(sheet, part, left, y)
      left += partWidth(part) + PRICE.gap
    }
    left -= PRICE.gap
  }
  return width
}

export interface CubesSpot {
  readonly x: number
  readonly y: number
  readonly perRow: number
  readonly pitch?: number
}

const CUBE = { d: 38, pitch: 42, row: 36 }
/** Nothing lies quite straight. */
const disorder = (index: number, step: number) => ((index * step) % 3) - 1

/** The cubes that lie on a space, by colour. */
export function cubesOf({ cubes }: View, space: Space): string[] {
  const first = SPACES.indexOf(space) * CUBES.length
  return CUBES.flatMap((cube, index) => new Array<string>(cubes[first + index] ?? 0).fill(cube))
}

/** The number that lies there, or lay there when the round began: one place at the least. */
function countOf(view: View, space: Space): number {
  const seeds = contentIndexOf(view).seeds[SPACES.indexOf(space)] ?? 0
  return Math.max(1, seeds, cubesOf(view, space).length)
}

/** The patch of earth on which the cubes of a space lie. */
export function cubesBox(view: View, space: Space, { x, y, perRow, pitch = CUBE.pitch }: CubesSpot): Box {
  const count = countOf(view, space)
  const [w, h] = [Math.min(count, perRow) * pitch + 26, Math.ceil(count / perRow) * CUBE.row + 22]
  return [x - w / 2, y - h / 2, w, h]
}

/** The cubes of a space about a middle, on trodden earth, with the prints of those that were taken. */
export function drawCubes(sheet: Sheet, view: View, space: Space, spot: CubesSpot): void {
  const { x, y, perRow, pitch = CUBE.pitch } = spot
  const cubes = cubesOf(view, space)
  const count = countOf(view, space)
  const rows = Math.ceil(count / perRow)
  const [, , w, h] = cubesBox(view, space, spot)
  sheet.sprite(`v-patch/${w}/${h}`, x, y)
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const middle = x + ((index % perRow) - (inRow - 1) / 2) * pitch + disorder(index, 7)
    const height = y + (row - (rows - 1) / 2) * CUBE.row + disorder(index, 5)
    const cube = cubes[index]
    sheet.sprite(cube === undefined ? `v-cube-print/${CUBE.d}` : `v-cube/${cube}/${CUBE.d}`, middle, height)
  }
}

/** A wooden sign about its middle. */
export function drawSign(sheet: Sheet, text: string, x: number, y: number, w = 140, hasPost = true): void {
  sheet.sprite(`sign/${w}/44${hasPost ? '' : '/bare'}`, x, y)
  sheet.text(text, x - 3, y + 1, 32, { font: 'display', colour: 'cream', max: w - 24 })
}
