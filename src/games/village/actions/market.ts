import type { Price } from '#data/village/schema'
import { type Flow, goingRound, type Seat, turnUp } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import type { Sale } from '../modules/module.ts'
import { both, canPay } from '../rules/wares.ts'
import { always, ask, mightHave, pay } from '../scenes/ask.ts'
import { buryDue } from '../scenes/death.ts'
import { type MarketDay, playerOf, type State, seatsOf } from '../state.ts'
import { readOption } from '../words.ts'

/** V-MARKET-1: a market day is always possible. */
export function marketOptions(): string[] {
  return ['market']
}

export function* callMarket(t: State, seat: Seat): Flow {
  yield* holdMarket(t, seat)
}

export function customerId(t: Pick<State, 'setup'>, customer: number): string {
  return t.setup.content.customers[customer]?.id ?? ''
}

/** V-MARKET-2: those in the stalls; on a market day those who are left of them. */
export function stallsOf(t: State): number[] {
  return t.market?.stalls ?? t.row.slice(0, contentIndexOf(t).stalls)
}

/** V-MARKET: first the caller, then clockwise, until all have passed or the stalls are empty. */
export function* holdMarket(t: State, caller: Seat): Flow {
  const stalls = stallsOf(t)
  t.market = { caller, passed: [], hasBegun: false, stalls }
  t.news.push({ kind: 'marketCalled', seat: caller })
  const { modules } = contentIndexOf(t)
  const guests = modules.flatMap((module) => module.guestOf?.(t) ?? [])
  const all = [...seatsOf(t), ...guests]
  const order = [...all.slice(caller), ...all.slice(0, caller)]
  const { passed } = t.market
  while (passed.length < order.length) {
    for (const seat of order) {
      if (isOver(t, stalls)) break
      if (passed.includes(seat)) continue
      yield* goingRound(laterThan(t, seat, order), dueAtMarket(t, seat, stalls))
    }
    if (isOver(t, stalls)) break
  }
  t.market = null
  fillRow(t)
}

/** V-ASK-1: the players who have not passed, in the order in which they are due after this seat. */
function laterThan(t: State, seat: Seat, order: readonly Seat[]): Seat[] {
  const at = order.indexOf(seat)
  const others = [...order.slice(at + 1), ...order.slice(0, at)]
  return others.filter((other) => other < t.setup.seats && !t.market?.passed.includes(other))
}

/** V-MARKET-7 */
function isOver(t: State, stalls: readonly number[]): boolean {
  return stalls.length === 0 && !contentIndexOf(t).modules.some((module) => module.isAlwaysOpen)
}

function* dueAtMarket(t: State, seat: Seat, stalls: number[]): Flow {
  const market = t.market as NonNullable<State['market']>
  if (seat >= t.setup.seats) {
    market.passed.push(seat)
    const [foremost] = stalls
    if (foremost !== undefined) serveGuest(t, seat, foremost)
    return
  }
  const surcharge = surchargeFor(t, seat, market)
  const sales = () => salesOf(t, seat, stalls, surcharge)
  const picked = yield* chooseSale(t, seat, sales)
  market.hasBegun = true
  if (picked === 'pass') return
  yield* sell(t, seat, sales().find(({ id }) => id === picked) as Sale)
}

/** V-MARKET-4: the caller's first sale costs nothing more. */
export function surchargeFor(t: Pick<State, 'setup'>, seat: Seat, { caller, hasBegun }: MarketDay): Price {
  return seat === caller && !hasBegun ? {} : t.setup.content.market.surcharge
}

/** VS-REACT: the customer is gone for all. */
function serveGuest(t: State, guest: Seat, foremost: number): void {
  leaveRow(t, foremost)
  for (const module of contentIndexOf(t).modules) module.serveGuest?.(t, guest, foremost)
}

/** Every sale the seat could complete now, the surcharge counted in. */
export function salesOf(t: State, seat: Seat, stalls: readonly number[], surcharge: Price): Sale[] {
  const { customers } = t.setup.content
  const all: Sale[] = stalls.map((customer) => {
    const { id, wants } = customers[customer] as (typeof customers)[number]
    return { id: `serve:${id}`, pay: wants }
  })
  for (const { sales } of contentIndexOf(t).modules) if (sales) all.push(...sales(t, seat))
  const p = playerOf(t, seat)
  return all.map(({ id, pay }) => ({ id, pay: both(pay, surcharge) })).filter((sale) => canPay(p, sale.pay))
}

/** V-MARKET-3, V-MARKET-5: a pass is for the whole day, and comes by itself where nothing can be sold. */
function* chooseSale(t: State, seat: Seat, sales: () => Sale[]): Flow<string> {
  const isForced = !mightHave(t, seat, () => sales().length > 0)
  const options = () => [...sales().map(({ id }) => id), 'pass']
  const picked = isForced
    ? 'pass'
    : yield* ask(t, seat, 'sell', options, { pass: 'pass', isOpen: always, hasOrders: true })
  if (picked !== 'pass') return picked
  t.market?.passed.push(seat)
  t.news.push({ kind: 'passed', seat, isForced })
  return picked
}

/** V-MARKET-6: a quill crossed by the surcharge is settled before the next player is due. */
function* sell(t: State, seat: Seat, sale: Sale): Flow {
  const p = playerOf(t, seat)
  const before = p.deaths
  yield* pay(t, seat, sale.pay)
  const due = p.deaths - before
  p.deaths = before
  completeSale(t, seat, sale.id)
  yield* buryDue(t, seat, due)
}

function completeSale(t: State, seat: Seat, id: string): void {
  for (const { makeSale } of contentIndexOf(t).modules) if (makeSale?.(t, seat, id)) return
  serve(t, seat, customerNamed(t, readOption(id)[1]))
}

/** From the row, and from the stalls of the day. */
function leaveRow(t: State, customer: number): void {
  t.row = t.row.filter((one) => one !== customer)
  const at = t.market?.stalls.indexOf(customer) ?? -1
  if (at >= 0) t.market?.stalls.splice(at, 1)
}

/** The customer leaves the row for the seat's farm. */
export function serve(t: State, seat: Seat, customer: number): void {
  leaveRow(t, customer)
  playerOf(t, seat).customers.push(customer)
  const { id, points } = t.setup.content.customers[customer] as { id: string; points: number }
  t.news.push({ kind: 'customerServed', seat, customer: id, points })
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
  return t.setup.content.customers.findIndex((one) => one.id === id)
}
