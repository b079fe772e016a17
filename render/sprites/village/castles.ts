import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '../common/masonry.ts'
import { shade } from '../common/scenery.ts'

/** Castles, 120 × 96 on their middles, each with towers of its own, and the gate of the village. */

interface Tower {
  readonly x: number
  readonly w: number
  readonly h: number
  /** Without a roof it has battlements. */
  readonly roof?: ColourName
}

interface Castle {
  /** The height of the wall. */
  readonly wall: number
  readonly towers: readonly Tower[]
  /** A tower behind the wall. */
  readonly keep?: Required<Tower>
}

const CASTLES: Readonly<Record<string, Castle>> = {
  northgate: {
    wall: 44,
    towers: [
      { x: -40, w: 30, h: 66, roof: 'roofRed' },
      { x: 40, w: 30, h: 66, roof: 'roofRed' },
    ],
  },
  southgate: {
    wall: 40,
    towers: [
      { x: -44, w: 26, h: 54 },
      { x: 44, w: 26, h: 54 },
    ],
    keep: { x: 0, w: 40, h: 72, roof: 'roofGold' },
  },
  hillfort: {
    wall: 34,
    towers: [
      { x: -46, w: 24, h: 48 },
      { x: 20, w: 34, h: 80, roof: 'roofSlate' },
    ],
  },
  lakehold: {
    wall: 38,
    towers: [
      { x: -42, w: 26, h: 70, roof: 'roofMoss' },
      { x: 44, w: 24, h: 52, roof: 'roofMoss' },
    ],
  },
  stonewatch: {
    wall: 30,
    towers: [
      { x: -10, w: 40, h: 88 },
      { x: 44, w: 26, h: 50, roof: 'roofSlate' },
    ],
  },
  farpoint: {
    wall: 40,
    towers: [
      { x: -46, w: 24, h: 58, roof: 'roofRed' },
      { x: 46, w: 24, h: 58, roof: 'roofRed' },
      { x: 0, w: 34, h: 86, roof: 'roofGold' },
    ],
  },
}

const STONE = { gap: 6, cover: 0.34, width: 1.6 }

function battlements(left: number, right: number, y: number): string {
  let path = `M${left} ${y + 8}V${y}`
  for (let x = left; x < right - 1; x += 16) {
    path += `H${Math.min(x + 8, right)}V${y + 7}H${Math.min(x + 16, right)}V${y}`
  }
  return path
}

function pointedRoof(pen: Pen, x: number, w: number, y: number, h: number, roof: ColourName): void {
  const path = `M${x - w / 2 - 6} ${y + 2}L${x} ${y - h}L${x + w / 2 + 6} ${y + 2}Z`
  pen.shape(path, { fill: pen.colour[roof], line: 2.8, hatch: { gap: 5, cover: 0.34, width: 1.6 } })
}

function tower(pen: Pen, { x, w, h, roof }: Tower): void {
  const { colour } = pen
  const look = { fill: colour.plaster, line: 2.8, hatch: STONE }
  if (roof === undefined) {
    pen.shape(`${battlements(x - w / 2 - 3, x + w / 2 + 3, -h)}V0H${x - w / 2 - 3}Z`, look)
  } else {
    pen.shape(rect(x - w / 2, -h, w, h), look)
    pointedRoof(pen, x, w, -h, w * 0.95, roof)
  }
  pen.shape(`M${x} ${-h + 16}v9`, { line: 3 })
}

function castle(pen: Pen, id: string): void {
  const { colour } = pen
  const { wall, towers, keep } = entryOf(CASTLES, id)
  shade(pen, 8, 1, 66, 7)
  if (keep !== undefined) {
    const { x, w, h, roof } = keep
    pen.shape(rect(x - w / 2, -h, w, h), { fill: colour.stone, line: 2.6, hatch: STONE })
    pointedRoof(pen, x, w, -h, 32, roof)
  }
  pen.shape(`${battlements(-48, 48, -wall)}V0H-48Z`, {
    fill: colour.plaster,
    line: 2.8,
    hatch: { gap: 7, cover: 0.12, width: 1.6 },
  })
  for (const part of towers) tower(pen, part)
  pen.shape('M-12 0V-18Q0 -34 12 -18V0Z', { fill: colour.woodDark, line: 2.4 })
}

/** The place where the road of the village begins. */
function gate(pen: Pen): void {
  const { colour } = pen
  shade(pen, 6, 1, 54, 6)
  for (const x of [-40, 40]) {
    pen.shape(rect(x - 14, -58, 28, 58), { fill: colour.stone, line: 2.8, hatch: STONE })
    pointedRoof(pen, x, 28, -58, 28, 'roofBrown')
  }
  pen.shape('M-28 -46H28V-34H-28Z', { fill: colour.wood, line: 2.6 })
  pen.shape('M-28 -52H28', { line: 5, ink: colour.roofBrown })
}

export const CASTLE_SPRITES: SpriteBook = {
  /** v-castle/id/scale, v-gate/scale */
  'v-castle': (id = 'northgate', scale) => scaled(number(scale, 1), [-76, -126, 158, 138], (pen) => castle(pen, id)),
  'v-gate': (scale) => scaled(number(scale, 1), [-66, -92, 136, 104], gate),
}
