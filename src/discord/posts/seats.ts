import { lineScreen } from '../app/screen.ts'
import { nameAt } from '../app/seat-names.ts'
import { seatScreen } from '../features/seats/screen.ts'
import { type PostSender, say, sayInPlace } from './delivery.ts'
import { stripOlderOfSeat } from './old-buttons.ts'
import { showWhereLobbyStood } from './table-card.ts'

/** Tells that a seat is offered, taken, kept or left. */
export const SEAT: PostSender<'seat'> = {
  async send(delivery) {
    const { seat, how, quietly } = delivery.post.data
    const screen = await seatScreen(delivery.context, seat, how)
    return { sent: await (quietly ? sayInPlace(delivery, screen, SEAT) : say(delivery, screen, SEAT)) }
  },
  kept: ({ seat }) => ({ seat }),
  async afterwards(delivery, receipt) {
    await stripOlderOfSeat(delivery, receipt)
    await showWhereLobbyStood(delivery, delivery.context.look)
  },
}

/** Tells that somebody gave up. */
export const CONCEDED: PostSender<'conceded'> = {
  async send(delivery) {
    const { look, reader } = delivery.context
    const name = nameAt(look, delivery.post.data.seat)
    return { sent: await say(delivery, lineScreen(reader.say('conceded', { name })), CONCEDED) }
  },
  kept: ({ seat }) => ({ seat }),
  afterwards: stripOlderOfSeat,
}
