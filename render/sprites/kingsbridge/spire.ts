import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import { course, type Fields, isDone, roof, scaffold } from './fields.ts'
import { goodToken } from './goods.ts'

/** The tower over the crossing of the cathedral, 84 wide: stones two by two, beams above, the spire with its metal. */

const WIDTH = 84
const STONE_ROW = 36
const BEAM_ROW = 30
const ROWS = 3

function courses(pen: Pen, { stone, stones, wood, woods }: Fields): number {
  const perRow = Math.max(2, Math.ceil(stones / ROWS))
  let top = 0
  for (let laid = 0; laid < stones; laid += perRow) {
    top -= STONE_ROW
    course(pen, 'stone', [0, top, WIDTH, STONE_ROW], Math.min(perRow, stones - laid), stone - laid)
  }
  top -= BEAM_ROW
  course(pen, 'wood', [0, top, WIDTH, BEAM_ROW], woods, wood)
  return top
}

export function spire(pen: Pen, fields: Fields): void {
  const { colour } = pen
  const top = courses(pen, fields)
  const x = WIDTH / 2
  const path = `M-8 ${top + 2}L${x} ${top - 88}L${WIDTH + 8} ${top + 2}Z`
  roof(pen, { path, fill: colour.roofSlate, tiled: [-8, top - 88, WIDTH + 8, top + 2] }, isDone(fields))
  if (isDone(fields)) {
    pen.shape(`M${x} ${top - 84}V${top - 112}M${x - 10} ${top - 103}H${x + 10}`, { line: 5, ink: colour.coinDark })
    pen.shape(ellipse(x, top - 90, 6), { fill: colour.coin, line: 2 })
    return
  }
  scaffold(pen, 0, WIDTH, top)
  pen.shape('M-9 -50H93M-9 -96H93', { line: 3, ink: colour.wood })
  // The metal that the king has promised.
  goodToken(pen, 'metal', x, top - 24, 32)
}
