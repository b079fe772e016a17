import { type Against, reason } from '#games/shared/conditions'
import type { Seat } from '#kernel'
import { type BannerPlaceId, fieldId } from '../banner-places.ts'
import { contentIndexOf, type Price, sumOf } from '../content-index.ts'
import type { OptionOf } from '../options.ts'
import { type Player, playerOf, type State, type Turn } from '../state.ts'
import type { ChurchName, Good, HallName, HallSlot, Letter, Stack, Villager } from '../words.ts'
import { LETTERS } from '../words.ts'
import { firstAlike } from './fields.ts'
import { canPay, shortageOf } from './pay.ts'

export { type Against, isFree, reason } from '#games/shared/conditions'

/** The values a banner can be activated with; null means any. */
export type Values = readonly number[] | null

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

/** W-HAND. With two players the start player may take the hand on their second turn of the round. */
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

export function* againstMaking(p: Player, good: Good): Against {
  yield* deadOrNot(p, 'craftsman', 'W-WHITE-1')
  if (p.crafts[good] === null) yield reason('W-WHITE-1', { missing: good })
}

export function* againstUsingMeeting(p: Player): Against {
  yield* deadOrNot(p, 'councillor', 'W-WHITE-1')
  if (p.meeting === null) yield reason('W-WHITE-1', { missing: 'meet' })
}

/** A hall that marks what it will score names one of its free slots; any other hall, and a full one, names none. */
export function* againstUsingHall(p: Player, slot: HallSlot | null, free: readonly HallSlot[]): Against {
  yield* deadOrNot(p, 'councillor', 'W-WHITE-1')
  if (p.hall === null) yield reason('W-WHITE-1', { missing: 'hall' })
  if (slot !== null && !free.includes(slot)) yield reason('W-HALL', { slot })
  if (slot === null && free.length > 0) yield reason('W-HALL', { free: free.join(' ') })
}

/** Most banners have other values than the turn's: that is seen without naming a reason. */
export function bears(values: Values, value: number): boolean {
  return values === null || values.includes(value)
}

/** The turn's value is made: does a white banner with these values fit it, and is it still to be used? */
export function* againstWhiteValue({ value, used, spent }: Turn, place: BannerPlaceId, values: Values): Against {
  if (spent) yield reason('W-DICE-5', { value })
  if (!bears(values, value)) yield reason('W-WHITE-1', { value, needed: values?.join(' or ') ?? '' })
  if (used.includes(place)) yield reason('W-WHITE-1', { used: place })
  if (used.includes('meet')) yield reason('W-WHITE-2', { used: 'meet' })
}

/** The same for a black banner, which takes the whole value. */
export function* againstBlackValue({ value, used, spent }: Turn, values: Values): Against {
  if (spent) yield reason('W-DICE-5', { value })
  if (values !== null && !values.includes(value)) yield reason('W-BLACK-1', { value, needed: values.join(' or ') })
  if (used.length > 0) yield reason('W-DICE-5', { used: used.join(' ') })
}

/** Counts the ploughs, or jokers in their stead, that can move to a field. */
export function movableOf(p: Player, source: OptionOf<'movePlough'>['source']): number {
  return source === 'joker' ? (p.hall?.jokers ?? 0) : (p.crafts.plough?.goods ?? 0)
}

export function* againstHarvest(p: Player, used: readonly BannerPlaceId[], field: number): Against {
  const first = firstAlike(p, used, field)
  if (p.fields[field] === undefined) yield reason('W-WHITE-1', { missing: 'field' })
  else if (first !== field) yield reason('W-WHITE-1', { alike: first + 1 })
}

export function* againstPloughMove(
  p: Player,
  used: readonly BannerPlaceId[],
  { source, field }: OptionOf<'movePlough'>,
): Against {
  const first = firstAlike(p, used, field)
  if (movableOf(p, source) === 0) yield reason('W-PAY-3', { missing: source })
  if (p.fields[field] === undefined) yield reason('W-PAY-3', { missing: 'field' })
  else if (p.fields[field]?.plough) yield reason('W-PAY-3', { full: fieldId(field) })
  else if (first !== field) yield reason('W-PAY-3', { alike: first + 1 })
}
