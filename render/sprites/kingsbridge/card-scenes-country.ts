import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import { tiles } from '../common/masonry.ts'
import { bush, pine, roundTree } from '../common/scenery.ts'
import { sheaf } from '../common/yard.ts'
import { goodToken } from './goods.ts'

/** The pictures of the action cards that are played out of doors: 150 × 112 from their upper left corner. */

export type CardScene = (pen: Pen) => void

export const SCENE = { w: 150, h: 112 }

export function backdrop(pen: Pen, fill: string): void {
  pen.shape(rect(-4, -4, SCENE.w + 8, SCENE.h + 8), { fill, line: 0 })
}

function hill(pen: Pen, y: number, fill: string): void {
  pen.shape(`M-6 ${y + 8}Q40 ${y - 12} 80 ${y + 2}T158 ${y - 4}V130H-6Z`, { fill, line: 2.2 })
}

function sky(pen: Pen): void {
  const { colour } = pen
  backdrop(pen, colour.dawn)
  pen.shape('M-6 62L24 38L44 52L74 28L104 54L128 40L158 62V80H-6Z', {
    fill: colour.farHills,
    line: 1.8,
    ink: colour.inkSoft,
  })
}

function sun(pen: Pen, x: number, y: number, r = 13): void {
  const { colour } = pen
  for (let ray = 0; ray < 12; ray++) {
    const [right, down] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)]
    const [from, to] = [r + 5, r + (ray % 2 === 0 ? 14 : 10)]
    pen.shape(`M${x + right * from} ${y + down * from}L${x + right * to} ${y + down * to}`, {
      line: 2,
      ink: colour.coinDark,
    })
  }
  pen.shape(ellipse(x, y, r), {
    fill: colour.coin,
    line: 2.2,
    hatch: { gap: 4, cover: 0.3, width: 1.2, colour: colour.coinDark },
  })
}

function bird(pen: Pen, x: number, y: number): void {
  pen.shape(`M${x - 8} ${y - 3}Q${x - 3} ${y - 6} ${x} ${y}Q${x + 3} ${y - 6} ${x + 8} ${y - 3}`, { line: 1.8 })
}

/** Furrows run together far away, and stooks stand between them. */
function grain(pen: Pen): void {
  const { colour } = pen
  sky(pen)
  sun(pen, 116, 27)
  bird(pen, 24, 22)
  bird(pen, 44, 30)
  hill(pen, 56, colour.leafOther)
  pen.shape('M-6 72Q70 56 158 68V130H-6Z', {
    fill: colour.wheat,
    line: 2.4,
    inner: () => {
      for (let x = -20; x < 180; x += 11) {
        const far = x + (75 - x) * 0.24
        pen.plain(`M${x} 124Q${x + 6} 96 ${far + 3} 62`, { stroke: colour.coinDark, width: 2.2, alpha: 0.6 })
      }
    },
  })
  sheaf(pen, 118, 76, 0.7)
  sheaf(pen, 40, 76, 1.25)
  sheaf(pen, 88, 86, 1)
}

function ashlars(pen: Pen, x: number, y: number, columns: number, gone: readonly number[]): void {
  const { colour } = pen
  for (let stone = 0; stone < columns * 4; stone++) {
    if (gone.includes(stone)) continue
    const [column, row] = [stone % columns, Math.floor(stone / columns)]
    pen.shape(rect(x + column * 27, y - (row + 1) * 19, 27, 19), {
      fill: colour.stone,
      line: 2.2,
      shift: [0, 0],
      hatch: { gap: 4, cover: 0.24, width: 1.2, seed: stone + 1 },
    })
  }
}

/** A quarry's face on the left, a wood on the right, and what both give in front. */
function material(pen: Pen): void {
  const { colour } = pen
  sky(pen)
  hill(pen, 44, colour.leafOther)
  pine(pen, 142, 54, 0.7)
  pine(pen, 112, 52, 0.82)
  pen.shape('M-6 118V60L14 58L18 40L50 38L54 22L88 26L92 52L106 60V118Z', {
    fill: colour.stone,
    line: 2.8,
    hatch: { gap: 6, cover: 0.2, width: 1.6 },
  })
  pen.shape('M-4 84L96 82M16 60L92 58M54 40L88 42M34 62V82M70 44V58M60 84V112M22 86V112M48 40V58', {
    line: 1.8,
    ink: colour.stoneDark,
  })
  pen.shape('M-6 106Q60 96 158 102V130H-6Z', { fill: colour.meadow, line: 2.2 })
  pine(pen, 130, 64, 1)
  goodToken(pen, 'stone', 68, 92, 48)
  for (const [x, y] of [
    [108, 98],
    [132, 98],
    [120, 82],
  ] as const) {
    goodToken(pen, 'wood', x, y, 33)
  }
}

/** The mason behind the course that is being laid: apron, cap, trowel. */
function mason(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-22 34C-22 10 -14 2 0 2C14 2 22 10 22 34Z', {
    fill: colour.timeInk,
    line: 2.8,
    hatch: { gap: 5, cover: 0.4, width: 1.5 },
  })
  pen.shape('M-9 6L-11 34H11L9 6Z', { fill: colour.plaster, line: 2.2 })
  pen.shape(ellipse(0, -11, 11.5, 12.5), { fill: colour.skin, line: 2.6 })
  pen.shape('M-9 -6C-8 6 8 6 9 -6C4 -2 -4 -2 -9 -6Z', { fill: colour.roofBrown, line: 2 })
  pen.shape('M-15 -14C-15 -30 15 -30 15 -14Q0 -19 -15 -14Z', { fill: colour.wheat, line: 2.6 })
  pen.dot(-4, -11, 1.6, colour.ink)
  pen.dot(5, -11, 1.6, colour.ink)
  pen.shape('M18 16L34 -4', { line: 9.5 })
  pen.shape('M18 16L34 -4', { line: 5.6, ink: colour.timeInk })
  pen.shape(ellipse(35, -6, 5), { fill: colour.skin, line: 2.2 })
  pen.shape('M36 -12L56 -8L50 -28Z', { fill: colour.plough, line: 2.6 })
}

/** A wall that grows between two poles of scaffolding, and the stone that hangs above it. */
function project(pen: Pen): void {
  const { colour } = pen
  sky(pen)
  hill(pen, 78, colour.meadow)
  for (const x of [12, 138]) {
    pen.shape(`M${x} 116V6`, { line: 8 })
    pen.shape(`M${x} 115V7`, { line: 4.6, ink: colour.wood })
  }
  pen.at(48, 44, 0.86, mason)
  ashlars(pen, 20, 118, 4, [12, 14, 15])
  pen.shape('M2 20H148', { line: 7 })
  pen.shape('M3 20H147', { line: 4, ink: colour.oakLight })
  pen.shape('M2 98L14 90M136 24L146 14M136 60L146 70', { line: 2.4, ink: colour.woodDark })
  pen.shape('M104 22V38M97 40L104 34L111 40', { line: 2.2 })
  goodToken(pen, 'stone', 104, 52, 36)
}

/** Bare timber, walls half filled, and the ladder the carpenter came down. */
function house(pen: Pen): void {
  const { colour } = pen
  sky(pen)
  hill(pen, 82, colour.meadow)
  roundTree(pen, 20, 76, 0.62, 'leaf', 5)
  pen.at(76, 106, 1.34, () => {
    pen.shape('M-34 -4H36L44 5H-24Z', { fill: colour.ink, line: 0, alpha: 0.22 })
    pen.shape('M-30 0V-38H30V0Z', { fill: colour.plaster, line: 2.4 })
    pen.shape('M10 -19H30V0H10ZM-10 -37H10V-19H-10Z', { fill: colour.dawn, line: 1.6 })
    pen.shape('M-29 -1V-37M29 -1V-37M-30 -19H30M-10 -37V-1M10 -37V-1', { line: 5 })
    pen.shape('M-29 -1V-37M29 -1V-37M-30 -19H30M-10 -37V-1M10 -37V-1', { line: 3, ink: colour.wood })
    pen.shape('M-40 -34L-22 -66H22L40 -34Z', { line: 2.4, fill: colour.dawn })
    for (const x of [10, 25]) {
      pen.shape(`M${x} -35L${x - 8} -64`, { line: 5 })
      pen.shape(`M${x} -35L${x - 8} -64`, { line: 3, ink: colour.wood })
    }
    pen.shape('M-4 -49H32', { line: 5.4 })
    pen.shape('M-4 -49H31', { line: 3.2, ink: colour.woodDark })
    pen.shape('M-41 -33L-23 -67H2L-2 -33Z', {
      fill: colour.roofRed,
      line: 2.4,
      inner: () => tiles(pen, -42, -70, 4, -32),
    })
  })
  for (const rail of [0, 12]) {
    pen.shape(`M${118 + rail} 112L${134 + rail} 30`, { line: 6 })
    pen.shape(`M${118 + rail} 111L${134 + rail} 31`, { line: 3.2, ink: colour.oakLight })
  }
  for (const share of [0.15, 0.35, 0.55, 0.75, 0.92]) {
    pen.shape(`M${118 + 16 * share} ${112 - 82 * share}h12`, { line: 3.4, ink: colour.woodDark })
  }
}

function purse(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(4, 24, 30, 6), { fill: colour.ink, line: 0, alpha: 0.26 })
  pen.shape(
    'M-22 20C-30 0 -14 -12 -6 -16L-12 -27L-3 -24L2 -29L6 -24L13 -26L6 -16C14 -12 30 0 22 20C10 27 -10 27 -22 20Z',
    {
      fill: colour.story,
      line: 2.6,
      hatch: { gap: 5, cover: 0.36, width: 1.5 },
    },
  )
  pen.shape('M-9 -16Q0 -12 9 -16', { line: 4, ink: colour.coin })
  goodToken(pen, 'money', 0, 7, 25)
}

/** A let house with smoke from its chimney, and the purse at its door. */
function rent(pen: Pen): void {
  const { colour } = pen
  sky(pen)
  hill(pen, 74, colour.meadow)
  roundTree(pen, 130, 58, 0.86, 'leaf', 3)
  bush(pen, 98, 82, 0.7, 'leafOther')
  pen.shape('M64 24C58 18 70 12 66 4C64 0 70 -4 68 -8', { line: 2.2, ink: colour.inkPale })
  pen.at(50, 101, 1.2, () => {
    pen.shape('M-32 -4H34L44 5H-22Z', { fill: colour.ink, line: 0, alpha: 0.22 })
    pen.shape(rect(8, -74, 11, 24), { fill: colour.stone, line: 2.1 })
    pen.shape('M-30 0V-40H30V0Z', { fill: colour.plaster, line: 2.6, hatch: { gap: 5, cover: 0.2, width: 1.4 } })
    pen.shape('M-42 -36L-24 -68H24L42 -36Z', {
      fill: colour.roofBrown,
      line: 2.8,
      inner: () => tiles(pen, -42, -70, 42, -36),
    })
    pen.shape('M-8 0V-20Q0 -28 8 -20V0Z', { fill: colour.woodDark, line: 2 })
    pen.dot(4.5, -10, 1.5, colour.coin)
    for (const side of [-1, 1]) {
      pen.shape(rect(side * 20 - 6, -26, 12, 12), { fill: colour.wheat, line: 2 })
      pen.shape(`M${side * 20} -26V-14M${side * 20 - 6} -20h12`, { line: 1.3 })
    }
  })
  pen.at(116, 84, 1, purse)
}

export const COUNTRY_SCENES = { grain, material, project, house, rent }
