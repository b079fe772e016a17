import { IntlMessageFormat } from 'intl-messageformat'

import type { Language } from '#data/languages'

export { LANGUAGES, type Language } from '#data/languages'

export type Facts = Readonly<Record<string, string | number>>

/** The same keys in every language: the compiler sees to it. */
export type Catalogue<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

export type Teller<Key extends string> = (language: Language, key: Key, facts?: Facts) => string

/** Fills texts in; plurals and choices follow the language's own rules (ICU message format). */
export function teller<Key extends string>(catalogue: Catalogue<Key>): Teller<Key> {
  const formats = new Map<string, IntlMessageFormat>()
  return (language, key, facts = {}) => {
    const name = `${language} ${key}`
    let format = formats.get(name)
    if (format === undefined) {
      // Chevrons are Discord's, not markup of ours.
      format = new IntlMessageFormat(catalogue[language][key], language, undefined, { ignoreTag: true })
      formats.set(name, format)
    }
    return String(format.format(facts))
  }
}
