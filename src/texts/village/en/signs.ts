/** Short words for the signs in pictures: a sign is 136 wide. */
export const EN = {
  village: 'Village',
  round: 'Round',
  toMove: '{name}’s turn',
  gameOver: 'The game is over',
  outOf: 'of {n}',
  lastTurns: '{n, plural, one {# last turn} other {# last turns}}',
  harvest: 'Harvest',
  family: 'Family',
  crafts: 'Crafts',
  market: 'Market',
  travel: 'Travel',
  council: 'Council',
  church: 'Church',
  inn: 'Inn',
  smuggler: 'Smuggler',
  marriage: 'Marriage',
} as const

export type SignWord = keyof typeof EN
