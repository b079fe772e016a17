import { lobbyPage } from '../common/lobby.ts'
import type { Picture } from '../engine/draw.ts'
import { PAGE_WORDS } from './page-words.ts'
import type { Language } from './words.ts'

/** The invitation: a valley, and headmen who sit down. */

export interface Lobby {
  /** A name for each taken seat, null for each free one. */
  readonly seats: readonly (string | null)[]
  readonly language: Language
}

export function lobbyPicture({ seats, language }: Lobby): Picture {
  const words = PAGE_WORDS[language]
  const free = seats.filter((name) => name === null).length
  return lobbyPage({
    title: 'Willyville',
    call: words.lobbyCall,
    free: words.free,
    seatsLeft: free === 0 ? words.seatsTaken : words.seatsFree(free),
    ground: 'ground-lobby',
    names: seats,
    figure: (seat, scale) => `headman/${scale}/${seat}`,
    guest: (scale) => `guest/${scale}`,
  })
}
