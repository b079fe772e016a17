import { type Language, teller } from '../index.ts'
import { DE } from './de/farm.ts'
import { EN, type FarmWord } from './en/farm.ts'
import { CATALOGUE, say } from './index.ts'
import { NL } from './nl/farm.ts'

export type { FarmWord }

/** Short words in the picture of a farm. */
export const farmText = teller<FarmWord>({ en: EN.words, de: DE.words, nl: NL.words })

/** Names that are too long for a card in some language. */
const SHORT: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: EN.short, de: DE.short, nl: NL.short }

/** Our name for a villager's card, and a short one; a table owner's own cards are called as they say. */
export function villagerName(
  language: Language,
  { id, name }: { readonly id: string; readonly name: string },
): { whole: string; short: string } {
  const key = `v.${id}`
  const isOurs = Object.hasOwn(CATALOGUE.en, key) && say('en', key as 'v.scribe') === name
  if (!isOurs) return { whole: name, short: name }
  const whole = say(language, key as 'v.scribe')
  return { whole, short: SHORT[language][id] ?? whole }
}
