import type { Pen } from '#render/engine/ink'
import { cloudPath, ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { sceneFrame } from '#render/sprites/common/scene-frame'
import { grain } from '../common/page-ground.ts'
import { road } from '../common/scenery.ts'
import { village } from './valley.ts'

/** The valley where villages are founded: a ring of hills, a stream, a road that leads in. */

const WIDTH = 1200

const HEIGHT = 500

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
  sceneFrame(pen, WIDTH, HEIGHT)
  grain(pen, WIDTH, HEIGHT, 8)
}

/** The ribbon of a free seat: paper, only drawn in outline. */
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

export const number = (word: string | undefined, usual: number) => (word === undefined ? usual : Number(word))

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
