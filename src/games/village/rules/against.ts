import type { Price } from '#data/village/schema'
import type { Reason, Seat } from '#kernel'
import { TOP_STEP } from '../actions/council.ts'
import { customerNamed, stallsOf, surchargeFor } from '../actions/market.ts'
import { contentIndexOf, type Leg } from '../content-index.ts'
import { playerOf, type State } from '../state.ts'
import { COLOURS, isColour, isWare, kindOf, partOf, readOption, type Space } from '../words.ts'
import { hasMember, nameOf } from './members.ts'
import { both, canPay } from './wares.ts'

/** What stands against each thing that a turn could bring, with the rule that says so. */
export type Against = Generator<Reason, void, undefined>

export function reason(rule: string, facts: Reason['facts']): Reason {
  return { rule, facts }
}

/** V-PAY-1: what is missing of a price, after coins have stood in for cubes as far as they go. */
function missingOf(t: State, seat: Seat, price: Price): Record<string, number> {
  const { stock } = playerOf(t, seat)
  const missing: Record<string, number> = {}
  let coins = stock.coins - (price.coins ?? 0)
  let left = 0
  for (const colour of COLOURS) left += Math.max(0, stock[colour] - (price[colour] ?? 0))
  const lack = (what: string, n: number) => {
    const paid = Math.min(Math.max(0, coins), Math.max(0, n))
    coins -= paid
    if (n > paid) missing[what] = n - paid
  }
  for (const colour of COLOURS) lack(colour, (price[colour] ?? 0) - stock[colour])
  lack('any', (price.any ?? 0) - left)
  for (const ware of Object.keys(price)) {
    if (!isWare(ware) || isColour(ware)) continue
    const short = (price[ware] ?? 0) - stock[ware]
    if (short > 0) missing[ware] = short
  }
  return missing
}

export function* againstPaying(t: State, seat: Seat, rule: string, price: Price): Against {
  if (!canPay(playerOf(t, seat), price)) yield reason(rule, missingOf(t, seat, price))
}

/** Somebody on the farm who could go; if a name is given, it is this one. */
export function* againstSending(t: State, seat: Seat, rule: string, name = ''): Against {
  if (!hasMember(playerOf(t, seat), 'farm')) yield reason(rule, { farm: 0 })
  else if (name !== '' && placeNamed(t, seat, name) !== 'farm') yield reason(rule, { nobody: name })
}

function placeNamed(t: State, seat: Seat, name: string): string | null {
  const p = playerOf(t, seat)
  return p.at.find((_, member) => nameOf(t, p, member) === name) ?? null
}

function* againstRecall(t: State, seat: Seat, name: string): Against {
  const place = placeNamed(t, seat, name)
  yield place === null ? reason('V-FAMILY-2', { nobody: name }) : reason('V-FAMILY-2', { at: kindOf(place) })
}

function* againstCraft(t: State, seat: Seat, building: string): Against {
  const craft = contentIndexOf(t).crafts.find((one) => one.building === building)
  if (craft === undefined) {
    yield reason('V-CRAFT-1', { building })
    return
  }
  if (craft.training !== null) yield reason('V-CRAFT-2', { nobody: building })
  yield* againstPaying(t, seat, 'V-CRAFT-3', craft.pay)
}

function* againstStep(t: State, seat: Seat, rule: string, step: number): Against {
  const prices = t.setup.content.council[step - 1]?.pay ?? []
  const p = playerOf(t, seat)
  if (!prices.some((price) => canPay(p, price))) yield reason(rule, { price: step })
}

function* againstEntering(t: State, seat: Seat, rest: string): Against {
  const [name, price] = rest.split('.')
  yield* againstSending(t, seat, price === undefined ? 'V-COUNCIL-1' : 'V-CHURCH', name)
  if (price === undefined) yield* againstStep(t, seat, 'V-COUNCIL-1', 1)
  if (price === 'brown') yield* againstPaying(t, seat, 'V-CHURCH', { brown: 1 })
}

function* againstClimbing(t: State, seat: Seat, name: string): Against {
  const place = placeNamed(t, seat, name)
  const step = place === null ? 0 : Number(partOf(place))
  if (place === null) yield reason('V-COUNCIL-2', { nobody: name })
  else if (step >= TOP_STEP) yield reason('V-COUNCIL-2', { top: step })
  else yield* againstStep(t, seat, 'V-COUNCIL-2', step + 1)
}

function* againstPrivilege(t: State, seat: Seat): Against {
  const steps = playerOf(t, seat).at.filter((place) => kindOf(place) === 'council')
  if (steps.length === 0) yield reason('V-COUNCIL-3', { nobody: 0 })
  else yield reason('V-COUNCIL-5', { useless: steps.length })
}

function* againstTravel(t: State, seat: Seat, rest: string): Against {
  const [name = '', to = ''] = rest.split('>')
  const place = placeNamed(t, seat, name)
  if (place === null) {
    yield reason('V-TRAVEL-1', { nobody: name })
    return
  }
  const from = place === 'farm' ? 'village' : partOf(place)
  const leg: Leg | undefined = contentIndexOf(t)
    .legs.get(from)
    ?.find((one) => one.to === to)
  const { wagon } = t.setup.content.travel.leg
  if (leg === undefined) yield reason('V-TRAVEL-1', { far: to })
  else yield* againstPaying(t, seat, 'V-TRAVEL-2', { ...leg.pay, wagon })
}

function* againstServing(t: State, seat: Seat, id: string): Against {
  const customer = customerNamed(t, id)
  if (!t.row.includes(customer)) yield reason('V-MARKET-2', { gone: id })
  else if (!stallsOf(t).includes(customer)) yield reason('V-MARKET-2', { queue: id })
  const wants = t.setup.content.customers[customer]?.wants ?? {}
  if (t.market?.passed.includes(seat)) yield reason('V-MARKET-3', { passed: 1 })
  yield* againstPaying(t, seat, 'V-MARKET-2', both(wants, t.market === null ? {} : surchargeFor(t, seat, t.market)))
}

/** The space an option belongs to, and what may stand against it. */
export interface Case {
  readonly space: Space
  readonly against: (t: State) => Against
}

/** For each verb, the space and what may stand against the rest of the option. */
export type Cases = Readonly<
  Record<string, readonly [space: Space, against: (t: State, seat: Seat, rest: string) => Against]>
>

/** Entering church and council is told apart later. */
const CASES: Cases = {
  harvest: ['harvest', (t, seat) => againstSending(t, seat, 'V-HARVEST-1')],
  birth: [
    'family',
    function* () {
      yield reason('V-FAMILY-1', { unborn: 0 })
    },
  ],
  recall: ['family', againstRecall],
  craft: ['crafts', againstCraft],
  serve: ['market', againstServing],
  travel: ['travel', againstTravel],
  enter: ['council', againstEntering],
  climb: ['council', againstClimbing],
  privilege: ['council', againstPrivilege],
}

export function caseIn(cases: Cases, seat: Seat, option: string): Case | null {
  const [verb, rest] = readOption(option)
  const found = Object.hasOwn(cases, verb) ? cases[verb] : undefined
  if (found === undefined) return null
  const [space, against] = found
  return { space, against: (t) => against(t, seat, rest) }
}

export function baseCase(seat: Seat, option: string): Case | null {
  const found = caseIn(CASES, seat, option)
  return found !== null && /^enter:.*\./.test(option) ? { ...found, space: 'church' } : found
}
