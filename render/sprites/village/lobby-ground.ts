import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { sceneFrame } from '#render/sprites/common/scene-frame'
import { bird, goose, hen, sheep } from '../common/animals.ts'
import { number, pale, scaled } from '../common/masonry.ts'
import { grain } from '../common/page-ground.ts'
import { bush, fence, flowers, pine, road } from '../common/scenery.ts'
import { haystack, well } from '../common/yard.ts'
import { crown } from './family-tree.ts'

/** The village green in the evening: a long bench under the linden, and houses behind it. */

const WIDTH = 1200
const HEIGHT = 500
const DUSK = '#E9D9B4'

function sky(pen: Pen): void {
  const { colour, ctx } = pen
  ctx.fillStyle = DUSK
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  pen.at(930, 262, 1, () => {
    for (let ray = 0; ray < 40; ray++) {
      const angle = Math.PI + (ray / 39) * Math.PI
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const far = ray % 2 === 0 ? 980 : 560
      pen.shape(`M${x * 92} ${y * 92}L${x * far} ${y * far}`, { line: 1.8, ink: colour.parchmentEdge, alpha: 0.7 })
    }
    pen.shape(ellipse(0, 0, 78), { fill: colour.wheat, line: 2.6, ink: colour.coinDark })
  })
}

function hills(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M-20 300L80 214L150 258L250 190L340 262L430 222L540 288L660 232L760 286L880 214L1000 280L1110 206L1220 270V420H-20Z',
    { fill: colour.hillFar, line: 2.6, hatch: { gap: 8, cover: 0.12, width: 2, angle: 28 } },
  )
  pen.shape('M250 190L224 214L242 209L252 221L276 208ZM1110 206L1084 228L1102 223L1112 235L1136 222Z', {
    fill: colour.cream,
    line: 1.6,
  })
  pen.shape('M-20 326Q160 262 380 306T780 292T1220 300V460H-20Z', { fill: colour.leafOther, line: 2.4, alpha: 0.8 })
  pen.shape('M-20 356Q200 316 480 338T900 328T1220 344V520H-20Z', { fill: colour.meadow, line: 2.6 })
  pen.shape('M-20 424Q300 388 620 404T1220 398V520H-20Z', { fill: colour.meadowLight, line: 2.2 })
}

/** A house with a lit window, standing on its middle. */
function house(pen: Pen, x: number, y: number, size: number, roof: string): void {
  const { colour } = pen
  pen.at(x, y, size, () => {
    pen.shape('M-40 2H52L64 10H-24Z', { fill: colour.ink, line: 0, alpha: 0.22 })
    pen.shape(rect(16, -96, 13, 30), { fill: colour.stone, line: 2.2 })
    pen.shape(rect(-38, -46, 76, 46), {
      fill: colour.plaster,
      line: 2.8,
      hatch: { gap: 6, cover: 0.22, width: 1.6, colour: colour.inkSoft },
    })
    pen.shape('M-36 -46V0M36 -46V0M-38 -23H38M-12 -46V-23', { line: 3.6, ink: colour.wood })
    pen.shape('M-50 -42L-24 -86H24L50 -42Z', { fill: roof, line: 3, hatch: { gap: 5, cover: 0.34, width: 1.8 } })
    pen.shape('M-8 0V-19Q0 -25 8 -19V0Z', { fill: colour.woodDark, line: 2 })
    for (const side of [-24, 24]) pen.shape(rect(side - 7, -36, 14, 13), { fill: colour.coin, line: 2 })
  })
}

function chapel(pen: Pen, x: number, y: number, size: number): void {
  const { colour } = pen
  pen.at(x, y, size, () => {
    pen.shape(rect(0, -46, 84, 46), { fill: colour.plaster, line: 2.8, hatch: { gap: 6, cover: 0.16, width: 1.6 } })
    pen.shape('M-6 -44L14 -80H74L92 -44Z', {
      fill: colour.roofSlate,
      line: 2.8,
      hatch: { gap: 5, cover: 0.3, width: 1.7 },
    })
    for (const at of [22, 44, 66]) {
      pen.shape(`M${at - 6} -8V-24Q${at} -34 ${at + 6} -24V-8Z`, { fill: colour.coin, line: 2 })
    }
    pen.shape(rect(-34, -92, 40, 92), { fill: colour.stone, line: 3, hatch: { gap: 6, cover: 0.34, width: 1.7 } })
    pen.shape('M-42 -90L-14 -142L14 -90Z', {
      fill: colour.roofRed,
      line: 3,
      hatch: { gap: 5, cover: 0.36, width: 1.8 },
    })
    pen.shape('M-14 -142V-160M-21 -153H-7', { line: 3.4 })
    pen.shape(ellipse(-14, -68, 8), { fill: colour.ink, line: 2.2 })
  })
}

/** The bench the players sit on. */
const BENCH = { left: 40, right: 1160, seat: 404, back: 356 }

function bench(pen: Pen): void {
  const { colour } = pen
  const { left, right, seat, back } = BENCH
  const planks = { gap: 5, cover: 0.05, width: 1.5, colour: colour.woodDark }
  pen.shape(`M${left} 470H${right}L${right + 18} 482H${left + 30}Z`, { fill: colour.ink, line: 0, alpha: 0.22 })
  for (let x = left + 24; x <= right - 20; x += 218) {
    pen.shape(`M${x} ${back - 8}V472`, { line: 15 })
    pen.shape(`M${x} ${back - 8}V472`, { line: 10.5, ink: colour.woodDark })
  }
  for (const y of [back, back + 22]) {
    pen.shape(rect(left, y, right - left, 14), { fill: colour.oakLight, line: 2.6, hatch: planks, wobble: 1.4 })
  }
  pen.shape(rect(left - 12, seat, right - left + 24, 18), {
    fill: colour.wood,
    line: 3,
    hatch: planks,
    wobble: 1.4,
    inner: () =>
      pale(pen, 0.4, 1.5, 'woodDark', () => {
        for (let x = left; x < right; x += 74) {
          pen.ctx.moveTo(x, seat + 8)
          pen.ctx.lineTo(x + 46, seat + 9)
        }
      }),
  })
}

/** The linden the bench stands under; its crown leaves the picture. */
function linden(pen: Pen): void {
  const { colour } = pen
  pen.shape('M66 250L72 330C68 348 52 360 34 368H150C130 358 118 348 116 330L122 250Z', {
    fill: colour.woodDark,
    line: 3.2,
    hatch: { gap: 6, cover: 0.42, width: 2.2, angle: 86 },
  })
  crown(pen, { x: 84, y: 190, rx: 168, ry: 112, seed: 8, colour: 'leaf' })
  crown(pen, { x: 70, y: 92, rx: 124, ry: 88, seed: 3, colour: 'leafOther' })
}

function country(pen: Pen): void {
  const { colour } = pen
  sky(pen)
  hills(pen)
  for (const part of ['outline', 'surface'] as const) {
    road(
      pen,
      [
        [-20, 388],
        [260, 372],
        [560, 362],
        [840, 368],
        [1220, 356],
      ],
      22,
      part,
    )
  }
  chapel(pen, 342, 344, 0.8)
  for (const [x, y, size, roof] of [
    [464, 350, 0.72, colour.thatch],
    [540, 342, 0.6, colour.roofRed],
    [742, 342, 0.62, colour.roofBrown],
    [828, 350, 0.78, colour.roofMoss],
    [1030, 352, 0.8, colour.thatch],
  ] as const)
    house(pen, x, y, size, roof)
  for (const [x, y, size] of [
    [606, 332, 0.5],
    [628, 326, 0.42],
    [1126, 338, 0.7],
    [1156, 346, 0.6],
  ] as const)
    pine(pen, x, y, size)
  well(pen, 676, 352, 0.62)
  haystack(pen, 930, 360, 0.7)
  sheep(pen, 980, 384, 0.6)
  fence(pen, 1070, 372, 1200, 366)
  linden(pen)
  for (const [x, y] of [
    [520, 168],
    [556, 184],
    [742, 176],
  ] as const)
    bird(pen, x, y)
  bench(pen)
  goose(pen, 64, 470, 0.6)
  hen(pen, 1148, 474, 0.6)
  for (const [x, y] of [
    [34, 444],
    [1178, 440],
  ] as const)
    bush(pen, x, y, 0.7)
  for (const x of [26, 1170]) flowers(pen, x, 480)
}

function ground(pen: Pen): void {
  const { ctx, colour } = pen
  ctx.fillStyle = colour.parchment
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  pen.inside(rect(15, 15, WIDTH - 30, HEIGHT - 30), () => country(pen))
  sceneFrame(pen, WIDTH, HEIGHT)
  grain(pen, WIDTH, HEIGHT, 8)
}

/** The post from which the signs of the sets hang; its foot is the origin. */
function signpost(pen: Pen, h: number): void {
  const { colour } = pen
  pen.shape(ellipse(6, 2, 30, 6), { fill: colour.ink, line: 0, alpha: 0.22 })
  for (const [line, ink] of [
    [14, colour.ink],
    [9.5, colour.woodDark],
  ] as const) {
    pen.shape(`M0 0V${-h}`, { line, ink })
    pen.shape(`M-8 ${-h + 12}H104`, { line: line * 0.8, ink })
  }
  pen.shape(`M0 ${-h + 52}L36 ${-h + 14}`, { line: 5, ink: colour.woodDark })
  pen.shape(`M-10 ${-h}H10L0 ${-h - 16}Z`, { fill: colour.roofRed, line: 2.4 })
}

/** A board that hangs by two chains from the one above it: the sign of a set, with room for a side of its board. */
function setSign(pen: Pen, icon: string, hasSide: boolean): void {
  const { colour } = pen
  pen.shape('M-26 -48V-32M26 -48V-32', { line: 3.4 })
  pen.shape('M-40 -32H40V30Q0 38 -40 30Z', { fill: colour.parchmentLight, line: 3, shift: [0, 0] })
  pen.shape('M-35 -27H35V26Q0 33 -35 26Z', { line: 1.5, ink: colour.inkSoft })
  pen.icon(icon, 0, hasSide ? -11 : 0, hasSide ? 36 : 48)
}

export const VILLAGE_LOBBY: SpriteBook = {
  'v-ground-lobby': () => ({ box: [0, 0, WIDTH, HEIGHT], paint: ground }),
  /** v-signpost/height */
  'v-signpost': (h) => ({
    box: [-34, -number(h, 200) - 20, 146, number(h, 200) + 32],
    paint: (pen) => signpost(pen, number(h, 200)),
  }),
  /** v-set-sign/icon[/side] */
  'v-set-sign': (icon = 'beer-stein', side) =>
    scaled(1, [-46, -52, 92, 94], (pen) => setSign(pen, icon, side !== undefined)),
}
