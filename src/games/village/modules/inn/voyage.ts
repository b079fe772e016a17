import type { Cards } from '#data/village/schema'
import type { Seat } from '#kernel'
import { playerOf, type State } from '#village/state'
import { readOption } from '#village/words'
import type { Voyage } from '../module.ts'
import { useUp } from './cards.ts'

type Villager = Cards['villagers'][number]

/** VI-CARD-2: cards for the sea, before the first step. */
export function seaCards(t: State, seat: Seat, voyage: Voyage): string[] {
  const held = playerOf(t, seat).villagers.map((villager) => t.setup.content.villagers[villager] as Villager)
  const playable = held.filter(({ effect }) => effect.do === 'sail' && (effect.steps || !voyage.isTimeless))
  return playable.map(({ id }) => `card:${id}`)
}

export function playSeaCard(t: State, seat: Seat, option: string, voyage: Voyage): void {
  const { effect } = useUp(t, seat, readOption(option)[1])
  if (effect.do !== 'sail') return
  voyage.free += effect.steps ?? 0
  voyage.isTimeless ||= effect.noTime ?? false
}
