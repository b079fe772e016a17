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

/** The verbs of a question's selects and buttons. */
export interface QuestionVerbs {
  readonly pick: 'pick' | 'earlypick' | 'aheadpick'
  readonly group: 'group' | 'earlygroup' | 'aheadgroup'
}

const PANEL: QuestionVerbs = { pick: 'pick', group: 'group' }

/** Options that are asked together. */
interface Group {
  readonly entry: Entry
  readonly options: readonly string[]
}

/** The game's own groups; pages where it has none. */
function groupsOf({ look, reader }: ScreenContext, ask: Question): readonly Group[] {
  const { options } = ask
  const own = presentationFor(look).choices.groups(shownOf(look), ask, reader.voice)
  if (own !== null) return own
  const size = LIMITS.options
  const pages = Math.ceil(options.length / size)
  return Array.from({ length: pages }, (_, page) => ({
    entry: { label: reader.say('page', { page: page + 1, pages }) },
    options: options.slice(page * size, (page + 1) * size),
  }))
}

/** Names the groups around the open one, and the way to more of them. */
function groupChoices({ app, reader }: ScreenContext, groups: readonly Group[], open: number | null): Choice[] {
  const start = Math.floor((open ?? 0) / HEADS) * HEADS
  const heads: Choice[] = groups.slice(start, start + HEADS).map(({ entry }, index) => ({
    value: String(start + index),
    label: entry.label,
    description: entry.description,
    emoji: app.emojis.inButton(entry.emoji),
    chosen: start + index === open,
  }))
  if (groups.length <= HEADS) return heads
  const next = start + HEADS < groups.length ? start + HEADS : 0
  return [...heads, { value: String(next), label: reader.say('moreGroups') }]
}

/** A select of the groups, and one of the group that is open. */
function groupSelects(
  context: ScreenContext,
  ask: Question,
  group: number | null,
  { prompt, verbs }: { prompt: string; verbs: QuestionVerbs },
): Component[] {
  const groups = groupsOf(context, ask)
  const heads = select(idOn(context, verbs.group), prompt, groupChoices(context, groups, group))
  const open = group === null ? undefined : groups[group]
  if (open === undefined) return [heads]
  const range = { min: Math.min(1, ask.min), max: ask.max }
  const choices = choicesOf(context, ask, open.options)
  return [heads, select(idOn(context, verbs.pick), open.entry.label, choices, range)]
}

/** Choosing nothing cannot be sent from a select. */
function noneButton(context: ScreenContext, { min }: Question, verbs: QuestionVerbs): Component[] {
  return min === 0 ? rows([button(idOn(context, verbs.pick, 'none'), context.reader.say('pickNone'))]) : []
}

/**
 * A question as one or two selects. A long one is asked in groups first; `group` is the one that is open. A question for
 * several picks has one select, and pages of them where it is long.
 */
export function questionComponents(
  context: ScreenContext,
  ask: Question,
  group: number | null,
  verbs = PANEL,
): Component[] {
  const { look, reader } = context
  const prompt = presentationFor(look).choices.question(shownOf(look), ask, reader.voice)
  const none = noneButton(context, ask, verbs)
  if (ask.options.length > LIMITS.options) return [...groupSelects(context, ask, group, { prompt, verbs }), ...none]
  const range = { min: ask.min, max: ask.max }
  return [select(idOn(context, verbs.pick), prompt, choicesOf(context, ask, ask.options), range), ...none]
}
