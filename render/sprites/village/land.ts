import type { Pen } from '#render/engine/ink'
import { grit, gritFrom } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import type { Point } from '#render/engine/path-steps'
import { blob, smooth } from '#render/engine/paths'
import { pale } from '../common/masonry.ts'
import { road, roundTree, tuft } from '../common/scenery.ts'

/** Parts that the grounds of Village share: fields, grass, water, ways. */

export type Points = readonly Point[]
export type Road = readonly [points: Points, width: number]

export function furrows(pen: Pen, x: number, y: number, w: number, h: number): void {
  pale(pen, 0.35, 2.4, 'earthDark', () => {
    for (let line = y - 20; line < y + h + 20; line += 12) {
      pen.ctx.moveTo(x - 10, line)
      pen.ctx.quadraticCurveTo(x + w * 0.45, line - 26, x + w + 10, line + 12)
    }
  })
}

function ears(pen: Pen, x: number, y: number, w: number, h: number): void {
  const { ctx } = pen
  for (let j = y; j < y + h; j += 18) {
    for (let i = x; i < x + w; i += 16) {
      const [a, b] = [i + grit(i, j) * 8, j + grit(j, i) * 8]
      ctx.moveTo(a, b + 9)
      ctx.lineTo(a, b)
      ctx.lineTo(a - 4, b - 4)
      ctx.moveTo(a, b)
      ctx.lineTo(a + 4, b - 4)
    }
  }
}

export function wheatField(pen: Pen, path: string, x: number, y: number, w: number, h: number): void {
  pen.shape(path, {
    fill: pen.colour.wheat,
    line: 2.6,
    wobble: 3,
    inner: () => pale(pen, 0.75, 1.6, 'coinDark', () => ears(pen, x, y, w, h)),
  })
}

export interface Meadow {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly count: number
  readonly seed?: number
  readonly isGrass?: (x: number, y: number) => boolean
}

/** Blades and tufts, strewn. */
export function grass(pen: Pen, { x, y, w, h, count, seed = 8, isGrass = () => true }: Meadow): void {
  const luck = gritFrom(seed)
  for (let blade = 0; blade < count; blade++) {
    const [a, b, length] = [x + luck() * w, y + luck() * h, luck()]
    if (!isGrass(a, b)) continue
    if (blade % 6 > 0) pen.shape(`M${a} ${b}h${5 + length * 9}`, { line: 1.5, ink: pen.colour.meadowDark })
    else tuft(pen, a, b, 0.6 + length * 0.3)
  }
}

export function stream(pen: Pen, points: Points, width: number): void {
  const { colour } = pen
  const path = smooth(points, false)
  pen.plain(path, { stroke: colour.ink, width: width + 5, wobble: 2, alpha: 0.9 })
  pen.plain(path, { stroke: colour.water, width, wobble: 2 })
  for (const [step, [x, y]] of pen.along(path).entries()) {
    if (step % 5 !== 4) continue
    pen.shape(`M${x - 7} ${y}q7 -5 14 0`, { line: 1.8, ink: step % 2 === 1 ? colour.cream : colour.waterDark })
  }
}

export function plankBridge(pen: Pen, x: number, y: number, w: number, turn = 0): void {
  const { colour } = pen
  const half = w / 2
  const rise = (k: number) => (1 - ((2 * k) / w) ** 2) * 6
  const bridge = () => {
    pen.shape(`M${-half} -18Q0 -32 ${half} -18V20Q0 6 ${-half} 20Z`, {
      fill: colour.wood,
      line: 2.8,
      hatch: { gap: 6, cover: 0.1, width: 1.5, colour: colour.woodDark },
    })
    for (let k = -half + 9; k < half; k += 10) {
      pen.shape(`M${k} ${-20 - rise(k)}V${16 - rise(k)}`, { line: 1.6, ink: colour.woodDark })
    }
    pen.shape(`M${-half - 4} -20Q0 -42 ${half + 4} -20`, { line: 4, ink: colour.woodDark })
    pen.shape(`M${-half - 4} 18Q0 0 ${half + 4} 18`, { line: 4, ink: colour.woodDark })
  }
  pen.at(x, y, 1, bridge, turn)
}

/** Outlines of all roads first, then all surfaces, so that crossings open. */
export function roads(pen: Pen, all: readonly Road[]): void {
  for (const part of ['outline', 'surface'] as const) for (const [points, width] of all) road(pen, points, width, part)
}

/** Light patches of the meadow: x, y, half width, half height, seed. */
export type Patch = readonly [x: number, y: number, rx: number, ry: number, seed: number]

export function lightPatches(pen: Pen, patches: readonly Patch[]): void {
  for (const [x, y, rx, ry, seed] of patches) {
    pen.shape(blob(x, y, rx, ry, seed, 0.1, 16), { fill: pen.colour.meadowLight, line: 0 })
  }
}

/** A thing of the country: x, y, scale. */
export type Spot = readonly [x: number, y: number, scale: number]

/** Round trees in two greens. */
export function trees(pen: Pen, spots: readonly Spot[]): void {
  for (const [index, [x, y, scale]] of spots.entries()) {
    const colour: ColourName = index % 2 === 0 ? 'leaf' : 'leafOther'
    roundTree(pen, x, y, scale, colour, index + 1)
  }
}
