import type { News } from '#kernel'
import type { Key } from '#texts/village/index'
import type { NewsKind } from '#village/news'
import { heard, named } from '../lessons.ts'
import type { Lesson } from '../presentation.ts'
import { phrasingOf } from './phrasing.ts'

const has = heard<NewsKind>

const wentTo =
  (place: RegExp) =>
  (own: readonly News[]): boolean =>
    own.some((news) => news.kind === 'memberMoved' && place.test((news as unknown as { to: string }).to))

function lesson(text: Key, topic: string, isDone: Lesson['isDone'], fits: Lesson['fits']): Lesson {
  return { topic, text: ({ language }) => phrasingOf(language).say(text), isDone, fits }
}

/** A newcomer's way through the rules: one thing a turn, as soon as the spaces allow it. */
export const LESSONS: readonly Lesson[] = [
  lesson('lesson.cube', 'turn', has('cubeTaken'), named(/^(harvest|birth)$/)),
  lesson('lesson.train', 'crafts', wentTo(/^craft/), named(/^(train|make):/)),
  lesson('lesson.birth', 'farm', has('memberBorn'), named(/^birth$/)),
  lesson('lesson.harvest', 'farm', has('harvested'), named(/^harvest$/)),
  lesson('lesson.make', 'crafts', has('goodMade'), named(/^make:/)),
  lesson('lesson.serve', 'market', has('customerServed'), named(/^serve:/)),
  lesson('lesson.church', 'council', wentTo(/^bag/), named(/^church$/)),
  lesson('lesson.council', 'council', wentTo(/^council/), named(/^council:/)),
  lesson('lesson.travel', 'council', has('castleReached'), named(/^travel:/)),
]
