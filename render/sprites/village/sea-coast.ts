import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { rect } from '#render/engine/paths'
import { flowers, pine, roundTree, shade } from '../common/scenery.ts'
import { barrels } from '../common/yard.ts'

/** The land of the port: houses, a quay with piers, and room below for the captains. */

export function coastHouse(pen: Pen, x: number, y: number, scale: number, roof: ColourName): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    shade(pen, 8, 1, 34, 5)
    pen.shape(rect(-26, -34, 52, 34), { fill: colour.plaster, line: 2.6, hatch: { gap: 6, cover: 0.2, width: 1.5 } })
    pen.shape('M-34 -32L-14 -62H14L34 -32Z', {
      fill: colour[roof],
      line: 2.8,
      hatch: { gap: 5, cover: 0.3, width: 1.6 },
    })
    pen.shape('M-6 0V-16Q0 -22 6 -16V0Z', { fill: colour.woodDark, line: 2 })
    for (const side of [-16, 16]) pen.shape(rect(side - 5, -24, 10, 10), { fill: colour.wheat, line: 1.8 })
  })
}

type Standing = readonly [x: number, y: number, scale: number, roof: ColourName]

const WIDE_TOWN: readonly Standing[] = [
  [72, 452, 0.86, 'roofRed'],
  [124, 500, 0.8, 'roofGold'],
  [62, 546, 0.9, 'roofSlate'],
  [122, 596, 0.84, 'roofMoss'],
  [68, 642, 0.9, 'roofRed'],
  [116, 694, 0.82, 'roofBrown'],
  [66, 742, 0.86, 'roofGold'],
]

/** A pier of planks with a post at its end; it reaches to the right, or upwards. */
function pier(pen: Pen, x: number, y: number, isUp: boolean): void {
  const { colour } = pen
  const planks = { fill: colour.wood, line: 2.4, hatch: { gap: 5, cover: 0.1, width: 1.4 } }
  pen.shape(isUp ? rect(x - 9, y - 36, 18, 48) : rect(x, y - 8, 46, 16), planks)
  const [postX, postY] = isUp ? [x, y - 36] : [x + 42, y]
  pen.shape(`M${postX} ${postY - 14}V${postY + 18}`, { line: 6 })
  pen.shape(`M${postX} ${postY - 13}V${postY + 17}`, { line: 3.2, ink: colour.wood })
}

/** Every berth of the quay, from the top. */
export const WIDE_PIERS = [420, 496, 572, 648, 724]

export function wideCoast(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M-20 264C90 270 150 326 170 404C188 470 180 560 168 640C160 720 150 776 206 824C320 852 580 842 672 850C736 858 770 880 776 930C782 1000 768 1100 806 1240H-20Z',
    { fill: colour.sand, line: 3 },
  )
  pen.shape(
    'M-20 290C80 298 130 346 150 416C168 484 162 560 150 640C140 728 124 800 190 846C304 874 566 866 656 874C712 882 744 898 750 938C756 1008 746 1100 776 1240H-20Z',
    { fill: colour.meadow, line: 2.2, ink: colour.meadowDark },
  )
  for (const [x, y] of [
    [52, 330],
    [92, 350],
  ] as const)
    pine(pen, x, y, 0.6)
  for (const [x, y, scale, roof] of WIDE_TOWN) coastHouse(pen, x, y, scale, roof)
  roundTree(pen, 60, 804, 0.8, 'leaf', 3)
  roundTree(pen, 122, 790, 0.6, 'leafOther', 5)
  flowers(pen, 706, 906)
  barrels(pen, 716, 1000, 0.6)
  for (const y of WIDE_PIERS) pier(pen, 164, y, false)
}

const PHONE_TOWN: readonly Standing[] = [
  [60, 1206, 0.8, 'roofRed'],
  [136, 1190, 0.74, 'roofGold'],
  [206, 1208, 0.8, 'roofSlate'],
  [800, 1208, 0.8, 'roofMoss'],
  [872, 1190, 0.76, 'roofRed'],
  [944, 1206, 0.8, 'roofBrown'],
]

export const PHONE_PIERS = [300, 400, 500, 600, 700]

export function phoneCoast(pen: Pen, shore: number): void {
  const { colour } = pen
  const edge = (down: number) =>
    `M-20 ${shore - 34 + down}C160 ${shore - 60 + down} 220 ${shore + 6 + down} 330 ${shore + 4 + down}H680C780 ${shore + 6 + down} 850 ${shore - 60 + down} 1020 ${shore - 34 + down}V2400H-20Z`
  pen.shape(edge(0), { fill: colour.sand, line: 3 })
  pen.shape(edge(24), { fill: colour.meadow, line: 2.2, ink: colour.meadowDark })
  for (const [x, y, scale, roof] of PHONE_TOWN) coastHouse(pen, x, y, scale, roof)
  for (const x of PHONE_PIERS) pier(pen, x, shore, true)
}
