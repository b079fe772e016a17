import type { WillyvilleNews } from '#willyville/news'
import { numberFlags } from '../common/flag-numbers.ts'
import type { Flag } from '../common/flags.ts'
import type { Picture } from '../engine/draw.ts'
import { tableThings, villageThings } from './changes.ts'
import type { PictureInput } from './input.ts'
import { tablePicture } from './table.ts'
import { villagePicture } from './village.ts'

type Turns = readonly (readonly WillyvilleNews[])[]

/** The flags on the table alone. */
export function tableFlags(turns: Turns, isThere: (thing: string) => boolean): Flag[] {
  return numberFlags(turns, isThere, tableThings)
}

export interface Changes {
  readonly table: readonly Flag[]
  /** By seat. */
  readonly villages: readonly (readonly Flag[])[]
}

const ofVillage = (seat: number) => `village ${seat} `

function idsOf({ places }: Picture): string[] {
  return places.map(({ id }) => id)
}

/** Flags all that changed on the table and in all villages; a number means the same turn in every picture. */
export function changesOf(input: PictureInput, turns: Turns): Changes {
  const { players } = input.view
  const there = new Set(idsOf(tablePicture(input)))
  for (const seat of players.keys()) {
    for (const id of idsOf(villagePicture(input, seat))) there.add(ofVillage(seat) + id)
  }
  const thingsOf = (news: WillyvilleNews) => [
    ...tableThings(news),
    ...('seat' in news ? villageThings(news).map((thing) => ofVillage(news.seat) + thing) : []),
  ]
  const flags = numberFlags(turns, (thing) => there.has(thing), thingsOf)
  const startingWith = (start: string) =>
    flags
      .filter(({ thing }) => thing.startsWith(start))
      .map(({ thing, number }) => ({ thing: thing.slice(start.length), number }))
  return {
    table: flags.filter(({ thing }) => !thing.startsWith('village ')),
    villages: players.map((_, seat) => startingWith(ofVillage(seat))),
  }
}

/** The table with a numbered flag on everything that changed since the viewer's last turn, told turn by turn. */
export function resultPicture(input: PictureInput, turns: Turns): Picture {
  return tablePicture(input, changesOf(input, turns).table)
}

/** A village with the same flags and the same numbers. */
export function villageResultPicture(input: PictureInput, seat: number, turns: Turns): Picture {
  return villagePicture(input, seat, changesOf(input, turns).villages[seat])
}
