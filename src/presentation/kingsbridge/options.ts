import type { Question, Seat } from '#kernel'
import { eventOf } from '#kingsbridge/lookup'
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
import { nameOf, playerAt, viewOf } from './known.ts'
import { capital, cut, type Tongue, tongueOf } from './tongue.ts'
import { cardName, donorText, placeText, projectName, spaceName, spaceText, yieldText } from './words.ts'

/** Every answer as a row of a select. */

const MOST = 100

interface Here {
  readonly tongue: Tongue
  readonly shown: Shown
  readonly view: View
  readonly seat: Seat
}

function entryOf(label: string, description = ''): Entry {
  const short = cut(capital(label), MOST)
  return description === '' ? { label: short } : { label: short, description: cut(description, MOST) }
}

function cardText({ tongue, view, seat }: Pick<Here, 'tongue' | 'view' | 'seat'>, card: Card): string {
  const { say } = tongue
  if (card === 'favour') {
    const { id } = spaceAt(view, spaceAfter(view, 1))
    return say('does.favour', { space: spaceName(tongue, id) })
  }
  if (card !== 'privilege') return say(`does.${card}`)
  const copied = copiedBy(playerAt(view, seat))
  return copied === null ? say('does.privilegeFirst') : say('does.privilege', { card: cardName(tongue, copied) })
}

function tradeEntry({ tongue, view }: Here, id: string, about: string): Entry {
  const trade = lastingTrades(view).find(({ event }) => event === id)
  const facts = { give: tongue.goods(trade?.exchange.give ?? {}), get: tongue.benefit(trade?.exchange.get ?? {}) }
  return entryOf(tongue.say(about === 'card' ? 'opt.trade' : 'opt.tradeThen', facts))
}

function materialsOf({ stone, wood }: { stone: number; wood: number }): { stone?: number; wood?: number } {
  return { ...(stone > 0 && { stone }), ...(wood > 0 && { wood }) }
}

function isFinishedBy(view: View, project: Project, use: UseOf<'project'>): boolean {
  const fields = fieldsOf(view, project.id)
  return MATERIALS.every((material) => project[material] + use[material] >= fields[material])
}

function projectEntry({ tongue, view }: Here, use: UseOf<'project'>): Entry {
  const project = view.projects.find(({ id }) => id === use.project)
  const vp = tongue.some('vp', (use.stone + use.wood) * view.setup.content.constants.vpPerMaterial.value)
  const isLast = project !== undefined && isFinishedBy(view, project, use)
  const label = `${projectName(tongue, use.project)}: ${tongue.goods(materialsOf(use))}`
  return entryOf(label, isLast ? tongue.say('opt.finishes', { vp }) : vp)
}

function saleEntry({ tongue, view }: Here, { wool, cloth }: UseOf<'sale'>): Entry {
  const lasting = lastingOf(view)
  const money = wool * priceOf(view, lasting, 'wool') + cloth * priceOf(view, lasting, 'cloth')
  const goods = { ...(wool > 0 && { wool }), ...(cloth > 0 && { cloth }) }
  return entryOf(tongue.goods(goods), tongue.say('opt.for', { what: tongue.some('money', money) }))
}

function houseEntry({ tongue, view }: Here, plot: number): Entry {
  const { say } = tongue
  const card = view.setup.content.plots[plot]
  const cost = card === undefined ? {} : { [card.material]: 1, money: card.money }
  const label = `${say('plot', { n: plot + 1 })}: ${yieldText(tongue, view, plot)}`
  return entryOf(label, say('opt.costs', { what: tongue.goods(cost) }))
}

function careEntry({ tongue, view }: Here, places: readonly number[]): Entry {
  const value = places.reduce((sum, place) => sum + (view.tiles[place] ?? 0), 0)
  const what = places.map((place) => placeText(tongue, view, place)).join(' · ')
  const label = places.map((place) => tongue.say('place', { n: place + 1 })).join(' + ')
  return entryOf(label, tongue.say(places.length > 1 ? 'opt.sicks' : 'opt.sick', { n: value, what }))
}

function favourEntry({ tongue, view }: Here): Entry {
  const { id, effect } = spaceAt(view, spaceAfter(view, 1))
  return entryOf(spaceName(tongue, id), spaceText(tongue, effect))
}

function forgoEntry({ tongue, view }: Here): Entry {
  const gains = forgoGains(lastingOf(view)).map(tongue.goods)
  return entryOf(tongue.say('opt.forgo'), gains.join(' + ') || tongue.say('opt.forgoWhy'))
}

function rentEntry({ tongue, view }: Here, plots: readonly number[]): Entry {
  const names = plots.map((plot) => tongue.say('plot', { n: plot + 1 })).join(' + ')
  return entryOf(names, plots.map((plot) => yieldText(tongue, view, plot)).join(' + '))
}

function feeEntry({ tongue, view }: Here): Entry {
  const { money, vp } = view.setup.content.constants.medicineService
  return entryOf(tongue.benefit({ goods: { money }, vp }))
}

function donationEntry({ tongue, view }: Here, id: ProjectId): Entry {
  return entryOf(projectName(tongue, id), tongue.say('opt.bonus', { what: donorText(tongue, view, id) }))
}

type Entries = { readonly [K in UseKind]: (here: Here, use: UseOf<K>) => Entry }

const ENTRIES: Entries = {
  grain: ({ tongue }) => entryOf(tongue.some('grain', 1)),
  piety: ({ tongue }) => entryOf(tongue.some('piety', 1)),
  material: ({ tongue }, { material }) => entryOf(tongue.some(material, 1)),
  fee: feeEntry,
  favour: favourEntry,
  project: projectEntry,
  sale: saleEntry,
  house: (here, { plot }) => houseEntry(here, plot),
  rent: (here, { plots }) => rentEntry(here, plots),
  donation: (here, { project }) => donationEntry(here, project),
  cloth: ({ tongue }, { count }) =>
    entryOf(tongue.say('opt.weave', { wool: tongue.some('wool', count), cloth: tongue.some('cloth', count) })),
  care: (here, { places }) => careEntry(here, places),
  forgo: forgoEntry,
}

function useEntry(here: Here, use: Use): Entry {
  return (ENTRIES[use.kind] as (here: Here, use: Use) => Entry)(here, use)
}

/** D-ORIENT: what each really gets, by seat. */
function incomeTexts({ tongue, view }: Here, rotation: number): string[] {
  const incomes = incomesFor(view, eventOf(view, view.event as string), rotation)
  return incomes.map((income) => (income === null ? tongue.say('nothing') : tongue.benefit(income)))
}

/** Own income and favour in the label, what everybody else would get behind it. */
function turnEntry(here: Here, rotation: number): Entry {
  const { tongue, view, seat, shown } = here
  const number = numberFor(view, eventOf(view, view.event as string), rotation)
  const texts = incomeTexts(here, rotation)
  const what = texts[seat] ?? ''
  const { id } = spaceAt(view, spaceAfter(view, number))
  const label =
    number === 0
      ? tongue.say('opt.turnNone', { what })
      : tongue.say('opt.turn', { what, n: number, space: spaceName(tongue, id) })
  const others = seatsOf(view).filter((other) => other !== seat)
  return entryOf(label, others.map((other) => `${nameOf(shown, other)} ${texts[other]}`).join(', '))
}

function exchangeEntry({ tongue, view }: Here, answer: string): Entry {
  if (answer === 'no') return entryOf(tongue.say('opt.no'), tongue.say('opt.noWhy'))
  const effect = eventOf(view, view.event as string).effects[view.effect]
  if (effect?.type !== 'exchange') return entryOf(answer)
  const [give, get] = [tongue.goods(effect.give), tongue.benefit(effect.get)]
  return entryOf(tongue.say('opt.yes', { give }), tongue.say('opt.yesWhy', { get }))
}

function protectEntry({ tongue, view, seat }: Here, duty: Duty | 'none'): Entry {
  if (duty === 'none') return entryOf(tongue.say('opt.protectNone'))
  const { duties, constants } = view.setup.content
  const what = tongue.some('loyalty', duties.protection.loyalty)
  const label = tongue.say(`duty.${duty}`)
  if (view.chapter < constants.chapters.value) {
    const penalty = tongue.say(`penalty.${duties[duty].penalty}`)
    return entryOf(penalty, tongue.say('opt.averts', { penalty: label, what }))
  }
  const loss = (view.missing[seat]?.[duty] ?? 0) * duties[duty].vpPerMissing * (duties.lastFactor - 1)
  return entryOf(label, tongue.say('opt.saves', { vp: tongue.some('vp', loss), what }))
}

function unusedEntry({ tongue }: Here, cards: string): Entry {
  const [open, covered] = cards.split('+') as [Card, Card?]
  if (covered === undefined) return entryOf(tongue.say('opt.open', { open: cardName(tongue, open) }))
  return entryOf(tongue.say('opt.covered', { open: cardName(tongue, open), covered: cardName(tongue, covered) }))
}

function isCard(word: string): word is Card {
  return (CARDS as readonly string[]).includes(word)
}

/** What begins with a word of its own, whatever the question. */
function worded(here: Here, verb: string, rest: string, about: string): Entry | null {
  const { tongue, view } = here
  if (verb === 'lay' && isCard(rest)) return entryOf(cardName(tongue, rest), cardText(here, rest))
  if (verb === 'discard' && isCard(rest)) return entryOf(cardName(tongue, rest), cardText(here, rest))
  if (verb === 'trade') return tradeEntry(here, rest, about)
  if (verb === 'done') return entryOf(tongue.say('opt.done'))
  if (verb === 'turn') return turnEntry(here, Number(rest))
  if (verb === 'exchange') return exchangeEntry(here, rest)
  if (verb === 'lose') return entryOf(tongue.goods(lossNamed(`lose:${rest}`)))
  if (verb === 'unused') return unusedEntry(here, rest)
  if (verb === 'protect') return protectEntry(here, rest as Duty | 'none')
  if (verb === 'care' && rest === 'none') return entryOf(tongue.say('opt.careNone'))
  if (verb === 'plot' && rest === 'none') return entryOf(tongue.say('opt.plotNone'))
  if (verb === 'plot' || verb === 'unhouse') {
    const plot = Number(rest) - 1
    return entryOf(tongue.say('plot', { n: plot + 1 }), yieldText(tongue, view, plot))
  }
  return null
}

export function describe(shown: Shown, ask: Pick<Question, 'seat' | 'about'>, option: string, voice: Voice): Entry {
  const here: Here = { tongue: tongueOf(voice), shown, view: viewOf(shown), seat: ask.seat }
  const [verb, rest = ''] = option.split(':') as [string, string?]
  const entry = worded(here, verb, rest, ask.about)
  if (entry !== null) return entry
  const use = useNamed(option)
  return use === null ? entryOf(option) : useEntry(here, use)
}

/** Laying two cards at once has many answers: first the open one. */
export function groups(ask: Question, voice: Voice): { entry: Entry; options: string[] }[] | null {
  if (ask.about !== 'unused' && ask.about !== 'court') return null
  const tongue = tongueOf(voice)
  return CARDS.flatMap((open) => {
    const options = ask.options.filter((option) => option.split('+')[0] === `unused:${open}`)
    const entry = entryOf(tongue.say('group.open', { card: cardName(tongue, open) }))
    return options.length === 0 ? [] : [{ entry, options }]
  })
}
