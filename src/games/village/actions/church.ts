import type { Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { memberNamed, nameOf, onFarm, send } from '../rules/members.ts'
import { waived } from '../rules/time.ts'
import { canPay } from '../rules/wares.ts'
import { pay } from '../scenes/ask.ts'
import { playerOf, type State } from '../state.ts'
import { readOption } from '../words.ts'
import type { Waiver } from './action.ts'

/** `brown`, `time`, or `nothing` where all of it is waived. */
function wordOf(price: Price): string {
  return Object.keys(price)[0] ?? 'nothing'
}

function pricesOf(t: State, seat: Seat, waiver: Waiver): Price[] {
  const prices = t.setup.content.church.enter.map((price) => waived(price, waiver))
  const payable = prices.filter((price) => canPay(playerOf(t, seat), price))
  return payable.filter((price, at) => payable.findIndex((other) => wordOf(other) === wordOf(price)) === at)
}

/** V-CHURCH: a member from the farm, for a cube or for time. */
export function enterOptions(t: State, seat: Seat, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  const prices = pricesOf(t, seat, waiver)
  return onFarm(t, seat).flatMap((member) => prices.map((price) => `enter:${nameOf(t, p, member)}.${wordOf(price)}`))
}

export function* enter(t: State, seat: Seat, option: string, waiver: Waiver): Flow {
  const name = readOption(option)[1]
  const dot = name.lastIndexOf('.')
  const member = memberNamed(t, seat, name.slice(0, dot))
  const price = pricesOf(t, seat, waiver).find((one) => wordOf(one) === name.slice(dot + 1)) as Price
  yield* pay(t, seat, price)
  send(t, seat, member, 'bag')
}
