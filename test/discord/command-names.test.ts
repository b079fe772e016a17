import { describe, expect, it } from 'vitest'
import { DEFINITIONS } from '#commands/index'
import { CommandBook } from '#discord/app/command-names'
import { PRESENTATIONS } from '#presentation/registry'

interface Definition {
  readonly name: string
  readonly name_localizations: Readonly<Record<string, string>>
  readonly options?: readonly Definition[]
}

/** Those that are typed. */
const COMMANDS = DEFINITIONS.filter(({ type }) => type !== 3) as unknown as readonly Definition[]
const GAMES = PRESENTATIONS.map(({ game }) => game)

describe('a command in a text', () => {
  it('has the name its reader finds in Discord, in every language', () => {
    const book = new CommandBook()
    for (const command of COMMANDS) {
      const isGame = GAMES.includes(command.name)
      const named = isGame ? (command.options ?? []) : [command]
      for (const { name, name_localizations: own } of named) {
        const game = isGame ? command.name : null
        const prefix = (language: string) => (isGame ? `${command.name_localizations[language]} ` : '')
        expect(book.inText(name, game, 'de')).toBe(`\`/${prefix('de')}${own.de}\``)
        expect(book.inText(name, game, 'nl')).toBe(`\`/${prefix('nl')}${own.nl}\``)
      }
    }
  })

  it('is a mention once Discord has given it an id, where the mention reads as the reader’s own name', () => {
    const book = new CommandBook()
    expect(book.inText('help', null, 'en')).toBe('`/help`')
    book.keep('help', '12')
    book.keep('village', '34')
    expect(book.inText('help', null, 'en')).toBe('</help:12>')
    expect(book.inText('new', 'village', 'en')).toBe('</village new:34>')
    // A mention is shown as it is written, and a translated one opens nothing.
    expect(book.inText('new', 'village', 'de')).toBe('`/village neu`')
    for (const { name, name_localizations: own } of COMMANDS.find(({ name }) => name === 'village')?.options ?? []) {
      for (const language of ['de', 'nl'] as const) {
        const text = own[language] === name ? `</village ${name}:34>` : `\`/village ${own[language]}\``
        expect(book.inText(name, 'village', language)).toBe(text)
      }
    }
  })
})
