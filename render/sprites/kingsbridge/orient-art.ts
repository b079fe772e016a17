import type { Pen } from '#render/engine/ink'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { grain, parchment } from '../common/page-ground.ts'
import { flowers, plaza, tuft } from '../common/scenery.ts'
import { seatColour, seatPattern } from '../common/tokens.ts'
import { titleBar } from './town-parts.ts'

/** The floors of the chapter house on which a card is tried out in its four ways. */

/** The grass begins so high above the lower edge, and the road runs so far below that. */
const GRASS = { h: 268, road: 76, roadW: 62 }

function road(pen: Pen, w: number, y: number, k: number): void {
  const { colour } = pen
  const half = (GRASS.roadW * k) / 2
  pen.shape(
    `M-10 ${y - half}Q${w / 2} ${y - half + 8} ${w + 10} ${y - half}V${y + half}Q${w / 2} ${y + half + 8} -10 ${y + half}Z`,
    {
      fill: colour.road,
      line: 2,
      ink: colour.inkSoft,
      shift: [0, 0],
    },
  )
  for (let pebble = 0; pebble < w / 26; pebble++) {
    pen.dot(pebble * 26 + 9, y - half + 10 + ((pebble * 23) % (2 * half - 16)), 4, colour.roadPebble, 2.2)
  }
}

/** Cobbles above, and the road the favour stone walks through the grass below. */
function floor(pen: Pen, w: number, h: number, k: number, seed: number): void {
  const { colour } = pen
  const edge = rounded(0, 0, w, h, 10)
  const grass = h - GRASS.h * k
  pen.shape(edge, { fill: colour.ink, line: 0, alpha: 0.28, shift: [5, 7] })
  pen.shape(edge, {
    fill: colour.square,
    line: 3.2,
    shift: [0, 0],
    inner: () => {
      plaza(pen, rect(-10, -10, w + 20, h), 'square', seed + 3)
      pen.shape(`M-10 ${grass}Q${w / 2} ${grass - 20} ${w + 10} ${grass}V${h + 10}H-10Z`, {
        fill: colour.meadow,
        line: 2.6,
      })
      road(pen, w, grass + GRASS.road * k, k)
      for (let clump = 0; clump < 9; clump++) {
        const down = grass + (GRASS.road + 52) * k + ((clump * 59) % Math.round((GRASS.h - GRASS.road - 60) * k))
        tuft(pen, 20 + ((clump * 97 + seed * 31) % (w - 40)), down, 0.7)
      }
      flowers(pen, w - 30, h - 22)
      flowers(pen, 26, grass + 22)
    },
  })
  pen.shape(edge, { line: 3.2 })
}

/** The ring around what a player gets, in their colours. */
function ring(pen: Pen, r: number, seat: number): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, r), { fill: colour.ink, line: 0, alpha: 0.3, shift: [3, 5] })
  pen.shape(ellipse(0, 0, r), {
    fill: colour[seatColour(seat)],
    line: 3,
    shift: [0, 0],
    inner: () => pen.pattern(seatPattern(seat), -r, -r, 2 * r, 2 * r, 0.5),
  })
  pen.shape(ellipse(0, 0, r * 0.8), { fill: colour.parchmentLight, line: 2.4, shift: [0, 0] })
}

function badge(pen: Pen, r: number): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, r), { fill: colour.ink, line: 0, alpha: 0.35, shift: [3, 4] })
  pen.shape(ellipse(0, 0, r), { fill: colour.ink, line: 3, shift: [0, 0] })
}

/** One step of the favour stone: over as many spaces as are covered. */
function hop(pen: Pen, w: number): void {
  const { colour } = pen
  const high = 20 + w * 0.06
  const path = `M0 0Q${w / 2} ${-2 * high} ${w} 0`
  pen.shape(path, { line: 7, ink: colour.ink })
  pen.shape(path, { line: 4, ink: colour.coin })
  const lean = Math.atan2(2 * high, w / 2)
  const head = (angle: number, length: number) =>
    `${(w - Math.cos(angle) * length).toFixed(1)} ${(-Math.sin(angle) * length).toFixed(1)}`
  pen.shape(`M${w + 2} 3L${head(lean - 0.55, 17)}L${head(lean + 0.55, 17)}Z`, {
    fill: colour.coin,
    line: 2.2,
    shift: [0, 0],
  })
}

export const KINGSBRIDGE_ORIENT: SpriteBook = {
  /** k-ground-orient/width/height */
  'k-ground-orient': (w, h) => {
    const [width, height] = [number(w, 1600), number(h, 880)]
    return {
      box: [0, 0, width, height],
      paint: (pen) => {
        parchment(pen, width, height)
        titleBar(pen, width)
        grain(pen, width, height, 7)
      },
    }
  },
  /** k-floor/width/height/scale/seed: its upper left corner is the origin */
  'k-floor': (w, h, k, seed) => {
    const [width, height] = [number(w, 376), number(h, 748)]
    return {
      box: [-4, -4, width + 14, height + 16],
      paint: (pen) => floor(pen, width, height, number(k, 1), number(seed, 0)),
    }
  },
  /** k-income/radius/seat */
  'k-income': (r, seat) => {
    const half = number(r, 47) + 4
    return {
      box: [-half, -half, 2 * half + 3, 2 * half + 5],
      paint: (pen) => ring(pen, number(r, 47), number(seat, 0)),
    }
  },
  /** k-badge/radius: for the number of a button */
  'k-badge': (r) => {
    const half = number(r, 31) + 4
    return { box: [-half, -half, 2 * half + 3, 2 * half + 4], paint: (pen) => badge(pen, number(r, 31)) }
  },
  /** k-hop/width: from the origin to the right */
  'k-hop': (w) => {
    const width = number(w, 58)
    const up = 34 + width * 0.12
    return { box: [-6, -up, width + 16, up + 10], paint: (pen) => hop(pen, width) }
  },
}
