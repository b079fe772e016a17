import type { Language } from '#data/languages'

type Joining = 'conjunction' | 'disjunction'

/** Two for each language at most: to make one takes long. */
const forms = new Map<`${Language} ${Joining}`, Intl.ListFormat>()

function joined(language: Language, type: Joining, parts: readonly string[]): string {
  const key = `${language} ${type}` as const
  const form = forms.get(key) ?? new Intl.ListFormat(language, { type })
  forms.set(key, form)
  return form.format(parts)
}

/** `a, b and c`. */
export function allOf(language: Language, parts: readonly string[]): string {
  return joined(language, 'conjunction', parts)
}

/** `a, b or c`. */
export function oneOf(language: Language, parts: readonly string[]): string {
  return joined(language, 'disjunction', parts)
}
