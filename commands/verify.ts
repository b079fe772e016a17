import { sayNo } from '#discord/asked'
import { QUOTAS } from '#discord/quotas'
import { lineScreen } from '#discord/screens/around'
import { isNo } from '#tables'
import { keepsCommitment } from '#tables/commitment'
import { type GameCommand, here } from './shared.ts'

/** Whether the seed told at the end is the one promised at the start. */
export const verify: GameCommand = {
  name: 'verify',
  define: () => {},
  quota: QUOTAS.verify,
  run: (ask) =>
    here(ask, async (id) => {
      const { house, reader, interaction } = ask
      const look = await house.tables.look(id, interaction.user.id)
      if (isNo(look)) return sayNo(reader, look)
      if (look.seed === null) return lineScreen(reader.say('verifyLater', { hash: look.commitment }))
      const taken = await house.tables.export(id)
      if (isNo(taken)) return sayNo(reader, taken)
      const { lines, ...promised } = taken.record
      const fits = keepsCommitment(look.commitment, promised)
      const facts = { seed: look.seed, hash: look.commitment, moves: lines.length }
      return lineScreen(reader.say(fits ? 'verified' : 'notVerified', facts))
    }),
}
