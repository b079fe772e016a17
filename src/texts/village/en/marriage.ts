/** Names weddings where a table is set up, and their standing orders. */
export const marriage = {
  opt_marriage_name: 'marriage',
  opt_marriage_text: 'Weddings, and which side of their board',
  marriage_off: 'no weddings',
  marriage_front: 'weddings, front board',
  marriage_back: 'weddings, back board',
  'order.bread.title': 'Bread at a death',
  'order.tool.title': 'Tools in crafts',
  'order.token.title': 'Bread or tool after a wedding',
  'order.gift.title': 'Gifts of a wedding',
  'order.lodging.title': 'Lodging',
  'order.bread': 'bread',
  'order.tool': 'a tool',
  'order.double': 'two of a kind',
  'order.mixed': 'the mixed gift',
} as const

export type MarriageKey = keyof typeof marriage
