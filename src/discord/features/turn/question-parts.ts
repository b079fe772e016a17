import { button, type Choice, type Component, rows, select } from '#discord/app/components'
import { LIMITS } from '#discord/app/limits'
import type { ScreenContext } from '#discord/app/screen'
import { presentationFor, shownOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Question } from '#kernel'
import type { Entry } from '#presentation/presentation'

export function choicesOf(context: ScreenContext, ask: Question, options: readonly string[]): Choice[] {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  return options.map((option) => {
    const { label, description, emoji } = presentation.choices.option(shown, ask, option, reader.voice)
    // An option is named by its place: ids may be longer than a value.
    return {
      value: String(ask.options.indexOf(option)),
      label,
      description,
      emoji: app.emojis.inButton(emoji),
    }
  })
}

/** Some options of a question, in a select of their own. */
export function choiceSelect(context: ScreenContext, ask: Question, options: readonly string[]): Component {
  const prompt = presentationFor(context.look).choices.question(shownOf(context.look), ask, context.reader.voice)
  return select(idOn(context, 'pick', 'more'), prompt, choicesOf(context, ask, options.slice(0, LIMITS.options)))
}

/** One place of a select is kept for going on to more groups. */
const HEADS = LIMITS.options - 1

/** Pages of a list that is too long for one select. */
function pagesOf<T>(list: readonly T[]): T[][] {
  const size = LIMITS.options
  return Array.from({ length: Math.ceil(list.length / size) }, (_, page) => list.slice(page * size, (page + 1) * size))
}

/** The verbs of a question's selects and buttons. */
export interface QuestionVerbs {
  readonly pick: 'pick' | 'earlypick' | 'aheadpick'
  readonly group: 'group' | 'earlygroup' | 'aheadgroup'
}

const PANEL: QuestionVerbs = { pick: 'pick', group: 'group' }

/**
 * A question as one or two selects. A long one is asked in groups first; `group` is the one that is open. A question for
 * several picks has one select, and pages of them where it is long.
 */
export function questionParts(context: ScreenContext, ask: Question, group: number | null, verbs = PANEL): Component[] {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const prompt = presentation.choices.question(shownOf(look), ask, reader.voice)
  const range = { min: ask.min, max: ask.max }
  // Choosing nothing cannot be sent from a select.
  const none = ask.min === 0 ? rows([button(idOn(context, verbs.pick, 'none'), reader.say('pickNone'))]) : []
  if (ask.options.length <= LIMITS.options) {
    return [select(idOn(context, verbs.pick), prompt, choicesOf(context, ask, ask.options), range), ...none]
  }
  const groups =
    presentation.choices.groups(shownOf(look), ask, reader.voice) ??
    pagesOf(ask.options).map((options, page, all) => ({
      entry: { label: reader.say('page', { page: page + 1, pages: all.length }) } as Entry,
      options,
    }))
  const page = Math.floor((group ?? 0) / HEADS)
  const heads: Choice[] = groups.slice(page * HEADS, (page + 1) * HEADS).map(({ entry }, index) => ({
    value: String(page * HEADS + index),
    label: entry.label,
    description: entry.description,
    emoji: app.emojis.inButton(entry.emoji),
    chosen: page * HEADS + index === group,
  }))
  if (groups.length > HEADS) {
    const next = (page + 1) * HEADS < groups.length ? (page + 1) * HEADS : 0
    heads.push({ value: String(next), label: reader.say('moreGroups') })
  }
  const open = group === null ? undefined : groups[group]
  const parts = [select(idOn(context, verbs.group), prompt, heads)]
  if (open !== undefined) {
    const choices = choicesOf(context, ask, open.options)
    parts.push(
      select(idOn(context, verbs.pick), open.entry.label, choices, { min: Math.min(1, ask.min), max: ask.max }),
    )
  }
  return [...parts, ...none]
}
