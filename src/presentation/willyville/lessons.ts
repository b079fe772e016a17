import type { Key } from '#texts/willyville/index'
import type { NewsKind } from '#willyville/news'
import { isKind, type Option, type OptionKind, optionsOfKind, readOption } from '#willyville/options'
import { stockOf } from '#willyville/state'
import { GOODS, type Good } from '#willyville/words'
import { heard } from '../lessons.ts'
import type { Goal, Lesson, LessonStep } from '../presentation.ts'
import { type GoalArea, goodBuilt } from './goals/phrases.ts'
import { customerCard } from './naming.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { ownOf, viewOf } from './view-access.ts'

type View = Shown['view']
type Fits = Lesson<View>['fits']

const has = heard<NewsKind>

/** The options of the best way to a goal. */
function optionsOf({ ways: [best] }: Goal): Option[] {
  return (best?.picks ?? []).flat().flatMap((pick) => readOption(pick) ?? [])
}

/** Goals that bring something new to this area. */
const fresh =
  (wanted: GoalArea): Fits =>
  ({ group, area }) =>
    group === 'new' && area === wanted

const using =
  (kind: OptionKind): Fits =>
  (goal) =>
    goal.group === 'use' && optionsOf(goal).some((option) => isKind(option, kind))

const usingAny: Fits = ({ group, ways }) => group === 'use' && (ways[0]?.picks ?? []).some((picks) => picks.length > 0)

/** The goods that a customer of the own market wants and the village lacks. */
function lackingGoods(shown: Shown): Good[] {
  const p = ownOf(shown)
  const wanted = p.waiting.map((customer) => customerCard(viewOf(shown), customer)?.goods ?? {})
  return GOODS.filter((good) => wanted.some((goods) => (goods[good] ?? 0) > stockOf(p, good)))
}

const bringsWantedGood: Fits = (goal, shown) => {
  const lacking = lackingGoods(shown)
  return optionsOf(goal).some(
    (option) =>
      (isKind(option, 'make') && lacking.includes(option.good)) ||
      (isKind(option, 'build') && lacking.includes(goodBuilt(option))),
  )
}

/** The headman comes home with something in hand. */
const carriesHome: Fits = ({ ways: [best] }, shown) =>
  ownOf(shown).tree > 0 && optionsOfKind((best?.picks ?? []).flat(), 'ask').some(({ to }) => to === 'house')

/** No lesson sends anybody to their death. */
const sparing =
  (fits: Fits): Fits =>
  (goal, shown) =>
    fits(goal, shown) && goal.ways[0]?.death !== true

function step(text: Key, fits: Fits): LessonStep<View> {
  return { text: (voice) => phrasingIn(voice).say(text), fits: sparing(fits) }
}

function lesson(text: Key, topic: string, done: NewsKind, fits: Fits, more: Partial<Lesson<View>> = {}): Lesson<View> {
  return { topic, isDone: has(done), ...step(text, fits), ...more }
}

/** Bringing the headman home may take longer than anybody likes to be led by the hand. */
const TURNS_FOR_HOME = 2

/** A newcomer's way through the rules: one thing a turn, as soon as the dice allow it. */
export const LESSONS: readonly Lesson<View>[] = [
  lesson('lesson.dice', 'dice', 'fieldLaid', fresh('harvest')),
  lesson('lesson.white', 'white', 'bannerUsed', usingAny),
  lesson('lesson.build', 'black', 'buildingBuilt', fresh('craft')),
  lesson('lesson.market', 'market', 'customersCame', fresh('market')),
  lesson('lesson.serve', 'serving', 'customerServed', using('serve'), {
    towards: step('lesson.goods', bringsWantedGood),
  }),
  lesson('lesson.headman', 'headman', 'headmanMoved', fresh('headman')),
  lesson('lesson.school', 'school', 'childCame', using('school')),
  lesson('lesson.home', 'headman', 'storiesSaved', carriesHome, {
    towards: step('lesson.road', fresh('headman')),
    turns: TURNS_FOR_HOME,
  }),
]

export const READ_NEXT = ['travel', 'church', 'council', 'end'] as const
