import type { Price } from '#data/village/schema'
import { type Flow, reveal, type Seat } from '#kernel'
import type { Waiver } from '#village/actions/action'
import { contentIndexOf } from '#village/content-index'
import { hasMember, memberNamed, nameOf, onFarm, send } from '#village/rules/members'
import { payTime, waived } from '#village/rules/time'
import { canPay } from '#village/rules/wares'
import { ask, mightHave, pay } from '#village/scenes/ask'
import { playerOf, type State } from '#village/state'
import { readOption } from '#village/words'

/** VI-INN-2: the side of the board says what a visit costs. */
function priceOf(t: State, waiver: Waiver): Price {
  return waived(t.setup.content.inn.sides[contentIndexOf(t).sets.inn ?? 'front'], waiver)
}

/** VI-INN-1, VI-INN-3 */
export function visitOptions(t: State, seat: Seat, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  if (t.piles.every((pile) => pile.length === 0) || !canPay(p, priceOf(t, waiver))) return []
  if (hasMember(p, 'inn')) return ['visit']
  return onFarm(t, seat).map((member) => `visit:${nameOf(t, p, member)}`)
}

export function* visit(t: State, seat: Seat, option: string, waiver: Waiver): Flow {
  const name = readOption(option)[1]
  if (name !== '') {
    send(t, seat, memberNamed(t, seat, name), 'inn')
    payTime(t, seat, waiver.includes('time') ? 0 : t.setup.content.inn.enter.time)
  }
  yield* pay(t, seat, priceOf(t, waiver))
  yield* tuck(t, seat)
  yield* buy(t, seat)
}

export function villagerId(t: Pick<State, 'setup'>, villager: number): string {
  return t.setup.content.villagers[villager]?.id ?? ''
}

/** The top card of a pile goes under the same pile. */
function* tuck(t: State, seat: Seat): Flow {
  const filled = t.piles.flatMap((pile, at) => (pile.length > 0 ? [`tuck:${at + 1}`] : []))
  const picked = yield* ask(t, seat, 'tuck', () => filled)
  const at = Number(readOption(picked)[1]) - 1
  const pile = t.piles[at] as number[]
  const villager = pile.shift() as number
  pile.push(villager)
  if (pile.length > 1) reveal(t.luck)
  const names = { villager: villagerId(t, villager), top: villagerId(t, pile[0] as number) }
  t.news.push({ kind: 'villagerTucked', seat, pile: at, ...names })
}

function costOf(t: State, villager: number): Price {
  return t.setup.content.villagers[villager]?.cost ?? {}
}

function* buy(t: State, seat: Seat): Flow {
  const p = playerOf(t, seat)
  const tops = () =>
    t.piles.flatMap(([top], at) => (top !== undefined && canPay(p, costOf(t, top)) ? [`buy:${at + 1}`] : []))
  const isOpen = () => mightHave(t, seat, () => tops().length > 0)
  const picked = yield* ask(t, seat, 'buy', () => [...tops(), 'none'], { pass: 'none', isOpen, hasOrders: true })
  if (picked === 'none') return
  const at = Number(readOption(picked)[1]) - 1
  const pile = t.piles[at] as number[]
  const villager = pile.shift() as number
  yield* pay(t, seat, costOf(t, villager))
  p.villagers.push(villager)
  t.news.push({ kind: 'villagerBought', seat, villager: villagerId(t, villager), pile: at })
  const [next] = pile
  if (next === undefined) return
  reveal(t.luck)
  t.news.push({ kind: 'villagerShown', villager: villagerId(t, next), pile: at })
}
