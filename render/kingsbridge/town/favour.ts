import type { Cards } from '#data/kingsbridge/schema'
import type { Sheet } from '#render/engine/draw'
import { book, coin, partsOf, type TokenKind, token } from '../tokens.ts'

/** What a space of the favour track does, in tokens. */

type SpaceEffect = Cards['favour']['spaces'][number]['effect']

/** One sign of the row: what it takes of the width, and how it is drawn at a place and a scale. */
interface Part {
  readonly w: number
  draw(sheet: Sheet, x: number, y: number, scale: number): void
}

const SIZE = { token: 38, number: 34, word: 26, minus: 38 }

const plain = (kind: TokenKind): Part => ({
  w: 42,
  draw: (sheet, x, y, scale) => token(sheet, kind, x, y, Math.round(SIZE.token * scale)),
})

const points = (count: number): Part => ({
  w: 42,
  draw: (sheet, x, y, scale) => book(sheet, count, x, y, (SIZE.token + 2) * scale, SIZE.number * scale),
})

const money = (count: number): Part => ({
  w: 44,
  draw: (sheet, x, y, scale) => coin(sheet, count, x, y, (SIZE.token + 4) * scale, SIZE.number * scale),
})

const word = (text: string, w: number, size: number, colour: string): Part => ({
  w,
  draw: (sheet, x, y, scale) => sheet.number(text, x, y, size * scale, { colour, max: w * scale + 4 }),
})

const IF = word(':', 10, SIZE.word, 'inkSoft')
const TIMES = word('×', 18, SIZE.word, 'inkSoft')
const MINUS = word('−', 26, SIZE.minus, 'points')

const shown = (of: TokenKind | 'houses') => plain(of === 'houses' ? 'house' : of)

function goodsParts(goods: Parameters<typeof partsOf>[0]): Part[] {
  return partsOf(goods).map(({ kind, count }) => (kind === 'money' ? money(count) : plain(kind)))
}

function rowOf(effect: SpaceEffect): Part[] {
  if ('ifHas' in effect) return [shown(effect.ifHas), IF, points(effect.vp)]
  if ('vpPer' in effect) return [points(1), TIMES, shown(effect.vpPer)]
  if ('pay' in effect) return [MINUS, ...goodsParts({ goods: effect.pay })]
  return goodsParts({ goods: effect.goods })
}

const AIR = 14

/** The width of the slip that a row needs. */
export function favourWidth(effect: SpaceEffect): number {
  return rowOf(effect).reduce((sum, { w }) => sum + w, AIR)
}

export function drawFavour(sheet: Sheet, effect: SpaceEffect, x: number, y: number, scale = 1): void {
  const row = rowOf(effect)
  let left = x - ((favourWidth(effect) - AIR) * scale) / 2
  for (const part of row) {
    part.draw(sheet, left + (part.w * scale) / 2, y, scale)
    left += part.w * scale
  }
}
