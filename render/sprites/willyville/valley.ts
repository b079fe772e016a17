import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import { bird, goose } from '../common/animals.ts'
import { bush, flowers, pine, roundTree, shade, smoke } from '../common/scenery.ts'
import { haystack } from '../common/yard.ts'

/** The village in its valley, seen from afar. */

/** A house of any size, standing on its middle. */
function house(pen: Pen, x: number, y: number, scale: number, roof: ColourName, isTall = false): void {
  const { colour } = pen
  const h = isTall ? 54 : 38
  pen.at(x, y, scale, () => {
    shade(pen, 10, 1, 50, 6)
    pen.shape(rect(16, -h - 44, 12, 26), { fill: colour.stone, line: 2 })
    pen.shape(rect(-36, -h, 72, h), {
      fill: colour.plaster,
      line: 2.8,
      hatch: { gap: 6, cover: 0.2, width: 1.6, colour: colour.inkSoft },
    })
    pen.shape(`M-34 ${-h}V0M34 ${-h}V0M-36 ${-h / 2}H36`, { line: 4, ink: colour.wood })
    pen.shape(`M-46 ${-h + 4}L-22 ${-h - 36}H22L46 ${-h + 4}Z`, {
      fill: colour[roof],
      line: 3,
      hatch: { gap: 5, cover: 0.32, width: 1.8 },
    })
    for (const row of [10, 20, 30]) {
      pen.shape(`M${-40 + row * 0.6} ${-h - row + 6}H${34 - row * 0.5}`, { line: 1.2, alpha: 0.5 })
    }
    pen.shape('M-8 0V-20Q0 -27 8 -20V0Z', { fill: colour.woodDark, line: 2 })
    for (const side of [-1, 1]) pen.shape(rect(side * 22 - 6, -26, 12, 12), { fill: colour.wheat, line: 2 })
  })
}

function church(pen: Pen, x: number, y: number, scale: number): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    shade(pen, 30, 1, 86, 7)
    pen.shape(rect(10, -52, 88, 52), { fill: colour.plaster, line: 2.8, hatch: { gap: 6, cover: 0.14, width: 1.6 } })
    pen.shape('M2 -50L22 -88H88L106 -50Z', {
      fill: colour.roofSlate,
      line: 2.8,
      hatch: { gap: 5, cover: 0.3, width: 1.7 },
    })
    for (const window of [34, 56, 78]) {
      pen.shape(`M${window - 6} -8V-28Q${window} -40 ${window + 6} -28V-8Z`, { fill: colour.feather, line: 2 })
    }
    pen.shape(rect(-26, -104, 42, 104), { fill: colour.stone, line: 3, hatch: { gap: 6, cover: 0.34, width: 1.7 } })
    pen.shape('M-34 -102L-5 -164L24 -102Z', {
      fill: colour.roofRed,
      line: 3,
      hatch: { gap: 5, cover: 0.36, width: 1.8 },
    })
    pen.shape('M-5 -164V-186M-13 -178H3', { line: 3.6 })
    pen.shape(ellipse(-5, -80, 9), { fill: colour.ink, line: 2.2 })
    pen.shape('M-14 0V-24Q-5 -34 4 -24V0Z', { fill: colour.woodDark, line: 2.2 })
  })
}

function windmill(pen: Pen, x: number, y: number, scale: number): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    shade(pen, 8, 1, 40, 6)
    pen.shape('M-28 0L-18 -84H18L28 0Z', {
      fill: colour.plaster,
      line: 2.8,
      hatch: { gap: 6, cover: 0.34, width: 1.7 },
    })
    pen.shape('M-24 -82Q0 -122 24 -82Z', { fill: colour.roofRed, line: 2.8, hatch: { gap: 5, cover: 0.4, width: 1.7 } })
    pen.shape('M-8 0V-22Q0 -30 8 -22V0Z', { fill: colour.woodDark, line: 2 })
    for (const turn of [24, 114, 204, 294]) {
      pen.at(
        0,
        -86,
        1,
        () => {
          pen.shape('M0 0V-72', { line: 3.6, ink: colour.woodDark })
          pen.shape('M2 -16H18V-70H2Z', { fill: colour.page, line: 2 })
          pen.shape('M2 -34H18M2 -52H18', { line: 1.4 })
        },
        turn,
      )
    }
    pen.shape(ellipse(0, -86, 5), { fill: colour.coin, line: 2.2 })
  })
}

function bridge(pen: Pen, x: number, y: number): void {
  const { colour } = pen
  pen.at(x, y, 0.92, () => {
    pen.shape('M-66 16Q0 -30 66 16V38Q52 28 40 32Q0 0 -40 32Q-52 28 -66 38Z', {
      fill: colour.stone,
      line: 3,
      hatch: { gap: 6, cover: 0.2, width: 1.8 },
    })
    pen.shape('M-72 10Q0 -38 72 10V-4Q0 -54 -72 -4Z', { fill: colour.stone, line: 2.8 })
    for (let post = -3; post <= 3; post++) pen.shape(`M${post * 19} ${-30 + Math.abs(post) * 5.4}v14`, { line: 2 })
  })
}

export function village(pen: Pen): void {
  windmill(pen, 218, 318, 0.8)
  windmill(pen, 1004, 324, 0.62)
  house(pen, 352, 338, 0.6, 'roofBrown')
  house(pen, 876, 338, 0.62, 'roofGold')
  house(pen, 454, 346, 0.82, 'roofRed', true)
  smoke(pen, 468, 262)
  church(pen, 590, 342, 0.9)
  house(pen, 530, 358, 0.7, 'thatch')
  house(pen, 804, 338, 0.66, 'roofMoss')
  for (const [x, y, scale, seed] of [
    [296, 344, 0.7, 2],
    [398, 356, 0.6, 9],
    [700, 330, 0.5, 4],
    [740, 322, 0.4, 6],
    [940, 344, 0.7, 5],
    [96, 372, 1, 3],
    [1080, 360, 0.9, 7],
    [1136, 384, 1.1, 1],
    [44, 396, 0.8, 8],
  ] as const) {
    roundTree(pen, x, y, scale, seed % 2 === 0 ? 'leaf' : 'leafOther', seed)
  }
  for (const [x, y, scale] of [
    [150, 338, 0.5],
    [172, 332, 0.6],
    [1050, 330, 0.5],
    [1076, 324, 0.42],
  ] as const) {
    pine(pen, x, y, scale)
  }
  bridge(pen, 786, 388)
  haystack(pen, 300, 376, 0.5)
  haystack(pen, 262, 386, 0.4)
  goose(pen, 690, 420, 0.6)
  goose(pen, 716, 426, 0.5, true)
  bush(pen, 420, 402, 0.7)
  bush(pen, 1000, 410, 0.7, 'leafOther')
  for (const [x, y] of [
    [250, 418],
    [480, 420],
    [660, 408],
    [1100, 420],
    [360, 424],
  ] as const) {
    flowers(pen, x, y, 0.9)
  }
  for (const [x, y] of [
    [428, 178],
    [462, 194],
    [790, 184],
  ] as const) {
    bird(pen, x, y)
  }
}
