import { spaceAt } from '#kingsbridge/rules/favour'
import type { WayScene } from './way.ts'

/** The way of the favour stone along the ring walk: a hop for each step, and covered spaces are hopped over. */

const UP = 192
const SPACE = { d: 50, pitch: 58, hop: 30, stone: 0.62 }

export function markerWay({ sheet, input: { view }, laying, floor: { x, y, w, h, k } }: WayScene): void {
  const places = [view.marker, ...laying.way]
  const pitch = SPACE.pitch * k
  const cy = Math.round(y + h - UP * k)
  const left = x + w / 2 - ((places.length - 1) * pitch) / 2
  let from = left
  for (const [index, place] of places.entries()) {
    const { id } = spaceAt(view, place)
    const spot = Math.round(left + index * pitch)
    const isCovered = view.covered.includes(id)
    const isEnd = index === places.length - 1
    const look = isCovered && !isEnd ? '/covered' : ''
    sheet.sprite(`k-portrait/${id}/${Math.round(SPACE.d * k)}${look}`, spot, cy)
    if (index === 0 || isCovered) continue
    sheet.sprite(`k-hop/${Math.round(spot - from)}`, Math.round(from), Math.round(cy - SPACE.hop * k))
    from = spot
  }
  sheet.sprite(`k-stone/${Math.round(SPACE.stone * k * 100) / 100}`, Math.round(from - 25 * k), Math.round(cy + 30 * k))
}
