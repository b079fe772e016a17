import { who } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import { silently, verbsOf } from '#discord/app/verbs'
import type { Home, Look, Outcome } from '#tables'
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

async function rematch(press: PressContext): Promise<Outcome<unknown>> {
  const { app, id } = press
  const look = await app.tables.reading.look(id.game, null)
  if (isDenial(look)) return look
  return app.tables.lobby.rematch(id.game, who(press), press.requestId, rematchHome(press, look))
}

export const END_VERBS = verbsOf(END, { rematch: silently(rematch) })
