import type { EffectOf, Goods } from '#data/kingsbridge/schema'
import type { Player } from '../state.ts'

type LoseAny = EffectOf<'loseAny'>

function ownedOf(p: Player, { of }: LoseAny): number {
  return of.reduce((sum, good) => sum + p.goods[good], 0)
}

/** Every way to give up so many goods of these kinds, in any mix; who has fewer gives all. */
export function lossChoices(p: Player, effect: LoseAny): Goods[] {
  const count = Math.min(effect.count, ownedOf(p, effect))
  let ways: { goods: Goods; left: number }[] = [{ goods: {}, left: count }]
  for (const good of effect.of) {
    ways = ways.flatMap(({ goods, left }) => {
      const most = Math.min(left, p.goods[good])
      return Array.from({ length: most + 1 }, (_, less) => {
        const some = most - less
        return { goods: some > 0 ? { ...goods, [good]: some } : goods, left: left - some }
      })
    })
  }
  return ways.filter(({ left }) => left === 0).map(({ goods }) => goods)
}
