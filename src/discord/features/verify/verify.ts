import { contextFor, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { isDenial } from '#tables'
import { verifyScreen } from './screen.ts'

/** Plays a game again and compares: the seed, the states and the points. */
export async function verified(request: RequestContext, game: number): Promise<Screen> {
  const { app, reader } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  const verdict = await app.tables.records.verify(game)
  return isDenial(verdict) ? sayNo(reader, verdict) : verifyScreen(context, verdict)
}
