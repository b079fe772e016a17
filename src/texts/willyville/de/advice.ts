import type { AdviceKey } from '../en/advice.ts'

export const advice: Record<AdviceKey, string> = {
  'theme.coins': 'Münzen für später',
  'theme.goods': 'Güter und Handwerksgebäude',
  'theme.fields': 'Kornfelder',
  'theme.church': 'Kirche und Fenster',
  'theme.council': 'Rat',
  'theme.journey': 'Reise',
  'theme.customers': 'Kunden',
  'theme.story': 'Geschichten-Punkte',
  'theme.villagers': 'Dorfbewohner',
  'theme.time': 'Zeit',
  'theme.start': 'Reihenfolge',
  'advice.theme': '{theme} ({points})',
  'advice.both': 'Gut für: {gains}. Risiko: {costs}.',
  'advice.gains': 'Gut für: {gains}. Wenig Risiko.',
  'advice.costs': 'Bewahrt, was du hast. Risiko: {costs}.',
  'advice.none': 'Ändert wenig. Kein Risiko.',
}
