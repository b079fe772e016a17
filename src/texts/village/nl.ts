import { commands } from './nl/commands.ts'
import { inn } from './nl/inn.ts'
import { marriage } from './nl/marriage.ts'
import { offers } from './nl/offers.ts'
import { plans } from './nl/plans.ts'
import { port } from './nl/port.ts'
import { reasons } from './nl/reasons.ts'
import { rules } from './nl/rules.ts'
import { told } from './nl/told.ts'
import { topics } from './nl/topics.ts'
import { words } from './nl/words.ts'

export const NL = {
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
