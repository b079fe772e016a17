import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rounded } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { seatColour, seatPattern } from '../common/tokens.ts'

/** Dice, little houses, the rat's track and the players' strips. */

const BLACK_DIE = '#33241A'
const BLACK_SHADE = '#7A6248'
const FELT_DARK = '#3E4A30'
const PIP = 13

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-PIP, -PIP],
    [PIP, PIP],
  ],
  [
    [-PIP, -PIP],
    [0, 0],
    [PIP, PIP],
  ],
  [
    [-PIP, -PIP],
    [PIP, -PIP],
    [-PIP, PIP],
    [PIP, PIP],
  ],
  [
    [-PIP, -PIP],
    [PIP, -PIP],
    [-PIP, PIP],
    [PIP, PIP],
    [0, 0],
  ],
  [
    [-PIP, -PIP],
    [PIP, -PIP],
    [-PIP, 0],
    [PIP, 0],
    [-PIP, PIP],
    [PIP, PIP],
  ],
]

function die(pen: Pen, isBlack: boolean, face: number, size: number): void {
  const { colour } = pen
  pen.at(0, 0, size / 50, () => {
    pen.shape(rounded(-22, -20, 50, 50, 9), { fill: colour.ink, line: 0, alpha: 0.35 })
    pen.shape(rounded(-25, -25, 50, 50, 10), {
      fill: isBlack ? BLACK_DIE : colour.cream,
      line: 3,
      shift: [0, 0],
      hatch: { gap: 5, cover: 0.16, width: 1.4, colour: isBlack ? BLACK_SHADE : colour.inkPale },
    })
    // A light edge, or a black die is lost on the felt at arm's length.
    if (isBlack) pen.shape(rounded(-22, -22, 44, 44, 8), { line: 1.2, ink: BLACK_SHADE })
    for (const [x, y] of PIPS[face] ?? []) {
      pen.dot(x + grit(x, y) - 0.5, y, 5.4, isBlack ? colour.parchmentLight : colour.ink)
    }
  })
}

const ROOFS: Record<string, ColourName> = {
  horse: 'roofBrown',
  beer: 'roofGold',
  plough: 'roofSlate',
  scroll: 'roofMoss',
  wagon: 'roofRed',
}

function littleHouse(pen: Pen, good: string): void {
  const { colour } = pen
  pen.shape('M-20 18H24L28 21H-18Z', { fill: colour.ink, line: 0, alpha: 0.25 })
  pen.shape('M10 -18V-6H16V-18Z', { fill: colour.stoneDark, line: 1.8 })
  pen.shape('M-20 17V-1L0 -18L20 -1V17Z', { fill: colour.plaster, line: 2.4 })
  pen.shape('M-26 1L0 -21L26 1L20 6L0 -11L-20 6Z', { fill: colour[ROOFS[good] as ColourName], line: 2.2 })
  pen.shape('M-6 17V5H6V17Z', { fill: colour.woodDark, line: 1.6 })
}

/** A step of the rat: plain, in the red zone, or the plague itself. */
function ratSpace(pen: Pen, kind: string, r: number): void {
  const { colour } = pen
  if (kind === 'plague') {
    pen.shape(ellipse(0, 0, r * 1.14), { fill: colour.plague, line: 3 })
    pen.icon('death-skull', 0, 0, r * 1.5, colour.cream)
  } else if (kind === 'danger') {
    pen.shape(ellipse(0, 0, r), { fill: colour.danger, line: 2.6, hatch: { gap: 5, cover: 0.3, width: 1.4 } })
  } else pen.shape(ellipse(0, 0, r), { fill: colour.parchmentLight, line: 2.6 })
}

/** The path under the spaces: along, round the corner, and back. */
function ratPath(pen: Pen, w: number, h: number, end: number): void {
  const path = `M0 0H${w}Q${w + 24} 2 ${w + 24} ${h / 2}Q${w + 24} ${h - 2} ${w} ${h}H${end}`
  pen.shape(path, { line: 7, ink: pen.colour.ink, wobble: 2 })
  pen.shape(path, { line: 4, ink: pen.colour.roadPebble, wobble: 2 })
}

function strip(pen: Pen, w: number, h: number, seat: number, isOn: boolean): void {
  const { colour } = pen
  pen.shape(rounded(5, 8, w, h, 10), { fill: colour.ink, line: 0, alpha: 0.35 })
  const fill = isOn ? colour.parchmentLight : colour.parchment
  pen.shape(rounded(0, 0, w, h, 10), { fill, line: isOn ? 4.4 : 2.8, shift: [0, 0] })
  if (!isOn) return
  pen.shape(rounded(6, 6, w - 12, h - 12, 7), { line: 4.5, ink: colour[seatColour(seat)] })
}

/** A ribbon with tails short enough for a strip. Its upper left corner is the origin. */
function nameRibbon(pen: Pen, w: number, h: number, seat: number): void {
  const { colour } = pen
  const fill = colour[seatColour(seat)]
  for (const [edge, out] of [
    [0, -1],
    [w, 1],
  ] as const) {
    const tail = `M${edge} 10L${edge + out * 13} 11L${edge + out * 5} ${h / 2 + 8}L${edge + out * 13} ${h + 7}L${edge - out * 14} ${h + 7}V10Z`
    pen.shape(tail, { fill, line: 2.6, hatch: { gap: 5, cover: 0.8, width: 1.6, alpha: 0.6 } })
  }
  pen.shape(`M-4 0Q${w / 2} 4 ${w + 4} 0V${h}Q${w / 2} ${h + 4} -4 ${h}Z`, {
    fill,
    line: 3,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -4, -4, w + 8, h + 10, 0.3),
  })
}

/** Two twigs beside a number: leaves only outside, so that three digits have room. */
function wreath(pen: Pen, rx: number, ry: number): void {
  const { colour } = pen
  for (const side of [-1, 1]) {
    const pointAt = (angle: number): [number, number] => [side * Math.sin(angle) * rx, Math.cos(angle) * ry]
    const stem = Array.from({ length: 8 }, (_, k) => pointAt(0.2 + k * 0.29))
    pen.shape(`M${stem.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, {
      line: 2.6,
      ink: colour.leafDark,
    })
    for (let k = 0; k < 7; k++) {
      const [x, y] = pointAt(0.34 + k * 0.31)
      const turn = (Math.atan2(y / ry, x / rx) * 180) / Math.PI
      for (const spread of [-34, 12]) {
        const leaf = () => pen.shape('M0 0C4 -5 11 -5 14 0C11 4 4 4 0 0Z', { fill: colour.leaf, line: 1.8 })
        pen.at(x, y, 1, leaf, turn + side * spread)
      }
    }
  }
}

const around = (r: number): Sprite['box'] => [-r, -r, 2 * r, 2 * r]

export const BOARD_TABLE: SpriteBook = {
  /** die/w|b face/size: die/w5/54 */
  die: (name = 'w1', size) => ({
    box: around(Number(size) * 0.68),
    paint: (pen) => die(pen, name.startsWith('b'), Number(name.slice(1)), Number(size)),
  }),
  /** die-print/size: where a die lay */
  'die-print': (size) => {
    const half = Number(size) / 2 - 3
    return {
      box: around(half + 4),
      paint: (pen) =>
        pen.shape(rounded(-half, -half, 2 * half, 2 * half, 9), { line: 2, ink: FELT_DARK, dash: [6, 5] }),
    }
  },
  /** paper-print/width/height: an empty space on paper, about its middle */
  'paper-print': (w, h) => {
    const [width, height] = [Number(w), Number(h)]
    return {
      box: [-width / 2 - 4, -height / 2 - 4, width + 8, height + 8],
      paint: (pen) =>
        pen.shape(rounded(-width / 2, -height / 2, width, height, 7), {
          line: 2,
          ink: pen.colour.inkPale,
          dash: [5, 5],
        }),
    }
  },
  'little-house': (good = 'horse') => ({ box: [-30, -25, 62, 50], paint: (pen) => littleHouse(pen, good) }),
  dash: () => ({
    box: [-14, -5, 28, 10],
    paint: (pen) => pen.shape('M-10 0H10', { line: 3, ink: pen.colour.inkPale }),
  }),
  /** rat-space/plain|danger|plague/radius */
  'rat-space': (kind = 'plain', r) => ({
    box: around(Number(r) * 1.2 + 4),
    paint: (pen) => ratSpace(pen, kind, Number(r)),
  }),
  /** rat-path/width/height between its two rows/where the lower one ends; it begins at the origin */
  'rat-path': (w, h, end) => ({
    box: [-8, -8, Number(w) + 42, Number(h) + 16],
    paint: (pen) => ratPath(pen, Number(w), Number(h), Number(end)),
  }),
  /** strip/width/height/seat/on|off */
  strip: (w, h, seat, on) => ({
    box: [-6, -6, Number(w) + 18, Number(h) + 22],
    paint: (pen) => strip(pen, Number(w), Number(h), Number(seat), on === 'on'),
  }),
  /** name-ribbon/width/height/seat */
  'name-ribbon': (w, h, seat) => ({
    box: [-18, -6, Number(w) + 36, Number(h) + 20],
    paint: (pen) => nameRibbon(pen, Number(w), Number(h), Number(seat)),
  }),
  /** wreath/half width/half height */
  wreath: (rx, ry) => ({
    box: [-Number(rx) - 18, -Number(ry) - 18, 2 * Number(rx) + 36, 2 * Number(ry) + 36],
    paint: (pen) => wreath(pen, Number(rx), Number(ry)),
  }),
  /** The coffin of the title bar. */
  'dead-icon': () => ({
    box: around(30),
    paint: (pen) => pen.icon('coffin', 0, 0, 54, pen.colour.death),
  }),
}
