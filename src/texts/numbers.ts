import type { Language } from '#data/languages'

const tenths = new Map<Language, Intl.NumberFormat>()

/** A number with one decimal, as its language writes it: `4.6`, `4,6`. */
export function tenthsOf(language: Language, n: number): string {
  const form =
    tenths.get(language) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false })
  tenths.set(language, form)
  return form.format(n)
}
