import type { Pen } from '#render/engine/ink'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { around, fromCorner, sized } from './boxes.ts'

/** What prices and signs are written on: tags, seals, cards, and the marks between two prices. */

const STILL = { shift: [0, 0] } as const

/** Paper that hangs on a wall, with a price. */
function priceTag(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  pen.shape(rect(-w / 2 + 3, -h / 2 + 4, w, h), { ...STILL, fill: colour.ink, line: 0, alpha: 0.25 })
  pen.shape(rounded(-w / 2, -h / 2, w, h, 7), { ...STILL, fill: colour.parchmentLight, line: 2.5 })
}

/** A patch of trodden earth on which cubes lie: the action space. */
function patch(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const p = (x: number, y: number) => `${(x * w) / 2} ${(y * h) / 2}`
  const path =
    `M${p(-0.86, -0.74)}C${p(-0.4, -1.06)} ${p(0.3, -0.96)} ${p(0.84, -0.82)}C${p(1.06, -0.5)} ${p(1.02, 0.4)} ${p(0.88, 0.76)}` +
    `C${p(0.4, 1.06)} ${p(-0.5, 0.98)} ${p(-0.9, 0.78)}C${p(-1.06, 0.3)} ${p(-1.02, -0.5)} ${p(-0.86, -0.74)}Z`
  pen.shape(path, { ...STILL, fill: colour.road, line: 2, ink: colour.earth, wobble: 1.6, alpha: 0.95 })
}

/** A round seal with an icon. */
function seal(pen: Pen, icon: string, d: number): void {
  const { colour } = pen
  pen.shape(ellipse(2, 3, d / 2), { fill: colour.ink, line: 0, alpha: 0.28 })
  pen.shape(ellipse(0, 0, d / 2), { ...STILL, fill: colour.parchmentLight, line: 2.4 })
  pen.icon(icon, 0, 0, d * 0.72)
}

const PORTRAIT = 100

/** Rays behind a portrait. */
function rays(pen: Pen, w: number): void {
  pen.inside(rect(8, 8, w - 16, PORTRAIT - 2), () => {
    for (let ray = 0; ray < 12; ray++) {
      const angle = Math.PI * (1 + ray / 11)
      const end = `${w / 2 + 120 * Math.cos(angle)} ${92 + 120 * Math.sin(angle)}`
      pen.plain(`M${w / 2} 92L${end}`, { stroke: pen.colour.parchmentEdge, width: 1.6, alpha: 0.7 })
    }
  })
}

/** Full where a villager is played once, empty where they count at the end. */
function inkwell(pen: Pen, isFull: boolean): void {
  const { colour } = pen
  const glass = isFull ? colour.woodDark : colour.cream
  pen.shape('M-10 -14H10V-8C22 -4 24 10 20 18H-20C-24 10 -22 -4 -10 -8Z', { fill: glass, line: 3 })
  pen.shape(ellipse(0, -14, 12, 4), { fill: isFull ? colour.ink : colour.cream, line: 2.4 })
}

/** A villager's card: room for a portrait above, for words and icons below. */
function card(pen: Pen, w: number, h: number, isOnce: boolean): void {
  const { colour } = pen
  pen.shape(rounded(4, 5, w, h, 8), { ...STILL, fill: colour.ink, line: 0, alpha: 0.3 })
  pen.shape(rounded(0, 0, w, h, 8), { ...STILL, fill: colour.page, line: 2.8 })
  pen.shape(rect(7, 7, w - 14, PORTRAIT), {
    ...STILL,
    fill: isOnce ? colour.parchmentDark : colour.hillFar,
    line: 2.2,
  })
  rays(pen, w)
  pen.at(22, 24, 0.62, () => inkwell(pen, isOnce))
}

/** A stack of tiles with their backs up; a number is written on it. */
function pile(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  for (const up of [8, 4, 0]) {
    const fill = up > 0 ? colour.parchmentDark : colour.roofGold
    pen.shape(rounded(-w / 2 + up * 0.7, -h / 2 - up + 4, w, h, 5), { ...STILL, fill, line: 2.4 })
  }
  pen.shape(rounded(-w / 2 + 5, -h / 2 + 9, w - 10, h - 10, 3), { line: 1.2, ink: colour.cream })
}

/** A large sheet of paper, from its upper left corner. */
function paper(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  pen.shape(rect(5, 8, w, h), { ...STILL, fill: colour.ink, line: 0, alpha: 0.3 })
  pen.shape(rect(0, 0, w, h), { ...STILL, fill: colour.parchment, line: 3, wobble: 2 })
}

export const PAPERS: SpriteBook = {
  /** v-price/width/height, v-patch/width/height, v-pile/width/height: about their middles */
  'v-price': (w, h) => ({
    box: sized(number(w, 132), number(h, 48), 6),
    paint: (pen) => priceTag(pen, number(w, 132), number(h, 48)),
  }),
  'v-patch': (w, h) => ({
    box: sized(number(w, 100), number(h, 58), 8),
    paint: (pen) => patch(pen, number(w, 100), number(h, 58)),
  }),
  'v-pile': (w, h) => ({
    box: sized(number(w, 54), number(h, 44), 12),
    paint: (pen) => pile(pen, number(w, 54), number(h, 44)),
  }),
  /** v-seal/icon/diameter */
  'v-seal': (icon = 'anvil', d) => ({
    box: around(number(d, 44) / 2 + 4),
    paint: (pen) => seal(pen, icon, number(d, 44)),
  }),
  /** v-card/width/height/once|end and v-paper/width/height: from the upper left corner */
  'v-card': (w, h, kind) => ({
    box: fromCorner(number(w, 100), number(h, 226)),
    paint: (pen) => card(pen, number(w, 100), number(h, 226), kind !== 'end'),
  }),
  'v-card-print': (w, h) => ({
    box: fromCorner(number(w, 100), number(h, 226)),
    paint: (pen) =>
      pen.shape(rounded(0, 0, number(w, 100), number(h, 226), 8), {
        ...STILL,
        fill: pen.colour.meadowLight,
        alpha: 0.7,
        line: 2.2,
        ink: pen.colour.inkSoft,
        dash: [8, 7],
      }),
  }),
  'v-paper': (w, h) => ({
    box: fromCorner(number(w, 300), number(h, 200), 5),
    paint: (pen) => paper(pen, number(w, 300), number(h, 200)),
  }),
  /** Between two prices: or, and. v-or/height, v-and/width */
  'v-or': (h) => ({
    box: around(number(h, 34) * 0.6),
    paint: (pen) => {
      const half = number(h, 34) / 2
      pen.shape(`M${half * 0.44} ${-half}L${-half * 0.44} ${half}`, { line: 3.4, ink: pen.colour.inkSoft, wobble: 0.5 })
    },
  }),
  'v-and': (d) => ({
    box: around(number(d, 20) * 0.6 + 3),
    paint: (pen) => {
      const half = number(d, 20) / 2
      pen.shape(`M${-half} 0H${half}M0 ${-half}V${half}`, { line: 4, ink: pen.colour.inkSoft, wobble: 0.4 })
    },
  }),
  /** What is given becomes what comes: v-becomes/width */
  'v-becomes': (d) => ({
    box: around(number(d, 16) * 0.6 + 2),
    paint: (pen) => {
      const half = number(d, 16) / 2
      pen.shape(`M${-half / 2} ${-half}V${half}L${half} 0Z`, { ...STILL, fill: pen.colour.inkSoft, line: 0 })
    },
  }),
  /** Not to be paid: a red line across. v-waived/diameter */
  'v-waived': (d) => ({
    box: around(number(d, 40) * 0.55),
    paint: (pen) => {
      const half = number(d, 40) * 0.4
      pen.shape(`M${-half} ${half}L${half} ${-half}`, { line: 7, ink: pen.colour.cream })
      pen.shape(`M${-half} ${half}L${half} ${-half}`, { line: 4.4, ink: pen.colour.points })
    },
  }),
}
