import type { InnKey } from '../en/inn.ts'

/** Names the inn where a table is set up, and its standing orders. */
export const inn: Record<InnKey, string> = {
  opt_inn_name: 'wirtshaus',
  opt_inn_text: 'Erweiterung Inn mit dem Wirtshaus, und die Seite seines Plans',
  inn_off: 'ohne Wirtshaus',
  inn_front: 'Wirtshaus, Vorderseite',
  inn_back: 'Wirtshaus, Rückseite',
  'order.endTurn.title': 'Nach deiner Aktion',
}
