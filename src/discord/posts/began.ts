import { beganScreen } from '../features/lobby/began-screen.ts'
import { lobbyEnd } from '../features/lobby/screen.ts'
import type { Delivery, PostSender } from './delivery.ts'
import { homeInThread } from './own-thread.ts'

async function endLobby({ messages, lobbyEdits, context }: Delivery, thread: string | null): Promise<void> {
  lobbyEdits.drop(String(context.look.id))
  const lobby = await messages.lastReceipt(context.look.id, 'lobby')
  if (lobby !== null) await messages.edit(lobby, lobbyEnd(context, thread)).catch(() => undefined)
}

/** Opens a game in its thread; the lobby leads there from then on. */
export const BEGAN: PostSender<'began'> = {
  async send(delivery) {
    const { messages, post, context } = delivery
    const home = await homeInThread(delivery)
    const screen = await beganScreen(context, context.look.commitment, home.thread === null)
    const receipt = await messages.say(home, post, screen)
    await endLobby(delivery, home.thread)
    return { sent: receipt }
  },
  afterwards: (delivery) => endLobby(delivery, delivery.context.look.home.thread),
}
