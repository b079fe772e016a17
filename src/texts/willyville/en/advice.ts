/** Themes of what a turn brings and costs, as a hint tells it, and the sentence they stand in. */
export const advice = {
  'theme.coins': 'coins for later',
  'theme.goods': 'goods and workshops',
  'theme.fields': 'the fields',
  'theme.church': 'the church and its windows',
  'theme.council': 'the council',
  'theme.journey': 'the journey',
  'theme.customers': 'customers',
  'theme.story': 'stories',
  'theme.villagers': 'your villagers',
  'theme.time': 'time',
  'theme.start': 'the order of play',
  'advice.theme': '{theme} ({points})',
  'advice.both': 'It gains by {gains}, and what it risks is {costs}.',
  'advice.gains': 'It gains by {gains}, and risks little.',
  'advice.costs': 'It keeps what you have; what it risks is {costs}.',
  'advice.none': 'It changes little, and risks nothing.',
}

export type AdviceKey = keyof typeof advice
