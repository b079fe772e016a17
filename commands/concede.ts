import { refusalText } from '#discord/refusals'
import { lineScreen } from '#discord/screens/around'
import { isNo } from '#tables'
import { type GameCommand, here } from './shared.ts'
import { described } from './words.ts'

/** Giving up is meant only by who says so twice. */
export const concede: GameCommand = {
  name: 'concede',
  define(sub) {
    sub.addBooleanOption((option) => described(option, 'sure').setRequired(true))
  },
  run: (ask) =>
    here(ask, async (id) => {
      const { house, interaction, reader, press } = ask
      if (!interaction.options.getBoolean('sure', true)) return lineScreen(reader.say('notConceded'))
      const outcome = await house.tables.concede(id, interaction.user.id, press)
      return lineScreen(isNo(outcome) ? refusalText(reader, null, outcome) : reader.say('doneShort'))
    }),
}
