import type { Pen } from '#render/engine/ink'
import { hen, sheep } from '../common/animals.ts'
import { appleTree, flowers, plaza } from '../common/scenery.ts'
import { haystack } from '../common/yard.ts'
import { grass, lightPatches, type Points, plankBridge, roads, stream } from './land.ts'

/** The lower village: the inn to the left of the stream, the wedding green to its right; or one of them, in a lower band. */

export type LowerVillage = 'inn' | 'marriage' | 'both'

/** The height that is added to the picture. */
export const LOWER_HEIGHTS: Readonly<Record<LowerVillage, number>> = { inn: 262, marriage: 262, both: 386 }
const TOP = 1018

function both(pen: Pen): void {
  lightPatches(pen, [
    [150, TOP + 300, 190, 90, 3],
    [1100, TOP + 120, 320, 120, 5],
    [1060, TOP + 320, 300, 80, 8],
  ])
  grass(pen, { x: 30, y: TOP + 20, w: 1540, h: 340, count: 70, seed: 33 })
  const street: Points = [
    [-10, TOP + 300],
    [160, TOP + 306],
    [340, TOP + 296],
    [520, TOP + 330],
    [800, TOP + 340],
    [1000, TOP + 352],
    [1300, TOP + 346],
    [1620, TOP + 360],
  ]
  const lane: Points = [
    [970, 1000],
    [900, TOP + 60],
    [810, TOP + 180],
    [800, TOP + 340],
  ]
  roads(pen, [
    [street, 40],
    [lane, 26],
  ])
  const course: Points = [
    [604, 1000],
    [644, TOP + 20],
    [790, TOP + 60],
    [804, TOP + 150],
    [794, TOP + 260],
    [816, TOP + 380],
    [820, TOP + 460],
  ]
  stream(pen, course, 30)
  plankBridge(pen, 804, TOP + 338, 66, 4)
}

/** Only one of them: they lie side by side along one street. */
function oneRow(pen: Pen): void {
  lightPatches(pen, [
    [300, TOP + 190, 260, 80, 3],
    [1100, TOP + 120, 360, 110, 5],
  ])
  grass(pen, { x: 30, y: TOP + 20, w: 1540, h: 220, count: 60, seed: 33 })
  const street: Points = [
    [-10, TOP + 206],
    [200, TOP + 212],
    [420, TOP + 204],
    [640, TOP + 214],
    [900, TOP + 208],
    [1200, TOP + 214],
    [1620, TOP + 206],
  ]
  roads(pen, [[street, 44]])
}

function inn(pen: Pen): void {
  plaza(pen, 'M30 1214Q160 1190 420 1196T700 1200Q716 1230 700 1262H40Q24 1240 30 1214Z', 'street', 4)
  for (const [x, y, scale] of [
    [1500, TOP + 86, 1.1],
    [1550, TOP + 150, 0.9],
    [1490, TOP + 186, 1],
  ] as const)
    appleTree(pen, x, y, scale)
  haystack(pen, 860, TOP + 178, 0.9)
  hen(pen, 850, TOP + 226, 0.7)
  sheep(pen, 1430, TOP + 222, 0.7)
}

function weddingGreen(pen: Pen): void {
  for (const [x, y] of [
    [580, TOP + 60],
    [620, TOP + 200],
    [1080, TOP + 210],
    [1330, TOP + 60],
    [560, TOP + 180],
  ] as const)
    flowers(pen, x, y, 1.2)
  hen(pen, 1330, TOP + 216, 0.7)
}

export function lowerVillage(pen: Pen, which: LowerVillage, bottom: number): void {
  pen.shape(`M-20 ${TOP + 10}Q300 ${TOP - 12} 700 ${TOP + 6}T1620 ${TOP - 4}V${bottom}H-20Z`, {
    fill: pen.colour.meadow,
    line: 2.4,
    shift: [0, 0],
  })
  if (which === 'both') {
    both(pen)
    return
  }
  oneRow(pen)
  if (which === 'inn') inn(pen)
  else weddingGreen(pen)
}
