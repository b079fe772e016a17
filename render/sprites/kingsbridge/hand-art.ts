import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '../common/masonry.ts'
import { grain } from '../common/page-ground.ts'
import { titleBar } from './town-parts.ts'

/** What a player alone sees lies on an oak table, under a strip of paper with the name. */

const PLANK = 118
const BAR = 76

function plank(pen: Pen, row: number, y: number, w: number): void {
  const { colour } = pen
  pen.shape(rect(-10, y, w + 20, PLANK), {
    fill: row % 2 === 0 ? colour.oakLight : colour.oak,
    line: 2.4,
    ink: colour.woodDark,
    shift: [0, 0],
  })
  for (let vein = 0; vein < w / 180; vein++) {
    const [x, down] = [grit(row, vein) * w, y + 14 + grit(vein, row + 3) * 90]
    pen.shape(`M${x} ${down}q60 ${-5 + grit(vein, 2) * 10} ${90 + grit(vein, row) * 160} 0`, {
      line: 1.5,
      ink: colour.wood,
    })
  }
  const knot = grit(row + 7, 5) * w
  if (row % 3 === 1) {
    pen.shape(ellipse(knot, y + PLANK / 2, 15, 8), { line: 1.8, ink: colour.woodDark })
    pen.shape(ellipse(knot, y + PLANK / 2, 7, 3.6), { line: 1.5, ink: colour.woodDark })
  }
}

function table(pen: Pen, w: number, h: number): void {
  for (let row = 0; row * PLANK < h; row++) plank(pen, row, BAR + row * PLANK, w)
  titleBar(pen, w)
  grain(pen, w, h, 6)
}

/** A sheet of paper with uneven edges; its upper left corner is the origin. */
function sheet(pen: Pen, w: number, h: number): void {
  const path = `M0 0Q${w / 2} 7 ${w} 0L${w - 4} ${h}Q${w / 2} ${h - 8} 3 ${h}Z`
  pen.shape(path, { fill: pen.colour.ink, line: 0, alpha: 0.32, shift: [6, 8] })
  pen.shape(path, { fill: pen.colour.page, line: 3, shift: [0, 0] })
}

/** The little card on which a good lies, with room for its number. */
function goodCard(pen: Pen, isEmpty: boolean): void {
  const { colour } = pen
  const path = rounded(-50, -48, 100, 96, 10)
  pen.shape(path, { fill: colour.ink, line: 0, alpha: 0.3, shift: [4, 6] })
  pen.shape(path, { fill: isEmpty ? colour.dim : colour.parchmentLight, line: 2.8, shift: [0, 0] })
}

/** The place of a piece that is owed: ringed where it is sure, dashed where a die decides. */
function piecePlace(pen: Pen, d: number, isSure: boolean, isThere: boolean): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, d / 2), {
    fill: isThere ? colour.parchmentLight : colour.slot,
    line: 2.6,
    ink: isThere ? colour.ink : colour.inkSoft,
    shift: [0, 0],
    ...(!isSure && { dash: [5, 5] }),
  })
}

function tick(pen: Pen): void {
  pen.shape('M-30 4L-14 24L34 -26L22 -34L-14 2L-22 -8Z', { fill: pen.colour.leaf, line: 2.8 })
}

/** A board nailed across something, with a word on it. */
function board(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const path = rect(-w / 2, -h / 2, w, h)
  pen.shape(path, { fill: colour.ink, line: 0, alpha: 0.3, shift: [4, 6] })
  pen.shape(path, {
    fill: colour.board,
    line: 3,
    shift: [0, 0],
    hatch: { gap: 7, cover: 0.08, width: 2, colour: colour.woodDark },
  })
  for (const side of [-1, 1]) pen.dot(side * (w / 2 - 9), 0, 3.4, colour.ink)
}

const ARROW = 'M-9 -3.5H1V-10L11 0L1 10V3.5H-9Z'

export const KINGSBRIDGE_HAND: SpriteBook = {
  /** k-ground-hand/width/height */
  'k-ground-hand': (w, h) => {
    const [width, height] = [number(w, 1600), number(h, 1020)]
    return { box: [0, 0, width, height], paint: (pen) => table(pen, width, height) }
  },
  /** k-sheet/width/height: its upper left corner is the origin */
  'k-sheet': (w, h) => {
    const [width, height] = [number(w, 472), number(h, 518)]
    return { box: [-6, -6, width + 18, height + 22], paint: (pen) => sheet(pen, width, height) }
  },
  /** k-good-card/full|empty */
  'k-good-card': (state) => ({ box: [-54, -52, 112, 110], paint: (pen) => goodCard(pen, state === 'empty') }),
  /** k-piece/diameter/sure|maybe/there|missing */
  'k-piece': (d, sure, there) => {
    const half = number(d, 66) / 2 + 4
    return {
      box: [-half, -half, 2 * half, 2 * half],
      paint: (pen) => piecePlace(pen, number(d, 66), sure === 'sure', there === 'there'),
    }
  },
  'k-tick': () => ({ box: [-36, -38, 76, 66], paint: tick }),
  /** k-board/width/height */
  'k-board': (w, h) => {
    const [width, height] = [number(w, 150), number(h, 36)]
    return {
      box: [-width / 2 - 4, -height / 2 - 4, width + 12, height + 14],
      paint: (pen) => board(pen, width, height),
    }
  },
  /** k-arrow/scale */
  'k-arrow': (scale) =>
    scaled(number(scale, 1), [-12, -13, 26, 26], (pen) =>
      pen.shape(ARROW, { fill: pen.colour.inkSoft, line: 1.4, shift: [0, 0] }),
    ),
  /** k-again/size: what was done is done again */
  'k-again': (size) => {
    const d = number(size, 40)
    return { box: [-d / 2, -d / 2, d, d], paint: (pen) => pen.icon('cycle', 0, 0, d) }
  },
  /** k-rule/width: between two rows of a paper */
  'k-rule': (w) => {
    const half = number(w, 424) / 2
    return {
      box: [-half - 2, -3, 2 * half + 4, 6],
      paint: (pen) => pen.shape(`M${-half} 0H${half}`, { line: 1.6, ink: pen.colour.inkPale }),
    }
  },
  /** k-round/past|next: a round of the chapter */
  'k-round': (when) => ({
    box: [-18, -18, 36, 36],
    paint: (pen) =>
      pen.shape(ellipse(0, 0, 14), {
        fill: when === 'past' ? pen.colour.inkPale : pen.colour.parchment,
        line: 2.4,
        shift: [0, 0],
      }),
  }),
  /** k-house-place/scale: room for one more house, standing on the origin */
  'k-house-place': (scale) =>
    scaled(number(scale, 1), [-36, -66, 72, 70], (pen) => {
      const look = { fill: pen.colour.oakLight, line: 2, ink: pen.colour.woodDark, dash: [6, 5] }
      pen.shape('M-28 0V-36L-20 -58H20L28 -36V0Z', look)
    }),
  /** k-strike/width: through a number that is no longer true */
  'k-strike': (w) => {
    const half = number(w, 30) / 2
    return {
      box: [-half - 3, -12, 2 * half + 6, 24],
      paint: (pen) => pen.shape(`M${-half} 8L${half} -8`, { line: 4, ink: pen.colour.points }),
    }
  },
}
