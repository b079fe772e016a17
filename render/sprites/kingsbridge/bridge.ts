import type { Pen } from '#render/engine/ink'
import { type Fields, field, isDone } from './fields.ts'
import { goodToken } from './goods.ts'

/** The bridge, 400 wide: piers and arches of stone, a roadway of timber. */

const LENGTH = 400

function arch(pen: Pen, x: number, w: number, isFull: boolean): void {
  const { colour } = pen
  const path = `M${x} 0V-74H${x + w}V0H${x + w - 10}V-14C${x + w - 10} -62 ${x + 10} -62 ${x + 10} -14V0Z`
  if (!isFull) {
    pen.shape(path, { fill: colour.parchmentLight, line: 0, alpha: 0.55, shift: [0, 0] })
    pen.shape(path, { line: 2.3, ink: colour.inkSoft, dash: [6, 5] })
    goodToken(pen, 'stone', x + w / 2, -60, 27)
    return
  }
  pen.shape(path, { fill: colour.stone, line: 3, hatch: { gap: 8, cover: 0.1, width: 1.8 } })
  const joints = `M${x + 16} -60l7 9M${x + w - 16} -60l-7 9M${x + w / 2} -70v14M${x + 4} -26h5M${x + w - 9} -36h6`
  pen.shape(joints, { line: 1.9, ink: colour.stoneDark })
}

/** A part of the roadway, with its rail once it lies there. */
function roadway(pen: Pen, x: number, w: number, isFull: boolean): void {
  const { colour } = pen
  field(pen, 'wood', [x, -104, w, 30], isFull)
  if (!isFull) return
  for (let post = 0; post < 4; post++) {
    pen.shape(`M${x + 14 + (post * (w - 28)) / 3} -104v-22`, { line: 5, ink: colour.woodDark })
  }
  pen.shape(`M${x + 2} -122H${x + w - 2}`, { line: 4.5, ink: colour.wood })
}

export function bridge(pen: Pen, fields: Fields): void {
  const { stone, stones, wood, woods } = fields
  for (let pier = 0; pier < stones; pier++) arch(pen, (pier * LENGTH) / stones, LENGTH / stones, pier < stone)
  for (let part = 0; part < woods; part++) roadway(pen, (part * LENGTH) / woods, LENGTH / woods, part < wood)
  if (!isDone(fields)) return
  for (const x of [20, LENGTH - 26]) {
    pen.shape(`M${x} -104V-160L${x + 26} -152L${x} -143`, { fill: pen.colour.roofGold, line: 2.6 })
  }
}
