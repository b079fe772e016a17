import { beganScreen } from '../features/lobby/began-screen.ts'
import type { Delivery, PostSender } from './delivery.ts'
import { homeInThread } from './own-thread.ts'
import { leadToRematch, showWhereLobbyStood } from './table-card.ts'

async function showElsewhere(delivery: Delivery, thread: string | null): Promise<void> {
  const { look } = delivery.context
  await showWhereLobbyStood(delivery, look, { thread })
  await leadToRematch(delivery, look)
}

/** Opens a game in its thread; the lobby leads there from then on. */
export const BEGAN: PostSender<'began'> = {
  async send(delivery) {
    const { messages, post, context } = delivery
    const home = await homeInThread(delivery)
    const screen = await beganScreen(context, context.look.commitment, home.thread === null)
    const receipt = await messages.say(home, post, screen)
    await showElsewhere(delivery, home.thread)
    return { sent: receipt }
  },
  afterwards: (delivery) => showElsewhere(delivery, delivery.context.look.home.thread),
}
