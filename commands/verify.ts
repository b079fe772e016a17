import { QUOTAS } from '#discord/app/quotas'
import { contextFor, sayNo } from '#discord/app/requests'
import { verifyScreen } from '#discord/features/verify/screen'
import { isNo } from '#tables'
import { type GameCommand, here } from './shared.ts'

/** Plays the game here again and compares: the seed, the states and the points. */
export const verify: GameCommand = {
  name: 'verify',
  define: () => {},
  quota: QUOTAS.verify,
  run: (request) =>
    here(request, async (id) => {
      const { app, reader } = request
      const context = await contextFor(request, id)
      if (isNo(context)) return sayNo(reader, context)
      const verdict = await app.tables.verify(id)
      return isNo(verdict) ? sayNo(reader, verdict) : verifyScreen(context, verdict)
    }),
}
