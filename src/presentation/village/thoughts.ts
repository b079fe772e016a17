import { plans } from '#village/planning/index'
import { imagine } from '#village/view'
import { thoughtOnce } from '../workings.ts'

export const { stateOf, plansOf, think } = thoughtOnce({ imagine, plans })
