import { commands } from './en/commands.ts'
import { inn } from './en/inn.ts'
import { marriage } from './en/marriage.ts'
import { offers } from './en/offers.ts'
import { plans } from './en/plans.ts'
import { port } from './en/port.ts'
import { reasons } from './en/reasons.ts'
import { rules } from './en/rules.ts'
import { told } from './en/told.ts'
import { topics } from './en/topics.ts'
import { words } from './en/words.ts'

export const EN = {
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
export type Key = keyof typeof EN
