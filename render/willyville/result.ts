import type { WillyvilleNews } from '#willyville/news'
import { customerId } from '#willyville/words'
import type { Picture } from '../draw.ts'
import type { PictureInput } from './input.ts'
import { type Flag, tablePicture } from './table.ts'

/** More would hide the table; the rest is told in words. */
const MOST_FLAGS = 9

/** The things of the table that a piece of news is about, by the places the table picture gives them. */
function thingsOf(news: WillyvilleNews): string[] {
  switch (news.kind) {
    case 'offerFilled':
      return news.customers.map((customer) => `customer/${customerId(customer)}`)
    case 'travelled':
      return [`travel/${news.letter}`]
    case 'monkCame':
      return [`monk/${news.stack}`]
    case 'churchBuilt':
      return [`church/${news.church}`]
    case 'hallBuilt':
      return [`hall/${news.hall}`]
    case 'buildingBuilt':
      return [`craft/${news.good}`]
    case 'handTaken':
      return ['hand']
    case 'buried':
      // News counts from 1, places from 0.
      return [news.where === 'chronicle' ? `chronicle/${news.villager}/${news.number - 1}` : `grave/${news.number - 1}`]
    case 'ratRan':
      return ['rat']
    default:
      return []
  }
}

/** One number for each turn that changed something still to be seen; the recap's lines use the same numbers. */
export function flagsOf(turns: readonly (readonly WillyvilleNews[])[], isThere: (thing: string) => boolean): Flag[] {
  const flags: Flag[] = []
  const taken = new Set<string>()
  let number = 0
  // The last change of a thing counts: it is the one to be seen.
  for (const things of turns.map((news) => news.flatMap(thingsOf)).reverse()) {
    const fresh = [...new Set(things)].filter((thing) => isThere(thing) && !taken.has(thing))
    if (fresh.length === 0) continue
    number++
    for (const thing of fresh) taken.add(thing)
    flags.push(...fresh.map((thing) => ({ thing, number: -number })))
  }
  const shown = flags.filter(({ number: minus }) => number + minus + 1 > number - MOST_FLAGS)
  return shown.map(({ thing, number: minus }) => ({ thing, number: number + minus + 1 })).reverse()
}

/** The table with a numbered flag on everything that changed since the viewer's last turn, told turn by turn. */
export function resultPicture(input: PictureInput, turns: readonly (readonly WillyvilleNews[])[]): Picture {
  const places = new Set(tablePicture(input).places.map(({ id }) => id))
  return tablePicture(
    input,
    flagsOf(turns, (thing) => places.has(thing)),
  )
}
