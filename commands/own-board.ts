import { displayPrefsOf } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { ownBoardScreen } from '#discord/features/boards/screens'
import { PRESENTATIONS } from '#presentation/registry'
import type { GameCommand } from './shared.ts'
import { shown } from './shown.ts'
import { described } from './words.ts'

const boardOf = (name: string) =>
  shown(
    name,
    (sub) => sub.addUserOption((option) => described(option, 'player')),
    async (context, request) => {
      const { interaction, reader } = request
      const wanted = interaction.options.getUser('player')
      const person = wanted?.id ?? interaction.user.id
      const place = context.look.places.find((seat) => seat.person === person)
      if (wanted !== null && place === undefined) return lineScreen(reader.say('sitsNotHere', { name: `<@${person}>` }))
      return ownBoardScreen(context, place?.seat ?? 0, await displayPrefsOf(request))
    },
  )

/** Shows the board before somebody, under each game's own word for it. */
export const OWN_BOARDS: readonly GameCommand[] = [
  ...new Set(PRESENTATIONS.map(({ commands }) => commands.board.name)),
].map(boardOf)
