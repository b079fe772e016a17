import type { Cards, Effect } from '#data/village/schema'
import { sum } from '#games/shared/result'
import { generationOf, isAlive } from '#village/rules/members'
import { countOf, type Scored } from '#village/rules/score'
import type { Player } from '#village/state'
import { kindOf } from '#village/words'

type PointsEffect = Extract<Effect, { do: 'points' }>

/** VI-EFFECT, `points`: the number of times a villager scores. */
const COUNTS: Record<PointsEffect['per'], (t: Scored, p: Player) => number> = {
  living: (_, p) => p.at.filter(isAlive).length,
  customer: (_, p) => p.customers.length,
  churchMember: (_, p) => countOf(p, 'church'),
  councilMember: (_, p) => countOf(p, 'council'),
  craftBuilding: (_, p) => new Set(p.at.filter((place) => kindOf(place) === 'craft')).size,
  generation4: (t, p) => p.at.filter((place, member) => isAlive(place) && generationOf(t, p, member) >= 4).length,
  chronicleMember: (_, p) => countOf(p, 'chronicle'),
  graveMember: (_, p) => countOf(p, 'grave') + countOf(p, 'sea'),
}

function villagerPoints(t: Scored, p: Player, villager: Cards['villagers'][number] | undefined): number {
  if (villager?.effect.do !== 'points') return 0
  const { per, each, max } = villager.effect
  return Math.min(each * COUNTS[per](t, p), max ?? Number.POSITIVE_INFINITY)
}

/** VI-CARD-3 */
export function keptPoints(t: Scored, p: Player): { villagers: number } {
  const { villagers } = t.setup.content
  return { villagers: sum(p.villagers.map((villager) => villagerPoints(t, p, villagers[villager]))) }
}
