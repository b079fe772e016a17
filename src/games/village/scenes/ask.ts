import type { Gift, Price } from '#data/village/schema'
import { chooseId, type Flow, type Manner, type Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import type { Moment } from '../modules/module.ts'
import { payTime } from '../rules/time.ts'
import { gain, giveUp, layReady, leftOf, type Way, wayId, waysToPay } from '../rules/wares.ts'
import { playerOf, type State } from '../state.ts'
import { COLOURS, readOption, WARES, type Ware } from '../words.ts'

/** How a question is put. */
export interface Put {
  /** The option that stands for nothing more. */
  pass?: string
  /** V-TURN-6: it always keeps an answer, whatever villagers take away, though it may not be declined. */
  isFree?: true
  /** Whether it is asked although one answer alone is left beside the free plays. */
  isOpen?: () => boolean
  /** Asked although there is but one answer at all. */
  evenIfForced?: true
  /** V-ORDER: beside it orders may be changed that the state keeps. */
  hasOrders?: true
}

/** V-ASK-3: what a seat may do beside any question put to it. */
export function freePlaysOf(t: State, seat: Seat, moment: Moment): string[] {
  const plays: string[] = []
  for (const { freePlays } of contentIndexOf(t).modules) if (freePlays) plays.push(...freePlays(t, seat, moment))
  return plays
}

/** V-TURN-6: beside what may be declined anything, beside what must be answered only what takes nothing away. */
function momentOf(t: State, seat: Seat, { pass, isFree }: Put): Moment {
  if (t.acting !== seat) return 'any'
  return isFree || pass !== undefined ? 'turn' : 'midway'
}

/** VI-CARD-2: one villager is done with before the next. */
export function* playFreely(t: State, seat: Seat, option: string): Flow {
  const { turn, acting } = t
  t.turn = null
  delete t.acting
  for (const { playFreely: play } of contentIndexOf(t).modules) if (play) yield* play(t, seat, option)
  t.turn = turn
  if (acting !== undefined) t.acting = acting
}

/** V-ORDER, V-PAY-2: how coins are used, and what the modules leave to the player. */
function ordersOf(t: State, seat: Seat, given: readonly string[]): string[] {
  const p = playerOf(t, seat)
  const orders = p.stock.coins > 0 ? [p.mixesCoins ? 'coins:last' : 'coins:ask'] : []
  for (const module of contentIndexOf(t).modules) if (module.orders) orders.push(...module.orders(t, seat))
  return given.length === 0 ? orders : orders.filter((order) => !given.includes(readOption(order)[0]))
}

function keepOrder(t: State, seat: Seat, option: string): void {
  const [verb, rest] = readOption(option)
  if (verb === 'coins') playerOf(t, seat).mixesCoins = rest === 'ask'
  for (const { keepOrder: keep } of contentIndexOf(t).modules) keep?.(t, seat, option)
}

/** Asks one of the options, which are made anew after every free play and every order. */
export function* ask(
  t: State,
  seat: Seat,
  about: string,
  optionsOf: () => readonly string[],
  put: Put = {},
): Flow<string> {
  const manner: Manner = {
    ...(put.pass !== undefined && { pass: put.pass }),
    ...(put.evenIfForced && { evenIfForced: true }),
  }
  // Each once a question, or whoever cannot decide would never come to an end.
  const given: string[] = []
  for (;;) {
    const options = optionsOf()
    if (options.length === 1 && put.isOpen?.() !== true) return options[0] as string
    const orders = put.hasOrders ? ordersOf(t, seat, given) : []
    const plays = freePlaysOf(t, seat, momentOf(t, seat, put))
    const all = orders.length + plays.length === 0 ? options : [...options, ...orders, ...plays]
    const picked = yield* chooseId(seat, about, all, manner)
    if (orders.includes(picked)) {
      keepOrder(t, seat, picked)
      given.push(readOption(picked)[0])
    } else if (plays.includes(picked)) yield* playFreely(t, seat, picked)
    else return picked
  }
}

/** VP-CHEST-3, VI-CARD-2: whether something can be had, now or with what free plays may still bring. */
export function mightHave(t: State, seat: Seat, canHave: () => boolean): boolean {
  if (canHave()) return true
  const gifts = contentIndexOf(t).modules.flatMap((module) => module.mightBring?.(t, seat) ?? [])
  if (gifts.length === 0) return false
  const p = playerOf(t, seat)
  const { stock } = p
  p.stock = { ...stock }
  for (const gift of gifts) for (const ware of WARES) p.stock[ware] += gift[ware] ?? 0
  const isPossible = canHave()
  p.stock = stock
  return isPossible
}

/** For a question that is always put. */
export function always(): boolean {
  return true
}

/** Pays a price that can be paid; the seat is asked only if the ways differ (V-PAY-2). */
export function* pay(t: State, seat: Seat, price: Price): Flow {
  payTime(t, seat, price.time ?? 0)
  const ways = waysToPay(playerOf(t, seat), price)
  const way = ways.length > 1 ? yield* chooseWay(t, seat, price) : ways[0]
  if (way !== undefined) giveUp(t, seat, way)
}

/** Coins out of a chest bring new ways. What is owed in any case lies ready, out of reach of free plays. */
function* chooseWay(t: State, seat: Seat, price: Price): Flow<Way | undefined> {
  const ways = () => waysToPay(playerOf(t, seat), price)
  layReady(playerOf(t, seat), price, 1)
  const picked = yield* ask(t, seat, 'pay', () => ways().map(wayId))
  layReady(playerOf(t, seat), price, -1)
  return ways().find((way) => wayId(way) === picked)
}

/** Every choice of n wares of the list, repeats allowed, as far as the supply lasts. */
function picksOf(t: State, of: readonly Ware[], n: number): Gift[] {
  const [ware, ...rest] = of
  if (ware === undefined) return n === 0 ? [{}] : []
  const picks: Gift[] = []
  for (let some = Math.min(n, leftOf(t, ware)); some >= 0; some--) {
    for (const others of picksOf(t, rest, n - some)) picks.push(some > 0 ? { [ware]: some, ...others } : others)
  }
  return picks
}

/** `2pink+green` */
export function giftId(gift: Gift): string {
  return Object.entries(gift)
    .map(([ware, count]) => (count === 1 ? ware : `${count}${ware}`))
    .join('+')
}

export function countLeft(t: State, of: readonly Ware[], n: number): number {
  return Math.min(
    n,
    of.reduce((sum, ware) => sum + leftOf(t, ware), 0),
  )
}

/** Takes n wares of choice. */
export function* pick(t: State, seat: Seat, of: readonly Ware[], n: number): Flow {
  if (countLeft(t, of, n) === 0) return
  const gifts = () => picksOf(t, of, countLeft(t, of, n))
  const idOf = (gift: Gift) => `pick:${giftId(gift)}`
  const picked = yield* ask(t, seat, 'pick', () => gifts().map(idOf))
  gain(t, seat, gifts().find((gift) => idOf(gift) === picked) ?? {})
}

export function* pickCubes(t: State, seat: Seat, n: number): Flow {
  yield* pick(t, seat, COLOURS, n)
}
