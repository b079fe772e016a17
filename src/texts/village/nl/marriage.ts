import type { MarriageKey } from '../en/marriage.ts'

/** Names weddings where a table is set up. */
export const marriage: Record<MarriageKey, string> = {
  opt_marriage_name: 'huwelijk',
  opt_marriage_text: 'Bruiloften, en welke kant van hun bord',
  marriage_off: 'zonder bruiloften',
  marriage_front: 'bruiloften, voorkant',
  marriage_back: 'bruiloften, achterkant',
}
