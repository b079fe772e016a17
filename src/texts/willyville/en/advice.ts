/** Themes of what a turn brings and costs, as a hint tells it, and the sentence they stand in. */
export const advice = {
  'theme.coins': 'coins for later',
  'theme.goods': 'goods and craft buildings',
  'theme.fields': 'fields',
  'theme.church': 'church and windows',
  'theme.council': 'the council',
  'theme.journey': 'the journey',
  'theme.customers': 'customers',
  'theme.story': 'story points',
  'theme.villagers': 'your villagers',
  'theme.time': 'time',
  'theme.start': 'the order of play',
  'advice.theme': '{theme} ({points})',
  'advice.both': 'Good for: {gains}. Risk: {costs}.',
  'advice.gains': 'Good for: {gains}. Little risk.',
  'advice.costs': 'Keeps what you have. Risk: {costs}.',
  'advice.none': 'Changes little. No risk.',
}

export type AdviceKey = keyof typeof advice
