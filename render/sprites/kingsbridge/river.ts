import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { Point } from '#render/engine/path-steps'
import { ellipse, smooth } from '#render/engine/paths'
import { duck } from '#render/sprites/common/animals'
import { reeds } from '#render/sprites/common/scenery'

/** The river between the town and its poor quarter. */

const LEFT_BANK: readonly Point[] = [
  [1236, 262],
  [1210, 300],
  [1150, 360],
  [1130, 440],
  [1150, 540],
  [1142, 640],
  [1118, 740],
  [1100, 830],
  [1020, 900],
  [968, 960],
  [956, 1070],
]
const RIGHT_BANK: readonly Point[] = [
  [1306, 1070],
  [1304, 980],
  [1276, 900],
  [1252, 820],
  [1262, 720],
  [1268, 620],
  [1262, 530],
  [1226, 450],
  [1236, 380],
  [1258, 320],
  [1262, 262],
]

/** The left and the right edge of the water at a height, roughly. */
function banksAt(y: number): Point {
  if (y < 460) return [1160 - (y - 310) * 0.06, 1226]
  if (y < 820) return [1150 - (y - 460) * 0.06, 1250]
  return [1130 - (y - 820) * 0.75, 1250 + (y - 820) * 0.2]
}

const WAVES = 40

function waves(pen: Pen): void {
  for (let index = 0; index < WAVES; index++) {
    const y = 310 + (730 * index) / WAVES
    const [left, right] = banksAt(y)
    const x = left + 14 + (right - left - 44) * grit(index, 5)
    pen.shape(`M${x} ${y}q8 -6 16 0t16 0`, { line: 2, ink: pen.colour.cream })
  }
}

function boat(pen: Pen, x: number, y: number): void {
  const { colour } = pen
  pen.at(x, y, 0.86, () => {
    pen.shape('M-40 0H40L30 18H-30Z', { fill: colour.wood, line: 2.8 })
    pen.shape('M2 0V-64', { line: 4.4, ink: colour.woodDark })
    pen.shape('M5 -60Q34 -36 5 -12Z', { fill: colour.cream, line: 2.4, hatch: { gap: 7, cover: 0.3, width: 1.5 } })
    for (const u of [-24, -12]) pen.shape(ellipse(u, -3, 8, 7), { fill: colour.fleece, line: 2 })
    pen.shape('M-50 20q8 -6 16 0t16 0t16 0t16 0t16 0', { line: 2, ink: colour.cream })
  })
}

export function river(pen: Pen): void {
  const path = `${smooth(LEFT_BANK, false)}L${smooth(RIGHT_BANK, false).slice(1)}Z`
  pen.shape(path, { fill: pen.colour.water, line: 3.2, wobble: 2 })
  waves(pen)
  duck(pen, 1196, 470, 0.8)
  duck(pen, 1186, 776, 0.8)
  duck(pen, 1160, 796, 0.6)
  for (const [x, y] of [
    [1140, 700],
    [1252, 760],
    [1120, 800],
    [1262, 560],
    [1012, 936],
    [1290, 920],
  ] as const) {
    reeds(pen, x, y)
  }
  boat(pen, 1190, 640)
}
