import type { OrderText } from '#faces/face'
import type { Ask, OrderSpec } from '#kernel'
import { type Look, type LookAhead, valuesOf } from '#tables'
import { faceFor, type Reader, sceneBefore, sceneOf, titleOf } from '../house.ts'
import { LIMITS } from '../limits.ts'
import { button, type Choice, type Part, rows, select, text } from '../parts.ts'
import type { Screen } from '../send.ts'
import { type QuestionVerbs, questionParts } from './question.ts'
import { accentOf, idOn, ownAsk, type Stage, screen } from './screen.ts'

/** What somebody decides in advance: answers to questions that may come, and turns for the running round. */

type Word = OrderSpec['values'][number]

const MOST_BESIDE = 2

/** As an option of the select, for being asked again. */
export const ASK_ME = 'ask'

/** The words an order says now; none while the seat is asked. */
export function wordsOf({ orders }: Pick<Look, 'orders'>, name: string): readonly Word[] {
  const value = orders.find((order) => order.name === name)?.value
  if (value === undefined) return []
  return typeof value === 'object' ? (value as readonly Word[]) : [value]
}

function withoutIt({ without }: OrderText, reader: Reader): string {
  return without?.(reader.voice) ?? reader.say('orderAsk')
}

function titleFor(face: OrderText, words: readonly string[], reader: Reader): string {
  const said = words.join(', ') || withoutIt(face, reader)
  return face.title === undefined ? said : `${face.title(reader.voice)}: ${said}`
}

/** The order as it stands, and everything it could say. */
function orderSelect(stage: Stage, spec: OrderSpec, face: OrderText): Part {
  const { look, reader } = stage
  const words = wordsOf(look, spec.name)
  const scene = sceneBefore(look)
  const nameOf = (value: Word) => face.text(value, reader.voice, scene)
  const values = valuesOf(spec, look.before)
  const choices = values
    .map((value, at): Choice => {
      const place = words.indexOf(value)
      const number = spec.isRanked && place >= 0 ? `${place + 1} · ` : ''
      const isChosen = !spec.isRanked && place >= 0
      return { value: String(at), label: number + nameOf(value), ...(isChosen && { chosen: true }) }
    })
    .filter((_, at) => values[at] !== ASK_ME)
  const all = [{ value: ASK_ME, label: withoutIt(face, reader) }, ...choices].slice(0, LIMITS.options)
  return select(idOn(stage, 'order', spec.name), titleFor(face, words.map(nameOf), reader), all)
}

function namedOrders({ look }: Stage): { spec: OrderSpec; named: OrderText }[] {
  const { orders } = faceFor(look)
  return (look.game.orders ?? []).flatMap((spec) => {
    const named = orders.find(({ name }) => name === spec.name)
    return named === undefined ? [] : [{ spec, named }]
  })
}

/** What could answer a question that comes up in somebody else's turn, next time and now. */
export function orderParts(stage: Stage, ask: Ask): Part[] {
  const { look } = stage
  const isOwnTurn = faceFor(look).turns(sceneBefore(look))[0] === look.seat
  if (isOwnTurn) return []
  const answers = (spec: OrderSpec) =>
    valuesOf(spec, look.before).some((value) => spec.answer(look.before, ask, spec.isRanked ? [value] : value) !== null)
  const about = namedOrders(stage).filter(({ spec }) => answers(spec))
  return about.slice(0, MOST_BESIDE).map(({ spec, named }) => orderSelect(stage, spec, named))
}

function isEarly({ early }: Look): boolean {
  return early === 'open' || early === 'given'
}

export function ordersScreen(stage: Stage, note?: string): Screen {
  const { look, reader } = stage
  const face = faceFor(look)
  const selects = namedOrders(stage).map(({ spec, named }) => orderSelect(stage, spec, named))
  return screen(
    [
      text(
        `### ${reader.say('orders')}`,
        reader.say('ordersText'),
        `-# ${[titleOf(look), note].filter(Boolean).join(' · ')}`,
      ),
      ...selects,
      ...rows([
        isEarly(look) && button(idOn(stage, 'panel', 'early'), reader.say('earlyAnswer'), 'next'),
        look.game.foresight !== undefined && button(idOn(stage, 'ahead'), reader.say('ahead')),
        selects.length > 0 && button(idOn(stage, 'alwaysso'), reader.say('alwaysSo')),
        button(idOn(stage, 'panel'), reader.say('back')),
      ]),
    ],
    { accent: accentOf(look, face.accents) },
  )
}

const AHEAD: QuestionVerbs = { pick: 'aheadpick', group: 'aheadgroup' }

function turnLines({ turns }: LookAhead, { look, reader }: Stage): string[] {
  return turns.map(({ news, isLegal }, at) => {
    const steps = faceFor(look).steps(sceneBefore(look), news, reader.voice)
    const line = steps.map((step) => step.replace(/^`\d+` /, '')).join(' · ')
    return isLegal ? `**${at + 1}** ${line}` : `**${at + 1}** ~~${line}~~ · ${reader.say('aheadNot')}`
  })
}

function goalSelect(stage: Stage): Part[] {
  const { look, house, reader } = stage
  const goals = faceFor(look).goals(sceneBefore(look), reader.voice).slice(0, LIMITS.options)
  if (goals.length === 0) return []
  const choices = goals.map(({ id, entry }) => ({
    value: id,
    label: entry.label,
    description: entry.description,
    emoji: house.emojis.inButton(entry.emoji),
  }))
  return [select(idOn(stage, 'aheadgoal'), reader.say('aheadGoal'), choices)]
}

/** What is still open of a turn that is being prepared. */
function openParts(stage: Stage, group: number | null): Part[] {
  const { look, reader } = stage
  const ask = ownAsk(stage)
  if (ask === undefined) return []
  const isBegun = look.draft.length > 0
  const steps = isBegun ? faceFor(look).steps(sceneOf(look), look.draftNews, reader.voice, look.draft) : []
  return [
    ...(steps.length > 0 ? [text(...steps)] : []),
    ...(isBegun ? [] : goalSelect(stage)),
    ...questionParts(stage, ask, group, AHEAD),
  ]
}

/** K-ORDERS-6, V-ORDER `plan`: turns for later, from the panel's own questions. */
export function aheadScreen(stage: Stage, ahead: LookAhead, group: number | null, note?: string): Screen {
  const { reader } = stage
  const foreseen: Stage = { ...stage, look: ahead.look }
  const canUndo = ahead.turns.length + ahead.look.draft.length > 0
  return screen(
    [
      text(`### ${reader.say('ahead')}`, reader.say('aheadText'), note !== undefined && `-# ${note}`),
      ...(ahead.turns.length > 0 ? [text(...turnLines(ahead, foreseen))] : []),
      ...(ahead.isFull ? [] : openParts(foreseen, group)),
      ...rows([
        canUndo && button(idOn(foreseen, 'aheadback'), reader.say('takeBack')),
        button(idOn(foreseen, 'orders'), reader.say('back')),
      ]),
    ],
    { accent: accentOf(ahead.look, faceFor(ahead.look).accents) },
  )
}
