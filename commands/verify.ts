import { QUOTAS } from '#discord/app/quotas'
import { sayNo, stageFor } from '#discord/app/requests'
import { verifyScreen } from '#discord/features/verify/screen'
import { isNo } from '#tables'
import { type GameCommand, here } from './shared.ts'

/** Plays the game here again and compares: the seed, the states and the points. */
export const verify: GameCommand = {
  name: 'verify',
  define: () => {},
  quota: QUOTAS.verify,
  run: (ask) =>
    here(ask, async (id) => {
      const { house, reader } = ask
      const stage = await stageFor(ask, id)
      if (isNo(stage)) return sayNo(reader, stage)
      const verdict = await house.tables.verify(id)
      return isNo(verdict) ? sayNo(reader, verdict) : verifyScreen(stage, verdict)
    }),
}
