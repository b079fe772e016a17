import type { FormerNames } from '../former-names.ts'

export const FORMER_NAMES: FormerNames = {
  en: {},
  de: { getreideernte: 'ernte', ratsstube: 'rat' },
  nl: { smederij: 'smidse', raadskamer: 'raad' },
}
