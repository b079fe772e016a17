import type { Price } from '#data/village/schema'
import type { Reason, Seat } from '#kernel'
import type { Waiver } from '../actions/action.ts'
import { optionId } from '../modules/in-play.ts'
import type { VillageOption } from '../modules/modules.ts'
import { type Player, playerOf, type State } from '../state.ts'
import { type MemberName, placeIn } from '../words.ts'
import { hasMember, isMember } from './members.ts'
import { canPay, shortageOf } from './wares.ts'

/**
 * Legality, said once: the engine offers an option if all of its conditions are met, and `why` names those that are
 * not.
 */

/** One option of one seat at one table, as its conditions see it. */
export interface Case<O> {
  readonly t: State
  readonly seat: Seat
  readonly p: Player
  readonly option: O
  readonly waiver: Waiver
}

export interface Condition<O> {
  /** The rule that asks for it. */
  readonly rule: string
  isMet(of: Case<O>): boolean
  /** For the sentence that says why it is not met. */
  facts(of: Case<O>): Reason['facts']
  /** If it is not met nothing more is to be said: the conditions after it may rely on it. */
  readonly isDecisive?: true
  /** Met by every listed option that meets the others: `why` alone asks it, of options that are not listed. */
  readonly isImplied?: true
}

/** All options of one kind. */
export interface OptionRules<O extends VillageOption = VillageOption> {
  readonly kind: O['kind']
  /** Everything of the kind that lies before the seat, in the order in which it is offered. */
  listed(t: State, seat: Seat, waiver: Waiver): readonly O[]
  readonly conditions: readonly Condition<O>[]
  /** Tells apart the spaces that have options of this kind; left out, it is always this one. */
  isMeant?(t: State, option: O): boolean
}

export type OptionOf<K extends VillageOption['kind']> = Extract<VillageOption, { kind: K }>

function isFree<O>(conditions: readonly Condition<O>[], of: Case<O>): boolean {
  for (const condition of conditions) if (!condition.isImplied && !condition.isMet(of)) return false
  return true
}

/** Hands over the options of this kind that the seat may choose, one by one, until the taker has enough. */
function offerTo<O extends VillageOption>(
  rules: OptionRules<O>,
  t: State,
  seat: Seat,
  waiver: Waiver,
  isEnough: (option: O) => boolean,
): void {
  const listed = rules.listed(t, seat, waiver)
  const [first] = listed
  if (first === undefined) return
  const { conditions } = rules
  // One case for all of them: options are made at every question, by every bot.
  const of = { t, seat, p: playerOf(t, seat), option: first, waiver }
  for (const option of listed) {
    of.option = option
    if (isFree(conditions, of) && isEnough(option)) return
  }
}

/** The options of this kind that the seat may choose. */
export function offered<O extends VillageOption>(rules: OptionRules<O>, t: State, seat: Seat, waiver: Waiver): O[] {
  const options: O[] = []
  offerTo(rules, t, seat, waiver, (option) => {
    options.push(option)
    return false
  })
  return options
}

export function allOffered<O extends VillageOption>(
  kinds: readonly OptionRules<O>[],
  t: State,
  seat: Seat,
  waiver: Waiver,
): O[] {
  const options: O[] = []
  const take = (option: O) => {
    options.push(option)
    return false
  }
  for (const rules of kinds) offerTo(rules, t, seat, waiver, take)
  return options
}

/** True if the seat may choose any of these kinds; nothing is looked at beyond the first that it may. */
export function isAnyOffered(kinds: readonly OptionRules[], t: State, seat: Seat, waiver: Waiver): boolean {
  let isFound = false
  const take = () => {
    isFound = true
    return true
  }
  for (const rules of kinds) {
    offerTo(rules, t, seat, waiver, take)
    if (isFound) return true
  }
  return false
}

/** True if the engine offers it. */
export function isOffered<O extends VillageOption>(rules: OptionRules<O>, t: State, seat: Seat, option: O): boolean {
  const id = optionId(option)
  return offered(rules, t, seat, []).some((other) => optionId(other) === id)
}

/** Everything that stands against an option. */
export function reasonsAgainst<O extends VillageOption>(
  { conditions }: OptionRules<O>,
  t: State,
  seat: Seat,
  option: O,
): Reason[] {
  const of = { t, seat, p: playerOf(t, seat), option, waiver: [] }
  const reasons: Reason[] = []
  for (const condition of conditions) {
    if (condition.isMet(of)) continue
    reasons.push(reason(condition.rule, condition.facts(of)))
    if (condition.isDecisive) break
  }
  return reasons
}

export function reason(rule: string, facts: Reason['facts']): Reason {
  return { rule, facts }
}

/** V-PAY-1: the price of an option. */
export function payable<O>(rule: string, priceOf: (of: Case<O>) => Price): Condition<O> {
  return {
    rule,
    isMet: (of) => canPay(of.p, priceOf(of)),
    facts: (of) => shortageOf(of.p, priceOf(of)),
  }
}

/** For a kind of which there is but one option. */
export function single<O>(option: O): () => readonly O[] {
  const options = [option]
  return () => options
}

/** The member that an option names is one of the seat's: those that are listed are. */
export function knownMember<O extends { readonly member: MemberName }>(rule: string): Condition<O> {
  return {
    rule,
    isMet: ({ t, seat, option }) => isMember(t, seat, option.member),
    facts: ({ option }) => ({ nobody: option.member }),
    isDecisive: true,
    isImplied: true,
  }
}

/** The member that an option names stands on the farm: those that are listed do. */
export function sentFromFarm<O extends { readonly member: MemberName }>(rule: string): Condition<O> {
  return {
    rule,
    isMet: ({ t, seat, option }) => placeIn(option.member) === 'farm' && isMember(t, seat, option.member),
    facts: ({ p, option }) => (hasMember(p, 'farm') ? { nobody: option.member } : { farm: 0 }),
    isImplied: true,
  }
}
