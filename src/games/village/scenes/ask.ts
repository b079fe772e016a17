import type { Gift, Price } from '#data/village/schema'
import { choose, type Flow, type Manner, type Seat } from '#kernel'
import type { BaseOf } from '../base-options.ts'
import { modulesOf, optionId } from '../modules/in-play.ts'
import type { Moment } from '../modules/module.ts'
import type { VillageOption } from '../modules/modules.ts'
import { payTime } from '../rules/time.ts'
import { gain, giveUp, layReady, leftOf, type Payment, waysToPay } from '../rules/wares.ts'
import { playerOf, type State } from '../state.ts'
import { COLOURS, WARES, type Ware } from '../words.ts'

/** The manner in which a question is put. */
export interface Put<O extends VillageOption = VillageOption> {
  /** The option that stands for nothing more. */
  pass?: O
  /** V-TURN-6: it always keeps an answer, whatever villagers take away, though it may not be declined. */
  isFree?: true
  /** Asked although one answer alone is left beside the free plays. */
  isOpen?: () => boolean
  /** Asked although there is but one answer at all. */
  evenIfForced?: true
  /** V-ORDER: beside it orders may be changed that the state keeps. */
  hasOrders?: true
}

/** V-ASK-3: all that a seat may do beside any question put to it. */
export function freePlaysOf(t: State, seat: Seat, moment: Moment): VillageOption[] {
  const plays: VillageOption[] = []
  for (const { freePlays } of modulesOf(t)) if (freePlays) plays.push(...freePlays(t, seat, moment))
  return plays
}

/** V-TURN-6: beside what may be declined anything, beside what must be answered only what takes nothing away. */
function momentOf(t: State, seat: Seat, { pass, isFree }: Put): Moment {
  if (t.acting !== seat) return 'any'
  return isFree || pass !== undefined ? 'turn' : 'midway'
}

/** VI-CARD-2: one villager is done with before the next. */
function* playFreely(t: State, seat: Seat, option: VillageOption): Flow {
  const { turn, acting } = t
  t.turn = null
  delete t.acting
  for (const { playFreely: play } of modulesOf(t)) if (play) yield* play(t, seat, option)
  t.turn = turn
  if (acting !== undefined) t.acting = acting
}

const COINS_LAST: BaseOf<'coins'> = { kind: 'coins', use: 'last' }
const COINS_ASKED: BaseOf<'coins'> = { kind: 'coins', use: 'ask' }

/** V-ORDER, V-PAY-2: how coins are used, and what the modules leave to the player. */
function ordersOf(t: State, seat: Seat, given: readonly string[]): VillageOption[] {
  const p = playerOf(t, seat)
  const orders: VillageOption[] = p.stock.coins > 0 ? [p.mixesCoins ? COINS_LAST : COINS_ASKED] : []
  for (const module of modulesOf(t)) if (module.orders) orders.push(...module.orders(t, seat))
  return given.length === 0 ? orders : orders.filter(({ kind }) => !given.includes(kind))
}

function keepOrder(t: State, seat: Seat, option: VillageOption): void {
  if (option.kind === 'coins') playerOf(t, seat).mixesCoins = option.use === 'ask'
  for (const { keepOrder: keep } of modulesOf(t)) keep?.(t, seat, option)
}

function mannerOf({ pass, evenIfForced }: Put): Manner {
  const manner: Manner = {}
  if (pass !== undefined) manner.pass = optionId(pass)
  if (evenIfForced) manner.evenIfForced = true
  return manner
}

/** Asks one of the options, which are made anew after every free play and every order. */
export function* ask<O extends VillageOption>(
  t: State,
  seat: Seat,
  about: string,
  optionsOf: () => readonly O[],
  put: Put = {},
): Flow<O> {
  // Each once a question, or whoever cannot decide would never come to an end.
  const given: string[] = []
  for (;;) {
    const options = optionsOf()
    const [only] = options
    if (only !== undefined && options.length === 1 && put.isOpen?.() !== true) return only
    const orders = put.hasOrders ? ordersOf(t, seat, given) : []
    const plays = freePlaysOf(t, seat, momentOf(t, seat, put))
    const all = orders.length + plays.length === 0 ? options : [...options, ...orders, ...plays]
    const picked = yield* choose<VillageOption>(seat, about, all, optionId, mannerOf(put))
    if (orders.includes(picked)) {
      keepOrder(t, seat, picked)
      given.push(picked.kind)
    } else if (plays.includes(picked)) yield* playFreely(t, seat, picked)
    else {
      const own = options.find((option) => option === picked)
      if (own !== undefined) return own
    }
  }
}

/** VP-CHEST-3, VI-CARD-2: something can be had, now or with what free plays may still bring. */
export function mightHave(t: State, seat: Seat, canHave: () => boolean): boolean {
  if (canHave()) return true
  const gifts = modulesOf(t).flatMap((module) => module.mightBring?.(t, seat) ?? [])
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
  const paid = ways.length > 1 ? yield* choosePayment(t, seat, price) : ways[0]
  if (paid !== undefined) giveUp(t, seat, paid)
}

/** Coins out of a chest bring new ways. What is owed in any case lies ready, out of reach of free plays. */
function* choosePayment(t: State, seat: Seat, price: Price): Flow<Payment> {
  const ways = () => waysToPay(playerOf(t, seat), price).map((wares) => ({ kind: 'pay' as const, wares }))
  layReady(playerOf(t, seat), price, 1)
  const { wares } = yield* ask(t, seat, 'pay', ways)
  layReady(playerOf(t, seat), price, -1)
  return wares
}

/** Every choice of n wares of the list, repeats allowed, as far as the supply lasts. */
function picksOf(t: State, of: readonly Ware[], n: number): Gift[] {
  const [ware, ...others] = of
  if (ware === undefined) return n === 0 ? [{}] : []
  const picks: Gift[] = []
  for (let some = Math.min(n, leftOf(t, ware)); some >= 0; some--) {
    for (const more of picksOf(t, others, n - some)) picks.push(some > 0 ? { [ware]: some, ...more } : more)
  }
  return picks
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
  const gifts = (): BaseOf<'pick'>[] => picksOf(t, of, countLeft(t, of, n)).map((wares) => ({ kind: 'pick', wares }))
  const { wares } = yield* ask(t, seat, 'pick', gifts)
  gain(t, seat, wares)
}

export function* pickCubes(t: State, seat: Seat, n: number): Flow {
  yield* pick(t, seat, COLOURS, n)
}
