import { contentIndexOf } from '../content-index.ts'
import type { State, Turn } from '../state.ts'
import {
  againstChurch,
  againstCraft,
  againstField,
  againstHall,
  againstHand,
  againstMarket,
  againstMeeting,
  againstMonk,
  againstTravel,
  isFree,
} from './conditions.ts'

/** W-BLACK: the black banners this value can activate now, by area. */
export function blackOptions(t: State, turn: Turn): string[] {
  const { seat, value } = turn
  const blacks = contentIndexOf(t).blacks[value]
  if (blacks === undefined) return []
  const options: string[] = []
  for (const name of blacks.churches) if (isFree(againstChurch(t, seat, name))) options.push(`church:${name}`)
  for (const stack of blacks.stacks) if (isFree(againstMonk(t, seat, stack))) options.push(`monk:${stack}`)
  if (blacks.isMeeting && isFree(againstMeeting(t, seat))) options.push('meet')
  for (const name of blacks.halls) if (isFree(againstHall(t, seat, name))) options.push(`hall:${name}`)
  for (const letter of blacks.letters) if (isFree(againstTravel(t, seat, letter))) options.push('travel')
  for (const { good, card, id } of blacks.crafts) if (isFree(againstCraft(t, seat, good, card))) options.push(id)
  if (blacks.isField && isFree(againstField(t))) options.push('field')
  if (blacks.isMarket && isFree(againstMarket(t))) options.push('market')
  if (blacks.isHand && isFree(againstHand(t, seat))) options.push('hand')
  return options
}
