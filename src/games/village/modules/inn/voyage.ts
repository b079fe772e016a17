import type { Seat } from '#kernel'
import type { State } from '#village/state'
import type { Voyage } from '../module.ts'
import type { VillageOption } from '../modules.ts'
import { useUp, villagersOf } from './cards.ts'

/** VI-CARD-2: cards for the sea, before the first step. */
export function seaCards(t: State, seat: Seat, voyage: Voyage): VillageOption[] {
  const playable = villagersOf(t, seat).filter(
    ({ effect }) => effect.do === 'sail' && (effect.steps || !voyage.isTimeless),
  )
  return playable.map(({ id }) => ({ kind: 'card', villager: id }))
}

export function playSeaCard(t: State, seat: Seat, option: VillageOption, voyage: Voyage): void {
  const effect = option.kind === 'card' ? useUp(t, seat, option) : undefined
  if (effect?.do !== 'sail') return
  voyage.free += effect.steps ?? 0
  voyage.isTimeless ||= effect.noTime ?? false
}
