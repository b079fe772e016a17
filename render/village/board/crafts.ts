import type { Cards } from '#data/village/schema'
import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/village/signs'
import { contentIndexOf } from '#village/content-index'
import { drawCrowd, membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import { drawCoin, drawPrice } from '../parts.ts'
import type { CraftsSpot } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { drawSpace } from './space.ts'

/** The street of crafts: on every house its price, before it those who learnt the craft. */

type Craft = Cards['crafts'][number]

const HOUSE = { w: 164, h: 167, tag: 68, feet: 66, hub: 168 }

/** A workshop on its ground line; those who work there stand `feet` below it. */
export function drawWorkshop(
  sheet: Sheet,
  { view }: PictureInput,
  craft: Craft,
  x: number,
  y: number,
  feet = HOUSE.feet,
): void {
  const { building, time, pay, both, makes, amount } = craft
  const place = `craft.${building}`
  sheet.sprite(`v-workshop/${building}/1`, x, y)
  if (makes.includes('coins')) drawCoin(sheet, amount, x, y - HOUSE.hub, 1)
  drawPrice(sheet, [{ time }, pay], x, y - HOUSE.tag, both ? 'and' : 'or')
  drawCrowd(sheet, membersAt(view, standingAt(place)), { x: x - HOUSE.w / 2, y: y + feet, w: HOUSE.w })
  // Nobody is trained where time and price are asked together.
  sheet.place(onBoard.at(place), [x - HOUSE.w / 2, y - HOUSE.h, HOUSE.w, HOUSE.h + (both ? 0 : feet)])
}

export function drawCrafts(sheet: Sheet, input: PictureInput, spot: CraftsSpot): void {
  for (const craft of contentIndexOf(input.view).crafts) {
    const x = spot.xs[craft.building]
    if (x !== undefined) drawWorkshop(sheet, input, craft, x, spot.y)
  }
  drawSpace(sheet, input, 'crafts', spot, signText(input.language, 'crafts'))
}
