import type { Key } from '#texts/willyville/index'
import type { NewsKind } from '#willyville/news'
import { heard, named } from '../lessons.ts'
import type { Goal, Lesson } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'

const has = heard<NewsKind>

const using =
  (step: RegExp) =>
  ({ group, ways }: Goal): boolean =>
    group === 'use' && (ways[0]?.picks ?? []).some((picks) => picks.some((pick) => step.test(pick)))

function lesson(text: Key, topic: string, done: NewsKind, fits: Lesson['fits']): Lesson {
  return { topic, text: (voice) => phrasingIn(voice).say(text), isDone: has(done), fits }
}

/** A newcomer's way through the rules: one thing a turn, as soon as the dice allow it. */
export const LESSONS: readonly Lesson[] = [
  lesson('lesson.dice', 'dice', 'fieldLaid', named(/^field/)),
  lesson('lesson.white', 'white', 'bannerUsed', using(/./)),
  lesson('lesson.build', 'black', 'buildingBuilt', named(/^build:/)),
  lesson('lesson.market', 'market', 'customersCame', named(/^market/)),
  lesson('lesson.serve', 'market', 'customerServed', using(/^serve:/)),
  lesson('lesson.headman', 'headman', 'headmanMoved', named(/^ask:/)),
  lesson('lesson.school', 'time', 'childCame', using(/^school:/)),
  lesson('lesson.home', 'end', 'storiesSaved', named(/^ask:/)),
]
