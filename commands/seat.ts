import { refusalText } from '#discord/app/refusals'
import { who } from '#discord/app/requests'
import { lineScreen } from '#discord/app/screen'
import { isDenial } from '#tables'
import { type GameCommand, here } from './shared.ts'
import { choices, described } from './words.ts'

const WISHES = ['offer', 'keep', 'bot', 'claim'] as const

export const seat: GameCommand = {
  name: 'seat',
  define(sub) {
    sub.addStringOption((option) =>
      described(option, 'wish')
        .setRequired(true)
        .addChoices(...choices(WISHES, 'wish')),
    )
  },
  run: (request) =>
    here(request, async (id) => {
      const { app, interaction, reader, requestId } = request
      const { tables } = app
      const person = interaction.user.id
      const wish = interaction.options.getString('wish', true) as (typeof WISHES)[number]
      const look = await tables.reading.look(id, person)
      const places = isDenial(look) ? [] : look.places
      // Somebody a bot has played for comes back to their own seat.
      const own = places.find((place) => place.person === person && place.kind === 'bot' && !place.conceded)
      const free = (own ?? places.find(({ offered }) => offered))?.seat ?? -1
      const acts = {
        offer: () => tables.seats.offer(id, person, requestId),
        keep: () => tables.seats.keep(id, person, requestId),
        bot: () => tables.seats.handToBot(id, person, 'journeyman', requestId),
        claim: () => tables.seats.claim(id, who(request), free, requestId),
      }
      const outcome = await acts[wish]()
      return lineScreen(isDenial(outcome) ? refusalText(reader, null, outcome) : reader.say('doneShort'))
    }),
}
