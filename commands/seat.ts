import { here } from '#discord/features/here'
import { fulfilled, SEAT_WISHES } from '#discord/features/seats/wish'
import { chosenAlways } from './chosen.ts'
import type { GameCommand } from './command.ts'
import { choices, described } from './words.ts'

export const seat: GameCommand = {
  name: 'seat',
  define(sub) {
    sub.addStringOption((option) =>
      described(option, 'wish')
        .setRequired(true)
        .addChoices(...choices(SEAT_WISHES, (wish) => `wish_${wish}`)),
    )
  },
  run: (request) =>
    here(request, (id) => fulfilled(request, id, chosenAlways(request.interaction.options, 'wish', SEAT_WISHES))),
}
