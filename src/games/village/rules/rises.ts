import type { Question } from '#kernel'
import { playerOf } from '../state.ts'
import type { View } from '../view.ts'

/** What a rise comes to: points at the end, and what it took. */
interface Outlook {
  points: number
  bread: number
  grain: number
}

function isBetter(one: Outlook, other: Outlook): boolean {
  if (one.points !== other.points) return one.points > other.points
  return one.bread !== other.bread ? one.bread < other.bread : one.grain < other.grain
}

interface Church {
  /** For each step how many own members stand on it. */
  readonly on: readonly number[]
  readonly grain: number
  readonly bread: number
}

type Steps = View['setup']['content']['church']['steps']

function risen({ on, grain, bread }: Church, step: number, ware: string, steps: Steps): Church | null {
  if ((on[step] ?? 0) === 0 || step + 1 >= steps.length) return null
  const cost = steps[step + 1]?.grain ?? 0
  const left = ware === 'grain' ? { grain: grain - cost, bread } : { grain, bread: bread - 1 }
  if (left.grain < 0 || left.bread < 0) return null
  return { ...left, on: on.map((count, at) => count + (at === step ? -1 : 0) + (at === step + 1 ? 1 : 0)) }
}

/** The best that can still be made of a church, and the first step towards it. */
function outlookOf(church: Church, steps: Steps): Outlook & { first: string | null } {
  let best: Outlook & { first: string | null } = { points: 0, bread: 0, grain: 0, first: null }
  for (let step = 0; step + 1 < steps.length; step++) {
    for (const ware of ['grain', 'bread']) {
      const next = risen(church, step, ware, steps)
      if (next === null) continue
      const rest = outlookOf(next, steps)
      const outlook = {
        points: rest.points + (steps[step + 1]?.points ?? 0) - (steps[step]?.points ?? 0),
        bread: rest.bread + church.bread - next.bread,
        grain: rest.grain + church.grain - next.grain,
      }
      if (isBetter(outlook, best)) best = { ...outlook, first: `${step + 1}=${ware}` }
    }
  }
  return best
}

/** V-ORDER `advance`: the affordable steps with most points, grain before bread; one of them at a time. */
export function bestRise(view: View, { seat, options }: Question): string {
  const { at, stock } = playerOf(view, seat)
  const { steps } = view.setup.content.church
  const on = steps.map(({ step }) => at.filter((place) => place === `church.${step}`).length)
  const { first } = outlookOf({ on, grain: stock.grain, bread: Math.min(stock.bread, MOST_BREAD) }, steps)
  const isFirst = (option: string) => first !== null && option.endsWith(`@church.${first}`)
  return options.find(isFirst) ?? 'done'
}

/** More would make the search long, and nobody has so many steps to take. */
const MOST_BREAD = 4
