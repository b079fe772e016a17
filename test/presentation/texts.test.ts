import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#texts'
import { allOf, oneOf } from '#texts/lists'
import { CATALOGUE, type Key, say } from '#texts/willyville/index'
import { flawIn } from './games.ts'

const KEYS = Object.keys(CATALOGUE.en) as Key[]

interface Element {
  readonly type: number
  readonly value?: string
  readonly options?: Record<string, { value: Element[] }>
}

const LITERAL = 0
const POUND = 7

function parse(text: string): Element[] {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as Element[]
}

/** The names a message fills in. */
function placeholders(elements: readonly Element[]): string[] {
  const names = elements.flatMap(({ type, value, options }) => [
    ...(type === LITERAL || type === POUND || value === undefined ? [] : [value]),
    ...Object.values(options ?? {}).flatMap((option) => placeholders(option.value)),
  ])
  return [...new Set(names)].sort()
}

describe('the texts of Willyville', () => {
  it.each(LANGUAGES)('are all there in %s, with the same things to fill in', (language) => {
    expect(Object.keys(CATALOGUE[language]).sort()).toEqual([...KEYS].sort())
    for (const key of KEYS) {
      const [own, english] = [CATALOGUE[language][key], CATALOGUE.en[key]]
      expect(placeholders(parse(own)), key).toEqual(placeholders(parse(english)))
    }
  })

  it.each(LANGUAGES)('can be said in %s with one and with several', (language) => {
    for (const key of KEYS) {
      const names = placeholders(parse(CATALOGUE[language][key]))
      for (const n of [0, 1, 2, 5]) {
        const facts = Object.fromEntries(names.map((name) => [name, name === 'n' ? n : name === 'from' ? 'left' : 'x']))
        expect(flawIn(say(language, key, facts)), key).toBeNull()
      }
    }
  })

  it.each(LANGUAGES)('call nobody in %s he or she, and shout at nobody', (language) => {
    const gendered = {
      en: /\b(he|she|his|her|him)\b/i,
      de: /\bSpieler(in)?\b|\w+:innen/i,
      nl: /\b(hij|zij) (mag|moet)\b/i,
    }
    // The printed villagers have the names of their trade; a player has none.
    const about = KEYS.filter((key) => gendered[language].test(CATALOGUE[language][key]))
    expect(about).toEqual([])
  })
})

it('lists are joined as each language does', () => {
  const parts = ['a', 'b', 'c']
  expect(LANGUAGES.map((language) => [language, allOf(language, parts), oneOf(language, parts)])).toEqual([
    ['en', 'a, b, and c', 'a, b, or c'],
    ['de', 'a, b und c', 'a, b oder c'],
    ['nl', 'a, b en c', 'a, b of c'],
  ])
})
