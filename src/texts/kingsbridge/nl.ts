import type { Key } from './en.ts'
import { commands } from './nl/commands.ts'
import { events } from './nl/events.ts'
import { offers } from './nl/offers.ts'
import { reasons } from './nl/reasons.ts'
import { rules } from './nl/rules.ts'
import { told } from './nl/told.ts'
import { topics } from './nl/topics.ts'
import { words } from './nl/words.ts'

export const NL: Record<Key, string> = {
  ...words,
  ...commands,
  ...events,
  ...offers,
  ...told,
  ...reasons,
  ...rules,
  ...topics,
}
