import type { MarriageKey } from '../en/marriage.ts'

/** Names weddings where a table is set up, and their standing orders. */
export const marriage: Record<MarriageKey, string> = {
  opt_marriage_name: 'heirat',
  opt_marriage_text: 'Erweiterung Marriage: Hochzeiten und die Seite ihres Plans',
  marriage_off: 'ohne Hochzeiten',
  marriage_front: 'Hochzeiten, Vorderseite',
  marriage_back: 'Hochzeiten, Rückseite',
  'order.bread.title': 'Brot bei einem Todesfall',
  'order.tool.title': 'Werkzeug im Handwerk',
  'order.token.title': 'Brot oder Werkzeug nach der Hochzeit',
  'order.gift.title': 'Geschenke der Hochzeit',
  'order.lodging.title': 'Wohnung des Paares',
  'order.bread': 'Brot',
  'order.tool': 'Werkzeug',
  'order.double': 'zwei gleiche',
  'order.mixed': 'das gemischte Geschenk',
}
