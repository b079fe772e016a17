import { button, rows, text } from '#discord/app/components'
import { begunContextFor, displayPrefsOf, isScreen, sayNo } from '#discord/app/requests'
import type { MessageContext } from '#discord/app/router'
import { lineScreen, PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { titleOf } from '#discord/app/shown-game'
import { toldLines, toldOf } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import { isDenial } from '#tables'
import { boardScreen } from '../boards/screens.ts'
import { walkAt } from '../replay/declarations.ts'
import { tablePanel } from '../table-panel/screen.ts'
import { isOurs, type Meant, meantBy } from './meant.ts'

/** Acts that are told of a moment. */
const MOST_ACTS = 4

/** S34: what had just been done when a message came, and the table as it lay then. */
export async function whatHappened(request: MessageContext): Promise<Screen> {
  const { reader } = request
  if (!isOurs(request)) return lineScreen(reader.say('notOurMessage'))
  const meant = await meantBy(request)
  return meant === null ? lineScreen(reader.say('aboutNoGame')) : momentScreen(request, meant)
}

async function momentScreen(request: MessageContext, { game, entry }: Meant): Promise<Screen> {
  const { app, interaction, reader } = request
  const { reading } = app.tables
  const person = interaction.user.id
  const look = await reading.look(game, person)
  if (isDenial(look)) return sayNo(reader, look)
  if (look.phase === 'lobby') return tablePanel(request, game)
  const context = await begunContextFor(request, game)
  if (isScreen(context)) return context
  const moment = Math.min(entry ?? look.entry, look.entry)
  const log = await reading.log(game, person)
  const acts = isDenial(log) ? [] : log.filter(({ number, news }) => number <= moment && news.length > 0)
  const last = acts.findLast(({ isVoid }) => !isVoid)
  const lines = toldLines(context, toldOf(acts.slice(-MOST_ACTS), look))
  // A moment that was gone back behind is no longer there to be shown.
  const then = await reading.lookBack(game, person, moment)
  const prefs = await displayPrefsOf(request)
  const isPast = moment < look.entry && !isDenial(then)
  const board = isPast
    ? await boardScreen({ ...context, look: then }, prefs, moment)
    : await boardScreen(context, prefs)
  return screen(
    [
      text(
        `### ${reader.say('happenedTitle', { title: titleOf(look) })}`,
        ...(lines.length > 0 ? lines : [reader.say('logEmpty')]),
      ),
      ...board.components,
      ...rows([
        button(idOn(context, 'openlog'), reader.say('log')),
        last !== undefined && button(idOn(context, 'walk', walkAt(last.number)), reader.say('walk')),
        look.phase === 'playing' && button(idOn(context, 'play'), reader.say('play'), 'next'),
      ]),
    ],
    { accent: PARCHMENT, files: board.files ?? [] },
  )
}
