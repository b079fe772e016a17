import { CARDS } from '#data/kingsbridge/cards'
import type { PLACES } from '#kingsbridge/words'
import type { Language } from '#texts'
import { handText } from '#texts/kingsbridge/hand'
import { type LobbySpot, lobbyPage } from '../common/lobby.ts'
import type { Picture } from '../engine/draw.ts'

/** The invitation: a square table in the market place, and burghers who take their seats around it. */

export interface Lobby {
  /** A name for each taken seat, null for each free one. */
  readonly seats: readonly (string | null)[]
  /** By seat: the neighbour a bot plays as. */
  readonly faces?: readonly (string | null)[]
  readonly language: Language
}

/** The sides of the table, as the seats are called: turned a little, so that nobody hides anybody. */
const SPOTS: Readonly<Record<(typeof PLACES)[number], LobbySpot>> = {
  north: { x: 426, figure: 284, ribbon: 308, w: 206 },
  east: { x: 974, figure: 350, ribbon: 376, w: 206 },
  south: { x: 760, figure: 424, ribbon: 454, w: 206 },
  west: { x: 226, figure: 392, ribbon: 420, w: 206 },
}

/** K-SEAT-2. Nobody plays alone; a single seat is shown where all look first. */
function spotOf(seat: number, seats: number): LobbySpot {
  const places = CARDS.seats[seats as 2 | 3 | 4] ?? ['south']
  return SPOTS[places[seat] ?? 'south']
}

export function lobbyPicture({ seats, faces = [], language }: Lobby): Picture {
  const free = seats.filter((name) => name === null).length
  const page = lobbyPage({
    title: 'Kingsbridge',
    call: handText(language, 'lobbyCall'),
    free: handText(language, 'free'),
    seatsLeft: handText(language, free === 0 ? 'seatsTaken' : 'seatsFree', { free }),
    ground: 'k-ground-lobby',
    names: seats,
    faces,
    spotOf: (seat) => spotOf(seat, seats.length),
    figure: (seat, scale) => `k-burgher/${seat}/${scale}`,
    guest: (scale) => `k-absent/${scale}`,
  })
  return { ...page, colours: 'kingsbridge' }
}
