import type { News } from '#kernel'
import { type HelpTopic, helpPicture } from '#render/village/help'
import type { Key } from '#texts/village/index'
import type { NewsKind } from '#village/news'
import { type GoalKind, goalNamed } from '#village/planning/index'
import type { View } from '#village/view'
import { kindOf } from '#village/words'
import { heard } from '../lessons.ts'
import type { Goal, Lesson } from '../presentation.ts'
import { cardsAt, newsOf, phrasingOf } from './phrasing.ts'

const has = heard<NewsKind>

/** Told so many times: the first time somebody does it for another lesson. */
const often =
  (kind: NewsKind, times: number) =>
  (own: readonly News[]): boolean =>
    own.filter((news) => news.kind === kind).length >= times

/** Goals of these kinds. */
const aims =
  (...kinds: readonly GoalKind[]) =>
  ({ id }: Goal): boolean => {
    const goal = goalNamed(id)
    return goal !== null && kinds.includes(goal.kind)
  }

/** Somebody of the own family went to a place of this kind. */
const wentTo =
  (place: string) =>
  (own: readonly News[]): boolean =>
    newsOf(own).some((news) => news.kind === 'memberMoved' && kindOf(news.to) === place)

/** A goal whose best way passes the quill. */
function bringsDeath({ ways: [best] }: Goal): boolean {
  return best?.death === true
}

type Judges = readonly [isDone: Lesson['isDone'], fits: Lesson['fits']]

function lesson(text: Key, topic: string, ...[isDone, fits]: Judges): Lesson<View> {
  return { topic, text: ({ language }) => phrasingOf(language).say(text), isDone, fits }
}

/** A lesson whose picture is not that of its chapter. */
function pictured(own: Lesson<View>, topic: HelpTopic): Lesson<View> {
  return { ...own, picture: (shown, { language }) => helpPicture(topic, language, cardsAt(shown)) }
}

/** A newcomer's way through the rules: one thing a turn, as soon as the spaces allow it. */
export const LESSONS: readonly Lesson<View>[] = [
  lesson('lesson.cube', 'turn', has('cubeTaken'), aims('harvest', 'birth')),
  lesson('lesson.train', 'crafts', wentTo('craft'), aims('train', 'make')),
  pictured(lesson('lesson.birth', 'farm', has('memberBorn'), aims('birth')), 'birth'),
  pictured(lesson('lesson.time', 'time', often('timePaid', 3), aims('train', 'make')), 'clock'),
  lesson('lesson.harvest', 'farm', has('harvested'), aims('harvest')),
  lesson('lesson.make', 'crafts', has('goodMade'), aims('make')),
  lesson('lesson.death', 'time', has('quillCrossed'), bringsDeath),
  lesson('lesson.serve', 'market', has('customerServed'), aims('serve')),
  lesson('lesson.church', 'church', wentTo('bag'), aims('church')),
  pictured(lesson('lesson.mass', 'church', wentTo('church'), aims('church', 'harvest')), 'mass'),
  pictured(lesson('lesson.chronicle', 'time', often('died', 2), bringsDeath), 'chronicle'),
  lesson('lesson.council', 'council', wentTo('council'), aims('council')),
  lesson('lesson.travel', 'travel', has('castleReached'), aims('travel')),
]

export const READ_NEXT = ['council', 'end'] as const
