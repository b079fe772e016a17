import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, pale } from '../common/masonry.ts'

/** A farm's great barn, its whole front open, and what sleeps in it. */

const ROOF = 88
/** Shelves in a barn. */
export const SHELVES = 3

/** The boards of the shelves, from the top of the barn. */
export function shelfLines(h: number): number[] {
  const pitch = (h - ROOF - 4) / SHELVES
  return Array.from({ length: SHELVES }, (_, shelf) => Math.round(ROOF + (shelf + 1) * pitch) - 4)
}

function roofTiles(pen: Pen, w: number): void {
  const { ctx } = pen
  pale(pen, 0.52, 1.7, 'ink', () => {
    for (let row = 0; row < 7; row++) {
      for (let x = -12 + (row % 2) * 9; x < w + 14; x += 18) {
        ctx.moveTo(x, 9 + row * 12)
        ctx.quadraticCurveTo(x + 9, 20 + row * 12, x + 18, 9 + row * 12)
      }
    }
  })
}

/** A hatch in the roof: hay looks out, or pigeons fly in. */
function dormer(pen: Pen, x: number, hasHay: boolean): void {
  const { colour } = pen
  const planks = { gap: 6, cover: 0.2, width: 1.6, colour: colour.woodDark }
  pen.at(x, 0, 1, () => {
    pen.shape('M-40 44L0 8L40 44V74H-40Z', { fill: colour.wood, line: 2.8, hatch: planks })
    if (!hasHay) {
      pen.shape(ellipse(0, 52, 13), { fill: colour.ink, line: 2 })
      pen.shape('M-5 58C-10 48 -2 42 4 44C4 40 10 40 11 44L16 45L11 48C10 58 2 62 -5 58Z', {
        fill: colour.cream,
        line: 1.8,
      })
      return
    }
    pen.shape('M-16 74V48H16V74Z', {
      fill: colour.wheat,
      line: 2.2,
      hatch: { gap: 4, cover: 0.6, width: 1.3, angle: 80, colour: colour.coinDark },
    })
  })
}

function inside(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const planks = () =>
    pale(pen, 0.16, 1.6, 'woodDark', () => {
      for (let x = 46; x < w; x += 46) {
        pen.ctx.moveTo(x, ROOF)
        pen.ctx.lineTo(x + 2, h)
      }
    })
  pen.shape(rect(10, 80, w - 20, h - 84), { fill: colour.plaster, line: 3.2, shift: [0, 0], inner: planks })
  pen.shape(rect(14, 84, w - 28, 16), { fill: colour.ink, line: 0, alpha: 0.14, shift: [0, 0] })
  for (const y of shelfLines(h)) {
    pen.shape(rect(14, y + 4, w - 28, 9), { fill: colour.ink, line: 0, alpha: 0.1, shift: [0, 0] })
    pen.shape(`M8 ${y}H${w - 8}`, { line: 11 })
    pen.shape(`M8 ${y - 1}H${w - 8}`, { line: 7, ink: colour.wood })
  }
}

function barn(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  pen.shape(`M10 ${h}H${w - 4}L${w + 18} ${h + 14}H36Z`, { fill: colour.ink, line: 0, alpha: 0.24 })
  inside(pen, w, h)
  for (const x of [14, w - 14]) {
    pen.shape(`M${x} 84V${h}`, { line: 13 })
    pen.shape(`M${x} 84V${h}`, { line: 9, ink: colour.woodDark })
  }
  for (const [x, side] of [
    [18, 1],
    [w - 18, -1],
  ] as const) {
    pen.shape(`M${x} 132L${x + side * 34} 92`, { line: 10 })
    pen.shape(`M${x} 132L${x + side * 34} 92`, { line: 6.4, ink: colour.woodDark })
  }
  pen.shape(`M-10 ${ROOF}L44 2H${w - 44}L${w + 10} ${ROOF}Q${w / 2} 96 -10 ${ROOF}Z`, {
    fill: colour.roofRed,
    line: 3.6,
    inner: () => roofTiles(pen, w),
    hatch: { gap: 6, cover: 0.06, width: 2 },
  })
  pen.shape(`M40 2H${w - 40}`, { line: 8, ink: colour.woodDark })
  dormer(pen, 160, true)
  dormer(pen, w - 156, false)
}

/** The cat sleeps where nothing else lies, a jug beside her; 200 wide on her line. */
function cat(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(4, 2, 64, 7), { fill: colour.ink, line: 0, alpha: 0.2 })
  pen.shape('M-58 2C-62 -34 -20 -48 18 -40C48 -34 62 -14 56 2Z', {
    fill: colour.roofSlate,
    line: 2.8,
    hatch: { gap: 6, cover: 0.3, width: 1.8 },
  })
  for (const x of [-20, 0, 20]) pen.shape(`M${x} -40Q${x + 8} -30 ${x + 4} -20`, { line: 2.4, alpha: 0.6 })
  pen.shape('M52 -4C66 -16 72 2 58 6H0', { line: 9 })
  pen.shape('M52 -4C65 -15 70 2 58 5H4', { line: 5, ink: colour.roofSlate })
  pen.shape('M-72 -22L-74 -44L-60 -34H-44L-32 -46L-32 -22C-34 -6 -68 -6 -72 -22Z', { fill: colour.roofSlate })
  pen.shape('M-64 -21q4 4 8 0M-48 -21q4 4 8 0M-55 -14l3 2l3 -2', { line: 1.9 })
  pen.shape('M-74 -12l-12 -2M-74 -8l-12 3M-34 -12l10 -2M-34 -8l10 3', { line: 1.2 })
  jug(pen)
}

function jug(pen: Pen): void {
  const { colour } = pen
  pen.shape('M122 -42C140 -40 140 -16 124 -16', { line: 4.4, ink: colour.woodDark })
  pen.shape('M100 4C86 -4 84 -26 96 -36L92 -48H122L118 -36C130 -26 128 -4 114 4Z', {
    fill: colour.roofGold,
    line: 2.8,
    hatch: { gap: 5, cover: 0.35, width: 1.7 },
  })
  pen.shape('M92 -24Q107 -18 122 -24', { line: 2.4, ink: colour.cream })
}

export const BARN: SpriteBook = {
  /** v-great-barn/width/height: its upper left corner is the origin */
  'v-great-barn': (w, h) => {
    const [width, height] = [number(w, 756), number(h, 380)]
    return { box: [-18, -8, width + 46, height + 28], paint: (pen) => barn(pen, width, height) }
  },
  'v-cat': () => ({ box: [-92, -54, 240, 66], paint: cat }),
}
