/** Names weddings where a table is set up, and their standing orders. */
export const marriage = {
  opt_marriage_name: 'marriage',
  opt_marriage_text: 'The Marriage expansion and the side of its board',
  marriage_off: 'no weddings',
  marriage_front: 'weddings, front of the board',
  marriage_back: 'weddings, back of the board',
  'order.bread.title': 'Bread at a death',
  'order.tool.title': 'Tools in crafts',
  'order.token.title': 'Bread or tool after a wedding',
  'order.gift.title': 'Wedding gifts',
  'order.lodging.title': 'Home of the couple',
  'order.bread': 'bread',
  'order.tool': 'a tool',
  'order.double': 'two of a kind',
  'order.mixed': 'the mixed gift',
} as const

export type MarriageKey = keyof typeof marriage
