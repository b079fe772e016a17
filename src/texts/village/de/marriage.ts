import type { MarriageKey } from '../en/marriage.ts'

/** Names weddings where a table is set up. */
export const marriage: Record<MarriageKey, string> = {
  opt_marriage_name: 'heirat',
  opt_marriage_text: 'Hochzeiten, und welche Seite ihres Plans',
  marriage_off: 'ohne Hochzeiten',
  marriage_front: 'Hochzeiten, Vorderseite',
  marriage_back: 'Hochzeiten, Rückseite',
}
