import { verbsOf } from '#discord/app/verbs'
import { INBOX } from './declarations.ts'
import { inboxScreen } from './screen.ts'

export const INBOX_VERBS = verbsOf(INBOX, {
  inbox: (press) => inboxScreen(press, 0),
  inboxpage: (press, page) => inboxScreen(press, page),
})
