import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'

/** What the picture of a chapter's end has beside tokens. */

/** A strip of country with far hills, for what grew by itself. */
function meadow(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const edge = `M0 2Q${w / 2} -6 ${w} 2V${h - 2}Q${w / 2} ${h + 6} 0 ${h - 2}Z`
  pen.inside(edge, () => {
    pen.shape(rect(-10, -20, w + 20, h + 40), { fill: colour.dawn, line: 0 })
    const peaks = Array.from({ length: 9 }, (_, peak) => `L${(peak * w) / 8} ${h * (peak % 2 === 0 ? 0.62 : 0.3)}`)
    pen.shape(`M-10 ${h * 0.7}${peaks.join('')}L${w + 10} ${h * 0.6}V${h + 20}H-10Z`, {
      fill: colour.farHills,
      line: 2,
      ink: colour.inkSoft,
    })
    pen.shape(`M-10 ${h * 0.82}Q${w * 0.25} ${h * 0.7} ${w / 2} ${h * 0.79}T${w + 10} ${h * 0.76}V${h + 20}H-10Z`, {
      fill: colour.meadow,
      line: 2.4,
    })
  })
  pen.shape(edge, { line: 3 })
}

export const KINGSBRIDGE_CHAPTER_ART: SpriteBook = {
  /** k-meadow/width/height: from its upper left corner */
  'k-meadow': (w, h) => {
    const [width, height] = [number(w, 920), number(h, 140)]
    return { box: [-5, -10, width + 10, height + 20], paint: (pen) => meadow(pen, width, height) }
  },
  /** k-missing/diameter: an empty place for what could not be given */
  'k-missing': (d) =>
    scaled(number(d, 40) / 40, [-22, -22, 44, 44], (pen) =>
      pen.shape(ellipse(0, 0, 19), {
        fill: pen.colour.slot,
        line: 2,
        ink: pen.colour.inkSoft,
        dash: [4, 4],
        shift: [0, 0],
      }),
    ),
  /** k-check/scale: all is well */
  'k-check': (scale) =>
    scaled(number(scale, 1), [-40, -44, 84, 78], (pen) =>
      pen.shape('M-34 4L-16 28L38 -30L26 -38L-16 2L-26 -8Z', { fill: pen.colour.leaf, line: 3 }),
    ),
}
