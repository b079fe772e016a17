import { button, type Component, line, literal, rows, section, select, text } from '#discord/app/components'
import { PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Askable, Goal, RulesHelp, Shown } from '#presentation/presentation'
import { type Look, shortened } from '#tables'
import { goalsOf } from '../turn/goals.ts'

const MOST_LISTS = 25

/** Spectators ask for the seat whose turn it is, by what everybody may know. */
function askedShown(look: Look): Shown {
  return { ...shownBefore(look), seat: look.seat ?? look.questions[0]?.seat ?? null }
}

/** Remedies are for those who play. */
function goalsFor(context: ScreenContext): readonly Goal[] {
  return context.look.seat === null ? [] : goalsOf(context)
}

type Areas = ReturnType<RulesHelp['askables']>

function isNamed(label: string, word: string): boolean {
  return word !== '' && label.toLocaleLowerCase().includes(word.toLocaleLowerCase())
}

function thingNamed(areas: Areas, word: string): Askable | undefined {
  const askables = areas.flatMap((area) => area.things)
  return (
    askables.find(({ option }) => option === word) ??
    askables.find(({ entry }) => isNamed(entry.label, word)) ??
    askables.find(({ otherWords = '' }) => isNamed(otherWords, word))
  )
}

function goalNamed(goals: readonly Goal[], word: string): Goal | undefined {
  const isOf = ({ id, ways }: Goal) => id === word || ways.some(({ picks }) => picks.flat().includes(word))
  return goals.find(isOf) ?? goals.find(({ title, entry }) => isNamed(title, word) || isNamed(entry.label, word))
}

/** Says what stands in the way of something, or how it can be had. */
function answerComponents(context: ScreenContext, areas: Areas, word: string): Component[] {
  const { look, reader } = context
  const goals = goalsFor(context)
  const exact = goals.find(({ id }) => id === word)
  const askable = exact === undefined ? thingNamed(areas, word) : undefined
  const reasons =
    askable === undefined ? [] : presentationFor(look).help.why(askedShown(look), askable.option, reader.voice)
  if (askable !== undefined && reasons.length > 0) return missingComponents(context, askable, reasons, goals)
  const goal = exact ?? goalNamed(goals, word)
  if (goal !== undefined) return [possiblePart(context, goal)]
  return [text(`### ${reader.say('whyTitle')}`, reader.say('whyUnknown', { word: literal(shortened(word, 100)) }))]
}

/** Lists what is missing, what is there, the rule, and what could be done about it. */
function missingComponents(
  context: ScreenContext,
  askable: Askable,
  reasons: readonly string[],
  goals: readonly Goal[],
): Component[] {
  const { look, reader } = context
  const presentation = presentationFor(look)
  const shown = askedShown(look)
  const missing = reasons.map((reason, index) => `${index + 1}. ${reason}`)
  const head = `### ${reader.say('whyNotThat', { what: askable.entry.label })}`
  const there = presentation.remedies?.there(shown, askable.option, reader.voice) ?? []
  const list = there.length > 0 && `**${reader.say('whyThere')}** ${there.join(', ')}`
  const rule = presentation.remedies?.ruleOf(shown, askable.option, reader.voice) ?? null
  const help =
    look.seat === null || look.draft.length > 0
      ? null
      : (presentation.remedies?.helpFor(shown, askable.option, goals, reader.voice) ?? null)
  return [
    text(head, `**${reader.say('whyMissing')}**`, ...missing, list, rule !== null && `-# ${rule}`),
    ...rows([
      help !== null && button(idOn(context, 'helped', { place: help.way, goal: help.goal.id }), help.press, 'next'),
    ]),
  ]
}

function possiblePart(context: ScreenContext, goal: Goal): Component {
  const { look, reader } = context
  const how = reader.say('whyPossible', { how: goal.entry.description ?? goal.entry.label })
  const choose = button(idOn(context, 'taught', goal.id), reader.say('choose'), 'next')
  const head = `### ${reader.say('whyNotThat', { what: goal.title })}`
  return look.draft.length > 0 ? text(head, how) : section(`${head}\n${how}`, choose)
}

/** S22: an area, then a thing of it, then why it is not to be had. */
export function whyScreen(context: ScreenContext, area: number | null, option: string | null): Screen {
  const { app, look, reader } = context
  const all = presentationFor(look).help.askables(askedShown(look), reader.voice)
  const areas = all.filter(({ things }) => things.length > 0).slice(0, MOST_LISTS)
  const { seat } = askedShown(look)
  const watched = look.seat === null && seat !== null && `-# ${reader.say('whyFor', { name: nameAt(look, seat) })}`
  const parts: Component[] =
    option === null
      ? [text(`### ${reader.say('whyTitle')}`, watched)]
      : [...answerComponents(context, areas, option), line()]
  const choices = areas.map(({ area: entry }, index) => ({
    value: String(index),
    label: entry.label,
    emoji: app.emojis.inButton(entry.emoji),
    chosen: index === area,
  }))
  if (choices.length > 0) parts.push(select(idOn(context, 'whyarea'), reader.say('whyArea'), choices))
  const open = area === null ? undefined : areas[area]
  if (open !== undefined) {
    const choices = open.things.slice(0, MOST_LISTS).map(({ option: value, entry }) => ({
      value,
      label: entry.label,
      description: entry.description,
      emoji: app.emojis.inButton(entry.emoji),
      chosen: value === option,
    }))
    parts.push(select(idOn(context, 'whything', area ?? 0), reader.say('whyThing'), choices))
  }
  return screen([...parts, ...rows([button(idOn(context, 'panel'), reader.say('back'))])], { accent: PARCHMENT })
}
