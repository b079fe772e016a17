import { villageScreen } from '#discord/screens/around'
import { tasteOf } from '#discord/verbs'
import { shown } from './shown.ts'
import { described } from './words.ts'

export const village = shown(
  'village',
  (sub) => sub.addUserOption((option) => described(option, 'player')),
  async (stage, ask) => {
    const { interaction } = ask
    const person = interaction.options.getUser('player')?.id ?? interaction.user.id
    const place = stage.look.places.find((one) => one.person === person)
    return villageScreen(stage, place?.seat ?? 0, await tasteOf(ask))
  },
)
