import type { Look, Sent } from '#tables'
import { link, rows, text } from '../app/components.ts'
import { type Receipt, urlOf } from '../app/messages.ts'
import { screen as screenOf } from '../app/screen.ts'
import { titleOf } from '../app/shown-game.ts'
import { lobbyEnd, lobbyScreen } from '../features/lobby/screen.ts'
import type { Delivery, PostSender } from './delivery.ts'
import { leadToRematch } from './table-card.ts'

const BETWEEN_EDITS = 1000

async function sendLobby(delivery: Delivery<'lobby'>): Promise<Sent> {
  const { messages, lobbyEdits, post, context } = delivery
  const { look } = context
  const isOpen = look.phase === 'lobby'
  const key = String(look.id)
  const wait = (lobbyEdits.get(key) ?? Number.NEGATIVE_INFINITY) + BETWEEN_EDITS - performance.now()
  if (isOpen && wait > 0) return { later: wait }
  const last = await messages.lastReceipt(look.id, 'lobby')
  const screen = isOpen ? await lobbyScreen(context) : lobbyEnd(context, { thread: look.home.thread })
  if (isOpen) lobbyEdits.keep(key, performance.now())
  else lobbyEdits.drop(key)
  const isMoved = isOpen && last !== null && last.channel !== (look.home.thread ?? look.home.channel)
  if (last !== null && !isMoved && (await messages.edit(last, screen, post.simply))) return { sent: last }
  // Deleting the message did not close the table.
  if (!isOpen && last !== null) return { sent: {} }
  // Edits call nobody: whoever is expected is called once.
  const receipt = await messages.say(look.home, post, { ...screen, mentions: isOpen && !isMoved ? expected(look) : [] })
  if (isMoved) await leadAway(delivery, last, receipt)
  await leadToRematch(delivery, look, receipt)
  return { sent: receipt }
}

/** A lobby that has moved leaves a line with the way to it; where nothing can be shown any more, nothing. */
async function leadAway(
  { app, messages, context }: Delivery,
  old: Receipt,
  { channel, message }: Receipt,
): Promise<void> {
  const { look, reader } = context
  const way = link(urlOf(look.home.server, channel, message), titleOf(look))
  try {
    await messages.edit(old, screenOf([text(reader.say('tableMoved')), ...rows([way])]))
  } catch (error) {
    app.log.info({ err: error, game: look.id }, 'the old lobby stays as it was')
  }
}

/** The guests who have not come yet. */
function expected({ plan, places }: Look): string[] {
  return plan.invited.filter((guest) => !places.some(({ person }) => person === guest))
}

/** Shows an open lobby in its one message, anew after every change. */
export const LOBBY: PostSender<'lobby'> = {
  send: sendLobby,
  afterwards: (delivery, receipt) => leadToRematch(delivery, delivery.context.look, receipt),
}
