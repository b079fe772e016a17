import { contextFor, sayNo } from '#discord/app/requests'
import type { Handler } from '#discord/app/verbs'
import { privately, verbsOf } from '#discord/app/verbs'
import { isDenial } from '#tables'
import { LOG } from './declarations.ts'
import { logFile } from './file.ts'
import { logScreen } from './screen.ts'

const logPage: Handler<number | null> = async (press, page) => {
  const { app, id, interaction, reader } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const lines = await app.tables.reading.log(id.game, interaction.user.id)
  return isDenial(lines) ? sayNo(reader, lines) : logScreen(context, lines, page)
}

export const LOG_VERBS = verbsOf(LOG, {
  log: logPage,
  openlog: logPage,
  logfile: privately((context, press) => logFile(context, press.interaction.user.id)),
})
