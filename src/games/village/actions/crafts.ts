import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { BaseOf, BaseOption } from '../base-options.ts'
import { contentIndexOf } from '../content-index.ts'
import { modulesOf } from '../modules/in-play.ts'
import type { Case, OptionRules } from '../rules/conditions.ts'
import { hasMember, memberNamed, namesOnFarm, send } from '../rules/members.ts'
import { payTime, waived } from '../rules/time.ts'
import { canPay, gain, shortageOf } from '../rules/wares.ts'
import { ask, pay } from '../scenes/ask.ts'
import { type Player, playerOf, type State } from '../state.ts'
import type { MemberName, Place } from '../words.ts'
import type { Action, Waiver } from './action.ts'

type Craft = Cards['crafts'][number]
type CraftWay = BaseOf<'time' | 'payInstead' | 'train'>

function placeOf({ building }: Craft): Place {
  return `craft.${building}`
}

/** V-CRAFT-1: the price of paying; the mill wants its time beside. */
function priceOf(craft: Craft, waiver: Waiver): Price {
  return waived(craft.both ? { ...craft.pay, time: craft.time } : craft.pay, waiver)
}

function craftNamed(t: State, building: string): Craft | undefined {
  return contentIndexOf(t).crafts.find((craft) => craft.building === building)
}

function canWork(p: Player, craft: Craft): boolean {
  return hasMember(p, placeOf(craft))
}

function canBuy(p: Player, craft: Craft, waiver: Waiver): boolean {
  return canPay(p, priceOf(craft, waiver))
}

function canTrain(p: Player, { training }: Craft): boolean {
  return training !== null && hasMember(p, 'farm')
}

function hasWay(p: Player, craft: Craft, waiver: Waiver): boolean {
  return canWork(p, craft) || canTrain(p, craft) || canBuy(p, craft, waiver)
}

/** V-CRAFT-1 to 3: train somebody, make the good with time, or pay for it. */
function waysOf(t: State, seat: Seat, craft: Craft, waiver: Waiver): CraftWay[] {
  const p = playerOf(t, seat)
  const ways: CraftWay[] = []
  if (canWork(p, craft)) ways.push({ kind: 'time' })
  if (canBuy(p, craft, waiver)) ways.push({ kind: 'payInstead' })
  if (canTrain(p, craft)) for (const member of namesOnFarm(t, seat)) ways.push({ kind: 'train', member })
  return ways
}

function isOpen({ t, p, option, waiver }: Case<BaseOf<'craft'>>): boolean {
  const craft = craftNamed(t, option.building)
  return craft !== undefined && hasWay(p, craft, waiver)
}

const CRAFTING: OptionRules<BaseOf<'craft'>> = {
  kind: 'craft',
  listed: (t) => contentIndexOf(t).crafts.map(({ building }) => ({ kind: 'craft', building })),
  conditions: [
    {
      rule: 'V-CRAFT-1',
      isMet: ({ t, option }) => craftNamed(t, option.building) !== undefined,
      facts: ({ option }) => ({ building: option.building }),
      isDecisive: true,
      isImplied: true,
    },
    {
      rule: 'V-CRAFT-2',
      isMet: (of) => isOpen(of) || craftNamed(of.t, of.option.building)?.training === null,
      facts: ({ option }) => ({ nobody: option.building }),
      isImplied: true,
    },
    {
      rule: 'V-CRAFT-3',
      isMet: isOpen,
      facts: ({ t, p, option }) => shortageOf(p, craftNamed(t, option.building)?.pay ?? {}),
    },
  ],
}

function* perform(t: State, seat: Seat, { building }: BaseOf<'craft'>, waiver: Waiver): Flow {
  const craft = craftNamed(t, building)
  if (craft === undefined) return
  const way = yield* ask(t, seat, 'way', () => waysOf(t, seat, craft, waiver))
  if (way.kind === 'payInstead') yield* pay(t, seat, priceOf(craft, waiver))
  if (way.kind === 'train' && !(yield* train(t, seat, craft, way.member, waiver))) return
  if (way.kind !== 'payInstead') payTime(t, seat, waiver.includes('time') ? 0 : craft.time)
  yield* make(t, seat, craft)
}

/** V-CRAFT-2: producing may follow at once, or be let go. */
function* train(t: State, seat: Seat, craft: Craft, name: MemberName, waiver: Waiver): Flow<boolean> {
  send(t, seat, memberNamed(t, seat, name), placeOf(craft))
  payTime(t, seat, waiver.includes('time') ? 0 : (craft.training ?? 0))
  const options: BaseOption[] = [{ kind: 'produce' }, { kind: 'leave' }]
  const next = yield* ask(t, seat, 'produce', () => options, { pass: { kind: 'leave' } })
  return next.kind === 'produce'
}

function doublingBy(doubler: number): BaseOption {
  return doubler === 0 ? { kind: 'double' } : { kind: 'doubleWith', doubler }
}

/** VM-TOOL-1: a doubled product is of one kind. */
function* make(t: State, seat: Seat, { building, makes, amount }: Craft): Flow {
  const { ware } = yield* ask(t, seat, 'make', () => makes.map((good) => ({ kind: 'make' as const, ware: good })))
  const doublers = () => modulesOf(t).flatMap((module) => module.doublers?.(t, seat) ?? [])
  const once: BaseOption = { kind: 'once' }
  const options = () => [once, ...doublers().map((_, doubler) => doublingBy(doubler))]
  const how = yield* ask(t, seat, 'double', options, { pass: once })
  const doubler = how.kind === 'once' ? undefined : doublers()[how.kind === 'doubleWith' ? how.doubler : 0]
  if (doubler !== undefined) yield* pay(t, seat, doubler)
  const isDoubled = doubler !== undefined
  t.news.push({ kind: 'goodMade', seat, building, isDoubled })
  gain(t, seat, { [ware]: isDoubled ? 2 * amount : amount })
}

export const CRAFTS: Action<BaseOf<'craft'>> = { uses: [CRAFTING], perform }
