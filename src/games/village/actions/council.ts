import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { kindsAt, memberNamed, nameOf, onFarm, send } from '../rules/members.ts'
import { waived } from '../rules/time.ts'
import { canPay, gain, leftOf } from '../rules/wares.ts'
import { ask, pay, pick } from '../scenes/ask.ts'
import { playerOf, type State } from '../state.ts'
import { isGood, kindOf, type Place, partOf, readOption, type Ware } from '../words.ts'
import type { Waiver } from './action.ts'

type Step = Cards['council'][number]
export const TOP_STEP = 4

function stepNumber(t: State, step: number): Step {
  return t.setup.content.council[step - 1] as Step
}

function priceOf({ time }: Step, pay: Price, waiver: Waiver): Price {
  return waived({ ...pay, time }, waiver)
}

function canReach(t: State, seat: Seat, step: number, waiver: Waiver): boolean {
  const reached = stepNumber(t, step)
  return reached.pay.some((price) => canPay(playerOf(t, seat), priceOf(reached, price, waiver)))
}

function isClimbing(place: Place): boolean {
  return kindOf(place) === 'council' && Number(partOf(place)) < TOP_STEP
}

/** V-COUNCIL-1 to 3 */
export function councilOptions(t: State, seat: Seat, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  const options: string[] = []
  if (canReach(t, seat, 1, waiver)) {
    options.push(...onFarm(t, seat).map((member) => `enter:${nameOf(t, p, member)}`))
  }
  for (const member of kindsAt(t, seat, isClimbing)) {
    const step = Number(partOf(p.at[member] as Place)) + 1
    if (canReach(t, seat, step, waiver)) options.push(`climb:${nameOf(t, p, member)}`)
  }
  if (privilegesUpTo(t, seat, highestOf(t, seat)).length > 0) options.push('privilege')
  return options
}

function highestOf(t: State, seat: Seat): number {
  const steps = playerOf(t, seat).at.map((place) => (kindOf(place) === 'council' ? Number(partOf(place)) : 0))
  return Math.max(0, ...steps)
}

export function* council(t: State, seat: Seat, option: string, waiver: Waiver): Flow {
  const [verb, name] = readOption(option)
  if (verb === 'privilege') {
    return yield* usePrivilege(t, seat, highestOf(t, seat), { isBinding: true })
  }
  const member = memberNamed(t, seat, name)
  const from = playerOf(t, seat).at[member] as Place
  const step = verb === 'enter' ? 1 : Number(partOf(from)) + 1
  yield* payStep(t, seat, stepNumber(t, step), waiver)
  send(t, seat, member, `council.${step}`)
  yield* usePrivilege(t, seat, step)
}

/** V-PAY-3: the alternatives are options of their own. */
function* payStep(t: State, seat: Seat, step: Step, waiver: Waiver): Flow {
  const prices = step.pay.map((price) => priceOf(step, price, waiver))
  const idOf = (price: Price) => `with:${Object.keys(price).find((ware) => ware !== 'time') ?? 'nothing'}`
  const payable = () => [...new Set(prices.filter((price) => canPay(playerOf(t, seat), price)).map(idOf))]
  const picked = yield* ask(t, seat, 'with', payable)
  yield* pay(t, seat, prices.find((price) => idOf(price) === picked) as Price)
}

/** V-COUNCIL-5: those that would have an effect; who plays alone starts anyway. */
function canUse(t: State, seat: Seat, step: number): boolean {
  const { privilege } = stepNumber(t, step)
  if (privilege.do === 'nextStart') return t.ring === null && t.setup.seats > 1
  if (privilege.do === 'sell') return canPay(playerOf(t, seat), privilege.give)
  return waresOf(t, privilege.of).some((ware) => leftOf(t, ware) > 0)
}

/** A good is there only if somebody makes it. */
function waresOf(t: State, of: readonly Ware[]): Ware[] {
  const { goods } = contentIndexOf(t)
  return of.filter((ware) => !isGood(ware) || goods.has(ware))
}

export function privilegesUpTo(t: State, seat: Seat, highest: number): number[] {
  return t.setup.content.council.map(({ step }) => step).filter((step) => step <= highest && canUse(t, seat, step))
}

/** One privilege of this step or a lower one. */
export function* usePrivilege(t: State, seat: Seat, highest: number, { isBinding = false } = {}): Flow {
  const options = () => {
    const steps = privilegesUpTo(t, seat, highest).map((step) => `use:${step}`)
    return isBinding ? steps : [...steps, 'none']
  }
  const picked = yield* ask(t, seat, 'privilege', options, isBinding ? {} : { pass: 'none' })
  if (picked === 'none') return
  const step = Number(readOption(picked)[1])
  const { privilege } = stepNumber(t, step)
  t.news.push({ kind: 'privilegeUsed', seat, step })
  if (privilege.do === 'nextStart') return takeRing(t, seat)
  if (privilege.do === 'pick') return yield* pick(t, seat, waresOf(t, privilege.of), privilege.n)
  yield* pay(t, seat, privilege.give)
  gain(t, seat, privilege.get)
}

function takeRing(t: State, seat: Seat): void {
  t.ring = seat
  t.news.push({ kind: 'ringTaken', seat })
}
