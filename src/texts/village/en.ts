import { offers } from './en/offers.ts'
import { plans } from './en/plans.ts'
import { reasons } from './en/reasons.ts'
import { told } from './en/told.ts'
import { topics } from './en/topics.ts'
import { words } from './en/words.ts'

export const EN = { ...words, ...offers, ...told, ...plans, ...reasons, ...topics }
export type Key = keyof typeof EN
