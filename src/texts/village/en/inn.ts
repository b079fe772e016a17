/** Names the inn where a table is set up, and its standing orders. */
export const inn = {
  opt_inn_name: 'inn',
  opt_inn_text: 'The inn with its villagers, and which side of its board',
  inn_off: 'no inn',
  inn_front: 'inn, front board',
  inn_back: 'inn, back board',
  'order.endTurn.title': 'After the action',
} as const

export type InnKey = keyof typeof inn
