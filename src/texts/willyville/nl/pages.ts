import type { PageWord } from '../en/pages.ts'

export const NL: Readonly<Record<PageWord, string>> = {
  'category.church': 'Kerk',
  'category.windows': 'Ramen',
  'category.hall': 'Raadhuis',
  'category.meeting': 'Vergaderplaats',
  'category.harvest': 'Akkers',
  'category.travel': 'Reis',
  'category.served': 'Klanten',
  'category.story': 'Verhaal, veilig',
  'category.labourers': 'Dagloners',
  'category.hand': 'Hand',
  closed: 'Het boek is dicht',
  ifItEnded: 'Als het nu eindigde',
  rounds:
    'Willyville, {rounds, plural, one {# ronde} other {# ronden}}, {graves, plural, one {# graf} other {# graven}}',
  together: 'Samen',
  wins: 'wint met {points} punten',
  winsTie: 'wint bij gelijke stand, {points}',
  share: 'delen de winst met {points} punten',
  overRounds: 'Punten per ronde',
  lobbyCall: 'Wie sticht een dorp?',
  free: 'vrije plaats',
  seatsFree: '{free, plural, one {# plaats is vrij} other {# plaatsen zijn vrij}}',
  seatsTaken: 'Iedereen is er',
}
