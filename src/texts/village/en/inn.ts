/** Names the inn where a table is set up, and its standing orders. */
export const inn = {
  opt_inn_name: 'inn',
  opt_inn_text: 'The Inn expansion and the side of its board',
  inn_off: 'no inn',
  inn_front: 'inn, front of the board',
  inn_back: 'inn, back of the board',
  'order.endTurn.title': 'After your action',
} as const

export type InnKey = keyof typeof inn
