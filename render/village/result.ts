import type { VillageNews } from '#village/news'
import { numberFlags } from '../common/flag-numbers.ts'
import type { Flag } from '../common/flags.ts'
import type { Picture } from '../engine/draw.ts'
import { boardSheets } from './board.ts'
import { boardChanges } from './changes.ts'
import type { PictureInput } from './input.ts'

type Turns = readonly (readonly VillageNews[])[]

function idsOf({ places }: Picture): string[] {
  return places.map(({ id }) => id)
}

/**
 * Flags on all that changed on the board, wherever it is drawn: on a phone its sheets share the numbers, and they are
 * those of the large picture.
 */
export function boardFlags(input: PictureInput, turns: Turns): Flag[] {
  const there = new Set(boardSheets(input).flatMap(idsOf))
  return numberFlags(turns, (place) => there.has(place), boardChanges)
}
