import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { hasMember, memberNamed, nameOf, onFarm, send } from '../rules/members.ts'
import { payTime, waived } from '../rules/time.ts'
import { canPay, gain } from '../rules/wares.ts'
import { ask, pay } from '../scenes/ask.ts'
import { playerOf, type State } from '../state.ts'
import { readOption } from '../words.ts'
import type { Waiver } from './action.ts'

type Craft = Cards['crafts'][number]

function placeOf({ building }: Craft): string {
  return `craft.${building}`
}

/** V-CRAFT-1: what it costs to pay; the mill wants its time beside. */
function priceOf(craft: Craft, waiver: Waiver): Price {
  return waived(craft.both ? { ...craft.pay, time: craft.time } : craft.pay, waiver)
}

/** V-CRAFT-1 to 3: train somebody, make the good with time, or pay for it. */
function waysOf(t: State, seat: Seat, craft: Craft, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  const ways: string[] = []
  if (hasMember(p, placeOf(craft))) ways.push('time')
  if (canPay(p, priceOf(craft, waiver))) ways.push('pay')
  if (craft.training !== null) ways.push(...onFarm(t, seat).map((member) => `train:${nameOf(t, p, member)}`))
  return ways
}

export function craftOptions(t: State, seat: Seat, waiver: Waiver): string[] {
  const { crafts } = contentIndexOf(t)
  return crafts.filter((craft) => waysOf(t, seat, craft, waiver).length > 0).map(({ building }) => `craft:${building}`)
}

export function* craft(t: State, seat: Seat, option: string, waiver: Waiver): Flow {
  const [, building] = readOption(option)
  const chosen = contentIndexOf(t).crafts.find((one) => one.building === building) as Craft
  const way = yield* ask(t, seat, 'way', () => waysOf(t, seat, chosen, waiver))
  const [verb, name] = readOption(way)
  if (verb === 'pay') yield* pay(t, seat, priceOf(chosen, waiver))
  if (verb === 'train' && !(yield* train(t, seat, chosen, name, waiver))) return
  if (verb !== 'pay') payTime(t, seat, timeOf(chosen, waiver))
  yield* make(t, seat, chosen)
}

function timeOf({ time }: Craft, waiver: Waiver): number {
  return waiver.includes('time') ? 0 : time
}

/** V-CRAFT-2: producing may follow at once, or be let go. */
function* train(t: State, seat: Seat, chosen: Craft, name: string, waiver: Waiver): Flow<boolean> {
  send(t, seat, memberNamed(t, seat, name), placeOf(chosen))
  payTime(t, seat, waiver.includes('time') ? 0 : (chosen.training ?? 0))
  const next = yield* ask(t, seat, 'produce', () => ['produce', 'leave'], { pass: 'leave' })
  return next === 'produce'
}

/** VM-TOOL-1: a doubled product is of one kind. */
function* make(t: State, seat: Seat, { building, makes, amount }: Craft): Flow {
  const ware = yield* ask(t, seat, 'make', () => makes.map((one) => `make:${one}`))
  const doublers = () => contentIndexOf(t).modules.flatMap((module) => module.doublers?.(t, seat) ?? [])
  const options = () => ['once', ...doublers().map((_, at) => (at === 0 ? 'double' : `double:${at}`))]
  const how = yield* ask(t, seat, 'double', options, { pass: 'once' })
  const doubler = doublers()[options().indexOf(how) - 1]
  if (doubler !== undefined) yield* pay(t, seat, doubler)
  const isDoubled = doubler !== undefined
  t.news.push({ kind: 'goodMade', seat, building, isDoubled })
  gain(t, seat, { [readOption(ware)[1]]: isDoubled ? 2 * amount : amount })
}
