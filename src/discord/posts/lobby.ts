import type { Sent } from '#tables'
import { lobbyEnd, lobbyScreen } from '../features/lobby/screen.ts'
import type { Delivery, PostSender } from './delivery.ts'

const BETWEEN_EDITS = 1000

async function sendLobby({ messages, lobbyEdits, post, context }: Delivery<'lobby'>): Promise<Sent> {
  const { look } = context
  const isOpen = look.phase === 'lobby'
  const key = String(look.id)
  const wait = (lobbyEdits.get(key) ?? Number.NEGATIVE_INFINITY) + BETWEEN_EDITS - performance.now()
  if (isOpen && wait > 0) return { later: wait }
  const last = await messages.lastReceipt(look.id, 'lobby')
  const screen = isOpen ? await lobbyScreen(context) : lobbyEnd(context, look.home.thread)
  if (isOpen) lobbyEdits.keep(key, performance.now())
  else lobbyEdits.drop(key)
  if (last !== null && (await messages.edit(last, screen, post.simply))) return { sent: last }
  // Deleting the message did not close the table.
  if (!isOpen && last !== null) return { sent: {} }
  return { sent: await messages.say(look.home, post, screen) }
}

/** Shows an open lobby in its one message, anew after every change. */
export const LOBBY: PostSender<'lobby'> = { send: sendLobby }
