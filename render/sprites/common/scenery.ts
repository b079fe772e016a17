import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { blob, ellipse, rect, smooth } from '#render/engine/paths'

/** Trees, fences and roads of the country. Each is painted around its own middle, the ground a little below. */

export type Paint = (pen: Pen, x: number, y: number, scale?: number) => void

type Points = readonly (readonly [x: number, y: number])[]

/** The shadow of a thing on the ground: flat, without blur. */
export function shade(pen: Pen, x: number, y: number, rx: number, ry: number): void {
  pen.shape(ellipse(x, y, rx, ry), { fill: pen.colour.ink, line: 0, alpha: 0.2 })
}

export const tuft: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () =>
    pen.shape('M-6 0Q-6 -7 -9 -10M-1 0Q0 -9 0 -13M4 0Q5 -7 9 -9', { line: 1.7, ink: pen.colour.leafDark }),
  )

export function bush(pen: Pen, x: number, y: number, scale = 1, colour: ColourName = 'leaf'): void {
  const path = 'M-20 10C-30 6 -28 -8 -18 -9C-16 -20 2 -22 6 -14C16 -18 26 -8 20 0C28 6 22 12 14 11Z'
  pen.at(x, y, scale, () => {
    shade(pen, 3, 11, 24, 4)
    pen.shape(path, { fill: pen.colour[colour], hatch: { gap: 4.5, cover: 0.5, width: 1.8, angle: 30 } })
  })
}

export function roundTree(pen: Pen, x: number, y: number, scale: number, colour: ColourName, seed: number): void {
  const { colour: c } = pen
  pen.at(x, y, scale, () => {
    shade(pen, 8, 31, 28, 6)
    pen.shape('M-5 -6L-4 16C-6 24 -10 28 -14 31H14C8 28 5 24 4 16L6 -6Z', { fill: c.woodDark, line: 2.2 })
    pen.shape(blob(0, -24, 28, 30, seed, 0.13, 10), {
      fill: c[colour],
      hatch: { gap: 5, cover: 0.5, width: 2, angle: 28, seed },
    })
    pen.shape('M-14 -34Q-8 -42 0 -41M-18 -20Q-14 -26 -8 -26M0 -14Q6 -20 12 -18', { line: 1.8, ink: c.leafDark })
  })
}

export const appleTree: Paint = (pen, x, y, scale = 1) => {
  roundTree(pen, x, y, scale, 'leafOther', 12)
  pen.at(x, y, scale, () => {
    for (const [a, b] of [
      [-14, -26],
      [2, -34],
      [-4, -12],
      [13, -22],
      [-8, -44],
    ] as const)
      pen.shape(ellipse(a, b, 3.6), { fill: pen.colour.roofRed, line: 1.3 })
  })
}

export const pine: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    shade(pen, 5, 26, 22, 5)
    pen.shape(rect(-4, 8, 8, 18), { fill: pen.colour.woodDark, line: 2 })
    pen.shape('M0 -56L16 -28H9L23 -6H12L28 16H-28L-12 -6H-23L-9 -28H-16Z', {
      fill: pen.colour.leafDark,
      hatch: { gap: 5, cover: 0.5, width: 2 },
    })
  })

export function fence(pen: Pen, x0: number, y0: number, x1: number, y1: number): void {
  const { woodDark, wood } = pen.colour
  const posts = Math.round(Math.hypot(x1 - x0, y1 - y0) / 22)
  for (const rail of [-9, -2]) pen.shape(`M${x0} ${y0 + rail}L${x1} ${y1 + rail}`, { line: 3.2, ink: woodDark })
  for (let index = 0; index <= posts; index++) {
    const [x, y] = [x0 + ((x1 - x0) * index) / posts, y0 + ((y1 - y0) * index) / posts]
    pen.shape(`M${x} ${y + 6}V${y - 15}`, { line: 6, ink: pen.colour.ink })
    pen.shape(`M${x} ${y + 5}V${y - 14}`, { line: 3, ink: wood })
  }
}

export function hedge(pen: Pen, points: Points, scale: number): void {
  for (const [index, [x1, y1]] of points.slice(1).entries()) {
    const [x0, y0] = points[index] as readonly [number, number]
    const count = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 30))
    for (let k = 0; k < count; k++) {
      const share = (k + 0.5) / count
      const size = 0.52 * scale + 0.1 * grit(k + index * 7, 3)
      bush(pen, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, size, k % 3 ? 'leaf' : 'leafOther')
    }
  }
}

export const flowers: Paint = (pen, x, y, scale = 1) => {
  const { colour, ctx } = pen
  const petals = [colour.roofRed, colour.parchmentLight, colour.coin]
  const seed = Math.round(x * 3 + y)
  for (let k = 0; k < 4; k++) {
    const [px, py] = [x + (grit(seed, k) - 0.5) * 26 * scale, y + (grit(k, seed + 50) - 0.5) * 14 * scale]
    pen.shape(`M${px} ${py + 6}V${py}`, { line: 1.4, ink: colour.leafDark })
    pen.dot(px, py, 3.4, petals[seed % 3] as string)
    ctx.lineWidth = 1.1
    ctx.strokeStyle = colour.ink
    ctx.stroke()
  }
}

export const reeds: Paint = (pen, x, y) => {
  pen.shape(
    `M${x} ${y}V${y - 22}M${x + 5} ${y + 2}V${y - 14}M${x - 4} ${y + 1}Q${x - 6} ${y - 10} ${x - 9} ${y - 13}`,
    {
      line: 2,
      ink: pen.colour.leafDark,
    },
  )
  pen.shape(`M${x} ${y - 16}V${y - 23}`, { line: 4, ink: pen.colour.woodDark })
}

export const smoke: Paint = (pen, x, y) =>
  pen.shape(
    `M${x} ${y}C${x - 8} ${y - 10} ${x + 10} ${y - 16} ${x + 2} ${y - 28}C${x - 6} ${y - 38} ${x + 12} ${y - 44} ${x + 8} ${y - 54}`,
    { line: 2.6, ink: pen.colour.inkPale },
  )

/** A cobbled square: a hand-cut edge and little arcs of stone, one on so many square pixels. */
export function plaza(pen: Pen, path: string, colour: ColourName, seed: number, room = 850): void {
  const { colour: c, ctx } = pen
  const points = pen.along(path)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const cobbles = () => {
    ctx.save()
    ctx.globalAlpha *= 0.3
    ctx.strokeStyle = c.earthDark
    ctx.lineWidth = 1.6
    for (let index = 0; index < (w * h) / room; index++) {
      const [x, y] = [left + grit(index, seed) * w, top + grit(seed + 9, index) * h]
      ctx.beginPath()
      ctx.ellipse(x, y, 6 + grit(index, 4) * 6, 3.5 + grit(index, 6) * 2.5, 0, Math.PI * 0.9, Math.PI * 2.1)
      ctx.stroke()
    }
    ctx.restore()
  }
  pen.shape(path, { fill: c[colour], line: 2, ink: c.inkPale, wobble: 3, shift: [0, 0], inner: cobbles })
}

/** A road: call it with every `outline` first and every surface after, so that crossings open. */
export function road(pen: Pen, points: Points, width: number, part: 'outline' | 'surface'): void {
  const path = smooth(points, false)
  if (part === 'outline') {
    pen.plain(path, { stroke: pen.colour.ink, width: width + 4, alpha: 0.8, wobble: 2 })
    return
  }
  pen.plain(path, { stroke: pen.colour.road, width, wobble: 2 })
  const steps = pen.along(path)
  for (let index = 3; index < steps.length - 2; index += 3) {
    const [x, y] = steps[index] as readonly [number, number]
    const luck = grit(Math.round(x), Math.round(y))
    if (luck >= 0.7) continue
    const [px, py] = [x + (luck - 0.35) * width * 1.1, y + (grit(index, 7) - 0.5) * width * 0.5]
    pen.dot(px, py, 4 + luck * 3, pen.colour.roadPebble, 2.2)
  }
}
