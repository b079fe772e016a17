import type { Benefit, Goods } from '#data/kingsbridge/schema'
import { chooseSealed, entriesOf, type Flow, type Manner, reveal, type Sealed, type Seat } from '#kernel'
import type { Cause } from '../news.ts'
import { isNothing } from '../rules/goods.ts'
import { playerOf, type State } from '../state.ts'
import type { Good } from '../words.ts'

/** The part of a wish that the stock can still give; money never runs out. */
export function inStock(t: Pick<State, 'stock'>, good: Good, count: number): number {
  return good === 'money' ? count : Math.min(count, t.stock[good])
}

function take(t: State, seat: Seat, good: Good, count: number): void {
  playerOf(t, seat).goods[good] += count
  if (good === 'money') t.money += count
  else t.stock[good] -= count
}

/** K-STOCK-1: whatever is given up returns to its stock at once. */
function giveBack(t: State, seat: Seat, good: Good, count: number): void {
  playerOf(t, seat).goods[good] -= count
  if (good === 'money') t.money -= count
  else t.stock[good] += count
}

/** K-CARD-13: what is not in stock is lost. Says whether anything was gained. */
export function gain(t: State, seat: Seat, { goods = {}, vp = 0 }: Benefit, cause: Cause): boolean {
  const gained: Goods = {}
  let isGained = vp > 0
  for (const [good, wanted] of entriesOf(goods)) {
    const count = inStock(t, good, wanted)
    if (count < wanted) t.news.push({ kind: 'missed', seat, cause, good, count: wanted - count })
    if (count === 0) continue
    take(t, seat, good, count)
    gained[good] = count
    isGained = true
  }
  playerOf(t, seat).vp += vp
  if (isGained) t.news.push({ kind: 'gained', seat, cause, goods: gained, vp })
  return isGained
}

/** Payment in full. */
export function pay(t: State, seat: Seat, goods: Goods, cause: Cause): void {
  const paid: Goods = {}
  for (const [good, count] of entriesOf(goods)) {
    if (count === 0) continue
    giveBack(t, seat, good, count)
    paid[good] = count
  }
  if (!isNothing(paid)) t.news.push({ kind: 'paid', seat, cause, goods: paid })
}

/** K-STOCK-3: a forced loss takes what is there. Gives back how many are missing. */
export function giveUp(t: State, seat: Seat, goods: Goods, cause: Cause): number {
  const given: Goods = {}
  let missing = 0
  for (const [good, owed] of entriesOf(goods)) {
    const count = Math.min(owed, playerOf(t, seat).goods[good])
    if (count > 0) given[good] = count
    missing += owed - count
  }
  pay(t, seat, given, cause)
  return missing
}

/** K-STOCK-4: never below 0, further loss lapses. */
export function loseVp(t: State, seat: Seat, loss: number, cause: Cause): void {
  const p = playerOf(t, seat)
  const vp = Math.min(loss, p.vp)
  p.vp -= vp
  if (loss > 0) t.news.push({ kind: 'vpLost', seat, cause, vp, left: p.vp })
}

/** K-SECRET-5: whoever is concerned is asked, and nobody else learns who had nothing to choose. */
export const SILENTLY = { evenIfForced: true, silent: true } as const
/** For questions where all know who has a choice. */
export const OPENLY = { evenIfForced: true } as const

/** The manner of a question whose answers depend on goods behind the screens. */
export function asScreened(t: Pick<State, 'keepsSilent'>): Manner {
  return t.keepsSilent ? SILENTLY : OPENLY
}

/**
 * Asks those for whom `asked` was filled in a scene before, all at once. Who is asked is known by then, so an answer
 * can be taken back until the last one is in, and not after.
 */
export function* askTogether<T>(t: State, partOf: (seat: Seat) => Omit<Sealed<T>, 'seat'>): Flow<Map<Seat, T[]>> {
  const { asked } = t
  if (asked.length === 0) return new Map()
  const parts = asked.map((seat): Sealed<T> => {
    const { about, list, idOf, range, manner = OPENLY } = partOf(seat)
    return { seat, about, list, idOf, range, manner }
  })
  const answers = yield* chooseSealed(parts)
  reveal(t.luck)
  t.asked = []
  return new Map(asked.map((seat, place) => [seat, answers[place] ?? []]))
}
