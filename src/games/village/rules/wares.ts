import type { Gift, Price } from '#data/village/schema'
import type { Seat } from '#kernel'
import { type Player, playerOf, type State } from '../state.ts'
import { COLOURS, type Colour, isColour, isWare, type Ware } from '../words.ts'

/** Exactly which wares leave the farm. */
export type Way = Partial<Record<Ware, number>>

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

export function both(one: Price, other: Price): Price {
  const sum: Record<string, number> = { ...one }
  for (const ware in other) sum[ware] = (sum[ware] ?? 0) + (other[ware as keyof Price] as number)
  return sum
}

/** What only itself can pay, or coins that are asked for as such. */
function isPlain(ware: string): ware is Ware {
  return isWare(ware) && !isColour(ware)
}

function isOwned(p: Player, price: Price): boolean {
  for (const ware in price) if (isPlain(ware) && (price[ware] as number) > p.stock[ware]) return false
  return true
}

/** V-TURN-5, V-TIME-2: time can always be paid. */
export function canPay(p: Player, price: Price): boolean {
  return isOwned(p, price) && missingOf(p, price) !== null
}

/** Every choice of so many cubes out of what is there, as counts by colour. */
function choicesOf(have: readonly number[], count: number, from = 0): number[][] {
  if (from === COLOURS.length) return count === 0 ? [[]] : []
  const most = Math.min(count, have[from] as number)
  const choices: number[][] = []
  for (let some = most; some >= 0; some--) {
    for (const rest of choicesOf(have, count - some, from + 1)) choices.push([some, ...rest])
  }
  return choices
}

function wayOf(price: Price, cubes: readonly number[], coins: number): Way {
  const way: Way = {}
  for (const [at, colour] of COLOURS.entries()) if (cubes[at]) way[colour] = cubes[at]
  for (const ware in price) if (isPlain(ware)) way[ware] = price[ware] as number
  if (coins > 0) way.coins = (way.coins ?? 0) + coins
  return way
}

/** What the price leaves open once its own colours are paid as far as they are there. */
function cubeWays(p: Player, price: Price, coins: number): number[][] {
  const fixed = COLOURS.map((colour) => price[colour] ?? 0)
  const any = price.any ?? 0
  const total = fixed.reduce((sum, need) => sum + need, any)
  const have = COLOURS.map((colour) => p.stock[colour])
  // A coin stands in for one cube that the price names, so no colour may give more than its need and the free ones.
  const fits = (cubes: number[]) =>
    cubes.reduce((free, count, at) => free + Math.max(0, count - (fixed[at] as number)), 0) <= any
  return choicesOf(have, total - coins).filter(fits)
}

function plainWay(p: Player, price: Price, coins: number): Way {
  const cubes = COLOURS.map((colour) => Math.min(price[colour] ?? 0, p.stock[colour]))
  return wayOf(price, cubes, coins)
}

/** V-PAY-2: cubes pay first, coins only what is missing; whoever mixes coins chooses how many. */
export function waysToPay(p: Player, price: Price): Way[] {
  const least = missingOf(p, price)
  if (least === null) return []
  if (!price.any && !p.mixesCoins) return [plainWay(p, price, least)]
  const total = COLOURS.reduce((sum, colour) => sum + (price[colour] ?? 0), price.any ?? 0)
  const most = p.mixesCoins ? Math.min(total, p.stock.coins - (price.coins ?? 0)) : least
  const ways: Way[] = []
  for (let coins = least; coins <= most; coins++) {
    for (const cubes of cubeWays(p, price, coins)) ways.push(wayOf(price, cubes, coins))
  }
  return ways
}

/** Lays goods ready that are owed in any case, or takes them back; coins stay, for they may stand in for cubes. */
export function layReady(p: Player, price: Price, by: 1 | -1): void {
  for (const ware in price) if (isPlain(ware) && ware !== 'coins') p.stock[ware] -= by * (price[ware] as number)
}

/** `pay:2pink+coins` */
export function wayId(way: Way): string {
  const parts = Object.entries(way).map(([ware, count]) => (count === 1 ? ware : `${count}${ware}`))
  return `pay:${parts.join('+') || 'nothing'}`
}

export function giveUp(t: State, seat: Seat, way: Way): void {
  const p = playerOf(t, seat)
  for (const ware in way) {
    const count = way[ware as Ware] as number
    p.stock[ware as Ware] -= count
    if (isColour(ware)) t.supply[COLOURS.indexOf(ware)] = supplyOf(t, ware) + count
  }
  if (Object.keys(way).length > 0) t.news.push({ kind: 'paid', seat, wares: way })
}

export function supplyOf(t: State, colour: Colour): number {
  return t.supply[COLOURS.indexOf(colour)] as number
}

/** V-PLACE-5: how much of a ware there is to take. */
export function leftOf(t: State, ware: Ware): number {
  return isColour(ware) ? supplyOf(t, ware) : Number.POSITIVE_INFINITY
}

/** V-PLACE-5, V-PLACE-6: takes what there is and what finds room. */
export function gain(t: State, seat: Seat, gift: Gift): void {
  const p = playerOf(t, seat)
  const got: Record<string, number> = {}
  for (const ware in gift) {
    const count = gift[ware as keyof Gift] as number
    const taken = ware === 'points' ? addFame(p, count) : take(t, p, seat, ware as Ware, count)
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
