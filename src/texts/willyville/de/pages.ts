import type { PageWord } from '../en/pages.ts'

export const DE: Readonly<Record<PageWord, string>> = {
  'category.church': 'Kirche',
  'category.windows': 'Fenster',
  'category.hall': 'Rathaus',
  'category.meeting': 'Versammlungsplatz',
  'category.harvest': 'Felder',
  'category.travel': 'Reise',
  'category.served': 'Kundschaft',
  'category.story': 'Geschichte',
  'category.labourers': 'Tagelöhner',
  'category.hand': 'Hand',
  closed: 'Das Buch ist zu',
  ifItEnded: 'Wäre jetzt Schluss',
  rounds:
    'Willyville, {rounds, plural, one {# Runde} other {# Runden}}, {graves, plural, one {# Grab} other {# Gräber}}',
  together: 'Zusammen',
  wins: 'gewinnt mit {points} Punkten',
  winsTie: 'gewinnt den Gleichstand bei {points}',
  share: 'teilen den Sieg mit {points} Punkten',
  overRounds: 'Punkte über die Runden',
  lobbyCall: 'Wer gründet ein Dorf?',
  free: 'freier Platz',
  seatsFree: '{free, plural, one {# Platz ist frei} other {# Plätze sind frei}}',
  seatsTaken: 'Alle sind da',
}
