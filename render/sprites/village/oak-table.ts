import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { grain } from '../common/page-ground.ts'
import { titleStrip } from './frame.ts'

/** A table of oak planks, of any size, below a strip for the title. */

const PLANK = 150
const TOP = 84
/** Tones of planks, so that no two neighbours are alike. */
const TONES = ['#B08452', '#BA9160', '#B58A58', '#BE9563']
const GROOVE = '#5A3A20'
const FIBRE = '#7A5230'

function plank(pen: Pen, w: number, y: number, row: number): void {
  const { ctx } = pen
  ctx.fillStyle = inTurn(TONES, row)
  ctx.fillRect(0, y, w, PLANK)
  for (let fibre = 0; fibre < w / 60; fibre++) {
    const [x, level] = [grit(fibre, row) * w, y + 14 + grit(row, fibre) * 122]
    const curve = `q60 ${-8 + 16 * grit(fibre, 3)} ${120 + 90 * grit(fibre, 8)} ${4 * grit(fibre, 6)}`
    pen.shape(`M${x} ${level}${curve}`, { line: 1.6, ink: FIBRE, alpha: 0.34 })
  }
  for (let x = 200 + 340 * (row % 3); x < w; x += 780) {
    pen.shape(`M${x} ${y}V${y + PLANK}`, { line: 2.4, ink: GROOVE, wobble: 1.2 })
    for (const side of [-12, 12]) pen.dot(x + side, y + 16, 3, GROOVE)
  }
  pen.shape(`M-10 ${y}H${w + 10}`, { line: 3, ink: GROOVE, wobble: 1.4 })
}

function oakTable(pen: Pen, w: number, h: number): void {
  for (let row = 0; TOP + row * PLANK < h; row++) plank(pen, w, TOP + row * PLANK, row)
  titleStrip(pen, w)
  grain(pen, w, h)
}

export const OAK_TABLE: SpriteBook = {
  /** v-ground-oak/width/height */
  'v-ground-oak': (w, h) => ({
    box: [0, 0, number(w, 1600), number(h, 1000)],
    paint: (pen) => oakTable(pen, number(w, 1600), number(h, 1000)),
  }),
}
