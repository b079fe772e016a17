import { commands } from './de/commands.ts'
import { inn } from './de/inn.ts'
import { marriage } from './de/marriage.ts'
import { offers } from './de/offers.ts'
import { plans } from './de/plans.ts'
import { port } from './de/port.ts'
import { reasons } from './de/reasons.ts'
import { rules } from './de/rules.ts'
import { told } from './de/told.ts'
import { topics } from './de/topics.ts'
import { words } from './de/words.ts'

export const DE = {
  ...words,
  ...inn,
  ...port,
  ...marriage,
  ...commands,
  ...offers,
  ...told,
  ...plans,
  ...reasons,
  ...rules,
  ...topics,
}
