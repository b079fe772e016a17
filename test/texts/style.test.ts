import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#texts'
import { CATALOGUE_NAMES, CATALOGUES, type CatalogueName } from './catalogues.ts'
import { LABELS } from './labels.ts'
import { type Labels, parse, placeholders, styleFlaws, variants } from './style.ts'
import { refusedWords, type Term } from './terms.ts'
import { KINGSBRIDGE_TERMS } from './terms-kingsbridge.ts'
import { SHARED_TERMS } from './terms-shared.ts'
import { UI_TERMS } from './terms-ui.ts'
import { VILLAGE_TERMS } from './terms-village.ts'
import { WILLYVILLE_TERMS } from './terms-willyville.ts'

const TERMS: Readonly<Record<CatalogueName, readonly Term[]>> = {
  ui: [...SHARED_TERMS, ...UI_TERMS],
  willyville: [...SHARED_TERMS, ...WILLYVILLE_TERMS],
  village: [...SHARED_TERMS, ...VILLAGE_TERMS],
  kingsbridge: [...SHARED_TERMS, ...KINGSBRIDGE_TERMS],
}

function flawsOf(name: CatalogueName, language: Language): string[] {
  return Object.entries(CATALOGUES[name][language]).flatMap(([key, text]) => {
    // The names of what is filled in are nobody’s to read.
    const said = variants(parse(text)).map((variant) => variant.replaceAll(/\{\w+\}/gu, '…'))
    const refused = said.flatMap((variant) => refusedWords(variant, key, language, TERMS[name]))
    const flaws = [...styleFlaws(key, text, language, LABELS[name]), ...new Set(refused)]
    return flaws.map((flaw) => `${key}: ${flaw}: ${text}`)
  })
}

describe.each(CATALOGUE_NAMES)('the texts of %s', (name) => {
  it.each(LANGUAGES)('ask in %s for the same things to fill in', (language) => {
    const asked = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).map(([key, text]) => [key, placeholders(parse(text))])
    expect(Object.fromEntries(asked(CATALOGUES[name][language]))).toEqual(
      Object.fromEntries(asked(CATALOGUES[name].en)),
    )
  })
})

describe.each(CATALOGUE_NAMES)('the texts of %s', (name) => {
  it.each(LANGUAGES)('are written in %s by the guide and with its terms', (language) => {
    expect(flawsOf(name, language)).toEqual([])
  })
})

it('the guide notices what it refuses', () => {
  const labels: Labels = { buttons: /^button/u, labels: /^label/u }
  const noticed = (key: string, text: string, language: Language) => styleFlaws(key, text, language, labels)
  expect(noticed('x', 'You cannot do that.', 'en')).toEqual(['a contraction'])
  expect(noticed('x', 'It is Max’s turn.', 'en')).toEqual(['it’s, that’s, there’s, you’ve'])
  expect(noticed('x', 'Here you can see where it is.', 'en')).toEqual([])
  expect(noticed('x', '{n} windows', 'en')).toEqual(['a number before a noun needs a plural'])
  expect(noticed('x', '{n, plural, one {# window} other {# windows}}', 'en')).toEqual([])
  expect(noticed('button', 'Start the game.', 'en')).toEqual(['a full stop on a label'])
  expect(noticed('x', 'Gespielt: es geht weiter.', 'de')).toEqual(['a small letter after a colon before a sentence'])
  expect(noticed('x', 'Wer stirbt, dem hilft er nicht.', 'de')).toEqual(['he for a player'])
  expect(noticed('x', 'Breng wat hij wil.', 'nl')).toEqual(['he or him'])
  expect(noticed('x', '«Verkauf»', 'de')).toEqual(['quotation marks of another language'])
  expect(refusedWords('Alles gratis', 'x', 'de', SHARED_TERMS)).toEqual(['“gratis” is called “kostenlos”'])
})
