import { expect, it } from 'vitest'
import { PRESENTATIONS } from '#presentation/registry'
import { LANGUAGES } from '#texts'
import { DE } from '#texts/ui/de'
import { EN } from '#texts/ui/en'
import { NL } from '#texts/ui/nl'

const UI: readonly (readonly [string, string])[] = [EN, DE, NL].flatMap((texts) => Object.entries(texts))
const OPTIONS = PRESENTATIONS.flatMap(({ commands }) => commands.tableOptions)

it('what is said outside the games names no game', () => {
  const titles = PRESENTATIONS.map(({ title }) => title)
  const games = PRESENTATIONS.map(({ game }) => game)
  const naming = UI.filter(
    ([key, text]) =>
      games.some((game) => key.split('_').includes(game)) || titles.some((title) => text.includes(title)),
  )
  expect(naming).toEqual([])
})

it('what is said outside the games names no way to play of a game', () => {
  const words = OPTIONS.map(({ word }) => word)
  const naming = UI.filter(([key]) =>
    words.some((word) => key.startsWith(`${word}_`) || key.startsWith(`opt_${word}_`)),
  )
  expect(naming).toEqual([])
})

it.each(LANGUAGES)('every game and its ways to play have words in %s', (language) => {
  for (const { commands } of PRESENTATIONS) {
    const { name, text } = commands.game(language)
    expect([name.length, text.length].every((length) => length > 1)).toBe(true)
  }
  for (const { label, values, valueText } of OPTIONS) {
    expect(label(language).name).toMatch(/^[\p{Ll}-]{1,32}$/u)
    for (const value of values) expect(valueText(value, language).length).toBeGreaterThan(3)
  }
})
