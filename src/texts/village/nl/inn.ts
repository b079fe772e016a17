import type { InnKey } from '../en/inn.ts'

/** Names the inn where a table is set up, and its standing orders. */
export const inn: Record<InnKey, string> = {
  opt_inn_name: 'herberg',
  opt_inn_text: 'Uitbreiding Inn: de herberg en de kant van het bord',
  inn_off: 'zonder herberg',
  inn_front: 'herberg, voorkant',
  inn_back: 'herberg, achterkant',
  'order.endTurn.title': 'Na je actie',
}
