import type { Cards } from '#data/kingsbridge/schema'
import { type Against, reason } from '#games/shared/conditions'
import type { Seat } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { housesOn, projectOn, type State, sealsLeft } from '../state.ts'
import type { ByGood, ProjectId } from '../words.ts'
import { spaceAfter, spaceAt } from './favour.ts'
import { canPay, type Means, shortageOf } from './goods.ts'
import { isAllowed, isFinished } from './projects.ts'

type Price = Parameters<typeof canPay>[1]

export function* againstPaying(rule: string, own: ByGood<number>, price: Price): Against {
  if (!canPay(own, price)) yield reason(rule, shortageOf(own, price))
}

/** K-HOUSE-3, and that the plot is free. */
export function* againstPlot(t: State, seat: Seat, plot: number): Against {
  const { constants, plots } = t.setup.content
  if (plots[plot] === undefined) {
    yield reason('K-HOUSE-1', { plot: plot + 1 })
    return
  }
  const { yields } = contentIndexOf(t)
  const isTwin = t.plots.some((owner, other) => owner === seat && other !== plot && yields[other] === yields[plot])
  if (t.plots[plot] !== null) yield reason('K-HOUSE-2', { taken: plot + 1 })
  if (isTwin) yield reason('K-HOUSE-3', { twin: plot + 1 })
  if (housesOn(t, seat) >= constants.housesPerPlayer.value) {
    yield reason('K-HOUSE-3', { houses: constants.housesPerPlayer.value })
  }
}

export function plotPrice({ material, money }: Cards['plots'][number]): Price {
  return money > 0 ? { [material]: 1, money } : { [material]: 1 }
}

export function* againstHouse(t: State, seat: Seat, plot: number, { goods }: Means): Against {
  yield* againstPlot(t, seat, plot)
  const card = t.setup.content.plots[plot]
  if (card !== undefined) yield* againstPaying('K-HOUSE-2', goods, plotPrice(card))
}

/** The project must be one of the game. */
function isProject(t: State, id: string): id is ProjectId {
  return Object.hasOwn(contentIndexOf(t).project, id)
}

/** K-BUILD-2, K-FX: on the board, with work left, and not forbidden. */
export function* againstProject(t: State, id: ProjectId): Against {
  const project = isProject(t, id) ? projectOn(t, id) : undefined
  if (project === undefined) yield reason('K-BUILD-1', { absent: id })
  else if (isFinished(t, project)) yield reason('K-BUILD-2', { finished: id })
  if (!isAllowed(t, id)) yield reason('K-FX', { banned: id })
}

export function* againstDonation(t: State, seat: Seat, id: ProjectId, { goods }: Means): Against {
  yield* againstProject(t, id)
  if (projectOn(t, id)?.seals.includes(seat)) yield reason('K-DONOR-1', { donated: id })
  if (sealsLeft(t, seat) === 0) yield reason('K-DONOR-1', { seals: 0 })
  yield* againstPaying('K-DONOR-1', goods, t.setup.content.constants.donationCost.goods)
}

/** K-FAVOUR-6: one step onto outlaws needs what they take. */
export function* againstFavour(t: State, { goods }: Means): Against {
  const { effect } = spaceAt(t, spaceAfter(t, 1))
  if ('pay' in effect) yield* againstPaying('K-FAVOUR-6', goods, effect.pay)
}
