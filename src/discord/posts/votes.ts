import { lineScreen } from '../app/screen.ts'
import { voteEndScreen, voteEndText, voteScreen } from '../features/votes/screen.ts'
import { type PostSender, say, sayInPlace } from './delivery.ts'

/** Asks for a vote. */
export const VOTE: PostSender<'vote'> = {
  async send(delivery) {
    const { context, post } = delivery
    const vote = context.look.votes.find(({ number }) => number === post.data.vote)
    if (vote === undefined) return { sent: {} }
    const screen = await voteScreen(context, vote)
    return { sent: await (post.data.quietly ? sayInPlace(delivery, screen, VOTE) : say(delivery, screen, VOTE)) }
  },
  kept: ({ vote, by, kind }) => ({ vote, seat: by, about: kind }),
}

/** Shows in the question who has said what, as long as it stands. */
export const VOTED: PostSender<'voted'> = {
  async send({ messages, context, post }) {
    const { look } = context
    const vote = look.votes.find(({ number }) => number === post.data.vote)
    const asked = await messages.receipts(look.id, 'vote')
    const newest = asked.find(({ vote: number }) => number === post.data.vote)
    if (vote !== undefined && newest !== undefined)
      await messages.edit(newest, await voteScreen(context, vote), post.simply)
    return { sent: {} }
  },
}

/** Tells the end of a vote where it was asked; below, where that is too long ago to be noticed. */
export const VOTE_ENDED: PostSender<'vote-ended'> = {
  async send(delivery) {
    const { messages, context, post } = delivery
    const { data } = post
    const receipts = await messages.receipts(context.look.id, 'vote')
    const [newest, ...older] = receipts.filter(({ vote }) => vote === data.vote)
    for (const receipt of older) if (receipt.message !== newest?.message) await messages.strip(receipt)
    const isThere =
      newest !== undefined && (await messages.edit(newest, await voteEndScreen(context, data), post.simply))
    const isTold = isThere && messages.isYoung(newest)
    return { sent: isTold ? {} : await say(delivery, lineScreen(`-# ${await voteEndText(context, data)}`)) }
  },
}
