import type { Picture } from '#render/engine/draw'
import { chapterPicture } from '#render/kingsbridge/chapter'
import { eventPicture } from '#render/kingsbridge/event'
import { scorePicture } from '#render/kingsbridge/score'
import type { Language } from '#texts'
import type { MorePicture } from '../capabilities.ts'
import type { PictureWish, Told } from '../presentation.ts'
import { capital, phrasingIn } from './phrasing.ts'
import { inputOf, voiceIn } from './picture-input.ts'
import type { Shown } from './shown.ts'
import { eventLine } from './status-lines.ts'
import { newsOf, viewOf } from './view-access.ts'

/** Pictures that are pages of their own: an event, a chapter's end, the score. */

function newsIn(told: readonly Told[]) {
  return told.flatMap(({ news }) => newsOf(news))
}

/** `told` is the whole game; where some of it is missing, the VP track is one row. */
export function score(
  shown: Shown,
  wish: PictureWish,
  history: readonly (readonly number[])[],
  told: readonly Told[] = [],
): Picture {
  return scorePicture(inputOf(shown, wish), history, newsIn(told))
}

export const EVENT: MorePicture = {
  id: 'event',
  spots: ['table'],
  title: (voice) => phrasingIn(voice).say('picture.event'),
}

/** Null while no event lies on the council. */
export function event(shown: Shown, wish: PictureWish): Picture | null {
  const { event: id } = viewOf(shown)
  return id === null ? null : eventPicture(inputOf(shown, wish), id)
}

/** The event in words, and those that last beside it. */
export function eventWords(shown: Shown, language: Language): string {
  const phrasing = phrasingIn(voiceIn(language))
  const view = viewOf(shown)
  const ids = [...(view.event === null ? [] : [view.event]), ...view.edge]
  return ids.map((id) => capital(eventLine(phrasing, view, id))).join('\n')
}

/** A picture that only notices show: of a chapter's end nothing is left on the table. */
export const CHAPTER = 'chapter'

/** The end of a chapter as these acts tell it; null where they tell of none. */
export function chapter(shown: Shown, wish: PictureWish, told: readonly Told[]): Picture | null {
  return chapterPicture(inputOf(shown, wish), newsIn(told))
}

/** The page that a notice shows beside the table: a chapter's end before the event that comes after it. */
export function pageFor(told: readonly Told[]): string | null {
  const news = newsIn(told)
  if (news.some(({ kind }) => kind === 'taxRolled') && news.some(({ kind }) => kind === 'chapterEnded')) return CHAPTER
  return news.some(({ kind }) => kind === 'eventTurned') ? EVENT.id : null
}
