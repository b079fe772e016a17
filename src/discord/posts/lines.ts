import type { Seat } from '#kernel'
import type { UiKey } from '#texts/ui/index'
import { lineScreen, type ScreenContext } from '../app/screen.ts'
import { nameAt } from '../app/seat-names.ts'
import { type Delivery, type PostSender, say } from './delivery.ts'

/** Sends one line that needs no facts. */
function lineSender(key: UiKey) {
  return {
    async send(delivery: Delivery) {
      return { sent: await say(delivery, lineScreen(delivery.context.reader.say(key))) }
    },
  }
}

export const PAUSED: PostSender<'paused'> = lineSender('pausedNow')

/** Said in the place of the pause; below, where that is too long ago to be noticed. */
export const RESUMED: PostSender<'resumed'> = {
  async send(delivery) {
    const { messages, context, post } = delivery
    const line = lineScreen(context.reader.say('resumedNow'))
    const paused = await messages.lastReceipt(context.look.id, 'paused')
    const isTold = paused !== null && messages.isYoung(paused) && (await messages.edit(paused, line, post.simply))
    return { sent: isTold ? {} : await say(delivery, line) }
  },
}
export const BROKEN: PostSender<'broken'> = lineSender('no_broken')

function choosingLine({ look, reader }: ScreenContext, seat: Seat): string {
  return `-# ${reader.say('choosing', { name: nameAt(look, seat) })}`
}

/** Everything a notice may say of somebody who is still choosing; once they have chosen it is no longer true. */
export function choosingLines(context: ScreenContext): string[] {
  return context.look.places.map(({ seat }) => choosingLine(context, seat))
}

/** Something came to light, and the turn goes on: said on the notice that waits for it. */
export const CHOOSING: PostSender<'choosing'> = {
  async send({ messages, context, post }) {
    const { look } = context
    const { seat } = post.data
    const isStill = look.phase === 'playing' && look.places[seat]?.asked !== null
    const notice = isStill ? await messages.lastReceipt(look.id, 'asked') : null
    if (notice !== null) await messages.add(notice, choosingLine(context, seat))
    return { sent: {} }
  },
  kept: ({ seat }) => ({ seat }),
}
