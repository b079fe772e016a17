import type { Language } from '#texts'
import { pageText } from '#texts/willyville/pages'
import { lobbyPage } from '../common/lobby.ts'
import type { Picture } from '../engine/draw.ts'

/** The invitation: a valley, and headmen who sit down. */

export interface Lobby {
  /** A name for each taken seat, null for each free one. */
  readonly seats: readonly (string | null)[]
  /** By seat: the neighbour a bot plays as. */
  readonly faces?: readonly (string | null)[]
  readonly language: Language
}

export function lobbyPicture({ seats, faces = [], language }: Lobby): Picture {
  const free = seats.filter((name) => name === null).length
  return lobbyPage({
    title: 'Willyville',
    call: pageText(language, 'lobbyCall'),
    free: pageText(language, 'free'),
    seatsLeft: free === 0 ? pageText(language, 'seatsTaken') : pageText(language, 'seatsFree', { free }),
    ground: 'ground-lobby',
    names: seats,
    faces,
    figure: (seat, scale) => `headman/${scale}/${seat}`,
    guest: (scale) => `guest/${scale}`,
  })
}
