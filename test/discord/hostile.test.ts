import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeBlock, literal, plain, quoted } from '#discord/app/components'
import { messageOf, type Screen } from '#discord/app/send'
import { endScreen } from '#discord/features/end/screen'
import { lobbyScreen } from '#discord/features/lobby/screen'
import { logFile } from '#discord/features/log/file'
import { allComponents } from '#playground/server/checks/components'
import type { Json } from '#playground/server/types'
import { type Row, step } from '#store'
import * as query from '#store/queries'
import { LANGUAGES, type Language } from '#tables'
import { begun, Hall, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'
import { breadth } from '../breadth.ts'
import { marksIn, UNSEEN } from './markdown.ts'
import { Room } from './room.ts'
import { crawl, publicShots, type Shot } from './shots.ts'
import { Street } from './street.ts'

/** One in each language, or more moments of a game. */
const ROUNDS = breadth(2, 6)

/** As long as Discord lets a name be. */
const HOSTILE = [
  '[Free Nitro](https://evil.gg/n) ',
  '# >>> **@everyone** ||x|| <@1234>',
  '``` _a_ ~~b~~ </c:1> <t:0> :x: `',
  '- 1. <#1> https://evil.gg/ __z__ ',
  '> discord.gg/abc *i* <:e:1> ```js ',
  '1. *a* -# <@&1> <id:browse> \\*b\\ ',
  '-# www.evil.gg @here mailto:x@y.z ',
].map((name) => name.slice(0, 32).trim())

/** Characters without a sign and without a width, between letters of the same names. */
function veiled(name: string): string {
  return `\u202e${[...name].slice(0, 20).join('\u200b')}\u2066\u{e0041}\u00ad`
}

const PLAIN = ['Anna', 'Bert', 'Cleo', 'Dora']

interface Told {
  readonly from: string
  readonly texts: readonly string[]
  /** Places in which Discord reads no markdown. */
  readonly labels: readonly string[]
  readonly alts: readonly string[]
}

function toldIn({ from, screen }: Shot): Told {
  const { components, files } = messageOf(screen)
  const parts = allComponents(components as unknown as Json[]).map(({ component }) => component)
  const options = parts.flatMap((part) => (part.options ?? []) as Json[])
  const labels = [...parts, ...options].flatMap(({ label, placeholder, description }) => [
    label,
    placeholder,
    description,
  ])
  const items = parts.flatMap((part) => (part.items ?? []) as Json[])
  return {
    from,
    texts: parts.flatMap(({ content }) => (typeof content === 'string' ? [content] : [])),
    labels: labels.filter((label): label is string => typeof label === 'string'),
    alts: [...items, ...(files as unknown as Json[])].flatMap(({ description }) =>
      description ? [String(description)] : [],
    ),
  }
}

interface Played {
  readonly room: Room
  readonly id: number
}

async function opened(game: string, seats: number, names: readonly string[]): Promise<Played> {
  const hall = await Hall.open(':memory:', 'one', { newSeed: () => '7'.repeat(32) })
  const people = 'abcd'.slice(0, seats)
  const id = await begun(hall, people, { game, speed: 'none', note: names[0] }, names)
  for (const person of people) yes(await hall.tables.people.setSettings(person, { board: 'text', guide: false }))
  await hall.tables.tick()
  return { room: new Room(hall), id }
}

async function allScreens({ room, id }: Played, language: Language): Promise<Told[]> {
  const log = yes(await room.hall.tables.reading.log(id, null)).slice(-3)
  const context = await room.context(id, null, language)
  const pictures: Shot[] = [
    { from: 'lobby', screen: await lobbyScreen(context) },
    {
      from: 'lobby in words',
      screen: await lobbyScreen({ ...context, prefs: { palette: 'usual', board: 'text', size: 'full' } }),
    },
    { from: 'log', screen: (await room.press('a', language, `w|log|${id.toString(36)}|0|0|n|`)) as Screen },
  ]
  const walked = await crawl(room, id, 'a', language)
  return [...(await publicShots(room, id, language, log)), ...walked, ...pictures].map(toldIn)
}

/** Every text makes of hostile names what it makes of plain ones, and nothing more. */
function expectSame(hostile: readonly Told[], simple: readonly Told[]): void {
  expect(hostile.map(({ from }) => from.replaceAll(/\|\w+\|/g, '|'))).toEqual(
    simple.map(({ from }) => from.replaceAll(/\|\w+\|/g, '|')),
  )
  for (const [index, { from, texts, labels, alts }] of hostile.entries()) {
    const marks = texts.map((text) => ({ from, text, marks: marksIn(text) }))
    const meant = simple[index]?.texts.map(marksIn) ?? []
    for (const [place, mark] of marks.entries()) expect({ ...mark, marks: meant[place] }).toEqual(mark)
    for (const word of [...texts, ...labels, ...alts]) expect(UNSEEN.exec(word)?.input).toBeUndefined()
  }
}

describe.each([
  { game: 'willyville', seats: 4, names: HOSTILE.slice(0, 4) },
  { game: 'village', seats: 4, names: HOSTILE.slice(3, 7) },
  { game: 'kingsbridge', seats: 3, names: [HOSTILE[1] ?? '', HOSTILE[2] ?? '', HOSTILE[5] ?? ''] },
])('hostile names in a whole game of $game', ({ game, seats, names }) => {
  let hostile: Played
  let simple: Played
  beforeAll(async () => {
    hostile = await opened(
      game,
      seats,
      names.map((name, seat) => (seat === 0 ? veiled(name) : name)),
    )
    simple = await opened(game, seats, PLAIN)
  })
  afterAll(async () => {
    for (const { room } of [hostile, simple]) await room.close()
  })

  it('are letters and nothing else, in every text of three languages, to the end', async () => {
    const [first, other] = [luckOf(5), luckOf(5)]
    let rounds = 0
    for (let isOn = true; isOn; rounds++) {
      const language = LANGUAGES[rounds % LANGUAGES.length] as Language
      expectSame(await allScreens(hostile, language), await allScreens(simple, language))
      const after = await playOn(hostile.room.hall, hostile.id, first, 60)
      await playOn(simple.room.hall, simple.id, other, 60)
      isOn = after.phase === 'playing' && rounds < ROUNDS
    }
    await playOn(hostile.room.hall, hostile.id, first)
    await playOn(simple.room.hall, simple.id, other)
    for (const language of LANGUAGES) {
      const shots = [hostile, simple].map(async ({ room, id }) => {
        const context = await room.context(id, null, language)
        const log = yes(await room.hall.tables.reading.log(id, null))
        const ratings = PLAIN.slice(0, seats).map(() => ({ before: 1000, after: 1012 }))
        return [toldIn({ from: 'end', screen: await endScreen(context, { lastActs: [], history: [], log, ratings }) })]
      })
      const [bad = [], good = []] = await Promise.all(shots)
      expectSame(bad, good)
    }
  })

  it('are what they are where no markdown is read', async () => {
    const told = await allScreens(hostile, 'en')
    const labels = told.flatMap((screen) => screen.labels)
    const texts = told.flatMap((screen) => screen.texts).join('\n')
    for (const name of names.slice(1)) {
      expect(labels.some((label) => label.includes(name))).toBe(true)
      expect(texts).toContain(literal(name))
    }
    const context = await hostile.room.context(hostile.id, null, 'en')
    const file = String((await logFile(context, null)).files?.[0]?.data)
    for (const name of names.slice(1)) expect(file).toContain(name)
    expect(UNSEEN.exec(file)?.input).toBeUndefined()
  })
})

describe('names that are stored as they came', () => {
  it('are clean as soon as they are read', async () => {
    const hall = await Hall.open(':memory:')
    const id = await begun(hall, 'ab', {}, ['Anna', 'Bert'])
    const [, seat] = await hall.db.read(query.readSeats, { game: id })
    const names = [
      '\u202eevil\u200b',
      'a\nb\u2028c',
      '\u3164\u200b',
      'z'.repeat(90),
      'e\u0301\u0301\u0301\u0301\u0301\u0301',
    ]
    const read: string[] = []
    for (const name of names) {
      await hall.db.change([step(query.saveSeat, { ...(seat as Row<'seats'>), name })])
      const other = Hall.on(hall.db, 'two')
      read.push((await other.look(id, null)).places[1]?.name ?? '')
    }
    expect(read).toEqual(['evil', 'a b c', '?', `${'z'.repeat(31)}…`, 'é\u0301\u0301\u0301'])
    await hall.close()
  })
})

describe('a place’s name', () => {
  it('is read in one file, which says what it is for', () => {
    const root = join(import.meta.dirname, '..', '..')
    const folders = ['src/discord', 'commands'].map((folder) => join(root, folder))
    const files = folders.flatMap((folder) =>
      (readdirSync(folder, { recursive: true }) as string[]).map((file) => join(folder, file)),
    )
    const strays = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('app/seat-names.ts'))
      .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .filter((line) => /\bplaces\b.*(?:\.name\b|\{[^}]*\bname\b)|\{[^}]*\bname\b[^}]*\}.*\bplaces\b/.test(line))
    expect(strays).toEqual([])
  })
})

describe('what people write', () => {
  it('is quoted letter by letter', () => {
    for (const words of HOSTILE) expect(marksIn(quoted(words))).toEqual(['quote'])
    expect(quoted('a\n# b\u202e')).toBe('> a \\# b')
    expect(plain(literal('\\*_[x](y)'))).toBe('\\*_[x](y)')
    expect(marksIn(codeBlock('``` `` # *a*'))).toEqual(['fence'])
    expect(marksIn('# a **b** [x](https://y) <@1>\n> q ||s||')).toEqual([
      'heading',
      'mark **',
      'mark **',
      'link',
      'mention <@1>',
      'quote',
      'spoiler',
      'spoiler',
    ])
  })
})

describe('who joins under a hostile name', () => {
  let street: Street
  beforeAll(async () => {
    street = await Street.open({ generosity: 50 })
  })
  afterAll(() => street.close())

  it('is called by what can be seen of it, in the lobby, the thread and its pictures', async () => {
    const { act } = street
    act.nickname('max', '\u202e[Nitro](https://evil.gg)\u200b\n# x')
    act.nickname('kaethe', '\u200b\u3164\u2060')
    await act.slash('max', 'tavern', 'willyville new', { players: 2, speed: 'day' })
    const lobby = await act.waitForMessage('max', 'tavern', (message) => street.idOf(message, 'leave') !== null)
    expect(marksIn(lobby.text)).not.toContain('link')
    expect(lobby.pictures.map(({ alt }) => alt).join()).toContain('[Nitro](https://evil.gg) # x')
    await act.slash('kaethe', 'tavern', 'willyville join')
    await act.slash('max', 'tavern', 'willyville start')
    const thread = await act.waitFor(() => act.channels('max').find(({ parentId }) => parentId !== null))
    expect(thread.name).toMatch(/^Willyville #\d+ · /)
    expect(thread.name).toContain('[Nitro](https://evil.gg) # x')
    expect(thread.name).toContain('Käthe')
    expect(UNSEEN.exec(thread.name)).toBeNull()
    expect(street.told).toEqual([])
  })

  it('presses a forged button in vain, and nothing breaks', async () => {
    const { act, playground } = street
    const help = await (await act.slash('visitor', 'tavern', 'help')).answer()
    const entries = Object.values(playground.world.channels).flatMap((channel) => channel.entries)
    const held = entries.find(({ message }) => message.id === help.id)?.message
    const buttons = allComponents(held?.components as unknown as Json[]).map(({ component }) => component)
    const button = buttons.find(({ custom_id: id }) => typeof id === 'string') as Json
    for (const verb of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nothing', '']) {
      button.custom_id = `w|${verb}|1|0|0|n|`
      const reply = await act.press('visitor', help.id, button.custom_id as string)
      expect((await reply.answer()).text).toContain('moved on')
    }
    expect(street.told).toEqual([])
  })

  it('types what comes back letter by letter', async () => {
    const { act } = street
    const thread = await act.waitFor(() => act.channels('max').find(({ parentId }) => parentId !== null))
    const line = '[x](https://evil.gg) **@everyone**'
    const answers = ['max', 'kaethe'].map(
      async (user) => (await (await act.slash(user, thread.id, 'willyville move', { line })).answer()).text,
    )
    const told = await Promise.all(answers)
    expect(told.some((text) => text.includes('evil'))).toBe(true)
    for (const text of told) expect(marksIn(text)).not.toContain('link')
  })
})
