import { isDenial, type RatingChange } from '#tables'
import { urlOf } from '../app/messages.ts'
import { lineScreen } from '../app/screen.ts'
import type { Screen } from '../app/send.ts'
import { presentationFor } from '../app/shown-game.ts'
import { endScreen } from '../features/end/screen.ts'
import { lobbyEnd } from '../features/lobby/screen.ts'
import { type Delivery, type PostSender, say } from './delivery.ts'
import { stripOlderNotices } from './old-buttons.ts'
import { leadToRematch, showWhereLobbyStood } from './table-card.ts'

async function finalScreen({ messages, context }: Delivery, ratings: readonly RatingChange[]): Promise<Screen> {
  const { app, look } = context
  const notice = await messages.lastReceipt(look.id, 'asked')
  const history = await app.tables.records.history(look.id, presentationFor(look).progress.roundOf)
  const log = await app.tables.reading.log(look.id, null)
  const acts = isDenial(log) ? [] : log
  return endScreen(context, {
    lastActs: notice === null ? [] : acts.filter(({ number }) => number > (notice.entry ?? 0)),
    history: isDenial(history) ? [] : history,
    log: acts,
    ratings,
  })
}

/** Shows the scores of a game that was played to its end. */
export const ENDED: PostSender<'ended'> = {
  async send(delivery) {
    const { messages, post, context } = delivery
    const receipt = await say(delivery, await finalScreen(delivery, post.data.ratings ?? []), ENDED)
    await messages.calm(context.look.home)
    return { sent: receipt }
  },
  async afterwards(delivery, receipt) {
    const { look } = delivery.context
    await stripOlderNotices(delivery, receipt)
    await showWhereLobbyStood(delivery, look, { score: urlOf(look.home.server, receipt.channel, receipt.message) })
  },
}

/** Tells of a table that closed: in its lobby, or where it was being played. */
export const CLOSED: PostSender<'closed'> = {
  async send(delivery) {
    const { messages, post, context } = delivery
    const { look, reader } = context
    if (look.started !== null) return { sent: await say(delivery, lineScreen(reader.say('abandonedNow')), CLOSED) }
    const lobby = await messages.lastReceipt(look.id, 'lobby')
    if (lobby !== null) await messages.edit(lobby, lobbyEnd(context, { thread: null, why: post.data.why }))
    await leadToRematch(delivery, look)
    return { sent: {} }
  },
  async afterwards(delivery, receipt) {
    await stripOlderNotices(delivery, receipt)
    await showWhereLobbyStood(delivery, delivery.context.look)
  },
}
