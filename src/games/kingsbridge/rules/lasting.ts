import type { Effect, EffectOf, EffectType, Goods } from '#data/kingsbridge/schema'
import { eventOf } from '../content-index.ts'
import { lastingEvents, type State } from '../state.ts'
import type { Card } from '../words.ts'
import { sumOf } from './goods.ts'

/** The effects that last now, the oldest first. */
export type Lasting = readonly Effect[]

const NONE: Lasting = []

/** The part of a state that decides what lasts; every view has it too. */
type Council = Pick<State, 'edge' | 'event' | 'setup'>

export function lastingOf(t: Council): Lasting {
  const events = lastingEvents(t)
  const [only] = events
  if (only === undefined) return NONE
  return events.length === 1 ? eventOf(t, only).effects : events.flatMap((id) => eventOf(t, id).effects)
}

/** The effects of one type; those on a card only for the cards in use. */
function of<T extends EffectType>(lasting: Lasting, type: T): EffectOf<T>[] {
  return lasting.filter((effect): effect is EffectOf<T> => effect.type === type)
}

/** K-LAST-3: of two prices the later card's counts. */
export function priceOf(t: Pick<State, 'setup'>, lasting: Lasting, good: 'wool' | 'cloth'): number {
  const changed = of(lasting, 'price').findLast((effect) => effect.good === good)
  return changed?.money ?? t.setup.content.market[good].price
}

export function costOf(lasting: Lasting, used: readonly Card[]): Goods {
  const costs = of(lasting, 'cardCost').filter(({ card }) => used.includes(card))
  return costs.reduce<Goods>((sum, { goods }) => sumOf(sum, goods), {})
}

/** The most pieces one use may move. */
export function limitOf(lasting: Lasting, used: readonly Card[]): number {
  const limits = of(lasting, 'cardLimit').filter(({ card }) => used.includes(card))
  return Math.min(...limits.map(({ max }) => max), Number.POSITIVE_INFINITY)
}

/** K-LAST-3, `cardBan`: the whole card, or the part of it that is asked about. */
export function isBanned(lasting: Lasting, used: readonly Card[], part?: 'care'): boolean {
  return of(lasting, 'cardBan').some((ban) => used.includes(ban.card) && (ban.part === undefined || ban.part === part))
}

export function bonusesOf(lasting: Lasting, used: readonly Card[]): EffectOf<'cardBonus'>[] {
  return of(lasting, 'cardBonus').filter(({ card }) => used.includes(card))
}

export function forgoGains(lasting: Lasting): Goods[] {
  return of(lasting, 'forgoGain').map(({ goods }) => goods)
}

export function isDrawn(lasting: Lasting): boolean {
  return of(lasting, 'randomDiscard').length > 0
}
