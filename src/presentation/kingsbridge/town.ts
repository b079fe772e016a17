import type { Question } from '#kernel'
import { altFrom } from '#render/common/alt'
import { numbersOf } from '#render/common/flag-numbers'
import type { Picture } from '#render/engine/draw'
import { townChanges } from '#render/kingsbridge/changes'
import { isInStreets } from '#render/kingsbridge/place-ids'
import { townFlags } from '#render/kingsbridge/result'
import { phoneTown } from '#render/kingsbridge/town/phone'
import { townPicture } from '#render/kingsbridge/town/town'
import type { MorePicture } from '../capabilities.ts'
import type { PictureWish, Told } from '../presentation.ts'
import { table as tableText } from './board.ts'
import { phrasingIn } from './phrasing.ts'
import { inputOf } from './picture-input.ts'
import type { Shown } from './shown.ts'
import { newsOf } from './view-access.ts'

/** The town: for a phone the council alone, and the streets as a picture of their own. */

const turnsOf = (told: readonly Told[]) => told.map(({ news }) => newsOf(news))

/** With numbered flags on what these acts changed. */
export function table(
  shown: Shown,
  wish: PictureWish,
  told: readonly Told[],
): { picture: Picture; numbers: (number | null)[] } {
  const input = inputOf(shown, wish)
  const alt = altFrom(tableText(shown, wish.language))
  const turns = turnsOf(told)
  const flags = townFlags(input, turns)
  const picture = wish.size === 'phone' ? phoneTown(input, alt, 'council', flags) : townPicture(input, alt, flags)
  return { picture, numbers: numbersOf(turns, flags, townChanges) }
}

export const STREETS: MorePicture = {
  id: 'streets',
  spots: ['table'],
  title: (voice) => phrasingIn(voice).say('picture.streets'),
}

/** Laid out for a phone, also for whoever looks at it on a desk: a question about them is asked from near. */
export function streets(shown: Shown, wish: PictureWish, told: readonly Told[]): Picture {
  const input = inputOf(shown, { ...wish, size: 'phone' })
  return phoneTown(input, altFrom(tableText(shown, wish.language)), 'streets', townFlags(input, turnsOf(told)))
}

const IN_STREETS: ReadonlySet<string> = new Set(['plot', 'unhouse', 'care'])

export function isAboutStreets({ about }: Question): boolean {
  return IN_STREETS.has(about)
}

/** The last of these acts changed something that the council does not show. */
export function changedStreets(told: readonly Told[]): boolean {
  return turnsOf(told.slice(-1)).some((news) => news.flatMap(townChanges).some(isInStreets))
}
