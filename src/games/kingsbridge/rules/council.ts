import type { Benefit, EventCard } from '#data/kingsbridge/schema'
import { itemAt, type Seat } from '#kernel'
import { currentEvent } from '../content-index.ts'
import { type Player, playerOf, type State, seatsOf, turnOrder } from '../state.ts'
import { type ByStocked, CORNERS, isStocked, PLACES, SIDES, type SymbolId } from '../words.ts'
import { spaceAfter, spaceAt } from './favour.ts'
import { canPay } from './goods.ts'

/** The ways to turn a card: by quarters, clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const
const QUARTERS = 4

/** K-SEAT-2: which of the council's corners points at a seat. */
export function cornerOf(t: Pick<State, 'setup'>, seat: Seat): number {
  const { seats, content } = t.setup
  return PLACES.indexOf(itemAt(content.seats[seats as 2 | 3 | 4], seat))
}

/** K-ORIENT-2: the symbol that points at a seat. */
export function symbolFor(t: Pick<State, 'setup'>, card: EventCard, rotation: number, seat: Seat): SymbolId {
  const corner = itemAt(CORNERS, (cornerOf(t, seat) - rotation + QUARTERS) % QUARTERS)
  return card.corners[corner]
}

/** K-ORIENT-2: the number printed at the side the arrow points at. */
export function numberFor(t: Pick<State, 'setup'>, card: EventCard, rotation: number): number {
  const side = itemAt(SIDES, (SIDES.indexOf(card.arrow) + rotation) % QUARTERS)
  return t.setup.content.council.numbers[side]
}

/** K-INCOME-1: what a symbol is worth before the stock is looked at. */
export function incomeOf(t: Pick<State, 'setup'>, symbol: SymbolId): Benefit {
  return t.setup.content.symbols[symbol]
}

type Sharing = Pick<State, 'setup' | 'shield' | 'stock' | 'round'> & { readonly players: readonly Begging[] }
type Begging = Pick<Player, 'penalties'>

/** The real income of each seat from a rotation: shares in turn order, VP for what is gone by then, null for a beggar. */
export function incomesFor(t: Sharing, card: EventCard, rotation: number): (Benefit | null)[] {
  const left = { ...t.stock }
  const incomes: (Benefit | null)[] = seatsOf(t).map(() => null)
  for (const seat of turnOrder(t)) {
    if (!isBegging(t, seat)) incomes[seat] = incomeFrom(left, incomeOf(t, symbolFor(t, card, rotation, seat)), t)
  }
  return incomes
}

/** K-INCOME-2: takes it out of what is left of the stock. */
function incomeFrom(left: ByStocked<number>, income: Benefit, { setup }: Pick<State, 'setup'>): Benefit {
  const { goods } = income
  if (goods === undefined) return income
  for (const good in goods) {
    if (isStocked(good) && left[good] < (goods[good] ?? 0)) return { vp: setup.content.constants.incomeMissingVp.value }
  }
  for (const good in goods) if (isStocked(good)) left[good] -= goods[good] ?? 0
  return income
}

export function isBegging(t: Pick<Sharing, 'round' | 'players'>, seat: Seat): boolean {
  return t.round === 1 && playerOf(t, seat).penalties.includes('begging')
}

/** K-ORIENT-3: a player who could not pay the outlaws, own income included, may not lay the card so. */
export function isLegalRotation(t: State, rotation: number): boolean {
  const card = currentEvent(t)
  const number = numberFor(t, card, rotation)
  if (number === 0) return true
  const { effect } = spaceAt(t, spaceAfter(t, number))
  if (!('pay' in effect)) return true
  const { goods } = playerOf(t, t.shield)
  const income = isBegging(t, t.shield) ? {} : (incomeOf(t, symbolFor(t, card, rotation, t.shield)).goods ?? {})
  return canPay({ ...goods, money: goods.money + (income.money ?? 0) }, effect.pay)
}

export function rotationOptions(t: State): number[] {
  return ROTATIONS.filter((rotation) => isLegalRotation(t, rotation))
}
