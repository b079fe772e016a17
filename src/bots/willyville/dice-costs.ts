/** The cost of dice, by what they take. */
interface Spending {
  readonly time: number
  readonly coins: number
  readonly markers: number
}

const COIN = 0.8
const MARKER = 1.5

/** All costs as time. */
export function diceCost({ time, coins, markers }: Spending): number {
  return time + COIN * coins + MARKER * markers
}

/** The cheapest, and one that spares the coins if there is one. */
export function cheapest<T extends { cost: number; coins: number }>(all: readonly T[]): T[] {
  const cheap = all.reduce((best, next) => (next.cost < best.cost ? next : best))
  const frugal = all.reduce((best, next) => (next.coins < best.coins ? next : best))
  return frugal.coins < cheap.coins ? [cheap, frugal] : [cheap]
}
