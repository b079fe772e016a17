import type { AdviceKey } from '../en/advice.ts'

export const advice: Record<AdviceKey, string> = {
  'theme.coins': 'munten voor later',
  'theme.goods': 'goederen en ambachtslocaties',
  'theme.fields': 'akkers',
  'theme.church': 'kerk en ramen',
  'theme.council': 'dorpsraad',
  'theme.journey': 'reis',
  'theme.customers': 'klanten',
  'theme.story': 'verhaalpunten',
  'theme.villagers': 'dorpsbewoners',
  'theme.time': 'tijd',
  'theme.start': 'speelvolgorde',
  'advice.theme': '{theme} ({points})',
  'advice.both': 'Goed voor: {gains}. Risico: {costs}.',
  'advice.gains': 'Goed voor: {gains}. Weinig risico.',
  'advice.costs': 'Je houdt wat je hebt. Risico: {costs}.',
  'advice.none': 'Verandert weinig. Geen risico.',
}
