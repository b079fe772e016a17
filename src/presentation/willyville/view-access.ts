import { type JudgedPlan, judgedPlans, judgingOf } from '#bots/willyville/judged-plans'
import type { News, Seat } from '#kernel'
import { contentIndexOf } from '#willyville/content-index'
import type { WillyvilleNews } from '#willyville/news'
import { type Plan, planning, plansWith } from '#willyville/planning/index'
import { type Player, playerOf } from '#willyville/state'
import { imagine, type View } from '#willyville/view'
import { thoughtOnce } from '../workings.ts'
import type { Shown } from './shown.ts'

export { playerOf } from '#willyville/state'

export const { stateOf, plansOf: judgedPlansOf, think } = thoughtOnce({ imagine, plans: judging })

/** First the plans, then what is expected of each, in pieces that are each little work. */
function* judging(view: View, seat: Seat): Generator<JudgedPlan[]> {
  const all: Plan[] = []
  for (const some of planning(view, seat)) {
    all.push(...some)
    yield []
  }
  yield* judgingOf(view, seat, all)
}

/** Plans of the seat with these dice alone. */
export function judgedPlansWithDice(shown: Shown, dice: string): readonly JudgedPlan[] {
  const { seat } = shown
  const view = viewOf(shown)
  return seat === null ? [] : judgedPlans(view, seat, plansWith(view, seat, dice))
}

export function viewOf(shown: Shown): View {
  return shown.view
}

/** The viewer's own village; the first one stands for all in texts that mean no village, like the rules. */
export function ownOf(shown: Shown): Player {
  return playerOf(viewOf(shown), shown.seat ?? 0)
}

export function newsOf({ news }: { readonly news: readonly News[] }): readonly WillyvilleNews[] {
  return news as readonly WillyvilleNews[]
}

export function cardsOf(view: View) {
  return contentIndexOf(view)
}

export function cloudsOf(view: View): number {
  return view.setup.content.constants.clouds.value
}
