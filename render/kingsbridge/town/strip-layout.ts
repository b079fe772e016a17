/** Three widths of strips: for two, three and four players. */

export interface Layout {
  readonly isWide: boolean
  /** Middle and width of the ribbon. */
  readonly name: readonly [middle: number, w: number]
  readonly shield: number
  /** The distance of cards laid, and their size. */
  readonly pitch: number
  readonly card: readonly [w: number, h: number]
  /** The height of the row of cards. */
  readonly middle: number
  /** The height of the row of houses. */
  readonly low: number
  readonly houses: { readonly at: number; readonly pitch: number; readonly scale: number }
  readonly seals: { readonly at: number; readonly pitch: number; readonly d: number }
  readonly penalties: { readonly r: number; readonly pitch: number }
  /** The middle of the covered pile, from the right edge. */
  readonly pile: number
  /** The height of the screen. */
  readonly foot: number
  /** The size of open goods. */
  readonly token: number
}

const SLIM: Layout = {
  isWide: false,
  name: [122, 166],
  shield: 258,
  pitch: 35,
  card: [34, 48],
  middle: 104,
  low: 158,
  houses: { at: 38, pitch: 38, scale: 0.54 },
  seals: { at: 192, pitch: 32, d: 31 },
  penalties: { r: 19, pitch: 41 },
  pile: 120,
  foot: 52,
  token: 30,
}

const BROAD: Layout = {
  isWide: false,
  name: [150, 216],
  shield: 326,
  pitch: 47,
  card: [40, 54],
  middle: 104,
  low: 160,
  houses: { at: 42, pitch: 46, scale: 0.58 },
  seals: { at: 240, pitch: 40, d: 35 },
  penalties: { r: 20, pitch: 45 },
  pile: 128,
  foot: 50,
  token: 32,
}

const WIDE: Layout = {
  isWide: true,
  name: [150, 210],
  shield: 322,
  pitch: 64,
  card: [54, 72],
  middle: 124,
  low: 28,
  houses: { at: 392, pitch: 50, scale: 0.72 },
  seals: { at: 600, pitch: 42, d: 38 },
  penalties: { r: 25, pitch: 56 },
  pile: 160,
  foot: 60,
  token: 38,
}

const WIDE_FROM = 700
const BROAD_FROM = 450

export function layoutFor(width: number): Layout {
  if (width > WIDE_FROM) return WIDE
  return width > BROAD_FROM ? BROAD : SLIM
}
