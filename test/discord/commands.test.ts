import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PermissionFlagsBits } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMANDS, DEFINITIONS } from '#commands/index'
import { ALL_PERMISSIONS, inviteLink, PERMISSIONS } from '#discord/app/permissions'
import { QUOTAS } from '#discord/app/quotas'
import { presentationNamed } from '#discord/app/shown-game'
import type { Seen } from '#playground/people/seen-message'
import { PRESENTATIONS } from '#presentation/registry'
import { isDenial } from '#tables'
import { OLD_OPTIONS, offerOldNames } from './old-names.ts'
import { BLANK, beginGame, idOf, openLobby, pressOn, tablePanel } from './scenes.ts'
import { Street } from './street.ts'

const GAME_COMMANDS = ['new', 'join', 'start', 'play', 'move', 'show', 'hint', 'why', 'rules', 'table']
const GLOBAL_COMMANDS = ['turns', 'play', 'stats', 'settings', 'doctor', 'help']
const GAMES = PRESENTATIONS.map(({ game }) => game)
const OFFERED = [...GAMES.flatMap((game) => GAME_COMMANDS.map((name) => `${game} ${name}`)), ...GLOBAL_COMMANDS]
const OLD_NAMES = Object.keys(OLD_OPTIONS)
/** The commands that are called in every situation: one game stands for all. */
const ALL = [...[...GAME_COMMANDS, ...OLD_NAMES].map((name) => `willyville ${name}`), ...GLOBAL_COMMANDS]
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
    channels: ['empty', 'waiting', 'played', 'done', 'crossed', 'panels', 'asked'],
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
    offerOldNames(street)
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
    const max = await said('stats', { game: 'willyville' })
    expect(max).toContain('1 game, 1 won')
    expect(max).toMatch(/Rating 10\d\d · 2 players: 1 of 1 won/)
    expect(await said('stats', { player: idOf(street, 'kaethe'), where: 'server' })).toContain('1 game, 0 won')
    const both = { player: idOf(street, 'kaethe'), against: idOf(street, 'max') }
    expect(await said('stats', both)).toContain(`ahead 0, <@${idOf(street, 'max')}> 1, level 0`)
    expect(await said('stats', { against: idOf(street, 'anne') })).toContain('a game together')
    const stats = await (await street.act.slash('max', 'empty', 'stats')).answer()
    const ranked = await pressOn(street, 'max', stats, 'ranking')
    expect(ranked.text).toMatch(/Leaderboard · Willyville\n-# this server\n1\. <@\d+> · 10\d\d · 1 game\n2\. /)
    expect((await pressOn(street, 'max', ranked, 'ranking')).text).toMatch(/-# all servers\n1\. /)
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
      (await (await street.act.slash(user, place, 'willyville show', { player: idOf(street, player) })).answer()).text
    expect(await said('max', 'joerg')).toMatch(/<@\d+> isn’t at this table/)
    expect(await said('joerg', 'joerg')).toContain('sitzt nicht an diesem Tisch')
    expect(await said('anne', 'joerg')).toContain('zit niet aan deze tafel')
    expect(await said('max', 'kaethe')).not.toContain('isn’t at this table')
  })

  it('that has another name now does what it did, and says the new one, in every language', async () => {
    const place = places['in a running game'] as string
    const said = async (user: string, name: string) => {
      const command = `willyville ${name}`
      return (await (await street.act.slash(user, place, command, OPTIONS[command] ?? {})).answer()).text
    }
    const forms = ['rewind', 'concede']
    await street.leap(QUOTAS.film.every)
    for (const name of OLD_NAMES.filter((old) => !forms.includes(old) && !LAST.includes(`willyville ${old}`))) {
      expect([name, await said('max', name)]).toEqual([
        name,
        expect.stringMatching(/This command is now `?<?\/.+\. The old/),
      ])
    }
    expect(await said('max', 'score')).toMatch(/now <\/willyville show:\d+> score\./)
    expect(await said('max', 'stats')).toMatch(/1 game, 1 won[\s\S]+now <\/stats:\d+>\./)
    expect(await said('joerg', 'village')).toContain('heißt jetzt `/willyville zeigen` mein Tableau.')
    expect(await said('anne', 'turn')).toContain('heet nu `/willyville spelen`.')
  })

  it('of the last version that opens a form still opens it', async () => {
    const place = places['in a running game'] as string
    const form = await street.act.slash('max', place, 'willyville concede')
    expect(form.kind).toBe('modal')
    const answer = await (await street.act.submit('max', form, { word: 'rather not' })).answer()
    expect(answer.text).toMatch(/still in the game[\s\S]+now <\/willyville table:\d+>\. The old/)
    expect(await street.act.autocomplete('max', place, 'willyville rewind', { to: '' }, 'to')).toEqual([])
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

  it('of help answers questions, each with the button that does it (S33)', async () => {
    const labels = async (user: string, place: string) =>
      (await (await street.act.slash(user, place, 'help')).answer()).buttons.map(({ label }) => label)
    const nowhere = await labels('visitor', 'empty')
    expect(nowhere.slice(0, 7)).toEqual(['Play', 'My turns', 'My turns', 'Settings', 'My turns', 'Rules', 'Check-up'])
    const { first, place } = await beginGame(street, { people: ['max', 'kaethe'], channel: 'asked' })
    const own = await labels('max', place)
    expect(own.slice(0, 5)).toEqual(['Play', 'Go back', 'Table', 'Why can’t I …?', 'Settings'])
    const help = await (await street.act.slash(first, place, 'help')).answer()
    expect((await pressOn(street, first, help, 'playany')).text).toContain('Your turn')
    expect(street.idOf(await pressOn(street, first, help, 'goback'), 'tablepanel')).not.toBeNull()
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
    const turn = await say(own.first, 'willyville play')
    expect(turn).not.toMatch(/You’re watching|Du schaust|Je kijkt/)
    expect(await say(newer.first, 'willyville play')).toContain('Your turn')
    expect(await say('kaethe', 'willyville join')).toContain('You’re at the table')
    expect(await say('max', 'willyville start')).toContain('The game begins')
    const begun = await street.bot.app.tables.reading.look(lobby.id, null)
    expect(isDenial(begun) ? begun.denied : begun.phase).toBe('playing')
    expect(await say('max', 'willyville join', own.place)).toContain('already begun')
  })
})

describe('the panel of a table (S31)', () => {
  const panelOf = (user: string) => tablePanel(street, user, 'panels')
  const labelsOn = ({ buttons }: Seen) => buttons.map(({ label }) => label)
  const lookAt = async (id: number) => {
    const look = await street.bot.app.tables.reading.look(id, null)
    if (isDenial(look)) throw new Error(look.denied)
    return look
  }

  it('offers what each may do, does it, and says so in the same message', async () => {
    const { id } = await openLobby(street, { people: ['max', 'kaethe'], channel: 'panels' })
    const guest = await panelOf('kaethe')
    expect([guest.text, labelsOn(guest)]).toEqual([expect.stringContaining('1 day per turn'), ['Join', 'Verify']])
    const joined = await pressOn(street, 'kaethe', guest, 'lobbywish')
    expect([joined.id, joined.text]).toEqual([guest.id, expect.stringContaining('You’re at the table')])
    expect(labelsOn(joined)).toEqual(['Leave', 'Add your word', 'Verify'])
    const host = await panelOf('max')
    expect(labelsOn(host)).toEqual(
      expect.arrayContaining(['Start (2 players)', 'Leave', 'Add bot', 'Options', 'Cancel table']),
    )
    const begun = await pressOn(street, 'max', host, 'lobbywish')
    expect(begun.text).toContain('The game begins')
    expect(labelsOn(begun)).toEqual(
      ['Offer the seat', 'Let a bot play for me', 'Go back', 'Pause', 'Auto-answers'].concat([
        'Verify',
        'Export',
        'Give up',
        'End without a result',
      ]),
    )
    const back = await pressOn(street, 'max', begun, 'goback')
    expect([back.id, labelsOn(back)]).toEqual([begun.id, ['Undo', 'Back']])
    const again = await pressOn(street, 'max', back, 'tablepanel')
    const offered = await pressOn(street, 'max', again, 'seatwish')
    expect(labelsOn(offered)).toContain('Keep my seat')
    expect(offered.text).toContain('Your seat is on offer now.')
    expect((await lookAt(id)).places.map(({ offered: isFree }) => isFree)).toContain(true)
    const kept = await pressOn(street, 'max', offered, 'seatwish')
    const asked = await pressOn(street, 'max', kept, 'pause')
    expect(asked.text).toMatch(/can now vote[\s\S]+Max wants to pause/)
    const stranger = await tablePanel(street, 'visitor', (await lookAt(id)).home.thread ?? '')
    expect(labelsOn(stranger)).toEqual(['Verify', 'Export'])
  })

  it('asks once more before a game ends without a result', async () => {
    const { id, place } = await beginGame(street, { people: ['max', 'kaethe'], channel: 'panels' })
    const panel = await tablePanel(street, 'max', place)
    const question = await pressOn(street, 'max', panel, 'endgame')
    expect((await lookAt(id)).votes).toEqual([])
    expect((await pressOn(street, 'max', question, 'endgamenow')).text).toContain('can now vote')
    expect((await lookAt(id)).votes.map(({ kind }) => kind)).toEqual(['abandon'])
  })
})

describe('play without a game', () => {
  it('opens what waits for somebody, wherever it is, and else says that nothing waits', async () => {
    const game = await beginGame(street, { people: ['kaethe', 'anne'], channel: 'panels' })
    const said = async (user: string) => (await (await street.act.slash(user, 'empty', 'play')).answer()).text
    expect(await said(game.first)).toMatch(/Your turn|Dein Zug|Je beurt/)
    expect(await said('visitor')).toContain('Nothing is waiting for you')
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

it('is one definition for each game, each global command and each on messages', () => {
  expect(DEFINITIONS).toHaveLength(GLOBAL_COMMANDS.length + GAMES.length + COMMANDS.onMessages.size)
})

it('a game has at most twelve commands, the same as every other, and its options leave room', () => {
  const subsOf = (game: string) => {
    const definition = DEFINITIONS.find(({ name }) => name === game) as { options?: { name: string; options?: [] }[] }
    return definition.options ?? []
  }
  for (const game of GAMES) {
    expect(subsOf(game).map(({ name }) => name)).toEqual(GAME_COMMANDS)
    expect(subsOf(game).length).toBeLessThanOrEqual(12)
    expect(subsOf(game).filter(({ options = [] }) => options.length > 20)).toEqual([])
  }
  // Discord takes a hundred of them, and so many signs of each.
  for (const definition of DEFINITIONS) expect(JSON.stringify(definition).length).toBeLessThan(25_000)
})

it('no table is hurt by it', async () => {
  const look = await street.bot.app.tables.reading.look(2, null)
  expect(isDenial(look) ? look.denied : look.phase).toMatch(/playing|paused/)
})
