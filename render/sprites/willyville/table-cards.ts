import { colourNamed, entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { blob, ellipse, rect, rounded } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { landscape } from './table-landscapes.ts'

/** Cards and stacks that lie on the table. Their upper left corner is the origin; every value on them is a text draw. */

const PLATE = '#6B4528'
const BRICK = '#B5694A'
const FURROW = '#9B7326'
const GLOVE = '#D9B98A'
const CUFF = '#9A5B2E'
/** The part of each card in a stack that shows, and the most that show. */
const STEP = 3.4
export const THICKEST = 3

/** A wooden plate with a heading; its left end is at x, its middle at y. */
export function plate(pen: Pen, x: number, y: number, w: number): void {
  pen.at(x, y, 1, () => {
    const path = `M0 -21L${w} -22L${w + 12} 0L${w} 22L0 21L9 0Z`
    pen.shape(path, { fill: pen.colour.ink, line: 0, alpha: 0.3, shift: [4, 6] })
    pen.shape(path, { fill: PLATE, line: 2.6, hatch: { gap: 6, cover: 0.2, width: 1.5 } })
    for (const nail of [16, w - 4]) pen.dot(nail, 0, 2.2, pen.colour.ink)
  })
}

/** A card on the cards below it, with the shadow of all. */
function card(pen: Pen, w: number, h: number, below: number, fill: ColourName, paint: () => void): void {
  const { colour } = pen
  const deep = below * STEP
  pen.shape(rounded(deep + 4, deep + 6, w, h, 7), { fill: colour.ink, line: 0, alpha: 0.32, shift: [0, 0] })
  for (let index = below; index > 0; index--) {
    pen.shape(rounded(index * STEP, index * STEP, w, h, 7), { fill: colour.parchmentDark, line: 2.4, shift: [0, 0] })
  }
  pen.shape(rounded(0, 0, w, h, 7), { fill: colour[fill], line: 2.6, shift: [0, 0] })
  paint()
}

function cardBox(w: number, h: number, below: number): Sprite['box'] {
  const more = Math.ceil(below * STEP) + 9
  return [-4, -4, w + more + 4, h + more + 6]
}

const TRAVEL = [114, 178] as const
const MONK = [130, 178] as const
const CIVIC = [118, 128] as const
const HEAP = [112, 124] as const

function travel(pen: Pen, letter: string, below: number): void {
  const { colour } = pen
  const [w, h] = TRAVEL
  card(pen, w, h, below, 'parchmentLight', () => {
    landscape(pen, letter, 5, 5, w - 10, 68)
    pen.shape(ellipse(23, 23, 18), { fill: colour.parchmentLight, line: 2.4 })
    pen.text(letter, 23, 23, { font: 'display', size: 30, colour: colour.ink })
    pen.shape(`M10 130H${w - 10}`, { line: 1.2, ink: colour.inkPale, dash: [5, 4] })
  })
}

const GLASS_ICONS: Record<string, string> = { feather: 'feather', jug: 'jug', rosary: 'prayer-beads' }

function glass(pen: Pen, stack: string, w: number): void {
  const { ctx, colour } = pen
  pen.inside(rect(4, 4, w - 8, 62), () => {
    pen.shape(rect(4, 4, w - 8, 62), { fill: colour[colourNamed(stack)], line: 0, shift: [0, 0] })
    ctx.save()
    ctx.globalAlpha *= 0.4
    ctx.strokeStyle = colour.ink
    ctx.lineWidth = 1.5
    for (let x = -60; x < w + 60; x += 18) {
      ctx.beginPath()
      ctx.moveTo(x, 4)
      ctx.lineTo(x + 62, 66)
      ctx.moveTo(x, 66)
      ctx.lineTo(x + 62, 4)
      ctx.stroke()
    }
    ctx.restore()
  })
  pen.shape(rect(4, 4, w - 8, 62), { line: 2 })
}

function monk(pen: Pen, stack: string, below: number): void {
  const { colour } = pen
  const [w, h] = MONK
  card(pen, w, h, below, 'parchment', () => {
    glass(pen, stack, w)
    pen.shape(ellipse(34, 35, 26), { fill: colour.parchmentLight, line: 2.4 })
    pen.icon(entryOf(GLASS_ICONS, stack), 34, 35, 40)
  })
}

/** A monk's action on a disc of its own; story pages and the ? banner are tokens instead. */
function monkDisc(pen: Pen, icon: string): void {
  pen.shape(ellipse(0, 0, 26), { fill: pen.colour.parchmentLight, line: 2.4 })
  pen.icon(icon, 0, icon === 'graduate-cap' ? -6 : 0, icon === 'graduate-cap' ? 38 : 36)
}

export const CIVIC_ICONS: Record<string, string> = {
  healing: 'heart-plus',
  abbey: 'church',
  trade: 'trade',
  mission: 'compass',
  finance: 'two-coins',
  guild: 'crown',
  area: 'huts-village',
  population: 'meeple-group',
}

/** A little church or a stepped gable with the kind on it. */
function civicHouse(pen: Pen, kind: string, name: string): void {
  const { colour } = pen
  const shade = { gap: 5, cover: 0.3, width: 1.4 }
  if (kind === 'church') {
    pen.shape('M-14 28V-12H14V28Z', { fill: colour.stone, line: 2.4, hatch: shade })
    pen.shape('M14 28V8L34 8V28Z', { fill: colour.plaster, line: 2.2 })
    pen.shape('M13 10L18 -2H30L37 10Z', { fill: colour.roofSlate, line: 2.2 })
    pen.shape('M-19 -10L0 -34L19 -10Z', { fill: colour.roofRed, line: 2.4, hatch: shade })
    pen.shape('M0 -34V-41M-4 -38H4', { line: 2.4 })
  } else {
    pen.shape('M-28 28V-4H-18V-14H-9V-24H9V-14H18V-4H28V28Z', { fill: BRICK, line: 2.4, hatch: shade })
    pen.shape('M-28 20H28', { line: 1.4 })
  }
  pen.shape(ellipse(0, 7, 16), { fill: colour.parchmentLight, line: 2 })
  pen.icon(entryOf(CIVIC_ICONS, name), 0, 7, 24)
}

function civic(pen: Pen, kind: string, name: string): void {
  const [w, h] = CIVIC
  card(pen, w, h, 0, 'parchmentLight', () => pen.at(36, 35, 0.8, () => civicHouse(pen, kind, name)))
}

function onWood(pen: Pen, w: number, h: number): void {
  pen.shape(rounded(0, 0, w, h, 7), { fill: GROOVE, line: 0, alpha: 0.2, shift: [0, 0] })
  pen.shape(rounded(0, 0, w, h, 7), { line: 2.2, ink: PLATE, dash: [8, 7], shift: [0, 0] })
}

const GROOVE = '#5A3A20'
const PRINT_INK = '#4E3320'

/** The print of a card that is gone: dashed on the wood, with a faint icon. */
function print(pen: Pen, w: number, h: number, icon: string): void {
  onWood(pen, w, h)
  pen.ctx.save()
  pen.ctx.globalAlpha *= 0.42
  pen.icon(icon, w / 2, h * 0.38, Math.min(w, h) * 0.4, PRINT_INK)
  pen.ctx.restore()
}

function travelPrint(pen: Pen, letter: string): void {
  const [w, h] = TRAVEL
  onWood(pen, w, h)
  pen.ctx.save()
  pen.ctx.globalAlpha *= 0.6
  pen.text(letter, w / 2, h / 2, { font: 'display', size: 56, colour: PRINT_INK })
  pen.ctx.restore()
}

function meeting(pen: Pen, below: number): void {
  const { colour } = pen
  const [w, h] = HEAP
  card(pen, w, h, below, 'parchmentLight', () =>
    pen.at(32, 38, 0.32, () => {
      pen.shape(ellipse(0, 92, 62, 14), { fill: colour.road, line: 4 })
      pen.shape('M-12 40L-10 92H14L12 40Z', { fill: colour.woodDark, line: 6 })
      const shade = { gap: 14, cover: 0.45, width: 5, angle: 28 }
      pen.shape(blob(0, 0, 76, 68, 5, 0.1, 13), { fill: colour.leaf, line: 7, hatch: shade })
      pen.shape(rect(-62, 82, 40, 14), { fill: colour.stone, line: 5 })
      pen.shape(rect(26, 82, 40, 14), { fill: colour.stone, line: 5 })
    }),
  )
}

function field(pen: Pen, below: number): void {
  const { ctx, colour } = pen
  const [w, h] = HEAP
  card(pen, w, h, below, 'wheat', () => {
    pen.inside(rounded(2, 2, w - 4, h - 4, 6), () => {
      ctx.strokeStyle = FURROW
      ctx.lineWidth = 2.4
      for (let x = -20; x < w + 30; x += 11) {
        ctx.beginPath()
        ctx.moveTo(x, h)
        ctx.lineTo(x + 16, 0)
        ctx.stroke()
      }
    })
    pen.shape(ellipse(33, 36, 25), { fill: colour.parchmentLight, line: 2.2 })
    pen.icon('wheat', 33, 36, 40)
  })
}

/** Backs of customers still to come. */
function deck(pen: Pen, below: number): void {
  const { colour } = pen
  const [w, h] = [60, 86]
  card(pen, w, h, below, 'roofRed', () => {
    pen.inside(rounded(4, 4, w - 8, h - 8, 5), () =>
      pen.pattern('stripe', 4, 4, w - 8, h - 8, 0.35, colour.parchmentLight),
    )
    pen.shape(rounded(4, 4, w - 8, h - 8, 5), { line: 1.4, ink: colour.parchmentLight, alpha: 0.7 })
  })
}

const HAND =
  'M-34 62L-36 10C-52 0 -66 -16 -58 -24C-50 -30 -40 -20 -34 -14L-36 -58C-36 -70 -20 -70 -19 -58L-16 -26L-14 -70' +
  'C-13 -82 3 -82 4 -70L5 -26L11 -64C13 -75 28 -73 27 -62L23 -20L33 -44C38 -53 51 -48 48 -37C42 -12 40 14 34 30L36 62Z'

/** The start player's glove: its palm has lines and holds a page, its back has knuckles and a seam. */
function glove(pen: Pen, scale: number, isPalm: boolean): void {
  const { colour } = pen
  pen.at(0, 0, scale, () => {
    pen.shape(HAND, { fill: colour.ink, line: 0, alpha: 0.3, shift: [6, 7] })
    pen.shape(HAND, {
      fill: isPalm ? GLOVE : colour.earth,
      line: 3.4,
      hatch: { gap: 6, cover: 0.26, width: 1.8 },
    })
    if (isPalm) pen.shape('M-24 -4Q-6 8 14 -8M-26 8Q-14 24 -10 40', { line: 2 })
    else {
      pen.shape('M-30 -6q4 -7 9 -1M-14 -12q5 -7 10 -1M4 -10q5 -6 10 0M20 -4q4 -5 9 1', { line: 2.2 })
      for (const x of [-16, 0, 16]) pen.shape(`M${x} 2V34`, { line: 1.8, dash: [5, 4] })
    }
    pen.shape('M-40 44H40V74H-40Z', { fill: CUFF, line: 3, hatch: { gap: 5, cover: 0.25, width: 1.6 } })
    pen.shape('M-34 50H34M-34 68H34', { line: 1.4, ink: colour.coin, dash: [5, 4] })
  })
}

function count(pen: Pen): void {
  pen.shape(ellipse(1, 3, 20), { fill: pen.colour.ink, line: 0, alpha: 0.4 })
  pen.shape(ellipse(0, 0, 20), { fill: pen.colour.ink, line: 2.4, shift: [0, 0] })
  pen.shape(ellipse(0, 0, 16.5), { line: 1, ink: pen.colour.coinDark })
}

const belowOf = (word: string | undefined) => Number(word ?? 0)

export const CARDS_TABLE: SpriteBook = {
  /** travel-stack/letter/cards below the top one */
  'travel-stack': (letter = 'A', below) => ({
    box: cardBox(...TRAVEL, belowOf(below)),
    paint: (pen) => travel(pen, letter, belowOf(below)),
  }),
  /** travel-print/letter */
  'travel-print': (letter = 'A') => ({
    box: [-4, -4, TRAVEL[0] + 8, TRAVEL[1] + 8],
    paint: (pen) => travelPrint(pen, letter),
  }),
  /** monk-stack/stack/cards below the top one */
  'monk-stack': (stack = 'feather', below) => ({
    box: cardBox(...MONK, belowOf(below)),
    paint: (pen) => monk(pen, stack, belowOf(below)),
  }),
  /** monk-disc/icon: its middle is the origin */
  'monk-disc': (icon = 'shop') => ({ box: [-30, -30, 60, 60], paint: (pen) => monkDisc(pen, icon) }),
  /** civic-card/church|hall/name */
  'civic-card': (kind = 'church', name = 'healing') => ({
    box: cardBox(...CIVIC, 0),
    paint: (pen) => civic(pen, kind, name),
  }),
  /** card-print/width/height/icon */
  'card-print': (w, h, icon = 'wheat') => ({
    box: [-4, -4, Number(w) + 8, Number(h) + 8],
    paint: (pen) => print(pen, Number(w), Number(h), icon),
  }),
  'meeting-stack': (below) => ({
    box: cardBox(...HEAP, belowOf(below)),
    paint: (pen) => meeting(pen, belowOf(below)),
  }),
  'field-stack': (below) => ({
    box: cardBox(...HEAP, belowOf(below)),
    paint: (pen) => field(pen, belowOf(below)),
  }),
  'customer-deck': (below) => ({
    box: cardBox(60, 86, belowOf(below)),
    paint: (pen) => deck(pen, belowOf(below)),
  }),
  /** glove/scale/palm|back: the middle of the palm is the origin */
  glove: (scale, side) => {
    const size = Number(scale)
    return {
      box: [-66 * size, -84 * size, 130 * size, 174 * size],
      paint: (pen) => glove(pen, size, side !== 'back'),
    }
  },
  'count-disc': () => ({ box: [-24, -24, 50, 52], paint: count }),
}
