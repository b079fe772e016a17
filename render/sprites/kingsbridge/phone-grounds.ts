import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import { blob, ellipse, rect, smooth } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { duck, sheep } from '#render/sprites/common/animals'
import { number } from '#render/sprites/common/masonry'
import { grain, parchment } from '#render/sprites/common/page-ground'
import { flowers, plaza, road, tuft } from '#render/sprites/common/scenery'
import { well } from '#render/sprites/common/yard'
import { cathedral } from './cathedral.ts'
import { castle, convent, cornField, quarry, sky, trunks } from './country.ts'
import { CLOTH_STALL, stall, WOOL_STALL } from './market.ts'
import { CATHEDRAL, PHONE, PHONE_MOVED, PHONE_RING, STALLS } from './town-map.ts'
import { titleBar, townWall, wayfarer } from './town-parts.ts'

/** The town for a phone in two pictures, each on a ground of its own: the council with its ring, and the streets. */

const { w: WIDTH, council: COUNCIL, streets: STREETS } = PHONE
const SPARSE = 0.7

function frameTo(foot: number): string {
  return `M20 100Q250 95 500 100T980 100L982 ${foot}Q750 ${foot + 5} 500 ${foot}T20 ${foot}Z`
}

function meadow(pen: Pen, top: number, bottom: number): void {
  const { meadow: grass, meadowLight } = pen.colour
  pen.shape(rect(-10, top - 10, WIDTH + 20, bottom - top + 20), { fill: grass, line: 0 })
  for (let glade = 0; glade < 8; glade++) {
    const [x, y] = [WIDTH * grit(glade, 3), top + (bottom - top) * grit(glade, 9)]
    pen.shape(blob(x, y, 190, 110, glade + 2, 0.1, 16), { fill: meadowLight, line: 0 })
  }
  for (let blade = 0; blade < 100; blade++) {
    tuft(pen, 30 + 940 * grit(blade, 5), top + (bottom - top) * grit(blade, 7), 0.7)
  }
}

function moved(pen: Pen, x: number, y: number, paint: (pen: Pen) => void): void {
  pen.at(x, y, 1, paint)
}

function councilScene(pen: Pen): void {
  const { x, y, rx, ry } = PHONE_RING
  sky(pen)
  meadow(pen, 262, COUNCIL.foot)
  moved(pen, PHONE_MOVED.forest, 0, () => trunks(pen, 618, 262))
  moved(pen, PHONE_MOVED.field, 0, cornField)
  moved(pen, PHONE_MOVED.castle, 0, castle)
  moved(pen, PHONE_MOVED.quarry, 0, quarry)
  moved(pen, PHONE_MOVED.convent, 0, convent)
  plaza(pen, blob(x, y + 12, 420, 364, 3, 0.04, 22), 'square', 5)
  const walk = ellipse(x, y, rx, ry)
  pen.plain(walk, { stroke: pen.colour.ink, width: 46, alpha: 0.8, wobble: 1.5 })
  pen.plain(walk, { stroke: pen.colour.road, width: 41, wobble: 1.5 })
  for (const [u, v] of [
    [60, 400],
    [940, 420],
    [820, 1060],
  ] as const) {
    flowers(pen, u, v)
  }
  wayfarer(pen, 900, 1066, 1)
}

function framed(pen: Pen, h: number, foot: number, scene: (pen: Pen) => void): void {
  parchment(pen, WIDTH, h)
  pen.inside(frameTo(foot), scene)
  pen.shape(frameTo(foot), { line: 3.2, wobble: 3 })
}

function council(pen: Pen): void {
  framed(pen, COUNCIL.h, COUNCIL.foot, councilScene)
  titleBar(pen, WIDTH)
  grain(pen, WIDTH, COUNCIL.h, 5, SPARSE)
}

const LEFT_BANK = [
  [652, 250],
  [656, 330],
  [690, 410],
  [760, 452],
  [870, 450],
  [1020, 440],
] as const
const RIGHT_BANK = [
  [1020, 352],
  [960, 350],
  [924, 322],
  [912, 250],
] as const

/** The river comes from the hills, under the bridge and past the mill. */
function river(pen: Pen): void {
  const path = `${smooth(LEFT_BANK, false)}L${smooth(RIGHT_BANK, false).slice(1)}Z`
  pen.shape(path, { fill: pen.colour.water, line: 3.2, wobble: 2 })
  for (let wave = 0; wave < 22; wave++) {
    const y = 304 + wave * 6
    const x = 700 + ((wave * 71) % 190) + (y - 300) * 0.3
    pen.shape(`M${x} ${y}q8 -6 16 0t16 0`, { line: 2, ink: pen.colour.cream })
  }
  duck(pen, 850, 390, 0.9)
}

const ROADS = [
  {
    points: [
      [0, 862],
      [300, 866],
      [640, 858],
      [1000, 872],
    ],
    width: 58,
  },
  {
    points: [
      [190, 492],
      [330, 520],
      [430, 556],
      [540, 730],
      [540, 860],
    ],
    width: 36,
  },
  {
    points: [
      [60, 880],
      [120, 1000],
      [420, 1070],
      [700, 1062],
      [900, 1100],
      [1000, 1090],
    ],
    width: 32,
  },
  {
    points: [
      [400, 280],
      [560, 226],
      [590, 214],
    ],
    width: 36,
  },
] as const

function streetsScene(pen: Pen): void {
  sky(pen)
  meadow(pen, 270, STREETS.foot)
  river(pen)
  well(pen, 440, 424, 0.9)
  sheep(pen, 398, 520, 0.8)
  for (const { points, width } of ROADS) road(pen, points, width, 'outline')
  for (const { points, width } of ROADS) road(pen, points, width, 'surface')
  flowers(pen, 900, 1170)
  flowers(pen, 300, 1090)
  pen.at(CATHEDRAL.x, CATHEDRAL.y, CATHEDRAL.scale, cathedral)
  moved(pen, PHONE_MOVED.market.x, PHONE_MOVED.market.y, () => {
    stall(pen, STALLS.wool.x, STALLS.wool.y, WOOL_STALL)
    stall(pen, STALLS.cloth.x, STALLS.cloth.y, CLOTH_STALL)
  })
}

function streets(pen: Pen): void {
  framed(pen, STREETS.h, STREETS.foot, streetsScene)
  titleBar(pen, WIDTH)
  grain(pen, WIDTH, STREETS.h, 5, SPARSE)
}

export const KINGSBRIDGE_PHONE_GROUNDS: SpriteBook = {
  'ground-k-council': () => ({ box: [0, 0, WIDTH, COUNCIL.h], paint: council }),
  'ground-k-streets': () => ({ box: [0, 0, WIDTH, STREETS.h], paint: streets }),
  /** k-wall/height: the town wall on a phone, from its upper left corner */
  'k-wall': (h) => {
    const height = number(h, 160)
    return { box: [-4, -20, 968, height + 24], paint: (pen) => townWall(pen, 0, 0, 960, height) }
  },
}
