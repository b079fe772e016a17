import { offers } from './nl/offers.ts'
import { plans } from './nl/plans.ts'
import { reasons } from './nl/reasons.ts'
import { told } from './nl/told.ts'
import { topics } from './nl/topics.ts'
import { words } from './nl/words.ts'

export const NL = { ...words, ...offers, ...told, ...plans, ...reasons, ...topics }
