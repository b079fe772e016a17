import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { BaseOf } from '../base-options.ts'
import { contentIndexOf } from '../content-index.ts'
import { type Condition, knownMember, type OptionRules, sentFromFarm, single } from '../rules/conditions.ts'
import { memberNamed, namesOnFarm, namesWhere, send } from '../rules/members.ts'
import { waived } from '../rules/time.ts'
import { canPay, gain, leftOf, priceWord } from '../rules/wares.ts'
import { ask, pay, pick } from '../scenes/ask.ts'
import { type Player, playerOf, type State } from '../state.ts'
import { isGood, kindOf, type MemberName, type Place, placeIn, stepOf, type Ware } from '../words.ts'
import type { Action, Waiver } from './action.ts'

type Step = Cards['council'][number]
type CouncilOption = BaseOf<'joinCouncil' | 'climb' | 'privilege'>

export const TOP_STEP = 4

function pricesOf({ pay: prices, time }: Step, waiver: Waiver): Price[] {
  return prices.map((price) => waived({ ...price, time }, waiver))
}

function isInCouncil(place: Place): boolean {
  return kindOf(place) === 'council'
}

/** The step to which an option leads. */
function stepAfter(member: MemberName): number {
  const place = placeIn(member)
  return isInCouncil(place) ? stepOf(place) + 1 : 1
}

/** V-COUNCIL-1, V-COUNCIL-2: one of the prices of the step can be paid; its time always can (V-TIME-2). */
function stepPaid<O extends { readonly member: MemberName }>(
  rule: string,
  stepFor: (member: MemberName) => number,
): Condition<O> {
  return {
    rule,
    isMet({ t, p, option, waiver }) {
      const reached = t.setup.content.council[stepFor(option.member) - 1]
      return reached?.pay.some((price) => canPay(p, waived(price, waiver))) ?? false
    },
    facts: ({ option }) => ({ price: stepFor(option.member) }),
  }
}

const JOINING: OptionRules<BaseOf<'joinCouncil'>> = {
  kind: 'joinCouncil',
  listed: (t, seat) => namesOnFarm(t, seat).map((member) => ({ kind: 'joinCouncil', member })),
  conditions: [sentFromFarm('V-COUNCIL-1'), stepPaid('V-COUNCIL-1', () => 1)],
}

const CLIMBING: OptionRules<BaseOf<'climb'>> = {
  kind: 'climb',
  listed: (t, seat) => namesWhere(t, seat, isInCouncil).map((member) => ({ kind: 'climb', member })),
  conditions: [
    knownMember('V-COUNCIL-2'),
    {
      rule: 'V-COUNCIL-2',
      isMet: ({ option }) => stepAfter(option.member) <= TOP_STEP,
      facts: ({ option }) => ({ top: stepOf(placeIn(option.member)) }),
      isDecisive: true,
    },
    stepPaid('V-COUNCIL-2', stepAfter),
  ],
}

function countIn({ at }: Player): number {
  return at.filter(isInCouncil).length
}

const PRIVILEGE: OptionRules<BaseOf<'privilege'>> = {
  kind: 'privilege',
  listed: single({ kind: 'privilege' }),
  conditions: [
    { rule: 'V-COUNCIL-3', isMet: ({ p }) => countIn(p) > 0, facts: () => ({ nobody: 0 }), isDecisive: true },
    {
      rule: 'V-COUNCIL-5',
      isMet: ({ t, seat, p }) => privilegesUpTo(t, seat, highestOf(p)).length > 0,
      facts: ({ p }) => ({ useless: countIn(p) }),
    },
  ],
}

function highestOf({ at }: Player): number {
  return Math.max(0, ...at.filter(isInCouncil).map(stepOf))
}

function* perform(t: State, seat: Seat, option: CouncilOption, waiver: Waiver): Flow {
  if (option.kind === 'privilege') {
    return yield* usePrivilege(t, seat, highestOf(playerOf(t, seat)), { isBinding: true })
  }
  const member = memberNamed(t, seat, option.member)
  const step = stepAfter(option.member)
  yield* payStep(t, seat, step, waiver)
  send(t, seat, member, `council.${step}`)
  yield* usePrivilege(t, seat, step)
}

/** V-PAY-3: the alternatives are options of their own. */
function* payStep(t: State, seat: Seat, step: number, waiver: Waiver): Flow {
  const card = t.setup.content.council[step - 1]
  if (card === undefined) return
  const prices = pricesOf(card, waiver)
  const payableWords = () => {
    const payable = prices.filter((price) => canPay(playerOf(t, seat), price))
    return [...new Set(payable.map(wordBesideTime))].map((price) => ({ kind: 'with' as const, price }))
  }
  const picked = yield* ask(t, seat, 'with', payableWords)
  yield* pay(t, seat, prices.find((price) => wordBesideTime(price) === picked.price) ?? {})
}

function wordBesideTime({ time: _, ...price }: Price) {
  return priceWord(price)
}

/** V-COUNCIL-5: those that would have an effect; who plays alone starts anyway. */
function canUse(t: State, seat: Seat, { privilege }: Step): boolean {
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
  const usable = t.setup.content.council.filter((card) => card.step <= highest && canUse(t, seat, card))
  return usable.map(({ step }) => step)
}

/** One privilege of this step or a lower one. */
export function* usePrivilege(t: State, seat: Seat, highest: number, { isBinding = false } = {}): Flow {
  const none: BaseOf<'none'> = { kind: 'none' }
  const options = (): BaseOf<'use' | 'none'>[] => {
    const steps = privilegesUpTo(t, seat, highest).map((step) => ({ kind: 'use' as const, step }))
    return isBinding ? steps : [...steps, none]
  }
  const picked = yield* ask(t, seat, 'privilege', options, isBinding ? {} : { pass: none })
  if (picked.kind === 'none') return
  const { step } = picked
  const privilege = t.setup.content.council[step - 1]?.privilege
  if (privilege === undefined) return
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

/** V-COUNCIL-1 to 3 */
export const COUNCIL: Action<CouncilOption> = { uses: [JOINING, CLIMBING, PRIVILEGE], perform }
