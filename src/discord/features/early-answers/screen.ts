import { button, rows, text } from '#discord/app/components'
import { accentOf, ownAsk, type ScreenContext, screen } from '#discord/app/screen'
import { askedNames } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Given, LookEarly } from '#tables'
import { boardButtons } from '../turn/no-turn-screens.ts'
import { type QuestionVerbs, questionComponents } from '../turn/question-components.ts'

/** A question that goes round, answered before it comes to one. */

const EARLY: QuestionVerbs = { pick: 'earlypick', group: 'earlygroup' }

function givenLine(context: ScreenContext, { ask, picks, view }: Given, index: number): string {
  const { look, reader } = context
  const shown = shownOf({ ...look, view })
  const labels = picks.map((pick) => presentationFor(look).choices.option(shown, ask, pick, reader.voice).label)
  return `**${index + 1}** ${labels.join(' · ') || reader.say('pickNone')}`
}

/** The answers given so far, and what becomes of them. */
function givenLines(context: ScreenContext, { given, look }: LookEarly): string[] {
  const { reader } = context
  if (look.draft.length === 0) return []
  if (given.length === 0) return [reader.say('earlyLies')]
  const isOpen = ownAsk({ look }) !== undefined
  return [
    ...given.map((answer, index) => givenLine(context, answer, index)),
    `-# ${reader.say(isOpen ? 'earlyMore' : 'earlyWhole')}`,
  ]
}

export function earlyScreen(context: ScreenContext, early: LookEarly, group: number | null, note?: string): Screen {
  const { look, reader } = context
  const foreseen: ScreenContext = { ...context, look: early.look }
  const ask = ownAsk(foreseen)
  const names = askedNames(look)
  const lines = givenLines(foreseen, early)
  return screen(
    [
      text(
        `### ${reader.say('early')}`,
        [reader.say('notYourTurn', { names: names.join(', ') }), reader.say('earlyText')].join(' '),
        early.isShort && `-# ${reader.say('earlyShort')}`,
        note !== undefined && `-# ${note}`,
      ),
      ...(lines.length > 0 ? [text(...lines)] : []),
      ...(ask === undefined ? [] : questionComponents(foreseen, ask, group, EARLY)),
      ...rows([
        look.early === 'given' && button(idOn(foreseen, 'earlyback'), reader.say('takeBack')),
        ...boardButtons(context),
      ]),
    ],
    { accent: accentOf(look, presentationFor(look).accents) },
  )
}
