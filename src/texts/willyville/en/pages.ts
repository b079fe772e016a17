/** Words of the score sheet and the lobby. */
export const EN = {
  'category.church': 'Church',
  'category.windows': 'Windows',
  'category.hall': 'Town hall',
  'category.meeting': 'Meeting place',
  'category.harvest': 'Fields',
  'category.travel': 'Travel',
  'category.served': 'Customers',
  'category.story': 'Safe story points',
  'category.labourers': 'Labourers',
  'category.hand': 'Hand',
  closed: 'The book is closed',
  ifItEnded: 'If the game ended now',
  rounds:
    'Willyville, {rounds, plural, one {# round} other {# rounds}}, {graves, plural, one {# grave} other {# graves}}',
  together: 'Total',
  wins: 'wins with {points, plural, one {# point} other {# points}}',
  winsTie: 'wins the tie at {points}',
  share: 'share the win with {points, plural, one {# point} other {# points}}',
  overRounds: 'Points over the rounds',
  lobbyCall: 'Waiting for players',
  free: 'open seat',
  seatsFree: '{free, plural, one {# seat is open} other {# seats are open}}',
  seatsTaken: 'Everyone is here',
} as const

export type PageWord = keyof typeof EN
