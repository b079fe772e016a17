import type { Price } from '#data/village/schema'
import { type Flow, reveal, type Seat } from '#kernel'
import type { Action, Waiver } from '#village/actions/action'
import type { BaseOf } from '#village/base-options'
import { type Condition, type OptionRules, payable, sentFromFarm } from '#village/rules/conditions'
import { hasMember, memberNamed, namesOnFarm, send } from '#village/rules/members'
import { payTime, waived } from '#village/rules/time'
import { canPay } from '#village/rules/wares'
import { ask, mightHave, pay } from '#village/scenes/ask'
import { playerOf, type State } from '#village/state'
import { sideOf } from '../in-play.ts'
import type { InnOption } from './options.ts'

type Visit = Extract<InnOption, { kind: 'visit' }>
type FirstVisit = Extract<InnOption, { kind: 'visitWith' }>

/** VI-INN-2: the side of the board says what a visit costs. */
function priceOf(t: State, waiver: Waiver): Price {
  return waived(t.setup.content.inn.sides[sideOf(t, 'inn')], waiver)
}

const VILLAGERS_LEFT: Condition<Visit | FirstVisit> = {
  rule: 'VI-INN-3',
  isMet: ({ t }) => t.piles.some((pile) => pile.length > 0),
  facts: () => ({ piles: 0 }),
}

const VISIT_PAID = payable<Visit | FirstVisit>('VI-INN-2', ({ t, waiver }) => priceOf(t, waiver))

/** VI-INN-1: of whoever has a member there. */
const VISITING: OptionRules<Visit> = {
  kind: 'visit',
  listed: (t, seat) => (hasMember(playerOf(t, seat), 'inn') ? [{ kind: 'visit' }] : []),
  conditions: [
    VILLAGERS_LEFT,
    { rule: 'VI-INN-3', isMet: ({ p }) => hasMember(p, 'inn') || hasMember(p, 'farm'), facts: () => ({ farm: 0 }) },
    VISIT_PAID,
  ],
}

const SENT = sentFromFarm<FirstVisit>('VI-INN-3')

/** VI-INN-3: a member from the farm goes there first. */
const FIRST_VISIT: OptionRules<FirstVisit> = {
  kind: 'visitWith',
  listed: (t, seat) => namesOnFarm(t, seat).map((member) => ({ kind: 'visitWith', member })),
  conditions: [
    VILLAGERS_LEFT,
    { rule: 'VI-INN-1', isMet: ({ p }) => !hasMember(p, 'inn'), facts: () => ({ there: 1 }) },
    { ...SENT, isMet: (of) => hasMember(of.p, 'inn') || SENT.isMet(of) },
    VISIT_PAID,
  ],
}

function* visit(t: State, seat: Seat, option: Visit | FirstVisit, waiver: Waiver): Flow {
  if (option.kind === 'visitWith') {
    send(t, seat, memberNamed(t, seat, option.member), 'inn')
    payTime(t, seat, waiver.includes('time') ? 0 : t.setup.content.inn.enter.time)
  }
  yield* pay(t, seat, priceOf(t, waiver))
  yield* tuck(t, seat)
  yield* buy(t, seat)
}

function villagerId(t: Pick<State, 'setup'>, villager: number): string {
  return t.setup.content.villagers[villager]?.id ?? ''
}

/** A pile by the number that options give it, from 1. */
function pileNumbered(t: State, number: number): number[] {
  const pile = t.piles[number - 1]
  if (pile === undefined) throw new Error(`there is no pile ${number}`)
  return pile
}

/** The top card of a pile goes under the same pile. */
function* tuck(t: State, seat: Seat): Flow {
  const filled = t.piles.flatMap((pile, place) => (pile.length > 0 ? [{ kind: 'tuck' as const, pile: place + 1 }] : []))
  const picked = yield* ask(t, seat, 'tuck', () => filled)
  const pile = pileNumbered(t, picked.pile)
  const [villager] = pile.splice(0, 1)
  if (villager === undefined) return
  pile.push(villager)
  if (pile.length > 1) reveal(t.luck)
  t.news.push({
    kind: 'villagerTucked',
    seat,
    pile: picked.pile - 1,
    villager: villagerId(t, villager),
    top: villagerId(t, pile[0] ?? villager),
  })
}

function costOf(t: State, villager: number): Price {
  return t.setup.content.villagers[villager]?.cost ?? {}
}

function buyable(t: State, seat: Seat): Extract<InnOption, { kind: 'buy' }>[] {
  const p = playerOf(t, seat)
  return t.piles.flatMap(([top], place) =>
    top !== undefined && canPay(p, costOf(t, top)) ? [{ kind: 'buy', pile: place + 1 }] : [],
  )
}

function* buy(t: State, seat: Seat): Flow {
  const none: BaseOf<'none'> = { kind: 'none' }
  const isOpen = () => mightHave(t, seat, () => buyable(t, seat).length > 0)
  const options = () => [...buyable(t, seat), none]
  const picked = yield* ask(t, seat, 'buy', options, { pass: none, isOpen, hasOrders: true })
  if (picked.kind === 'buy') yield* take(t, seat, picked.pile)
}

function* take(t: State, seat: Seat, number: number): Flow {
  const pile = pileNumbered(t, number)
  const [villager] = pile.splice(0, 1)
  if (villager === undefined) return
  yield* pay(t, seat, costOf(t, villager))
  playerOf(t, seat).villagers.push(villager)
  t.news.push({ kind: 'villagerBought', seat, villager: villagerId(t, villager), pile: number - 1 })
  const [next] = pile
  if (next === undefined) return
  reveal(t.luck)
  t.news.push({ kind: 'villagerShown', villager: villagerId(t, next), pile: number - 1 })
}

export const INN: Action<Visit | FirstVisit> = { uses: [VISITING, FIRST_VISIT], perform: visit }
