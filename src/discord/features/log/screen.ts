import { button, rows, text } from '#discord/app/components'
import type { ScreenContext } from '#discord/app/screen'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { titleOf } from '#discord/app/shown-game'
import { type Act, actsOf, toldLines } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import type { LogLine } from '#tables'
import { walkAt } from '../replay/declarations.ts'

const LOG_PAGE = 10
const SMALL = '-# '

/** The page on which the last act up to an entry stands. */
export function logPageOf(acts: readonly Act[], entry: number): number {
  const before = acts.filter((act) => act.entry <= entry).length
  return Math.floor(Math.max(0, before - 1) / LOG_PAGE)
}

/** Small print is struck out behind its mark, which counts at the start of a line only. */
function struckOut(line: string): string {
  return line.startsWith(SMALL) ? `${SMALL}~~${line.slice(SMALL.length)}~~` : `~~${line}~~`
}

/** An act with its number and when it was; struck out where it was taken back. */
function actLines(context: ScreenContext, { told, at, move, isVoid }: Act): string[] {
  const lines = toldLines(context, [told])
  const when = `<t:${Math.round(at / 1000)}:R>`
  const number = move === null ? '' : `**${move}** `
  // The first line of the act itself carries its number; small ones stand as they are.
  const main = lines.findIndex((line) => !line.startsWith(SMALL))
  const numbered = lines.map((line, place) => (place === main ? `${number}${line} · ${when}` : line))
  return isVoid ? numbered.map(struckOut) : numbered
}

/** Ten acts a page, the newest last. */
export function logScreen(context: ScreenContext, log: readonly LogLine[], wanted: number | null): Screen {
  const { look, reader } = context
  const acts = actsOf(log, look)
  const pages = Math.max(1, Math.ceil(acts.length / LOG_PAGE))
  const page = Math.min(Math.max(0, wanted ?? pages - 1), pages - 1)
  const shown = acts.slice(page * LOG_PAGE, (page + 1) * LOG_PAGE)
  const lines = shown.flatMap((act) => actLines(context, act))
  const held = shown.findLast(({ isVoid }) => !isVoid)
  return screen(
    [
      text(
        `### ${reader.say('logOf', { title: titleOf(look) })}`,
        ...(lines.length > 0 ? lines : [reader.say('logEmpty')]),
      ),
      ...rows([
        button(idOn(context, 'log', page - 1), reader.say('older'), 'plain', { disabled: page === 0 }),
        button(idOn(context, 'log', page + 1), reader.say('newer'), 'plain', { disabled: page >= pages - 1 }),
        held !== undefined && button(idOn(context, 'walk', walkAt(held.entry)), reader.say('walk')),
        acts.length > 0 && button(idOn(context, 'logfile'), reader.say('asTextFile')),
      ]),
    ],
    { accent: PARCHMENT },
  )
}
