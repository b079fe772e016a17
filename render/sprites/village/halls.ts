import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { bricks, groundShadow, number, scaled, tiles } from '../common/masonry.ts'
import { stones } from './masonry.ts'

/** Church and council, from their upper left corners; values and people are put into them by the picture. */

export interface Bay {
  readonly x: number
  readonly w: number
  readonly floor: number
}

/** The four steps of the church, each higher than the last. */
export const BAYS: readonly Bay[] = [306, 284, 268, 252].map((floor, step) => ({ x: 110 + step * 91, w: 84, floor }))
export const CHURCH_FOOT = 330
const ARCH_TOP = 152

/** The floors of the four storeys of the council. */
export const STOREYS: readonly number[] = [378, 304, 230, 156]
const STOREY = { x: 86, w: 150, h: 66 }

function bayWindow(pen: Pen, x: number, isBright: boolean): void {
  const { colour } = pen
  const top = ARCH_TOP
  const glass = isBright ? colour.wheat : colour.time
  const path = `M${x + 26} ${top + 64}V${top + 40}Q${x + 42} ${top + 14} ${x + 58} ${top + 40}V${top + 64}Z`
  pen.shape(path, { fill: glass, line: 2.2 })
  pen.shape(`M${x + 42} ${top + 28}V${top + 64}M${x + 26} ${top + 48}H${x + 58}`, { line: 1.5 })
}

function candles(pen: Pen, x: number): void {
  for (const aside of [24, 42, 60]) {
    pen.shape(`M${x + aside} ${ARCH_TOP + 54}V${ARCH_TOP + 36}`, { line: 5, ink: pen.colour.cream })
    pen.shape(ellipse(x + aside, ARCH_TOP + 28, 3.4, 6), { fill: pen.colour.beer, line: 1.5 })
  }
}

function goldenCross(pen: Pen, x: number): void {
  const path = `M${x + 42} ${ARCH_TOP + 18}V${ARCH_TOP + 62}M${x + 28} ${ARCH_TOP + 32}H${x + 56}`
  pen.shape(path, { line: 9 })
  pen.shape(path, { line: 5.4, ink: pen.colour.coin })
}

const DEVOTION: readonly ((pen: Pen, x: number) => void)[] = [
  (pen, x) => bayWindow(pen, x, false),
  (pen, x) => bayWindow(pen, x, true),
  candles,
  goldenCross,
]

/** A bay of the church: an arch, and below it the step itself, one higher than the last. */
function bay(pen: Pen, { x, w, floor }: Bay, step: number): void {
  const { colour } = pen
  const top = ARCH_TOP
  const arch = (out: number) =>
    `M${x - out} ${floor}V${top + 40 - out * 0.4}Q${x + 2 - out} ${top - out * 1.4} ${x + w / 2} ${top - out * 1.4}` +
    `Q${x + w - 2 + out} ${top - out * 1.4} ${x + w + out} ${top + 40 - out * 0.4}V${floor}Z`
  pen.shape(arch(5), { fill: colour.stone, line: 2.6 })
  pen.shape(arch(0), {
    fill: colour.niche,
    line: 2.8,
    hatch: { gap: 6, cover: 0.22, width: 1.7, side: 'left', alpha: 0.5 },
    inner: () => {
      pen.shape(rect(x, top, w, 34), { fill: colour.ink, line: 0, alpha: 0.13 })
      DEVOTION[step]?.(pen, x)
    },
  })
  pen.shape(`M${x - 6} ${floor}H${x + w + 7}V${CHURCH_FOOT}H${x - 6}Z`, {
    fill: colour.stone,
    line: 2.8,
    shift: [0, 0],
  })
  pen.shape(`M${x - 6} ${floor + 5}H${x + w + 7}`, { line: 1.4, ink: colour.stoneDark })
}

function nave(pen: Pen): void {
  const { colour } = pen
  pen.shape(rect(96, 128, 374, 202), { fill: colour.plaster, line: 3, hatch: { gap: 8, cover: 0.05, width: 1.8 } })
  for (const [step, place] of BAYS.entries()) bay(pen, place, step)
  pen.shape('M84 132L118 62H442L480 132Z', {
    fill: colour.roofSlate,
    line: 3.2,
    inner: () => tiles(pen, 84, 62, 480, 132),
    hatch: { gap: 6, cover: 0.12, width: 1.8 },
  })
  pen.shape('M112 62H448', { line: 5, ink: colour.stoneDark })
  pen.shape('M442 62V42M434 49H450', { line: 3 })
}

function tower(pen: Pen): void {
  const { colour } = pen
  pen.shape(rect(6, 88, 98, 242), { fill: colour.stone, line: 3.2, hatch: { gap: 7, cover: 0.3, width: 1.8 } })
  stones(pen, 8, 150, 70, 170, 6)
  pen.shape('M-3 92L55 8L113 92Z', {
    fill: colour.roofRed,
    line: 3.2,
    inner: () => tiles(pen, -3, 8, 113, 92),
    hatch: { gap: 6, cover: 0.3, width: 2 },
  })
  pen.shape('M55 8V-16M45 -6H65', { line: 4.2 })
  pen.shape(ellipse(55, 122, 20), { fill: colour.woodDark, line: 2.8 })
  pen.icon('ringing-bell', 55, 122, 29, colour.coin)
  pen.shape('M43 206V176Q55 158 67 176V206Z', { fill: colour.wheat, line: 2.6 })
  pen.shape('M55 166V206M43 188H67', { line: 1.6 })
  pen.shape('M32 330V278Q55 246 78 278V330Z', { fill: colour.woodDark, line: 2.8 })
  pen.shape('M55 262V330M38 296H72', { line: 1.6 })
  pen.dot(61, 304, 2.2, colour.coin)
}

function church(pen: Pen): void {
  groundShadow(pen, 4, 474, CHURCH_FOOT)
  nave(pen)
  tower(pen)
}

const STEPS: readonly (readonly [x: number, y: number])[] = [
  [12, 60],
  [46, 40],
  [80, 20],
  [214, 20],
  [250, 40],
  [284, 60],
]

function steppedGable(pen: Pen): void {
  const { colour } = pen
  pen.shape('M12 82V60H46V40H80V20H116V0H214V20H250V40H284V60H318V82Z', {
    fill: colour.roofRed,
    line: 3.2,
    inner: () => bricks(pen, 330, 4, 84),
    hatch: { gap: 7, cover: 0.1, width: 2 },
  })
  for (const [x, y] of STEPS) pen.shape(`M${x - 2} ${y}H${x + 37}`, { line: 5.5, ink: colour.stone })
  pen.shape('M113 0H217', { line: 5.5, ink: colour.stone })
  pen.shape('M165 0V-22', { line: 3.2, ink: colour.woodDark })
  pen.shape('M165 -22L192 -16L165 -9Z', { fill: colour.wheat, line: 2 })
}

function storeys(pen: Pen): void {
  const { colour } = pen
  const { x, w, h } = STOREY
  for (const floor of STOREYS) {
    pen.shape(rect(x, floor - h, w, h), {
      fill: colour.niche,
      line: 2.6,
      hatch: { gap: 6, cover: 0.1, width: 1.6, side: 'left', alpha: 0.5 },
      inner: () => pen.shape(rect(x, floor - h, w, 14), { fill: colour.ink, line: 0, alpha: 0.14 }),
    })
  }
  for (const floor of STOREYS) {
    pen.shape(`M8 ${floor + 3}H322`, { line: 7.5, ink: colour.woodDark })
    pen.shape(`M8 ${floor + 2}H322`, { line: 4.6, ink: colour.wood })
  }
}

function council(pen: Pen): void {
  const { colour } = pen
  const beams = 'M14 84V392M316 84V392M84 84V390M238 84V390'
  groundShadow(pen, 4, 326, 398)
  pen.shape(rect(12, 78, 306, 316), { fill: colour.plaster, line: 3.2, hatch: { gap: 9, cover: 0.04, width: 1.7 } })
  steppedGable(pen)
  storeys(pen)
  pen.shape(beams, { line: 7, ink: colour.woodDark })
  pen.shape(beams, { line: 4, ink: colour.wood })
  pen.shape('M4 394H326', { line: 8, ink: colour.stoneDark })
}

export const HALLS: SpriteBook = {
  /** v-church/scale: 480 × 330 at 1, v-council/scale: 330 × 400 at 1 */
  'v-church': (scale) => scaled(number(scale, 1), [-10, -22, 510, 364], church),
  'v-council': (scale) => scaled(number(scale, 1), [-4, -28, 352, 434], council),
}
