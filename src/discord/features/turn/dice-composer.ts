import { type Button, button, type Component, rows, select, text } from '#discord/app/components'
import { LIMITS } from '#discord/app/limits'
import type { PressContext } from '#discord/app/router'
import { accentOf, noteOf, ownAsk, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Question } from '#kernel'
import type { Composer, ComposerPiece } from '#presentation/capabilities'
import type { Picks } from '#presentation/presentation'
import type { Look } from '#tables'
import type { PanelState } from './panel-screen.ts'
import { choiceSelect } from './question-components.ts'

/** S10: an answer put together by hand. What lies ready is written in the ids: nothing is kept before it is whole. */

interface OpenComposer {
  readonly ask: Question
  readonly composer: Composer
}

/** A question that is answered by hand, unless the answer stands already. */
export function composerOn(context: ScreenContext, hand: string): OpenComposer | null {
  const { look, reader } = context
  const ask = look.drafted.canConfirm ? undefined : ownAsk(context)
  const composer = ask && presentationFor(look).composing?.composer(shownOf(look), ask, hand, reader.voice)
  return ask === undefined || !composer ? null : { ask, composer }
}

/** Two pieces may lead to the same; their ids may not be the same. */
function pieceButton(context: ScreenContext, piece: ComposerPiece, place: string): Button {
  const { press, hand, beside = '', isTaken, isOff = false } = piece
  const emoji = context.app.emojis.inButton(piece.emoji)
  const label = emoji === undefined ? press : beside
  const id = idOn(context, 'piece', { place, hand })
  return button(id, label, isTaken ? 'go' : 'plain', { disabled: isOff, emoji })
}

/** Stands for the option alone among the goals. */
const ALONE = '-'

function wholeSelect(context: ScreenContext, { whole, alone }: Composer): Component[] {
  if (whole === null) return []
  const { emojis } = context.app
  const goals = whole.goals.slice(0, LIMITS.options - 1).map(({ id, entry }) => {
    return { value: id, label: entry.label, description: entry.description, emoji: emojis.inButton(entry.emoji) }
  })
  const last = { value: ALONE, label: alone.label, description: alone.description }
  return [select(idOn(context, 'whole', whole.option), whole.question, [...goals, last])]
}

/** The answer, by what was chosen for the option that lay ready. */
export function wholePressed({ values, reader }: PressContext, look: Look, option: string): Picks | null {
  const alone = [[option]]
  if (values[0] === ALONE) return alone
  const goals = presentationFor(look).composing?.goalsWith(shownOf(look), option, reader.voice) ?? []
  return goals.find((goal) => goal.id === values[0])?.ways[0]?.picks ?? null
}

function moreSelect(context: ScreenContext, { more }: Composer): Component[] {
  if (more === null) return []
  const choices = more.pieces.map(({ hand, press, emoji }) => {
    return { value: hand, label: press, emoji: context.app.emojis.inButton(emoji) }
  })
  return [select(idOn(context, 'piece', null), more.question, choices.slice(0, LIMITS.options))]
}

export function composerScreen(
  context: ScreenContext,
  { ask, composer }: OpenComposer,
  { note, hints, isNamed }: PanelState,
): Screen {
  const { look, reader } = context
  const presentation = presentationFor(look)
  const isBegun = look.draft.length > 0
  const steps = isBegun ? presentation.turnText.steps(shownOf(look), look.draftNews, reader.voice, look.draft) : []
  return screen(
    [
      ...noteOf(note),
      text(...composer.lines, ...steps, isNamed === true && `-# ${titleOf(look)}`),
      ...composer.rows.flatMap((pieces, row) =>
        rows(pieces.map((piece, index) => pieceButton(context, piece, `${row}.${index}`))),
      ),
      ...moreSelect(context, composer),
      ...wholeSelect(context, composer),
      ...(composer.others.length > 0 ? [choiceSelect(context, ask, composer.others)] : []),
      ...rows([
        button(idOn(context, isBegun ? 'back' : 'home'), reader.say(isBegun ? 'takeBack' : 'back')),
        hints && button(idOn(context, 'hint'), reader.say('hint')),
        button(idOn(context, 'why'), reader.say('whyNot')),
        button(idOn(context, 'look'), reader.say('ownBoard')),
      ]),
    ],
    { accent: accentOf(look, presentation.accents) },
  )
}
