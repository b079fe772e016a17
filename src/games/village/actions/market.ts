import type { Cards, Price } from '#data/village/schema'
import { type Flow, goingRound, type Seat, turnUp } from '#kernel'
import type { BaseOf } from '../base-options.ts'
import { cardPlace, contentIndexOf } from '../content-index.ts'
import { modulesOf } from '../modules/in-play.ts'
import type { Sale } from '../modules/module.ts'
import { type OptionRules, offered, payable, single } from '../rules/conditions.ts'
import { both, canPay } from '../rules/wares.ts'
import { always, ask, mightHave, pay } from '../scenes/ask.ts'
import { buryDue } from '../scenes/death.ts'
import { type MarketDay, playerOf, type State, seatsOf } from '../state.ts'
import type { Action } from './action.ts'

type Customer = Cards['customers'][number]

/** V-MARKET-1: a market day is always possible. */
const CALLING: OptionRules<BaseOf<'market'>> = { kind: 'market', listed: single({ kind: 'market' }), conditions: [] }

function* callMarket(t: State, seat: Seat): Flow {
  yield* holdMarket(t, seat)
}

export function customerId(t: Pick<State, 'setup'>, customer: number): string {
  return t.setup.content.customers[customer]?.id ?? ''
}

function cardOf(t: State, id: string): Customer | undefined {
  return t.setup.content.customers[customerNamed(t, id)]
}

/** Nothing for a customer whom no card shows. */
export function wantsOf(t: State, id: string): Price {
  return cardOf(t, id)?.wants ?? {}
}

/** V-MARKET-2: those in the stalls; on a market day those who are left of them. */
export function stallsOf(t: State): number[] {
  return t.market?.stalls ?? t.row.slice(0, contentIndexOf(t).stalls)
}

/** The price of a customer today. */
function priceOf(t: State, seat: Seat, id: string): Price {
  return both(wantsOf(t, id), t.market === null ? {} : surchargeFor(t, seat, t.market))
}

const SERVING: OptionRules<BaseOf<'serve'>> = {
  kind: 'serve',
  listed: (t) => stallsOf(t).map((customer) => ({ kind: 'serve', customer: customerId(t, customer) })),
  conditions: [
    {
      rule: 'V-MARKET-2',
      isMet: ({ t, option }) => t.row.includes(customerNamed(t, option.customer)),
      facts: ({ option }) => ({ gone: option.customer }),
      isImplied: true,
    },
    {
      rule: 'V-MARKET-2',
      isMet({ t, option }) {
        const customer = customerNamed(t, option.customer)
        return stallsOf(t).includes(customer) || !t.row.includes(customer)
      },
      facts: ({ option }) => ({ queue: option.customer }),
      isImplied: true,
    },
    { rule: 'V-MARKET-3', isMet: ({ t, seat }) => !t.market?.passed.includes(seat), facts: () => ({ passed: 1 }) },
    payable('V-MARKET-2', ({ t, seat, option }) => priceOf(t, seat, option.customer)),
  ],
}

/** V-MARKET: first the caller, then clockwise, until all have passed or the stalls are empty. */
export function* holdMarket(t: State, caller: Seat): Flow {
  const stalls = stallsOf(t)
  const market: MarketDay = { caller, passed: [], hasBegun: false, stalls }
  t.market = market
  t.news.push({ kind: 'marketCalled', seat: caller })
  const guests = modulesOf(t).flatMap((module) => module.guestOf?.(t) ?? [])
  const all = [...seatsOf(t), ...guests]
  const order = [...all.slice(caller), ...all.slice(0, caller)]
  while (market.passed.length < order.length) {
    for (const seat of order) {
      if (isOver(t, stalls)) break
      if (market.passed.includes(seat)) continue
      yield* goingRound(laterThan(t, seat, order), dueAtMarket(t, seat, market))
    }
    if (isOver(t, stalls)) break
  }
  t.market = null
  fillRow(t)
}

/** V-ASK-1: the players who have not passed, in the order in which they are due after this seat. */
function laterThan(t: State, seat: Seat, order: readonly Seat[]): Seat[] {
  const place = order.indexOf(seat)
  const others = [...order.slice(place + 1), ...order.slice(0, place)]
  return others.filter((other) => other < t.setup.seats && !t.market?.passed.includes(other))
}

/** V-MARKET-7 */
function isOver(t: State, stalls: readonly number[]): boolean {
  return stalls.length === 0 && !modulesOf(t).some((module) => module.isAlwaysOpen)
}

function* dueAtMarket(t: State, seat: Seat, market: MarketDay): Flow {
  if (seat >= t.setup.seats) {
    market.passed.push(seat)
    const [foremost] = market.stalls
    if (foremost !== undefined) serveGuest(t, seat, foremost)
    return
  }
  const sale = yield* chooseSale(t, seat)
  market.hasBegun = true
  if (sale !== null) yield* sell(t, seat, sale)
}

/** V-MARKET-4: the caller's first sale costs nothing more. */
export function surchargeFor(t: Pick<State, 'setup'>, seat: Seat, { caller, hasBegun }: MarketDay): Price {
  return seat === caller && !hasBegun ? {} : t.setup.content.market.surcharge
}

/** VS-REACT: the customer is gone for all. */
function serveGuest(t: State, guest: Seat, foremost: number): void {
  leaveRow(t, foremost)
  for (const module of modulesOf(t)) module.serveGuest?.(t, guest, foremost)
}

/** Every sale the seat could complete now, the surcharge counted in. */
function salesOf(t: State, seat: Seat): Sale[] {
  const served = offered(SERVING, t, seat, []).map((option) => ({ option, pay: priceOf(t, seat, option.customer) }))
  const surcharge = t.market === null ? {} : surchargeFor(t, seat, t.market)
  const others = modulesOf(t).flatMap((module) => module.sales?.(t, seat) ?? [])
  const p = playerOf(t, seat)
  const dear = others.map((sale) => ({ ...sale, pay: both(sale.pay, surcharge) }))
  return [...served, ...dear.filter((sale) => canPay(p, sale.pay))]
}

/** V-MARKET-3, V-MARKET-5: a pass is for the whole day, and comes by itself where nothing can be sold. */
function* chooseSale(t: State, seat: Seat): Flow<Sale | null> {
  const isForced = !mightHave(t, seat, () => salesOf(t, seat).length > 0)
  const sale = isForced ? null : yield* askSale(t, seat)
  if (sale !== null) return sale
  t.market?.passed.push(seat)
  t.news.push({ kind: 'passed', seat, isForced })
  return null
}

function* askSale(t: State, seat: Seat): Flow<Sale | null> {
  const pass: BaseOf<'pass'> = { kind: 'pass' }
  let sales: Sale[] = []
  const options = () => {
    sales = salesOf(t, seat)
    return [...sales.map(({ option }) => option), pass]
  }
  const picked = yield* ask(t, seat, 'sell', options, { pass, isOpen: always, hasOrders: true })
  return sales.find(({ option }) => option === picked) ?? null
}

/** V-MARKET-6: a quill crossed by the surcharge is settled before the next player is due. */
function* sell(t: State, seat: Seat, sale: Sale): Flow {
  const p = playerOf(t, seat)
  const before = p.deaths
  yield* pay(t, seat, sale.pay)
  const due = p.deaths - before
  p.deaths = before
  completeSale(t, seat, sale)
  yield* buryDue(t, seat, due)
}

function completeSale(t: State, seat: Seat, { option }: Sale): void {
  if (option.kind === 'serve') serve(t, seat, customerNamed(t, option.customer))
  else for (const module of modulesOf(t)) module.makeSale?.(t, seat, option)
}

/** From the row, and from the stalls of the day. */
function leaveRow(t: State, customer: number): void {
  t.row = t.row.filter((other) => other !== customer)
  const stall = t.market?.stalls.indexOf(customer) ?? -1
  if (stall >= 0) t.market?.stalls.splice(stall, 1)
}

/** The customer leaves the row for the seat's farm. */
export function serve(t: State, seat: Seat, customer: number): void {
  leaveRow(t, customer)
  playerOf(t, seat).customers.push(customer)
  const points = t.setup.content.customers[customer]?.points ?? 0
  t.news.push({ kind: 'customerServed', seat, customer: customerId(t, customer), points })
}

/** V-MARKET-7, V-MARKET-8: the row closes up, though not before a market day is over; new customers join behind. */
export function fillRow(t: State): void {
  if (t.market !== null) return
  const full = contentIndexOf(t).stalls + t.setup.content.market.queue
  const customers: string[] = []
  while (t.row.length < full) {
    const next = turnUp(t.luck, t.deck)
    if (next === undefined) break
    t.row.push(next)
    customers.push(customerId(t, next))
  }
  if (customers.length > 0) t.news.push({ kind: 'rowFilled', customers })
}

export function customerNamed(t: Pick<State, 'setup'>, id: string): number {
  return cardPlace(t.setup.content.customers, id)
}

export const MARKET: Action = { uses: [CALLING], later: [SERVING], perform: callMarket, isBinding: true }
