import type { PageWord } from '../en/pages.ts'

export const NL: Readonly<Record<PageWord, string>> = {
  'category.church': 'Kerk',
  'category.windows': 'Ramen',
  'category.hall': 'Raadszaal',
  'category.meeting': 'Vergaderruimte',
  'category.harvest': 'Akkers',
  'category.travel': 'Reis',
  'category.served': 'Klanten',
  'category.story': 'Veilige verhaalpunten',
  'category.labourers': 'Dagloners',
  'category.hand': 'Starthand',
  closed: 'Het boek is dicht',
  ifItEnded: 'Tussenstand',
  rounds:
    'Willyville, {rounds, plural, one {# ronde} other {# rondes}}, {graves, plural, one {# graf} other {# graven}}',
  together: 'Totaal',
  wins: 'wint met {points, plural, one {# punt} other {# punten}}',
  winsTie: 'wint bij gelijke stand, {points}',
  share: 'delen de winst met {points, plural, one {# punt} other {# punten}}',
  overRounds: 'Punten per ronde',
  lobbyCall: 'Wie sticht een dorp?',
  free: 'vrije plaats',
  seatsFree: '{free, plural, one {# plaats is vrij} other {# plaatsen zijn vrij}}',
  seatsTaken: 'Iedereen is er',
}
