import type { KingsbridgeNews } from '#kingsbridge/news'
import { numberFlags } from '../common/flag-numbers.ts'
import type { Flag } from '../common/flags.ts'
import { Sheet } from '../engine/draw.ts'
import { townChanges } from './changes.ts'
import type { PictureInput } from './input.ts'
import { drawPhoneTown } from './town/phone.ts'
import { drawTown } from './town/town.ts'

type Turns = readonly (readonly KingsbridgeNews[])[]

/** Everything that has a place in the town; for a phone in either of its two pictures, so that their numbers agree. */
function placesIn(input: PictureInput): ReadonlySet<string> {
  const sheet = new Sheet()
  if (input.size === 'phone') {
    drawPhoneTown(sheet, input, 'council')
    drawPhoneTown(sheet, input, 'streets')
  } else drawTown(sheet, input)
  return new Set(sheet.places.map(({ id }) => id))
}

/** A numbered flag on everything that changed since the viewer's last turn, told turn by turn. */
export function townFlags(input: PictureInput, turns: Turns): Flag[] {
  const there = placesIn(input)
  return numberFlags(turns, (place) => there.has(place), townChanges)
}
