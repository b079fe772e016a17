import { tasteOf } from '#discord/asked'
import { villageScreen } from '#discord/screens/around'
import type { Face } from '#faces/face'
import { shown } from './shown.ts'
import { described } from './words.ts'

/** What lies before somebody, under the game's own word for it. */
const boardOf = (name: Face['boardCommand']) =>
  shown(
    name,
    (sub) => sub.addUserOption((option) => described(option, 'player')),
    async (stage, ask) => {
      const { interaction } = ask
      const person = interaction.options.getUser('player')?.id ?? interaction.user.id
      const place = stage.look.places.find((one) => one.person === person)
      return villageScreen(stage, place?.seat ?? 0, await tasteOf(ask))
    },
  )

export const village = boardOf('village')
export const hand = boardOf('hand')
