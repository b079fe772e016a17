import type { Question } from '#kernel'
import { optionNamed } from '../modules/in-play.ts'
import { playerOf } from '../state.ts'
import type { View } from '../view.ts'
import { placeIn } from '../words.ts'

/** The outcome of a rise: points at the end, and everything it took. */
interface Outlook {
  points: number
  bread: number
  grain: number
}

function isBetter(outlook: Outlook, than: Outlook): boolean {
  if (outlook.points !== than.points) return outlook.points > than.points
  return outlook.bread !== than.bread ? outlook.bread < than.bread : outlook.grain < than.grain
}

/** One step of one member, and the ware that pays it. */
interface Rise {
  readonly from: number
  readonly ware: string
}

interface Church {
  /** Own members on each step, counted. */
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
  return { ...left, on: on.map((count, place) => count + (place === step ? -1 : 0) + (place === step + 1 ? 1 : 0)) }
}

/** The best that can still be made of a church, and the first step towards it. */
function outlookOf(church: Church, steps: Steps): Outlook & { first: Rise | null } {
  let best: Outlook & { first: Rise | null } = { points: 0, bread: 0, grain: 0, first: null }
  for (let step = 0; step + 1 < steps.length; step++) {
    for (const ware of ['grain', 'bread']) {
      const next = risen(church, step, ware, steps)
      if (next === null) continue
      const further = outlookOf(next, steps)
      const outlook = {
        points: further.points + (steps[step + 1]?.points ?? 0) - (steps[step]?.points ?? 0),
        bread: further.bread + church.bread - next.bread,
        grain: further.grain + church.grain - next.grain,
      }
      if (isBetter(outlook, best)) best = { ...outlook, first: { from: step + 1, ware } }
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
  const isFirst = (option: string) => {
    const rise = optionNamed(option)
    if (rise?.kind !== 'rise' || first === null) return false
    return placeIn(rise.member) === `church.${first.from}` && rise.price === first.ware
  }
  return options.find(isFirst) ?? 'done'
}

/** More would make the search long, and nobody has so many steps to take. */
const MOST_BREAD = 4
