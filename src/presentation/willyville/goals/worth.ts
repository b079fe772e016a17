import type { DiceWay, Plan } from '#willyville/planning/index'
import type { Player, State } from '#willyville/state'
import { GOODS, type Good, VILLAGERS } from '#willyville/words'
import { sumOf } from '../phrasing.ts'

/** A quick estimate in points, without looking ahead: it orders entries and finds ideas, no more. */

interface Standing {
  readonly t: State
  readonly p: Player
  /** 1 at the beginning, 0 when the graves are full. */
  readonly left: number
}

export function standingOf(t: State, seat: number): Standing {
  const { coffinsToEnd } = t.setup.content.constants
  const most = coffinsToEnd[t.setup.seats as 2 | 3 | 4]
  const filled = sumOf(VILLAGERS.map((villager) => t.chronicle[villager].length)) + t.graves.length
  return { t, p: t.players[seat] as Player, left: Math.max(0, 1 - filled / most) }
}

/** Counts the goods of a kind that waiting customers want beyond those that are there. */
function wantedOf({ t, p }: Standing, good: Good): number {
  const wanted = sumOf(p.waiting.map((customer) => t.setup.content.customers[customer]?.goods[good] ?? 0))
  return wanted - (p.crafts[good]?.goods ?? 0)
}

/** A good is worth less if many lie about already, and more if a customer waits for it. */
function goodWorth(stand: Standing, good: Good, n: number): number {
  const { p, left } = stand
  if (n <= 0) return n * (0.4 + 0.3 * left)
  const had = p.crafts[good]?.goods ?? 0
  return n * ((0.5 + 0.6 * left) / (1 + 0.35 * had) + (wantedOf(stand, good) > 0 ? 0.7 : 0))
}

/** Story points on the tree count once they are home, and the rat may come first. */
function treeWorth({ t, left }: Standing, n: number): number {
  return n * (0.35 + 0.3 * left + (t.rat > 4 ? 0.1 : 0))
}

/** Estimates the points a new card will bring later, beyond those it brings now. */
function laterOf({ left, p, t }: Standing, step: string): number {
  const [verb, rest = ''] = step.split(':')
  const crafts = GOODS.filter((good) => p.crafts[good] !== null).length
  if (verb === 'build') return 7 * left * (1 - crafts * 0.12)
  if (verb === 'field') return (3 * left) / (1 + 0.2 * p.fields.length)
  if (verb === 'church') return 4 * left
  if (verb === 'monk') return 1.5
  if (verb === 'meet') return p.meeting === null ? 4 * left : 0
  if (verb === 'hall') return p.hall === null ? 5 * left : 1.2
  if (verb === 'travel') return [3, 4, 5.5, 6.5, 9.3][p.travel.length] ?? 3
  if (verb === 'take' || verb === 'free') return customerWorth(t, p, rest)
  // Its point counts only for who holds it at the end.
  if (verb === 'hand') return 0.5 - left
  if (verb === 'ask') return headmanWorth(p, rest, left)
  if (verb === 'school') return childWorth(p, rest, left)
  return 0
}

/** A child is worth a place that waits for it; a villager back is worth an area. */
function childWorth(p: Player, move: string, left: number): number {
  const empty = VILLAGERS.filter((villager) => !p.villagers[villager]).length
  if (move.includes('>')) return 1.2 + 3 * left
  return move === 'new' ? 0.4 + 0.9 * Math.min(2, empty) * left : 0.3 + 0.6 * left
}

/** Towards home with a full tree, towards the story with time to come home again. */
function headmanWorth(p: Player, to: string, left: number): number {
  if (to === 'coin') return p.headman === 'story' ? 0.2 * p.tree : 1.2 * left
  return to === 'story' ? left - 0.1 * p.tree : 0
}

/** A customer is worth its points as far as its goods are in reach. */
export function customerWorth(t: State, p: Player, ids: string): number {
  return sumOf(
    ids.split(',').map((id) => {
      const card = t.setup.content.customers[Number(id.replace(/\D/g, '')) - 1]
      if (card === undefined) return 0
      const wanted = GOODS.filter((good) => (card.goods[good] ?? 0) > 0)
      const made = wanted.filter((good) => p.crafts[good] !== null).length
      return (card.points * (0.25 + (0.45 * made) / Math.max(1, wanted.length))) / (1 + 0.3 * p.waiting.length)
    }),
  )
}

/** Weighs what Death takes: a villager who may be missed, against story points for the dead. */
function deathCost({ p, left, t }: Standing): number {
  const alive = VILLAGERS.filter((villager) => p.villagers[villager])
  const room = alive.some(
    (villager) => t.chronicle[villager].length < t.setup.content.constants.chronicle.perProfession.length,
  )
  return 1 + 3.5 * left + (alive.length <= 1 ? 5 : 0) - (room ? 0.8 : 0)
}

const TIME_COST = 0.4
const COIN_WORTH = 0.6
const MARKER_WORTH = 0.8

export function worthOf(stand: Standing, plan: Plan, way: DiceWay): number {
  const { gains } = plan
  const isHome = gains.safe > 0
  const goods = sumOf(GOODS.map((good) => goodWorth(stand, good, gains.goods[good])))
  const tree = isHome ? -0.5 * gains.safe : treeWorth(stand, gains.tree)
  const coins = (gains.coins - way.coins) * COIN_WORTH * (0.4 + 0.6 * stand.left)
  const markers = (gains.markers - way.markers) * MARKER_WORTH * (0.3 + 0.7 * stand.left)
  const later = sumOf(plan.steps.flatMap((step) => step.split(',')).map((step) => laterOf(stand, step)))
  const time = (plan.time + way.time) * TIME_COST * (0.5 + 0.5 * stand.left)
  const death = way.death ? deathCost(stand) : 0
  return gains.points + goods + tree + coins + markers + gains.jokers + later - time - death
}
