import { button, rows, text } from '#discord/app/components'
import type { ScreenContext } from '#discord/app/screen'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { titleOf } from '#discord/app/shown-game'
import { toldLines } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import type { LogLine } from '#tables'

const LOG_PAGE = 10
const SMALL = '-# '

/** Ten acts a page, the newest last. */
export function logScreen(context: ScreenContext, log: readonly LogLine[], wanted: number | null): Screen {
  const { look, reader } = context
  const acts = log.filter(({ news }) => news.length > 0)
  const pages = Math.max(1, Math.ceil(acts.length / LOG_PAGE))
  const page = Math.min(Math.max(0, wanted ?? pages - 1), pages - 1)
  const shown = acts.slice(page * LOG_PAGE, (page + 1) * LOG_PAGE)
  const lines = shown.flatMap(({ number, at, seat, by, news, isVoid }) => {
    const told = toldLines(context, [{ seat, by, news }])
    const when = `<t:${Math.round(at / 1000)}:R>`
    // The first line of the act itself carries its number; small ones stand as they are.
    const main = told.findIndex((line) => !line.startsWith(SMALL))
    const lines = told.map((line, place) => (place === main ? `**${number}** ${line} · ${when}` : line))
    return isVoid ? lines.map((line) => (line.startsWith(SMALL) ? line : `~~${line}~~`)) : lines
  })
  return screen(
    [
      text(
        `### ${reader.say('logOf', { title: titleOf(look) })}`,
        ...(lines.length > 0 ? lines : [reader.say('logEmpty')]),
      ),
      ...rows([
        button(idOn(context, 'log', page - 1), reader.say('older'), 'plain', { disabled: page === 0 }),
        button(idOn(context, 'log', page + 1), reader.say('newer'), 'plain', { disabled: page >= pages - 1 }),
        acts.length > 0 && button(idOn(context, 'logfile'), reader.say('asTextFile')),
      ]),
    ],
    { accent: PARCHMENT },
  )
}
