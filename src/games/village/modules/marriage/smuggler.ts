import type { Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { Action, Waiver } from '#village/actions/action'
import { customerId, customerNamed, fillRow, serve, stallsOf, wantsOf } from '#village/actions/market'
import type { BaseOf } from '#village/base-options'
import { type OptionRules, payable } from '#village/rules/conditions'
import { waived } from '#village/rules/time'
import { both, gain, supplyOf } from '#village/rules/wares'
import { pay } from '#village/scenes/ask'
import { playerOf, type State } from '#village/state'
import { COLOURS, type Colour } from '#village/words'
import { CONTRABAND, type Lot, type MarriageOption } from './options.ts'

type Selling = Extract<MarriageOption, { kind: 'contraband' }>
type Swapping = Extract<MarriageOption, { kind: 'cubes' }>
type Serving = BaseOf<'serve'>

function lotPrice(t: State, { count, ware }: Lot, waiver: Waiver): Price {
  return both(waived(t.setup.content.marriage.smuggler.sell.pay, waiver), { [ware]: count })
}

function customerPrice(t: State, customer: string, waiver: Waiver): Price {
  return both(wantsOf(t, customer), waived(t.setup.content.marriage.smuggler.queue.pay, waiver))
}

/** VM-SMUG-1: any number of the one or of the other. */
const SELLING: OptionRules<Selling> = {
  kind: 'contraband',
  listed(t, seat) {
    const { stock } = playerOf(t, seat)
    const lots = CONTRABAND.flatMap((ware) =>
      Array.from({ length: stock[ware] }, (_, less) => ({ count: less + 1, ware })),
    )
    return lots.map((lot) => ({ kind: 'contraband', lot }))
  },
  conditions: [payable('VM-SMUG-1', ({ t, option, waiver }) => lotPrice(t, option.lot, waiver))],
}

/** VM-SMUG-2: the queue stands behind the stalls, and outside of market days it is the smuggler's. */
const SERVING: OptionRules<Serving> = {
  kind: 'serve',
  listed: (t) =>
    t.row.slice(stallsOf(t).length).map((customer) => ({ kind: 'serve', customer: customerId(t, customer) })),
  conditions: [payable('VM-SMUG-2', ({ t, option, waiver }) => customerPrice(t, option.customer, waiver))],
  isMeant(t, option) {
    const customer = customerNamed(t, option.customer)
    const isQueued = t.row.includes(customer) && !stallsOf(t).includes(customer)
    return isQueued && t.wedlock !== null && t.turn !== 'market' && t.market === null
  },
}

function isGone(t: State, colour: Colour): boolean {
  return supplyOf(t, colour) === 0
}

/** VM-SMUG-3: two colours; if there is but one left, that one. */
function pairs(t: State): Colour[][] {
  const there = COLOURS.filter((colour) => !isGone(t, colour))
  if (there.length === 1) return [there]
  return there.flatMap((colour, place) => there.slice(place + 1).map((other) => [colour, other]))
}

const SWAPPING: OptionRules<Swapping> = {
  kind: 'cubes',
  listed: (t) => pairs(t).map((colours) => ({ kind: 'cubes', colours })),
  conditions: [
    {
      rule: 'VM-SMUG-3',
      isMet: ({ t, option }) => !option.colours.some((colour) => isGone(t, colour)),
      facts: ({ t, option }) => ({
        gone: COLOURS.find((colour) => option.colours.includes(colour) && isGone(t, colour)) ?? '',
      }),
      isDecisive: true,
      isImplied: true,
    },
    {
      rule: 'VM-SMUG-3',
      isMet: ({ t, option }) => pairs(t).some((pair) => pair.join() === option.colours.join()),
      facts: ({ option }) => ({ pair: option.colours.join('+') }),
      isImplied: true,
    },
  ],
}

function* smuggle(t: State, seat: Seat, option: Selling | Serving | Swapping, waiver: Waiver): Flow {
  const { cubes, sell } = t.setup.content.marriage.smuggler
  if (option.kind === 'contraband') {
    yield* pay(t, seat, lotPrice(t, option.lot, waiver))
    return gain(t, seat, { points: option.lot.count * sell.pointsEach })
  }
  if (option.kind === 'cubes') {
    yield* pay(t, seat, waived(cubes.pay, waiver))
    return gain(t, seat, Object.fromEntries(option.colours.map((colour) => [colour, 1])))
  }
  yield* pay(t, seat, customerPrice(t, option.customer, waiver))
  serve(t, seat, customerNamed(t, option.customer))
  fillRow(t)
}

export const SMUGGLER: Action<Selling | Serving | Swapping> = {
  uses: [SELLING, SERVING, SWAPPING],
  perform: smuggle,
}
