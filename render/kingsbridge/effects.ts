import type { Benefit, Cards, Effect, EffectOf, EffectType, Goods } from '#data/kingsbridge/schema'
import type { Good, ProjectId } from '#kingsbridge/words'
import { KEY } from '../common/fit.ts'
import type { Sheet } from '../engine/draw.ts'
import { book, coin, partsOf, type TokenKind, token } from './tokens.ts'

/**
 * What an event does, as a row of tokens: an arrow for what is had for something, + and − for gains and losses, a stroke for
 * what happens otherwise, ≥ for what must be shown, ≤ for the most there is, a struck card for one that is not used.
 */

/** One sign of a row. Its width is in pixels, because numbers do not shrink below what can be read. */
interface Part {
  width(scale: number): number
  draw(sheet: Sheet, x: number, y: number, scale: number): void
}

const SIZE = { token: 78, number: 58, word: 56, card: [66, 90], face: 108, works: 104, tile: 84, small: 46 } as const

/** The widths of signs and figures, by their size. */
const NARROW_SIGNS: Readonly<Record<string, number>> = { '/': 0.5, ':': 0.4 }
const SIGN_WIDTH = 0.66
/** No coin or book is smaller than its number, and what stands beside it not much. */
const LEAST_NUMBERED = 40
const LEAST_TOKEN = 34

const whole = (value: number) => Math.round(value)
const hundredths = (value: number) => Math.round(value * 100) / 100

function numberSize(size: number, scale: number): number {
  return Math.max(KEY, hundredths(size * scale))
}

function word(text: string, colour = 'ink'): Part {
  const signs = [...text].reduce((sum, sign) => sum + (NARROW_SIGNS[sign] ?? SIGN_WIDTH), 0)
  const width = (scale: number) => signs * numberSize(SIZE.word, scale)
  return {
    width,
    draw: (sheet, x, y, scale) =>
      sheet.number(text, x, y, numberSize(SIZE.word, scale), { colour, max: width(scale) + 2 }),
  }
}

const PLUS = word('+')
const MINUS = word('−', 'points')
const ELSE = word('/', 'inkSoft')
const BY_CHANCE = word('?')

function gap(width: number): Part {
  return { width: (scale) => width * scale, draw: () => {} }
}

const FOR: Part = {
  width: (scale) => 58 * scale,
  draw: (sheet, x, y, scale) => sheet.sprite(`k-for/${hundredths(scale)}`, x, y),
}

/** A coin or a book says its number; of other things as many are shown as are meant. */
function counted(kind: TokenKind, count: number): Part[] {
  if (kind === 'money' || kind === 'vp') return [numbered(kind, count)]
  return Array.from({ length: count }, () => plain(kind))
}

function numbered(kind: 'money' | 'vp', count: number): Part {
  const paint = kind === 'vp' ? book : coin
  const d = (scale: number) => Math.max(LEAST_NUMBERED, whole(SIZE.token * scale))
  return {
    width: (scale) => 1.1 * d(scale),
    draw: (sheet, x, y, scale) => paint(sheet, count, x, y, d(scale), numberSize(SIZE.number, scale)),
  }
}

function plain(kind: TokenKind): Part {
  const d = (scale: number) => Math.max(LEAST_TOKEN, whole(SIZE.token * scale))
  return {
    width: (scale) => 1.05 * d(scale),
    draw: (sheet, x, y, scale) => token(sheet, kind, x, y, d(scale)),
  }
}

/** Any of these: small, in two rows. */
function anyOf(kinds: readonly Good[]): Part {
  const columns = Math.ceil(kinds.length / 2)
  return {
    width: (scale) => columns * SIZE.small * scale,
    draw(sheet, x, y, scale) {
      const step = SIZE.small * scale
      for (const [index, kind] of kinds.entries()) {
        const column = index % columns
        const row = Math.floor(index / columns)
        token(sheet, kind, x + (column - (columns - 1) / 2) * step, y + (row - 0.5) * step, whole(step * 0.94))
      }
    },
  }
}

function card(name: string, isStruck = false): Part {
  return {
    width: (scale) => 84 * scale,
    draw(sheet, x, y, scale) {
      const [w, h] = SIZE.card
      sheet.sprite(`k-mini/${name}/${whole(w * scale)}/${whole(h * scale)}${name === 'back' ? '' : '/top'}`, x, y)
      if (isStruck) sheet.sprite(`k-struck/${whole(h * scale)}`, x, y)
    },
  }
}

function works(project: ProjectId, look = ''): Part {
  return {
    width: (scale) => 116 * scale,
    draw: (sheet, x, y, scale) => sheet.sprite(`k-works/${project}/${whole(SIZE.works * scale)}${look}`, x, y),
  }
}

/** Boards lie over the chin alone, so that the face tells who it is. */
function coveredFace(space: string): Part {
  return {
    width: (scale) => 126 * scale,
    draw(sheet, x, y, scale) {
      const d = whole(SIZE.face * scale)
      sheet.sprite(`k-portrait/${space}/${d}`, x, y)
      sheet.sprite(`k-shut/${d}`, x, y)
    },
  }
}

function struckCare(): Part {
  return {
    width: (scale) => 98 * scale,
    draw(sheet, x, y, scale) {
      const d = whole(SIZE.tile * scale)
      token(sheet, 'care', x, y, d)
      sheet.sprite(`k-struck/${d}`, x, y)
    },
  }
}

const goodsParts = (goods: Goods) => partsOf({ goods }).flatMap(({ kind, count }) => counted(kind, count))
const benefitParts = (benefit: Benefit) => partsOf(benefit).flatMap(({ kind, count }) => counted(kind, count))
const kindOf = (of: EffectOf<'check'>['of']): TokenKind => (of === 'houses' ? 'house' : of)

/** What whoever cannot give loses instead. */
function orElse(vp: number): Part[] {
  return vp === 0 ? [] : [ELSE, MINUS, numbered('vp', vp)]
}

type Rows = { readonly [T in EffectType]: (effect: EffectOf<T>, cards: Cards) => readonly Part[] }

const ROWS: Rows = {
  project: ({ project }) => [PLUS, works(project)],
  build: ({ project }) => [plain('stone'), plain('wood'), FOR, works(project)],
  cover: ({ spaces }) => spaces.map(coveredFace),
  ban: ({ except }) => [
    ...except.map((project) => works(project)),
    ...(except.length > 0 ? [gap(20)] : []),
    works(except.includes('guildhall') ? 'bridge' : 'guildhall', '/barred'),
  ],
  openCloth: (_, { market }) => [plain('cloth'), FOR, numbered('money', market.cloth.price)],
  exchange: ({ give, get }) => [...goodsParts(give), FOR, ...benefitParts(get)],
  gain: (benefit) => [PLUS, ...benefitParts(benefit)],
  lose: ({ goods, elseVp }) => [MINUS, ...goodsParts(goods), ...orElse(elseVp)],
  loseAny: ({ count, of, elseVp }) => [MINUS, word(String(count)), gap(14), anyOf(of), ...orElse(elseVp)],
  loseHouse: ({ elseVp }) => [MINUS, plain('house'), ...orElse(elseVp)],
  perUnit: ({ of, vp, max }) => [plain(kindOf(of)), FOR, numbered('vp', vp), gap(16), word(`≤${max}`, 'inkSoft')],
  check: ({ of, min, passVp, failVp }) => [
    plain(kindOf(of)),
    word(`≥${min}:`),
    PLUS,
    numbered('vp', passVp),
    ELSE,
    MINUS,
    numbered('vp', failVp),
  ],
  skipActions: () => [card('back', true), card('back', true)],
  discard: ({ count, how }) => [
    MINUS,
    ...Array.from({ length: count }, () => card('back')),
    ...(how === 'random' ? [BY_CHANCE] : []),
  ],
  price: ({ good, money }) => [plain(good), FOR, numbered('money', money)],
  forgoGain: ({ goods }) => [card('back', true), FOR, PLUS, ...goodsParts(goods)],
  randomDiscard: () => [card('back'), gap(8), BY_CHANCE],
  cardBonus: ({ card: name, ...benefit }) => [card(name), FOR, PLUS, ...benefitParts(benefit)],
  cardCost: ({ card: name, goods }) => [card(name), gap(10), MINUS, ...goodsParts(goods)],
  cardLimit: ({ card: name, max }) => [card(name), gap(14), word(`≤${max}`)],
  cardBan: ({ card: name, part }) => (part === 'care' ? [card(name), struckCare()] : [card(name, true)]),
}

function partsFor<T extends EffectType>(effect: EffectOf<T>, cards: Cards): readonly Part[] {
  return ROWS[effect.type](effect, cards)
}

/** The place where a row stands: about this middle, at most so wide. */
export interface EffectSpot {
  readonly x: number
  readonly y: number
  readonly max: number
  /** The greatest scale; tokens are 78 high at 1. */
  readonly scale?: number
}

const BETWEEN = gap(44)
const STEP = 0.02
const LEAST = 0.3

function widthOf(parts: readonly Part[], scale: number): number {
  return parts.reduce((sum, part) => sum + part.width(scale), 0)
}

/** Draws what the effects do, as large as it fits, and says how wide it became. */
export function drawEffects(sheet: Sheet, effects: readonly Effect[], cards: Cards, spot: EffectSpot): number {
  const { x, y, max, scale: most = 1 } = spot
  const parts = effects.flatMap((effect, index) => [...(index > 0 ? [BETWEEN] : []), ...partsFor(effect, cards)])
  let scale = most
  while (scale > LEAST && widthOf(parts, scale) > max) scale = hundredths(scale - STEP)
  const width = widthOf(parts, scale)
  let left = x - width / 2
  for (const part of parts) {
    const wide = part.width(scale)
    part.draw(sheet, left + wide / 2, y, scale)
    left += wide
  }
  return width
}
