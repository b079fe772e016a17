import type { Handler } from '#discord/app/verbs'
import { silently, verbsOf } from '#discord/app/verbs'
import { VOTES } from './declarations.ts'

function voteVerb(yes: boolean): Handler<number> {
  return silently(({ app, id, interaction, requestId }, vote: number) =>
    app.tables.votes.answer(id.game, interaction.user.id, vote, yes, requestId),
  )
}

export const VOTES_VERBS = verbsOf(VOTES, {
  yes: voteVerb(true),
  no: voteVerb(false),
  withdraw: silently(({ app, id, interaction, requestId }, vote) =>
    app.tables.votes.withdraw(id.game, interaction.user.id, vote, requestId),
  ),
})
