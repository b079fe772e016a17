import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_PERMISSIONS } from '#discord/app/permissions'
import { inboxScreen } from '#discord/features/inbox/screen'
import { lobbyEnd, lobbyScreen } from '#discord/features/lobby/screen'
import type { GameRecord } from '#kernel'
import { LANGUAGES, type Language } from '#tables'
import { begun, Hall, HOME, yes } from '#test/tables/hall'
import { breadth } from '../breadth.ts'
import { controlsOn } from './presses.ts'
import { invented, RECORDS, Replay } from './recorded.ts'
import { Room } from './room.ts'
import { crawl, publicShots, type Shot } from './shots.ts'
import { flawsIn, formFlaws } from './valid.ts'

/** The number of moments of a game are looked at. */
const MOMENTS = 4

function flawsOf(room: Room, shots: readonly Shot[]): string[] {
  return shots.flatMap(({ from, screen }) => flawsIn(room, screen).map((flaw) => `${from}: ${flaw}`))
}

/** Stops at some moments of a game, the end among them. */
async function* momentsOf(record: GameRecord): AsyncGenerator<{ replay: Replay; language: Language; at: number }> {
  const replay = await Replay.open(record)
  const stride = Math.floor(record.lines.length / MOMENTS)
  let turn = record.seats
  while (!replay.isOver) {
    if (replay.line % stride === 0)
      yield { replay, language: LANGUAGES[turn++ % LANGUAGES.length] as Language, at: turn }
    await replay.next(false)
  }
  yield { replay, language: LANGUAGES[turn % LANGUAGES.length] as Language, at: turn }
  await replay.room.close()
}

const GAMES: [string, GameRecord][] = [
  ...RECORDS.map((record): [string, GameRecord] => [`a recorded game of ${record.seats}`, record]),
  ...breadth<[string, GameRecord][]>(
    [],
    [
      ['a planned game of 3', invented(33, 3, true)],
      ['a random game of 4', invented(44, 4, false)],
    ],
  ),
]

describe.each(GAMES)('%s', (_, record) => {
  it('is shown on screens that Discord takes and people can read', async () => {
    let count = 0
    for await (const { replay, language, at } of momentsOf(record)) {
      const { room, id } = replay
      const person = 'abcdz'[at % 5] as string
      room.permissions = at % 2 === 0 ? ALL_PERMISSIONS : 0n
      const log = yes(await room.hall.tables.reading.log(id, null))
      const shots = [
        ...(await publicShots(room, id, language, log.slice(-12))),
        ...(await crawl(room, id, person, language)),
      ]
      count += shots.length
      expect(flawsOf(room, shots)).toEqual([])
      expect(room.forms.length).toBeGreaterThan(0)
      expect(room.forms.flatMap(formFlaws)).toEqual([])
      expect(room.hall.told).toEqual([])
    }
    expect(count).toBeGreaterThan(40 * MOMENTS)
  })
})

describe('a lobby', () => {
  let room: Room
  beforeAll(async () => {
    room = new Room(await Hall.open(':memory:'))
  })
  afterAll(() => room.close())

  const host = { person: 'a', name: 'Käthe' }
  const newTable = async (more: object) =>
    yes(await room.hall.tables.lobby.create({ game: 'willyville', host, home: HOME, ...more })).id

  async function shown(id: number): Promise<string[]> {
    const shots: Shot[] = []
    for (const language of LANGUAGES) {
      const context = await room.context(id, null, language)
      shots.push({ from: `lobby ${language}`, screen: await lobbyScreen(context) })
      for (const why of ['empty', 'host', 'expired'] as const)
        shots.push({ from: `end ${why}`, screen: lobbyEnd(context, { thread: null, why }) })
      shots.push({ from: 'begun', screen: lobbyEnd(context, { thread: '123' }) })
    }
    return flawsOf(room, shots)
  }

  /** The forms the host's buttons open. */
  async function crawlLobby(id: number, language: Language): Promise<Shot[]> {
    const lobby = await lobbyScreen(await room.context(id, 'a', language))
    const doors = controlsOn(lobby).filter(({ verb }) => ['addbot', 'options', 'rules', 'shut', 'watch'].includes(verb))
    expect(doors.length).toBeGreaterThanOrEqual(4)
    const screens = await Promise.all(doors.map((door) => room.press('a', language, door.id)))
    expect(room.forms.length).toBe(1)
    return screens.flatMap((screen) => (screen === null ? [] : { from: 'the lobby', screen }))
  }

  it('is open, kept for guests, full, begun and closed', async () => {
    const { tables } = room.hall
    const id = await newTable({ players: 4, bots: 1, invited: ['b', 'c'] })
    expect(await shown(id)).toEqual([])
    for (const person of 'bc') yes(await tables.lobby.join(id, { person, name: `Player ${person}` }))
    expect(await shown(id)).toEqual([])
    for (const language of LANGUAGES) {
      expect(flawsOf(room, await crawlLobby(id, language))).toEqual([])
      expect(room.forms.splice(0).flatMap(formFlaws)).toEqual([])
    }
    yes(await tables.lobby.begin(id, 'a'))
    expect(await shown(id)).toEqual([])
    const other = await newTable({ players: 2 })
    yes(await tables.lobby.shut(other, 'a'))
    expect(await shown(other)).toEqual([])
  })

  it('is left for more games than a page of the inbox holds', async () => {
    for (let count = 0; count < 9; count++) await begun(room.hall, 'ab', { first: 'host', speed: 'day' })
    const shots: Shot[] = []
    for (const language of LANGUAGES) {
      for (const page of [0, 1]) {
        shots.push({ from: `inbox ${page}`, screen: await inboxScreen(room.request('a', language), page) })
      }
    }
    expect(flawsOf(room, shots)).toEqual([])
    const plays = shots.slice(0, 2).map(({ screen }) => controlsOn(screen).filter(({ verb }) => verb === 'play').length)
    expect(plays[0]).toBe(6)
    expect(plays[1]).toBeGreaterThanOrEqual(3)
  })
})
