import type { PageWord } from '../en/pages.ts'

export const DE: Readonly<Record<PageWord, string>> = {
  'category.church': 'Kirche',
  'category.windows': 'Fenster',
  'category.hall': 'Rathaus',
  'category.meeting': 'Versammlungsplatz',
  'category.harvest': 'Kornfelder',
  'category.travel': 'Reise',
  'category.served': 'Kunden',
  'category.story': 'Sichere Geschichten',
  'category.labourers': 'Tagelöhner',
  'category.hand': 'Starthand',
  closed: 'Das Buch ist zu',
  ifItEnded: 'Zwischenstand',
  rounds:
    'Willyville, {rounds, plural, one {# Runde} other {# Runden}}, {graves, plural, one {# Grab} other {# Gräber}}',
  together: 'Gesamt',
  wins: 'gewinnt mit {points, plural, one {# Punkt} other {# Punkten}}',
  winsTie: 'gewinnt den Gleichstand bei {points}',
  share: 'teilen den Sieg mit {points, plural, one {# Punkt} other {# Punkten}}',
  overRounds: 'Punkte über die Runden',
  lobbyCall: 'Wer gründet ein Dorf?',
  free: 'freier Platz',
  seatsFree: '{free, plural, one {# Platz ist frei} other {# Plätze sind frei}}',
  seatsTaken: 'Alle sind da',
}
