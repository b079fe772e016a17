import type { Price } from '#data/village/schema'
import type { Reason, Seat } from '#kernel'
import { TOP_STEP } from '../actions/council.ts'
import { customerNamed, stallsOf, surchargeFor } from '../actions/market.ts'
import { type Leg, lookupOf } from '../lookup.ts'
import { playerOf, type State } from '../state.ts'
import { COLOURS, isColour, isWare, kindOf, partOf, type Space } from '../words.ts'
import { countAt, hasMember, nameOf } from './members.ts'
import { both, canPay, supplyOf } from './wares.ts'

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

function* againstPaying(t: State, seat: Seat, rule: string, price: Price): Against {
  if (!canPay(playerOf(t, seat), price)) yield reason(rule, missingOf(t, seat, price))
}

/** Somebody on the farm who could go; if a name is given, it is this one. */
function* againstSending(t: State, seat: Seat, rule: string, name = ''): Against {
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
  const craft = lookupOf(t).crafts.find((one) => one.building === building)
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
  const leg: Leg | undefined = lookupOf(t)
    .legs.get(from)
    ?.find((one) => one.to === to)
  const { wagon } = t.setup.content.travel.leg
  if (leg === undefined) yield reason('V-TRAVEL-1', { far: to })
  else yield* againstPaying(t, seat, 'V-TRAVEL-2', { ...leg.pay, wagon })
}

function* againstVisit(t: State, seat: Seat, name: string): Against {
  if (t.piles.every((pile) => pile.length === 0)) yield reason('VI-INN-3', { piles: 0 })
  const isThere = hasMember(playerOf(t, seat), 'inn')
  if (isThere && name !== '') yield reason('VI-INN-1', { there: 1 })
  if (!isThere) yield* againstSending(t, seat, 'VI-INN-3', name)
  yield* againstPaying(t, seat, 'VI-INN-2', t.setup.content.inn.sides[lookupOf(t).sets.inn ?? 'front'])
}

function* againstServing(t: State, seat: Seat, id: string): Against {
  const customer = customerNamed(t, id)
  if (!t.row.includes(customer)) yield reason('V-MARKET-2', { gone: id })
  else if (!stallsOf(t).includes(customer)) yield reason('V-MARKET-2', { queue: id })
  const wants = t.setup.content.customers[customer]?.wants ?? {}
  if (t.market?.passed.includes(seat)) yield reason('V-MARKET-3', { passed: 1 })
  yield* againstPaying(t, seat, 'V-MARKET-2', both(wants, t.market === null ? {} : surchargeFor(t, seat, t.market)))
}

function* againstHiring(t: State, seat: Seat, id: string): Against {
  const { captains } = t.setup.content.port
  const captain = captains.findIndex((one) => one.id === id)
  if (playerOf(t, seat).ship?.at !== 'port') yield reason('VP-SAIL-1', { sea: 1 })
  else if (!t.captains.includes(captain)) yield reason('VP-SETUP-2', { gone: id })
  else yield* againstPaying(t, seat, 'VP-SAIL-1', { coins: captains[captain]?.coins ?? 0 })
}

function* againstSailing(t: State, seat: Seat): Against {
  const at = playerOf(t, seat).ship?.at
  yield reason('VP-SAIL-2', at === 'port' ? { port: 1 } : { water: at ?? '' })
}

function* againstContraband(t: State, seat: Seat, rest: string): Against {
  const count = Number.parseInt(rest, 10)
  const ware = rest.replace(/^\d+/, '')
  const { time, ...green } = t.setup.content.marriage.smuggler.sell.pay
  yield* againstPaying(t, seat, 'VM-SMUG-1', both(green, { [ware]: count }))
}

/** Of the queue, by the smuggler. */
export function* againstSmuggling(t: State, seat: Seat, id: string): Against {
  const wants = t.setup.content.customers[customerNamed(t, id)]?.wants ?? {}
  yield* againstPaying(t, seat, 'VM-SMUG-2', both(wants, t.setup.content.marriage.smuggler.queue.pay))
}

function* againstCubes(t: State, rest: string): Against {
  const gone = COLOURS.find((colour) => rest.split('+').includes(colour) && supplyOf(t, colour) === 0)
  yield reason('VM-SMUG-3', gone === undefined ? { pair: rest } : { gone })
}

function* againstRank(t: State, seat: Seat, rest: string): Against {
  const [name, rank = ''] = rest.split('>')
  const isThere = playerOf(t, seat).at.some((place) => place.startsWith('rank.'))
  if (isThere) yield reason('VM-MARRY-2', { there: 1 })
  const isTaken = countAt(t, `rank.${rank}`) > 0 || t.wedlock?.pinkRanks.includes(Number(rank))
  if (isTaken) yield reason('VM-MARRY-1', { taken: rank })
  yield* againstSending(t, seat, 'VM-MARRY-1', name)
  yield* againstPaying(t, seat, 'VM-MARRY-1', { any: t.setup.content.marriage.action.any ?? 0 })
}

type Case = readonly [space: Space, against: (t: State, seat: Seat, rest: string) => Against]

/** For each verb, the space it belongs to and what may stand against it; entering church and the queue are told apart later. */
export const CASES: Readonly<Record<string, Case>> = {
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
  hire: ['travel', againstHiring],
  sail: ['travel', againstSailing],
  dock: ['travel', againstSailing],
  return: ['travel', againstSailing],
  enter: ['council', againstEntering],
  climb: ['council', againstClimbing],
  privilege: ['council', againstPrivilege],
  visit: ['inn', againstVisit],
  sell: ['smuggler', againstContraband],
  cubes: ['smuggler', (t, _, rest) => againstCubes(t, rest)],
  rank: ['marriage', againstRank],
}
