import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Caps, type Denial, isDenial, type Outcome } from '#tables'
import { startPostgres } from '#test/postgres'
import { begun, folder, Hall, HOME, refusal, who, yes } from './hall.ts'

const CAPS: Caps = { lobbiesOfPerson: 5, lobbiesInChannel: 20, gamesOfPerson: 6, botGamesOfPerson: 3 }

function isIn(channel: string) {
  return { ...HOME, channel }
}

function refusalsIn(outcomes: readonly Outcome<object>[]): string[] {
  return outcomes.flatMap((outcome) => (isDenial(outcome) ? [outcome.denied] : []))
}

const WITH_BOTS = { players: 2, bots: 1, startsWhenFull: true }

const postgres = await startPostgres()
const dir = folder()
afterAll(async () => {
  await postgres?.stop()
  dir.remove()
})

let databases = 0
const PLACES = [
  { name: 'SQLite', where: async () => join(dir.path, `${databases++}.sqlite`) },
  ...(postgres === null ? [] : [{ name: 'PostgreSQL', where: () => postgres.database(`caps${databases++}`) }]),
]

describe.each(PLACES)('what may be open at a time, in $name', ({ where }) => {
  /** Two processes at the same store. */
  let [hall, other]: Hall[] = []
  beforeEach(async () => {
    const place = await where()
    hall = await Hall.open(place, 'one', { caps: CAPS })
    other = await Hall.open(place, 'two', { caps: CAPS })
  })
  afterEach(async () => {
    expect([hall?.told, other?.told]).toEqual([[], []])
    await other?.close()
    await hall?.close()
  })
  const halls = () => [hall, other] as [Hall, Hall]
  const open = (person: string, channel = 'channel', more: object = {}, [{ tables }] = halls()) =>
    tables.lobby.create({ game: 'willyville', host: who(person), home: isIn(channel), ...more })

  it('two hundred tables opened by one person at the same instant, in two processes, are five', async () => {
    const [first, two] = halls()
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, at) => open('a', `c${at}`, {}, at % 2 === 0 ? [first, two] : [two, first])),
    )
    expect(refusalsIn(outcomes)).toEqual(Array(195).fill('many-lobbies'))
    const own = yes(await first.tables.directory.tablesOf('a')).map(({ game }) => game)
    expect(own).toHaveLength(5)
    // Which they are is told, so that one of them can be shut.
    const { facts } = (await open('a', 'elsewhere')) as Denial
    expect(facts).toEqual({ most: 5, games: own.toSorted((a, b) => a - b).join(' ') })
    yes(await first.tables.lobby.shut(own[0] as number, 'a'))
    yes(await open('a', 'elsewhere'))
  })

  it('and fifty people who open in one channel at the same instant open twenty there, and may do so elsewhere', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, at) => open(`p${at}`)))
    expect(refusalsIn(outcomes)).toEqual(Array(30).fill('full-channel'))
    const { id } = yes(await open('a', 'elsewhere'))
    expect(refusal(await halls()[0].tables.homes.move(id, 'a', HOME))).toBe('full-channel')
    expect((await halls()[0].look(id, 'a')).home.channel).toBe('elsewhere')
  })

  it('whoever sits at as many tables as they may neither opens nor joins another, in whatever way', async () => {
    const [{ tables }] = halls()
    const tablesOfOthers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => yes(await open(`p${at}`, `c${at}`)).id),
    )
    const outcomes = await Promise.all(tablesOfOthers.map((id) => tables.lobby.join(id, who('a'))))
    expect(refusalsIn(outcomes)).toEqual(Array(6).fill('many-games'))
    expect(refusal(await open('a'))).toBe('many-games')
    const running = await begun(halls()[0], 'xy', { home: isIn('x') })
    yes(await tables.seats.offer(running, 'x'))
    const { seat } = await halls()[0].look(running, 'x')
    expect(refusal(await tables.seats.claim(running, who('a'), seat as number))).toBe('many-games')
  })

  it('a game that was given up counts no more for whoever gave it up', async () => {
    const [{ tables }] = halls()
    const ids = []
    for (let at = 0; at < 6; at++) ids.push(await begun(halls()[0], 'aoxy', { home: isIn(`c${at}`) }))
    expect(refusal(await open('a'))).toBe('many-games')
    yes(await tables.seats.concede(ids[0] as number, 'a'))
    yes(await open('a'))
  })

  it('games with bots alone have a limit of their own, whichever way they begin', async () => {
    const [{ tables }] = halls()
    const outcomes = await Promise.all(Array.from({ length: 5 }, (_, at) => open('a', `c${at}`, WITH_BOTS)))
    expect(refusalsIn(outcomes)).toEqual(['many-bot-games', 'many-bot-games'])
    const running = yes(await tables.directory.tablesOf('a')).map(({ game }) => game)
    const { id } = yes(await open('a', 'lobby', { players: 2 }))
    yes(await tables.lobby.addBot(id, 'a', 'apprentice'))
    expect(refusal(await tables.lobby.begin(id, 'a'))).toBe('many-bot-games')
    expect(refusal(await tables.lobby.replan(id, 'a', { startsWhenFull: true }))).toBe('many-bot-games')
    expect((await halls()[0].look(id, 'a')).phase).toBe('lobby')
    yes(await tables.votes.abandon(running[0] as number, 'a'))
    yes(await tables.lobby.begin(id, 'a'))
    expect(refusal(await tables.lobby.rematch(running[0] as number, who('a')))).toBe('many-bot-games')
    // With another person at the table it is no such game.
    const shared = await begun(halls()[0], 'ab', { home: isIn('shared'), bots: 0 })
    expect((await halls()[0].look(shared, 'a')).phase).toBe('playing')
  })

  it('without settings nothing is counted', async () => {
    const free = await Hall.open(await where(), 'free')
    for (let at = 0; at < 30; at++) {
      yes(await free.tables.lobby.create({ game: 'willyville', host: who('a'), home: HOME }))
    }
    await free.close()
  })
})
