import type { Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { BaseOf, PriceWord } from '../base-options.ts'
import { type OptionRules, payable, sentFromFarm } from '../rules/conditions.ts'
import { memberNamed, namesOnFarm, send } from '../rules/members.ts'
import { waived } from '../rules/time.ts'
import { canPay, priceWord } from '../rules/wares.ts'
import { pay } from '../scenes/ask.ts'
import { type Player, playerOf, type State } from '../state.ts'
import type { Action, Waiver } from './action.ts'

function pricesOf(t: State, waiver: Waiver): Price[] {
  return t.setup.content.church.enter.map((price) => waived(price, waiver))
}

/** Of several prices of one word the first that can be paid, or the first of all. */
function priceNamed(t: State, p: Player, word: PriceWord, waiver: Waiver): Price {
  const prices = pricesOf(t, waiver).filter((price) => priceWord(price) === word)
  return prices.find((price) => canPay(p, price)) ?? prices[0] ?? {}
}

/** V-CHURCH: a member from the farm, for a cube or for time. */
const JOINING: OptionRules<BaseOf<'joinChurch'>> = {
  kind: 'joinChurch',
  listed(t, seat, waiver) {
    const prices = new Set(pricesOf(t, waiver).map(priceWord))
    return namesOnFarm(t, seat).flatMap((member) =>
      [...prices].map((price) => ({ kind: 'joinChurch' as const, member, price })),
    )
  },
  conditions: [
    sentFromFarm('V-CHURCH'),
    payable('V-CHURCH', ({ t, p, option, waiver }) => priceNamed(t, p, option.price, waiver)),
  ],
}

function* join(t: State, seat: Seat, { member, price }: BaseOf<'joinChurch'>, waiver: Waiver): Flow {
  const who = memberNamed(t, seat, member)
  yield* pay(t, seat, priceNamed(t, playerOf(t, seat), price, waiver))
  send(t, seat, who, 'bag')
}

export const CHURCH: Action<BaseOf<'joinChurch'>> = { uses: [JOINING], perform: join }
