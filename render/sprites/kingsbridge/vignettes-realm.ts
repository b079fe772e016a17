import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import { rat } from '../common/death.ts'
import { tiles } from '../common/masonry.ts'
import { pine, road, smoke } from '../common/scenery.ts'
import { cart, town as farTown, gravestone } from '../common/yard.ts'
import { goodToken } from './goods.ts'
import { ground, hills, type Mood, SCENE, sky } from './vignette-parts.ts'

/** Scenes of event cards: church and crown, law and plague. */

const GLASS: readonly ColourName[] = ['time', 'knowledge', 'cloth', 'wheat']

function lancet(pen: Pen, x: number, y: number, w: number, h: number, fill: ColourName): void {
  pen.shape(
    `M${x} ${y}V${y - h + w * 0.6}Q${x + w * 0.05} ${y - h + w * 0.15} ${x + w / 2} ${y - h}Q${x + w * 0.95} ${y - h + w * 0.15} ${x + w} ${y - h + w * 0.6}V${y}Z`,
    { fill: pen.colour[fill], line: 2.4 },
  )
  pen.shape(`M${x + w / 2} ${y}V${y - h}M${x} ${y - h * 0.5}H${x + w}`, { line: 1.3 })
}

/** The west front with its rose and two towers. */
function westFront(pen: Pen): void {
  const { colour } = pen
  for (const left of [0, 196]) {
    pen.shape(rect(left, -216, 74, 216), { fill: colour.stone, line: 3, hatch: { gap: 8, cover: 0.16, width: 1.8 } })
    pen.shape(`M${left - 8} -212L${left + 37} -282L${left + 82} -212Z`, {
      fill: colour.roofSlate,
      line: 3,
      inner: () => tiles(pen, left - 8, -282, left + 82, -212),
      hatch: { gap: 6, cover: 0.26, width: 1.8 },
    })
    pen.shape(`M${left + 37} -280V-306M${left + 28} -297H${left + 46}`, { line: 4, ink: colour.coinDark })
    for (const level of [-140, -44]) lancet(pen, left + 25, level, 24, 58, level === -44 ? 'knowledge' : 'time')
  }
  pen.shape('M74 0V-150L135 -206L196 -150V0Z', {
    fill: colour.hill,
    line: 3,
    hatch: { gap: 8, cover: 0.12, width: 1.8 },
  })
  pen.shape(ellipse(135, -122, 36), { fill: colour.time, line: 3.4 })
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal * Math.PI) / 4
    pen.shape(ellipse(135 + 22 * Math.cos(angle), -122 + 22 * Math.sin(angle), 9), {
      fill: colour[GLASS[(petal + 1) % 4] ?? 'cloth'],
      line: 1.8,
    })
  }
  pen.shape(ellipse(135, -122, 9), { fill: colour.points, line: 2 })
  pen.shape('M104 0V-50Q135 -88 166 -50V0Z', { fill: colour.woodDark, line: 3 })
  pen.shape('M135 -68V0M116 -30H128M142 -30H154', { line: 2 })
}

/** The long nave with its windows, behind the front. */
function nave(pen: Pen): void {
  const { colour } = pen
  pen.shape('M0 0V-104H240V0Z', { fill: colour.stone, line: 3, hatch: { gap: 7, cover: 0.08, width: 1.8 } })
  pen.shape('M-6 -100V-160H222L254 -100Z', {
    fill: colour.roofSlate,
    line: 3,
    inner: () => tiles(pen, -6, -160, 254, -100),
    hatch: { gap: 6, cover: 0.14, width: 1.8 },
  })
  for (let window = 0; window < 5; window++) {
    const x = 18 + window * 44
    lancet(pen, x, -16, 22, 68, GLASS[window % 4] ?? 'time')
    pen.shape(`M${x + 33} 0V-92`, { line: 6, ink: colour.stoneDark })
  }
}

function monk(pen: Pen, x: number, y: number, scale: number): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    pen.shape('M-18 0C-16 -34 -12 -52 0 -54C12 -52 16 -34 18 0Z', {
      fill: colour.woodDark,
      line: 2.8,
      hatch: { gap: 5, cover: 0.3, width: 1.6 },
    })
    pen.shape('M-13 -48C-14 -74 14 -74 13 -48C8 -40 -8 -40 -13 -48Z', { fill: colour.woodDark, line: 2.6 })
    pen.shape(ellipse(0, -55, 7.5, 9), { fill: colour.skin, line: 2 })
    goodToken(pen, 'piety', 20, -34, 26)
  })
}

function church(pen: Pen, mood: Mood): void {
  sky(pen, mood)
  hills(pen, 214, mood)
  ground(pen, 286, 'meadow')
  pen.at(326, 296, 0.92, nave)
  pen.at(120, 302, 0.92, westFront)
  for (const [x, y, scale] of [
    [44, 292, 1.3],
    [84, 304, 1],
    [600, 300, 1.4],
    [652, 290, 1.2],
  ] as const)
    gravestone(pen, x, y, scale)
  for (const [x, scale] of [
    [388, 1],
    [438, 1.08],
    [490, 1],
    [540, 1.06],
  ] as const)
    monk(pen, x, 324, scale)
}

function tent(pen: Pen, x: number, scale: number, cloth: ColourName): void {
  const { colour } = pen
  pen.at(x, 300, scale, () => {
    pen.shape('M-80 0L-56 -70L0 -118L56 -70L80 0Z', { fill: colour.cream, line: 3 })
    for (const side of [-1, 0, 1]) {
      pen.shape(`M${side * 44 - 14} 0L${side * 30 - 10} -76L0 -118L${side * 30 + 10} -76L${side * 44 + 14} 0Z`, {
        fill: colour[cloth],
        line: 2.2,
      })
    }
    pen.shape('M0 -118V-150L30 -140L0 -130', { fill: colour[cloth], line: 2.6 })
    pen.shape('M-14 0V-40Q0 -56 14 -40V0Z', { fill: colour.ink, line: 2 })
  })
}

function spearman(pen: Pen, x: number): void {
  const { colour } = pen
  pen.shape(`M${x - 14} 318V190`, { line: 4.4 })
  pen.shape(`M${x - 20} 200L${x - 14} 176L${x - 8} 200Z`, { fill: colour.plough, line: 2 })
  pen.at(x, 306, 0.95, () => {
    pen.shape('M-16 16C-14 -20 14 -20 16 16Z', {
      fill: colour.plough,
      line: 2.6,
      hatch: { gap: 4, cover: 0.4, width: 1.4 },
    })
    pen.shape(ellipse(0, -20, 12, 13), { fill: colour.skin, line: 2.4 })
    pen.shape('M-16 -20C-16 -44 16 -44 16 -20Z', { fill: colour.plough, line: 2.6 })
    goodToken(pen, 'loyalty', 1, 3, 24)
  })
}

function royal(pen: Pen, mood: Mood): void {
  sky(pen, mood)
  hills(pen, 200, mood)
  ground(pen, 268, 'meadow')
  pen.at(350, 244, 2.1, () => farTown(pen, 0, 0, 1))
  tent(pen, 206, 0.8, 'loyalty')
  tent(pen, 108, 1, 'roofRed')
  tent(pen, 594, 1, 'timeInk')
  for (let man = 0; man < 6; man++) spearman(pen, 300 + man * 38)
}

function outlaw(pen: Pen, x: number, y: number, scale: number): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    pen.shape('M44 60V-50', { line: 5, ink: colour.woodDark })
    pen.shape('M-40 60C-40 0 -22 -20 0 -22C22 -20 40 0 40 60Z', {
      fill: colour.woodDark,
      line: 3,
      hatch: { gap: 6, cover: 0.36, width: 2 },
    })
    pen.shape('M-26 -18C-34 -66 34 -66 26 -18C16 2 -16 2 -26 -18Z', {
      fill: colour.leafDark,
      line: 3,
      hatch: { gap: 5, cover: 0.3, width: 1.8 },
    })
    pen.shape(ellipse(0, -24, 15, 17), { fill: colour.skinDark, line: 2.4 })
    pen.shape('M-15 -20H15V-8Q0 2 -15 -8Z', { fill: colour.pointsDark, line: 2.2 })
    for (const side of [-6, 6]) pen.dot(side, -27, 2.4, colour.ink)
  })
}

/** The wood at night, and a cart that comes too late. */
function law(pen: Pen): void {
  const { colour } = pen
  pen.shape(rect(-10, -10, SCENE.w + 20, SCENE.h + 20), { fill: colour.timeDark, line: 0 })
  pen.shape(ellipse(420, 66, 40), { fill: colour.cream, line: 3 })
  for (const [x, y, r] of [
    [408, 54, 9],
    [432, 80, 7],
    [440, 56, 4],
  ] as const)
    pen.shape(ellipse(x, y, r), { fill: colour.parchmentDark, line: 0, alpha: 0.7 })
  for (const [x, y] of [
    [60, 40],
    [250, 30],
    [300, 92],
    [520, 40],
    [600, 84],
    [660, 30],
  ] as const)
    pen.shape(`M${x} ${y - 6}V${y + 6}M${x - 6} ${y}H${x + 6}`, { line: 2, ink: colour.cream })
  pen.shape('M-10 210Q200 170 710 200V340H-10Z', { fill: colour.leafOther, line: 2.6 })
  const way = [
    [700, 330],
    [480, 290],
    [372, 256],
    [372, 204],
  ] as const
  for (const part of ['outline', 'surface'] as const) road(pen, way, 60, part)
  for (const [x, y, scale] of [
    [372, 184, 1.2],
    [480, 186, 1.2],
    [220, 180, 1.3],
    [560, 184, 1.5],
    [130, 172, 1.6],
    [640, 168, 2.1],
    [46, 160, 2.1],
  ] as const)
    pine(pen, x, y, scale)
  for (const [x, y, scale] of [
    [190, 260, 1],
    [118, 288, 1.1],
    [256, 282, 1.2],
  ] as const)
    outlaw(pen, x, y, scale)
  cart(pen, 506, 276, 1.5)
}

/** A cottage whose door is marked and boarded up. */
function markedCottage(pen: Pen, x: number, scale: number): void {
  const { colour } = pen
  pen.at(x, 266, scale, () => {
    pen.shape('M-34 -6H34L46 5H-20Z', { fill: colour.ink, line: 0, alpha: 0.22 })
    pen.shape('M-32 0V-34H32V0Z', {
      fill: colour.plaster,
      line: 2.2,
      hatch: { gap: 5, cover: 0.24, width: 1, colour: colour.inkSoft },
    })
    pen.shape('M-31 -1V-33M31 -1V-33', { line: 3, ink: colour.wood })
    pen.shape('M-42 -28C-32 -46 -20 -62 -14 -68H14C20 -62 32 -46 42 -28C24 -34 -24 -34 -42 -28Z', {
      fill: colour.sickThatch,
      line: 2.4,
      hatch: [
        { gap: 5, cover: 0.3, width: 1.2, angle: 80, colour: colour.earthDark },
        { gap: 5, cover: 0.2, width: 1.2 },
      ],
    })
    pen.shape('M-13 0V-24H13V0Z', { fill: colour.woodDark, line: 1.8 })
    pen.shape('M0 -21V-4M-8 -15H8', { line: 3.6, ink: colour.points })
  })
}

function healer(pen: Pen): void {
  const { colour } = pen
  pen.at(606, 304, 1.75, () => {
    pen.shape('M-30 16V-40', { line: 5, ink: colour.woodDark })
    pen.shape('M-24 16C-22 -30 -16 -52 0 -54C16 -52 22 -30 24 16Z', {
      fill: colour.plague,
      line: 3,
      hatch: { gap: 5, cover: 0.4, width: 1.6 },
    })
    pen.shape(ellipse(0, -58, 15, 16), { fill: colour.plague, line: 2.6 })
    pen.shape('M2 -66C-8 -66 -12 -58 -10 -52L-38 -42L-8 -46Z', { fill: colour.parchmentDark, line: 2.4 })
    pen.shape(ellipse(-4, -60, 4), { fill: colour.cream, line: 2 })
    pen.shape('M-24 -70H22L16 -76V-86H-16V-76Z', { fill: colour.ink, line: 2.6 })
    goodToken(pen, 'knowledge', 24, -8, 28)
  })
}

function plague(pen: Pen, mood: Mood): void {
  sky(pen, 'grim')
  hills(pen, 160, 'grim')
  ground(pen, 236, mood === 'fair' ? 'street' : 'parchmentDark')
  for (const [x, scale] of [
    [96, 2],
    [290, 2.2],
    [480, 2],
  ] as const)
    markedCottage(pen, x, scale)
  smoke(pen, 320, 96)
  smoke(pen, 120, 112)
  healer(pen)
  for (const [x, y, scale] of [
    [200, 306, 0.95],
    [398, 312, 0.8],
  ] as const)
    pen.at(x, y, scale, () => rat(pen, 1))
}

export const REALM_SCENES = { church, royal, law, plague }
