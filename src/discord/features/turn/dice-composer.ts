import { type Button, button, type Part, rows, select, text } from '#discord/app/components'
import { presentationFor, shownOf, titleOf } from '#discord/app/context'
import { LIMITS } from '#discord/app/limits'
import type { Press } from '#discord/app/router'
import { accentOf, idOn, noteOf, ownAsk, type Stage, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import type { Question } from '#kernel'
import type { Composer, ComposerPiece, Picks } from '#presentation/presentation'
import type { Look } from '#tables'
import type { PanelState } from './panel-screen.ts'
import { choiceSelect } from './question-parts.ts'

/** S10: an answer put together by hand. What lies ready is written in the ids: nothing is kept before it is whole. */

interface AtBench {
  readonly ask: Question
  readonly bench: Composer
}

/** A question that is answered by hand, unless the answer stands already. */
export function benchOn(stage: Stage, hand: string): AtBench | null {
  const { look, reader } = stage
  const ask = look.drafted.canConfirm ? undefined : ownAsk(stage)
  const bench = ask && presentationFor(look).bench?.(shownOf(look), ask, hand, reader.voice)
  return ask === undefined || !bench ? null : { ask, bench }
}

const PLACE_END = ':'

/** Two pieces may lead to the same; their ids may not be the same. */
function pieceButton(stage: Stage, piece: ComposerPiece, place: string): Button {
  const { press, hand, beside = '', isTaken, isOff = false } = piece
  const emoji = stage.house.emojis.inButton(piece.emoji)
  const label = emoji === undefined ? press : beside
  const id = idOn(stage, 'piece', `${place}${PLACE_END}${hand}`)
  return button(id, label, isTaken ? 'go' : 'plain', { disabled: isOff, emoji })
}

export function handPressed({ id, values }: Press): string {
  return values[0] ?? id.arg.slice(id.arg.indexOf(PLACE_END) + 1)
}

/** Stands for the option alone among the goals. */
const ALONE = '-'

function wholeSelect(stage: Stage, { whole, alone }: Composer): Part[] {
  if (whole === null) return []
  const { emojis } = stage.house
  const goals = whole.goals.slice(0, LIMITS.options - 1).map(({ id, entry }) => {
    return { value: id, label: entry.label, description: entry.description, emoji: emojis.inButton(entry.emoji) }
  })
  const last = { value: ALONE, label: alone.label, description: alone.description }
  return [select(idOn(stage, 'whole', whole.option), whole.question, [...goals, last])]
}

/** What is to be answered, by what was chosen for the option that lay ready. */
export function wholePressed({ id, values, reader }: Press, look: Look): Picks | null {
  const alone = [[id.arg]]
  if (values[0] === ALONE) return alone
  const goals = presentationFor(look).goalsWith?.(shownOf(look), id.arg, reader.voice) ?? []
  return goals.find((goal) => goal.id === values[0])?.ways[0]?.picks ?? null
}

function moreSelect(stage: Stage, { more }: Composer): Part[] {
  if (more === null) return []
  const choices = more.pieces.map(({ hand, press, emoji }) => {
    return { value: hand, label: press, emoji: stage.house.emojis.inButton(emoji) }
  })
  return [select(idOn(stage, 'piece', 'more'), more.question, choices.slice(0, LIMITS.options))]
}

export function benchScreen(stage: Stage, { ask, bench }: AtBench, { note, hints, isNamed }: PanelState): Screen {
  const { look, reader } = stage
  const presentation = presentationFor(look)
  const isBegun = look.draft.length > 0
  const steps = isBegun ? presentation.steps(shownOf(look), look.draftNews, reader.voice, look.draft) : []
  return screen(
    [
      ...noteOf(note),
      text(...bench.lines, ...steps, isNamed === true && `-# ${titleOf(look)}`),
      ...bench.rows.flatMap((pieces, row) =>
        rows(pieces.map((piece, at) => pieceButton(stage, piece, `${row}.${at}`))),
      ),
      ...moreSelect(stage, bench),
      ...wholeSelect(stage, bench),
      ...(bench.others.length > 0 ? [choiceSelect(stage, ask, bench.others)] : []),
      ...rows([
        button(idOn(stage, isBegun ? 'back' : 'home'), reader.say(isBegun ? 'takeBack' : 'back')),
        hints && button(idOn(stage, 'hint'), reader.say('hint')),
        button(idOn(stage, 'why'), reader.say('whyNot')),
        button(idOn(stage, 'look'), presentation.word('board', reader.voice)),
      ]),
    ],
    { accent: accentOf(look, presentation.accents) },
  )
}
