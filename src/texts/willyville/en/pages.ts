/** Words of the score sheet and the lobby. */
export const EN = {
  'category.church': 'Church',
  'category.windows': 'Windows',
  'category.hall': 'Town hall',
  'category.meeting': 'Meeting place',
  'category.harvest': 'Fields',
  'category.travel': 'Travel',
  'category.served': 'Customers',
  'category.story': 'Story, safe',
  'category.labourers': 'Labourers',
  'category.hand': 'Hand',
  closed: 'The book is closed',
  ifItEnded: 'If it ended now',
  rounds:
    'Willyville, {rounds, plural, one {# round} other {# rounds}}, {graves, plural, one {# grave} other {# graves}}',
  together: 'Together',
  wins: 'wins with {points} points',
  winsTie: 'wins the tie at {points}',
  share: 'share the win with {points} points',
  overRounds: 'Points over the rounds',
  lobbyCall: 'Who founds a village?',
  free: 'free seat',
  seatsFree: '{free, plural, one {# seat is free} other {# seats are free}}',
  seatsTaken: 'Everybody is here',
} as const

export type PageWord = keyof typeof EN
