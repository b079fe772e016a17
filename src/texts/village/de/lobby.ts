import type { LobbyWord } from '../en/lobby.ts'

export const DE: Readonly<Record<LobbyWord, string>> = {
  call: 'Wer zieht ins Dorf?',
  free: 'freier Platz',
  seatsFree: '{free, plural, one {# Platz ist frei} other {# Plätze sind frei}}',
  seatsTaken: 'Alle sind da',
  front: 'vorn',
  back: 'hinten',
}
