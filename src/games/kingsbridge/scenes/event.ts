import type { Effect, EffectOf, EffectType } from '#data/kingsbridge/schema'
import { below, type Flow, itemAt, reveal, type Seat, turnUp } from '#kernel'
import { currentEvent, eventOf } from '../content-index.ts'
import { idOf, type OptionOf } from '../options.ts'
import { lossChoices } from '../rules/losses.ts'
import { extraDiscards, hasLaid, layings } from '../rules/piles.ts'
import { fieldsOf, isFinished } from '../rules/projects.ts'
import { canTrade, type Exchange, hasStockFor } from '../rules/trade.ts'
import { housesOf, housesOn, playerOf, projectOn, type State, turnOrder } from '../state.ts'
import { MATERIALS } from '../words.ts'
import { finishProject } from './build.ts'
import { carryOut } from './effects.ts'
import { discard, layUnused } from './piles.ts'
import { askTogether, asScreened, gain, loseVp, pay } from './steps.ts'

/** K-ROUND-2: the next event is turned up; K-PLAGUE-2: first somebody may fall ill. */
// biome-ignore lint/correctness/useYield: a scene in which nothing is asked
export function* turnUpEvent(t: State): Flow<string> {
  const id = turnUp(t.luck, t.deck)
  if (id === undefined) throw new Error('no event is left')
  t.round++
  t.turns = 0
  t.event = id
  t.turned.push(id)
  t.effect = 0
  t.isSkipped = false
  const { chapter, round, shield } = t
  t.news.push({ kind: 'eventTurned', event: id, chapter, round, active: shield })
  const { plague, kind } = eventOf(t, id)
  if (plague !== null && t.tiles.length > 0) fallIll(t, plague - 1)
  return kind === 'immediate' ? 'weigh' : 'orient'
}

function fallIll(t: State, place: number): void {
  const value = itemAt(t.tiles, place)
  if (value === 0 || t.isSick[place]) {
    t.news.push({ kind: 'nobodyFellIll', place: place + 1 })
    return
  }
  t.isSick[place] = true
  reveal(t.luck)
  t.news.push({ kind: 'fellIll', place: place + 1, value })
}

/** Settles the event's next effect and who is asked in it, so that the question itself tells nothing new. */
export function* weighEffect(t: State): Flow<string> {
  const effect = currentEvent(t).effects[t.effect]
  if (effect === undefined) return 'orient'
  t.asked = turnOrder(t).filter((seat) => isConcerned(t, seat, effect))
  return 'effect'
}

/** K-SECRET-5: where goods decide who has a choice, all are concerned; what the stock lacks all can see. */
function isConcerned(t: State, seat: Seat, effect: Effect): boolean {
  if (!t.keepsSilent) return hasChoice(t, seat, effect)
  if (effect.type === 'exchange') return hasStockFor(t, effect)
  return effect.type === 'loseAny' || hasChoice(t, seat, effect)
}

function hasChoice(t: State, seat: Seat, effect: Effect): boolean {
  const p = playerOf(t, seat)
  if (effect.type === 'exchange') return canTrade(t, seat, effect)
  if (effect.type === 'loseAny') return lossChoices(p, effect).length > 1
  if (effect.type === 'loseHouse') return housesOn(t, seat) > 1
  if (effect.type === 'skipActions') return !hasLaid(t, p) && layings(t, p).length > 1
  if (effect.type !== 'discard' || effect.how === 'random') return false
  const count = extraDiscards(t, seat, effect.count)
  return count > 0 && count < p.hand.length
}

/** K-EVENT-1: one effect after the other, each in turn order. */
export function* carryOutEffect(t: State): Flow<string> {
  const effect = itemAt(currentEvent(t).effects, t.effect)
  const flow = flowOf(t, effect)
  if (flow !== undefined) yield* flow
  else carryOut(t, effect)
  t.effect++
  return 'weigh'
}

function flowOf<T extends EffectType>(t: State, effect: EffectOf<T>): Flow | undefined {
  return FLOWS[effect.type]?.(t, effect)
}

type Flows = { readonly [T in EffectType]?: (t: State, effect: EffectOf<T>) => Flow }

/** The effects in which somebody may be asked. */
const FLOWS: Flows = {
  exchange: exchangeAll,
  loseAny,
  loseHouse,
  skipActions,
  discard: discardAll,
  build: fillProject,
}

export function trade(t: State, seat: Seat, event: string, { give, get }: Exchange): void {
  t.news.push({ kind: 'traded', seat, event })
  pay(t, seat, give, 'event')
  gain(t, seat, get, 'event')
}

function exchangeOption(isMade: boolean): OptionOf<'exchange'> {
  return { kind: 'exchange', isMade }
}

/** K-ASK-2: a yes that has become impossible by then is a no. K-SECRET-5: who could not pay declines like the others. */
function* exchangeAll(t: State, effect: Exchange): Flow {
  const event = currentEvent(t).id
  const answers = yield* askTogether(t, (seat) => ({
    about: 'exchange',
    list: (canTrade(t, seat, effect) ? [true, false] : [false]).map(exchangeOption),
    idOf,
    manner: asScreened(t),
  }))
  for (const seat of turnOrder(t)) {
    if (answers.get(seat)?.[0]?.isMade && canTrade(t, seat, effect)) trade(t, seat, event, effect)
    else t.news.push({ kind: 'declined', seat, event })
  }
}

function* loseAny(t: State, effect: EffectOf<'loseAny'>): Flow {
  const answers = yield* askTogether(t, (seat) => ({
    about: 'lose',
    list: lossChoices(playerOf(t, seat), effect).map((goods): OptionOf<'lose'> => ({ kind: 'lose', goods })),
    idOf,
    manner: asScreened(t),
  }))
  for (const seat of turnOrder(t)) {
    const goods = answers.get(seat)?.[0]?.goods ?? lossChoices(playerOf(t, seat), effect)[0] ?? {}
    const given = Object.values(goods).reduce((sum, count) => sum + count, 0)
    pay(t, seat, goods, 'event')
    loseVp(t, seat, effect.elseVp * (effect.count - given), 'event')
  }
}

function* loseHouse(t: State, { elseVp }: EffectOf<'loseHouse'>): Flow {
  const answers = yield* askTogether(t, (seat) => ({
    about: 'unhouse',
    list: housesOf(t, seat).map((plot): OptionOf<'unhouse'> => ({ kind: 'unhouse', plot })),
    idOf,
  }))
  for (const seat of turnOrder(t)) {
    const plot = answers.get(seat)?.[0]?.plot ?? housesOf(t, seat)[0]
    if (plot === undefined) loseVp(t, seat, elseVp, 'event')
    else takeHouseBack(t, seat, plot)
  }
}

/** K-HOUSE-5: the plot is free again. */
function takeHouseBack(t: State, seat: Seat, plot: number): void {
  t.plots[plot] = null
  t.news.push({ kind: 'houseTaken', seat, plot: plot + 1 })
}

/** K-FX `skipActions`, K-PILE-5. */
function* skipActions(t: State): Flow {
  t.isSkipped = true
  t.news.push({ kind: 'actionsSkipped' })
  const answers = yield* askTogether(t, (seat) => ({
    about: 'unused',
    list: layings(t, playerOf(t, seat)),
    idOf,
  }))
  for (const seat of turnOrder(t)) {
    const p = playerOf(t, seat)
    const laid = answers.get(seat)?.[0] ?? (hasLaid(t, p) ? undefined : layings(t, p)[0])
    if (laid !== undefined) layUnused(t, seat, laid)
  }
}

function* discardAll(t: State, { count, how }: EffectOf<'discard'>): Flow {
  const answers = yield* askTogether(t, (seat) => {
    const range = { min: extraDiscards(t, seat, count), max: extraDiscards(t, seat, count) }
    const list = playerOf(t, seat).hand.map((card): OptionOf<'discard'> => ({ kind: 'discard', card }))
    return { about: 'discards', list, idOf, range }
  })
  for (const seat of turnOrder(t)) {
    const chosen = answers.get(seat) ?? []
    for (let left = extraDiscards(t, seat, count); left > 0; left--) {
      const { hand } = playerOf(t, seat)
      const drawn = itemAt(hand, how === 'random' ? below(t.luck, hand.length) : 0)
      discard(t, seat, chosen.pop()?.card ?? drawn, how === 'random')
    }
  }
}

/** K-TOWER-3: stone first, without VP; what the stock lacks is replaced. */
function* fillProject(t: State, { project: id, count }: EffectOf<'build'>): Flow {
  const project = projectOn(t, id)
  if (project === undefined || isFinished(t, project)) return
  let left = count === 'all' ? Number.POSITIVE_INFINITY : count
  const placed = { stone: 0, wood: 0 }
  for (const material of MATERIALS) {
    const some = Math.min(left, fieldsOf(t, id)[material] - project[material])
    const replaced = Math.max(0, some - t.stock[material])
    placed[material] = some
    left -= some
    project[material] += some
    t.stock[material] -= some - replaced
    t.replaced[material] += replaced
  }
  t.news.push({ kind: 'projectGrew', project: id, ...placed })
  if (isFinished(t, project)) yield* finishProject(t, project)
}
