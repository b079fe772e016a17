import type { Sheet } from '#render/engine/draw'
import type { Space } from '#village/words'
import type { PictureInput } from '../input.ts'
import { cubesBox, drawCubes, drawSign } from '../parts.ts'
import type { SpaceSpot } from './layout.ts'
import { onBoard } from './place-ids.ts'

/** A sign and the cubes of its action space. */
export function drawSpace(sheet: Sheet, { view }: PictureInput, space: Space, spot: SpaceSpot, words: string): void {
  const [x, y, w] = spot.sign
  drawSign(sheet, words, x, y, w)
  drawCubes(sheet, view, space, spot.cubes)
  sheet.place(onBoard.space(space), cubesBox(view, space, spot.cubes))
}
