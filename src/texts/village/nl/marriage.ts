import type { MarriageKey } from '../en/marriage.ts'

/** Names weddings where a table is set up, and their standing orders. */
export const marriage: Record<MarriageKey, string> = {
  opt_marriage_name: 'huwelijk',
  opt_marriage_text: 'Bruiloften, en welke kant van hun bord',
  marriage_off: 'zonder bruiloften',
  marriage_front: 'bruiloften, voorkant',
  marriage_back: 'bruiloften, achterkant',
  'order.bread.title': 'Brood bij een dood',
  'order.tool.title': 'Gereedschap in ambachten',
  'order.token.title': 'Brood of gereedschap na de trouwerij',
  'order.gift.title': 'Geschenken van de trouwerij',
  'order.lodging.title': 'Onderkomen',
  'order.bread': 'brood',
  'order.tool': 'gereedschap',
  'order.double': 'twee dezelfde',
  'order.mixed': 'het gemengde geschenk',
}
