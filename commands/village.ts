import { villageScreen } from '#discord/screens/around'
import { shown } from './shown.ts'
import { described } from './words.ts'

export const village = shown(
  'village',
  (sub) => sub.addUserOption((option) => described(option, 'player')),
  (stage, taste, { interaction }) => {
    const person = interaction.options.getUser('player')?.id ?? interaction.user.id
    const place = stage.look.places.find((one) => one.person === person)
    return villageScreen(stage, place?.seat ?? 0, taste)
  },
)
