import { type JudgedPlan, judgedPlans, judgingOf } from '#bots/willyville/judged-plans'
import { contentIndexOf } from '#willyville/content-index'
import { plans, plansWith } from '#willyville/planning/index'
import type { Player } from '#willyville/state'
import { imagine, type View } from '#willyville/view'
import type { Shown } from '../presentation.ts'
import { thoughtOnce } from '../workings.ts'

export const {
  stateOf,
  plansOf: judgedPlansOf,
  think,
} = thoughtOnce({ imagine, plans: (view: View, seat) => judgingOf(view, seat, plans(view, seat)) })

/** Plans of the seat with these dice alone. */
export function judgedPlansWithDice({ seat, view }: Shown, dice: string): readonly JudgedPlan[] {
  return seat === null ? [] : judgedPlans(view as View, seat, plansWith(view as View, seat, dice))
}

export function viewOf(shown: Shown): View {
  return shown.view as View
}

export function playerAt(view: View, seat: number): Player {
  return view.players[seat] as Player
}

/** The viewer's own village; the first one stands for all in texts that mean no village, like the rules. */
export function ownOf(shown: Shown): Player {
  return playerAt(viewOf(shown), shown.seat ?? 0)
}

export function cardsOf(view: View) {
  return contentIndexOf(view)
}

export function cloudsOf(view: View): number {
  return view.setup.content.constants.clouds.value
}
