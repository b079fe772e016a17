import type { Seat } from '#kernel'
import { isBlack, type MadeValue, makeableValues, makeNamed, TIME_A_BLACK_DIE } from '../rules/dice.ts'
import { playerOf, type State } from '../state.ts'
import type { DiceWay } from './plan.ts'

type Way = Omit<DiceWay, 'death'> & { plenty: number }

function wayOf(t: State, made: MadeValue): Way {
  const { a, b, id, dice, value, coins, markers } = made
  const plenty = (t.pool[a] ?? 0) + (t.pool[b] ?? 0)
  const time = TIME_A_BLACK_DIE * (Number(isBlack(a)) + Number(isBlack(b)))
  return { option: id, dice, value, coins, markers, time, plenty }
}

function beats(way: Way, other: Way): boolean {
  const isNoWorse = way.time <= other.time && way.coins <= other.coins && way.markers <= other.markers
  return isNoWorse && (way.time < other.time || way.coins < other.coins || way.markers < other.markers)
}

/** Least time, then fewest markers, then fewest coins; then the dice of which most lie in the pool. */
function inOrder(a: Way, b: Way): number {
  const costs = a.time - b.time || a.markers - b.markers || a.coins - b.coins
  return costs || b.plenty - a.plenty || (a.option < b.option ? -1 : 1)
}

/** Drops what another way beats in time, coins and markers. Equal costs with other dice all stay. */
export function folded(ways: readonly Way[]): Way[] {
  // Few different costs stand for many ways: it is enough to compare those.
  const costs = new Map(ways.map((way) => [`${way.time} ${way.coins} ${way.markers}`, way]))
  const kept = [...costs.values()].filter((way) => ![...costs.values()].some((other) => beats(other, way)))
  const keys = new Set(kept.map((way) => `${way.time} ${way.coins} ${way.markers}`))
  return ways.filter((way) => keys.has(`${way.time} ${way.coins} ${way.markers}`)).sort(inOrder)
}

/** Every way to make each value, by value. */
export function waysByValue(t: State, seat: Seat): Map<number, Way[]> {
  const byValue = new Map<number, Way[]>()
  for (const made of makeableValues(t, seat).options) {
    const way = wayOf(t, made)
    const ways = byValue.get(way.value)
    if (ways === undefined) byValue.set(way.value, [way])
    else ways.push(way)
  }
  return byValue
}

/** One way alone, by the option of the dice question. */
export function wayBy(t: State, id: string): Map<number, Way[]> {
  const make = makeNamed(id)
  return make === undefined ? new Map() : new Map([[make.value, [wayOf(t, make)]]])
}

/** The ways of a plan that costs so much besides: which can be afforded, and which bring Death. */
export function waysFor(t: State, seat: Seat, ways: readonly Way[], time: number, coinsPaid: number): DiceWay[] {
  const p = playerOf(t, seat)
  const clouds = t.setup.content.constants.clouds.value
  const affordable = ways.filter((way) => way.coins + coinsPaid <= p.coins)
  return folded(affordable).map(({ plenty, ...way }) => ({ ...way, death: p.cloud + time + way.time >= clouds }))
}
