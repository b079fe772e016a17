import type { Cards, Effect } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { hasMember } from '#village/rules/members'
import { playerOf, type State } from '#village/state'
import type { Moment } from '../module.ts'
import type { VillageOption } from '../modules.ts'
import { canHappen, happen } from './effects.ts'
import type { InnOption } from './options.ts'

type Villager = Cards['villagers'][number]

type CardOption = Extract<InnOption, { kind: 'card' }>

/** The villagers in front of a seat. */
export function villagersOf(t: State, seat: Seat): Villager[] {
  const { villagers } = t.setup.content
  return playerOf(t, seat).villagers.flatMap((villager) => villagers[villager] ?? [])
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
export function playableVillagers(t: State, seat: Seat, moment: Moment): Villager[] {
  if (moment === 'any') return []
  return villagersOf(t, seat).filter((card) => {
    if (card.when !== 'turn' || isWithinItself(t, card)) return false
    if (moment === 'midway' && !takesNothing(card)) return false
    return canHappen(t, seat, card.effect)
  })
}

export function cardOptions(t: State, seat: Seat, moment: Moment): CardOption[] {
  return playableVillagers(t, seat, moment).map(({ id }) => ({ kind: 'card', villager: id }))
}

/** V-ORDER `endTurn`: decided by whoever has a villager to play, or a member who may bring one. */
export function endOrders(t: State, seat: Seat): VillageOption[] {
  const p = playerOf(t, seat)
  const isHeld = villagersOf(t, seat).some(({ when }) => when === 'turn')
  if (!isHeld && !hasMember(p, 'inn')) return []
  return [{ kind: 'endTurn', use: p.asksAtEnd ? 'end' : 'ask' }]
}

export function keepEndOrder(t: State, seat: Seat, option: VillageOption): void {
  if (option.kind === 'endTurn') playerOf(t, seat).asksAtEnd = option.use === 'ask'
}

/** A member that moves, is born, is fed or leaves a grave may change who dies, or where to. */
function mayChangeDeath({ effect }: Villager): boolean {
  if (effect.do === 'gain') return (effect.give.bread ?? 0) > 0
  return ['action', 'advance', 'birth', 'enshrine'].includes(effect.do)
}

function isBoughtNow(t: State, seat: Seat, { id }: Villager): boolean {
  return t.news.some((news) => news.kind === 'villagerBought' && news.seat === seat && news.villager === id)
}

/**
 * Asked unless told otherwise only where waiting could be too late, in a last turn and before a death, and once about a
 * villager bought in this very turn: its owner could not play it before.
 */
export function hasLastCard(t: State, seat: Seat, hasBeenAsked: boolean): boolean {
  const playable = playableVillagers(t, seat, 'turn')
  if (playable.length === 0) return false
  const { asksAtEnd, deaths } = playerOf(t, seat)
  if (asksAtEnd || t.end !== null) return true
  if (!hasBeenAsked && playable.some((villager) => isBoughtNow(t, seat, villager))) return true
  return deaths > 0 && playable.some(mayChangeDeath)
}

/** The card leaves the game. */
export function useUp(t: State, seat: Seat, { villager: id }: CardOption): Effect | undefined {
  const p = playerOf(t, seat)
  const { villagers } = t.setup.content
  const used = villagers.findIndex((card) => card.id === id)
  p.villagers = p.villagers.filter((other) => other !== used)
  t.played.push(used)
  t.news.push({ kind: 'villagerPlayed', seat, villager: id })
  return villagers[used]?.effect
}

export function* playCard(t: State, seat: Seat, option: VillageOption): Flow {
  if (option.kind !== 'card') return
  const effect = useUp(t, seat, option)
  if (effect !== undefined) yield* happen(t, seat, effect)
}
