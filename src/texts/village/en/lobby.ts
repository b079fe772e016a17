/** Words in the picture of a lobby. */
export const EN = {
  call: 'Waiting for players',
  free: 'open seat',
  seatsFree: '{free, plural, one {# seat is open} other {# seats are open}}',
  seatsTaken: 'Everyone is here',
  front: 'front',
  back: 'back',
} as const

export type LobbyWord = keyof typeof EN
