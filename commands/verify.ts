import { QUOTAS } from '#discord/app/quotas'
import { contextFor, sayNo } from '#discord/app/requests'
import { verifyScreen } from '#discord/features/verify/screen'
import { isDenial } from '#tables'
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
      if (isDenial(context)) return sayNo(reader, context)
      const verdict = await app.tables.records.verify(id)
      return isDenial(verdict) ? sayNo(reader, verdict) : verifyScreen(context, verdict)
    }),
}
