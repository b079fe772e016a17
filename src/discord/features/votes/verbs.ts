import { atTable } from '#discord/app/screen'
import type { Handler } from '#discord/app/verbs'
import { openly, silently, verbsOf } from '#discord/app/verbs'
import { VOTES } from './declarations.ts'
import { voteScreen } from './screen.ts'

function voteVerb(yes: boolean): Handler<number> {
  return openly(
    ({ app, id, interaction, requestId }, vote: number) =>
      app.tables.votes.answer(id.game, interaction.user.id, vote, yes, requestId),
    (context, number) => {
      const vote = context.look.votes.find((open) => open.number === number)
      // The last answer is told by a message of its own.
      return vote === undefined ? null : voteScreen(atTable(context), vote)
    },
  )
}

export const VOTES_VERBS = verbsOf(VOTES, {
  yes: voteVerb(true),
  no: voteVerb(false),
  withdraw: silently(({ app, id, interaction, requestId }, vote) =>
    app.tables.votes.withdraw(id.game, interaction.user.id, vote, requestId),
  ),
})
