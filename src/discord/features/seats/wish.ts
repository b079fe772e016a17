import { sayDone, who } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { isDenial, type Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'
import type { SeatWish } from './declarations.ts'

/** The state of a seat once a wish for it is carried out. */
export const WISH_TEXTS: Readonly<Record<SeatWish, UiKey>> = {
  offer: 'seatNowOffered',
  keep: 'seatNowKept',
  bot: 'seatNowBot',
  claim: 'joined',
}

/** Offers the person's seat, keeps it, hands it to a bot, or takes one that is free. */
export async function wished(request: RequestContext, id: number, wish: SeatWish): Promise<Outcome<object>> {
  const { app, interaction, requestId } = request
  const { tables } = app
  const person = interaction.user.id
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
  return acts[wish]()
}

export async function fulfilled(request: RequestContext, id: number, wish: SeatWish): Promise<Screen> {
  return sayDone(request.reader, await wished(request, id, wish), WISH_TEXTS[wish])
}
