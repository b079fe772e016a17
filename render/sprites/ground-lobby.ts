import { cloudPath, ellipse, type Pen, rect } from '../ink.ts'
import type { ColourName } from '../palette.ts'
import { grain } from './ground-page.ts'
import { bird, bush, flowers, goose, haystack, pine, road, roundTree, shade, smoke } from './scenery.ts'
import type { SpriteBook } from './sprite.ts'

/** The valley where villages are founded: a ring of hills, a stream, a road that leads in. */

const [WIDTH, HEIGHT] = [1200, 500]
const FAR = '#A9B4A0'
const SKY = '#E4DCC0'

function sun(pen: Pen): void {
  const { colour } = pen
  pen.at(600, 236, 1, () => {
    for (let ray = 0; ray < 46; ray++) {
      const angle = Math.PI + (ray / 45) * Math.PI
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const [from, to] = [118 + (ray % 2) * 14, ray % 2 === 0 ? 760 : 430]
      pen.shape(`M${x * from} ${y * from}L${x * to} ${y * to}`, {
        line: ray % 2 === 0 ? 2.6 : 1.7,
        ink: colour.parchmentEdge,
        alpha: 0.75,
      })
    }
    pen.shape(ellipse(0, 0, 104), { fill: colour.wheat, line: 2.6, ink: colour.coinDark })
    pen.shape(ellipse(0, 0, 92), { line: 1.6, ink: colour.coinDark })
  })
}

function clouds(pen: Pen): void {
  const { colour } = pen
  for (const [x, y, w] of [
    [108, 196, 120],
    [268, 158, 84],
    [1098, 190, 116],
    [934, 158, 88],
  ] as const) {
    pen.at(x, y, 1, () =>
      pen.shape(cloudPath(w, w * 0.5), {
        fill: colour.time,
        line: 2.4,
        hatch: { gap: 5, cover: 0.3, width: 1.5, colour: colour.timeDark, angle: 25, seed: 3 },
      }),
    )
  }
}

function hills(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M-20 312L70 226L128 262L214 196L300 268L380 232L470 296L740 300L842 226L914 264L1010 192L1098 262L1150 236L1230 300V420H-20Z',
    {
      fill: FAR,
      line: 2.6,
      hatch: { gap: 7, cover: 0.2, width: 2, angle: 28 },
    },
  )
  pen.shape('M214 196L184 222L206 218L218 232L240 219ZM1010 192L982 218L1004 214L1016 228L1036 216Z', {
    fill: colour.cream,
    line: 1.8,
  })
  pen.shape('M-20 330Q140 240 330 306T620 300T900 300T1220 296V440H-20Z', { fill: colour.meadowDark, line: 2.6 })
  pen.shape('M-20 352Q120 296 300 330T600 318T940 330T1220 330V520H-20Z', {
    fill: colour.meadow,
    line: 2.8,
    hatch: { gap: 9, cover: 0.05, width: 2, colour: colour.meadowDark },
  })
  pen.shape('M-20 424Q200 372 460 396T820 392T1220 404V520H-20Z', { fill: colour.meadowLight, line: 2.2 })
}

function stream(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M716 308C700 330 742 342 776 352C836 370 812 392 880 420C930 440 960 470 968 520H880C872 476 836 454 806 436C760 408 766 386 730 366C700 350 676 336 704 308Z',
    {
      fill: colour.water,
      line: 2.8,
      hatch: { gap: 9, cover: 0.16, width: 1.8, colour: colour.waterDark },
    },
  )
  for (const [x, y] of [
    [736, 346],
    [772, 366],
    [800, 396],
    [852, 428],
    [896, 462],
  ] as const) {
    pen.shape(`M${x} ${y}q7 -5 14 0`, { line: 1.8, ink: colour.cream })
  }
}

function roads(pen: Pen): void {
  const ways = [
    {
      points: [
        [-20, 452],
        [150, 428],
        [330, 392],
        [470, 372],
        [580, 364],
        [690, 376],
        [780, 392],
        [900, 390],
        [1060, 378],
        [1220, 392],
      ],
      width: 24,
    },
    {
      points: [
        [600, 520],
        [590, 470],
        [560, 420],
        [556, 372],
        [590, 346],
        [600, 326],
      ],
      width: 24,
    },
  ] as const
  for (const part of ['outline', 'surface'] as const) {
    for (const { points, width } of ways) road(pen, points, width, part)
  }
}

/** A house of any size, standing on its middle. */
function house(pen: Pen, x: number, y: number, scale: number, roof: ColourName, isTall = false): void {
  const { colour } = pen
  const h = isTall ? 54 : 38
  pen.at(x, y, scale, () => {
    shade(pen, 10, 1, 50, 6)
    pen.shape(rect(16, -h - 44, 12, 26), { fill: colour.stone, line: 2 })
    pen.shape(rect(-36, -h, 72, h), {
      fill: colour.plaster,
      line: 2.8,
      hatch: { gap: 6, cover: 0.2, width: 1.6, colour: colour.inkSoft },
    })
    pen.shape(`M-34 ${-h}V0M34 ${-h}V0M-36 ${-h / 2}H36`, { line: 4, ink: colour.wood })
    pen.shape(`M-46 ${-h + 4}L-22 ${-h - 36}H22L46 ${-h + 4}Z`, {
      fill: colour[roof],
      line: 3,
      hatch: { gap: 5, cover: 0.32, width: 1.8 },
    })
    for (const row of [10, 20, 30]) {
      pen.shape(`M${-40 + row * 0.6} ${-h - row + 6}H${34 - row * 0.5}`, { line: 1.2, alpha: 0.5 })
    }
    pen.shape('M-8 0V-20Q0 -27 8 -20V0Z', { fill: colour.woodDark, line: 2 })
    for (const side of [-1, 1]) pen.shape(rect(side * 22 - 6, -26, 12, 12), { fill: colour.wheat, line: 2 })
  })
}

function church(pen: Pen, x: number, y: number, scale: number): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    shade(pen, 30, 1, 86, 7)
    pen.shape(rect(10, -52, 88, 52), { fill: colour.plaster, line: 2.8, hatch: { gap: 6, cover: 0.14, width: 1.6 } })
    pen.shape('M2 -50L22 -88H88L106 -50Z', {
      fill: colour.roofSlate,
      line: 2.8,
      hatch: { gap: 5, cover: 0.3, width: 1.7 },
    })
    for (const at of [34, 56, 78]) {
      pen.shape(`M${at - 6} -8V-28Q${at} -40 ${at + 6} -28V-8Z`, { fill: colour.feather, line: 2 })
    }
    pen.shape(rect(-26, -104, 42, 104), { fill: colour.stone, line: 3, hatch: { gap: 6, cover: 0.34, width: 1.7 } })
    pen.shape('M-34 -102L-5 -164L24 -102Z', {
      fill: colour.roofRed,
      line: 3,
      hatch: { gap: 5, cover: 0.36, width: 1.8 },
    })
    pen.shape('M-5 -164V-186M-13 -178H3', { line: 3.6 })
    pen.shape(ellipse(-5, -80, 9), { fill: colour.ink, line: 2.2 })
    pen.shape('M-14 0V-24Q-5 -34 4 -24V0Z', { fill: colour.woodDark, line: 2.2 })
  })
}

function windmill(pen: Pen, x: number, y: number, scale: number): void {
  const { colour } = pen
  pen.at(x, y, scale, () => {
    shade(pen, 8, 1, 40, 6)
    pen.shape('M-28 0L-18 -84H18L28 0Z', {
      fill: colour.plaster,
      line: 2.8,
      hatch: { gap: 6, cover: 0.34, width: 1.7 },
    })
    pen.shape('M-24 -82Q0 -122 24 -82Z', { fill: colour.roofRed, line: 2.8, hatch: { gap: 5, cover: 0.4, width: 1.7 } })
    pen.shape('M-8 0V-22Q0 -30 8 -22V0Z', { fill: colour.woodDark, line: 2 })
    for (const turn of [24, 114, 204, 294]) {
      pen.at(
        0,
        -86,
        1,
        () => {
          pen.shape('M0 0V-72', { line: 3.6, ink: colour.woodDark })
          pen.shape('M2 -16H18V-70H2Z', { fill: colour.page, line: 2 })
          pen.shape('M2 -34H18M2 -52H18', { line: 1.4 })
        },
        turn,
      )
    }
    pen.shape(ellipse(0, -86, 5), { fill: colour.coin, line: 2.2 })
  })
}

function bridge(pen: Pen, x: number, y: number): void {
  const { colour } = pen
  pen.at(x, y, 0.92, () => {
    pen.shape('M-66 16Q0 -30 66 16V38Q52 28 40 32Q0 0 -40 32Q-52 28 -66 38Z', {
      fill: colour.stone,
      line: 3,
      hatch: { gap: 6, cover: 0.2, width: 1.8 },
    })
    pen.shape('M-72 10Q0 -38 72 10V-4Q0 -54 -72 -4Z', { fill: colour.stone, line: 2.8 })
    for (let post = -3; post <= 3; post++) pen.shape(`M${post * 19} ${-30 + Math.abs(post) * 5.4}v14`, { line: 2 })
  })
}

function village(pen: Pen): void {
  windmill(pen, 218, 318, 0.8)
  windmill(pen, 1004, 324, 0.62)
  house(pen, 352, 338, 0.6, 'roofBrown')
  house(pen, 876, 338, 0.62, 'roofGold')
  house(pen, 454, 346, 0.82, 'roofRed', true)
  smoke(pen, 468, 262)
  church(pen, 590, 342, 0.9)
  house(pen, 530, 358, 0.7, 'thatch')
  house(pen, 804, 338, 0.66, 'roofMoss')
  for (const [x, y, scale, seed] of [
    [296, 344, 0.7, 2],
    [398, 356, 0.6, 9],
    [700, 330, 0.5, 4],
    [740, 322, 0.4, 6],
    [940, 344, 0.7, 5],
    [96, 372, 1, 3],
    [1080, 360, 0.9, 7],
    [1136, 384, 1.1, 1],
    [44, 396, 0.8, 8],
  ] as const) {
    roundTree(pen, x, y, scale, seed % 2 === 0 ? 'leaf' : 'leafOther', seed)
  }
  for (const [x, y, scale] of [
    [150, 338, 0.5],
    [172, 332, 0.6],
    [1050, 330, 0.5],
    [1076, 324, 0.42],
  ] as const) {
    pine(pen, x, y, scale)
  }
  bridge(pen, 786, 388)
  haystack(pen, 300, 376, 0.5)
  haystack(pen, 262, 386, 0.4)
  goose(pen, 690, 420, 0.6)
  goose(pen, 716, 426, 0.5, true)
  bush(pen, 420, 402, 0.7)
  bush(pen, 1000, 410, 0.7, 'leafOther')
  for (const [x, y] of [
    [250, 418],
    [480, 420],
    [660, 408],
    [1100, 420],
    [360, 424],
  ] as const) {
    flowers(pen, x, y, 0.9)
  }
  for (const [x, y] of [
    [428, 178],
    [462, 194],
    [790, 184],
  ] as const) {
    bird(pen, x, y)
  }
}

function frame(pen: Pen): void {
  const { colour } = pen
  for (const [inset, line, ink] of [
    [10, 7, colour.parchment],
    [15, 3.4, colour.ink],
    [23, 1.4, colour.parchmentLight],
  ] as const) {
    pen.shape(rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), { line, ink, wobble: 2.4 })
  }
}

function ground(pen: Pen): void {
  const { ctx, colour } = pen
  ctx.fillStyle = colour.parchment
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  pen.inside(rect(15, 15, WIDTH - 30, HEIGHT - 30), () => {
    ctx.fillStyle = SKY
    ctx.fillRect(0, 0, WIDTH, HEIGHT)
    sun(pen)
    clouds(pen)
    hills(pen)
    stream(pen)
    roads(pen)
    village(pen)
  })
  frame(pen)
  grain(pen, WIDTH, HEIGHT, 8)
}

/** Where somebody may still sit down: a ribbon of paper, only drawn in outline. */
function freeSeat(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const [x, y] = [w / 2, h / 2]
  const dash = [11, 8]
  for (const side of [-1, 1]) {
    const tail = `M${side * (x - 14)} ${-y + 10}L${side * (x + 22)} ${-y + 10}L${side * (x + 10)} 6L${side * (x + 22)} ${y + 8}L${side * (x - 14)} ${y + 8}Z`
    pen.shape(tail, { fill: colour.parchmentDark, line: 2.4, ink: colour.inkSoft, dash, shift: [0, 0] })
  }
  pen.shape(`M${-x} ${-y}Q0 ${-y + 5} ${x} ${-y}V${y}Q0 ${y + 5} ${-x} ${y}Z`, {
    fill: colour.parchmentLight,
    line: 2.8,
    ink: colour.inkSoft,
    dash,
    shift: [0, 0],
  })
}

/** Somebody who has not come yet: the outline of a headman, standing on the origin. */
function guest(pen: Pen, scale: number): void {
  const { colour } = pen
  const look = { fill: colour.parchmentLight, line: 2.6, ink: colour.inkSoft, dash: [6, 5], shift: [0, 0] as const }
  pen.at(0, -28 * scale, scale, () => {
    pen.shape(ellipse(4, 28, 23, 6), { fill: colour.ink, line: 0, alpha: 0.2 })
    pen.shape('M-24 28C-20 8 -18 -8 -8 -12H8C18 -8 20 8 24 28C10 33 -10 33 -24 28Z', look)
    pen.shape(ellipse(0, -24, 13.5, 15), look)
    pen.text('?', 0, 9, { font: 'number', size: 28, colour: colour.inkSoft })
  })
}

const number = (word: string | undefined, usual: number) => (word === undefined ? usual : Number(word))

export const GROUND_LOBBY: SpriteBook = {
  'ground-lobby': () => ({ box: [0, 0, WIDTH, HEIGHT], paint: ground }),
  /** free-seat/width/height */
  'free-seat': (w, h) => {
    const [width, height] = [number(w, 216), number(h, 54)]
    return {
      box: [-width / 2 - 28, -height / 2 - 6, width + 56, height + 22],
      paint: (pen) => freeSeat(pen, width, height),
    }
  },
  /** guest/scale */
  guest: (scale) => {
    const size = number(scale, 1)
    return { box: [-28 * size, -72 * size, 58 * size, 80 * size], paint: (pen) => guest(pen, size) }
  },
}
