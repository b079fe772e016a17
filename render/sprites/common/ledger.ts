import { colourNamed, entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { seatColour, seatPattern } from './tokens.ts'

/** Parts of a book of accounts: seals, rules, shelves and the books on them. */

/** What brings points, as it looks in a ledger and on a shelf. */
export interface LedgerKind {
  readonly icon: string
  readonly colour: ColourName
  readonly ink: ColourName
}

function seal(pen: Pen, { icon, colour, ink }: LedgerKind, d: number): void {
  pen.at(0, 0, d / 48, () => {
    pen.shape(ellipse(1.5, 3, 23), { fill: pen.colour.ink, line: 0, alpha: 0.3 })
    pen.shape(ellipse(0, 0, 23), { fill: pen.colour[colour], line: 2.6 })
    pen.icon(icon, 0, 0, 32, pen.colour[ink])
  })
}

/** A book seen from its back, standing on the origin, its left edge there. */
function spine(pen: Pen, { icon, colour, ink }: LedgerKind, w: number, h: number): void {
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
  if (w > 30) pen.icon(icon, w / 2, -h / 2, Math.min(36, w - 8, Math.max(24, h - 40)), pen.colour[ink])
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
  pen.shape(rect(0, -h / 2, w, h), { fill: pen.colour.slot, line: 0, wobble: 2.4 })
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

/** The box of a first letter, its corners grown over by vines; the middle is left to the letter. */
function initial(pen: Pen, d: number): void {
  const { colour } = pen
  pen.at(-d / 2, -d / 2, d / 100, () => {
    pen.shape(rect(4, 5, 100, 100), { fill: colour.ink, line: 0, alpha: 0.3 })
    pen.shape(rect(0, 0, 100, 100), { fill: colour.points, line: 3.4, shift: [0, 0] })
    pen.shape(rect(6, 6, 88, 88), { line: 1.8, ink: colour.coin, wobble: 0.6 })
    for (const turn of [0, 90, 180, 270]) {
      pen.at(50, 50, 1, initialCorner, turn)
    }
  })
}

function initialCorner(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-38 -38C-34 -24 -22 -32 -30 -36M-38 -38C-30 -16 -38 -8 -38 0', { line: 2.4, ink: colour.coin })
  for (const [x, y, turn] of [
    [-22, -36, 80],
    [-37, -18, 10],
  ] as const) {
    pen.at(x, y, 1, () => pen.shape('M0 -6C4 -2 4 3 0 6C-4 3 -4 -2 0 -6Z', { fill: colour.wheat, line: 0 }), turn)
  }
}

/** A winner's wreath: leaves grow along two twigs, tied below with a bow. */
function wreath(pen: Pen, r: number): void {
  const { colour } = pen
  pen.at(0, 0, r / 80, () => {
    for (const side of [-1, 1]) {
      const pointAt = (angle: number, radius: number): [number, number] => [
        side * Math.sin(angle) * radius,
        Math.cos(angle) * radius,
      ]
      const stem = Array.from({ length: 25 }, (_, step) => pointAt(0.12 + step * 0.1, 80).join(' '))
      pen.shape(`M${stem.join('L')}`, { line: 5, ink: colour.leafDark })
      for (let leaf = 0; leaf < 9; leaf++) {
        const angle = 0.34 + leaf * 0.255
        const heading = (side * (90 - (angle * 180) / Math.PI)) % 360
        const [x, y] = pointAt(angle, 80)
        pen.at(x, y, 1 - leaf * 0.03, () => twigLeaf(pen, leaf % 2 === 0), heading + side * 34)
        if (leaf % 2 === 1) pen.at(x, y, 0.86 - leaf * 0.03, () => twigLeaf(pen, true), heading - side * 38)
      }
      const [x, y] = pointAt(0.12 + 24 * 0.1, 80)
      pen.at(x, y, 0.8, () => twigLeaf(pen, false), side * -68)
    }
    pen.shape('M0 82C-22 66 -34 74 -30 86C-28 98 -12 94 0 82C22 66 34 74 30 86C28 98 12 94 0 82Z', {
      fill: colour.points,
      line: 2.8,
    })
    pen.shape('M-3 84L-18 108L-6 104L0 114L2 86M3 84L18 106L8 104L2 112', { fill: colour.points, line: 2.4 })
    pen.shape(ellipse(0, 83, 7), { fill: colour.pointsDark, line: 2.4 })
  })
}

/** It points up from its stalk. */
function twigLeaf(pen: Pen, isLight: boolean): void {
  const { colour } = pen
  pen.shape('M0 0C-13 -8 -12 -24 0 -36C12 -24 13 -8 0 0Z', {
    fill: isLight ? colour.leaf : colour.leafOther,
    line: 2.4,
    hatch: { gap: 4, cover: 0.36, width: 1.3 },
  })
  pen.shape('M0 -3V-27', { line: 1.4 })
}

/** A name's band in a player's colours, its ends folded under, for where there is no room for tails. */
function tag(pen: Pen, w: number, h: number, seat: number): void {
  const { colour } = pen
  const fill = colour[seatColour(seat)]
  const [x, y] = [w / 2, h / 2]
  for (const side of [-1, 1]) {
    pen.shape(`M${side * (x - 18)} ${y - 4}V${y + 9}L${side * (x - 8)} ${y + 5}L${side * (x + 1)} ${y + 9}V${y - 4}Z`, {
      fill,
      line: 2.4,
      hatch: { gap: 4, cover: 0.9, width: 1.8 },
    })
  }
  pen.shape(`M${-x} ${-y}Q0 ${-y + 4} ${x} ${-y}V${y}Q0 ${y + 4} ${-x} ${y}Z`, {
    fill,
    line: 2.8,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -x, -y - 4, w, h + 10, 0.32),
  })
}

/** One dab of a brush: a row of them is a line that may go anywhere. */
function dab(pen: Pen, d: number, colour: ColourName): void {
  pen.dot(0, 0, d / 2, pen.colour[colour])
}

const number = (word: string | undefined, usual: number) => (word === undefined ? usual : Number(word))

/** Seals and spines for each of the kinds a game has: `seal/church/48`, `spine/church/40/76`. */
export function ledgerKinds(
  sealName: string,
  spineName: string,
  kinds: Readonly<Record<string, LedgerKind>>,
  usual: string,
): SpriteBook {
  return {
    /** seal/kind/diameter */
    [sealName]: (kind = usual, d) => {
      const half = Math.ceil(number(d, 48) / 2) + 4
      return {
        box: [-half, -half, 2 * half, 2 * half + 2],
        paint: (pen) => seal(pen, entryOf(kinds, kind), number(d, 48)),
      }
    },
    /** spine/kind/width/height: its lower left corner is the origin */
    [spineName]: (kind = usual, w, h) => {
      const [width, height] = [number(w, 40), number(h, 76)]
      return {
        box: [-4, -height - 4, width + 8, height + 8],
        paint: (pen) => spine(pen, entryOf(kinds, kind), width, height),
      }
    },
  }
}

export const LEDGER: SpriteBook = {
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
  /** victory/radius */
  victory: (r) => {
    const radius = number(r, 80)
    return {
      box: [-radius * 1.46, -radius * 1.36, radius * 2.92, radius * 2.84],
      paint: (pen) => wreath(pen, radius),
    }
  },
  /** tag/width/height/seat */
  tag: (w, h, seat) => {
    const [width, height] = [number(w, 104), number(h, 42)]
    return {
      box: [-width / 2 - 4, -height / 2 - 4, width + 8, height + 18],
      paint: (pen) => tag(pen, width, height, number(seat, 0)),
    }
  },
  /** dab/diameter/colour */
  dab: (d, colour = 'ink') => {
    const half = Math.ceil(number(d, 6) / 2) + 1
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => dab(pen, number(d, 6), colourNamed(colour)) }
  },
}
