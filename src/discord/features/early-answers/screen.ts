import { button, rows, text } from '#discord/app/components'
import type { DisplayPrefs, Drawn } from '#discord/app/pictures'
import { accentOf, ownAsk, type ScreenContext, screen } from '#discord/app/screen'
import { askedNames } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Question } from '#kernel'
import type { Given, LookEarly } from '#tables'
import { drawnMore } from '../more-pictures/drawing.ts'
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

/** The way an early answer is shown: the open group of a long question, and a sentence on top. */
interface EarlyState {
  readonly prefs: DisplayPrefs
  readonly group: number | null
  readonly note: string | undefined
}

/** The picture the question is about, where it is about one, as it will be when the question comes. */
async function askedPicture(
  foreseen: ScreenContext,
  ask: Question | undefined,
  prefs: DisplayPrefs,
): Promise<Drawn | null> {
  const shown = shownOf(foreseen.look)
  const id = (ask && presentationFor(foreseen.look).pictures?.more?.forQuestion(shown, ask)) ?? null
  return id === null ? null : drawnMore(foreseen, shown, id, { prefs })
}

export async function earlyScreen(context: ScreenContext, early: LookEarly, state: EarlyState): Promise<Screen> {
  const { prefs, group, note } = state
  const { look, reader } = context
  const foreseen: ScreenContext = { ...context, look: early.look }
  const ask = ownAsk(foreseen)
  const names = askedNames(look)
  const lines = givenLines(foreseen, early)
  const picture = await askedPicture(foreseen, ask, prefs)
  return screen(
    [
      text(
        `### ${reader.say('early')}`,
        [reader.say('notYourTurn', { names: names.join(', ') }), reader.say('earlyText')].join(' '),
        early.isShort && `-# ${reader.say('earlyShort')}`,
        note !== undefined && `-# ${note}`,
      ),
      ...(lines.length > 0 ? [text(...lines)] : []),
      ...(picture === null ? [] : [picture.part]),
      ...(ask === undefined ? [] : questionComponents(foreseen, ask, group, EARLY)),
      ...rows([
        look.early === 'given' && button(idOn(foreseen, 'earlyback'), reader.say('takeBack')),
        ...boardButtons(context),
      ]),
    ],
    { accent: accentOf(look, presentationFor(look).accents), files: picture?.files ?? [] },
  )
}
