import { CATEGORIES, type Category } from '#willyville/words'
import { ellipse, grit, type Pen, rect, rounded } from '../ink.ts'
import type { ColourName } from '../palette.ts'
import type { SpriteBook } from './sprite.ts'

/** What a book of accounts is made of: seals, rules, shelves and the books on them. */

interface Kind {
  readonly icon: string
  readonly colour: ColourName
  readonly ink: ColourName
}

export const CATEGORY_KINDS: Record<Category, Kind> = {
  church: { icon: 'church', colour: 'stoneDark', ink: 'ink' },
  windows: { icon: 'window', colour: 'feather', ink: 'ink' },
  hall: { icon: 'gavel', colour: 'rosary', ink: 'ink' },
  meeting: { icon: 'discussion', colour: 'leafOther', ink: 'ink' },
  harvest: { icon: 'wheat', colour: 'wheat', ink: 'ink' },
  travel: { icon: 'treasure-map', colour: 'scroll', ink: 'ink' },
  served: { icon: 'shop', colour: 'jug', ink: 'ink' },
  story: { icon: 'open-book', colour: 'points', ink: 'parchmentLight' },
  labourers: { icon: 'person', colour: 'earth', ink: 'ink' },
  hand: { icon: 'hand', colour: 'skin', ink: 'ink' },
}

function kindOf(word: string | undefined): Kind {
  return CATEGORY_KINDS[CATEGORIES.find((one) => one === word) ?? 'church']
}

function seal(pen: Pen, { icon, colour, ink }: Kind, d: number): void {
  pen.at(0, 0, d / 48, () => {
    pen.shape(ellipse(1.5, 3, 23), { fill: pen.colour.ink, line: 0, alpha: 0.3 })
    pen.shape(ellipse(0, 0, 23), { fill: pen.colour[colour], line: 2.6 })
    pen.icon(icon, 0, 0, 32, pen.colour[ink])
  })
}

/** A book seen from its back, standing on the origin, its left edge there. */
function spine(pen: Pen, { icon, colour, ink }: Kind, w: number, h: number): void {
  const cover = pen.colour[colour]
  const gold = pen.colour[colour === 'wheat' || colour === 'jug' ? 'woodDark' : 'coin']
  pen.shape(rounded(0, -h, w, h, Math.min(6, w / 3)), {
    fill: cover,
    line: 2.6,
    shift: [0, 0],
    ...(w > 14 ? { hatch: { gap: 5, cover: Math.min(0.3, 15 / w), width: 1.5 } } : {}),
  })
  if (w > 12) {
    for (const y of [-10, -h + 12]) pen.shape(`M3 ${y}H${w - 3}`, { line: 3.4, ink: gold, wobble: 0.6 })
    for (const y of [-16, -h + 18]) pen.shape(`M3 ${y}H${w - 3}`, { line: 1.3, wobble: 0.6 })
  }
  if (w > 30) pen.icon(icon, w / 2, -h / 2, Math.min(36, w - 8, h - 40), pen.colour[ink])
}

function shelf(pen: Pen, w: number): void {
  const { colour } = pen
  for (const x of [40, w - 60]) pen.shape(`M${x} 16V36L${x + 20} 16Z`, { fill: colour.woodDark, line: 2.2 })
  pen.shape(rect(3, 4, w, 18), { fill: colour.ink, line: 0, alpha: 0.28 })
  pen.shape(rect(0, 0, w, 18), {
    fill: colour.wood,
    line: 2.8,
    hatch: { gap: 5, cover: 0.06, width: 1.5, colour: colour.woodDark },
  })
  for (let x = 30; x < w - 60; x += 90) {
    const start = x + 30 * grit(x, 3)
    pen.shape(`M${start} ${7 + 5 * grit(x, 9)}h${30 + 24 * grit(x, 5)}`, { line: 1.3, ink: colour.woodDark })
  }
}

function band(pen: Pen, w: number, h: number): void {
  pen.shape(rect(0, -h / 2, w, h), { fill: pen.colour.parchmentDark, line: 0, alpha: 0.45, wobble: 2.4 })
}

function rule(pen: Pen, w: number, kind: string): void {
  const { colour } = pen
  if (kind === 'thin') pen.shape(`M0 0H${w}`, { line: 1.5, ink: colour.inkPale })
  else if (kind === 'base') pen.shape(`M0 0H${w}`, { line: 3.2 })
  else {
    pen.shape(`M0 -3H${w}`, { line: 4 })
    pen.shape(`M0 5H${w}`, { line: 1.6 })
  }
}

/** The box of a first letter, grown over by vines. */
function initial(pen: Pen, d: number): void {
  const { colour } = pen
  const vine = (path: string) => {
    pen.shape(path, { line: 4.4, ink: colour.pointsDark })
    pen.shape(path, { line: 2.2, ink: colour.coin })
  }
  pen.at(-d / 2, -d / 2, d / 100, () => {
    pen.shape(rect(4, 5, 100, 100), { fill: colour.ink, line: 0, alpha: 0.3 })
    pen.shape(rect(0, 0, 100, 100), { fill: colour.points, line: 3.4, shift: [0, 0] })
    pen.shape(rect(7, 7, 86, 86), { line: 1.8, ink: colour.coin })
    vine('M14 88C10 60 18 44 30 40C22 30 14 34 15 44M14 88C40 92 58 84 62 72C72 80 68 88 58 86')
    vine('M86 12C90 40 82 56 70 60C78 70 86 66 85 56M86 12C60 8 42 16 38 28C28 20 32 12 42 14')
    for (const [x, y] of [
      [20, 66],
      [44, 84],
      [80, 34],
      [56, 16],
      [16, 18],
      [84, 82],
    ] as const) {
      pen.shape(ellipse(x, y, 4.4), { fill: colour.leaf, line: 1.6, ink: colour.pointsDark })
    }
  })
}

/** One dab of a brush: a row of them is a line that may go anywhere. */
function dab(pen: Pen, d: number, colour: ColourName): void {
  pen.dot(0, 0, d / 2, pen.colour[colour])
}

const number = (word: string | undefined, usual: number) => (word === undefined ? usual : Number(word))

export const LEDGER: SpriteBook = {
  /** seal/category/diameter */
  seal: (category, d) => {
    const half = Math.ceil(number(d, 48) / 2) + 4
    return {
      box: [-half, -half, 2 * half, 2 * half + 2],
      paint: (pen) => seal(pen, kindOf(category), number(d, 48)),
    }
  },
  /** spine/category/width/height: its lower left corner is the origin */
  spine: (category, w, h) => {
    const [width, height] = [number(w, 40), number(h, 76)]
    return {
      box: [-4, -height - 4, width + 8, height + 8],
      paint: (pen) => spine(pen, kindOf(category), width, height),
    }
  },
  /** shelf/width: books stand on its origin, the upper left corner */
  shelf: (w) => ({ box: [-4, -4, number(w, 732) + 10, 46], paint: (pen) => shelf(pen, number(w, 732)) }),
  /** band/width/height: from its left, about its middle */
  band: (w, h) => {
    const [width, height] = [number(w, 686), number(h, 58)]
    return { box: [-4, -height / 2 - 4, width + 8, height + 8], paint: (pen) => band(pen, width, height) }
  },
  /** rule/width/double|thin|base: from its left */
  rule: (w, kind = 'double') => ({
    box: [-4, -9, number(w, 686) + 8, 20],
    paint: (pen) => rule(pen, number(w, 686), kind),
  }),
  /** initial/size: about its middle */
  initial: (size) => {
    const half = number(size, 96) / 2 + 3
    return { box: [-half, -half, 2 * half + 5, 2 * half + 6], paint: (pen) => initial(pen, number(size, 96)) }
  },
  /** dab/diameter/colour */
  dab: (d, colour = 'ink') => {
    const half = Math.ceil(number(d, 6) / 2) + 1
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => dab(pen, number(d, 6), colour as ColourName) }
  },
}
