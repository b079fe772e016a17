import { button, type Component, rows, section, text } from '#discord/app/components'
import { ownAsk, type ScreenContext } from '#discord/app/screen'
import { presentationFor, shownOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Question } from '#kernel'
import type { QuestionDetails } from '#presentation/capabilities'
import { choiceSelect, questionComponents } from './question-components.ts'

/** A question with its answers as sections or buttons, where a select alone would not do. */

export interface OpenQuestion {
  readonly ask: Question
  readonly choosing: QuestionDetails
}

/** The question that is open, or whose answer is still to come to light. */
export function askedOn(context: ScreenContext): OpenQuestion | null {
  const { look, reader } = context
  const ask = ownAsk(context)
  if (ask === undefined || (look.drafted.canConfirm && !look.drafted.reveals)) return null
  const choosing = presentationFor(look).details?.about?.(shownOf(look), ask, reader.voice) ?? null
  const isAnswered = look.drafted.canConfirm && choosing?.answers === undefined
  return choosing === null || isAnswered ? null : { ask, choosing }
}

/** The answers, with the one that was taken marked; the rest of the options in a select. */
export function askedComponents(context: ScreenContext, { ask, choosing }: OpenQuestion): Component[] {
  const { look, reader } = context
  const { lines, answers } = choosing
  const above = text(...lines)
  if (answers === undefined) return [above, ...questionComponents(context, ask, null)]
  const taken = look.drafted.reveals ? (look.draft.at(-1) ?? []) : []
  const buttons = answers.map(({ option, press, isUsual }) => {
    const isTaken = taken.includes(option)
    const style = isTaken ? 'next' : isUsual && taken.length === 0 ? 'go' : 'plain'
    const label = isTaken ? reader.say('chosenNow') : press
    return button(idOn(context, 'pick', ask.options.indexOf(option)), label, style)
  })
  const others = ask.options.filter((option) => !answers.some((answer) => answer.option === option))
  const more = others.length === 0 ? [] : [choiceSelect(context, ask, others)]
  const isRow = answers.every((answer) => answer.text === undefined)
  const { topic } = choosing
  const door =
    topic !== undefined && button(idOn(context, 'rules', { game: look.game.name, topic }), reader.say('rules'))
  if (isRow) return [above, ...rows([...buttons, door]), ...more]
  const sections = answers.flatMap((answer, index) => {
    const beside = buttons[index]
    return beside === undefined ? [] : [section(answer.text ?? answer.press, beside)]
  })
  return [above, ...sections, ...more]
}
