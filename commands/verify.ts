import { QUOTAS } from '#discord/app/quotas'
import { sayNo, stageFor } from '#discord/app/requests'
import { verifyScreen } from '#discord/features/verify/screen'
import { isDenial } from '#tables'
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
      if (isDenial(stage)) return sayNo(reader, stage)
      const verdict = await house.tables.records.verify(id)
      return isDenial(verdict) ? sayNo(reader, verdict) : verifyScreen(stage, verdict)
    }),
}
