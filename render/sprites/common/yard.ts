import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import { type Paint, shade } from './scenery.ts'

/** Things people have put up on the ground: wells, carts, barrels, crosses. */

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
