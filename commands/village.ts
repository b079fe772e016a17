import { displayPrefsOf } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { villageScreen } from '#discord/features/boards/screens'
import type { Face } from '#presentation/face'
import { FACES } from '#presentation/registry'
import type { GameCommand } from './shared.ts'
import { shown } from './shown.ts'
import { described } from './words.ts'

const boardOf = (name: Face['boardCommand']) =>
  shown(
    name,
    (sub) => sub.addUserOption((option) => described(option, 'player')),
    async (context, request) => {
      const { interaction, reader } = request
      const wanted = interaction.options.getUser('player')
      const person = wanted?.id ?? interaction.user.id
      const place = context.look.places.find((one) => one.person === person)
      if (wanted !== null && place === undefined) return lineScreen(reader.say('sitsNotHere', { name: `<@${person}>` }))
      return villageScreen(context, place?.seat ?? 0, await displayPrefsOf(request))
    },
  )

/** What lies before somebody, under each game's own word for it. */
export const OWN_BOARDS: readonly GameCommand[] = [...new Set(FACES.map(({ boardCommand }) => boardCommand))].map(
  boardOf,
)
