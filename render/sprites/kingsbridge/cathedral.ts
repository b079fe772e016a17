import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import { groundShadow, tiles } from '#render/sprites/common/masonry'

/** The cathedral, 372 wide on its lower left corner; the tower over its crossing is a project. */

function lancet(pen: Pen, x: number, y: number, w: number, h: number, fill: string): void {
  const path =
    `M${x} ${y}V${y - h + w * 0.6}Q${x + w * 0.05} ${y - h + w * 0.15} ${x + w / 2} ${y - h}` +
    `Q${x + w * 0.95} ${y - h + w * 0.15} ${x + w} ${y - h + w * 0.6}V${y}Z`
  pen.shape(path, { fill, line: 2.4 })
  pen.shape(`M${x + w / 2} ${y}V${y - h}M${x} ${y - h * 0.5}H${x + w}`, { line: 1.3 })
}

function nave(pen: Pen): void {
  const { colour } = pen
  const { feather, abbey, rosary, jug } = colour
  pen.shape('M96 0V-96H366V0Z', { fill: colour.stone, line: 3 })
  const inner = () => tiles(pen, 84, -150, 378, -94)
  pen.shape('M84 -94L104 -150H346L378 -94Z', { fill: colour.roofSlate, line: 3, inner })
  for (const [index, glass] of [feather, abbey, rosary, jug, feather].entries()) {
    const x = 206 + index * 32
    lancet(pen, x, -14, 18, 62, glass)
    pen.shape(`M${x + 25} 0V-84`, { line: 5, ink: colour.stone })
    pen.shape(`M${x + 22} 0V-86M${x + 28} 0V-86`, { line: 1.5 })
  }
}

function apse(pen: Pen): void {
  const { colour } = pen
  const hatch = { gap: 8, cover: 0.18, width: 1.8, side: 'left' as const }
  pen.shape('M-8 0V-74Q-8 -84 2 -84H60V0Z', { fill: colour.stone, line: 3, hatch })
  pen.shape('M-16 -80Q8 -126 66 -130V-80Z', {
    fill: colour.roofSlate,
    line: 2.8,
    hatch: { gap: 8, cover: 0.26, width: 1.8 },
  })
  for (const x of [6, 30]) lancet(pen, x, -12, 15, 52, colour.feather)
}

/** A rose of eight petals. */
function rose(pen: Pen, x: number, y: number): void {
  const { feather, rosary, abbey, jug, parchmentLight } = pen.colour
  const glass = [rosary, abbey, jug, parchmentLight]
  pen.shape(ellipse(x, y, 30), { fill: feather, line: 3.2 })
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal * Math.PI) / 4
    const [u, v] = [x + 18 * Math.cos(angle), y + 18 * Math.sin(angle)]
    pen.shape(ellipse(u, v, 7), { fill: glass[petal % 4] as string, line: 1.8 })
  }
  pen.shape(ellipse(x, y, 7), { fill: rosary, line: 2 })
}

function crossing(pen: Pen): void {
  const { colour } = pen
  pen.shape('M0 0V-150H124V0Z', { fill: colour.stone, line: 3, hatch: { gap: 9, cover: 0.1, width: 1.9 } })
  pen.shape('M-10 -146L62 -196L134 -146Z', {
    fill: colour.roofSlate,
    line: 3,
    hatch: { gap: 8, cover: 0.22, width: 1.9 },
  })
  rose(pen, 62, -104)
  pen.shape('M36 0V-44Q62 -76 88 -44V0Z', { fill: colour.woodDark, line: 3 })
  pen.shape('M62 -58V0M50 -26H56M68 -26H74', { line: 1.8 })
  for (const x of [0, 124]) {
    pen.shape(`M${x - 6} 0V-170L${x} -190L${x + 6} -170V0Z`, { fill: colour.stone, line: 2.4 })
  }
}

export function cathedral(pen: Pen): void {
  groundShadow(pen, 0, 366, 0)
  nave(pen)
  apse(pen)
  pen.at(66, 0, 1, crossing)
}

/** The lower left corner of the tower, from that of the cathedral. */
export const TOWER_ON = { x: 86, y: -176 }
