import type { Pen } from '#render/engine/ink'
import { grit, gritFrom } from '#render/engine/noise'
import { blob, ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { goose, sheep } from '#render/sprites/common/animals'
import { grain, parchment } from '#render/sprites/common/page-ground'
import { flowers, plaza, road, tuft } from '#render/sprites/common/scenery'
import { cart, gravestone, washing, well } from '#render/sprites/common/yard'
import { cathedral } from './cathedral.ts'
import { castle, convent, cornField, quarry, sky, trunks } from './country.ts'
import { CLOTH_STALL, stall, WOOL_STALL } from './market.ts'
import { river } from './river.ts'
import { CATHEDRAL, RING, STALLS, TOWN } from './town-map.ts'
import { titleBar, townWall, wayfarer } from './town-parts.ts'

/** The town seen from a hill: all of it that never changes. */

const { w: WIDTH, h: HEIGHT, top: TOP, bottom: BOTTOM } = TOWN
const FRAME = `M24 ${TOP + 2}Q400 ${TOP - 4} 800 ${TOP + 2}T1576 ${TOP}L1578 ${BOTTOM}Q1200 ${BOTTOM + 6} 800 ${BOTTOM}T24 ${BOTTOM + 2}Z`

const GLADES = [
  [220, 700, 230, 300, 2],
  [742, 560, 370, 330, 6],
  [1440, 760, 200, 340, 9],
  [500, 1010, 560, 110, 4],
] as const

type Way = readonly [points: readonly (readonly [number, number])[], width: number]

const ROADS: readonly Way[] = [
  [
    [
      [10, 1012],
      [300, 1016],
      [700, 1010],
      [930, 1000],
      [980, 985],
    ],
    52,
  ],
  [
    [
      [742, 850],
      [744, 930],
      [750, 1006],
    ],
    46,
  ],
  [
    [
      [1290, 985],
      [1350, 960],
      [1410, 900],
      [1420, 760],
      [1400, 600],
      [1430, 480],
      [1420, 280],
    ],
    34,
  ],
  [
    [
      [200, 486],
      [330, 500],
      [430, 520],
    ],
    38,
  ],
  [
    [
      [230, 690],
      [340, 690],
      [430, 660],
    ],
    32,
  ],
  [
    [
      [1000, 400],
      [1060, 330],
      [1130, 280],
    ],
    30,
  ],
  [
    [
      [742, 330],
      [744, 270],
      [748, 252],
    ],
    30,
  ],
]

const BLADES = 130
/** A picture as full as this one needs less of it. */
const SPARSE = 0.35
const COBBLE = 1700

function meadow(pen: Pen): void {
  const { meadowLight, meadowDark } = pen.colour
  for (const [x, y, rx, ry, seed] of GLADES) {
    pen.shape(blob(x, y, rx, ry, seed, 0.1, 18), { fill: meadowLight, line: 0 })
  }
  const luck = gritFrom(8)
  for (let blade = 0; blade < BLADES; blade++) {
    const [x, y] = [30 + luck() * 1540, 300 + luck() * 740]
    if (blade % 5 === 0) tuft(pen, x, y, 0.6 + luck() * 0.3)
    else pen.shape(`M${x} ${y}h${5 + luck() * 9}`, { line: 1.5, ink: meadowDark })
  }
}

function ringWalk(pen: Pen, part: 'outline' | 'surface'): void {
  const { x, y, rx, ry } = RING
  const path = ellipse(x, y, rx, ry)
  if (part === 'outline') {
    pen.plain(path, { stroke: pen.colour.ink, width: 40, alpha: 0.8, wobble: 1.5 })
    return
  }
  pen.plain(path, { stroke: pen.colour.road, width: 35, wobble: 1.5 })
  for (let pebble = 0; pebble < 90; pebble++) {
    const [angle, off] = [(pebble / 90) * Math.PI * 2, (grit(pebble, 3) - 0.5) * 24]
    const [u, v] = [x + (rx + off) * Math.cos(angle), y + (ry + off) * Math.sin(angle)]
    pen.dot(u, v, 3.2 + 2 * grit(pebble, 9), pen.colour.roadPebble, 2.2)
  }
}

function ways(pen: Pen): void {
  for (const [points, width] of ROADS) road(pen, points, width, 'outline')
  ringWalk(pen, 'outline')
  for (const [points, width] of ROADS) road(pen, points, width, 'surface')
  ringWalk(pen, 'surface')
}

function life(pen: Pen): void {
  for (const [x, y] of [
    [440, 880],
    [620, 880],
    [1090, 560],
    [1290, 420],
    [1560, 430],
    [46, 700],
    [420, 700],
    [1100, 400],
  ] as const) {
    flowers(pen, x, y)
  }
  for (const [index, x] of [168, 560, 1400].entries()) wayfarer(pen, x, index === 2 ? 1020 : 1030, index)
  cart(pen, 300, 1008, 0.62)
  sheep(pen, 640, 1016, 0.62)
  sheep(pen, 676, 1024, 0.56)
  goose(pen, 860, 1024, 0.5)
  well(pen, 476, 776, 0.72)
  washing(pen, 1310, 424, 0.6)
  for (const [x, y, scale] of [
    [352, 478, 0.7],
    [378, 482, 0.6],
    [400, 474, 0.65],
  ] as const) {
    gravestone(pen, x, y, scale)
  }
}

function scene(pen: Pen): void {
  sky(pen)
  meadow(pen)
  trunks(pen, 618, 262)
  cornField(pen)
  castle(pen)
  quarry(pen)
  convent(pen)
  plaza(pen, blob(RING.x, RING.y + 10, 356, 304, 3, 0.04, 22), 'square', 5, COBBLE)
  ways(pen)
  river(pen)
}

function ground(pen: Pen): void {
  parchment(pen, WIDTH, HEIGHT)
  pen.inside(FRAME, scene)
  pen.shape(FRAME, { line: 3.2, wobble: 3 })
  townWall(pen, 24, BOTTOM - 4, 1552, 126)
  pen.shape(rect(26, BOTTOM + 1, 1548, 7), { fill: pen.colour.stone, line: 0 })
  pen.at(CATHEDRAL.x, CATHEDRAL.y, CATHEDRAL.scale, cathedral)
  stall(pen, STALLS.wool.x, STALLS.wool.y, WOOL_STALL)
  stall(pen, STALLS.cloth.x, STALLS.cloth.y, CLOTH_STALL)
  life(pen)
  titleBar(pen, WIDTH)
  grain(pen, WIDTH, HEIGHT, 5, SPARSE)
}

export const KINGSBRIDGE_TOWN_GROUND: SpriteBook = {
  'ground-k-town': () => ({ box: [0, 0, WIDTH, HEIGHT], paint: ground }),
}
