import type { Question, Seat } from '#kernel'
import { currentEvent } from '#kingsbridge/content-index'
import { type OptionKind, type OptionOf, optionNamed, optionOfKind, type UseOf } from '#kingsbridge/options'
import { incomesFor, numberFor } from '#kingsbridge/rules/council'
import { doublingOf, isLastChapter } from '#kingsbridge/rules/duties'
import { spaceAfter, spaceAt } from '#kingsbridge/rules/favour'
import { forgoGains, lastingOf, priceOf } from '#kingsbridge/rules/lasting'
import { fieldsOf } from '#kingsbridge/rules/projects'
import { lastingTrades } from '#kingsbridge/rules/trade'
import { copiedBy } from '#kingsbridge/rules/uses'
import { type Project, seatsOf } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { CARDS, type Card, type Duty, GOODS, type Good, MATERIALS, type ProjectId } from '#kingsbridge/words'
import { cardEmoji, emojiName } from '#render/kingsbridge/emojis'
import type { Entry, Voice } from '../presentation.ts'
import { cardName, careText, donorText, projectName, spaceName, spaceText, yieldOf, yieldText } from './naming.ts'
import { capital, dotted, type Phrasing, phrasingIn, shortenTo } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { nameOf, playerAt, viewOf } from './view-access.ts'

/** Every answer as a row of a select. */

const MOST = 100

interface OptionContext {
  readonly phrasing: Phrasing
  readonly shown: Shown
  readonly view: View
  readonly seat: Seat
  /** The subject of the question. */
  readonly about: string
}

function entryOf(label: string, description = '', emoji?: string): Entry {
  return {
    label: shortenTo(capital(label), MOST),
    ...(description !== '' && { description: shortenTo(description, MOST) }),
    ...(emoji !== undefined && { emoji }),
  }
}

function cardText({ phrasing, view, seat }: Pick<OptionContext, 'phrasing' | 'view' | 'seat'>, card: Card): string {
  const { say } = phrasing
  if (card === 'favour') {
    const { id } = spaceAt(view, spaceAfter(view, 1))
    return say('does.favour', { space: spaceName(phrasing, id) })
  }
  if (card !== 'privilege') return say(`does.${card}`)
  const copied = copiedBy(playerAt(view, seat))
  return copied === null ? say('does.privilegeFirst') : say('does.privilege', { card: cardName(phrasing, copied) })
}

function tradeEntry({ phrasing, view, about }: OptionContext, option: OptionOf<'trade'>): Entry {
  const trade = lastingTrades(view).find(({ event }) => event === option.event)
  const facts = { give: phrasing.goods(trade?.exchange.give ?? {}), get: phrasing.benefit(trade?.exchange.get ?? {}) }
  return entryOf(phrasing.say(about === 'card' ? 'opt.trade' : 'opt.tradeThen', facts))
}

function materialsOf({ stone, wood }: { stone: number; wood: number }): { stone?: number; wood?: number } {
  return { ...(stone > 0 && { stone }), ...(wood > 0 && { wood }) }
}

function isFinishedBy(view: View, project: Project, use: UseOf<'project'>): boolean {
  const fields = fieldsOf(view, project.id)
  return MATERIALS.every((material) => project[material] + use[material] >= fields[material])
}

function projectEntry({ phrasing, view }: OptionContext, use: UseOf<'project'>): Entry {
  const project = view.projects.find(({ id }) => id === use.project)
  const vp = phrasing.signed('+', { vp: (use.stone + use.wood) * view.setup.content.constants.vpPerMaterial.value })
  const isLast = project !== undefined && isFinishedBy(view, project, use)
  const label = `${projectName(phrasing, use.project)}: ${phrasing.goods(materialsOf(use))}`
  return entryOf(label, isLast ? phrasing.say('opt.finishes', { vp }) : vp)
}

function saleEntry({ phrasing, view }: OptionContext, { wool, cloth }: UseOf<'sale'>): Entry {
  const lasting = lastingOf(view)
  const money = wool * priceOf(view, lasting, 'wool') + cloth * priceOf(view, lasting, 'cloth')
  const goods = { ...(wool > 0 && { wool }), ...(cloth > 0 && { cloth }) }
  return entryOf(phrasing.goods(goods), phrasing.signed('+', { goods: { money } }))
}

function houseEntry({ phrasing, view }: OptionContext, plot: number): Entry {
  const { say } = phrasing
  const card = view.setup.content.plots[plot]
  const cost = card === undefined ? {} : { [card.material]: 1, money: card.money }
  const label = `${say('plot', { n: plot + 1 })} (${yieldText(phrasing, view, plot)})`
  return entryOf(label, phrasing.signed('−', { goods: cost }))
}

function careEntry({ phrasing, view }: OptionContext, places: readonly number[]): Entry {
  const value = places.reduce((sum, place) => sum + (view.tiles[place] ?? 0), 0)
  const label = places.map((place) => phrasing.say('place', { n: place + 1 })).join(' + ')
  const facts = { knowledge: phrasing.some('knowledge', value), what: careText(phrasing, view, places) }
  return entryOf(label, phrasing.say(places.length > 1 ? 'opt.sicks' : 'opt.sick', facts))
}

function favourEntry({ phrasing, view }: OptionContext): Entry {
  const { id, effect } = spaceAt(view, spaceAfter(view, 1))
  return entryOf(spaceName(phrasing, id), spaceText(phrasing, effect))
}

function forgoEntry({ phrasing, view }: OptionContext): Entry {
  const gains = forgoGains(lastingOf(view)).map((goods) => phrasing.signed('+', { goods }))
  return entryOf(phrasing.say('opt.forgo'), gains.join(' ') || phrasing.say('opt.forgoWhy'))
}

function rentEntry({ phrasing, view }: OptionContext, plots: readonly number[]): Entry {
  const names = plots.map((plot) => phrasing.say('plot', { n: plot + 1 })).join(' + ')
  const yields = plots.map((plot) => phrasing.signed('+', yieldOf(view, plot)))
  return entryOf(names, yields.join(' '))
}

function feeEntry({ phrasing, view }: OptionContext): Entry {
  const { money, vp } = view.setup.content.constants.medicineService
  return entryOf(phrasing.signed('+', { goods: { money }, vp }))
}

/** What a seal may bring later. */
export function bonusText(phrasing: Phrasing, view: View, id: ProjectId): string {
  return phrasing.say('opt.bonus', { what: donorText(phrasing, view, id) })
}

function donationEntry({ phrasing, view }: OptionContext, id: ProjectId): Entry {
  const cost = phrasing.signed('−', view.setup.content.constants.donationCost)
  return entryOf(projectName(phrasing, id), dotted([cost, bonusText(phrasing, view, id)]))
}

/** D-ORIENT: what each really gets, by seat. */
function incomeTexts({ phrasing, view }: OptionContext, rotation: number): string[] {
  const incomes = incomesFor(view, currentEvent(view), rotation)
  return incomes.map((income) => (income === null ? phrasing.say('nothing') : phrasing.signed('+', income)))
}

/** Own income and favour in the label, what everybody else would get behind it. */
function turnEntry(context: OptionContext, rotation: number): Entry {
  const { phrasing, view, seat, shown } = context
  const number = numberFor(view, currentEvent(view), rotation)
  const texts = incomeTexts(context, rotation)
  const own = texts[seat] ?? ''
  const { id } = spaceAt(view, spaceAfter(view, number))
  const label =
    number === 0
      ? phrasing.say('opt.turnNone', { what: own })
      : phrasing.say('opt.turn', { what: own, n: number, space: spaceName(phrasing, id) })
  const others = seatsOf(view).filter((other) => other !== seat)
  return entryOf(label, dotted(others.map((other) => `${nameOf(shown, other)} ${texts[other]}`)))
}

function exchangeEntry({ phrasing, view }: OptionContext, isMade: boolean): Entry {
  if (!isMade) return entryOf(phrasing.say('opt.no'), phrasing.say('opt.noWhy'))
  const effect = currentEvent(view).effects[view.effect]
  if (effect?.type !== 'exchange') return entryOf('yes')
  return entryOf(phrasing.say('opt.yes', { change: phrasing.exchange(effect.give, effect.get) }))
}

function protectEntry({ phrasing, view, seat }: OptionContext, duty: Duty | null): Entry {
  if (duty === null) return entryOf(phrasing.say('opt.protectNone'))
  const { duties } = view.setup.content
  const cost = phrasing.signed('−', { goods: duties.protection })
  const label = phrasing.say(`duty.${duty}`)
  if (!isLastChapter(view)) {
    const penalty = phrasing.say(`penalty.${duties[duty].penalty}`)
    return entryOf(penalty, phrasing.say('opt.averts', { cost, duty: label }))
  }
  const loss = doublingOf(view, duty, view.missing[seat]?.[duty] ?? 0)
  return entryOf(label, phrasing.say('opt.saves', { cost, vp: phrasing.some('vp', loss) }))
}

function unusedEntry({ phrasing }: OptionContext, { open, covered }: OptionOf<'unused'>): Entry {
  const label = phrasing.say('opt.open', { open: cardName(phrasing, open) })
  if (covered === null) return entryOf(label)
  const facts = { open: cardName(phrasing, open), covered: cardName(phrasing, covered) }
  return entryOf(phrasing.say('opt.covered', facts))
}

function cardEntry(context: OptionContext, { card }: { card: Card }): Entry {
  return entryOf(cardName(context.phrasing, card), cardText(context, card), cardEmoji(card))
}

function plotEntry({ phrasing, view }: OptionContext, { plot }: { plot: number | null }): Entry {
  if (plot === null) return entryOf(phrasing.say('opt.plotNone'))
  return entryOf(phrasing.say('plot', { n: plot + 1 }), yieldText(phrasing, view, plot))
}

function goodEntry({ phrasing }: OptionContext, good: Good): Entry {
  return entryOf(phrasing.signed('+', { goods: { [good]: 1 } }), '', emojiName(good))
}

function lossEntry({ phrasing }: OptionContext, { goods }: OptionOf<'lose'>): Entry {
  const kinds = GOODS.filter((good) => goods[good])
  return entryOf(phrasing.signed('−', { goods }), '', kinds.length === 1 ? emojiName(kinds[0] ?? '') : undefined)
}

type Entries = { readonly [K in OptionKind]: (context: OptionContext, option: OptionOf<K>) => Entry }

const ENTRIES: Entries = {
  turn: (context, { rotation }) => turnEntry(context, rotation),
  lay: cardEntry,
  discard: cardEntry,
  trade: tradeEntry,
  done: ({ phrasing }) => entryOf(phrasing.say('opt.done')),
  grain: (context) => goodEntry(context, 'grain'),
  piety: (context) => goodEntry(context, 'piety'),
  material: (context, { material }) => goodEntry(context, material),
  fee: feeEntry,
  favour: favourEntry,
  project: projectEntry,
  sale: saleEntry,
  house: (context, { plot }) => houseEntry(context, plot),
  rent: (context, { plots }) => rentEntry(context, plots),
  donation: (context, { project }) => donationEntry(context, project),
  cloth: ({ phrasing }, { count }) =>
    entryOf(phrasing.say('opt.weave', { wool: phrasing.some('wool', count), cloth: phrasing.some('cloth', count) })),
  care: (context, { places }) => careEntry(context, places),
  noCare: ({ phrasing }) => entryOf(phrasing.say('opt.careNone')),
  forgo: forgoEntry,
  unused: unusedEntry,
  exchange: (context, { isMade }) => exchangeEntry(context, isMade),
  lose: lossEntry,
  unhouse: plotEntry,
  plot: plotEntry,
  protect: (context, { duty }) => protectEntry(context, duty),
}

function entryFor<K extends OptionKind>(context: OptionContext, option: OptionOf<K>): Entry {
  return ENTRIES[option.kind](context, option)
}

/** An option as a row of a select; a text that is no option is shown as it is. */
export function optionEntry(shown: Shown, question: Pick<Question, 'seat' | 'about'>, id: string, voice: Voice): Entry {
  const option = optionNamed(id)
  if (option === null) return entryOf(id)
  const { seat, about } = question
  return entryFor({ phrasing: phrasingIn(voice), shown, view: viewOf(shown), seat, about }, option)
}

/** Laying two cards at once has many answers: first the open one. */
export function groups(question: Question, voice: Voice): { entry: Entry; options: string[] }[] | null {
  if (question.about !== 'unused' && question.about !== 'court') return null
  const phrasing = phrasingIn(voice)
  return CARDS.flatMap((open) => {
    const options = question.options.filter((id) => optionOfKind('unused', id)?.open === open)
    const entry = entryOf(phrasing.say('group.open', { card: cardName(phrasing, open) }), '', cardEmoji(open))
    return options.length === 0 ? [] : [{ entry, options }]
  })
}
