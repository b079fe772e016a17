import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import { blob } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number } from '../common/masonry.ts'
import { grain, parchment } from '../common/page-ground.ts'
import { handCut, titleStrip } from './frame.ts'
import { compass, serpent, whale } from './sea-beasts.ts'
import { phoneCoast, wideCoast } from './sea-coast.ts'
import { PHONE_SEA, phoneSeaHeight, type SeaMap, type Spot, WIDE_SEA } from './sea-map.ts'

/** The chart on which ships sail: shallow and deep water, rhumb lines, sea roads, the land of the port. */

/** The sea roads; a table's own cards may have others, but these are what a chart shows. */
const ROADS: readonly (readonly [string, string])[] = [
  ['port', 't1'],
  ['port', 't2'],
  ['t1', 'cocoa'],
  ['t1', 't3'],
  ['t2', 'bell'],
  ['t2', 't3'],
  ['cocoa', 'plough'],
  ['bell', 'tea'],
  ['plough', 't4'],
  ['tea', 't5'],
  ['t3', 't4'],
  ['t3', 't5'],
  ['t4', 'treasure'],
  ['t5', 'far'],
  ['treasure', 'far'],
]

type Deep = readonly [x: number, y: number, rx: number, ry: number, seed: number]

/** The place where the water is deep, as shares of the chart. */
const DEEPS: readonly Deep[] = [
  [0.45, 0.42, 0.3, 0.17, 3],
  [0.76, 0.4, 0.14, 0.22, 6],
  [0.5, 0.7, 0.2, 0.07, 9],
]

function water(pen: Pen, { w, h }: SeaMap): void {
  const { colour } = pen
  for (const [x, y, rx, ry, seed] of DEEPS) {
    pen.shape(blob(w * x, h * y, w * rx, h * ry, seed, 0.1, 18), { fill: colour.seaDeep, line: 0, alpha: 0.3 })
  }
  for (let wave = 0; wave < (w * h) / 9000; wave++) {
    const [x, y] = [40 + grit(wave, 3) * (w - 80), 110 + grit(3, wave) * (h - 140)]
    const ink = wave % 4 === 0 ? colour.seaDeep : colour.cream
    pen.shape(`M${x} ${y}q9 -7 18 0q9 7 18 0`, { line: 1.7, ink, alpha: 0.6 })
  }
}

const RHUMBS = 16

function rhumbLines(pen: Pen, [x, y]: Spot): void {
  for (let line = 0; line < RHUMBS; line++) {
    const angle = (line / RHUMBS) * Math.PI * 2
    const end = `${x + 1900 * Math.cos(angle)} ${y + 1900 * Math.sin(angle)}`
    pen.plain(`M${x} ${y}L${end}`, { stroke: pen.colour.seaDeep, width: 1.4, alpha: 0.5 })
  }
}

/** Dashes from space to space, a little bent. */
function roads(pen: Pen, { at }: SeaMap): void {
  const { colour } = pen
  for (const [start, end] of ROADS) {
    const [x0, y0] = at[start] ?? [0, 0]
    const [x1, y1] = at[end] ?? [0, 0]
    const [x, y] = [(x0 + x1) / 2 + (y1 - y0) * 0.08, (y0 + y1) / 2 - (x1 - x0) * 0.05]
    const path = `M${x0} ${y0}Q${x} ${y} ${x1} ${y1}`
    pen.shape(path, { line: 7.4, ink: colour.ink, dash: [13, 13], alpha: 0.5 })
    pen.shape(path, { line: 4.8, ink: colour.cream, dash: [13, 13] })
  }
}

function chart(pen: Pen, map: SeaMap, edge: string, paintLand: () => void): void {
  const { colour } = pen
  parchment(pen, map.w, map.h)
  pen.shape(edge, { fill: colour.sea, line: 0, shift: [0, 0] })
  pen.inside(edge, () => {
    water(pen, map)
    rhumbLines(pen, map.compass)
    roads(pen, map)
    paintLand()
  })
  pen.shape(edge, { line: 3.2, wobble: 3 })
  titleStrip(pen, map.w)
  grain(pen, map.w, map.h)
}

function wideGround(pen: Pen): void {
  const { w, h, compass: rose } = WIDE_SEA
  chart(pen, WIDE_SEA, handCut(24, 98, w - 48, h - 116), () => {
    wideCoast(pen)
    pen.at(rose[0], rose[1], 1.05, compass)
    pen.at(1226, 910, 1.1, serpent)
    pen.at(1216, 490, 0.86, whale)
  })
}

function phoneGround(pen: Pen, seats: number): void {
  const map = { ...PHONE_SEA, h: phoneSeaHeight(seats) }
  chart(pen, map, handCut(12, 98, map.w - 24, map.h - 112), () => {
    phoneCoast(pen, PHONE_SEA.shore)
    pen.at(map.compass[0], map.compass[1], 0.7, compass)
    pen.at(506, 560, 0.72, whale)
  })
}

export const SEA_GROUNDS: SpriteBook = {
  'v-ground-sea': () => ({ box: [0, 0, WIDE_SEA.w, WIDE_SEA.h], paint: wideGround }),
  /** v-ground-sea-phone/seats */
  'v-ground-sea-phone': (seats) => {
    const count = number(seats, 4)
    return { box: [0, 0, PHONE_SEA.w, phoneSeaHeight(count)], paint: (pen) => phoneGround(pen, count) }
  },
}
