/** Names weddings where a table is set up. */
export const marriage = {
  opt_marriage_name: 'marriage',
  opt_marriage_text: 'Weddings, and which side of their board',
  marriage_off: 'no weddings',
  marriage_front: 'weddings, front board',
  marriage_back: 'weddings, back board',
} as const

export type MarriageKey = keyof typeof marriage
