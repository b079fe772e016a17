import { lineScreen } from '../app/screen.ts'
import { voteEndText, voteScreen } from '../features/votes/screen.ts'
import { type PostSender, say, sayInPlace } from './delivery.ts'

/** Asks for a vote. */
export const VOTE: PostSender<'vote'> = {
  async send(delivery) {
    const { context, post } = delivery
    const vote = context.look.votes.find(({ number }) => number === post.data.vote)
    if (vote === undefined) return { sent: {} }
    const screen = voteScreen(context, vote)
    return { sent: await (post.data.quietly ? sayInPlace(delivery, screen, VOTE) : say(delivery, screen, VOTE)) }
  },
  kept: ({ vote, by, kind }) => ({ vote, seat: by, about: kind }),
}

/** Tells the end of a withdrawn vote where it was asked, if that is young enough. */
export const VOTE_ENDED: PostSender<'vote-ended'> = {
  async send(delivery) {
    const { messages, context, post } = delivery
    const { data } = post
    const receipts = await messages.receipts(context.look.id, 'vote')
    const asked = receipts.filter(({ vote }) => vote === data.vote)
    const line = `-# ${voteEndText(context, data)}`
    const [newest] = asked
    const isTold = data.how === 'withdrawn' && newest !== undefined && (await messages.end(newest, line))
    for (const receipt of isTold ? asked.slice(1) : asked) await messages.strip(receipt)
    return { sent: isTold ? {} : await say(delivery, lineScreen(line)) }
  },
}
