import { who } from '#discord/app/requests'
import type { ScreenContext } from '#discord/app/screen'
import { atTable } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { openly, silently, verbsOf } from '#discord/app/verbs'
import { SEATS } from './declarations.ts'
import { lateScreen } from './screen.ts'

/** While somebody is late the message about it shows what was decided. */
async function clockOut(context: ScreenContext, seat: number): Promise<Screen | null> {
  return context.look.places[seat]?.late ? lateScreen(atTable(context), seat) : null
}

export const SEATS_VERBS = verbsOf(SEATS, {
  letbot: openly(
    ({ app, id, interaction, requestId }, seat) =>
      app.tables.seats.letBotPlay(id.game, interaction.user.id, seat, requestId),
    clockOut,
  ),
  holdbot: openly(
    ({ app, id, interaction, requestId }, seat) =>
      app.tables.seats.holdBot(id.game, interaction.user.id, seat, requestId),
    clockOut,
  ),
  letstay: silently(({ app, id, interaction, requestId }, seat) =>
    app.tables.seats.letBotStay(id.game, interaction.user.id, seat, requestId),
  ),
  givebot: silently(({ app, id, interaction, requestId }, seat) =>
    app.tables.seats.giveToBot(id.game, interaction.user.id, seat, requestId),
  ),
  offerlate: silently(({ app, id, interaction, requestId }, seat) =>
    app.tables.seats.offerLate(id.game, interaction.user.id, seat, requestId),
  ),
  claim: silently((press, seat) => press.app.tables.seats.claim(press.id.game, who(press), seat, press.requestId)),
})
