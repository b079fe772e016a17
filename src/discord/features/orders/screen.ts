import { button, type Choice, type Component, rows, select, text } from '#discord/app/components'
import { LIMITS } from '#discord/app/limits'
import type { Reader } from '#discord/app/reader'
import { accentOf, ownAsk, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore, shownOf, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { OrderSpec, OrderValue, Question } from '#kernel'
import type { OrderText, Presentation, Shown } from '#presentation/presentation'
import { type Look, type LookAhead, valuesOf } from '#tables'
import { type QuestionVerbs, questionComponents } from '../turn/question-components.ts'

/** Decisions in advance: answers to questions that may come, and turns for the running round. */

type Word = OrderSpec['values'][number]

const MOST_BESIDE = 2

/** As an option of the select, for being asked again. */
const ASK_ME = 'ask'

/** The words an order could say, and those it says now: none while its owner is asked. */
export interface Saying {
  readonly values: readonly Word[]
  readonly words: readonly Word[]
  /** Values that are not listed, for they cannot come up here. */
  readonly unlisted?: readonly Word[]
}

export function wordsIn(value: OrderValue | undefined): readonly Word[] {
  return value === undefined ? [] : [value].flat()
}

export function sayingAt({ orders, before }: Look, spec: OrderSpec): Saying {
  const value = orders.find(({ name }) => name === spec.name)?.value as OrderValue | undefined
  const values = valuesOf(spec, before)
  const unlisted = values.filter((word) => spec.canComeUp?.(before, word) === false)
  return { values, words: wordsIn(value), unlisted }
}

/** A word of a ranking is put behind the others, or taken out where it stands among them. */
export function saidAfter({ isRanked }: OrderSpec, { values, words }: Saying, choice: string): OrderValue | null {
  const chosen = choice === ASK_ME ? undefined : values[Number(choice)]
  if (chosen === undefined || !isRanked) return chosen ?? null
  const others = words.filter((word) => word !== chosen)
  const list = others.length < words.length ? others : [...words, chosen]
  return list.length > 0 ? list : null
}

function withoutIt({ without }: OrderText, reader: Reader): string {
  return without?.(reader.voice) ?? reader.say('orderAsk')
}

function titleFor(named: OrderText, words: readonly string[], reader: Reader): string {
  const said = words.join(', ') || withoutIt(named, reader)
  return named.title === undefined ? said : `${named.title(reader.voice)}: ${said}`
}

/** An order of a game, and how it is said. */
export interface NamedOrder {
  readonly spec: OrderSpec
  readonly named: OrderText
}

export function namedOrders(specs: readonly OrderSpec[], { orders }: Presentation): NamedOrder[] {
  return specs.flatMap((spec) => {
    const named = orders.find(({ name }) => name === spec.name)
    return named === undefined ? [] : [{ spec, named }]
  })
}

/** The order as it stands, and everything it could say. */
export function orderSelect(
  id: string,
  { spec, named }: NamedOrder,
  { values, words, unlisted = [] }: Saying,
  reader: Reader,
  shown?: Shown,
): Component {
  const nameOf = (value: Word) => named.text(value, reader.voice, shown)
  const choices = values
    .map((value, index): Choice => {
      const place = words.indexOf(value)
      const number = spec.isRanked && place >= 0 ? `${place + 1} · ` : ''
      const isChosen = !spec.isRanked && place >= 0
      return { value: String(index), label: number + nameOf(value), ...(isChosen && { chosen: true }) }
    })
    .filter((_, index) => ![ASK_ME, ...unlisted].includes(values[index] ?? ASK_ME))
  const all = [{ value: ASK_ME, label: withoutIt(named, reader) }, ...choices].slice(0, LIMITS.options)
  return select(id, titleFor(named, words.map(nameOf), reader), all)
}

function ordersAt({ look }: ScreenContext): NamedOrder[] {
  const possible = (look.game.orders ?? []).filter((spec) => spec.canComeUp?.(look.before) !== false)
  return namedOrders(possible, presentationFor(look))
}

function orderSelects(context: ScreenContext, orders: readonly NamedOrder[]): Component[] {
  const { look, reader } = context
  const shown = shownBefore(look)
  return orders.map((order) =>
    orderSelect(idOn(context, 'order', order.spec.name), order, sayingAt(look, order.spec), reader, shown),
  )
}

/** The orders that could answer a question in somebody else's turn, next time and now. */
export function orderComponents(context: ScreenContext, ask: Question): Component[] {
  const { look } = context
  const isOwnTurn = presentationFor(look).progress.turns(shownBefore(look))[0] === look.seat
  if (isOwnTurn) return []
  const answers = (spec: OrderSpec) =>
    valuesOf(spec, look.before).some((value) => spec.answer(look.before, ask, spec.isRanked ? [value] : value) !== null)
  const about = ordersAt(context).filter(({ spec }) => answers(spec))
  return orderSelects(context, about.slice(0, MOST_BESIDE))
}

function isEarly({ early }: Look): boolean {
  return early === 'open' || early === 'given'
}

export function ordersScreen(context: ScreenContext, note?: string): Screen {
  const { look, reader } = context
  const presentation = presentationFor(look)
  const selects = orderSelects(context, ordersAt(context))
  return screen(
    [
      text(
        `### ${reader.say('orders')}`,
        reader.say('ordersText'),
        `-# ${[titleOf(look), note].filter(Boolean).join(' · ')}`,
      ),
      ...selects,
      ...rows([
        isEarly(look) && button(idOn(context, 'panel', 'early'), reader.say('earlyAnswer'), 'next'),
        look.game.foresight !== undefined && button(idOn(context, 'ahead'), reader.say('ahead')),
        selects.length > 0 && button(idOn(context, 'alwaysso'), reader.say('alwaysSo')),
        button(idOn(context, 'panel'), reader.say('back')),
      ]),
    ],
    { accent: accentOf(look, presentation.accents) },
  )
}

const AHEAD: QuestionVerbs = { pick: 'aheadpick', group: 'aheadgroup' }

function turnLines({ turns }: LookAhead, { look, reader }: ScreenContext): string[] {
  return turns.map(({ news, isLegal }, index) => {
    const steps = presentationFor(look).turnText.steps(shownBefore(look), news, reader.voice)
    const line = steps.map((step) => step.replace(/^`\d+` /, '')).join(' · ')
    return isLegal ? `**${index + 1}** ${line}` : `**${index + 1}** ~~${line}~~ · ${reader.say('aheadNot')}`
  })
}

function goalSelect(context: ScreenContext): Component[] {
  const { look, app, reader } = context
  const goals = presentationFor(look).planning.goals(shownBefore(look), reader.voice).slice(0, LIMITS.options)
  if (goals.length === 0) return []
  const choices = goals.map(({ id, entry }) => ({
    value: id,
    label: entry.label,
    description: entry.description,
    emoji: app.emojis.inButton(entry.emoji),
  }))
  return [select(idOn(context, 'aheadgoal'), reader.say('aheadGoal'), choices)]
}

/** The part that is still open of a turn that is being prepared. */
function openComponents(context: ScreenContext, group: number | null): Component[] {
  const { look, reader } = context
  const ask = ownAsk(context)
  if (ask === undefined) return []
  const isBegun = look.draft.length > 0
  const steps = isBegun
    ? presentationFor(look).turnText.steps(shownOf(look), look.draftNews, reader.voice, look.draft)
    : []
  return [
    ...(steps.length > 0 ? [text(...steps)] : []),
    ...(isBegun ? [] : goalSelect(context)),
    ...questionComponents(context, ask, group, AHEAD),
  ]
}

/** K-ORDERS-6, V-ORDER `plan`: turns for later, from the panel's own questions. */
export function aheadScreen(context: ScreenContext, ahead: LookAhead, group: number | null, note?: string): Screen {
  const { reader } = context
  const foreseen: ScreenContext = { ...context, look: ahead.look }
  const canUndo = ahead.turns.length + ahead.look.draft.length > 0
  return screen(
    [
      text(`### ${reader.say('ahead')}`, reader.say('aheadText'), note !== undefined && `-# ${note}`),
      ...(ahead.turns.length > 0 ? [text(...turnLines(ahead, foreseen))] : []),
      ...(ahead.isFull ? [] : openComponents(foreseen, group)),
      ...rows([
        canUndo && button(idOn(foreseen, 'aheadback'), reader.say('takeBack')),
        button(idOn(foreseen, 'orders'), reader.say('back')),
      ]),
    ],
    { accent: accentOf(ahead.look, presentationFor(ahead.look).accents) },
  )
}
