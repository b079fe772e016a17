import { choose, chooseId, type Flow } from '#kernel'
import { freeSlotsOf, isHallFull, tilePlaces } from '../rules/banners.ts'
import { type Hall, playerOf, type State, type Turn } from '../state.ts'
import { gainCoins, gainStory, wantsMarker } from './steps.ts'

export const FINANCE_COINS = 2
export const MEETING_STORY = 1

/** W-MEET: the 2/12 tile beside another white banner, a story point, a marker. */
export function* holdMeeting(t: State, turn: Turn): Flow {
  yield* layTile(t, turn)
  yield* gainStory(t, turn, MEETING_STORY)
  yield* addMarker(t, turn)
}

/** Leaving the tile where it is, on the meeting place at first, is always among the answers. */
export function* layTile(t: State, turn: Turn): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const stays = p.tile ?? 'meet'
  p.tile = stays
  const places = tilePlaces(p, turn.used).filter((place) => place !== stays)
  const options = [...places, 'stay'].map((place) => `tile:${place}`)
  const option = yield* chooseId(seat, 'tile', options, { pass: 'tile:stay' })
  if (option === 'tile:stay') return
  const place = option.slice('tile:'.length)
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
export function* useHall(t: State, turn: Turn, slot: string | null): Flow {
  const { seat } = turn
  const hall = playerOf(t, seat).hall as Hall
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
  const marked = slot ?? (yield* choose(seat, 'slot', free, (one) => `slot:${one}`))
  hall.marks.push(marked)
  t.news.push({ kind: 'marked', seat, slot: marked })
}
