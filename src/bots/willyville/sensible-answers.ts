import type { Question, Seat } from '#kernel'
import { contentIndexOf } from '#willyville/content-index'
import { kindOf, optionId, readOption } from '#willyville/options'
import { windowsOf } from '#willyville/rules/conditions'
import { lossOf } from '#willyville/scenes/death'
import { type Player, playerOf, type State, stockOf } from '#willyville/state'
import { GOODS, type Good, LETTERS, VILLAGERS, type Villager } from '#willyville/words'

/** A way to use white banners: with which child's move, and whether time is spent on goods and marks. */
export interface Taste {
  readonly school: string | null
  readonly spends: boolean
}

/** With everything that can be used, and no child moved. */
export const PLAIN: Taste = { school: null, spends: true }

function pointsOf(t: State, customer: number): number {
  return t.setup.content.customers[customer]?.points ?? 0
}

function makeRank(t: State, p: Player, good: Good, spends: boolean): number {
  const { slots, white } = contentIndexOf(t).craft[good]
  if ((p.crafts[good]?.goods ?? 0) >= slots) return 0
  return white.time === 0 || spends ? 40 : 0
}

/** In which order white banners are used; 0 leaves one unused. */
function whiteRank(t: State, seat: Seat, id: string, taste: Taste): number {
  const option = readOption(id)
  const p = playerOf(t, seat)
  switch (option?.kind) {
    case 'school':
      return id === taste.school ? 90 : 0
    case 'movePlough':
      return option.source === 'plough' && t.turn?.value === 7 ? 80 : 0
    case 'harvest':
      return 70
    case 'game':
      return 60
    case 'hall':
    case 'buildHall':
      return taste.spends || p.hall?.name === 'finance' ? 50 : 0
    case 'make':
      return makeRank(t, p, option.good, taste.spends)
    case 'serve':
      return 20 + pointsOf(t, option.customer)
    case 'meet':
      return 1
    default:
      return 0
  }
}

/** True for a town hall that is built or marks something. */
function namesHall(id: string): boolean {
  const option = readOption(id)
  return option?.kind === 'buildHall' || (option?.kind === 'hall' && option.slot !== null)
}

/** The banner to use next; halls that mark something branch over what they mark. */
function whiteAnswers(ask: Question, t: State, taste: Taste): string[][] {
  let best = ask.pass
  let most = 0
  for (const option of ask.options) {
    const rank = whiteRank(t, ask.seat, option, taste)
    if (rank > most) [best, most] = [option, rank]
  }
  if (best === undefined) return [[ask.options[0] as string]]
  const marks = namesHall(best) ? ask.options.filter(namesHall) : [best]
  return marks.map((option) => [option])
}

/** Rates a customer for a village: points, and goods that are there or can be made. */
export function customerFit(t: State, p: Player, customer: number): number {
  const card = t.setup.content.customers[customer]
  const price = contentIndexOf(t).customerPrices[customer]
  if (card === undefined || price === undefined) return 0
  let worth: number = card.points + (card.banner === '?' ? 0.7 : 0)
  for (const good of GOODS) {
    const need = price.goods[good]
    if (need > 0 && p.crafts[good] === null) worth -= 1.2 * need
    else worth -= 0.6 * Math.max(0, need - stockOf(p, good))
  }
  return worth
}

function fitOf(t: State, p: Player, id: string): number {
  const option = readOption(id)
  return option?.kind === 'take' ? customerFit(t, p, option.customer) : 0
}

/** The best one, the best two and so on. */
function customerAnswers(ask: Question, t: State): string[][] {
  const p = playerOf(t, ask.seat)
  const worth = new Map(ask.options.map((option) => [option, fitOf(t, p, option)]))
  const order = ask.options.toSorted((a, b) => (worth.get(b) as number) - (worth.get(a) as number))
  const counts = Array.from({ length: ask.max - ask.min + 1 }, (_, more) => ask.min + more)
  return counts.map((count) => order.slice(0, count))
}

/** Rates by how much a villager would be missed. */
function missed(t: State, p: Player, villager: Villager): number {
  const points = t.setup.content.constants.chronicle.perProfession[t.chronicle[villager].length] ?? 0
  const marked = p.hall?.name === 'population' && p.hall.marks.includes(villager) ? 4 : 0
  const busy: Record<Villager, boolean> = {
    abbot: p.church === null ? t.churches.length > 0 : windowsOf(t, p) < t.setup.content.constants.maxWindows,
    councillor: p.hall === null || p.hall.name !== 'area',
    traveller: p.travel.length < LETTERS.length,
    craftsman: true,
    merchant: p.waiting.length > 0,
  }
  return marked - points + (busy[villager] ? 2 : 0)
}

function deathAnswers(ask: Question, t: State): string[][] {
  const p = playerOf(t, ask.seat)
  const present = VILLAGERS.filter((villager) => p.villagers[villager])
  const order = present.toSorted((a, b) => missed(t, p, a) - missed(t, p, b))
  return order.map((villager) => [optionId({ kind: 'die', villager })])
}

/** The sensible answers to a question of one's own turn, the likeliest first. */
export function sensibleAnswers(ask: Question, t: State, taste: Taste): string[][] {
  const { about, options } = ask
  const isAct = about === 'act' || about === 'more'
  if (isAct) return whiteAnswers(ask, t, taste)
  if (about === 'customers') return customerAnswers(ask, t)
  if (about === 'die') return deathAnswers(ask, t)
  if (about === 'plague') return [[lossOf(playerOf(t, ask.seat)) >= WORTH_HEALING ? 'heal' : 'suffer']]
  const plain = options.filter((option) => kindOf(option) !== 'movePlough')
  return plain.map((option) => [option])
}

const WORTH_HEALING = 2

/** The answer that is given without thinking. */
export function habitualAnswer(ask: Question, t: State): string[] {
  return sensibleAnswers(ask, t, PLAIN)[0] as string[]
}
