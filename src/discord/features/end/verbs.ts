import { link, rows, text } from '#discord/app/components'
import { urlOf } from '#discord/app/messages'
import { sayNo, sayNoAt, who } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import { screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { titleOf } from '#discord/app/shown-game'
import { verbsOf } from '#discord/app/verbs'
import type { Home, Look } from '#tables'
import { isDenial } from '#tables'
import { END } from './declarations.ts'

/** A thread that was opened for one game is not played in again. */
function rematchHome({ app }: PressContext, { home }: Look): Home | undefined {
  if (home.thread === null) return undefined
  const { channels, user } = app.client
  const thread = channels.cache.get(home.thread)
  const isForeign = thread?.isThread() && thread.ownerId !== user?.id
  return isForeign ? undefined : { ...home, thread: null }
}

/** Opens the next game, joins it, or leads to where it goes on already. */
async function rematch(press: PressContext): Promise<Screen | null> {
  const { app, id, reader } = press
  const look = await app.tables.reading.look(id.game, null)
  if (isDenial(look)) return sayNo(reader, look)
  const known = await app.tables.directory.rematchOf(id.game)
  const outcome = await app.tables.lobby.rematch(id.game, who(press), press.requestId, rematchHome(press, look))
  if (isDenial(outcome)) return sayNoAt(press, outcome)
  // Its opener sees it on the button that was pressed.
  return known === outcome.id ? thereScreen(press, outcome.id) : null
}

async function thereScreen({ app, reader }: PressContext, game: number): Promise<Screen> {
  const look = await app.tables.reading.look(game, null)
  if (isDenial(look)) return sayNo(reader, look)
  const { server, channel, thread } = look.home
  const way = link(urlOf(server, thread ?? channel), titleOf(look))
  return screen([text(reader.say('rematchThere')), ...rows([way])])
}

export const END_VERBS = verbsOf(END, { rematch })
