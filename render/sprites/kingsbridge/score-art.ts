import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'
import { seatColour, seatPattern } from '#render/sprites/common/tokens'

/** Towers of points: a course of stones for each, in the colour of where it came from, with that source's sign. */

interface Kind {
  readonly icon: string
  readonly colour: ColourName
  readonly ink: ColourName
}

/** By the sources of VP; `track` where they are not known one by one. */
const KINDS: Readonly<Record<string, Kind>> = {
  track: { icon: 'open-book', colour: 'parchmentDark', ink: 'ink' },
  start: { icon: 'stone-bridge', colour: 'parchmentDark', ink: 'ink' },
  projects: { icon: 'trowel', colour: 'stone', ink: 'ink' },
  donors: { icon: 'wax-seal', colour: 'roofRed', ink: 'parchmentLight' },
  metal: { icon: 'metal-bar', colour: 'plough', ink: 'ink' },
  favour: { icon: 'crown', colour: 'cloth', ink: 'ink' },
  care: { icon: 'healing', colour: 'knowledge', ink: 'ink' },
  medicine: { icon: 'pestle-mortar', colour: 'leafOther', ink: 'ink' },
  rent: { icon: 'house-keys', colour: 'roofGold', ink: 'ink' },
  income: { icon: 'round-table', colour: 'time', ink: 'ink' },
  events: { icon: 'scroll-unfurled', colour: 'loyalty', ink: 'parchmentLight' },
  duties: { icon: 'broken-wall', colour: 'points', ink: 'parchmentLight' },
  material: { icon: 'stone-block', colour: 'stoneDark', ink: 'ink' },
  money: { icon: 'two-coins', colour: 'coin', ink: 'ink' },
}

function seal(pen: Pen, { icon, colour, ink }: Kind): void {
  pen.shape(ellipse(1.5, 3, 23), { fill: pen.colour.ink, line: 0, alpha: 0.3 })
  pen.shape(ellipse(0, 0, 23), { fill: pen.colour[colour], line: 2.6 })
  pen.icon(icon, 0, 0, 32, pen.colour[ink])
}

const STONE = 34

/** A course of stones, standing on the origin; every second one is laid half a stone further. */
function course(pen: Pen, { colour }: Kind, w: number, h: number, isOdd: boolean): void {
  const { ctx } = pen
  const half = w / 2
  ctx.fillStyle = pen.colour[colour]
  ctx.fillRect(-half, -h, w, h)
  pen.plain(`M${-half} 0H${half}`, { stroke: pen.colour.ink, width: 1.3, alpha: 0.42 })
  for (let x = -half + (isOdd ? STONE / 2 : STONE); x < half - 4; x += STONE) {
    pen.plain(`M${x} 0V${-h}`, { stroke: pen.colour.ink, width: 1.3, alpha: 0.42 })
  }
  // The shade of the side away from the light.
  pen.plain(`M${half - w * 0.16} ${-h / 2}H${half}`, { stroke: pen.colour.ink, width: Math.min(2, h * 0.3), alpha: 0.5 })
  pen.plain(`M${-half} 0V${-h}M${half} 0V${-h}`, { stroke: pen.colour.ink, width: 3.2, wobble: 0.6 })
}

/** The battlements, standing on the wall. */
function crown(pen: Pen, w: number): void {
  const { colour } = pen
  const reach = w + 12
  for (let tooth = 0; tooth < 4; tooth++) {
    const left = -reach / 2 + (tooth * reach) / 4
    pen.shape(rect(left, -24, reach / 4 - 9, 20), { fill: colour.stone, line: 2.8, shift: [0, 0] })
  }
  pen.shape(rect(-reach / 2, -9, reach, 12), { fill: colour.stone, line: 2.8, shift: [0, 0] })
}

/** Long cloth in a player's colours, hung from the top of a tower. */
function cloth(pen: Pen, w: number, h: number, seat: number): void {
  const { colour } = pen
  const half = w / 2
  const path = `M${-half} 0H${half}V${h}L0 ${h - w * 0.42}L${-half} ${h}Z`
  pen.shape(path, {
    fill: colour[seatColour(seat)],
    line: 2.8,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -half - 2, -2, w + 4, h + 4, 0.5),
  })
  pen.shape(`M${-half - 8} 0H${half + 8}`, { line: 5, ink: colour.woodDark })
}

function door(pen: Pen): void {
  pen.shape('M-20 0V-30Q0 -58 20 -30V0Z', { fill: pen.colour.woodDark, line: 3 })
  pen.shape('M0 -44V0', { line: 1.8 })
}

const BOX: Sprite['box'] = [-27, -27, 56, 58]

export const KINGSBRIDGE_SCORE_ART: SpriteBook = {
  /** k-source/source/diameter: the sign of a source of VP */
  'k-source': (source = 'projects', d) =>
    scaled(number(d, 48) / 48, BOX, (pen) => seal(pen, entryOf(KINDS, source))),
  /** k-course/source/width/height/0|1: a course of stones, its lower middle at the origin */
  'k-course': (source = 'projects', w, h, odd) => {
    const [width, height] = [number(w, 120), number(h, 5)]
    return {
      box: [-width / 2 - 3, -height - 2, width + 6, height + 4],
      paint: (pen) => course(pen, entryOf(KINDS, source), width, height, odd === '1'),
    }
  },
  /** k-battlements/width: standing on the wall */
  'k-battlements': (w) => {
    const width = number(w, 120)
    return { box: [-width / 2 - 12, -30, width + 24, 38], paint: (pen) => crown(pen, width) }
  },
  /** k-cloth/width/height/seat: hung from the origin */
  'k-cloth': (w, h, seat) => {
    const [width, height] = [number(w, 44), number(h, 110)]
    return {
      box: [-width / 2 - 14, -6, width + 28, height + 12],
      paint: (pen) => cloth(pen, width, height, number(seat, 0)),
    }
  },
  /** k-tower-door: standing on the origin */
  'k-tower-door': () => ({ box: [-24, -52, 48, 56], paint: door }),
}
