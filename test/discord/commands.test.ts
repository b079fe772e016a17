import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PermissionFlagsBits } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFINITIONS } from '#commands/index'
import { ALL_PERMISSIONS, inviteLink, PERMISSIONS } from '#discord/app/permissions'
import { presentationNamed } from '#discord/app/shown-game'
import { PRESENTATIONS } from '#presentation/registry'
import { isDenial } from '#tables'
import { BLANK, beginGame, idOf, openLobby, pressOn } from './scenes.ts'
import { Street } from './street.ts'

const GAME_COMMANDS = [
  'new',
  'join',
  'leave',
  'start',
  'turn',
  'move',
  'board',
  'village',
  'score',
  'log',
  'recap',
  'undo',
  'rewind',
  'hint',
  'why',
  'rules',
  'seat',
  'pause',
  'concede',
  'abandon',
  'replay',
  'export',
  'verify',
  'stats',
  'leaderboard',
]
const GLOBAL_COMMANDS = ['turns', 'settings', 'doctor', 'help']
const GAMES = PRESENTATIONS.map(({ game }) => game)
/** A player has a village before them, or in Kingsbridge a hand. */
const nameIn = (game: string, name: string) => (game === 'kingsbridge' && name === 'village' ? 'hand' : name)
const OFFERED = [
  ...GAMES.flatMap((game) => GAME_COMMANDS.map((name) => `${game} ${nameIn(game, name)}`)),
  ...GLOBAL_COMMANDS,
]
/** The commands that are called in every situation: one game stands for all. */
const ALL = [...GAME_COMMANDS.map((name) => `willyville ${name}`), ...GLOBAL_COMMANDS]
/** The options that must be said along. */
const OPTIONS: Record<string, Record<string, string | boolean>> = {
  'willyville move': { line: 'nonsense' },
  'willyville rewind': { to: '1' },
  'willyville seat': { wish: 'keep' },
}
/** These change what is going on: they come last. */
const LAST = ['willyville leave', 'willyville start', 'willyville pause', 'willyville abandon']
/** It would make a game of a place without one. */
const APART = 'willyville new'

let street: Street
beforeAll(async () => {
  street = await Street.open({
    worker: BLANK,
    generosity: 100,
    channels: ['empty', 'waiting', 'played', 'done', 'crossed'],
  })
})
afterAll(() => street.close())

describe('the commands', () => {
  it('are all there, in every language, and taken by Discord’s rules', () => {
    const shown = street.act.offers('max', 'empty').map(({ path }) => path.join(' '))
    expect(shown.sort()).toEqual([...OFFERED].sort())
    for (const user of ['max', 'joerg', 'anne']) expect(street.act.offers(user, 'empty')).toHaveLength(OFFERED.length)
    const german = street.act.offers('joerg', 'empty').map(({ description }) => description)
    const english = street.act.offers('max', 'empty').map(({ description }) => description)
    const dutch = street.act.offers('anne', 'empty').map(({ description }) => description)
    expect(german.filter((text, index) => text === english[index] || text === dutch[index])).toEqual([])
    expect(street.playground.log.of('refused')).toEqual([])
  })

  it('are there at once on one server alone, when it is named', async () => {
    const named = await Street.open({ worker: BLANK, isOneServer: true })
    const offers = named.act.offers('max', 'tavern')
    expect(offers).toHaveLength(OFFERED.length)
    expect(new Set(offers.map(({ guildId }) => guildId))).toEqual(new Set([named.playground.guildId]))
    expect(new Set(street.act.offers('max', 'empty').map(({ guildId }) => guildId))).toEqual(new Set([null]))
    await named.close()
  })
})

describe('every command', () => {
  const places: Record<string, string> = { 'without a game': 'empty' }
  beforeAll(async () => {
    await openLobby(street, { people: ['max', 'kaethe'], channel: 'waiting' })
    places['in a lobby'] = 'waiting'
    const running = await beginGame(street, { people: ['max', 'kaethe'], channel: 'played' })
    places['in a running game'] = running.place
    const over = await beginGame(street, { people: ['max', 'kaethe'], channel: 'done' })
    const { tables } = street.bot.app
    await tables.seats.concede(over.id, idOf(street, 'kaethe'))
    await street.settle()
    places['in a finished game'] = over.place
    street.told.length = 0
  })

  const ordered = [...ALL.filter((name) => !LAST.includes(name) && name !== APART), ...LAST]
  const situations = ['without a game', 'in a lobby', 'in a running game', 'in a finished game']

  it.each(situations.flatMap((where) => ['visitor', 'max'].map((user) => [where, user] as const)))(
    '%s answers %s sensibly, in time, without a fault',
    async (where, user) => {
      street.told.length = 0
      const place = places[where] as string
      for (const command of ordered) {
        const since = performance.now()
        const first = await street.act.slash(user, place, command, OPTIONS[command] ?? {})
        // Typing something else into a form means having thought better of it.
        const reply = first.kind === 'modal' ? await street.act.submit(user, first, { word: 'rather not' }) : first
        const answer = await reply.answer()
        expect([command, performance.now() - since < 3000]).toEqual([command, true])
        expect([command, answer.text.length + answer.pictures.length > 0]).toEqual([command, true])
        expect([command, /Something went wrong|undefined|NaN|\[object|\{\w+\}/.test(answer.text)]).toEqual([
          command,
          false,
        ])
      }
      await street.settle()
      expect(street.told).toEqual([])
      expect(street.playground.log.of('ours')).toEqual([])
      expect(street.playground.log.of('unknown')).toEqual([])
    },
  )

  it('of numbers tells how often somebody has won, with how many and against whom, and who leads', async () => {
    const said = async (command: string, options: Record<string, string> = {}) =>
      (await (await street.act.slash('max', 'empty', command, options)).answer()).text
    const max = await said('willyville stats')
    expect(max).toContain('1 game, 1 won')
    expect(max).toMatch(/Rating 10\d\d · 2 players: 1 of 1 won/)
    expect(await said('willyville stats', { player: idOf(street, 'kaethe'), where: 'server' })).toContain(
      '1 game, 0 won',
    )
    const both = { player: idOf(street, 'kaethe'), against: idOf(street, 'max') }
    expect(await said('willyville stats', both)).toContain(`ahead 0, <@${idOf(street, 'max')}> 1, level 0`)
    expect(await said('willyville stats', { against: idOf(street, 'anne') })).toContain('a game together')
    expect(await said('willyville leaderboard')).toMatch(/1\. <@\d+> · 10\d\d · 1 game\n2\. /)
  })

  it('explains the rules of its own game, wherever no table is (S24)', async () => {
    const { act } = street
    for (const game of GAMES) {
      const titles = presentationNamed(game)
        .help.topics(null, { language: 'en', emoji: (name) => name })
        .map(({ title }) => title)
      const first = await (await act.slash('max', 'empty', `${game} rules`)).answer()
      expect([game, first.text]).toEqual([game, expect.stringContaining(titles[0] as string)])
      const next = await pressOn(street, 'max', first, 'rulespage')
      expect([game, next.text]).toEqual([game, expect.stringContaining(titles[1] as string)])
      const [list] = next.selects
      const last = list?.options.at(-1)
      const chosen = await (await act.choose('max', next, list?.customId as string, [last?.value as string])).answer()
      expect([game, chosen.text]).toEqual([game, expect.stringContaining(titles.at(-1) as string)])
    }
  })

  it('of help names the rules of every game', async () => {
    const words = { max: 'rules', joerg: 'regeln', anne: 'regels' }
    for (const [user, rules] of Object.entries(words)) {
      const { text } = await (await street.act.slash(user, 'empty', 'help')).answer()
      expect(GAMES.filter((game) => !text.includes(`/${game} ${rules}`))).toEqual([])
      expect(text).toContain('[game-icons.net](https://game-icons.net)')
      expect(text).toContain('[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)')
    }
  })

  it('has an invitation for every seat but the host’s', () => {
    const invitations = (game: string) => {
      const { options = [] } =
        street.act.offers('max', 'empty').find(({ path }) => path.join(' ') === `${game} new`) ?? {}
      return options.filter(({ name }) => name.startsWith('invite')).length
    }
    expect(GAMES.map(invitations)).toEqual(PRESENTATIONS.map(({ seats }) => seats.max - 1))
  })

  it('says that somebody does not sit here, rather than show another’s village', async () => {
    const place = places['in a running game'] as string
    const said = async (user: string, player: string) =>
      (await (await street.act.slash(user, place, 'willyville village', { player: idOf(street, player) })).answer())
        .text
    expect(await said('max', 'joerg')).toMatch(/<@\d+> isn’t at this table/)
    expect(await said('joerg', 'joerg')).toContain('sitzt nicht an diesem Tisch')
    expect(await said('anne', 'joerg')).toContain('zit niet aan deze tafel')
    expect(await said('max', 'kaethe')).not.toContain('isn’t at this table')
  })

  it('but for new, which answers wherever a table may be opened', async () => {
    for (const user of ['visitor', 'max']) {
      const answer = await (await street.act.slash(user, 'waiting', APART)).answer()
      expect(answer.text).toMatch(/#\d+/)
    }
  })

  it('completes what is typed anywhere without a fault', async () => {
    street.told.length = 0
    const typed = [
      ['willyville move', 'line'],
      ['willyville rewind', 'to'],
      ['willyville why', 'what'],
      ['willyville rules', 'topic'],
    ] as const
    for (const place of Object.values(places)) {
      for (const [command, option] of typed) {
        const offered = await street.act.autocomplete('max', place, command, { [option]: 'a' }, option)
        expect(offered.length).toBeLessThanOrEqual(25)
      }
    }
    expect(street.told).toEqual([])
  })

  it('speaks the reader’s language', async () => {
    const german = await (await street.act.slash('joerg', 'empty', 'help')).answer()
    const dutch = await (await street.act.slash('anne', 'empty', 'help')).answer()
    expect(german.text).toContain('`/willyville neu`')
    expect(dutch.text).not.toBe(german.text)
  })
})

describe('a command in a channel with several games', () => {
  const say = async (user: string, command: string, channel = 'crossed') =>
    (await (await street.act.slash(user, channel, command)).answer()).text

  it('means the open table where somebody sits down, begins or leaves, and his own where he plays', async () => {
    const own = await beginGame(street, { people: ['joerg', 'anne'], channel: 'crossed' })
    const lobby = await openLobby(street, { people: ['max', 'kaethe'], channel: 'crossed' })
    const newer = await beginGame(street, { people: ['max', 'kaethe'], channel: 'crossed' })
    const turn = await say(own.first, 'willyville turn')
    expect(turn).not.toMatch(/You’re watching|Du schaust|Je kijkt/)
    expect(await say(newer.first, 'willyville turn')).toContain('Your turn')
    expect(await say('kaethe', 'willyville join')).toContain('You’re at the table')
    expect(await say('max', 'willyville start')).toContain('The game begins')
    const begun = await street.bot.app.tables.reading.look(lobby.id, null)
    expect(isDenial(begun) ? begun.denied : begun.phase).toBe('playing')
    expect(await say('max', 'willyville join', own.place)).toContain('already begun')
  })
})

describe('rights', () => {
  it('asked for by the README’s link are exactly the seven', () => {
    const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8')
    const [, number] = /permissions=(\d+)/.exec(readme) ?? []
    expect(BigInt(number ?? 0)).toBe(ALL_PERMISSIONS)
    expect(PERMISSIONS).toHaveLength(7)
    expect(inviteLink('APPLICATION').replace('%20', '+').replaceAll('+', ' ')).toContain(`permissions=${number}`)
    expect(ALL_PERMISSIONS & PermissionFlagsBits.Administrator).toBe(0n)
  })

  it('of the gateway are those that everybody gets', () => {
    expect(street.bot.app.client.options.intents.toArray()).toEqual(['Guilds'])
  })
})

it('is one definition for each game and each global command', () => {
  expect(DEFINITIONS).toHaveLength(GLOBAL_COMMANDS.length + GAMES.length)
})

it('no table is hurt by it', async () => {
  const look = await street.bot.app.tables.reading.look(2, null)
  expect(isDenial(look) ? look.denied : look.phase).toMatch(/playing|paused/)
})
