import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#texts'
import { type BoardWord, boardText } from '#texts/willyville/boards'
import { EN as BOARDS } from '#texts/willyville/en/boards'
import { EN as PAGES } from '#texts/willyville/en/pages'
import { EN as SIGNS } from '#texts/willyville/en/signs'
import { type PageWord, pageText } from '#texts/willyville/pages'
import { type SignWord, signText } from '#texts/willyville/signs'

const PICTURES = join(import.meta.dirname, '..', '..', 'render', 'willyville')
const FILES = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const SOURCES = FILES.map((file) => readFileSync(join(PICTURES, file), 'utf8')).join('\n')

interface Call {
  readonly word: string
  readonly facts: Readonly<Record<string, number>>
}

/** Every use of a word with facts: `say('cloud', { n: 3, m: clouds })` is `cloud` with `n` and `m`. */
function callsOf(name: string): Call[] {
  const calls = SOURCES.matchAll(new RegExp(`\\b${name}\\(([^(){}]*)\\{([^}]*)\\}`, 'g'))
  return [...calls].flatMap(([, words = '', facts = '']) => {
    const names = [...facts.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, fact = '']) => [fact, 1])
    return [...words.matchAll(/'([\w.]+)'/g)].map(([, word = '']) => ({ word, facts: Object.fromEntries(names) }))
  })
}

function expectTexts(
  tellAll: (call: Call, language: Language) => string,
  words: readonly string[],
  calls: Call[],
): void {
  expect(calls.length).toBeGreaterThan(0)
  const alone = words.filter((word) => calls.every((call) => call.word !== word)).map((word) => ({ word, facts: {} }))
  for (const call of [...calls, ...alone]) {
    for (const language of LANGUAGES) expect(tellAll(call, language), call.word).toMatch(/^[^{}]+$/)
  }
}

it('every word of a board in text has all the facts it asks for, in every language', () => {
  const calls = [...callsOf('say'), ...callsOf('boardText')]
  expect(calls).toContainEqual({ word: 'cloud', facts: { n: 1, m: 1 } })
  const text = ({ word, facts }: Call, language: Language) => boardText(language, word as BoardWord, facts)
  expectTexts(text, Object.keys(BOARDS), calls)
})

it('every word of a sign in a picture has all the facts it asks for, in every language', () => {
  const text = ({ word, facts }: Call, language: Language) => signText(language, word as SignWord, facts)
  expectTexts(text, Object.keys(SIGNS), callsOf('signText'))
})

it('every word of the score sheet and the lobby has all the facts it asks for, in every language', () => {
  const text = ({ word, facts }: Call, language: Language) => pageText(language, word as PageWord, facts)
  expectTexts(text, Object.keys(PAGES), callsOf('pageText'))
})
