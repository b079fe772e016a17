import type { Cost } from '#data/willyville/schema'
import { fittedNumber, KEY, stretched } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'
import { GOODS } from '#willyville/words'

/** Tokens with their numbers, as they look everywhere on the table. */

export const NUMBER = KEY

export function bannerText(values: readonly number[] | '?'): string {
  return values === '?' ? '?' : values.join('/')
}

interface BannerLook {
  readonly w: number
  readonly h: number
  readonly size?: number
  readonly rod?: boolean
}

/** A black banner: an action of the offer. */
export function banner(sheet: Sheet, text: string, x: number, y: number, look: BannerLook): void {
  const { w, h, size = 36, rod = false } = look
  sheet.sprite(`banner/${w}/${h}/black${rod ? '' : '/bare'}`, x, y)
  sheet.number(text, x, y, size, { colour: 'parchmentLight', max: w - 7 })
}

export function time(sheet: Sheet, value: number, x: number, y: number, w = 54, wanted = NUMBER): void {
  const room = w - 16
  const { size, stretch } = fittedNumber(value, wanted, room)
  sheet.sprite(`cloud/${Math.round(w * stretch)}/${Math.round(w * 0.8)}`, x, y)
  sheet.number(value, x, y + 1, size, { colour: 'timeInk', max: room * stretch, halo: 'time' })
}

/** One figure may fill a small disc; more must keep inside it. */
function sizeOn(d: number, value: number, share: number): number {
  return value < 10 ? NUMBER : Math.max(24, Math.round(d * share))
}

export function coins(sheet: Sheet, value: number, x: number, y: number, d = 42, wanted = sizeOn(d, value, 0.8)): void {
  const { size, stretch } = fittedNumber(value, wanted, d - 2)
  sheet.sprite(`coin/${d / 42}${stretched(stretch)}`, x, y)
  sheet.number(value, x, y, size, { max: d * stretch, halo: 'coin' })
}

export function points(sheet: Sheet, value: number, x: number, y: number, scale = 0.86, wanted = NUMBER): void {
  const { size, stretch } = fittedNumber(value, wanted, 38 * scale)
  sheet.sprite(`book/${scale}${stretched(stretch)}`, x, y)
  sheet.number(value, x + scale, y - 2.5 * scale, size, { colour: 'cream', max: 40 * scale * stretch })
}

export function story(sheet: Sheet, value: number, x: number, y: number, scale = 0.92, wanted = NUMBER): void {
  const { size, stretch } = fittedNumber(value, wanted, 38 * scale)
  sheet.sprite(`page/${scale}${stretched(stretch)}`, x, y)
  sheet.number(value, x, y + 2, size, { colour: 'cream', max: 40 * scale * stretch })
}

/** The number of cards in a stack. */
export function count(sheet: Sheet, value: number, x: number, y: number): void {
  sheet.sprite('count-disc', x, y)
  sheet.number(value, x, y + 1, NUMBER, { colour: 'parchmentLight', max: 34 })
}

interface Piece {
  readonly kind: string
  readonly n: number
}

const DRAWN_ONE_BY_ONE = 3

/** Two of a good are two discs; more would crowd, so they are a disc with a number. */
function piecesOf(cost: Cost): Piece[] {
  const pieces: Piece[] = GOODS.flatMap((kind) => {
    const n = cost[kind] ?? 0
    if (n === 0) return []
    return n < DRAWN_ONE_BY_ONE ? Array.from({ length: n }, () => ({ kind, n: 1 })) : [{ kind, n }]
  })
  if (cost.coins) pieces.push({ kind: 'coins', n: cost.coins })
  if (cost.time) pieces.push({ kind: 'time', n: cost.time })
  return pieces
}

function drawPiece(sheet: Sheet, { kind, n }: Piece, x: number, y: number, d: number): void {
  if (kind === 'coins') coins(sheet, n, x, y, d)
  else if (kind === 'time') {
    sheet.sprite(`cloud/${d + 6}/${d - 2}`, x, y)
    sheet.number(n, x, y, sizeOn(d, n, 0.75), { colour: 'timeInk', max: d - 10 })
  } else {
    sheet.sprite(`good/${kind}/${d}`, x, y)
    if (n > 1) sheet.number(n, x + d * 0.3, y + d * 0.22, 24, { max: d * 0.7, halo: 'parchmentLight' })
  }
}

const SLASH = 12
/** So many alternatives leave less room for the strokes between them. */
const CROWDED = 3

function stroke(sheet: Sheet, x: number, y: number, columns: number): void {
  if (columns < CROWDED) sheet.number('/', x, y, 36, { colour: 'inkSoft', max: 16 })
  else sheet.text('/', x, y, 28, { colour: 'inkSoft', max: 14 })
}

const LARGEST = 40
/** Of what is paid together the lower piece lies on the rim of the upper one. */
const SHOWN = 0.7
/** It lies to the side too, so that a coin's number is not read as a count of the good above it. */
const ASIDE = 0.5

/** Alternatives side by side with a stroke between them; what is paid together stands one above the other. */
export function costs(
  sheet: Sheet,
  alternatives: readonly Cost[],
  [x, y, w, h]: readonly [number, number, number, number],
): void {
  const columns = alternatives.map(piecesOf).filter((pieces) => pieces.length > 0)
  if (columns.length === 0) return
  const room = (w - SLASH * (columns.length - 1)) / columns.length
  const rows = Math.max(...columns.map((pieces) => pieces.length))
  const together = Math.floor(Math.min(LARGEST, room, h / (1 + SHOWN * (rows - 1))))
  // A stroke keeps its own width even where discs are smaller than their column.
  const pitch = Math.min(room, LARGEST + 4) + SLASH
  const alone = Math.floor(Math.min(LARGEST, room))
  for (const [index, pieces] of columns.entries()) {
    const column = x + w / 2 + (index - (columns.length - 1) / 2) * pitch
    const d = pieces.length === 1 ? alone : together
    const aside = Math.max(0, Math.min(d * ASIDE, room - d))
    for (const [row, piece] of pieces.entries()) {
      const step = row - (pieces.length - 1) / 2
      drawPiece(sheet, piece, column + step * aside, y + h / 2 + step * d * SHOWN, d)
    }
    if (index > 0) stroke(sheet, column - pitch / 2, y + h / 2, columns.length)
  }
}

/** Breaks a long name where it has a gap. */
export function linesOf(name: string, most: number): string[] {
  if (name.length <= most) return [name]
  const gaps = [...name.matchAll(/[ _-]/g)].map(({ index }) => index)
  const middle = name.length / 2
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.ceil(middle) - 1
  return [name.slice(0, gap + 1).trimEnd(), name.slice(gap + 1)]
}
