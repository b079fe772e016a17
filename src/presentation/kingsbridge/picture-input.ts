import { eventOf } from '#kingsbridge/content-index'
import type { EventWords, PictureInput } from '#render/kingsbridge/input'
import type { Language } from '#texts'
import type { PictureWish, Voice } from '../presentation.ts'
import { eventText, eventTitle } from './naming.ts'
import { type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { viewOf } from './view-access.ts'

/** Emojis have no place in pictures: their names stand in for them. */
export const voiceIn = (language: Language): Voice => ({ language, emoji: (name) => name })

function wordsOf(phrasing: Phrasing, shown: Shown, id: string): EventWords {
  const view = viewOf(shown)
  return { title: eventTitle(phrasing, view, id), text: eventText(phrasing, eventOf(view, id)) }
}

/** Everything that pictures are made from. */
export function inputOf(shown: Shown, { language, size }: PictureWish): PictureInput {
  const { names, faces, result } = shown
  const view = viewOf(shown)
  const phrasing = phrasingIn(voiceIn(language))
  const ids = [...view.edge, ...(view.event === null ? [] : [view.event])]
  return {
    view,
    names,
    language,
    events: Object.fromEntries(ids.map((id) => [id, wordsOf(phrasing, shown, id)])),
    ...(faces !== undefined && { faces }),
    ...(size === 'phone' && { size }),
    ...(result !== undefined && { result }),
  }
}
