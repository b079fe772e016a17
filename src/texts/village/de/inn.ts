import type { InnKey } from '../en/inn.ts'

/** Names the inn where a table is set up, and its standing orders. */
export const inn: Record<InnKey, string> = {
  opt_inn_name: 'wirtshaus',
  opt_inn_text: 'Erweiterung Inn mit dem Wirtshaus, und die Seite seines Plans',
  inn_off: 'ohne Wirtshaus',
  inn_front: 'Wirtshaus, Vorderseite',
  inn_back: 'Wirtshaus, Rückseite',
  'order.endTurn.title': 'Nach deiner Aktion',
  'rule.VI-INN-1': 'Ist niemand von dir im Wirtshaus, geht zuerst jemand für 1 Zeit hinein.',
  'rule.VI-INN-2':
    'Im Wirtshaus zahlst du, schiebst einen obersten Dorfbewohner unter seinen Stapel und darfst einen kaufen.',
  'rule.VI-INN-3': 'Für das Wirtshaus brauchst du jemanden dort oder auf dem Hof und Dorfbewohner, die noch da sind.',
}
