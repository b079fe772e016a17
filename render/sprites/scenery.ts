import { blob, ellipse, grit, type Pen, rect, smooth } from '../ink.ts'
import type { ColourName } from '../palette.ts'

/** What stands about in the country. Everything is painted around its own middle, the ground a little below. */

type Paint = (pen: Pen, x: number, y: number, scale?: number) => void
type Points = readonly (readonly [x: number, y: number])[]

/** A drawing at a place, mirrored where `scale` asks for it with `flip`. */
function flipped(pen: Pen, isFlipped: boolean, paint: () => void): void {
  pen.ctx.save()
  if (isFlipped) pen.ctx.scale(-1, 1)
  paint()
  pen.ctx.restore()
}

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
  for (let at = 0; at <= posts; at++) {
    const [x, y] = [x0 + ((x1 - x0) * at) / posts, y0 + ((y1 - y0) * at) / posts]
    pen.shape(`M${x} ${y + 6}V${y - 15}`, { line: 6, ink: pen.colour.ink })
    pen.shape(`M${x} ${y + 5}V${y - 14}`, { line: 3, ink: wood })
  }
}

export function hedge(pen: Pen, points: Points, scale: number): void {
  for (const [at, [x1, y1]] of points.slice(1).entries()) {
    const [x0, y0] = points[at] as readonly [number, number]
    const count = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 30))
    for (let k = 0; k < count; k++) {
      const share = (k + 0.5) / count
      const size = 0.52 * scale + 0.1 * grit(k + at * 7, 3)
      bush(pen, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, size, k % 3 ? 'leaf' : 'leafOther')
    }
  }
}

export function cow(pen: Pen, x: number, y: number, scale: number, isFlipped = false): void {
  const { colour } = pen
  const coat = colour.plaster
  pen.at(x, y, scale, () =>
    flipped(pen, isFlipped, () => {
      shade(pen, 4, 27, 36, 5)
      pen.shape('M-26 14V26M-18 14V26M14 14V26M22 14V26', { line: 5, ink: colour.woodDark })
      pen.shape('M30 -6C38 0 34 12 38 18', { line: 2.6 })
      pen.shape('M-32 -8C-20 -16 16 -16 28 -10C34 -2 32 12 26 16H-26C-34 10 -36 0 -32 -8Z', {
        fill: coat,
        line: 2.6,
        inner: () => {
          pen.shape(blob(-8, -4, 11, 9, 3, 0.2, 8), { fill: colour.horse, line: 0 })
          pen.shape(blob(18, 4, 10, 9, 5, 0.2, 8), { fill: colour.horse, line: 0 })
        },
        hatch: { gap: 5, cover: 0.22, width: 1.5 },
      })
      pen.shape('M-44 -14L-30 -18L-26 -6L-34 6H-44C-50 0 -48 -8 -44 -14Z', { fill: coat })
      pen.shape('M-42 -16L-48 -22M-32 -18L-28 -25', { line: 2.6 })
      pen.shape('M-48 -1Q-42 -4 -36 4', { line: 1.6 })
      pen.dot(-40, -8, 2, colour.ink)
    }),
  )
}

export function sheep(pen: Pen, x: number, y: number, scale: number, isFlipped = false): void {
  const { colour } = pen
  pen.at(x, y, scale, () =>
    flipped(pen, isFlipped, () => {
      shade(pen, 2, 17, 22, 4)
      pen.shape('M-10 8V17M-4 8V17M8 8V17M13 8V17', { line: 3, ink: colour.woodDark })
      pen.shape(blob(2, 0, 20, 13, 8, 0.16, 11), {
        fill: colour.cream,
        line: 2.2,
        hatch: { gap: 4, cover: 0.28, width: 1.3 },
      })
      pen.shape('M-4 -4q4 -4 7 0M4 3q4 -4 7 0M-8 4q3 -3 6 0', { line: 1.3, ink: colour.inkPale })
      pen.shape('M-26 -8C-22 -12 -14 -12 -13 -6C-13 0 -18 6 -23 4C-27 2 -28 -4 -26 -8Z', {
        fill: colour.horse,
        line: 2,
      })
      pen.dot(-21, -4, 1.4, colour.ink)
    }),
  )
}

export function goose(pen: Pen, x: number, y: number, scale: number, isFlipped = false): void {
  const { colour } = pen
  pen.at(x, y, scale, () =>
    flipped(pen, isFlipped, () => {
      shade(pen, 0, 17, 16, 3)
      pen.shape('M-14 8C-20 0 -8 -10 4 -8C6 -14 6 -22 12 -24C18 -26 20 -20 16 -16C12 -10 16 2 6 10Z', {
        fill: colour.cream,
        line: 2,
      })
      pen.shape('M17 -21l8 2l-7 3Z', { fill: colour.beer, line: 1.5 })
      pen.shape('M-10 4Q-3 7 3 1', { line: 1.4, ink: colour.inkPale })
      pen.shape('M-4 10v7M3 10v7', { line: 2, ink: colour.coinDark })
    }),
  )
}

/** The same bird on water. */
export const duck: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    pen.shape('M-16 2C-18 -6 -8 -10 4 -8C6 -14 6 -20 12 -22C18 -24 20 -18 16 -14C12 -8 16 0 8 6C0 9 -12 9 -16 2Z', {
      fill: colour.cream,
      line: 2,
    })
    pen.shape('M17 -19l8 2l-7 3Z', { fill: colour.beer, line: 1.4 })
    pen.shape('M-22 9q7 -4 14 0q7 4 14 0q6 -4 12 0', { line: 1.6, ink: colour.cream })
  })

export const haystack: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 6, 27, 38, 7)
    pen.shape('M-32 26C-34 0 -16 -30 0 -34C16 -30 34 0 32 26Z', {
      fill: colour.wheat,
      line: 2.8,
      hatch: { gap: 6, cover: 0.6, width: 2, angle: 80, colour: colour.coinDark },
    })
    pen.shape('M0 -34V-46M-20 2q6 -8 10 -2M6 12q6 -8 10 -2', { line: 2.4 })
  })

export const well: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 8, 32, 40, 9)
    pen.shape('M-22 8V-34M22 8V-34', { line: 5, ink: colour.woodDark })
    pen.shape('M0 -30V-8', { line: 1.8 })
    pen.shape('M-22 -24H22', { line: 4, ink: colour.wood })
    pen.shape('M-34 -28L0 -56L34 -28Z', {
      fill: colour.roofBrown,
      line: 2.8,
      hatch: { gap: 5, cover: 0.35, width: 1.8 },
    })
    pen.shape('M-28 6Q0 -4 28 6Q0 16 -28 6Z', { fill: colour.waterDark, line: 2.2 })
    pen.shape(rect(-6, -10, 12, 11), { fill: colour.wood, line: 2 })
    pen.shape('M-28 6Q0 16 28 6V28Q0 40 -28 28Z', {
      fill: colour.stone,
      line: 2.8,
      hatch: { gap: 6, cover: 0.35, width: 1.8 },
    })
    pen.shape('M-20 20h12M-2 26h14M8 18h10M-14 30h8', { line: 1.6, ink: colour.stoneDark })
  })

export const cart: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 8, 31, 62, 8)
    const load = [
      [-30, -20, 'wheat'],
      [-12, -22, 'roofRed'],
      [6, -20, 'wheat'],
      [22, -20, 'leaf'],
    ] as const
    for (const [a, b, fill] of load) pen.shape(ellipse(a, b, 10, 9), { fill: colour[fill], line: 2.2 })
    pen.shape('M40 -4L74 10', { line: 4.6, ink: colour.woodDark })
    pen.shape('M-48 -14H40L34 12H-42Z', {
      fill: colour.wood,
      line: 2.8,
      hatch: { gap: 6, cover: 0.25, width: 1.7, colour: colour.woodDark },
    })
    for (const wheel of [-26, 20]) {
      pen.shape(ellipse(wheel, 14, 16), { fill: colour.oakLight, line: 3.4 })
      pen.shape(
        `M${wheel - 15} 14H${wheel + 15}M${wheel} -1V29M${wheel - 10} 4L${wheel + 10} 24M${wheel + 10} 4L${wheel - 10} 24`,
        {
          line: 2,
        },
      )
      pen.shape(ellipse(wheel, 14, 4), { fill: colour.woodDark, line: 1.6 })
    }
  })

function barrel(pen: Pen, a: number, b: number): void {
  const { colour } = pen
  pen.shape(
    `M${a - 17} ${b - 20}Q${a} ${b - 25} ${a + 17} ${b - 20}Q${a + 23} ${b} ${a + 17} ${b + 20}Q${a} ${b + 25} ${a - 17} ${b + 20}Q${a - 23} ${b} ${a - 17} ${b - 20}Z`,
    { fill: colour.wood, line: 2.6, hatch: { gap: 5, cover: 0.3, width: 1.6 } },
  )
  pen.shape(
    `M${a - 20} ${b - 9}Q${a} ${b - 4} ${a + 20} ${b - 9}M${a - 20} ${b + 9}Q${a} ${b + 14} ${a + 20} ${b + 9}`,
    {
      line: 2.6,
    },
  )
}

export const barrels: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    shade(pen, 6, 22, 50, 7)
    for (const [a, b] of [
      [-24, 0],
      [20, 2],
      [-2, -34],
    ] as const)
      barrel(pen, a, b)
  })

/** A walled town, far away. */
export const town: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    pen.shape('M-46 8V-22H-36V-30H-26V-22H-10V-44H10V-22H26V-32H38V-22H48V8Z', {
      fill: colour.plaster,
      line: 2.6,
      hatch: { gap: 5, cover: 0.22, width: 1.5 },
    })
    pen.shape('M-14 -42L0 -66L14 -42Z', { fill: colour.roofRed })
    pen.shape('M-40 -28L-31 -46L-22 -28ZM22 -30L32 -48L42 -30Z', { fill: colour.roofSlate, line: 2.2 })
    pen.shape('M-9 8V-8Q0 -18 9 -8V8Z', { fill: colour.woodDark, line: 2 })
    pen.shape('M-32 -12v6M30 -12v6M0 -36v6', { line: 2.4 })
    pen.shape('M0 -66V-78L12 -73L0 -69', { line: 2, ink: colour.roofRed })
  })

export const gravestone: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    pen.shape('M-11 14V-8Q0 -22 11 -8V14Z', { fill: pen.colour.stone, hatch: { gap: 5, cover: 0.4, width: 1.6 } })
    pen.shape('M0 -8V4M-5 -3H5', { line: 1.8 })
  })

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

/** Washing on a line between two poles. */
export const washing: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    pen.shape('M-44 24V-20M44 24V-20', { line: 4, ink: colour.woodDark })
    pen.shape('M-44 -18Q0 -6 44 -18', { line: 1.8 })
    const cloths = [
      [-30, -14, 16, 20, 'cream'],
      [-8, -10, 18, 24, 'roofSlate'],
      [16, -12, 15, 18, 'cream'],
    ] as const
    for (const [a, b, w, h, fill] of cloths)
      pen.shape(rect(a, b, w, h), { fill: colour[fill], line: 2, hatch: { gap: 5, cover: 0.4, width: 1.3, angle: 80 } })
  })

export const signpost: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 3, 27, 12, 3)
    pen.shape('M0 26V-24', { line: 5, ink: colour.woodDark })
    pen.shape('M-2 -20H22L30 -14L22 -8H-2Z', { fill: colour.wood, line: 2 })
    pen.shape('M2 -4H-20L-27 2L-20 8H2Z', { fill: colour.oakLight, line: 2 })
  })

export const scarecrow: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 6, 42, 22, 4)
    pen.shape('M0 42V-30', { line: 5, ink: colour.woodDark })
    pen.shape('M-34 -12H34', { line: 5, ink: colour.wood })
    pen.shape('M-32 -16L-10 -20H10L32 -16L30 -4L14 -6L16 22H-16L-14 -6L-30 -4Z', {
      fill: colour.roofSlate,
      hatch: { gap: 5, cover: 0.4, width: 1.6 },
    })
    pen.shape('M-7 4H3V14H-7Z', { fill: colour.roofRed, line: 1.8 })
    pen.shape('M-32 -10l-7 4M-32 -8l-5 8M32 -10l7 4M32 -8l5 8M-10 22v8M-2 22v9M8 22v8', {
      line: 2,
      ink: colour.coinDark,
    })
    pen.shape(ellipse(0, -32, 11, 12), { fill: colour.wheat, line: 2.2 })
    pen.shape('M-22 -38C-10 -44 10 -44 22 -38C10 -34 -10 -34 -22 -38ZM-11 -41C-10 -56 10 -56 11 -41Z', {
      fill: colour.roofBrown,
      line: 2,
    })
    pen.shape('M-5 -32h1M4 -32h1M-5 -26Q0 -23 5 -26', { line: 2 })
  })

export const sheaf: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 4, 24, 20, 4)
    pen.shape('M-16 24C-8 8 -8 2 -20 -22C-8 -30 8 -30 20 -22C8 2 8 8 16 24Z', {
      fill: colour.wheat,
      hatch: { gap: 4.5, cover: 0.6, width: 1.6, angle: 82, colour: colour.coinDark },
    })
    pen.shape('M-9 4Q0 8 9 4', { line: 4.4, ink: colour.roofRed })
    pen.shape('M-18 -24l-4 -7M-8 -27l-2 -8M2 -28l1 -8M12 -26l4 -7', { line: 1.8 })
  })

export const hen: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 0, 17, 14, 3)
    pen.shape('M-3 9v8M4 9v8', { line: 2, ink: colour.coinDark })
    pen.shape(
      'M-20 -10C-14 -6 -8 -6 -2 -8C4 -10 6 -18 12 -18C18 -18 18 -10 16 -4C14 8 4 11 -4 10C-14 8 -20 0 -20 -10Z',
      {
        fill: colour.roofBrown,
        line: 2,
        hatch: { gap: 4, cover: 0.35, width: 1.3 },
      },
    )
    pen.shape('M8 -18q0 -5 3 -3q1 -4 4 0q3 -2 2 3Z', { fill: colour.roofRed, line: 1.4 })
    pen.shape('M18 -13l6 2l-6 2Z', { fill: colour.beer, line: 1.3 })
    pen.dot(13, -13, 1.4, colour.ink)
  })

/** The stone cross in the middle of a market. */
export const cross: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 10, 40, 52, 9)
    for (const [w, top] of [
      [46, 24],
      [32, 10],
      [20, -3],
    ] as const)
      pen.shape(rect(-w, top, 2 * w, 15), { fill: colour.stone, hatch: { gap: 5, cover: 0.2, width: 1.6 } })
    pen.shape('M-7 -3L-5 -62H5L7 -3Z', { fill: colour.stone, hatch: { gap: 5, cover: 0.4, width: 1.6 } })
    pen.shape('M-16 -62H16L10 -74H-10Z', { fill: colour.roofSlate })
    pen.shape('M0 -74V-94M-8 -87H8', { line: 4 })
  })

export const sacks: Paint = (pen, x, y, scale = 1) =>
  pen.at(x, y, scale, () => {
    const { colour } = pen
    shade(pen, 6, 20, 46, 6)
    for (const [a, b] of [
      [-24, 0],
      [22, 2],
      [0, 4],
    ] as const) {
      pen.shape(
        `M${a - 18} ${b + 18}C${a - 24} ${b - 4} ${a - 12} ${b - 14} ${a - 5} ${b - 18}L${a - 9} ${b - 28}H${a + 9}L${a + 5} ${b - 18}C${a + 12} ${b - 14} ${a + 24} ${b - 4} ${a + 18} ${b + 18}Z`,
        {
          fill: colour.parchmentDark,
          hatch: { gap: 5, cover: 0.32, width: 1.5 },
        },
      )
      pen.shape(`M${a - 6} ${b - 18}H${a + 6}`, { line: 3, ink: colour.woodDark })
    }
  })

const birdPath = (x: number, y: number) =>
  `M${x - 9} ${y - 3}Q${x - 4} ${y - 8} ${x} ${y}Q${x + 4} ${y - 8} ${x + 9} ${y - 3}`
export const bird: Paint = (pen, x, y) => pen.shape(birdPath(x, y), { line: 2.2 })

/** A cobbled square: a hand-cut edge and little arcs of stone. */
export function plaza(pen: Pen, path: string, colour: ColourName, seed: number): void {
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
    for (let at = 0; at < (w * h) / 850; at++) {
      const [x, y] = [left + grit(at, seed) * w, top + grit(seed + 9, at) * h]
      ctx.beginPath()
      ctx.ellipse(x, y, 6 + grit(at, 4) * 6, 3.5 + grit(at, 6) * 2.5, 0, Math.PI * 0.9, Math.PI * 2.1)
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
  for (let at = 3; at < steps.length - 2; at += 3) {
    const [x, y] = steps[at] as readonly [number, number]
    const luck = grit(Math.round(x), Math.round(y))
    if (luck >= 0.7) continue
    const [px, py] = [x + (luck - 0.35) * width * 1.1, y + (grit(at, 7) - 0.5) * width * 0.5]
    pen.dot(px, py, 4 + luck * 3, pen.colour.roadPebble, 2.2)
  }
}
