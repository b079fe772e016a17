import { plans } from '#village/plans/index'
import { imagine } from '#village/view'
import { thoughtOnce } from '../workings.ts'

export const { stateOf, plansOf, think } = thoughtOnce({ imagine, plans })
