import { fulfilled, SEAT_WISHES, type SeatWish } from '#discord/features/seats/wish'
import { type GameCommand, here } from './shared.ts'
import { choices, described } from './words.ts'

export const seat: GameCommand = {
  name: 'seat',
  define(sub) {
    sub.addStringOption((option) =>
      described(option, 'wish')
        .setRequired(true)
        .addChoices(...choices(SEAT_WISHES, 'wish')),
    )
  },
  run: (request) =>
    here(request, (id) => fulfilled(request, id, request.interaction.options.getString('wish', true) as SeatWish)),
}
