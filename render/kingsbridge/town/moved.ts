import { type Draw, Sheet } from '#render/engine/draw'

/** Draws a group as it stands in the large town, moved to its place in a picture for a phone. */
export function moved(sheet: Sheet, dx: number, dy: number, draw: (sheet: Sheet) => void): void {
  const own = new Sheet()
  draw(own)
  sheet.draws.push(...own.draws.map((part): Draw => ({ ...part, x: part.x + dx, y: part.y + dy })))
  for (const { id, box, within } of own.places) {
    const [x, y, w, h] = box
    sheet.place(id, [x + dx, y + dy, w, h], within)
  }
}
