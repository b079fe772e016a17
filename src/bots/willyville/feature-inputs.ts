import type { Seat } from '#kernel'
import { contentIndexOf } from '#willyville/content-index'
import { isHallFull } from '#willyville/rules/banners'
import { nextLetterOf, travelPricesOf, windowsOf } from '#willyville/rules/conditions'
import { canPay } from '#willyville/rules/pay'
import { isLastRound, turnsOfRound } from '#willyville/scenes/round'
import { bySeats, coffinsOf, jokersOf, type Player, playerOf, type State, stockOf } from '#willyville/state'
import { GOODS, LETTERS, STACKS, VILLAGERS } from '#willyville/words'

/** A village as a judge looks at it: what several traits need is found once. */
export interface FeatureInputs {
  readonly t: State
  readonly p: Player
  readonly seat: Seat
  /** The part of the game that is still to come, from 1 to 0. */
  readonly left: number
  /** Turns of this round that the seat still has, and whether there will be no other round. */
  readonly toCome: number
  readonly isLast: boolean
  readonly windows: number
  readonly canGoOn: boolean
  readonly canPayJourney: boolean
  readonly making: Making
  readonly waiting: Waiting
}

/** The customers who wait, by how many goods are missing for them. */
interface Waiting {
  readonly points: number
  readonly ready: number
  readonly near: number
  readonly any: number
  /** Points that one and the same value serves, of customers for whom all is there. */
  readonly together: number
  /** Customers who lack only goods that the village can make, the fewer the more they count; and those who lack others. */
  readonly makeable: number
  readonly stuck: number
}

/** The most that one value makes, and which value that is. */
interface Making {
  readonly most: number
  readonly value: number
}

/** W-ROUND-3: the dead, and those for whom Death is on the way, of all the game will see. */
export function leftOf(t: State): number {
  const clouds = t.setup.content.constants.clouds.value
  const onTheWay = t.players.reduce((sum, { cloud }) => sum + cloud / clouds, 0)
  const all = bySeats(t, t.setup.content.constants.coffinsToEnd)
  return Math.max(0, 1 - (coffinsOf(t) + onTheWay) / (all + t.setup.seats / 2))
}

/** The goods that are missing for a customer, jokers apart; `can` if the village makes them all. */
function missingFor(t: State, p: Player, customer: number): { count: number; can: boolean } {
  const price = contentIndexOf(t).customerPrices[customer]
  let [count, can] = [0, true]
  for (const good of GOODS) {
    const lacks = (price?.goods[good] ?? 0) - stockOf(p, good)
    if (lacks <= 0) continue
    count += lacks
    can &&= p.crafts[good] !== null
  }
  return { count, can }
}

const VALUES = 13

function waitingOf(t: State, p: Player): Waiting {
  const waiting = { points: 0, ready: 0, near: 0, any: 0, together: 0, makeable: 0, stuck: 0 }
  if (p.waiting.length === 0) return waiting
  const jokers = jokersOf(p)
  const byValue = new Array<number>(VALUES).fill(0)
  let always = 0
  for (const customer of p.waiting) {
    const card = t.setup.content.customers[customer]
    if (card === undefined) continue
    const { count, can } = missingFor(t, p, customer)
    const missing = Math.max(0, count - jokers)
    waiting.points += card.points
    if (missing === 1) waiting.near += card.points
    if (missing < 2 && card.banner === '?') waiting.any += card.points
    if (missing > 0 && can) waiting.makeable += card.points / missing
    if (missing > 0 && !can) waiting.stuck += card.points
    if (missing > 0) continue
    waiting.ready += card.points
    if (card.banner === '?') always += card.points
    else for (const value of card.banner) byValue[value] = (byValue[value] as number) + card.points
  }
  waiting.together = always + Math.max(...byValue)
  return waiting
}

function makingOf(t: State, p: Player): Making {
  const { craft } = contentIndexOf(t)
  const byValue = new Array<number>(VALUES).fill(0)
  const making = { most: 0, value: 0 }
  for (const good of GOODS) {
    const own = p.crafts[good]
    if (own === null) continue
    const worth = own.goods < craft[good].slots ? 1 : 0.3
    for (const value of craft[good].banners[own.card] ?? []) {
      const all = (byValue[value] as number) + worth
      byValue[value] = all
      if (all > making.most) Object.assign(making, { most: all, value })
    }
  }
  return making
}

function turnsToCome(t: State, seat: Seat): number {
  let count = 0
  for (let turn = t.turns; turn < turnsOfRound(t); turn++) count += Number((t.first + turn) % t.setup.seats === seat)
  return count
}

export function featureInputsOf(t: State, seat: Seat, left: number): FeatureInputs {
  const p = playerOf(t, seat)
  const letter = nextLetterOf(t, p)
  const isOpen = letter !== null && t.travel[letter].length > 0
  const prices = isOpen ? travelPricesOf(t, p, letter).prices : []
  return {
    t,
    p,
    seat,
    left,
    toCome: turnsToCome(t, seat),
    isLast: isLastRound(t),
    windows: windowsOf(t, p),
    canGoOn: isOpen,
    canPayJourney: prices.some((price) => canPay(p, price)),
    making: makingOf(t, p),
    waiting: waitingOf(t, p),
  }
}

export function craftsOf(p: Player): number {
  return GOODS.reduce((sum, good) => sum + Number(p.crafts[good] !== null), 0)
}

export function nextWindow({ t, p, windows }: FeatureInputs): number {
  const { points } = t.setup.content.constants.windows
  return p.church === null ? 0 : (points[windows + 1] ?? points[windows] ?? 0) - (points[windows] ?? 0)
}

/** Counts the monk stacks that could be paid for now. */
export function monksPaid({ t, p, windows }: FeatureInputs): number {
  if (p.church === null || !p.villagers.abbot || windows >= t.setup.content.constants.maxWindows) return 0
  const { monkPrices } = contentIndexOf(t)
  const isPaid = (stack: (typeof STACKS)[number]) => monkPrices[stack].some((price) => canPay(p, price))
  return STACKS.filter((stack) => t.monks[stack].length > 0 && isPaid(stack)).length
}

export function roadAhead({ p, canGoOn }: FeatureInputs): number {
  return canGoOn ? LETTERS.length - p.travel.length : 0
}

export function timeOfRoad({ t, p }: FeatureInputs): number {
  const last = p.travel.at(-1)
  return last === undefined ? 0 : (t.setup.content.travel.cards[last]?.grey?.time ?? 0)
}

/** The best chronicle space that one of the living would still get. */
export function chronicleLeft({ t, p }: FeatureInputs): number {
  const { perProfession } = t.setup.content.constants.chronicle
  return VILLAGERS.reduce((best, villager) => {
    const points = p.villagers[villager] ? (perProfession[t.chronicle[villager].length] ?? 0) : 0
    return Math.max(best, points)
  }, 0)
}

/** Counts the living who have nothing left to do that only they can do. */
export function idle({ t, p, windows, canGoOn }: FeatureInputs): number {
  const { abbot, councillor, traveller, merchant } = p.villagers
  const isFull = (p.hall?.marks.length ?? 0) > 0 && isHallFull(t, p)
  const few = [
    abbot && windows >= t.setup.content.constants.maxWindows,
    councillor && isFull,
    traveller && !canGoOn,
    merchant && p.waiting.length === 0,
  ]
  return few.filter((isIdle) => isIdle).length
}

/** Counts the customers of the offer who want only goods that the village can make. */
export function offerMakeable({ t, p }: FeatureInputs): number {
  return t.offer.filter((customer) => missingFor(t, p, customer).can).length
}

/** So many steps bring the headman home with all that is told. */
const STEPS_HOME = { house: 2, coin: 1, story: 2 } as const

/** The stories on the tree that can no longer be brought home in the last round. */
export function treeLost({ p, isLast, toCome }: FeatureInputs): number {
  return isLast && toCome < STEPS_HOME[p.headman] ? p.tree : 0
}
