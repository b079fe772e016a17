import { lineScreen } from '../app/screen.ts'
import { nameAt } from '../app/seat-names.ts'
import { moveBehind } from '../features/rewind/rewind.ts'
import { undoneLine, undoneScreen } from '../features/turn/notice-screen.ts'
import { type PostSender, say } from './delivery.ts'

/** Tells that a game goes on from an earlier moment. */
export const REWOUND: PostSender<'rewound'> = {
  async send(delivery) {
    const { look, reader } = delivery.context
    const { seat, to } = delivery.post.data
    const entry = await moveBehind(delivery, look.id, to)
    const line = `-# ${reader.say('rewound', { name: nameAt(look, seat), entry })}`
    return { sent: await say(delivery, { ...lineScreen(line), isQuiet: true }, REWOUND) }
  },
  kept: ({ seat }) => ({ seat }),
}

/** S17: within the hour whoever was called by the turn that was taken back reads so in the same place. */
export const UNDONE: PostSender<'undone'> = {
  async send({ messages, context, post }) {
    const { look } = context
    const { seat, to, entry } = post.data
    const screen = undoneScreen(context, seat)
    const notice = await messages.lastReceipt(look.id, 'asked')
    const isNext = notice !== null && (notice.entry ?? 0) > to && messages.isYoung(notice)
    if (isNext && (await messages.edit(notice, screen, post.simply))) {
      const { channel, message } = notice
      return { sent: { channel, message, entry } }
    }
    return { sent: await messages.say(look.home, post, { ...undoneLine(context, seat), isQuiet: true }) }
  },
  kept: ({ seat }) => ({ seat }),
}

/** Tells that a game went back to a moment that today's rules can play on from. */
export const REFITTED: PostSender<'refitted'> = {
  async send(delivery) {
    const { look, reader } = delivery.context
    const entry = await moveBehind(delivery, look.id, delivery.post.data.to)
    const line = reader.say('refitted', { entry })
    return { sent: await say(delivery, lineScreen(line)) }
  },
}
