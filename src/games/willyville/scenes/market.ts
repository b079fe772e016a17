import { chooseSome, type Flow, turnUp } from '#kernel'
import { optionId, type QuestionKind } from '../options.ts'
import { hasTradeChurch } from '../rules/conditions.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import { chooseBy } from './asking.ts'
import { payTime } from './steps.ts'

const CUSTOMERS: QuestionKind = 'customers'
const BAILIFFS = ['church', 'plain'] as const

/** Counts the customers that the coins allow, of at most so many. */
function mostCustomers(t: State, turn: Turn, most: number): number {
  const { coins } = playerOf(t, turn.seat)
  const { costs } = t.setup.content.constants.bailiff
  const affordable = costs.filter((cost) => (cost.coins ?? 0) <= coins).map(({ take }) => take)
  return Math.max(0, ...affordable.filter((take) => take <= most))
}

function lead(t: State, turn: Turn, customers: readonly number[]): void {
  const { waiting } = playerOf(t, turn.seat)
  t.offer = t.offer.filter((customer) => !customers.includes(customer))
  waiting.push(...customers)
}

/** W-MARKET-5: a seventh customer is turned up, and any one is free. */
function* takeFreeOne(t: State, turn: Turn): Flow<number> {
  const seventh = turnUp(t.luck, t.deck)
  if (seventh !== undefined) {
    t.offer.push(seventh)
    t.news.push({ kind: 'seventhShown', seat: turn.seat, customer: seventh })
  }
  const free = yield* chooseBy(turn.seat, 'free', t.offer, (customer) => ({ kind: 'free', customer }))
  lead(t, turn, [free])
  return free
}

function refill(t: State): void {
  const fresh: number[] = []
  while (t.offer.length < t.setup.content.constants.bailiff.offer) {
    const customer = turnUp(t.luck, t.deck)
    if (customer === undefined) break
    t.offer.push(customer)
    fresh.push(customer)
  }
  if (fresh.length > 0) t.news.push({ kind: 'offerFilled', customers: fresh })
}

/** W-MARKET: the bailiff leads customers into the village; a monk leads at most two. */
export function* leadCustomers(t: State, turn: Turn, most: number): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const bailiff = hasTradeChurch(p)
    ? yield* chooseBy(seat, 'bailiff', BAILIFFS, (by) => ({ kind: 'bailiff', by }))
    : 'plain'
  const free = bailiff === 'church' ? yield* takeFreeOne(t, turn) : null
  const range = { min: free === null ? 1 : 0, max: mostCustomers(t, turn, most) }
  const customers = yield* chooseSome(
    seat,
    CUSTOMERS,
    t.offer,
    (customer) => optionId({ kind: 'take', customer }),
    range,
  )
  const cost = t.setup.content.constants.bailiff.costs.find(({ take }) => take === customers.length)
  const { time, coins = 0 } = cost ?? { time: 0 }
  payTime(t, seat, time)
  p.coins -= coins
  lead(t, turn, customers)
  t.news.push({ kind: 'customersCame', seat, customers, free, time, coins })
  refill(t)
}
