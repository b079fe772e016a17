import { colourNamed, inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook, SpriteMaker } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { around } from './boxes.ts'

/** What lies in store: grain, bread, tools, crates and chests from overseas. Goods are the tokens of every game. */

/** Grain is not a good, so it is no disc: a sheaf, 40 high at 1. */
function sheaf(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-12 18C-6 8 -5 3 -16 -13C-6 -22 8 -22 17 -13C6 3 7 8 13 18Z', {
    fill: colour.wheat,
    line: 2.4,
    hatch: { gap: 4.2, cover: 0.7, width: 1.5, angle: 84, colour: colour.coinDark },
  })
  pen.shape('M-13 -16l-4 -4M-5 -19l-2 -5M4 -19l2 -5M13 -16l4 -4', { line: 2 })
  pen.shape('M-7 4Q0 8 8 4', { line: 4.6, ink: colour.roofRed, wobble: 0.4 })
}

/** The place where a sheaf would lie. */
function sheafPrint(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-12 18C-6 8 -5 3 -16 -13C-6 -22 8 -22 17 -13C6 3 7 8 13 18Z', {
    line: 1.8,
    ink: colour.inkPale,
    dash: [4, 4],
    shift: [0, 0],
  })
}

const GOODS = ['horse', 'ox', 'plough', 'wagon', 'scroll'] as const

/** Any good: a disc in five wedges, 40 across at 1. */
function anyGood(pen: Pen): void {
  const { colour } = pen
  const onRim = (share: number) => {
    const angle = (share / GOODS.length) * Math.PI * 2 - Math.PI / 2
    return `${(18.5 * Math.cos(angle)).toFixed(1)} ${(18.5 * Math.sin(angle)).toFixed(1)}`
  }
  pen.shape(ellipse(1.5, 2.5, 18.5), { fill: colour.ink, line: 0, alpha: 0.45 })
  for (const index of GOODS.keys()) {
    const wedge = `M0 0L${onRim(index)}L${onRim(index + 0.5)}L${onRim(index + 1)}Z`
    pen.shape(wedge, { fill: colour[inTurn(GOODS, index)], line: 1.4, shift: [0, 0], wobble: 0.3 })
  }
  pen.shape(ellipse(0, 0, 18.5), { line: 2.6 })
  pen.shape(ellipse(0, 0, 7.5), { fill: colour.cream, line: 2 })
}

function bread(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(2, 12, 19, 5), { fill: colour.ink, line: 0, alpha: 0.3 })
  pen.shape('M-19 8C-22 -8 -8 -15 1 -14C13 -14 22 -6 19 8C14 14 -14 14 -19 8Z', {
    fill: colour.bread,
    line: 2.4,
    hatch: { gap: 4.5, cover: 0.34, width: 1.5 },
  })
  pen.shape('M-11 -8Q-7 -3 -9 3M-1 -11Q3 -5 1 2M9 -9Q13 -3 11 3', { line: 2, ink: colour.woodDark })
}

/** A hammer across a chisel. */
function tool(pen: Pen): void {
  const { colour } = pen
  const hammer = () => {
    pen.shape(rect(-3, -14, 6, 32), { fill: colour.wood, line: 2 })
    pen.shape('M-11 -19H13V-8H-11Z', { fill: colour.tool, line: 2.4, hatch: { gap: 4, cover: 0.35, width: 1.4 } })
  }
  const chisel = () => {
    pen.shape(rect(-2.5, 0, 5, 17), { fill: colour.oakLight, line: 2 })
    pen.shape('M-4 0H4L3 -18H-3Z', { fill: colour.tool, line: 2 })
  }
  pen.at(0, 0, 1, hammer, -38)
  pen.at(0, 0, 1, chisel, 40)
}

/** From overseas: a crate with a lid, stamped. */
function crate(pen: Pen, kind: string): void {
  const { colour } = pen
  const fill = colour[colourNamed(kind)]
  pen.shape(rect(-17, -14, 40, 36), { fill: colour.ink, line: 0, alpha: 0.3, shift: [0, 0] })
  pen.shape(rect(-20, -18, 40, 36), { fill, line: 2.6, hatch: { gap: 6, cover: 0.16, width: 1.6 } })
  pen.shape('M-20 -10H20M-20 11H20', { line: 1.7 })
  pen.shape(ellipse(0, 0, 14), { fill: colour.page, line: 2 })
  pen.icon(kind === 'tea' ? 'teapot-leaves' : 'coffee-beans', 0, 0, 22)
}

function chest(pen: Pen): void {
  const { colour } = pen
  const planks = { gap: 5, cover: 0.2, width: 1.5 }
  pen.shape(ellipse(3, 17, 23, 4), { fill: colour.ink, line: 0, alpha: 0.3 })
  pen.shape(rect(-20, -4, 40, 21), { fill: colour.wood, line: 2.6, hatch: { ...planks, colour: colour.woodDark } })
  pen.shape('M-21 -4C-21 -22 21 -22 21 -4Z', { fill: colour.roofBrown, line: 2.6, hatch: planks })
  pen.shape('M-13 -4V17M13 -4V17M-13 -4C-13 -12 -12 -15 -11 -17M13 -4C13 -12 12 -15 11 -17', {
    line: 3.2,
    ink: colour.coinDark,
  })
  pen.shape(rect(-5, -8, 10, 11), { fill: colour.coin, line: 2 })
  pen.dot(0, -3, 1.8, colour.ink)
}

/** A thing about its middle that is so wide at 1. */
function thing(width: number, reach: number, paint: (pen: Pen) => void): SpriteMaker {
  return (d) => {
    const size = number(d, width)
    return { box: around(size * reach), paint: (pen) => pen.at(0, 0, size / width, paint) }
  }
}

export const WARES: SpriteBook = {
  /** v-grain/width and the like, about their middles */
  'v-grain': thing(40, 0.66, sheaf),
  'v-grain-print': thing(40, 0.66, sheafPrint),
  'v-any-good': thing(40, 0.58, anyGood),
  'v-bread': thing(40, 0.62, bread),
  'v-tool': thing(40, 0.68, tool),
  'v-chest': thing(44, 0.64, chest),
  /** v-crate/cocoa|tea/width */
  'v-crate': (kind = 'cocoa', d) => thing(44, 0.62, (pen) => crate(pen, kind))(d as string),
}
