import type { Key } from '#texts/willyville/index'
import type { NewsKind } from '#willyville/news'
import { kindOf, type OptionKind } from '#willyville/options'
import { heard } from '../lessons.ts'
import type { Goal, Lesson } from '../presentation.ts'
import type { GoalArea } from './goals/phrases.ts'
import { phrasingIn } from './phrasing.ts'

const has = heard<NewsKind>

/** Goals that bring something new to this area. */
const fresh =
  (wanted: GoalArea) =>
  ({ group, area }: Goal): boolean =>
    group === 'new' && area === wanted

const using =
  (kind: OptionKind) =>
  ({ group, ways }: Goal): boolean =>
    group === 'use' && (ways[0]?.picks ?? []).some((picks) => picks.some((pick) => kindOf(pick) === kind))

const usingAny = ({ group, ways }: Goal): boolean =>
  group === 'use' && (ways[0]?.picks ?? []).some((picks) => picks.length > 0)

function lesson(text: Key, topic: string, done: NewsKind, fits: Lesson['fits']): Lesson {
  return { topic, text: (voice) => phrasingIn(voice).say(text), isDone: has(done), fits }
}

/** A newcomer's way through the rules: one thing a turn, as soon as the dice allow it. */
export const LESSONS: readonly Lesson[] = [
  lesson('lesson.dice', 'dice', 'fieldLaid', fresh('harvest')),
  lesson('lesson.white', 'white', 'bannerUsed', usingAny),
  lesson('lesson.build', 'black', 'buildingBuilt', fresh('craft')),
  lesson('lesson.market', 'market', 'customersCame', fresh('market')),
  lesson('lesson.serve', 'serving', 'customerServed', using('serve')),
  lesson('lesson.headman', 'headman', 'headmanMoved', fresh('headman')),
  lesson('lesson.school', 'school', 'childCame', using('school')),
  lesson('lesson.home', 'headman', 'storiesSaved', fresh('headman')),
]
