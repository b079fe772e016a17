import { type Against, reason } from '#games/shared/conditions'
import type { Seat } from '#kernel'
import { contentIndexOf, type Price, sumOf } from '../content-index.ts'
import { type Player, playerOf, type State } from '../state.ts'
import type { ChurchName, Good, HallName, Letter, Stack, Villager } from '../words.ts'
import { LETTERS } from '../words.ts'
import { canPay, shortageOf } from './pay.ts'

export { type Against, isFree, reason } from '#games/shared/conditions'

function* deadOrNot(p: Player, villager: Villager, rule: string): Against {
  if (!p.villagers[villager]) yield reason(rule, { dead: villager })
}

export function* againstPaying(p: Player, prices: readonly Price[]): Against {
  if (prices.some((price) => canPay(p, price))) return
  for (const price of prices) yield reason('W-PAY-5', shortageOf(p, price))
}

export function* againstChurch(t: State, seat: Seat, name: ChurchName): Against {
  const p = playerOf(t, seat)
  yield* deadOrNot(p, 'abbot', 'W-CHURCH')
  if (p.church !== null) yield reason('W-CHURCH', { owned: p.church })
  if (!t.churches.includes(name)) yield reason('W-CHURCH', { gone: name })
}

/** Monks and the window of the abbey. */
export function windowsOf(t: Pick<State, 'setup'>, p: Player): number {
  const church = p.church === null ? 0 : (contentIndexOf(t).church[p.church].window ?? 0)
  return church + p.monks.length
}

export function* againstMonk(t: State, seat: Seat, stack: Stack): Against {
  const p = playerOf(t, seat)
  yield* deadOrNot(p, 'abbot', 'W-MONK')
  if (p.church === null) yield reason('W-MONK', { missing: 'church' })
  if (windowsOf(t, p) >= t.setup.content.constants.maxWindows) yield reason('W-MONK', { windows: windowsOf(t, p) })
  if (t.monks[stack].length === 0) yield reason('W-MONK', { gone: stack })
  yield* againstPaying(p, contentIndexOf(t).monkPrices[stack])
}

export function* againstMeeting(t: State, seat: Seat): Against {
  const p = playerOf(t, seat)
  yield* deadOrNot(p, 'councillor', 'W-MEET')
  if (p.meeting !== null) yield reason('W-MEET', { owned: 'meet' })
  if (t.meetings === 0) yield reason('W-MEET', { gone: 'meet' })
}

export function* againstHall(t: State, seat: Seat, name: HallName): Against {
  const p = playerOf(t, seat)
  yield* deadOrNot(p, 'councillor', 'W-HALL')
  if (p.hall !== null) yield reason('W-HALL', { owned: p.hall.name })
  if (!t.halls.includes(name)) yield reason('W-HALL', { gone: name })
}

export function* againstCraft(t: State, seat: Seat, good: Good, card: number): Against {
  const p = playerOf(t, seat)
  yield* deadOrNot(p, 'craftsman', 'W-CRAFT')
  if (p.crafts[good] !== null) yield reason('W-CRAFT', { owned: good })
  if (!t.crafts[good].includes(card)) yield reason('W-CRAFT', { gone: good })
}

export function* againstField(t: State): Against {
  if (t.fields === 0) yield reason('W-FIELD', { gone: 'field' })
}

/** The letter a seat may travel to next; null when its journey is over. */
export function nextLetterOf(t: State, p: Player): Letter | null {
  const last = p.travel.at(-1)
  if (last === undefined) return 'A'
  const card = t.setup.content.travel.cards[last]
  if (card === undefined || card.chapel) return null
  return LETTERS[LETTERS.indexOf(card.letter) + 1] ?? null
}

/** W-TRAVEL-3: the banner's cost together with the grey one of the last own card. */
export function travelPricesOf(t: State, p: Player, letter: Letter): { prices: readonly Price[]; time: number } {
  const { travelPrices, greyPrices } = contentIndexOf(t)
  const { cards, stacks } = t.setup.content.travel
  const last = p.travel.at(-1)
  const grey = last === undefined ? null : greyPrices[last]
  const time = stacks[letter].time
  if (!grey || last === undefined) return { prices: travelPrices[letter], time }
  return {
    prices: travelPrices[letter].map((price) => sumOf(price, grey)),
    time: time + (cards[last]?.grey?.time ?? 0),
  }
}

export function* againstTravel(t: State, seat: Seat, letter: Letter): Against {
  const p = playerOf(t, seat)
  yield* deadOrNot(p, 'traveller', 'W-TRAVEL-1')
  const next = nextLetterOf(t, p)
  if (next === null) yield reason('W-TRAVEL-5', { over: letter })
  else if (next !== letter) yield reason('W-TRAVEL-2', { next })
  if (t.travel[letter].length === 0) yield reason('W-TRAVEL-6', { gone: letter })
  yield* againstPaying(p, travelPricesOf(t, p, letter).prices)
}

/** W-HAND. With two players the start player may take the hand on his second turn of the round. */
export function* againstHand(t: State, seat: Seat): Against {
  if (!t.hand.palmUp) yield reason('W-HAND', { back: 'up' })
  const isFirstTurnOfTwo = t.setup.seats === 2 && t.turns === 0
  if (seat === t.first && (t.setup.seats > 2 || isFirstTurnOfTwo)) yield reason('W-HAND', { start: 'player' })
}

export function hasTradeChurch(p: Player): boolean {
  return p.church === 'trade' && p.villagers.abbot
}

export function* againstMarket(t: State): Against {
  if (t.offer.length === 0) yield reason('W-MARKET-2', { offer: 0 })
}

export function* againstServing(t: State, seat: Seat, customer: number): Against {
  const p = playerOf(t, seat)
  yield* deadOrNot(p, 'merchant', 'W-SERVE')
  if (!p.waiting.includes(customer)) yield reason('W-SERVE', { customer })
  const price = contentIndexOf(t).customerPrices[customer]
  if (price) yield* againstPaying(p, [price])
}
