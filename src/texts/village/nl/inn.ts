import type { InnKey } from '../en/inn.ts'

/** Names the inn where a table is set up, and its standing orders. */
export const inn: Record<InnKey, string> = {
  opt_inn_name: 'herberg',
  opt_inn_text: 'Uitbreiding Inn: de herberg en de kant van het bord',
  inn_off: 'zonder herberg',
  inn_front: 'herberg, voorkant',
  inn_back: 'herberg, achterkant',
  'order.endTurn.title': 'Na je actie',
  'rule.VI-INN-1': 'Is er niemand van jou in de herberg, dan gaat er eerst iemand heen voor 1 tijd.',
  'rule.VI-INN-2':
    'In de herberg betaal je, leg je een bovenste dorpsbewoner onder zijn stapel en mag je er een kopen.',
  'rule.VI-INN-3': 'Voor de herberg heb je iemand daar of op de boerderij nodig, en dorpsbewoners die er nog zijn.',
}
