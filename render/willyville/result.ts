import type { WillyvilleNews } from '#willyville/news'
import { numberFlags, numberPlaces } from '../common/flag-numbers.ts'
import type { Flag } from '../common/flags.ts'
import type { Picture } from '../engine/draw.ts'
import { tableChanges, villageChanges } from './changes.ts'
import type { PictureInput } from './input.ts'
import { tablePicture } from './table.ts'
import { villagePicture } from './village.ts'

type Turns = readonly (readonly WillyvilleNews[])[]

/** The flags on the table alone. */
export function tableFlags(turns: Turns, isThere: (place: string) => boolean): Flag[] {
  return numberFlags(turns, isThere, tableChanges)
}

export interface Changes {
  readonly table: readonly Flag[]
  /** By seat. */
  readonly villages: readonly (readonly Flag[])[]
}

function idsOf({ places }: Picture): string[] {
  return places.map(({ id }) => id)
}

/** A place on the table, or in a seat's village. */
interface PicturedPlace {
  readonly village: number | null
  readonly id: string
}

function placesIn(news: WillyvilleNews): PicturedPlace[] {
  const places: PicturedPlace[] = tableChanges(news).map((id) => ({ village: null, id }))
  if ('seat' in news) places.push(...villageChanges(news).map((id) => ({ village: news.seat, id })))
  return places
}

/** Flags all that changed on the table and in all villages; a number means the same turn in every picture. */
export function changesOf(input: PictureInput, turns: Turns): Changes {
  const { players } = input.view
  const there = new Set(idsOf(tablePicture(input)))
  const thereIn = players.map((_, seat) => new Set(idsOf(villagePicture(input, seat))))
  const isThere = ({ village, id }: PicturedPlace) =>
    village === null ? there.has(id) : thereIn[village]?.has(id) === true
  const flags = numberPlaces(turns, isThere, placesIn, ({ village, id }) => `${village} ${id}`)
  const flagsOf = (wanted: number | null) =>
    flags.filter(({ place }) => place.village === wanted).map(({ place, number }) => ({ place: place.id, number }))
  return { table: flagsOf(null), villages: players.map((_, seat) => flagsOf(seat)) }
}

/** The table with a numbered flag on everything that changed since the viewer's last turn, told turn by turn. */
export function resultPicture(input: PictureInput, turns: Turns): Picture {
  return tablePicture(input, changesOf(input, turns).table)
}

/** A village with the same flags and the same numbers. */
export function villageResultPicture(input: PictureInput, seat: number, turns: Turns): Picture {
  return villagePicture(input, seat, changesOf(input, turns).villages[seat])
}
