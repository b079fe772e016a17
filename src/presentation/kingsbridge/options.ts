import type { Question, Seat } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import { incomesFor, numberFor } from '#kingsbridge/rules/council'
import { spaceAfter, spaceAt } from '#kingsbridge/rules/favour'
import { forgoGains, lastingOf, priceOf } from '#kingsbridge/rules/lasting'
import { lossNamed } from '#kingsbridge/rules/losses'
import { fieldsOf } from '#kingsbridge/rules/projects'
import { lastingTrades } from '#kingsbridge/rules/trade'
import { type Use, type UseKind, type UseOf, useNamed } from '#kingsbridge/rules/use'
import { copiedBy } from '#kingsbridge/rules/uses'
import { type Project, seatsOf } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { CARDS, type Card, type Duty, MATERIALS, type ProjectId } from '#kingsbridge/words'
import type { Entry, Shown, Voice } from '../presentation.ts'
import { cardName, donorText, placeText, projectName, spaceName, spaceText, yieldText } from './naming.ts'
import { capital, type Phrasing, phrasingIn, shortenTo } from './phrasing.ts'
import { nameOf, playerAt, viewOf } from './view-access.ts'

/** Every answer as a row of a select. */

const MOST = 100

interface Here {
  readonly phrasing: Phrasing
  readonly shown: Shown
  readonly view: View
  readonly seat: Seat
}

function entryOf(label: string, description = ''): Entry {
  const short = shortenTo(capital(label), MOST)
  return description === '' ? { label: short } : { label: short, description: shortenTo(description, MOST) }
}

function cardText({ phrasing, view, seat }: Pick<Here, 'phrasing' | 'view' | 'seat'>, card: Card): string {
  const { say } = phrasing
  if (card === 'favour') {
    const { id } = spaceAt(view, spaceAfter(view, 1))
    return say('does.favour', { space: spaceName(phrasing, id) })
  }
  if (card !== 'privilege') return say(`does.${card}`)
  const copied = copiedBy(playerAt(view, seat))
  return copied === null ? say('does.privilegeFirst') : say('does.privilege', { card: cardName(phrasing, copied) })
}

function tradeEntry({ phrasing, view }: Here, id: string, about: string): Entry {
  const trade = lastingTrades(view).find(({ event }) => event === id)
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

function projectEntry({ phrasing, view }: Here, use: UseOf<'project'>): Entry {
  const project = view.projects.find(({ id }) => id === use.project)
  const vp = phrasing.some('vp', (use.stone + use.wood) * view.setup.content.constants.vpPerMaterial.value)
  const isLast = project !== undefined && isFinishedBy(view, project, use)
  const label = `${projectName(phrasing, use.project)}: ${phrasing.goods(materialsOf(use))}`
  return entryOf(label, isLast ? phrasing.say('opt.finishes', { vp }) : vp)
}

function saleEntry({ phrasing, view }: Here, { wool, cloth }: UseOf<'sale'>): Entry {
  const lasting = lastingOf(view)
  const money = wool * priceOf(view, lasting, 'wool') + cloth * priceOf(view, lasting, 'cloth')
  const goods = { ...(wool > 0 && { wool }), ...(cloth > 0 && { cloth }) }
  return entryOf(phrasing.goods(goods), phrasing.say('opt.for', { what: phrasing.some('money', money) }))
}

function houseEntry({ phrasing, view }: Here, plot: number): Entry {
  const { say } = phrasing
  const card = view.setup.content.plots[plot]
  const cost = card === undefined ? {} : { [card.material]: 1, money: card.money }
  const label = `${say('plot', { n: plot + 1 })}: ${yieldText(phrasing, view, plot)}`
  return entryOf(label, say('opt.costs', { what: phrasing.goods(cost) }))
}

function careEntry({ phrasing, view }: Here, places: readonly number[]): Entry {
  const value = places.reduce((sum, place) => sum + (view.tiles[place] ?? 0), 0)
  const what = places.map((place) => placeText(phrasing, view, place)).join(' · ')
  const label = places.map((place) => phrasing.say('place', { n: place + 1 })).join(' + ')
  return entryOf(label, phrasing.say(places.length > 1 ? 'opt.sicks' : 'opt.sick', { n: value, what }))
}

function favourEntry({ phrasing, view }: Here): Entry {
  const { id, effect } = spaceAt(view, spaceAfter(view, 1))
  return entryOf(spaceName(phrasing, id), spaceText(phrasing, effect))
}

function forgoEntry({ phrasing, view }: Here): Entry {
  const gains = forgoGains(lastingOf(view)).map(phrasing.goods)
  return entryOf(phrasing.say('opt.forgo'), gains.join(' + ') || phrasing.say('opt.forgoWhy'))
}

function rentEntry({ phrasing, view }: Here, plots: readonly number[]): Entry {
  const names = plots.map((plot) => phrasing.say('plot', { n: plot + 1 })).join(' + ')
  return entryOf(names, plots.map((plot) => yieldText(phrasing, view, plot)).join(' + '))
}

function feeEntry({ phrasing, view }: Here): Entry {
  const { money, vp } = view.setup.content.constants.medicineService
  return entryOf(phrasing.benefit({ goods: { money }, vp }))
}

function donationEntry({ phrasing, view }: Here, id: ProjectId): Entry {
  return entryOf(projectName(phrasing, id), phrasing.say('opt.bonus', { what: donorText(phrasing, view, id) }))
}

type Entries = { readonly [K in UseKind]: (here: Here, use: UseOf<K>) => Entry }

const ENTRIES: Entries = {
  grain: ({ phrasing }) => entryOf(phrasing.some('grain', 1)),
  piety: ({ phrasing }) => entryOf(phrasing.some('piety', 1)),
  material: ({ phrasing }, { material }) => entryOf(phrasing.some(material, 1)),
  fee: feeEntry,
  favour: favourEntry,
  project: projectEntry,
  sale: saleEntry,
  house: (here, { plot }) => houseEntry(here, plot),
  rent: (here, { plots }) => rentEntry(here, plots),
  donation: (here, { project }) => donationEntry(here, project),
  cloth: ({ phrasing }, { count }) =>
    entryOf(phrasing.say('opt.weave', { wool: phrasing.some('wool', count), cloth: phrasing.some('cloth', count) })),
  care: (here, { places }) => careEntry(here, places),
  forgo: forgoEntry,
}

function useEntry(here: Here, use: Use): Entry {
  return (ENTRIES[use.kind] as (here: Here, use: Use) => Entry)(here, use)
}

/** D-ORIENT: what each really gets, by seat. */
function incomeTexts({ phrasing, view }: Here, rotation: number): string[] {
  const incomes = incomesFor(view, eventOf(view, view.event as string), rotation)
  return incomes.map((income) => (income === null ? phrasing.say('nothing') : phrasing.benefit(income)))
}

/** Own income and favour in the label, what everybody else would get behind it. */
function turnEntry(here: Here, rotation: number): Entry {
  const { phrasing, view, seat, shown } = here
  const number = numberFor(view, eventOf(view, view.event as string), rotation)
  const texts = incomeTexts(here, rotation)
  const what = texts[seat] ?? ''
  const { id } = spaceAt(view, spaceAfter(view, number))
  const label =
    number === 0
      ? phrasing.say('opt.turnNone', { what })
      : phrasing.say('opt.turn', { what, n: number, space: spaceName(phrasing, id) })
  const others = seatsOf(view).filter((other) => other !== seat)
  return entryOf(label, others.map((other) => `${nameOf(shown, other)} ${texts[other]}`).join(', '))
}

function exchangeEntry({ phrasing, view }: Here, answer: string): Entry {
  if (answer === 'no') return entryOf(phrasing.say('opt.no'), phrasing.say('opt.noWhy'))
  const effect = eventOf(view, view.event as string).effects[view.effect]
  if (effect?.type !== 'exchange') return entryOf(answer)
  const [give, get] = [phrasing.goods(effect.give), phrasing.benefit(effect.get)]
  return entryOf(phrasing.say('opt.yes', { give }), phrasing.say('opt.yesWhy', { get }))
}

function protectEntry({ phrasing, view, seat }: Here, duty: Duty | 'none'): Entry {
  if (duty === 'none') return entryOf(phrasing.say('opt.protectNone'))
  const { duties, constants } = view.setup.content
  const what = phrasing.some('loyalty', duties.protection.loyalty)
  const label = phrasing.say(`duty.${duty}`)
  if (view.chapter < constants.chapters.value) {
    const penalty = phrasing.say(`penalty.${duties[duty].penalty}`)
    return entryOf(penalty, phrasing.say('opt.averts', { penalty: label, what }))
  }
  const loss = (view.missing[seat]?.[duty] ?? 0) * duties[duty].vpPerMissing * (duties.lastFactor - 1)
  return entryOf(label, phrasing.say('opt.saves', { vp: phrasing.some('vp', loss), what }))
}

function unusedEntry({ phrasing }: Here, cards: string): Entry {
  const [open, covered] = cards.split('+') as [Card, Card?]
  if (covered === undefined) return entryOf(phrasing.say('opt.open', { open: cardName(phrasing, open) }))
  return entryOf(phrasing.say('opt.covered', { open: cardName(phrasing, open), covered: cardName(phrasing, covered) }))
}

function isCard(word: string): word is Card {
  return (CARDS as readonly string[]).includes(word)
}

/** What begins with a word of its own, whatever the question. */
function worded(here: Here, verb: string, rest: string, about: string): Entry | null {
  const { phrasing, view } = here
  if (verb === 'lay' && isCard(rest)) return entryOf(cardName(phrasing, rest), cardText(here, rest))
  if (verb === 'discard' && isCard(rest)) return entryOf(cardName(phrasing, rest), cardText(here, rest))
  if (verb === 'trade') return tradeEntry(here, rest, about)
  if (verb === 'done') return entryOf(phrasing.say('opt.done'))
  if (verb === 'turn') return turnEntry(here, Number(rest))
  if (verb === 'exchange') return exchangeEntry(here, rest)
  if (verb === 'lose') return entryOf(phrasing.goods(lossNamed(`lose:${rest}`)))
  if (verb === 'unused') return unusedEntry(here, rest)
  if (verb === 'protect') return protectEntry(here, rest as Duty | 'none')
  if (verb === 'care' && rest === 'none') return entryOf(phrasing.say('opt.careNone'))
  if (verb === 'plot' && rest === 'none') return entryOf(phrasing.say('opt.plotNone'))
  if (verb === 'plot' || verb === 'unhouse') {
    const plot = Number(rest) - 1
    return entryOf(phrasing.say('plot', { n: plot + 1 }), yieldText(phrasing, view, plot))
  }
  return null
}

export function optionEntry(shown: Shown, ask: Pick<Question, 'seat' | 'about'>, option: string, voice: Voice): Entry {
  const here: Here = { phrasing: phrasingIn(voice), shown, view: viewOf(shown), seat: ask.seat }
  const [verb, rest = ''] = option.split(':') as [string, string?]
  const entry = worded(here, verb, rest, ask.about)
  if (entry !== null) return entry
  const use = useNamed(option)
  return use === null ? entryOf(option) : useEntry(here, use)
}

/** Laying two cards at once has many answers: first the open one. */
export function groups(ask: Question, voice: Voice): { entry: Entry; options: string[] }[] | null {
  if (ask.about !== 'unused' && ask.about !== 'court') return null
  const phrasing = phrasingIn(voice)
  return CARDS.flatMap((open) => {
    const options = ask.options.filter((option) => option.split('+')[0] === `unused:${open}`)
    const entry = entryOf(phrasing.say('group.open', { card: cardName(phrasing, open) }))
    return options.length === 0 ? [] : [{ entry, options }]
  })
}
