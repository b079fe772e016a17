import type { Pen } from '#render/engine/ink'
import { ellipse, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'

/** Violet is Death's alone: his mark on whoever is next, his ribbon with the place they would go to, his frame about a death. */

/** A halo about a figure that stands on the origin: violet flames between two lines. */
function halo(pen: Pen): void {
  const { colour } = pen
  const outer = 'M-31 4C-34 -20 -28 -40 -22 -46C-30 -84 30 -84 22 -46C28 -40 34 -20 31 4C12 12 -12 12 -31 4Z'
  pen.shape(outer, { fill: colour.deathLight, line: 5.4, ink: colour.death, alpha: 0.9 })
  pen.shape(outer, { line: 1.6, ink: colour.parchmentLight, dash: [3, 6] })
}

/** A ribbon that hangs at somebody's shoulder: two icons lie on it. */
function ribbon(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const path = `M${-w / 2} 0H${w / 2}V${h}L0 ${h - 9}L${-w / 2} ${h}Z`
  pen.shape(path, { fill: colour.ink, line: 0, alpha: 0.3, shift: [3, 4] })
  pen.shape(path, { fill: colour.death, line: 2.4, shift: [0, 0] })
  pen.shape(`M${-w / 2 + 4} 5H${w / 2 - 4}`, { line: 1.6, ink: colour.deathLight })
}

/** A frame about a thing that Death changes. */
function frame(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  pen.shape(rounded(-w / 2, -h / 2, w, h, 12), { line: 8, ink: colour.death, wobble: 1.6 })
  pen.shape(rounded(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, 8), { line: 2, ink: colour.deathLight, wobble: 1.2 })
  for (const [x, y] of [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [-w / 2, h / 2],
    [w / 2, h / 2],
  ] as const)
    pen.shape(ellipse(x, y, 6), { fill: colour.death, line: 2 })
}

/** A violet coin that counts the deaths due. */
function seal(pen: Pen, d: number): void {
  const { colour } = pen
  pen.shape(ellipse(2, 3, d / 2), { fill: colour.ink, line: 0, alpha: 0.35 })
  pen.shape(ellipse(0, 0, d / 2), { fill: colour.death, line: 2.8 })
  pen.shape(ellipse(0, 0, d / 2 - 5), { line: 1.4, ink: colour.deathLight })
}

export const FATE: SpriteBook = {
  /** v-doomed/scale: behind a figure that stands on the origin */
  'v-doomed': (scale) => {
    const size = number(scale, 1)
    return { box: [-38 * size, -82 * size, 76 * size, 98 * size], paint: (pen) => pen.at(0, 0, size, halo) }
  },
  /** v-fate-ribbon/width/height: hangs from the origin */
  'v-fate-ribbon': (w, h) => ({
    box: [-number(w, 40) / 2 - 4, -4, number(w, 40) + 12, number(h, 74) + 12],
    paint: (pen) => ribbon(pen, number(w, 40), number(h, 74)),
  }),
  /** v-fate-frame/width/height: about its middle */
  'v-fate-frame': (w, h) => ({
    box: [-number(w, 120) / 2 - 10, -number(h, 120) / 2 - 10, number(w, 120) + 20, number(h, 120) + 20],
    paint: (pen) => frame(pen, number(w, 120), number(h, 120)),
  }),
  'v-fate-seal': (d) => ({
    box: [-number(d, 50) / 2 - 4, -number(d, 50) / 2 - 4, number(d, 50) + 10, number(d, 50) + 12],
    paint: (pen) => seal(pen, number(d, 50)),
  }),
}
