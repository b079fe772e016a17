import { commands } from './en/commands.ts'
import { events } from './en/events.ts'
import { offers } from './en/offers.ts'
import { reasons } from './en/reasons.ts'
import { rules } from './en/rules.ts'
import { told } from './en/told.ts'
import { topics } from './en/topics.ts'
import { words } from './en/words.ts'

export const EN = { ...words, ...commands, ...events, ...offers, ...told, ...reasons, ...rules, ...topics }
export type Key = keyof typeof EN
