import type { AdviceKey } from '../en/advice.ts'

export const advice: Record<AdviceKey, string> = {
  'theme.coins': 'munten voor later',
  'theme.goods': 'waren en werkplaatsen',
  'theme.fields': 'de akkers',
  'theme.church': 'de kerk en haar ramen',
  'theme.council': 'de raad',
  'theme.journey': 'de reis',
  'theme.customers': 'klanten',
  'theme.story': 'verhalen',
  'theme.villagers': 'je dorpelingen',
  'theme.time': 'tijd',
  'theme.start': 'de speelvolgorde',
  'advice.theme': '{theme} ({points})',
  'advice.both': 'Dat levert iets op voor {gains}; het risico ligt bij {costs}.',
  'advice.gains': 'Dat levert iets op voor {gains} en waagt weinig.',
  'advice.costs': 'Dat bewaart wat je hebt; het risico ligt bij {costs}.',
  'advice.none': 'Dat verandert weinig en waagt niets.',
}
