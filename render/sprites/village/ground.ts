import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { SpriteBook } from '#render/engine/sprite'
import { bird, duck, goose, hen, sheep } from '../common/animals.ts'
import { grain, parchment } from '../common/page-ground.ts'
import { bush, fence, flowers, hedge, plaza, reeds } from '../common/scenery.ts'
import { scarecrow, sheaf } from '../common/yard.ts'
import { bay } from './bay.ts'
import { farCountry, farThings } from './far-country.ts'
import { handCut, titleStrip } from './frame.ts'
import { furrows, grass, lightPatches, type Points, plankBridge, roads, stream, trees, wheatField } from './land.ts'
import { type LowerVillage, lowerVillage } from './lower-ground.ts'
import { BIRDS, BUSHES, FLOWERS, PATCHES, STREETS, TREES } from './valley-map.ts'

/** The valley of the board: painted once for each number of farms and for what is in play. */

export const WIDTH = 1600
const MARGIN = 14

interface Valley {
  readonly height: number
  readonly farms: number
  readonly hasPort: boolean
  readonly lower: LowerVillage | null
}

/** A square is large here, and every stone makes the file larger. */
const COBBLE = 3000
/** The picture is large and full: less grain than elsewhere. */
const GRAIN = 0.5
const RAYS = 14

/** Grass grows where nobody walks, trades or ploughs. */
function isGrass(x: number, y: number): boolean {
  const isMarket = x > 970 && y > 630
  const isField = x < 380 && y > 750
  const isStreet = x > 380 && x < 1230 && y > 600 && y < 740
  return !isMarket && !isField && !isStreet
}

function sky(pen: Pen): void {
  const { ctx, colour } = pen
  ctx.fillStyle = colour.sky
  ctx.fillRect(0, 90, WIDTH, 260)
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = Math.PI * (1.06 + (ray / (RAYS - 1)) * 0.88)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    pen.shape(`M${1010 + 60 * x} ${250 + 60 * y}L${1010 + 700 * x} ${250 + 700 * y}`, {
      line: 1.7,
      ink: colour.parchmentEdge,
      alpha: 0.55,
    })
  }
}

function fields(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-10 772Q120 744 300 764L352 800L372 1030H-10Z', {
    fill: colour.harvest,
    line: 2.6,
    wobble: 3,
    inner: () => furrows(pen, 0, 760, 380, 280),
  })
  wheatField(pen, 'M-10 900Q120 872 352 900L366 1034H-10Z', -10, 880, 390, 160)
  fence(pen, 190, 766, 300, 764)
  scarecrow(pen, 316, 868, 0.8)
  for (const [x, y, scale] of [
    [80, 968, 0.9],
    [120, 980, 0.8],
    [210, 964, 0.85],
  ] as const)
    sheaf(pen, x, y, scale)
}

function churchyard(pen: Pen): void {
  const { colour } = pen
  pen.shape('M34 594Q200 578 352 594L362 716Q200 730 36 716Z', {
    fill: colour.leafOther,
    alpha: 0.55,
    line: 2.2,
    ink: colour.stoneDark,
    wobble: 2,
  })
  hedge(
    pen,
    [
      [40, 586],
      [180, 586],
    ],
    0.7,
  )
}

function middle(pen: Pen, hasPort: boolean): void {
  plaza(
    pen,
    'M392 646Q520 630 800 640T1224 636Q1240 660 1232 716Q1000 736 800 728T396 720Q384 690 392 646Z',
    'street',
    9,
    COBBLE,
  )
  plaza(pen, 'M986 700Q1040 660 1240 650T1590 636V1030H990Q964 860 986 700Z', 'square', 5, COBBLE)
  const spring: Points[number] = hasPort ? [520, 350] : [510, 400]
  const course: Points = [
    spring,
    [440, 456],
    [392, 540],
    [372, 620],
    [430, 700],
    [560, 744],
    [590, 830],
    [576, 930],
    [600, 1040],
  ]
  stream(pen, course, 30)
  plankBridge(pen, 404, 694, 62, 30)
  fields(pen)
  churchyard(pen)
}

function life(pen: Pen, hasPort: boolean): void {
  trees(pen, hasPort ? TREES : [...TREES, [1244, 214, 0.5]])
  for (const [x, y, scale] of BUSHES) bush(pen, x, y, scale, scale > 0.65 ? 'leaf' : 'leafOther')
  for (const [x, y] of BIRDS) bird(pen, x, y)
  for (const [x, y] of FLOWERS) flowers(pen, x, y)
  hen(pen, 380, 916, 0.7)
  hen(pen, 366, 928, 0.6)
  sheep(pen, 452, 596, 0.6)
  sheep(pen, 414, 612, 0.5, true)
  goose(pen, 640, 730, 0.6)
  goose(pen, 622, 742, 0.5, true)
  duck(pen, 582, 880, 0.5)
  for (const [x, y] of [
    [560, 850],
    [606, 900],
    [356, 600],
  ] as const)
    reeds(pen, x, y)
}

/** The farms in the foreground, with hedges between them. */
function farmland(pen: Pen, height: number, farms: number): void {
  const { colour } = pen
  const top = height - 372
  pen.shape(`M-20 ${top + 14}Q300 ${top - 8} 700 ${top + 10}T1620 ${top + 4}V${height}H-20Z`, {
    fill: colour.leafOther,
    line: 2.8,
    shift: [0, 0],
    hatch: { gap: 9, cover: 0.02, width: 2 },
  })
  pen.shape(`M-20 ${top + 30}Q300 ${top + 10} 700 ${top + 26}T1620 ${top + 22}V${height}H-20Z`, {
    fill: colour.meadowLight,
    line: 0,
  })
  grass(pen, { x: 30, y: top + 40, w: 1540, h: height - top - 60, count: 60, seed: 21 })
  for (let farm = 1; farm < farms; farm++) {
    const x = farmAt(farm, farms).x - FARM_GAP / 2
    for (let y = top + 252; y < height - 18; y += 15) {
      const luck = grit(farm, Math.round(y))
      bush(pen, x + (luck - 0.5) * 5, y, 0.5 + 0.12 * luck, Math.round(y) % 2 === 1 ? 'leaf' : 'leafOther')
    }
  }
}

const FARM_GAP = 10
const FARMS = { x: 24, w: 1552 }

/** The strip of a farm: they share the width of the foreground. */
export function farmAt(farm: number, farms: number): { x: number; w: number } {
  const w = Math.floor((FARMS.w - FARM_GAP * (farms - 1)) / farms)
  return { x: FARMS.x + farm * (w + FARM_GAP), w }
}

function valley(pen: Pen, { height, farms, hasPort, lower }: Valley): void {
  const { colour } = pen
  const bottom = height - MARGIN
  parchment(pen, WIDTH, height)
  const frame = handCut(24, 98, 1552, bottom - 98)
  pen.shape(frame, { fill: colour.meadow, line: 0, shift: [0, 0] })
  pen.inside(frame, () => {
    sky(pen)
    if (hasPort) bay(pen)
    else farCountry(pen)
    pen.shape('M-20 440Q180 404 380 432T760 452T1240 436T1620 452V2000H-20Z', {
      fill: colour.meadow,
      line: 2.4,
      shift: [0, 0],
    })
    lightPatches(pen, PATCHES)
    grass(pen, { x: 30, y: 452, w: 1540, h: Math.min(560, bottom - 460), count: 110, isGrass })
    if (!hasPort) farThings(pen)
    roads(pen, STREETS)
    middle(pen, hasPort)
    life(pen, hasPort)
    if (lower !== null) lowerVillage(pen, lower, bottom)
    farmland(pen, height, farms)
  })
  pen.shape(frame, { line: 3.2, wobble: 3 })
  titleStrip(pen, WIDTH)
  grain(pen, WIDTH, height, 5, GRAIN)
}

const LETTERS: Readonly<Record<string, LowerVillage>> = { i: 'inn', m: 'marriage', im: 'both' }

export const GROUND: SpriteBook = {
  /** v-ground/height/farms[/i|m|im|p|ip|mp|imp]: with inn, marriage, port */
  'v-ground': (height, farms, sets = '') => ({
    box: [0, 0, WIDTH, Number(height)],
    paint: (pen) =>
      valley(pen, {
        height: Number(height),
        farms: Number(farms),
        hasPort: sets.endsWith('p'),
        lower: LETTERS[sets.replace('p', '')] ?? null,
      }),
  }),
}
