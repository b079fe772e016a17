import { type Box, type Draw, type Place, Sheet } from '#render/engine/draw'

/** Pieces of the large pictures, set down elsewhere at their own size, which is the right one for a phone. */

/** The edges a group's places are aligned to, and their room, if it is not the one they name. */
export interface Spot {
  readonly left?: number
  readonly right?: number
  readonly top?: number
  readonly bottom?: number
  readonly room?: string
}

function extentOf(boxes: readonly Box[]): readonly [left: number, top: number, right: number, bottom: number] {
  return [
    Math.min(...boxes.map(([x]) => x)),
    Math.min(...boxes.map(([, y]) => y)),
    Math.max(...boxes.map(([x, , w]) => x + w)),
    Math.max(...boxes.map(([, y, , h]) => y + h)),
  ]
}

function offsetOf(low: number, high: number, start?: number, end?: number): number {
  if (start !== undefined) return Math.round(start - low)
  return end === undefined ? 0 : Math.round(end - high)
}

/** Draws a group on a sheet of its own and moves all of it to its spot. */
export function stand(sheet: Sheet, spot: Spot, draw: (sheet: Sheet) => void): void {
  const own = new Sheet()
  draw(own)
  if (own.places.length === 0) return
  const isInside = ({ within }: Place) => own.places.some(({ id }) => id === within)
  const [left, top, right, bottom] = extentOf(own.places.filter((place) => !isInside(place)).map(({ box }) => box))
  const dx = offsetOf(left, right, spot.left, spot.right)
  const dy = offsetOf(top, bottom, spot.top, spot.bottom)
  sheet.draws.push(...own.draws.map((draw): Draw => ({ ...draw, x: draw.x + dx, y: draw.y + dy })))
  for (const place of own.places) {
    const [x, y, w, h] = place.box
    sheet.place(place.id, [x + dx, y + dy, w, h], isInside(place) ? place.within : (spot.room ?? place.within))
  }
}
