import { Locale } from 'discord.js'
import { expect, it } from 'vitest'
import { DEFINITIONS } from '#commands/index'
import { languageOf } from '#discord/app/reader'
import { LANGUAGES } from '#texts'

const [usual, ...others] = LANGUAGES

it.each(LANGUAGES)('%s is spoken to whoever reads Discord in it', (language) => {
  const locales = Object.values(Locale).filter((locale) => locale === language || locale.startsWith(`${language}-`))
  expect(locales.length).toBeGreaterThan(0)
  expect(locales.map(languageOf)).toEqual(locales.map(() => language))
})

it('the first language is spoken where none is known', () => {
  expect(languageOf('ja')).toBe(usual)
})

it('every command, option and choice has a name in every language', () => {
  const texts = JSON.stringify(DEFINITIONS)
  const maps = [...texts.matchAll(/"(?:name|description)_localizations":(\{[^}]*\})/g)]
  expect(maps.length).toBeGreaterThan(100)
  const lacking = maps.filter(([, map = '{}']) => Object.keys(JSON.parse(map)).length !== others.length)
  expect(lacking).toEqual([])
})
