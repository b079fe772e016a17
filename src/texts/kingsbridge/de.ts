import { commands } from './de/commands.ts'
import { events } from './de/events.ts'
import { offers } from './de/offers.ts'
import { reasons } from './de/reasons.ts'
import { rules } from './de/rules.ts'
import { told } from './de/told.ts'
import { topics } from './de/topics.ts'
import { words } from './de/words.ts'
import type { Key } from './en.ts'

export const DE: Record<Key, string> = {
  ...words,
  ...commands,
  ...events,
  ...offers,
  ...told,
  ...reasons,
  ...rules,
  ...topics,
}
