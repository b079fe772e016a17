import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '#render/sprites/common/masonry'

/** The council table and the event card on it, both standing on a corner between the seats. */

export const THEME_ICONS: Readonly<Record<string, string>> = {
  market: 'shop',
  build: 'trowel',
  harvest: 'wheat',
  church: 'prayer',
  royal: 'crown',
  law: 'gavel',
  plague: 'plague-doctor-profile',
  town: 'huts-village',
}

const diamond = (r: number, x = 0, y = 0) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`

/** North-east first, clockwise: the directions of the sides. */
const TOWARDS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const

function table(pen: Pen, r: number): void {
  const { colour } = pen
  pen.shape(diamond(r + 4, 5, 10), { fill: colour.ink, line: 0, alpha: 0.3 })
  const hatch = { gap: 9, cover: 0.07, width: 2, colour: colour.woodDark }
  pen.shape(diamond(r), { fill: colour.oak, line: 3.4, shift: [0, 0], hatch })
  for (const k of [0.3, 0.62]) {
    pen.shape(`M${-r * (1 - k)} ${-r * k}L${r * k} ${r * (1 - k)}`, { line: 1.4, ink: colour.woodDark })
  }
  pen.shape(diamond(r - 7), { line: 1.5, ink: colour.woodDark })
}

/** The arrow of the card runs from its middle over one side. */
function arrow(pen: Pen, r: number, side: number): void {
  const [u, v] = TOWARDS[side] ?? TOWARDS[0]
  const path = 'M-28 -11H-2V-25L30 0L-2 25V11H-28Z'
  const paint = () => {
    pen.shape(path, { fill: pen.colour.ink, line: 0, alpha: 0.3, shift: [3, 4] })
    pen.shape(path, { fill: pen.colour.roofGold, line: 3, shift: [0, 0] })
  }
  pen.at(u * r * 0.4, v * r * 0.4, r / 120, paint, side * 90 - 45)
}

/** Beige where it works at once, blue-grey where it lasts; blank between the corners but for its theme. */
function card(
  pen: Pen,
  r: number,
  look: { theme: string; isLasting: boolean; side: number | null; turn: number },
): void {
  const { colour } = pen
  pen.shape(diamond(r + 2, 3, 6), { fill: colour.ink, line: 0, alpha: 0.35 })
  pen.shape(diamond(r), { fill: look.isLasting ? colour.time : colour.page, line: 3.2, shift: [0, 0] })
  pen.shape(diamond(r - 8), { line: 1.4, ink: colour.inkSoft, wobble: 0.6 })
  if (look.side !== null) arrow(pen, r, look.side)
  const middle = () => {
    pen.shape(ellipse(0, 0, r * 0.3), { fill: colour.parchmentLight, line: 2.6, shift: [0, 0] })
    pen.icon(entryOf(THEME_ICONS, look.theme), 0, 0, r * 0.42)
  }
  pen.at(0, 0, 1, middle, look.turn * 90)
}

/** A number carved into the table; the one the arrow names is inlaid. */
function disc(pen: Pen, r: number, isLit: boolean): void {
  const { ink, parchmentLight } = pen.colour
  pen.shape(ellipse(0, 0, r), { fill: isLit ? ink : parchmentLight, line: 2.6, shift: [0, 0] })
}

export const KINGSBRIDGE_COUNCIL: SpriteBook = {
  /** k-table/radius: half its diagonal */
  'k-table': (r) => {
    const radius = number(r, 184)
    return { box: [-radius - 8, -radius - 8, 2 * radius + 20, 2 * radius + 28], paint: (pen) => table(pen, radius) }
  },
  /** k-event/theme/immediate|lasting/radius/turn/side: turned by so many quarters, the arrow at that side of the table */
  'k-event': (theme = 'town', kind, r, turn, side) => {
    const radius = number(r, 126)
    const look = {
      theme,
      isLasting: kind === 'lasting',
      turn: number(turn, 0),
      side: side === undefined ? null : Number(side),
    }
    return {
      box: [-radius - 6, -radius - 6, 2 * radius + 14, 2 * radius + 18],
      paint: (pen) => card(pen, radius, look),
    }
  },
  /** k-disc/radius[/lit] */
  'k-disc': (r, lit) => {
    const half = number(r, 21) + 3
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => disc(pen, number(r, 21), lit === 'lit') }
  },
}
