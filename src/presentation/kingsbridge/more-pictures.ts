import type { View } from '#kingsbridge/view'
import type { MorePictures } from '../capabilities.ts'
import { score, table as tableText } from './board.ts'
import { CHAPTER, chapter, EVENT, event, eventWords, pageFor } from './page-pictures.ts'
import { isAboutWays, WAYS, ways, waysText } from './pictures.ts'
import { changedStreets, isAboutStreets, STREETS, streets } from './town.ts'
import { viewOf } from './view-access.ts'

/** Pictures beside the usual ones. */
export const more: MorePictures<View> = {
  list: (shown, { size }, ask) => [
    ...(ask !== undefined && isAboutWays(ask) ? [WAYS] : []),
    ...(size === 'phone' ? [STREETS] : []),
    ...(viewOf(shown).event === null ? [] : [EVENT]),
  ],
  draw(shown, id, wish, told) {
    if (id === WAYS.id) return ways(shown, wish)
    if (id === EVENT.id) return event(shown, wish)
    if (id === CHAPTER) return chapter(shown, wish, told)
    return id === STREETS.id ? streets(shown, wish, told) : null
  },
  words(shown, id, language) {
    if (id === WAYS.id) return waysText(shown, language)
    if (id === EVENT.id) return eventWords(shown, language)
    return id === CHAPTER ? score(shown, language) : tableText(shown, language)
  },
  forQuestion(_shown, ask) {
    if (isAboutWays(ask)) return WAYS.id
    return isAboutStreets(ask) ? STREETS.id : null
  },
  // A large town shows its streets.
  forNotice: (_shown, told, { size }) =>
    pageFor(told) ?? (size === 'phone' && changedStreets(told) ? STREETS.id : null),
}
