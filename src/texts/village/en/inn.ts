/** Names the inn where a table is set up, and its standing orders. */
export const inn = {
  opt_inn_name: 'inn',
  opt_inn_text: 'The Inn expansion and the side of its board',
  inn_off: 'no inn',
  inn_front: 'inn, front of the board',
  inn_back: 'inn, back of the board',
  'order.endTurn.title': 'After your action',
  'rule.VI-INN-1': 'With no one in the inn, a member first goes there for 1 time.',
  'rule.VI-INN-2': 'At the inn you pay, put one top villager under its pile and may buy one.',
  'rule.VI-INN-3': 'The inn needs a member there or on your farm, and villagers that are left.',
} as const

export type InnKey = keyof typeof inn
