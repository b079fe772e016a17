import { button, quoted, rows, text } from '#discord/app/components'
import type { ScreenContext } from '#discord/app/screen'
import { PARCHMENT, screen } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { idOn } from '#discord/app/verb-ids'
import type { Look, PostData } from '#tables'

/** A question to several: who has said what, and how long it stands. */
export function voteScreen(context: ScreenContext, vote: Look['votes'][number]): Screen {
  const { look, reader } = context
  const state = Object.entries(vote.answers).map(([seat, answer]) => {
    const mark = answer === null ? reader.say('voteOpen') : reader.say(answer ? 'voteYes' : 'voteNo')
    return `${nameAt(look, Number(seat))}: ${mark}`
  })
  const asked = Object.entries(vote.answers).flatMap(([seat, answer]) => {
    const person = look.places[Number(seat)]?.person
    return answer === null && person ? [person] : []
  })
  const { to, turns, reveals, why } = vote.data
  const entry = (to ?? 0) + 1
  const head = reader.say(`vote_${vote.kind}`, { name: nameAt(look, vote.by), entry })
  return screen(
    [
      text(
        `### ${head}`,
        why === undefined ? null : quoted(why),
        turns === undefined ? null : reader.say('voteTurns', { turns }),
        reveals ? reader.say('voteReveals') : null,
        asked.map((person) => `<@${person}>`).join(' '),
      ),
      text(`-# ${state.join(' · ')} · <t:${Math.round(vote.expires / 1000)}:R>`),
      ...rows([
        button(idOn(context, 'yes', vote.number), reader.say('agree'), 'go'),
        button(idOn(context, 'no', vote.number), reader.say('refuse')),
        to !== undefined && button(idOn(context, 'turnthen', to), reader.say('showTurn', { entry })),
        button(idOn(context, 'withdraw', vote.number), reader.say('withdraw')),
      ]),
    ],
    { accent: PARCHMENT, mentions: asked },
  )
}

/** Tells how a vote has ended. */
export function voteEndText({ look, reader }: ScreenContext, ended: PostData['vote-ended']): string {
  const { kind, how, by, who, to = 0 } = ended
  const question = reader.say(`vote_${kind}`, { name: nameAt(look, by), entry: to + 1 })
  const name = who === undefined ? '' : nameAt(look, who)
  return reader.say(`voteEnd_${how}`, { what: question, kind, name })
}
