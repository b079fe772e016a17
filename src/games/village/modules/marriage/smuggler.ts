import type { Flow, Seat } from '#kernel'
import type { Waiver } from '#village/actions/action'
import { customerId, customerNamed, fillRow, serve, stallsOf } from '#village/actions/market'
import { waived } from '#village/rules/time'
import { both, canPay, gain, supplyOf } from '#village/rules/wares'
import { pay } from '#village/scenes/ask'
import { playerOf, type State } from '#village/state'
import { COLOURS, readOption } from '#village/words'

const CONTRABAND = ['bread', 'tool'] as const

/** VM-SMUG-1: any number of the one or of the other. */
function sales(t: State, seat: Seat, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  const { sell } = t.setup.content.marriage.smuggler
  if (!canPay(p, waived(sell.pay, waiver))) return []
  return CONTRABAND.flatMap((ware) => Array.from({ length: p.stock[ware] }, (_, less) => `sell:${less + 1}${ware}`))
}

/** VM-SMUG-2: the queue stands behind the stalls. */
function servings(t: State, seat: Seat, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  const { queue } = t.setup.content.marriage.smuggler
  const { customers } = t.setup.content
  const isPayable = (customer: number) => canPay(p, both(customers[customer]?.wants ?? {}, waived(queue.pay, waiver)))
  return t.row
    .slice(stallsOf(t).length)
    .filter(isPayable)
    .map((customer) => `serve:${customerId(t, customer)}`)
}

/** VM-SMUG-3: two colours; if there is but one left, that one. */
function pairs(t: State): string[] {
  const there = COLOURS.filter((colour) => supplyOf(t, colour) > 0)
  if (there.length === 1) return [`cubes:${there[0]}`]
  return there.flatMap((one, at) => there.slice(at + 1).map((other) => `cubes:${one}+${other}`))
}

export function smuggleOptions(t: State, seat: Seat, waiver: Waiver): string[] {
  return [...sales(t, seat, waiver), ...servings(t, seat, waiver), ...pairs(t)]
}

export function* smuggle(t: State, seat: Seat, option: string, waiver: Waiver): Flow {
  const [verb, rest] = readOption(option)
  if (verb === 'sell') return yield* sellMany(t, seat, rest, waiver)
  const { queue, cubes } = t.setup.content.marriage.smuggler
  if (verb === 'cubes') {
    yield* pay(t, seat, waived(cubes.pay, waiver))
    return gain(t, seat, Object.fromEntries(rest.split('+').map((colour) => [colour, 1])))
  }
  const customer = customerNamed(t, rest)
  yield* pay(t, seat, both(t.setup.content.customers[customer]?.wants ?? {}, waived(queue.pay, waiver)))
  serve(t, seat, customer)
  fillRow(t)
}

function* sellMany(t: State, seat: Seat, rest: string, waiver: Waiver): Flow {
  const { pay: price, pointsEach } = t.setup.content.marriage.smuggler.sell
  const count = Number.parseInt(rest, 10)
  const ware = rest.slice(String(count).length)
  yield* pay(t, seat, both(waived(price, waiver), { [ware]: count }))
  gain(t, seat, { points: count * pointsEach })
}
