import { isOneOf } from '#kernel'
import type { Cause, NewsKind } from '#kingsbridge/news'
import type { UseKind } from '#kingsbridge/options'
import type { Key } from '#texts/kingsbridge/index'
import { heard } from '../lessons.ts'
import type { Goal, Lesson } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'
import { newsOf } from './view-access.ts'

type Done = Lesson['isDone']

const has = heard<NewsKind>

const gains =
  (cause: Cause): Done =>
  (own) =>
    newsOf(own).some((news) => news.kind === 'gained' && news.cause === cause)

function lesson(text: Key, topic: string, isDone: Done, ...uses: readonly UseKind[]): Lesson {
  const fits = ({ area }: Goal) => isOneOf(uses, area)
  return { topic, text: (voice) => phrasingIn(voice).say(text), isDone, fits }
}

/** A newcomer's way through the rules: one thing a turn, as soon as the hand allows it. */
export const LESSONS: readonly Lesson[] = [
  lesson('lesson.goods', 'cards', gains('card'), 'grain', 'piety', 'material'),
  lesson('lesson.project', 'projects', has('materialPlaced'), 'project'),
  lesson('lesson.sale', 'houses', has('sold'), 'sale'),
  lesson('lesson.donation', 'projects', has('donated'), 'donation'),
  lesson('lesson.house', 'houses', has('houseBuilt'), 'house'),
  lesson('lesson.rent', 'houses', gains('rent'), 'rent'),
  lesson('lesson.favour', 'favour', has('favourTaken'), 'favour'),
  lesson('lesson.care', 'plague', has('cared'), 'care'),
]

export const READ_NEXT = ['council', 'duties', 'end'] as const
