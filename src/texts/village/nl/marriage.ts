import type { MarriageKey } from '../en/marriage.ts'

/** Names weddings where a table is set up, and their standing orders. */
export const marriage: Record<MarriageKey, string> = {
  opt_marriage_name: 'huwelijk',
  opt_marriage_text: 'Uitbreiding Marriage: bruiloften en de kant van het bord',
  marriage_off: 'zonder bruiloften',
  marriage_front: 'bruiloften, voorkant',
  marriage_back: 'bruiloften, achterkant',
  'order.bread.title': 'Brood bij een sterfgeval',
  'order.tool.title': 'Gereedschap bij ambachten',
  'order.token.title': 'Brood of gereedschap na de bruiloft',
  'order.gift.title': 'Huwelijksgeschenken',
  'order.lodging.title': 'Woning van het paar',
  'order.bread': 'brood',
  'order.tool': 'gereedschap',
  'order.double': 'twee dezelfde',
  'order.mixed': 'het gemengde geschenk',
}
