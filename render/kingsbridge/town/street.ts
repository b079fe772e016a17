import { contentIndexOf } from '#kingsbridge/content-index'
import type { View } from '#kingsbridge/view'
import type { Sheet } from '#render/engine/draw'
import { STREET } from '#render/sprites/kingsbridge/town-map'
import { placeOf } from '../place-ids.ts'
import { amount, partsOf, slip, token } from '../tokens.ts'
import { isDying } from './season.ts'

/** The high street: plots two by two, and on a post between them what both of them yield. */

const HOUSE = { scale: 0.92, w: 64, h: 59 }
const YIELD = { w: 66, h: 46, down: 28, token: 42, number: 34 }

/** Neighbouring plots of one yield, at most two. */
function pairsOf(view: View): number[][] {
  const { yields } = contentIndexOf(view)
  const pairs: number[][] = []
  for (const [plot, yielded] of yields.entries()) {
    const last = pairs.at(-1)
    if (last?.length === 1 && yields[last[0] ?? -1] === yielded) last.push(plot)
    else pairs.push([plot])
  }
  return pairs
}

function drawPlot(sheet: Sheet, view: View, plot: number, x: number, y: number): void {
  const owner = view.plots[plot] ?? null
  const material = view.setup.content.plots[plot]?.material ?? 'stone'
  if (owner === null) {
    sheet.sprite('k-plot', x, y)
    token(sheet, material, x, y - 21, 32)
  } else {
    sheet.sprite(`k-house/${owner}/${material}/${HOUSE.scale}${isDying(view) ? '/shut' : ''}`, x, y)
  }
}

export function drawStreet(sheet: Sheet, view: View, room?: string): void {
  const pairs = pairsOf(view)
  const pitch = (STREET.pair * STREET.pairs) / Math.max(STREET.pairs, pairs.length)
  for (const [index, pair] of pairs.entries()) {
    const left = STREET.x + index * pitch
    for (const [side, plot] of pair.entries()) {
      const x = left + (side * STREET.plot * pitch) / STREET.pair
      drawPlot(sheet, view, plot, x, STREET.y)
      sheet.place(placeOf.plot(plot), [x - HOUSE.w / 2, STREET.y - HOUSE.h, HOUSE.w, HOUSE.h + 3], room)
    }
    drawYield(sheet, view, pair[0] ?? 0, left + STREET.post)
  }
}

function drawYield(sheet: Sheet, view: View, plot: number, x: number): void {
  const y = STREET.y + YIELD.down
  const [first] = partsOf(view.setup.content.plots[plot]?.yield ?? {})
  sheet.sprite('k-post', x, y + 20)
  slip(sheet, x, y, YIELD.w, YIELD.h)
  if (first !== undefined) amount(sheet, first.kind, first.count, x, y, { d: YIELD.token, size: YIELD.number })
}
