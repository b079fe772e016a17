import type { News } from '#kernel'
import type { Key } from '#texts/village/index'
import type { NewsKind } from '#village/news'
import { type GoalKind, goalNamed } from '#village/planning/index'
import { kindOf } from '#village/words'
import { heard } from '../lessons.ts'
import type { Goal, Lesson } from '../presentation.ts'
import { newsOf, phrasingOf } from './phrasing.ts'

const has = heard<NewsKind>

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

function lesson(text: Key, topic: string, isDone: Lesson['isDone'], fits: Lesson['fits']): Lesson {
  return { topic, text: ({ language }) => phrasingOf(language).say(text), isDone, fits }
}

/** A newcomer's way through the rules: one thing a turn, as soon as the spaces allow it. */
export const LESSONS: readonly Lesson[] = [
  lesson('lesson.cube', 'turn', has('cubeTaken'), aims('harvest', 'birth')),
  lesson('lesson.train', 'crafts', wentTo('craft'), aims('train', 'make')),
  lesson('lesson.birth', 'farm', has('memberBorn'), aims('birth')),
  lesson('lesson.harvest', 'farm', has('harvested'), aims('harvest')),
  lesson('lesson.make', 'crafts', has('goodMade'), aims('make')),
  lesson('lesson.time', 'time', has('quillCrossed'), bringsDeath),
  lesson('lesson.serve', 'market', has('customerServed'), aims('serve')),
  lesson('lesson.church', 'church', wentTo('bag'), aims('church')),
  lesson('lesson.mass', 'church', wentTo('church'), aims('church', 'harvest')),
  lesson('lesson.chronicle', 'time', has('died'), bringsDeath),
  lesson('lesson.council', 'council', wentTo('council'), aims('council')),
  lesson('lesson.travel', 'travel', has('castleReached'), aims('travel')),
]

export const READ_NEXT = ['council', 'end'] as const
