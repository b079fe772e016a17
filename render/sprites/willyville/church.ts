import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { groundShadow, number, pale, scaled, tiles } from '../common/masonry.ts'

/** The church, 356 × 262: a tower with bell and book, a nave with six lancets. */

const GLASS: Record<string, readonly [colour: ColourName, icon: string]> = {
  feather: ['feather', 'feather'],
  jug: ['jug', 'jug'],
  rosary: ['rosary', 'prayer-beads'],
  abbey: ['abbey', 'viking-church'],
}

function tower(pen: Pen): void {
  const { colour } = pen
  pen.shape('M10 250V78H100V250Z', { fill: colour.stone, line: 3.2, hatch: { gap: 7, cover: 0.3, width: 1.8 } })
  pen.shape('M2 82L55 6L108 82Z', {
    fill: colour.roofRed,
    line: 3.2,
    inner: () => tiles(pen, 0, 10, 110, 82),
    hatch: { gap: 6, cover: 0.32, width: 2 },
  })
  pen.shape('M55 6V-18M45 -8H65', { line: 4.4 })
  for (const [x, y] of [
    [18, 98],
    [80, 120],
    [20, 196],
    [76, 236],
    [24, 240],
    [16, 130],
    [82, 204],
  ] as const)
    pen.shape(`M${x} ${y}h12`, { line: 1.8, ink: colour.stoneDark })
  pen.shape(ellipse(55, 104, 15), { fill: colour.woodDark, line: 2.6 })
  pen.icon('ringing-bell', 55, 104, 23, colour.coin)
  pen.shape('M36 250V214Q55 186 74 214V250Z', { fill: colour.woodDark, line: 2.6 })
  pen.shape('M55 200V250M40 226H70', { line: 1.6 })
  pen.dot(59, 232, 2, colour.coin)
}

function church(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, 14, 350, 258)
  pen.shape('M96 118H348V250H96Z', { fill: colour.plaster, line: 3, hatch: { gap: 7, cover: 0.1, width: 1.8 } })
  pen.shape('M98 234H346', { line: 2, ink: colour.inkPale })
  for (const x of [147, 186, 225, 264, 303]) pen.shape(`M${x - 1} 128V246`, { line: 3.4, ink: colour.stone })
  pen.shape('M84 122L112 62H332L360 122Z', {
    fill: colour.roofSlate,
    line: 3,
    inner: () => tiles(pen, 84, 62, 360, 122),
    hatch: { gap: 6, cover: 0.16, width: 1.8 },
  })
  pen.shape('M108 62H336', { line: 5, ink: colour.stoneDark })
  pen.shape('M332 60V44M326 50H338', { line: 3 })
  tower(pen)
}

/** A window: dark while nobody gave its glass. */
function lancet(pen: Pen, w: number, h: number, kind: string): void {
  const { colour, ctx } = pen
  const glass = GLASS[kind]
  const lead = () =>
    pale(pen, glass ? 0.55 : 0.25, 1.6, glass ? 'ink' : 'parchment', () => {
      if (glass === undefined) {
        ctx.moveTo(w / 2, 0)
        ctx.lineTo(w / 2, h)
        for (const y of [0.45, 0.72]) {
          ctx.moveTo(0, h * y)
          ctx.lineTo(w, h * y)
        }
        return
      }
      for (let x = -h; x < w + h; x += w / 2.4) {
        ctx.moveTo(x, 0)
        ctx.lineTo(x + h, h)
        ctx.moveTo(x, h)
        ctx.lineTo(x + h, 0)
      }
    })
  const path = `M0 ${h}V${w * 0.62}Q${w * 0.02} ${w * 0.2} ${w / 2} 0Q${w * 0.98} ${w * 0.2} ${w} ${w * 0.62}V${h}Z`
  pen.shape(path, { fill: glass ? colour[glass[0]] : colour.inkSoft, line: 3, inner: lead })
  if (glass === undefined) return
  pen.shape(ellipse(w / 2, h * 0.62, w * 0.5), { fill: colour.parchmentLight, line: 2.4 })
  pen.icon(glass[1], w / 2, h * 0.62, w * 0.82)
}

/** A use of the healing church: free, or crossed. */
function healing(pen: Pen, isUsed: boolean): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, 12), { fill: colour.parchmentLight, line: 2.4 })
  if (isUsed) pen.shape('M-6 -6L6 6M6 -6L-6 6', { line: 4, ink: colour.points })
  else pen.icon('heart-plus', 0, 0, 18)
}

export const CHURCH: SpriteBook = {
  /** church/scale */
  church: (scale) => scaled(number(scale, 1), [0, -24, 372, 290], church),
  /** lancet/kind|none/scale: 33 × 86 at 1, from its upper left corner */
  lancet: (kind = 'none', scale) => scaled(number(scale, 1), [-4, -4, 43, 96], (pen) => lancet(pen, 33, 86, kind)),
  /** healing/used|free */
  healing: (use) => ({ box: [-16, -16, 33, 33], paint: (pen) => healing(pen, use === 'used') }),
  /** plaque/w/h */
  plaque: (w, h) => {
    const [width, height] = [number(w, 118), number(h, 44)]
    return {
      box: [-width / 2 - 4, -height / 2 - 4, width + 8, height + 8],
      paint: (pen) =>
        pen.shape(rounded(-width / 2, -height / 2, width, height, 8), { fill: pen.colour.parchmentLight, line: 2.6 }),
    }
  },
}
