import { readOption } from '#willyville/options'
import type { DiceWay, Plan } from '#willyville/planning/index'
import { GOODS, type Stack } from '#willyville/words'
import { type Count, inRow, type Signs } from '../exchange.ts'
import type { Counted, Phrasing } from '../phrasing.ts'
import { customersChosen } from './merging.ts'
import type { NamingContext } from './phrases.ts'
import type { Move } from './ways.ts'

/** Costs and gains of a plan made one of its ways, as labels say it (`−2 time`) or as texts do (`−2:time:`). */

export function costParts(plan: Plan, way: DiceWay, lost: Count): string[] {
  const parts: string[] = []
  const add = (counted: Counted, n: number) => n > 0 && parts.push(lost(counted, n))
  add('time', plan.time + way.time)
  add('coin', way.coins + Math.max(0, -plan.gains.coins))
  for (const good of GOODS) add(good, -plan.gains.goods[good])
  add('joker', -plan.gains.jokers)
  add('marker', way.markers)
  return parts
}

export function costText(phrasing: Phrasing, plan: Plan, way: DiceWay, { lost }: Signs): string {
  return inRow(costParts(plan, way, lost)) || phrasing.say('free')
}

/** Choices that are still open may cost more. */
export function costOf(phrasing: Phrasing, { plan, way, most }: Move, signs: Signs): string {
  const cost = costText(phrasing, plan, way, signs)
  return most === undefined || cost === phrasing.say('free') ? cost : phrasing.say('goal.orMore', { cost })
}

/** Everything there will be more of. */
export function gainParts({ phrasing, view }: NamingContext, plan: Plan, { gained }: Signs): string[] {
  const { gains } = plan
  const option = readOption(plan.goal)
  const parts: string[] = []
  const add = (counted: Counted, n: number) => n > 0 && parts.push(gained(counted, n))
  if (option?.kind === 'ask' && option.to === 'house') {
    return gains.safe > 0 ? [phrasing.say('goal.safe', { points: phrasing.some('story', gains.safe) })] : []
  }
  add('point', gains.points)
  add('coin', gains.coins)
  add('story', gains.tree)
  for (const good of GOODS) add(good, gains.goods[good])
  add('joker', gains.jokers)
  add('marker', gains.markers)
  if (option?.kind === 'travel') parts.push(phrasing.say('goal.card'))
  if (option?.kind === 'monk') parts.push(...monkPart({ phrasing, view }, option.stack))
  if (option?.kind === 'market') parts.push(...customerParts(phrasing, plan))
  return parts
}

function monkPart({ phrasing, view }: Pick<NamingContext, 'phrasing' | 'view'>, stack: Stack): string[] {
  const top = view.monkTops[stack]
  return top === null || top.startsWith('story') ? [] : [phrasing.say(`monk.${top}`)]
}

/** Counts the customers that come; their worth depends on goods to be made. */
function customerParts(phrasing: Phrasing, plan: Plan): string[] {
  const n = customersChosen(plan)
  return n === 0 ? [] : [`+${phrasing.say('customers', { n })}`]
}
