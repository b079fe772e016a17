import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { sceneFrame } from '#render/sprites/common/scene-frame'
import { number, scaled } from '../common/masonry.ts'
import { grain } from '../common/page-ground.ts'
import { pine, plaza, roundTree, tuft } from '../common/scenery.ts'
import { seatColour, seatPattern } from '../common/tokens.ts'
import { bridge } from './bridge.ts'
import { cathedral } from './cathedral.ts'

/** The market place where the council sits: cathedral and castle behind it, the bridge on the right. */

const WIDTH = 1200
const HEIGHT = 500
/** The table of the council: its middle, and how far its corners are. */
const TABLE = { x: 600, y: 366, rx: 268, ry: 78 }

function sun(pen: Pen): void {
  const { colour } = pen
  pen.at(600, 214, 1, () => {
    for (let ray = 0; ray < 46; ray++) {
      const angle = Math.PI + (ray / 45) * Math.PI
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const to = ray % 2 === 0 ? 760 : 430
      pen.shape(`M${x * 128} ${y * 128}L${x * to} ${y * to}`, {
        line: ray % 2 === 0 ? 2.4 : 1.6,
        ink: colour.parchmentEdge,
        alpha: 0.7,
      })
    }
    pen.shape(ellipse(0, 0, 108), { fill: colour.wheat, line: 2.6, ink: colour.coinDark })
    pen.shape(ellipse(0, 0, 96), { line: 1.6, ink: colour.coinDark })
  })
}

function hills(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M-20 300L80 226L170 268L270 206L380 264L480 226L560 268L690 262L800 214L900 262L1010 200L1110 258L1220 218V420H-20Z',
    {
      fill: colour.farHills,
      line: 2.4,
      ink: colour.inkSoft,
      hatch: { gap: 8, cover: 0.05, width: 1.6 },
    },
  )
  pen.shape('M-20 320Q160 236 380 282T760 268T1080 276T1220 262V460H-20Z', { fill: colour.leafOther, line: 2.5 })
  pen.shape('M-20 356Q220 290 480 312T900 306T1220 316V520H-20Z', { fill: colour.meadow, line: 2.6 })
}

/** On its hill, flying the town's colour. */
function castle(pen: Pen): void {
  const { colour } = pen
  pen.shape('M838 292Q930 196 1030 292Z', { fill: colour.leafOther, line: 2.4 })
  pen.at(934, 248, 0.94, () => {
    pen.shape('M-58 12V-34H-48V-42H-38V-34H-20V-58H-12V-66H12V-58H20V-34H38V-42H48V-34H58V12Z', {
      fill: colour.plaster,
      line: 2.8,
      hatch: { gap: 6, cover: 0.2, width: 1.5 },
    })
    pen.shape('M-22 -58L0 -92L22 -58Z', { fill: colour.roofSlate, line: 2.6 })
    pen.shape('M-56 -36L-44 -62L-32 -36ZM32 -36L44 -62L56 -36Z', { fill: colour.roofRed, line: 2.4 })
    pen.shape('M-10 12V-10Q0 -22 10 -10V12Z', { fill: colour.woodDark, line: 2.2 })
    pen.shape('M0 -90V-110L22 -103L0 -97', { line: 2.2, fill: colour.loyalty })
  })
}

function stream(pen: Pen): void {
  const { colour } = pen
  pen.shape('M1010 300C1030 340 1110 372 1220 388V520H1010C960 470 900 420 940 380C968 350 990 332 984 300Z', {
    fill: colour.water,
    line: 2.8,
    hatch: { gap: 10, cover: 0.1, width: 1.8, colour: colour.waterDark },
  })
  for (const [x, y] of [
    [1002, 356],
    [1120, 398],
    [1168, 428],
    [1030, 476],
  ] as const) {
    pen.shape(`M${x} ${y}q8 -6 16 0`, { line: 1.8, ink: colour.cream })
  }
}

/** Square, as seen from a seat at it, with the numbers of its sides carved at the rims. */
function table(pen: Pen): void {
  const { colour } = pen
  const { x, y, rx, ry } = TABLE
  const corners = `M${x} ${y - ry}L${x + rx} ${y}L${x} ${y + ry}L${x - rx} ${y}Z`
  pen.shape(ellipse(x + 10, y + ry * 0.62, rx * 0.94, ry * 0.94), { fill: colour.ink, line: 0, alpha: 0.22 })
  for (const [left, top, h] of [
    [x - rx + 40, y + 8, 46],
    [x + rx - 54, y + 8, 46],
    [x - 8, y + ry, 34],
  ] as const) {
    pen.shape(rect(left, top, 15, h), { fill: colour.woodDark, line: 2.4 })
  }
  pen.shape(`M${x - rx} ${y}L${x} ${y + ry}L${x + rx} ${y}V${y + 17}L${x} ${y + ry + 17}L${x - rx} ${y + 17}Z`, {
    fill: colour.wood,
    line: 3,
    hatch: { gap: 6, cover: 0.08, width: 1.7, colour: colour.woodDark },
  })
  pen.shape(corners, { fill: colour.oak, line: 3.2, shift: [0, 0] })
  for (const share of [0.25, 0.5, 0.75]) {
    const [from, to] = [x - rx * (1 - share), x + rx * share]
    pen.shape(`M${from} ${y - ry * share}L${to} ${y + ry * (1 - share)}`, { line: 1.5, ink: colour.woodDark })
  }
  card(pen)
}

/** An event's card on the table, foreshortened like it. */
function card(pen: Pen): void {
  const { colour, ctx } = pen
  ctx.save()
  ctx.translate(TABLE.x, TABLE.y)
  ctx.scale(1, TABLE.ry / TABLE.rx)
  pen.shape('M0 -104L104 0L0 104L-104 0Z', { fill: colour.ink, line: 0, alpha: 0.3, shift: [6, 14] })
  pen.shape('M0 -104L104 0L0 104L-104 0Z', { fill: colour.page, line: 3, shift: [0, 0] })
  pen.shape(ellipse(0, 0, 34), { fill: colour.parchmentLight, line: 2.6, shift: [0, 0] })
  pen.icon('crown', 0, 0, 46)
  ctx.restore()
}

function ground(pen: Pen): void {
  const { ctx, colour } = pen
  ctx.fillStyle = colour.parchment
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  pen.inside(rect(15, 15, WIDTH - 30, HEIGHT - 30), () => {
    ctx.fillStyle = colour.dawn
    ctx.fillRect(0, 0, WIDTH, HEIGHT)
    sun(pen)
    hills(pen)
    castle(pen)
    stream(pen)
    pen.at(1010, 366, 0.62, () => bridge(pen, { stone: 5, stones: 5, wood: 3, woods: 3 }), 4)
    pen.at(52, 316, 0.62, cathedral)
    for (const [x, y, scale] of [
      [300, 300, 0.62],
      [800, 300, 0.5],
      [1146, 300, 0.6],
    ] as const) {
      roundTree(pen, x, y - 18, scale, 'leaf', Math.round(x))
    }
    pine(pen, 830, 296, 0.56)
    pen.at(0, 0, 1, () => plaza(pen, ellipse(600, 400, 470, 104), 'square', 5))
    for (let clump = 0; clump < 16; clump++) tuft(pen, 40 + ((clump * 137) % 1120), 344 + ((clump * 53) % 130), 0.8)
    table(pen)
  })
  sceneFrame(pen, WIDTH, HEIGHT)
  grain(pen, WIDTH, HEIGHT, 8)
}

const CLOAK = 'M-30 40C-28 8 -22 -10 -9 -14H9C22 -10 28 8 30 40Q0 48 -30 40Z'
const CAP = 'M-21 -38C-22 -54 22 -54 21 -38C26 -36 25 -30 18 -31C6 -34 -6 -34 -18 -31C-25 -30 -26 -36 -21 -38Z'

/** A burgher of the council in a cloak of their own colour, standing on the origin. */
function burgher(pen: Pen, seat: number): void {
  const { colour } = pen
  const fill = colour[seatColour(seat)]
  pen.at(0, -44, 1, () => {
    pen.shape(ellipse(5, 42, 31, 7), { fill: colour.ink, line: 0, alpha: 0.3 })
    pen.shape(CLOAK, {
      fill,
      line: 3,
      shift: [0, 0],
      inner: () => pen.pattern(seatPattern(seat), -32, -16, 64, 64, 0.5),
      hatch: { gap: 7, cover: 0.24, width: 1.7 },
    })
    pen.shape('M-16 -12C-12 4 12 4 16 -12L11 -15H-11Z', { fill: colour.cream, line: 2.2 })
    pen.shape('M-15 -6C-10 12 10 12 15 -6', { line: 3.2, ink: colour.coin })
    pen.shape(ellipse(0, 9, 5.5), { fill: colour.coin, line: 1.8 })
    pen.shape(ellipse(0, -26, 14, 15.5), {
      fill: colour.skin,
      line: 2.6,
      hatch: { gap: 4, cover: 0.2, width: 1.2, colour: colour.skinDark },
    })
    for (const side of [-1, 1]) pen.dot(side * 5, -26, 1.9, colour.ink)
    pen.shape('M-5 -18Q0 -15 5 -18', { line: 2 })
    pen.shape(CAP, { fill, line: 2.6, shift: [0, 0] })
  })
}

/** Somebody who has not come yet: only an outline. */
function absent(pen: Pen): void {
  const { colour } = pen
  const look = { fill: colour.parchmentLight, line: 2.6, ink: colour.inkSoft, dash: [6, 5], shift: [0, 0] as const }
  pen.at(0, -44, 1, () => {
    pen.shape(ellipse(5, 42, 31, 7), { fill: colour.ink, line: 0, alpha: 0.2 })
    pen.shape(CLOAK, look)
    pen.shape(ellipse(0, -26, 14, 15.5), look)
    pen.shape(CAP, look)
    pen.text('?', 0, 14, { font: 'number', size: 32, colour: colour.inkSoft })
  })
}

export const KINGSBRIDGE_LOBBY: SpriteBook = {
  'k-ground-lobby': () => ({ box: [0, 0, WIDTH, HEIGHT], paint: ground }),
  /** k-burgher/seat/scale and k-absent/scale, standing on the origin */
  'k-burgher': (seat, scale) => scaled(number(scale, 1), [-36, -98, 78, 106], (pen) => burgher(pen, number(seat, 0))),
  'k-absent': (scale) => scaled(number(scale, 1), [-36, -98, 78, 106], absent),
}
