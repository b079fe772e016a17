import { offers } from './de/offers.ts'
import { plans } from './de/plans.ts'
import { reasons } from './de/reasons.ts'
import { told } from './de/told.ts'
import { topics } from './de/topics.ts'
import { words } from './de/words.ts'

export const DE = { ...words, ...offers, ...told, ...plans, ...reasons, ...topics }
