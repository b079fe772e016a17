import type { Flow } from '#kernel'
import type { BannerPlaceId } from '../banner-places.ts'
import type { OptionOf } from '../options.ts'
import { freeSlotsOf, isHallFull, tilePlaces } from '../rules/banners.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import type { HallSlot } from '../words.ts'
import { chooseBy } from './asking.ts'
import { gainCoins, gainStory, wantsMarker } from './steps.ts'

export const FINANCE_COINS = 2
export const MEETING_STORY = 1

/** W-MEET: the 2/12 tile beside another white banner, a story point, a marker. */
export function* holdMeeting(t: State, turn: Turn): Flow {
  yield* layTile(t, turn)
  yield* gainStory(t, turn, MEETING_STORY)
  yield* addMarker(t, turn)
}

function tileAt(place: BannerPlaceId | 'stay'): OptionOf<'tile'> {
  return { kind: 'tile', place }
}

/** Leaving the tile where it is, on the meeting place at first, is always among the answers. */
export function* layTile(t: State, turn: Turn): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const stays = p.tile ?? 'meet'
  p.tile = stays
  const places = tilePlaces(p, turn.used).filter((place) => place !== stays)
  const options = [...places, 'stay' as const]
  const place = yield* chooseBy(seat, 'tile', options, tileAt, { pass: tileAt('stay') })
  if (place === 'stay') return
  p.tile = place
  t.news.push({ kind: 'tileLaid', seat, place })
}

export function* addMarker(t: State, turn: Turn): Flow {
  const { seat } = turn
  const { meeting } = playerOf(t, seat)
  if (meeting === null) return
  const isFull = meeting.markers >= t.setup.content.meetingPlace.slots
  if (!isFull && !(yield* wantsMarker(t, turn))) return
  if (!isFull) meeting.markers++
  t.news.push(isFull ? { kind: 'markerLost', seat, of: 'meet' } : { kind: 'markerGained', seat })
}

/** W-HALL: what a town hall gives when it is built and whenever its banner is used. `slot` if it was named already. */
export function* useHall(t: State, turn: Turn, slot: HallSlot | null): Flow {
  const { seat } = turn
  const { hall } = playerOf(t, seat)
  if (hall === null) throw new Error('no town hall to use')
  if (hall.name === 'finance') return yield* gainCoins(t, turn, FINANCE_COINS)
  const isGuild = hall.name === 'guild'
  if (isHallFull(t, playerOf(t, seat))) {
    t.news.push(isGuild ? { kind: 'goodLost', seat, good: 'joker' } : { kind: 'markerLost', seat, of: 'hall' })
    return
  }
  if (!(yield* wantsMarker(t, turn))) return
  if (isGuild) {
    hall.jokers++
    t.news.push({ kind: 'goodMade', seat, good: 'joker' })
    return
  }
  const free = freeSlotsOf(t, playerOf(t, seat))
  const marked = slot ?? (yield* chooseBy(seat, 'slot', free, (named) => ({ kind: 'slot', slot: named })))
  hall.marks.push(marked)
  t.news.push({ kind: 'marked', seat, slot: marked })
}
