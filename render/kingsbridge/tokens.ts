import type { Benefit } from '#data/kingsbridge/schema'
import { GOODS, type Good, type SymbolId } from '#kingsbridge/words'
import { fittedNumber, shortName, stretched } from '#render/common/fit'
import type { Sheet } from '#render/engine/draw'

/** Tokens, slips, signs and names on a sheet: whatever says how many of what. */

/** What a token may show: a good, points, a house, care for somebody, or the metal of the spire. */
export type TokenKind = Good | 'vp' | 'house' | 'care' | 'metal'

export function token(sheet: Sheet, kind: TokenKind, x: number, y: number, d = 40, isFaint = false): void {
  sheet.sprite(`k-good/${kind}/${d}${isFaint ? '/faint' : ''}`, x, y)
}

const COIN_OWN = 44
const BOOK_OWN = 52

const scaleOf = (d: number, own: number) => Math.round((d / own) * 100) / 100

/** Points on a red book. */
export function book(sheet: Sheet, value: number | string, x: number, y: number, d = 40, size = d * 0.74): void {
  const { size: fitted, stretch } = fittedNumber(value, size, d * 0.74)
  sheet.sprite(`book/${scaleOf(d, BOOK_OWN)}${stretched(stretch)}`, x, y)
  sheet.number(value, x - d * 0.03, y - d * 0.04, fitted, { colour: 'cream', max: d * 0.86 * stretch })
}

/** Money on a coin. */
export function coin(sheet: Sheet, value: number | string, x: number, y: number, d = 40, size = d * 0.74): void {
  const { size: fitted, stretch } = fittedNumber(value, size, d * 0.7)
  sheet.sprite(`coin/${scaleOf(d, COIN_OWN)}${stretched(stretch)}`, x, y)
  sheet.number(value, x, y, fitted, { max: d * 0.86 * stretch })
}

/** A coin or a book with its number; any other token alone, or with more than one written beside it. */
export function amount(
  sheet: Sheet,
  kind: TokenKind,
  count: number,
  x: number,
  y: number,
  { d = 40, size = d * 0.74, isFaint = false }: { d?: number; size?: number; isFaint?: boolean } = {},
): void {
  if (!isFaint && kind === 'vp') {
    book(sheet, count, x, y, d, size)
    return
  }
  if (!isFaint && kind === 'money') {
    coin(sheet, count, x, y, d, size)
    return
  }
  token(sheet, kind, x, y, d, isFaint)
  if (isFaint && (kind === 'vp' || kind === 'money')) {
    sheet.number(count, x - d * 0.02, y - d * 0.02, size, { colour: 'inkSoft', max: d })
    return
  }
  if (count === 1) return
  sheet.number(count, x + d * 0.34, y + d * 0.24, size, { halo: 'cream', max: d, colour: isFaint ? 'inkSoft' : 'ink' })
}

/** A benefit of one kind, as all symbols, yields and rewards are. */
export interface Counted {
  readonly kind: TokenKind
  readonly count: number
}

/** The kinds of a benefit with their counts, goods first. */
export function partsOf({ goods = {}, vp = 0 }: Benefit): Counted[] {
  const parts = GOODS.flatMap((kind): Counted[] => (goods[kind] ? [{ kind, count: goods[kind] }] : []))
  return vp > 0 ? [...parts, { kind: 'vp', count: vp }] : parts
}

const SYMBOL_COUNTS: Readonly<Record<SymbolId, Counted>> = {
  piety: { kind: 'piety', count: 1 },
  stone: { kind: 'stone', count: 1 },
  wood: { kind: 'wood', count: 1 },
  grain: { kind: 'grain', count: 1 },
  wool: { kind: 'wool', count: 1 },
  loyalty: { kind: 'loyalty', count: 1 },
  money1: { kind: 'money', count: 1 },
  money2: { kind: 'money', count: 2 },
  knowledge: { kind: 'knowledge', count: 1 },
  vp: { kind: 'vp', count: 1 },
}

/** The symbol in a corner of an event card. */
export function symbol(sheet: Sheet, id: SymbolId, x: number, y: number, d: number, isFaint = false): void {
  const { kind, count } = SYMBOL_COUNTS[id]
  amount(sheet, kind, count, x, y, { d, isFaint })
}

export function slip(sheet: Sheet, x: number, y: number, w: number, h = 46, colour?: string): void {
  sheet.sprite(`k-slip/${w}/${h}${colour === undefined ? '' : `/${colour}`}`, x, y)
}

const STOCK = { narrow: 84, wide: 102, h: 46, size: 36 }

/** What lies in stock: the good and how many; nothing left is red. */
export function stock(sheet: Sheet, kind: TokenKind, count: number, x: number, y: number, d = 40): void {
  const w = count > 9 ? STOCK.wide : STOCK.narrow
  slip(sheet, x, y, w, STOCK.h)
  token(sheet, kind, x - w / 2 + 26, y, d)
  sheet.number(count, x + 22, y, STOCK.size, { colour: count === 0 ? 'points' : 'ink', max: w - 50 })
}

/** A name in its player's colours, on a board. */
export function nameTag(
  sheet: Sheet,
  name: string,
  seat: number,
  x: number,
  y: number,
  { w, h, size }: { w: number; h: number; size: number },
): void {
  sheet.sprite(`tag/${w}/${h}/${seat}`, x, y)
  const text = shortName(name, w - 14)
  sheet.text(text, x, y, size, { font: 'display', colour: 'cream', halo: 'ink', max: w - 14 })
}

/** The same on a ribbon. */
export function ribbon(
  sheet: Sheet,
  words: string,
  seat: number,
  x: number,
  y: number,
  { w, h, size }: { w: number; h: number; size: number },
): void {
  sheet.sprite(`ribbon/${w}/${h}/${seat}`, x, y)
  sheet.text(words, x, y, size, { font: 'display', colour: 'cream', halo: 'ink', max: w - 24 })
}

/** A signpost without its post. */
export function sign(sheet: Sheet, words: string, x: number, y: number, w: number, more: { dim?: boolean } = {}): void {
  sheet.sprite(`sign/${w}/34/bare`, x, y, more)
  sheet.text(words, x - 3, y, 25, { font: 'display', colour: 'cream', halo: 'ink', max: w - 30, ...more })
}
