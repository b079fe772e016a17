import type { LobbyWord } from '../en/lobby.ts'

export const NL: Readonly<Record<LobbyWord, string>> = {
  call: 'Wie komt in het dorp wonen?',
  free: 'vrije plaats',
  seatsFree: '{free, plural, one {# plaats is vrij} other {# plaatsen zijn vrij}}',
  seatsTaken: 'Iedereen is er',
  front: 'voor',
  back: 'achter',
}
