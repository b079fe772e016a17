import type { Flow, Seat } from '#kernel'
import type { Use, UseOf } from '../options.ts'
import { plotPrice } from '../rules/conditions.ts'
import { bonusesOf, costOf, forgoGains, type Lasting, lastingOf, priceOf } from '../rules/lasting.ts'
import { isFinished } from '../rules/projects.ts'
import { cardsUsed } from '../rules/uses.ts'
import { playerOf, projectOn, type State } from '../state.ts'
import type { Card } from '../words.ts'
import { finishProject } from './build.ts'
import { careFor, placeHouse } from './care.ts'
import { takeFavour } from './orient.ts'
import { gain, pay } from './steps.ts'

/** K-TURN-2: the card's cost, its effect, and what lasting events add to it. */
export function* useCard(t: State, seat: Seat, card: Card, use: Use): Flow {
  const lasting = lastingOf(t)
  if (use.kind === 'forgo') {
    for (const goods of forgoGains(lasting)) gain(t, seat, { goods }, 'forgo')
    return
  }
  const used = cardsUsed(playerOf(t, seat), card)
  if (lasting.length > 0) pay(t, seat, costOf(lasting, used), 'cost')
  const isReal = yield* carryOut(t, seat, use, lasting)
  if (!isReal || lasting.length === 0) return
  for (const bonus of bonusesOf(lasting, used)) gain(t, seat, bonus, 'bonus')
}

/** Says whether something was really placed, sold or taken. */
function* carryOut(t: State, seat: Seat, use: Use, lasting: Lasting): Flow<boolean> {
  const { content } = t.setup
  switch (use.kind) {
    case 'grain':
      return gain(t, seat, { goods: { grain: 1 } }, 'card')
    case 'piety':
      return gain(t, seat, { goods: { piety: 1 } }, 'card')
    case 'material':
      return gain(t, seat, { goods: { [use.material]: 1 } }, 'card')
    case 'fee': {
      const { money, vp } = content.constants.medicineService
      return gain(t, seat, { goods: { money }, vp }, 'card')
    }
    case 'favour':
      return takeFavour(t, seat, 1)
    case 'project':
      return yield* placeMaterial(t, seat, use)
    case 'sale':
      return sell(t, seat, use, lasting)
    case 'house':
      return buildHouse(t, seat, use.plot)
    case 'rent':
      return takeRent(t, seat, use.plots)
    case 'donation':
      return donate(t, seat, use)
    case 'cloth':
      return makeCloth(t, seat, use.count)
    case 'care':
      for (const place of use.places) yield* careFor(t, seat, place)
      return true
    default:
      return false
  }
}

/** K-BUILD-2: the materials stay on the project. */
function* placeMaterial(t: State, seat: Seat, { project: id, stone, wood }: UseOf<'project'>): Flow<boolean> {
  const project = projectOn(t, id)
  if (project === undefined) return false
  const { goods } = playerOf(t, seat)
  goods.stone -= stone
  goods.wood -= wood
  project.stone += stone
  project.wood += wood
  t.news.push({ kind: 'materialPlaced', seat, project: id, stone, wood })
  gain(t, seat, { vp: (stone + wood) * t.setup.content.constants.vpPerMaterial.value }, 'build')
  if (isFinished(t, project)) yield* finishProject(t, project)
  return true
}

/** K-MARKET-1: sold goods return to the stock. */
function sell(t: State, seat: Seat, { wool, cloth }: UseOf<'sale'>, lasting: Lasting): boolean {
  const money = wool * priceOf(t, lasting, 'wool') + cloth * priceOf(t, lasting, 'cloth')
  t.news.push({ kind: 'sold', seat, wool, cloth })
  pay(t, seat, { wool, cloth }, 'card')
  gain(t, seat, { goods: { money } }, 'card')
  return true
}

function buildHouse(t: State, seat: Seat, plot: number): boolean {
  const card = t.setup.content.plots[plot]
  if (card !== undefined) pay(t, seat, plotPrice(card), 'card')
  placeHouse(t, seat, plot)
  return true
}

/** K-HOUSE-4. */
function takeRent(t: State, seat: Seat, plots: readonly number[]): boolean {
  const cards = t.setup.content.plots
  return plots.map((plot) => gain(t, seat, cards[plot]?.yield ?? {}, 'rent')).includes(true)
}

function donate(t: State, seat: Seat, { project: id }: UseOf<'donation'>): boolean {
  pay(t, seat, t.setup.content.constants.donationCost.goods, 'donation')
  projectOn(t, id)?.seals.push(seat)
  t.news.push({ kind: 'donated', seat, project: id })
  return true
}

function makeCloth(t: State, seat: Seat, count: number): boolean {
  pay(t, seat, { wool: count }, 'card')
  t.news.push({ kind: 'clothMade', seat, count })
  return gain(t, seat, { goods: { cloth: count } }, 'card')
}
