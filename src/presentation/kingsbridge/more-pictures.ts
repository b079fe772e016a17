import type { View } from '#kingsbridge/view'
import type { MorePictures } from '../capabilities.ts'
import { table as tableText } from './board.ts'
import { isAboutWays, WAYS, ways, waysText } from './pictures.ts'
import { changedStreets, isAboutStreets, STREETS, streets } from './town.ts'

/** Pictures beside the usual ones. */
export const more: MorePictures<View> = {
  list: (_shown, { size }, ask) => [
    ...(ask !== undefined && isAboutWays(ask) ? [WAYS] : []),
    ...(size === 'phone' ? [STREETS] : []),
  ],
  draw(shown, id, wish, told) {
    if (id === WAYS.id) return ways(shown, wish)
    return id === STREETS.id ? streets(shown, wish, told) : null
  },
  words: (shown, id, language) => (id === WAYS.id ? waysText(shown, language) : tableText(shown, language)),
  forQuestion(_shown, ask) {
    if (isAboutWays(ask)) return WAYS.id
    return isAboutStreets(ask) ? STREETS.id : null
  },
  forNotice: (_shown, told) => (changedStreets(told) ? STREETS.id : null),
}
