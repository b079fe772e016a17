import type { Pen } from '#render/engine/ink'
import { grit, gritFrom } from '#render/engine/noise'
import { blob, ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { bird, duck, sheep } from '../common/animals.ts'
import { bush, fence, flowers, hedge, pine, plaza, reeds, road, roundTree, tuft } from '../common/scenery.ts'
import { gravestone, signpost, town } from '../common/yard.ts'
import {
  CRAFT,
  HARVEST,
  HEIGHT,
  MARKET,
  MEADOW,
  MOUNTAINS,
  RING,
  ROADS,
  SNOW,
  STREAM,
  TREES,
  WIDTH,
} from './village-map.ts'

/** The village seen from a hill: all that never changes, painted once. */

function parchment(pen: Pen): void {
  const { ctx, colour } = pen
  ctx.fillStyle = colour.parchment
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  for (const [margin, alpha] of [
    [10, 0.35],
    [26, 0.22],
    [48, 0.14],
  ] as const) {
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.fillStyle = colour.parchmentEdge
    ctx.beginPath()
    ctx.rect(0, 0, WIDTH, HEIGHT)
    for (const [index, [x, y]] of frame(margin).entries()) {
      if (index === 0) ctx.moveTo(x, y)
      else ctx.lineTo(x, y)
    }
    ctx.closePath()
    ctx.fill('evenodd')
    ctx.restore()
  }
}

/** An uneven frame, so many pixels inside the sheet. */
function frame(margin: number): [number, number][] {
  const points: [number, number][] = []
  const inset = (index: number) => margin * (0.6 + 0.9 * grit(index, margin))
  for (let x = 0; x <= WIDTH; x += 50) points.push([x, inset(x)])
  for (let y = 50; y <= HEIGHT; y += 50) points.push([WIDTH - inset(y + 7), y])
  for (let x = WIDTH - 50; x >= 0; x -= 50) points.push([x, HEIGHT - inset(x + 3)])
  for (let y = HEIGHT - 50; y > 0; y -= 50) points.push([inset(y + 11), y])
  return points
}

function isGrass(x: number, y: number): boolean {
  if (x > 1090 && y > 540) return false
  if (x < 500 && y > 390) return false
  return y < 710 || x < 680
}

function grass(pen: Pen): void {
  const luck = gritFrom(8)
  for (let index = 0; index < 260; index++) {
    const [x, y] = [30 + luck() * 1540, 104 + luck() * 970]
    if (!isGrass(x, y)) continue
    if (index % 6) pen.shape(`M${x} ${y}h${5 + luck() * 9}`, { line: 1.5, ink: pen.colour.meadowDark })
    else tuft(pen, x, y, 0.6 + luck() * 0.3)
  }
}

function furrows(pen: Pen): void {
  const { ctx, colour } = pen
  ctx.save()
  ctx.globalAlpha = 0.35
  ctx.strokeStyle = colour.earthDark
  ctx.lineWidth = 2.4
  for (let index = 0; index < 26; index++) {
    ctx.beginPath()
    ctx.moveTo(-10, 820 + index * 12)
    ctx.quadraticCurveTo(220, 790 + index * 12, 470, 838 + index * 12)
    ctx.stroke()
  }
  ctx.restore()
}

function mountains(pen: Pen): void {
  const { colour } = pen
  pen.shape(MOUNTAINS, { fill: colour.hill, line: 2.6, hatch: { gap: 7, cover: 0.22, width: 2, angle: 30 } })
  pen.shape(SNOW, { fill: colour.cream, line: 1.6 })
  pen.shape('M884 740L876 800M986 736L1002 790L994 812M772 772L780 806M930 788L924 812', {
    line: 1.8,
    ink: colour.stoneDark,
  })
  pen.shape('M380 900Q560 812 700 846T960 820T1180 836V900Q800 940 380 930Z', {
    fill: colour.leafOther,
    line: 2.2,
    alpha: 0.62,
  })
  pen.shape('M360 920Q600 850 760 876T1180 850V1110H360Z', { fill: colour.meadowLight, line: 0 })
}

function meadow(pen: Pen): void {
  const { colour } = pen
  const light = [
    [240, 250, 280, 160, 2],
    [1360, 250, 290, 160, 4],
    [800, 424, 305, 285, 6],
    [230, 600, 270, 210, 9],
    [760, 930, 400, 180, 13],
  ] as const
  const inner = () => {
    for (const [x, y, rx, ry, seed] of light)
      pen.shape(blob(x, y, rx, ry, seed, 0.1, 16), { fill: colour.meadowLight, line: 0 })
    mountains(pen)
    pen.shape(HARVEST, { fill: colour.harvest, wobble: 3, inner: furrows })
    plaza(pen, CRAFT, 'street', 9)
    grass(pen)
  }
  pen.shape(MEADOW, { fill: colour.meadow, line: 3.2, wobble: 3, shift: [0, 0], inner })
}

function roads(pen: Pen): void {
  const { colour } = pen
  const ring = ellipse(RING.x, RING.y, RING.rx, RING.ry)
  for (const [points, width] of ROADS) road(pen, points, width, 'outline')
  pen.plain(ring, { stroke: colour.ink, width: 44, alpha: 0.8, wobble: 1.5 })
  for (const [points, width] of ROADS) road(pen, points, width, 'surface')
  pen.plain(ring, { stroke: colour.road, width: 39, wobble: 1.5 })
  for (let index = 0; index < 130; index++) {
    const angle = (index / 130) * Math.PI * 2
    const off = (grit(index, 3) - 0.5) * 26
    const [x, y] = [RING.x + (RING.rx + off) * Math.cos(angle), RING.y + (RING.ry + off) * Math.sin(angle)]
    pen.dot(x, y, 3.4 + 2 * grit(index, 9), colour.roadPebble, 2.3)
  }
}

function stream(pen: Pen): void {
  const { colour } = pen
  pen.shape(STREAM, {
    fill: colour.water,
    line: 3,
    wobble: 2,
    hatch: { gap: 9, cover: 0.14, width: 1.8, colour: colour.waterDark },
  })
  const waves = [
    [744, 226],
    [806, 245],
    [846, 224],
    [780, 214],
    [800, 116],
    [796, 132],
    [862, 236],
  ] as const
  for (const [x, y] of waves) pen.shape(`M${x} ${y}q7 -5 14 0`, { line: 1.8, ink: colour.cream })
  for (const [x, y] of [
    [716, 232],
    [725, 242],
    [884, 233],
    [876, 243],
  ] as const)
    reeds(pen, x, y)
  duck(pen, 822, 232, 0.66)
  duck(pen, 760, 240, 0.5)
}

/** Scenery where no card is yet; cards simply cover it. */
function scenery(pen: Pen): void {
  town(pen, 1012, 790, 0.9)
  for (const [x, y, scale] of [
    [44, 356, 0.8],
    [78, 366, 0.7],
    [110, 354, 0.75],
  ] as const)
    gravestone(pen, x, y, scale)
  for (const [x, y, scale, seed] of TREES) roundTree(pen, x, y, scale, seed % 2 ? 'leaf' : 'leafOther', seed)
  for (const [x, y, scale] of [
    [728, 838, 0.5],
    [752, 846, 0.42],
    [832, 832, 0.46],
    [1120, 828, 0.5],
    [960, 828, 0.36],
  ] as const)
    pine(pen, x, y, scale)
  hedge(
    pen,
    [
      [1106, 640],
      [1096, 710],
      [1100, 780],
      [1104, 840],
    ],
    0.8,
  )
  hedge(
    pen,
    [
      [436, 856],
      [432, 930],
      [434, 1000],
    ],
    0.8,
  )
  bush(pen, 546, 704, 0.7)
  bush(pen, 1046, 724, 0.7, 'leafOther')
  bush(pen, 470, 340, 0.6)
  fence(pen, 30, 828, 420, 834)
  signpost(pen, 468, 812, 0.8)
  for (const [x, y] of [
    [820, 716],
    [846, 706],
    [900, 712],
  ] as const)
    bird(pen, x, y)
  sheep(pen, 528, 240, 0.62)
  flowerBeds(pen)
}

function flowerBeds(pen: Pen): void {
  for (let index = 0; index < 40; index++) {
    const [x, y] = [500 + 620 * grit(index, 11), 120 + 620 * grit(index, 12)]
    const far = Math.hypot((x - RING.x) / RING.rx, (y - RING.y) / RING.ry)
    const isPond = Math.abs(x - 800) < 110 && y < 270
    if ((far > 0.86 && far < 1.14) || isPond || !isGrass(x, y)) continue
    flowers(pen, x, y)
  }
}

/** The strip above the village, on which everything about its owner stands. */
function titleBar(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-10 -10H1610V80Q1200 94 800 86T-10 82Z', {
    fill: colour.parchmentLight,
    line: 3.2,
    shift: [0, 0],
    wobble: 2,
  })
  pen.shape('M0 74Q400 82 800 78T1600 72', { line: 1.4, ink: colour.inkSoft })
}

/** Flecks, specks and fibres: paper. No noise a pixel, which would triple the file. */
export function grain(pen: Pen, w: number, h: number): void {
  const { ctx, colour } = pen
  const luck = gritFrom(5)
  const strew = (count: number, alpha: number, paint: (x: number, y: number) => void) => {
    ctx.globalAlpha = alpha
    for (let index = 0; index < count; index++) paint(luck() * w, luck() * h)
  }
  ctx.save()
  strew(1500, 0.16, (x, y) => pen.dot(x, y, 0.6 + luck() * 1.5, colour.parchmentLight, 0.5 + luck() * 0.9))
  ctx.fillStyle = colour.ink
  strew(900, 0.13, (x, y) => ctx.fillRect(x, y, 1 + luck() * 1.6, 1 + luck()))
  ctx.strokeStyle = colour.woodDark
  ctx.lineWidth = 1
  strew(260, 0.07, (x, y) => {
    const [angle, length] = [luck() * 6.3, 8 + luck() * 22]
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + dx / 2 + luck() * 6, y + dy / 2 + luck() * 6, x + dx, y + dy)
    ctx.stroke()
  })
  ctx.restore()
}

function ground(pen: Pen): void {
  parchment(pen)
  meadow(pen)
  pen.inside(MEADOW, () => {
    roads(pen)
    // The square lies over the road that leads to it.
    plaza(pen, MARKET, 'square', 5)
    stream(pen)
  })
  pen.shape(MEADOW, { line: 3.2, wobble: 3 })
  scenery(pen)
  titleBar(pen)
  grain(pen, WIDTH, HEIGHT)
}

export const GROUND_VILLAGE: SpriteBook = {
  'ground-village': () => ({ box: [0, 0, WIDTH, HEIGHT], paint: ground }),
}
