import type { Gift, Price } from '#data/village/schema'
import type { Seat } from '#kernel'
import { PRICE_WORDS, type PriceWord } from '../base-options.ts'
import { type Player, playerOf, type State } from '../state.ts'
import { COLOURS, type Colour, isColour, isWare, type Ware } from '../words.ts'

/** Exactly which wares leave the farm. */
export type Payment = Partial<Record<Ware, number>>

/** The word by which a price is told from others: its first ware. */
export function priceWord(price: Price): PriceWord {
  return PRICE_WORDS.find((word) => word === Object.keys(price)[0]) ?? 'nothing'
}

/** V-PAY-1: everything a price lacks, after coins have stood in for cubes as far as they go. */
export function shortageOf({ stock }: Player, price: Price): Record<string, number> {
  const missing: Record<string, number> = {}
  let coins = Math.max(0, stock.coins - (price.coins ?? 0))
  let left = 0
  for (const colour of COLOURS) left += Math.max(0, stock[colour] - (price[colour] ?? 0))
  const lack = (ware: string, count: number) => {
    const paid = Math.min(coins, Math.max(0, count))
    coins -= paid
    if (count > paid) missing[ware] = count - paid
  }
  for (const colour of COLOURS) lack(colour, (price[colour] ?? 0) - stock[colour])
  lack('any', (price.any ?? 0) - left)
  for (const [ware, count] of Object.entries(price)) {
    if (isPlain(ware) && count > stock[ware]) missing[ware] = count - stock[ware]
  }
  return missing
}

/** V-PAY-1: how many coins must stand in for cubes that are not there; null if even they do not suffice. */
function missingOf(p: Player, price: Price): number | null {
  let missing = 0
  let left = 0
  for (const ware of COLOURS) {
    const need = price[ware] ?? 0
    missing += Math.max(0, need - p.stock[ware])
    left += Math.max(0, p.stock[ware] - need)
  }
  missing += Math.max(0, (price.any ?? 0) - left)
  return missing <= p.stock.coins - (price.coins ?? 0) ? missing : null
}

export function both(price: Price, more: Price): Price {
  const sum: { -readonly [W in keyof Price]: Price[W] } = { ...price }
  for (const word in more) {
    const ware = word as keyof Price
    sum[ware] = (sum[ware] ?? 0) + (more[ware] ?? 0)
  }
  return sum
}

/** Only itself can pay for it; or these are coins that are asked for as such. */
function isPlain(ware: string): ware is Ware {
  return isWare(ware) && !isColour(ware)
}

function isOwned(p: Player, price: Price): boolean {
  for (const ware in price) if (isPlain(ware) && (price[ware] ?? 0) > p.stock[ware]) return false
  return true
}

/** V-TURN-5, V-TIME-2: time can always be paid. */
export function canPay(p: Player, price: Price): boolean {
  return isOwned(p, price) && missingOf(p, price) !== null
}

/** Every choice of so many cubes out of what is there, as counts by colour. */
function choicesOf(have: readonly number[], count: number, from = 0): number[][] {
  if (from === COLOURS.length) return count === 0 ? [[]] : []
  const most = Math.min(count, have[from] ?? 0)
  const choices: number[][] = []
  for (let some = most; some >= 0; some--) {
    for (const others of choicesOf(have, count - some, from + 1)) choices.push([some, ...others])
  }
  return choices
}

function paymentOf(price: Price, cubes: readonly number[], coins: number): Payment {
  const way: Payment = {}
  for (const [place, colour] of COLOURS.entries()) if (cubes[place]) way[colour] = cubes[place]
  for (const ware in price) if (isPlain(ware)) way[ware] = price[ware] ?? 0
  if (coins > 0) way.coins = (way.coins ?? 0) + coins
  return way
}

/** Every choice of cubes that pays the price together with so many coins. */
function cubeChoices(p: Player, price: Price, coins: number): number[][] {
  const fixed = COLOURS.map((colour) => price[colour] ?? 0)
  const any = price.any ?? 0
  const total = fixed.reduce((sum, need) => sum + need, any)
  const have = COLOURS.map((colour) => p.stock[colour])
  // A coin stands in for one cube that the price names, so no colour may give more than its need and the free ones.
  const fits = (cubes: number[]) =>
    cubes.reduce((free, count, place) => free + Math.max(0, count - (fixed[place] ?? 0)), 0) <= any
  return choicesOf(have, total - coins).filter(fits)
}

function plainPayment(p: Player, price: Price, coins: number): Payment {
  const cubes = COLOURS.map((colour) => Math.min(price[colour] ?? 0, p.stock[colour]))
  return paymentOf(price, cubes, coins)
}

/** V-PAY-2: cubes pay first, coins only what is missing; whoever mixes coins chooses how many. */
export function waysToPay(p: Player, price: Price): Payment[] {
  const least = missingOf(p, price)
  if (least === null) return []
  if (!price.any && !p.mixesCoins) return [plainPayment(p, price, least)]
  const total = COLOURS.reduce((sum, colour) => sum + (price[colour] ?? 0), price.any ?? 0)
  const most = p.mixesCoins ? Math.min(total, p.stock.coins - (price.coins ?? 0)) : least
  const ways: Payment[] = []
  for (let coins = least; coins <= most; coins++) {
    for (const cubes of cubeChoices(p, price, coins)) ways.push(paymentOf(price, cubes, coins))
  }
  return ways
}

/** Lays goods ready that are owed in any case, or takes them back; coins stay, for they may stand in for cubes. */
export function layReady(p: Player, price: Price, by: 1 | -1): void {
  for (const [ware, count] of Object.entries(price)) {
    if (isPlain(ware) && ware !== 'coins') p.stock[ware] -= by * count
  }
}

export function giveUp(t: State, seat: Seat, way: Payment): void {
  const p = playerOf(t, seat)
  for (const [ware, count] of Object.entries(way)) {
    if (isWare(ware)) p.stock[ware] -= count
    if (isColour(ware)) t.supply[COLOURS.indexOf(ware)] = supplyOf(t, ware) + count
  }
  if (Object.keys(way).length > 0) t.news.push({ kind: 'paid', seat, wares: way })
}

export function supplyOf(t: State, colour: Colour): number {
  return t.supply[COLOURS.indexOf(colour)] ?? 0
}

/** V-PLACE-5: how much of a ware there is to take. */
export function leftOf(t: State, ware: Ware): number {
  return isColour(ware) ? supplyOf(t, ware) : Number.POSITIVE_INFINITY
}

/** V-PLACE-5, V-PLACE-6: takes what there is and what finds room. */
export function gain(t: State, seat: Seat, gift: Gift): void {
  const p = playerOf(t, seat)
  const got: Record<string, number> = {}
  for (const [ware, count] of Object.entries(gift)) {
    const taken = isWare(ware) ? take(t, p, seat, ware, count) : addFame(p, count)
    if (taken > 0) got[ware] = taken
  }
  if (Object.keys(got).length > 0) t.news.push({ kind: 'gained', seat, wares: got })
}

function addFame(p: Player, points: number): number {
  p.fame += points
  return points
}

function take(t: State, p: Player, seat: Seat, ware: Ware, count: number): number {
  const room = ware === 'grain' ? Math.max(0, t.setup.content.constants.grainMax.value - p.stock.grain) : count
  const taken = Math.min(count, room, leftOf(t, ware))
  p.stock[ware] += taken
  if (isColour(ware)) t.supply[COLOURS.indexOf(ware)] = supplyOf(t, ware) - taken
  if (ware === 'grain' && taken < count) t.news.push({ kind: 'wasted', seat, grain: count - taken })
  return taken
}
