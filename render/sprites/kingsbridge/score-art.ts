import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { bird } from '#render/sprites/common/animals'
import { type LedgerKind, ledgerKinds } from '#render/sprites/common/ledger'
import { number } from '#render/sprites/common/masonry'
import { roundTree } from '#render/sprites/common/scenery'
import { seatColour, seatPattern } from '#render/sprites/common/tokens'

/** Towers of points: a course of stones for each, in the colour of where it came from, with that source's sign. */

/** By the sources of VP; `track` where they are not known one by one. */
const KINDS: Readonly<Record<string, LedgerKind>> = {
  track: { icon: 'open-book', colour: 'parchmentDark', ink: 'ink' },
  start: { icon: 'stone-bridge', colour: 'parchmentDark', ink: 'ink' },
  projects: { icon: 'trowel', colour: 'stone', ink: 'ink' },
  donors: { icon: 'wax-seal', colour: 'roofRed', ink: 'parchmentLight' },
  metal: { icon: 'metal-bar', colour: 'plough', ink: 'ink' },
  favour: { icon: 'crown', colour: 'cloth', ink: 'ink' },
  care: { icon: 'healing', colour: 'knowledge', ink: 'ink' },
  medicine: { icon: 'pestle-mortar', colour: 'leafOther', ink: 'ink' },
  rent: { icon: 'house-keys', colour: 'roofGold', ink: 'ink' },
  income: { icon: 'receive-money', colour: 'time', ink: 'ink' },
  events: { icon: 'scroll-unfurled', colour: 'loyalty', ink: 'parchmentLight' },
  duties: { icon: 'broken-wall', colour: 'points', ink: 'parchmentLight' },
  material: { icon: 'stone-block', colour: 'stoneDark', ink: 'ink' },
  money: { icon: 'two-coins', colour: 'coin', ink: 'ink' },
}

const STONE = 34

/** A course of stones, standing on the origin; every second one is laid half a stone further. */
function course(pen: Pen, { colour }: LedgerKind, w: number, h: number, isOdd: boolean): void {
  const { ctx } = pen
  const half = w / 2
  ctx.fillStyle = pen.colour[colour]
  ctx.fillRect(-half, -h, w, h)
  pen.plain(`M${-half} 0H${half}`, { stroke: pen.colour.ink, width: 1.3, alpha: 0.42 })
  for (let x = -half + (isOdd ? STONE / 2 : STONE); x < half - 4; x += STONE) {
    pen.plain(`M${x} 0V${-h}`, { stroke: pen.colour.ink, width: 1.3, alpha: 0.42 })
  }
  // The shade of the side away from the light.
  pen.plain(`M${half - w * 0.16} ${-h / 2}H${half}`, {
    stroke: pen.colour.ink,
    width: Math.min(2, h * 0.3),
    alpha: 0.5,
  })
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

/** The sky behind the towers: far hills, a green one, and the meadow they stand on. */
function skyline(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const edge = `M0 0Q${w / 2} -8 ${w} 0V${h}Q${w / 2} ${h + 8} 0 ${h}Z`
  pen.inside(edge, () => {
    pen.shape(rect(-10, -20, w + 20, h + 40), { fill: colour.dawn, line: 0 })
    for (let ray = 0; ray < 20; ray++) {
      const angle = Math.PI * (0.03 + ray * 0.05)
      const [x, y] = [w / 2 + 1000 * Math.cos(angle), h * 0.74 - 1000 * Math.sin(angle)]
      pen.plain(`M${w / 2} ${h * 0.74}L${x} ${y}`, { stroke: colour.wheat, width: 2.4, alpha: 0.34 })
    }
    const share = (x: number, y: number) => `${(x * w).toFixed(1)} ${(y * h).toFixed(1)}`
    pen.shape(
      `M${share(-0.02, 0.76)}L${share(0.1, 0.6)}L${share(0.2, 0.7)}L${share(0.34, 0.55)}L${share(0.47, 0.69)}L${share(0.63, 0.56)}L${share(0.75, 0.7)}L${share(0.88, 0.58)}L${share(1.02, 0.72)}V${h + 20}H-10Z`,
      { fill: colour.farHills, line: 2.4, ink: colour.inkSoft },
    )
    pen.shape(`M-10 ${h * 0.8}Q${share(0.25, 0.7)} ${share(0.5, 0.77)}T${w + 10} ${h * 0.74}V${h + 20}H-10Z`, {
      fill: colour.leafOther,
      line: 2.8,
    })
    pen.shape(`M-10 ${h * 0.9}Q${share(0.25, 0.86)} ${share(0.5, 0.89)}T${w + 10} ${h * 0.87}V${h + 20}H-10Z`, {
      fill: colour.meadow,
      line: 2.8,
    })
    for (const [x, y] of [
      [0.08, 0.12],
      [0.12, 0.15],
      [0.93, 0.2],
    ] as const)
      bird(pen, x * w, y * h)
    roundTree(pen, 14, h * 0.87, 0.9, 'leaf', 5)
    roundTree(pen, w - 14, h * 0.86, 0.9, 'leaf', 8)
  })
  pen.shape(edge, { line: 3 })
}

/** Stones that have fallen from a tower, beside its foot; at most so many are seen. */
const FALLEN = [
  [0, 0, 8],
  [26, 2, -12],
  [13, -13, 4],
  [-22, 3, 20],
  [40, -6, 30],
  [-10, -10, -24],
] as const

function rubble(pen: Pen, count: number): void {
  for (const [x, y, turn] of FALLEN.slice(0, count).toReversed()) {
    const stone = () => {
      pen.shape(rect(-12, -8, 24, 15), { fill: pen.colour.stone, line: 2.4, hatch: { gap: 4, cover: 0.3, width: 1.3 } })
    }
    pen.at(x, y - 8, 1, stone, turn)
  }
}

function door(pen: Pen): void {
  pen.shape('M-20 0V-30Q0 -58 20 -30V0Z', { fill: pen.colour.woodDark, line: 3 })
  pen.shape('M0 -44V0', { line: 1.8 })
}

export const KINGSBRIDGE_SCORE_ART: SpriteBook = {
  /** k-source/source/diameter and k-spine/source/width/height: the sign of a source of VP */
  ...ledgerKinds('k-source', 'k-spine', KINDS, 'projects'),
  /** k-course/source/width/height/0|1: a course of stones, its lower middle at the origin */
  'k-course': (source = 'projects', w, h, odd) => {
    const [width, height] = [number(w, 120), number(h, 5)]
    return {
      box: [-width / 2 - 3, -height - 2, width + 6, height + 4],
      paint: (pen) => course(pen, entryOf(KINDS, source), width, height, odd === '1'),
    }
  },
  /** k-ledge/width: the line between two sources */
  'k-ledge': (w) => {
    const width = number(w, 120)
    return {
      box: [-width / 2 - 6, -5, width + 12, 10],
      paint: (pen) => pen.shape(`M${-width / 2 - 2} 0H${width / 2 + 2}`, { line: 2.8, wobble: 0.6 }),
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
  /** k-skyline/width/height: from its upper left corner */
  'k-skyline': (w, h) => {
    const [width, height] = [number(w, 760), number(h, 590)]
    return { box: [-5, -12, width + 10, height + 24], paint: (pen) => skyline(pen, width, height) }
  },
  /** k-rubble/stones: lying on the origin */
  'k-rubble': (count) => ({ box: [-42, -38, 100, 48], paint: (pen) => rubble(pen, number(count, 3)) }),
  /** k-tower-door: standing on the origin */
  'k-tower-door': () => ({ box: [-24, -52, 48, 56], paint: door }),
}
