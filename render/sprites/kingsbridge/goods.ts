import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { blob, ellipse, rect, rounded } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'
import { sheaf } from '#render/sprites/common/yard'

/** Nine goods with nine silhouettes, so that colour is never needed to tell them apart. Each is 40 across at 1. */

/** Shades of single goods: nothing else in a picture has these. */
const TONE = { boltEnd: '#E3B9C6', blockTop: '#DDD3BC', logEnd: '#E2BE86' }

const underneath = (pen: Pen, path: string) =>
  pen.shape(path, { fill: pen.colour.ink, line: 0, alpha: 0.35, shift: [2, 3] })

function money(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(1.5, 3, 17.5), { fill: colour.coinDark, line: 0, shift: [0, 0] })
  pen.shape(ellipse(0, 0, 18), { fill: colour.coin, line: 2.4, shift: [0, 0] })
  pen.shape(ellipse(0, 0, 13.5), { line: 1, ink: colour.coinDark })
}

/** A sheep says it better than a fleece. */
function wool(pen: Pen): void {
  const { colour } = pen
  const fleece = blob(1, -1, 17, 13, 8, 0.15, 11)
  pen.shape('M-9 8V17M-3 9V17M6 9V17M11 8V17', { line: 4 })
  underneath(pen, fleece)
  pen.shape(fleece, { fill: colour.fleece, line: 2.5, hatch: { gap: 5, cover: 0.26, width: 1.3 } })
  pen.shape('M3 -6q5 -3 7 2M2 4q4 -4 8 0', { line: 1.7 })
  pen.shape('M-9 -6C-19 -8 -21 2 -17 7C-13 10 -8 7 -7 1Z', { fill: colour.inkSoft, line: 2.3 })
  pen.shape('M-9 -6l4 -4', { line: 3 })
  pen.dot(-14, 0, 1.8, colour.cream)
}

function cloth(pen: Pen): void {
  const bolt = 'M-14 -14H14Q19 -14 19 -5Q19 4 14 4V16L8 13L2 17L-4 13L-10 16V4H-14Z'
  underneath(pen, bolt)
  pen.shape(bolt, { fill: pen.colour.cloth, line: 2.5, hatch: { gap: 5, cover: 0.28, width: 1.4 } })
  pen.shape('M-10 4H14', { line: 1.8 })
  pen.shape(ellipse(-14, -5, 5.5, 9), { fill: TONE.boltEnd, line: 2.3 })
  pen.shape('M-14 -9q4 3 0 8q-3 -2 -1 -5', { line: 1.5 })
}

/** A squared block. */
function stone(pen: Pen): void {
  const { colour } = pen
  underneath(pen, 'M-17 -7L-9 -16H18V5L10 15H-17Z')
  pen.shape('M-17 -7L-9 -16H18L10 -7Z', { fill: TONE.blockTop, line: 2.3 })
  pen.shape('M10 -7L18 -16V5L10 15Z', { fill: colour.stoneDark, line: 2.3 })
  pen.shape('M-17 -7H10V15H-17Z', { fill: colour.stone, line: 2.5 })
  pen.shape('M-12 0h6M-2 8h7M-11 10h4', { line: 1.5, ink: colour.inkSoft })
}

function wood(pen: Pen): void {
  const { colour } = pen
  const log = 'M-11 -10H14Q19 -10 19 0Q19 10 14 10H-11Z'
  underneath(pen, log)
  pen.shape(log, {
    fill: colour.wood,
    line: 2.5,
    hatch: { gap: 6, cover: 0.4, width: 1.6, colour: colour.woodDark },
  })
  pen.shape(ellipse(-11, 0, 7.5, 10), { fill: TONE.logEnd, line: 2.4 })
  pen.shape(ellipse(-11, 0, 3.4, 5), { line: 1.5, ink: colour.woodDark })
  pen.shape('M3 -3h9M0 4h7', { line: 1.5, ink: colour.woodDark })
}

/** A candle burning in its dish. */
function piety(pen: Pen): void {
  const { colour } = pen
  underneath(pen, 'M-15 11H15L11 18H-11Z')
  pen.shape('M-6 -5H6V12H-6Z', { fill: colour.cream, line: 2.3, hatch: { gap: 5, cover: 0.36, width: 1.2 } })
  pen.shape('M0 -22C7 -14 6 -6 0 -6C-6 -6 -7 -14 0 -22Z', { fill: colour.beer, line: 2.1 })
  pen.shape('M-15 11H15L10 18H-10Z', { fill: colour.roofSlate, line: 2.4 })
}

function loyalty(pen: Pen): void {
  const coat = 'M-15 -16H15V0C15 10 6 15 0 19C-6 15 -15 10 -15 0Z'
  underneath(pen, coat)
  pen.shape(coat, { fill: pen.colour.loyalty, line: 2.5 })
  pen.icon('crown', 0, -1, 27, pen.colour.loyaltyLight)
}

/** A healer's jar. */
function knowledge(pen: Pen): void {
  const { colour } = pen
  const jar = 'M-7 -17H7V-11Q13 -8 13 -2V13Q13 18 8 18H-8Q-13 18 -13 13V-2Q-13 -8 -7 -11Z'
  underneath(pen, jar)
  pen.shape(jar, { fill: colour.knowledge, line: 2.5 })
  pen.shape('M-9 -19H9V-14H-9Z', { fill: colour.woodDark, line: 1.8 })
  pen.shape(rounded(-9, -3, 18, 15, 3), { fill: colour.cream, line: 1.6 })
  pen.shape('M0 -1V10M-5.5 4.5H5.5', { line: 3.6, ink: colour.leafDark, wobble: 0.2 })
}

function metal(pen: Pen): void {
  const { colour } = pen
  underneath(pen, 'M-18 11L-12 -2L-4 -9H16L18 4L9 11Z')
  pen.shape('M-12 -2L-4 -9H16L9 -2Z', { fill: colour.time, line: 2.2 })
  pen.shape('M9 -2L16 -9L18 4L9 11Z', { fill: colour.roofSlate, line: 2.2 })
  pen.shape('M-12 -2H9V11H-18Z', { fill: colour.plough, line: 2.4 })
  pen.shape('M-9 3h9M-11 7h5', { line: 1.5, ink: colour.roofSlate })
}

function house(pen: Pen): void {
  const { colour } = pen
  underneath(pen, 'M-13 16V-2L0 -16L13 -2V16Z')
  pen.shape('M-12 16V-3H12V16Z', { fill: colour.plaster, line: 2.2 })
  pen.shape('M-18 0L0 -19L18 0Z', { fill: colour.roofBrown, line: 2.4 })
  pen.shape(rect(-4, 5, 8, 11), { fill: colour.woodDark, line: 1.6 })
}

/** Somebody who is cared for: a sickbed. */
function care(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-18 -8V16M18 2V16', { line: 4.2, ink: colour.woodDark })
  pen.shape('M-18 4H18V11H-18Z', { fill: colour.cream, line: 2.2 })
  pen.shape(ellipse(-9, -1, 5.5), { fill: colour.skin, line: 2 })
  pen.shape('M-4 4C-2 -4 14 -4 18 4Z', { fill: colour.knowledge, line: 2.2 })
  pen.shape('M8 -19V-7M2 -13H14', { line: 4.6, ink: colour.leafDark, wobble: 0.2 })
}

/** The points of the game: a red book. */
function vp(pen: Pen): void {
  const { colour } = pen
  pen.at(0, 0, 40 / 52, () => {
    pen.shape('M-24 -24L21 -26L26 -21V23L-19 26L-24 21Z', { fill: colour.page, line: 2.8 })
    pen.shape('M-24 -25L21 -27V20L-24 22Z', { fill: colour.points, line: 3.2 })
    pen.shape('M-19 -25V22', { line: 1.8, ink: colour.pointsDark })
  })
}

export const GOOD_PAINTERS: Readonly<Record<string, (pen: Pen) => void>> = {
  money,
  wool,
  cloth,
  stone,
  wood,
  grain: (pen) => sheaf(pen, 0, 2, 0.72),
  piety,
  loyalty,
  knowledge,
  metal,
  house,
  care,
  vp,
}

/** A token for other sprites to hold; 40 across, about its middle, at scale 1. */
export function goodToken(pen: Pen, kind: string, x: number, y: number, d: number): void {
  pen.at(x, y, d / 40, entryOf(GOOD_PAINTERS, kind))
}

/** The same, faint: what could be there, or cannot be had. */
export function faintly(pen: Pen, alpha: number, paint: () => void): void {
  const { ctx } = pen
  ctx.save()
  ctx.globalAlpha *= alpha
  paint()
  ctx.restore()
}

const FAINT = 0.42
const BOX: Sprite['box'] = [-24, -25, 49, 48]

export const KINGSBRIDGE_GOODS: SpriteBook = {
  /** k-good/kind/diameter[/faint]: its middle is the origin; kinds are the nine goods, metal, house, care and vp */
  'k-good': (kind = 'wool', d, look) =>
    scaled(number(d, 40) / 40, BOX, (pen) =>
      faintly(pen, look === 'faint' ? FAINT : 1, () => entryOf(GOOD_PAINTERS, kind)(pen)),
    ),
}
