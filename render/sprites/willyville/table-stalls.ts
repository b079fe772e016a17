import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'

/** Stalls of the market offer, the customers behind them, and the bailiff. */

const HAIR = ['#5B3A22', '#9A5B2E', '#D8CBB2', '#3A2A1E']
const CLOTHES = ['#7B5A3A', '#5F7A45', '#9A3730', '#66717A', '#3F6E6A']
const SKINS: readonly ColourName[] = ['skin', 'skinDark', 'skin']
const STRAW = '#A5834A'
const STRAW_DARK = '#8A6A3A'
const LINEN = '#F2E7CD'
/** Awnings never take a player's colour. */
const AWNINGS = ['#A94C35', '#3F6E6A', '#C8912F', '#5F7A45', '#7B5A3A']
export const FACES = 12

type HatPainter = (pen: Pen, hair: string) => void

const HATS: readonly HatPainter[] = [
  (pen, hair) => pen.shape('M-20 -8C-22 -32 22 -32 20 -8C8 -14 -8 -14 -20 -8Z', { fill: hair, line: 2.2 }),
  (pen) => {
    pen.shape('M-28 -10C-16 -18 16 -18 28 -10C16 -6 -16 -6 -28 -10Z', { fill: STRAW_DARK, line: 2.2 })
    pen.shape('M-15 -13C-13 -32 13 -32 15 -13Z', { fill: STRAW, line: 2.2 })
  },
  (pen) =>
    pen.shape('M-21 12C-28 -34 28 -34 21 12C18 0 14 -14 0 -15C-14 -14 -18 0 -21 12Z', { fill: LINEN, line: 2.2 }),
  // A flat cap.
  (pen, hair) => {
    pen.shape('M-18 0C-20 -12 -16 -18 0 -18C16 -18 20 -12 18 0C14 -8 -14 -8 -18 0Z', { fill: hair, line: 2 })
    pen.shape('M-22 -12C-26 -30 20 -34 23 -16C24 -10 8 -14 -22 -12Z', { fill: CLOTHES[3] as string, line: 2.2 })
  },
  // A hood.
  (pen) =>
    pen.shape(
      'M-23 22C-30 -8 -22 -32 2 -34C26 -30 28 -6 23 22C18 18 17 8 16 0C14 -12 8 -16 0 -16C-8 -16 -14 -12 -16 0C-17 8 -18 18 -23 22Z',
      { fill: CLOTHES[1] as string, line: 2.2, hatch: { gap: 5, cover: 0.3, width: 1.5 } },
    ),
  // Plaits.
  (pen, hair) => {
    for (const side of [-1, 1]) {
      pen.shape(
        `M${side * 17} -6C${side * 26} 4 ${side * 24} 22 ${side * 19} 30C${side * 15} 22 ${side * 17} 6 ${side * 14} -4Z`,
        {
          fill: hair,
          line: 2,
        },
      )
    }
    pen.shape('M-19 -2C-23 -32 23 -32 19 -2C14 -14 4 -18 0 -18C-4 -18 -14 -14 -19 -2Z', { fill: hair, line: 2.2 })
    pen.shape('M0 -26V-18', { line: 1.4 })
  },
]

/** Hats that go with a bare chin. */
const BARE = [2, 5]

function features(pen: Pen, seed: number, hat: number): void {
  const { colour } = pen
  for (const side of [-1, 1]) pen.dot(side * 6.5, -2, 1.9, colour.ink)
  pen.shape('M0 -1L-2 6L2 7', { line: 1.5 })
  pen.shape(seed % 2 === 1 ? 'M-5 11Q0 15 5 11' : 'M-5 12H5', { line: 1.7 })
  if (seed % 5 === 3 && !BARE.includes(hat))
    pen.shape('M-14 6C-12 26 12 26 14 6C8 10 4 8 0 9C-4 8 -8 10 -14 6Z', { fill: HAIR[seed % 4] as string, line: 1.8 })
}

function person(pen: Pen, seed: number, hat = seed % HATS.length): void {
  const { colour } = pen
  const hair = inTurn(HAIR, seed)
  pen.shape('M-34 46C-32 24 -18 22 -8 18H8C18 22 32 24 34 46Z', {
    fill: inTurn(CLOTHES, seed),
    line: 2.4,
    hatch: { gap: 5, cover: 0.4, width: 1.7 },
  })
  const shade = { gap: 4, cover: 0.24, width: 1.2, colour: colour.skinDark }
  pen.shape(ellipse(0, -2, 17, 20), { fill: colour[SKINS[seed % 3] as ColourName], line: 2.4, hatch: shade })
  features(pen, seed, hat)
  HATS[hat]?.(pen, hair)
}

export function bailiff(pen: Pen, x: number, y: number): void {
  const { colour } = pen
  pen.at(x, y, 1.06, () => person(pen, 4, 1))
  const planks = { gap: 6, cover: 0.2, width: 1.6, colour: colour.woodDark }
  pen.shape(rect(x - 48, y + 32, 96, 34), { fill: colour.wood, line: 2.6, hatch: planks })
  pen.shape(`M${x - 48} ${y + 40}H${x + 48}`, { line: 1.6, ink: colour.woodDark })
  for (const [dx, dy] of [
    [22, 30],
    [31, 26],
    [13, 29],
  ] as const) {
    pen.shape(ellipse(x + dx, y + dy, 8, 4), { fill: colour.coin, line: 1.8 })
  }
}

function awning(pen: Pen, w: number, h: number, tone: number): void {
  const count = Math.max(3, Math.round(w / 22))
  const width = w / count
  for (let strip = 0; strip < count; strip++) {
    const [left, right] = [strip * width, (strip + 1) * width]
    pen.shape(`M${left} 0H${right}V${h - 8}Q${(left + right) / 2} ${h + 8} ${left} ${h - 8}Z`, {
      fill: strip % 2 === 1 ? pen.colour.cream : inTurn(AWNINGS, tone),
      line: 2.2,
      shift: [0, 0],
    })
  }
  pen.shape(`M0 1H${w}`, { line: 3.4 })
}

function wall(pen: Pen, w: number, h: number, top: number): void {
  const { ctx, colour } = pen
  const boards = () => {
    ctx.save()
    ctx.globalAlpha *= 0.28
    ctx.strokeStyle = colour.woodDark
    ctx.lineWidth = 1.5
    for (let x = 18; x < w; x += 19) {
      ctx.beginPath()
      ctx.moveTo(x, 0)
      ctx.lineTo(x + (grit(x, 2) - 0.5) * 3, h)
      ctx.stroke()
    }
    ctx.restore()
  }
  pen.shape(rect(5, top, w - 10, h - top - 2), {
    fill: '#D9C390',
    line: 2.6,
    inner: boards,
    hatch: { gap: 7, cover: 0.1, width: 1.5, colour: colour.inkSoft },
  })
  pen.shape(`M6 ${top + 8}V${h - 6}M${w - 6} ${top + 8}V${h - 6}`, { line: 6.5, ink: colour.woodDark })
}

export const COUNTER = 52
export const AWNING = 38

function stall(pen: Pen, w: number, h: number, tone: number, seed: number): void {
  const { colour } = pen
  const awningHeight = Math.min(AWNING, h * 0.22)
  pen.shape(rect(6, h - 4, w - 2, 8), { fill: colour.ink, line: 0, alpha: 0.25 })
  wall(pen, w, h, awningHeight * 0.7)
  if (h > 170) pen.at(w / 2, h - COUNTER - 40, 1, () => person(pen, seed))
  const planks = { gap: 7, cover: 0.12, width: 1.6, colour: colour.woodDark }
  pen.shape(rect(0, h - COUNTER, w, COUNTER), { fill: colour.wood, line: 2.6, hatch: planks })
  pen.shape(`M0 ${h - COUNTER + 7}H${w}`, { line: 1.4, ink: colour.woodDark })
  awning(pen, w, awningHeight, tone)
}

/** The outline on the cloth of a stall that is gone. */
function stallPrint(pen: Pen, w: number, h: number): void {
  const { ctx, colour } = pen
  pen.shape(rounded(3, 3, w - 6, h - 6, 8), { line: 2.2, ink: colour.inkPale, dash: [8, 7] })
  pen.shape(`M3 ${AWNING}H${w - 3}M3 ${h - COUNTER}H${w - 3}`, { line: 2, ink: colour.inkPale, dash: [8, 7] })
  ctx.save()
  ctx.globalAlpha *= 0.3
  pen.icon('shop', w / 2, (AWNING + h - COUNTER) / 2, Math.min(64, w * 0.6), colour.inkSoft)
  ctx.restore()
}

export const STALLS_TABLE: SpriteBook = {
  /** stall-print/width/height */
  'stall-print': (w, h) => ({
    box: [0, 0, Number(w), Number(h)],
    paint: (pen) => stallPrint(pen, Number(w), Number(h)),
  }),
  /** stall/width/height/awning/face: its upper left corner is the origin */
  stall: (w, h, tone, seed) => ({
    box: [-4, -4, Number(w) + 14, Number(h) + 12],
    paint: (pen) => stall(pen, Number(w), Number(h), Number(tone), Number(seed)),
  }),
}
