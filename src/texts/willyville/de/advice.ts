import type { AdviceKey } from '../en/advice.ts'

export const advice: Record<AdviceKey, string> = {
  'theme.coins': 'Münzen für später',
  'theme.goods': 'Waren und Werkstätten',
  'theme.fields': 'Felder',
  'theme.church': 'Kirche und Fenster',
  'theme.council': 'Rat',
  'theme.journey': 'Reise',
  'theme.customers': 'Kunden',
  'theme.story': 'Geschichten',
  'theme.villagers': 'Leute im Dorf',
  'theme.time': 'Zeit',
  'theme.start': 'Reihenfolge',
  'advice.theme': '{theme} ({points})',
  'advice.both': 'Das bringt etwas für {gains}; gewagt ist es bei {costs}.',
  'advice.gains': 'Das bringt etwas für {gains} und wagt wenig.',
  'advice.costs': 'Das bewahrt, was du hast; gewagt ist es bei {costs}.',
  'advice.none': 'Das ändert wenig und wagt nichts.',
}
