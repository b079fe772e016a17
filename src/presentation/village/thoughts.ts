import { plans } from '#village/planning/index'
import { imagine, type View } from '#village/view'
import { thoughtOnce } from '../workings.ts'

export const { stateOf, plansOf, think } = thoughtOnce({
  imagine,
  plans: (view: View, seat) => [plans(view, seat)],
})
