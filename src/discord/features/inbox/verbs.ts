import { verbsOf } from '#discord/app/verbs'
import { INBOX } from './declarations.ts'
import { playAnywhere } from './play.ts'
import { inboxScreen } from './screen.ts'

export const INBOX_VERBS = verbsOf(INBOX, {
  playany: playAnywhere,
  inbox: (press) => inboxScreen(press, 0),
  inboxpage: (press, page) => inboxScreen(press, page),
})
