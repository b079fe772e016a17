import { privately, verbsOf } from '#discord/app/verbs'
import { LOG } from './declarations.ts'
import { logFile } from './file.ts'
import { logPage } from './page.ts'
import { recapScreen } from './recap.ts'

const ownPage = privately<number | null>((context, press, page) => logPage(context, press.interaction.user.id, page))

export const LOG_VERBS = verbsOf(LOG, {
  log: ownPage,
  openlog: ownPage,
  recap: privately((context, press) => recapScreen(context, press.interaction.user.id, false)),
  logfile: privately((context, press) => logFile(context, press.interaction.user.id)),
})
