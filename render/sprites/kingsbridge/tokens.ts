import { colourNamed } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { blob, ellipse, rect, rounded } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'
import { seatColour, seatPattern } from '#render/sprites/common/tokens'

/** Seals, tiles, penalties and other small things of Kingsbridge. Their numbers are text draws, not painted here. */

/** A wax seal in a player's colours, with two tails. */
export function waxSeal(pen: Pen, seat: number): void {
  const { colour } = pen
  const fill = colour[seatColour(seat)]
  const wax = blob(0, 0, 18, 18, 3 + seat, 0.1, 12)
  pen.shape('M-8 8L-13 27L-6 23L-2 28L2 10ZM4 10L9 28L12 22L18 24L9 6Z', { fill, line: 1.8 })
  pen.shape(wax, { fill: colour.ink, line: 0, alpha: 0.35, shift: [2, 3] })
  pen.shape(wax, {
    fill,
    line: 2.5,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -20, -20, 40, 40, 0.5),
  })
  pen.shape(ellipse(0, 0, 11), { fill, line: 1.7, shift: [0, 0] })
  pen.shape('M0 -6.5V6.5M-5 -2.5H5', { line: 3, ink: colour.cream, wobble: 0.3 })
}

function sealSlot(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, 17), { fill: colour.slot, line: 2, ink: colour.inkSoft, dash: [4, 4], shift: [0, 0] })
}

const TILE = rounded(-22, -22, 44, 44, 7)

/** A plague tile: face down a rat on a black shroud, turned up a green one that waits for its value. */
export function plagueTile(pen: Pen, isUp: boolean): void {
  const { colour } = pen
  pen.shape(TILE, { fill: colour.ink, line: 0, alpha: 0.35, shift: [3, 4] })
  if (!isUp) {
    pen.shape(TILE, { fill: colour.plague, line: 2.6, shift: [0, 0] })
    pen.icon('rat', 0, 0, 34, colour.plagueLight)
    return
  }
  const hatch = { gap: 7, cover: 0.18, width: 1.5, colour: colour.plague }
  pen.shape(TILE, { fill: colour.plagueLight, line: 3, shift: [0, 0], hatch })
}

function plank(pen: Pen, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): void {
  const { colour } = pen
  pen.shape(`M${x0} ${y0}L${x1} ${y1}`, { line: 17 })
  pen.shape(`M${x0} ${y0}L${x1} ${y1}`, { line: 12.5, ink: colour.board })
  for (const [x, y] of [
    [x0, y0],
    [x1, y1],
  ] as const) {
    pen.dot(x * 0.9 + (x0 + x1) * 0.05, y * 0.9 + (y0 + y1) * 0.05, 2.4, colour.ink)
  }
}

/** Boards nailed crosswise over what may not be used. */
export function nailed(pen: Pen, w: number, h: number): void {
  const [x, y] = [w / 2, h / 2]
  plank(pen, [-x, -y], [x, y])
  plank(pen, [-x, y], [x, -y])
}

/** The shield of the first player: the arms of the town, a bridge under a cross. */
export function townShield(pen: Pen): void {
  const { colour } = pen
  const coat = 'M-24 -28H24V2C24 18 10 26 0 32C-10 26 -24 18 -24 2Z'
  pen.shape(coat, { fill: colour.ink, line: 0, alpha: 0.35, shift: [3, 4] })
  pen.shape(coat, { fill: colour.cream, line: 3.2, shift: [0, 0] })
  pen.inside(coat, () => {
    pen.shape('M-26 8H26V36H-26Z', { fill: colour.roofSlate, line: 0 })
    pen.shape('M-26 12V-2Q0 -14 26 -2V12H18Q14 2 6 12H-6Q-14 2 -18 12Z', { fill: colour.stone, line: 2 })
  })
  pen.shape('M0 -25V-8M-7 -19H7', { line: 4 })
  pen.shape(coat, { line: 3.2 })
}

/** The favour stone: a dark chessman with a golden girdle, standing on the origin. */
export function favourStone(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(4, 1, 22, 6), { fill: colour.ink, line: 0, alpha: 0.35 })
  pen.shape('M-18 0C-18 -6 -14 -8 -12 -10L-6 -34H6L12 -10C14 -8 18 -6 18 0C10 5 -10 5 -18 0Z', {
    fill: colour.ink,
    line: 2.6,
    shift: [0, 0],
  })
  pen.shape(ellipse(0, -42, 12), { fill: colour.ink, line: 2.4, shift: [0, 0] })
  pen.shape('M-14 -5Q0 1 14 -5', { line: 3.4, ink: colour.coin })
  pen.shape('M-7 -31H7', { line: 3.6, ink: colour.coin })
  pen.shape('M0 -49V-36M-5.5 -43H5.5', { line: 2.8, ink: colour.cream, wobble: 0.2 })
}

/** The die for the king's tax. */
function taxDie(pen: Pen): void {
  const { colour } = pen
  const face = rounded(-25, -25, 50, 50, 9)
  pen.shape(face, { fill: colour.ink, line: 0, alpha: 0.35, shift: [3, 4] })
  const hatch = { gap: 7, cover: 0.14, width: 1.4, colour: colour.coinDark }
  pen.shape(face, { fill: colour.coin, line: 2.8, shift: [0, 0], hatch })
}

const PENALTY_ICONS: Readonly<Record<string, string>> = { penance: 'whip', court: 'gavel' }

/** A penalty to come: the scourge, the begging bowl or the gavel, on red wax. */
function penaltySeal(pen: Pen, kind: string): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, 20), { fill: colour.points, line: 2.6, shift: [0, 0] })
  const icon = PENALTY_ICONS[kind]
  if (icon !== undefined) {
    pen.icon(icon, 0, 0, 31, colour.cream)
    return
  }
  pen.shape('M-13.5 0H13.5C13.5 9 7 13 0 13C-7 13 -13.5 9 -13.5 0Z', { fill: colour.cream, line: 1.3, shift: [0, 0] })
  pen.shape('M-15.5 -1H15.5', { line: 3.6, ink: colour.cream })
  pen.shape(ellipse(0, -8, 5), { fill: colour.coin, line: 1.6, shift: [0, 0] })
}

/** A house in a player's colours, 64 wide, standing on the origin: stone below, or timber, as its plot asks. */
function ownHouse(pen: Pen, seat: number, material: string, isShut: boolean): void {
  const { colour } = pen
  const isStone = material === 'stone'
  pen.shape('M-26 -6H26L36 4H-14Z', { fill: colour.ink, line: 0, alpha: 0.24 })
  pen.shape(rect(10, -66, 9, 22), { fill: colour.stone, line: 1.9 })
  pen.shape(rect(-25, -36, 50, 36), { fill: isStone ? colour.stone : colour.plaster, line: 2.5 })
  if (isStone) pen.shape('M-20 -10h9M8 -26h8M10 -8h9M-20 -24h6', { line: 1.6, ink: colour.stoneDark })
  else pen.shape('M-24 -1V-35M24 -1V-35M-25 -19H25M-14 -36V-20M14 -36V-20', { line: 3.2, ink: colour.wood })
  pen.shape('M-35 -32L-22 -60H22L35 -32Z', {
    fill: colour[seatColour(seat)],
    line: 2.7,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -36, -62, 72, 32, 0.5),
  })
  pen.shape('M-6 0V-15Q0 -21 6 -15V0Z', { fill: colour.woodDark, line: 1.8 })
  const window = isShut ? colour.woodDark : colour.wheat
  for (const side of [-1, 1]) pen.shape(rect(side * 16 - 4.5, -17, 9, 9), { fill: window, line: 1.7 })
}

function paper(pen: Pen, w: number, h: number, fill: string): void {
  const path = rounded(-w / 2, -h / 2, w, h, 6)
  pen.shape(path, { fill: pen.colour.ink, line: 0, alpha: 0.28, shift: [2.5, 3.5] })
  pen.shape(path, { fill, line: 2.3, shift: [0, 0] })
}

const LEAF = 54

/** A folding screen, behind which goods are kept; its upper left corner is the origin. */
function screen(pen: Pen, w: number, h: number, seat: number): void {
  const { colour } = pen
  const leaves = Math.max(3, Math.round(w / LEAF))
  const leaf = w / leaves
  for (let index = 0; index < leaves; index++) {
    const [left, fold] = [index * leaf, index % 2 === 0 ? 0 : 5]
    const path = `M${left} ${fold}L${left + leaf} ${5 - fold}V${h - fold}L${left} ${h - 5 + fold}Z`
    pen.shape(path, {
      fill: colour[seatColour(seat)],
      line: 2.5,
      shift: [0, 0],
      inner: () => pen.pattern(seatPattern(seat), left, 0, leaf + 2, h, 0.28),
      ...(index % 2 === 1 && { hatch: { gap: 7, cover: 0.5, width: 1.5 } }),
    })
  }
}

/** A shape of fixed size that only scales; the first word is its size, so many of which are its own. */
const sized =
  (own: number, box: Sprite['box'], paint: (pen: Pen) => void) =>
  (size?: string): Sprite =>
    scaled(number(size, own) / own, box, paint)

export const KINGSBRIDGE_TOKENS: SpriteBook = {
  /** k-seal/seat/diameter: about the middle of the wax, the tails below */
  'k-seal': (seat, d) => scaled(number(d, 36) / 40, [-24, -24, 48, 56], (pen) => waxSeal(pen, number(seat, 0))),
  /** k-sealslot/diameter: an empty place for a seal */
  'k-sealslot': sized(36, [-20, -20, 40, 40], sealSlot),
  /** k-plague/up|down/size */
  'k-plague': (face, d) => scaled(number(d, 46) / 46, [-25, -25, 54, 55], (pen) => plagueTile(pen, face === 'up')),
  /** k-penalty/penance|begging|court/radius */
  'k-penalty': (kind = 'penance', r) => scaled(number(r, 20) / 20, [-23, -23, 46, 46], (pen) => penaltySeal(pen, kind)),
  /** k-shield/height: the first player's */
  'k-shield': sized(60, [-27, -31, 57, 70], townShield),
  /** k-stone/scale: the favour stone, 36 × 54 at 1, standing on the origin */
  'k-stone': (scale) => scaled(number(scale, 1), [-22, -57, 52, 67], favourStone),
  /** k-taxdie/size */
  'k-taxdie': sized(54, [-28, -28, 60, 61], taxDie),
  /** k-house/seat/stone|wood/scale[/shut]: standing on the origin; in the third chapter its shutters are down */
  'k-house': (seat, material = 'stone', scale, look) =>
    scaled(number(scale, 1), [-38, -69, 77, 76], (pen) => ownHouse(pen, number(seat, 0), material, look === 'shut')),
  /** k-boards/width/height: nailed crosswise */
  'k-boards': (w, h) => {
    const [width, height] = [number(w, 100), number(h, 100)]
    return {
      box: [-width / 2 - 12, -height / 2 - 12, width + 24, height + 24],
      paint: (pen) => nailed(pen, width, height),
    }
  },
  /** k-round/past|next: a round of the chapter that is not the running one */
  'k-round': (when) => ({
    box: [-17, -17, 34, 34],
    paint: (pen) => {
      const fill = when === 'past' ? pen.colour.inkPale : pen.colour.parchment
      pen.shape(ellipse(0, 0, 14), { fill, line: 2.4, shift: [0, 0] })
    },
  }),
  /** k-price-ring/radius: around a price that an event has changed */
  'k-price-ring': (r) => {
    const half = number(r, 28) + 4
    return {
      box: [-half, -half, 2 * half, 2 * half],
      paint: (pen) => pen.shape(ellipse(0, 0, half - 4), { fill: pen.colour.time, line: 2, shift: [0, 0] }),
    }
  },
  /** k-slip/width/height[/colour]: paper to write on, with a shadow */
  'k-slip': (w, h, fill = 'parchmentLight') => {
    const [width, height] = [number(w, 84), number(h, 46)]
    return {
      box: [-width / 2 - 4, -height / 2 - 4, width + 10, height + 11],
      paint: (pen) => paper(pen, width, height, pen.colour[colourNamed(fill)]),
    }
  },
  /** k-screen/width/height/seat: its upper left corner is the origin */
  'k-screen': (w, h, seat) => {
    const [width, height] = [number(w, 330), number(h, 52)]
    return { box: [-4, -4, width + 8, height + 8], paint: (pen) => screen(pen, width, height, number(seat, 0)) }
  },
}
