import { button, quoted, rows, text } from '#discord/app/components'
import type { ScreenContext } from '#discord/app/screen'
import { PARCHMENT, screen } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { idOn } from '#discord/app/verb-ids'
import type { Look, PostData } from '#tables'
import { moveBehind } from '../rewind/rewind.ts'

/** The answers, by who gave them. */
function answerList({ look, reader }: ScreenContext, answers: readonly (readonly [string, boolean | null])[]): string {
  const said = answers.map(([seat, answer]) => {
    const mark = answer === null ? reader.say('voteOpen') : reader.say(answer ? 'voteYes' : 'voteNo')
    return `${nameAt(look, Number(seat))}: ${mark}`
  })
  return said.join(' · ')
}

/** A question to several: who has said what, and how long it stands. */
export async function voteScreen(context: ScreenContext, vote: Look['votes'][number]): Promise<Screen> {
  const { look, reader } = context
  const asked = Object.entries(vote.answers).flatMap(([seat, answer]) => {
    const person = look.places[Number(seat)]?.person
    return answer === null && person ? [person] : []
  })
  const { to, turns, reveals, why } = vote.data
  const entry = to === undefined ? 0 : await moveBehind(context, look.id, to)
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
      text(`-# ${answerList(context, Object.entries(vote.answers))} · <t:${Math.round(vote.expires / 1000)}:R>`),
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

/** Tells how a vote has ended, and what came of it. */
export async function voteEndText(context: ScreenContext, ended: PostData['vote-ended']): Promise<string> {
  const { look, reader } = context
  const { kind, how, by, who, to = 0 } = ended
  if (how === 'agreed' && kind === 'pause') return reader.say('pausedNow')
  if (how === 'agreed' && kind === 'resume') return reader.say('resumedNow')
  const entry = await moveBehind(context, look.id, to)
  const question = reader.say(`vote_${kind}`, { name: nameAt(look, by), entry })
  const name = who === undefined ? '' : nameAt(look, who)
  return reader.say(`voteEnd_${how}`, { what: question, kind, name })
}

/** The question once it is decided: nothing can be pressed, and nobody is waited for. */
export async function voteEndScreen(context: ScreenContext, ended: PostData['vote-ended']): Promise<Screen> {
  const { look, reader } = context
  const { kind, by, to = 0, answers = {} } = ended
  const entry = await moveBehind(context, look.id, to)
  const question = reader.say(`vote_${kind}`, { name: nameAt(look, by), entry })
  const given = Object.entries(answers).filter(([, answer]) => answer !== null)
  const head = await voteEndText(context, ended)
  const small = [!head.includes(question) && question, answerList(context, given)].filter(Boolean).join(' · ')
  return screen([text(head, small !== '' && `-# ${small}`)], { accent: PARCHMENT })
}
