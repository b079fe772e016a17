import type { Cards, Effect } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { hasMember } from '#village/rules/members'
import { playerOf, type State } from '#village/state'
import { readOption } from '#village/words'
import type { Moment } from '../module.ts'
import { canHappen, happen } from './effects.ts'
import { villagerId } from './visit.ts'

type Villager = Cards['villagers'][number]

export function villagerNamed(t: Pick<State, 'setup'>, id: string): number {
  return t.setup.content.villagers.findIndex((villager) => villager.id === id)
}

/** Nobody sets out, goes on or returns in the middle of a voyage, or calls a market day within another. */
function isWithinItself(t: State, { effect }: Villager): boolean {
  if (effect.do !== 'action') return false
  return effect.space === 'travel' ? t.voyage !== null : effect.space === 'market' && t.market !== null
}

const GIFTS: readonly Effect['do'][] = ['gain', 'pick', 'birth', 'rewards', 'enshrine', 'rewind', 'load']

/** V-TURN-6: what a question holds ready stays where it is. */
function takesNothing({ effect }: Villager): boolean {
  return GIFTS.includes(effect.do) || (effect.do === 'advance' && !effect.privilege)
}

/** VI-CARD-1, VI-CARD-2: cards whose effect can happen now, at least in part. */
export function cardOptions(t: State, seat: Seat, moment: Moment): string[] {
  const { villagers } = playerOf(t, seat)
  if (moment === 'any' || villagers.length === 0) return []
  const playable = villagers.filter((villager) => {
    const card = t.setup.content.villagers[villager] as Villager
    if (card.when !== 'turn' || isWithinItself(t, card)) return false
    if (moment === 'midway' && !takesNothing(card)) return false
    return canHappen(t, seat, card.effect)
  })
  return playable.map((villager) => `card:${villagerId(t, villager)}`)
}

/** V-ORDER `endTurn`: decided by whoever has a villager to play, or a member who may bring one. */
export function endOrders(t: State, seat: Seat): string[] {
  const p = playerOf(t, seat)
  const isHeld = p.villagers.some((villager) => t.setup.content.villagers[villager]?.when === 'turn')
  if (!isHeld && !hasMember(p, 'inn')) return []
  return [p.asksAtEnd ? 'endTurn:end' : 'endTurn:ask']
}

export function keepEndOrder(t: State, seat: Seat, option: string): void {
  const [verb, rest] = readOption(option)
  if (verb === 'endTurn') playerOf(t, seat).asksAtEnd = rest === 'ask'
}

/** Who moves, is born, is fed or leaves a grave may change who dies, or where to. */
function mayChangeDeath({ effect }: Villager): boolean {
  if (effect.do === 'gain') return (effect.give.bread ?? 0) > 0
  return ['action', 'advance', 'birth', 'enshrine'].includes(effect.do)
}

function isBoughtNow(t: State, seat: Seat, villager: number): boolean {
  const id = villagerId(t, villager)
  return t.news.some((news) => news.kind === 'villagerBought' && news.seat === seat && news.villager === id)
}

/**
 * Asked unless told otherwise only where waiting could be too late, in a last turn and before a death, and once about a
 * villager bought in this very turn: its owner could not play it before.
 */
export function hasLastCard(t: State, seat: Seat, hasBeenAsked: boolean): boolean {
  const playable = cardOptions(t, seat, 'turn').map((option) => villagerNamed(t, readOption(option)[1]))
  if (playable.length === 0) return false
  const { asksAtEnd, deaths } = playerOf(t, seat)
  if (asksAtEnd || t.end !== null) return true
  if (!hasBeenAsked && playable.some((villager) => isBoughtNow(t, seat, villager))) return true
  return deaths > 0 && playable.some((villager) => mayChangeDeath(t.setup.content.villagers[villager] as Villager))
}

/** The card leaves the game. */
export function useUp(t: State, seat: Seat, id: string): Villager {
  const p = playerOf(t, seat)
  const villager = villagerNamed(t, id)
  p.villagers = p.villagers.filter((other) => other !== villager)
  t.played.push(villager)
  t.news.push({ kind: 'villagerPlayed', seat, villager: id })
  return t.setup.content.villagers[villager] as Villager
}

export function* playCard(t: State, seat: Seat, option: string): Flow {
  const [verb, id] = readOption(option)
  if (verb !== 'card') return
  const { effect } = useUp(t, seat, id)
  yield* happen(t, seat, effect)
}
