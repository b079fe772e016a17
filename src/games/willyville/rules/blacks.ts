import { contentIndexOf } from '../content-index.ts'
import type { BlackOption } from '../options.ts'
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
export function blackOptions(t: State, turn: Turn): BlackOption[] {
  const { seat, value } = turn
  const banners = contentIndexOf(t).blackBanners[value]
  if (banners === undefined) return []
  const options: BlackOption[] = []
  for (const church of banners.churches)
    if (isFree(againstChurch(t, seat, church))) options.push({ kind: 'church', church })
  for (const stack of banners.stacks) if (isFree(againstMonk(t, seat, stack))) options.push({ kind: 'monk', stack })
  if (banners.isMeeting && isFree(againstMeeting(t, seat))) options.push({ kind: 'meet' })
  for (const hall of banners.halls) if (isFree(againstHall(t, seat, hall))) options.push({ kind: 'buildHall', hall })
  for (const letter of banners.letters)
    if (isFree(againstTravel(t, seat, letter))) options.push({ kind: 'travel', letter: null })
  for (const { good, card, option } of banners.crafts)
    if (isFree(againstCraft(t, seat, good, card))) options.push(option)
  if (banners.isField && isFree(againstField(t))) options.push({ kind: 'field' })
  if (banners.isMarket && isFree(againstMarket(t))) options.push({ kind: 'market' })
  if (banners.isHand && isFree(againstHand(t, seat))) options.push({ kind: 'hand' })
  return options
}
