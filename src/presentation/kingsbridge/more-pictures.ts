import type { View } from '#kingsbridge/view'
import type { MorePictures } from '../capabilities.ts'
import { score } from './board.ts'
import { chapter, EVENT, event, eventWords, pageFor } from './page-pictures.ts'
import { isAboutWays, WAYS, ways, waysText } from './pictures.ts'
import { viewOf } from './view-access.ts'

/** Pictures beside table, hand and score. */

const CHAPTER = 'chapter'

export const more: MorePictures<View> = {
  list: (shown, _wish, ask) => [
    ...(ask !== undefined && isAboutWays(ask) ? [WAYS] : []),
    ...(viewOf(shown).event === null ? [] : [EVENT]),
  ],
  draw(shown, id, wish, told) {
    if (id === WAYS.id) return ways(shown, wish)
    if (id === EVENT.id) return event(shown, wish)
    return id === CHAPTER ? chapter(shown, wish, told) : null
  },
  words(shown, id, language) {
    if (id === WAYS.id) return waysText(shown, language)
    return id === EVENT.id ? eventWords(shown, language) : score(shown, language)
  },
  forQuestion: (_shown, ask) => (isAboutWays(ask) ? WAYS.id : null),
  forNotice: (_shown, told) => pageFor(told),
}
