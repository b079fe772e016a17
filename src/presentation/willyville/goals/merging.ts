import { optionsOfKind } from '#willyville/options'
import { bannerIds, type Plan, picksIn } from '#willyville/planning/index'
import { sumOf } from '../phrasing.ts'
import type { Move } from './ways.ts'

/** Goals whose last choice is made on their page: nobody's customers are chosen for them. */

function customersIn(step: string): number {
  const picks = picksIn(step)
  return optionsOfKind(picks, 'take').length + optionsOfKind(picks, 'free').length
}

/** The number of customers that a plan takes. */
export function customersChosen({ steps }: Plan): number {
  return sumOf(steps.map(customersIn))
}

/** The place of the step that chooses the first customers; -1 where none does. */
function choosingStep({ steps }: Plan): number {
  return steps.findIndex((step) => customersIn(step) > 0)
}

function priceOf({ time, gains }: Plan): number {
  return time - gains.coins
}

/** All plans that agree up to the customers are one, with the least of their costs. */
export function untilCustomers(moves: readonly Move[]): Move[] {
  const groups = new Map<string, Move[]>()
  const others: Move[] = []
  for (const move of moves) {
    const choosing = choosingStep(move.plan)
    if (choosing < 0) others.push(move)
    else {
      const key = move.plan.steps.slice(0, choosing).join('/')
      groups.set(key, [...(groups.get(key) ?? []), move])
    }
  }
  return groups.size === 0 ? [...moves] : [...others, ...[...groups.values()].flatMap(asOne)]
}

/** The first of the moves is the best one; each two dice count once. */
function asOne(moves: readonly Move[]): Move[] {
  const cheapest = moves.map(({ plan }) => plan).reduce((best, plan) => (priceOf(plan) < priceOf(best) ? plan : best))
  const steps = cheapest.steps.slice(0, choosingStep(cheapest))
  const plan = { ...cheapest, steps }
  const most = Math.max(...moves.map((move) => customersChosen(move.plan)))
  const best = new Map<string, Move>()
  for (const move of moves) if (!best.has(move.way.option)) best.set(move.way.option, move)
  return cheapest.ways.flatMap((way) => {
    const move = best.get(way.option)
    return move === undefined ? [] : [{ plan, way, worth: move.worth, most }]
  })
}

/** The same steps in another order leave the same table. */
export function distinct(moves: readonly Move[]): Move[] {
  const first = new Map<string, Plan>()
  return moves.filter(({ plan }) => {
    const key = `${bannerIds(plan).toSorted()} ${plan.steps.toSorted().join('/')} ${plan.ways[0]?.value}`
    const known = first.get(key)
    if (known === undefined) first.set(key, plan)
    return known === undefined || known === plan
  })
}
