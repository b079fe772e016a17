import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { goose, hen } from '../common/animals.ts'
import { number } from '../common/masonry.ts'
import { bush, flowers, road, roundTree } from '../common/scenery.ts'
import { fromCorner } from './boxes.ts'

/** The table of whom a player alone plays against: a ring of slots, tiles of fate, a painting of her land. */

/** An oval of parchment in a wooden rim, its band cut into slots, a meadow in its middle. */
function ringBoard(pen: Pen, w: number, h: number, band: number, slots: number): void {
  const { colour } = pen
  const [x, y] = [w / 2, h / 2]
  const rim = band > 80 ? 16 : 9
  pen.shape(ellipse(6, 9, x + 4, y + 4), { fill: colour.ink, line: 0, alpha: 0.3 })
  pen.shape(ellipse(0, 0, x, y), {
    fill: colour.wood,
    line: 3.6,
    hatch: { gap: 9, cover: 0.03, width: 2.4, colour: colour.woodDark },
  })
  pen.shape(ellipse(0, 0, x - rim, y - rim), { fill: colour.page, line: 3 })
  pen.shape(ellipse(0, 0, x - rim - band, y - rim - band), { fill: colour.meadow, line: 3 })
  for (let slot = 0; slot < slots; slot++) {
    const angle = ((slot - 0.5) / slots) * Math.PI * 2 - Math.PI / 2
    const point = (inset: number) => `${(x - inset) * Math.cos(angle)} ${(y - inset) * Math.sin(angle)}`
    pen.shape(`M${point(rim + band)}L${point(rim)}`, { line: 1.6, ink: colour.inkPale })
  }
}

/** The last cube lies on gold. */
function slot(pen: Pen, r: number, isLast: boolean): void {
  const { colour } = pen
  if (isLast) pen.shape(ellipse(0, 0, r + 8), { fill: colour.wheat, line: 2.8, shift: [0, 0] })
  pen.shape(ellipse(0, 0, r), {
    fill: colour.slot,
    line: 2.2,
    ink: colour.inkSoft,
    dash: [6, 5],
    shift: [0, 0],
  })
}

/** An arrow that goes round, as the clock does. */
function clockwise(pen: Pen, r: number): void {
  const ink = pen.colour.meadowDark
  const steps = Array.from({ length: 25 }, (_, step) => {
    const angle = -2.3 + (step / 24) * 4.5
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  })
  pen.shape(`M${steps.join('L')}`, { line: r * 0.17, ink })
  const end = 2.2
  pen.at(
    r * Math.cos(end),
    r * Math.sin(end),
    r / 40,
    () => {
      pen.shape('M-15 8L15 8L0 -18Z', { fill: ink, line: 0, shift: [0, 0] })
    },
    (end * 180) / Math.PI + 180,
  )
}

const FACES: Record<string, (pen: Pen) => void> = {
  back(pen) {
    const { colour } = pen
    pen.shape(ellipse(0, 0, 20), { fill: colour.deathLight, line: 2 })
    pen.icon('hourglass', 0, 0, 28)
  },
  blank(pen) {
    const { colour } = pen
    pen.shape('M-15 14C-25 12 -25 -5 -12 -5C-10 -20 10 -22 15 -10C25 -12 30 8 20 12C15 17 -8 17 -15 14Z', {
      fill: colour.time,
      line: 2.4,
      hatch: { gap: 4.5, cover: 0.3, width: 1.3, colour: colour.timeDark, angle: 25 },
    })
  },
  quill(pen) {
    const { colour } = pen
    pen.at(-4, 2, 1.1, () => {
      pen.shape('M-6 18C4 -4 12 -20 22 -30C30 -22 26 -6 14 4C8 8 2 10 -1 16Z', {
        fill: colour.cream,
        line: 2.4,
        hatch: { gap: 5, cover: 0.3, width: 1.4, angle: 40 },
      })
      pen.shape('M-12 26L-6 18C4 0 12 -14 21 -27', { line: 2.4 })
      pen.shape(ellipse(-13, 28, 5), { fill: colour.death, line: 1.6 })
    })
  },
}

/** 66 × 86 about its middle: its violet back, a quill, or a cloud for nothing. */
function fateTile(pen: Pen, face: string): void {
  const { colour } = pen
  const isBack = face === 'back'
  pen.shape(rounded(-28, -38, 64, 84, 6), { fill: colour.ink, line: 0, alpha: 0.3, shift: [0, 0] })
  pen.shape(rounded(-33, -43, 66, 86, 6), {
    fill: isBack ? colour.death : colour.parchmentLight,
    line: 2.8,
    shift: [0, 0],
  })
  pen.shape(rounded(-27, -37, 54, 74, 4), {
    line: 1.5,
    ink: isBack ? colour.deathLight : colour.inkPale,
    wobble: 0.6,
  })
  entryOf(FACES, face)(pen)
}

/** Hills far away; nearer, one meadow behind the other. */
function hills(pen: Pen, w: number, h: number): void {
  const { colour, ctx } = pen
  ctx.fillStyle = colour.sky
  ctx.fillRect(0, 0, w, 200)
  for (let ray = 0; ray < 18; ray++) {
    const angle = Math.PI * (1.03 + (ray / 17) * 0.94)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const line = `M${w * 0.7 + 40 * dx} ${150 + 40 * dy}L${w * 0.7 + 500 * dx} ${150 + 500 * dy}`
    pen.shape(line, { line: 1.6, ink: colour.parchmentEdge, alpha: 0.55 })
  }
  pen.shape(`M-10 150L70 84L130 126L220 70L310 130L400 84L480 134L${w + 10} 96V260H-10Z`, {
    fill: colour.hillFar,
    line: 2.6,
    hatch: { gap: 8, cover: 0.1, width: 2, angle: 28 },
  })
  const meadow = (left: number, middle: number, right: number) =>
    `M-10 ${left}Q${w * 0.45} ${middle} ${w + 10} ${right}V${h + 10}H-10Z`
  pen.shape(meadow(170, 130, 168), { fill: colour.leafOther, line: 2.4, alpha: 0.85 })
  pen.shape(meadow(214, 180, 210), { fill: colour.meadow, line: 2.4, shift: [0, 0] })
  pen.shape(meadow(358, 330, 352), { fill: colour.meadowLight, line: 2.2, shift: [0, 0] })
  pen.shape(meadow(628, 604, 622), { fill: colour.leafOther, line: 2.4, shift: [0, 0], alpha: 0.55 })
}

/** The places where her people wait, pray and lie: a tall painting from its upper left corner. */
function land(pen: Pen, w: number, h: number): void {
  const frame = rect(0, 0, w, h)
  pen.shape(rect(6, 9, w, h), { fill: pen.colour.ink, line: 0, alpha: 0.3, shift: [0, 0] })
  pen.inside(frame, () => {
    hills(pen, w, h)
    const way = [
      [-10, 620],
      [w * 0.4, 606],
      [w + 10, 612],
    ] as const
    for (const part of ['outline', 'surface'] as const) road(pen, way, 30, part)
    for (const [x, y, scale, seed] of [
      [w - 40, 196, 0.8, 2],
      [w - 90, 180, 0.6, 4],
      [w - 36, 640, 0.8, 5],
      [24, 420, 0.6, 3],
    ] as const)
      roundTree(pen, x, y, scale, seed % 2 === 1 ? 'leaf' : 'leafOther', seed)
    for (const [x, y] of [
      [400, 346],
      [300, 592],
      [80, 600],
      [w - 60, 836],
    ] as const)
      flowers(pen, x, y)
    bush(pen, w - 30, 344, 0.7)
    hen(pen, w - 70, 330, 0.8)
    goose(pen, 120, 592, 0.7)
  })
  pen.shape(frame, { line: 3.4, wobble: 2 })
}

export const CONNY: SpriteBook = {
  /** v-ring-board/width/height/band/slots, about its middle */
  'v-ring-board': (w, h, band, slots) => {
    const [width, height] = [number(w, 944), number(h, 812)]
    return {
      box: [-width / 2 - 6, -height / 2 - 6, width + 22, height + 26],
      paint: (pen) => ringBoard(pen, width, height, number(band, 106), number(slots, 10)),
    }
  },
  /** v-ring-slot/radius[/last] */
  'v-ring-slot': (r, last) => {
    const half = number(r, 36) + 12
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => slot(pen, number(r, 36), last === 'last') }
  },
  /** v-clockwise/radius */
  'v-clockwise': (r) => {
    const half = number(r, 40) * 1.5
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => clockwise(pen, number(r, 40)) }
  },
  /** v-fate/back|blank|quill/scale */
  'v-fate': (face = 'back', scale) => {
    const size = number(scale, 1)
    return {
      box: [-36 * size, -46 * size, 76 * size, 98 * size],
      paint: (pen) => pen.at(0, 0, size, () => fateTile(pen, face)),
    }
  },
  /** v-conny-land/width/height */
  'v-conny-land': (w, h) => ({
    box: fromCorner(number(w, 540), number(h, 866), 5),
    paint: (pen) => land(pen, number(w, 540), number(h, 866)),
  }),
}
