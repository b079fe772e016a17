import type { Seat } from '#kernel'
import type { Chooser } from '#village/planning/plan'
import { sensible } from '#village/planning/sensible'
import { canPay } from '#village/rules/wares'
import { playerOf, type State } from '#village/state'
import { isWare } from '#village/words'
import { optionId, optionNamed } from '../in-play.ts'
import { captainId } from './sail.ts'
import { watersOf } from './waters.ts'

/** VP: voyages are far too many to try them all; these are the ones a sailor would think of. */

/** A voyage as it is meant to be. */
export interface Course {
  /** `hire:c21`, `sail`, `dock` or `return`. */
  readonly option: string
  readonly cargo: readonly string[]
  /** The spaces to pass, the last one to stay at. */
  readonly route: readonly string[]
  /** VP-ISLE-3: the member aboard goes onto the lighthouse. */
  readonly lights: boolean
}

const MOST_CAPTAINS = 4
const MOST_STEPS = 5
const MOST_TARGETS = 6

/** The shortest way to every space within so many steps, nearest first. */
function routesFrom(t: State, start: string, most: number): string[][] {
  const waters = watersOf(t)
  const routes = new Map<string, string[]>([[start, []]])
  for (const [space, route] of routes) {
    if (route.length === most) continue
    for (const to of waters.get(space) ?? []) if (!routes.has(to)) routes.set(to, [...route, to])
  }
  routes.delete(start)
  return [...routes.values()]
}

/** The steps a captain sails for what the seat could pay, the free one counted. */
function reachOf(t: State, seat: Seat, captain: number): number {
  const card = t.setup.content.port.captains[captain]
  const p = playerOf(t, seat)
  let reach = t.setup.content.port.freeSteps
  if (card === undefined) return reach
  const isNew = p.ship?.captain === null
  const stock = { ...p.stock, coins: p.stock.coins - (isNew ? card.coins : 0) }
  for (let times = 1; reach < MOST_STEPS; times++) {
    const price = Object.fromEntries(Object.entries(card.pay).map(([ware, count]) => [ware, count * times]))
    if (!canPay({ ...p, stock }, price)) break
    reach += card.steps
  }
  return Math.min(reach, MOST_STEPS)
}

function isIsland(t: State, space: string): boolean {
  return t.setup.content.port.islands.some(({ id }) => id === space)
}

/** Islands within reach; open water only at the end of it. */
function targetsFrom(t: State, start: string, reach: number): string[][] {
  const routes = routesFrom(t, start, reach)
  const isMeant = (route: string[]) => isIsland(t, route.at(-1) ?? '') || route.length === reach
  return routes.filter(isMeant).slice(-MOST_TARGETS)
}

/** The wares that bring most somewhere at sea come aboard first. */
function wares(t: State, seat: Seat): string[] {
  const { stock } = playerOf(t, seat)
  const prices = new Map<string, number>()
  for (const { buys } of t.setup.content.port.islands) {
    for (const [ware, points] of Object.entries(buys)) prices.set(ware, Math.max(prices.get(ware) ?? 0, points))
  }
  const owned = [...prices].filter(([ware]) => isWare(ware) && stock[ware] > 0)
  return owned.sort(([, a], [, b]) => b - a).map(([ware]) => ware)
}

/** Goods and a member, goods alone, a member alone, or empty holds for what the islands have. */
function cargoes(t: State, seat: Seat): string[][] {
  const { holds } = t.setup.content.port
  const goods = wares(t, seat)
  const isManned = playerOf(t, seat).at.includes('farm')
  const sets = [goods.slice(0, holds), []]
  if (isManned) sets.push([...goods.slice(0, holds - 1), 'member'], ['member'])
  return sets.filter((set, index) => sets.findIndex((other) => other.join() === set.join()) === index)
}

function captainsFor(t: State, seat: Seat): number[] {
  const { stock } = playerOf(t, seat)
  const coinsOf = (captain: number) => t.setup.content.port.captains[captain]?.coins ?? 0
  const hired = t.captains.filter((captain) => coinsOf(captain) <= stock.coins)
  const worth = (captain: number) => 2 * reachOf(t, seat, captain) - coinsOf(captain)
  return hired.sort((a, b) => worth(b) - worth(a)).slice(0, MOST_CAPTAINS)
}

function leaving(t: State, seat: Seat): Course[] {
  return captainsFor(t, seat).flatMap((captain) => {
    const option = optionId({ kind: 'hire', captain: captainId(t, captain) })
    const routes = targetsFrom(t, 'port', reachOf(t, seat, captain))
    return cargoes(t, seat).flatMap((cargo) => routes.map((route) => ({ option, cargo, route, lights: true })))
  })
}

function goingOn(t: State, seat: Seat, space: string, captain: number): Course[] {
  const routes = targetsFrom(t, space, reachOf(t, seat, captain))
  const voyages = routes.map((route): Course => ({ option: 'sail', cargo: [], route, lights: true }))
  const returning: Course[] = ['dock', 'return'].map((option) => ({ option, cargo: [], route: [], lights: true }))
  const all = [...returning, ...voyages]
  return [...all, ...all.map((voyage) => ({ ...voyage, lights: false }))]
}

export function coursesOf(t: State, seat: Seat): Course[] {
  const { ship } = playerOf(t, seat)
  if (ship === null) return []
  return ship.captain === null ? leaving(t, seat) : goingOn(t, seat, ship.at, ship.captain)
}

function pieceIn(id: string): string | null {
  const option = optionNamed(id)
  if (option?.kind === 'loadMember') return 'member'
  return option?.kind === 'load' ? option.ware : null
}

function nextPiece(options: readonly string[], cargo: readonly string[]): string {
  return options.find((option) => cargo.includes(pieceIn(option) ?? '')) ?? 'sail'
}

function nextAtIsle(options: readonly string[], lights: boolean): string {
  const sale = options.find((option) => optionNamed(option)?.kind === 'sell')
  if (sale !== undefined) return sale
  if (options.includes('take')) return 'take'
  return lights && options.includes('light') ? 'light' : 'done'
}

/** Answers as the voyage is meant; null where it cannot be carried out. */
export function helmsman({ option, cargo, route, lights }: Course): Chooser {
  let steps = 0
  return (ask, t) => {
    const { about, options } = ask
    if (about === 'travel') return options.includes(option) ? option : null
    if (about === 'load') return nextPiece(options, cargo)
    if (about === 'isle') return nextAtIsle(options, lights)
    if (about !== 'step') return sensible(t, ask)[0] ?? null
    const to = route[steps++]
    if (to !== undefined) return optionId({ kind: 'step', to })
    return options.find((end) => end === 'dock' || end === 'stop') ?? null
  }
}
