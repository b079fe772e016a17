import { expect, test } from 'vitest'
import { SQLite } from '#store/driver'
import { DEFAULTS, FORMER } from '#tables'
import { hall, hallForEach, place } from '#test/tables/for-each'
import { begun, HOME, refusal, yes } from '#test/tables/hall'
import { composeAny, luckOf, playOn } from '#test/tables/playing'

hallForEach()

async function finished(people: string, seed: number, more: object = {}): Promise<number> {
  const id = await begun(hall, people, { game: 'fair', speed: 'none', ...more })
  await hall.pass(60_000)
  await playOn(hall, id, luckOf(seed))
  return id
}

/** All rows of all tables that hold a text, as `table: row`. */
function rowsWith(text: string): string[] {
  const file = new SQLite(`${place.path}/db.sqlite`, { readonly: true })
  const tables = file.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  const named = tables.flatMap((table) =>
    file
      .prepare(`select * from "${table}"`)
      .all()
      .map((row) => `${table}: ${JSON.stringify(row)}`)
      .filter((row) => row.includes(text)),
  )
  file.close()
  return named
}

test('settings are kept, and what is no setting is refused by its name', async () => {
  expect(await hall.tables.people.settings('a')).toEqual(DEFAULTS)
  const quiet = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Amsterdam' }
  yes(await hall.tables.people.setSettings('a', { quiet, language: 'nl', pings: 'never' }))
  yes(await hall.tables.people.setSettings('a', { board: 'text' }))
  expect(await hall.tables.people.settings('a')).toEqual({
    ...DEFAULTS,
    quiet,
    language: 'nl',
    pings: 'never',
    board: 'text',
  })
  const bad: [object, string][] = [
    [{ language: 'fr' }, 'language'],
    [{ pings: 1 }, 'pings'],
    [{ hats: true }, 'hats'],
    [{ palette: 'pink' }, 'palette'],
    [{ quiet: { from: 0, to: 60, zone: 'Mars/Olympus' } }, 'quiet'],
    [{ quiet: { from: -1, to: 60, zone: 'Etc/UTC' } }, 'quiet'],
    [{ quiet: { from: 1, to: 1440, zone: 'Etc/UTC' } }, 'quiet'],
    [{ quiet: { from: 60, to: 59, zone: 'Etc/UTC' } }, 'quiet'],
    [{ vacation: { from: 10, to: 5 } }, 'vacation'],
    [{ vacation: { from: 0.5, to: 5 } }, 'vacation'],
    [{ vacation: { from: 0, to: 90 * 24 * 60 * 60_000 } }, 'vacation'],
    [{ vacation: { from: Number.NaN, to: 1 } }, 'vacation'],
    [{ orders: null }, 'orders'],
    [{ orders: { willyville: 3 } }, 'orders'],
    [{ orders: { willyville: { healing: {} } } }, 'orders'],
    [{ orders: { willyville: { healing: [[1]] } } }, 'orders'],
  ]
  for (const [patch, name] of bad) {
    const outcome = await hall.tables.people.setSettings('a', patch)
    expect([patch, outcome]).toEqual([patch, { denied: 'wrong-setting', facts: { setting: name } }])
  }
})

test('what somebody always says in advance is said at each new table of the game, as far as the game knows it', async () => {
  const orders = { willyville: { healing: 2, dancing: true }, kingsbridge: { exchange: 'never' } }
  yes(await hall.tables.people.setSettings('a', { orders }))
  yes(await hall.tables.people.setSettings('b', { orders: { willyville: { healing: 99 } } }))
  for (const speed of ['day', 'live'] as const) {
    const id = await begun(hall, 'abc', { speed })
    const { seat, orders: own } = await hall.look(id, 'a')
    expect(own).toEqual([{ seat, name: 'healing', value: 2 }])
    for (const person of 'bc') expect((await hall.look(id, person)).orders).toEqual([])
  }
})

test('a finished game counts for each of its people: points by category, time, and by number of seats', async () => {
  const id = await finished('ab', 1)
  await finished('abc', 2)
  const { result } = await hall.look(id, null)
  const seat = (await hall.look(id, 'a')).seat as number
  const statistics = yes(await hall.tables.results.statistics('a', 'fair'))
  expect(statistics).toMatchObject({ games: 2, rated: 2, bySeats: { 2: { games: 1 }, 3: { games: 1 } } })
  expect(statistics.bySeats[2]?.won).toBe(Number(result?.winners.includes(seat)))
  expect(Object.keys(statistics.byCategory).sort()).toEqual(['coins', 'goods'])
  expect(statistics.averageDuration).toBeGreaterThanOrEqual(60_000)
  expect(yes(await hall.tables.results.statistics('a', 'fair', 'nowhere')).games).toBe(0)
  expect(yes(await hall.tables.results.statistics('z', 'fair')).games).toBe(0)
  const played = [
    ['a', 'fair'],
    ['a', 'willyville'],
    ['z', 'fair'],
  ] as const
  const known = played.map(async ([person, rules]) => yes(await hall.tables.results.hasFinished(person, rules)))
  expect(await Promise.all(known)).toEqual([true, false, false])
})

test('the leaderboard is led by who won, on each server among those who played there', async () => {
  for (let game = 1; game <= 3; game++) {
    const id = await begun(hall, 'ab', { game: 'fair' })
    yes(await hall.tables.seats.concede(id, 'b'))
  }
  const elsewhere = { ...HOME, server: 'elsewhere' }
  const id = await begun(hall, 'cb', { game: 'fair', home: elsewhere })
  yes(await hall.tables.seats.concede(id, 'c'))
  const all = yes(await hall.tables.results.leaderboard('fair'))
  expect(all.map(({ person, games, won }) => [person, games, won])).toEqual([
    ['a', 3, 3],
    ['b', 4, 1],
    ['c', 1, 0],
  ])
  const there = yes(await hall.tables.results.leaderboard('fair', 'elsewhere'))
  expect(there.map(({ person, games, won }) => [person, games, won])).toEqual([
    ['b', 1, 1],
    ['c', 1, 0],
  ])
  expect(yes(await hall.tables.results.leaderboard('fair', undefined, 3)).map(({ person }) => person)).toEqual([
    'a',
    'b',
  ])
  expect(yes(await hall.tables.results.leaderboard('willyville'))).toEqual([])
})

test('who gives up many games at the same instant is rated for each of them', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => begun(hall, 'ab', { game: 'fair' })))
  for (const outcome of await Promise.all(ids.map((id) => hall.tables.seats.concede(id, 'a')))) yes(outcome)
  expect(yes(await hall.tables.results.leaderboard('fair'))).toMatchObject([
    { person: 'b', games: 20, won: 20 },
    { person: 'a', games: 20, won: 0 },
  ])
})

test('two people look at the games they had against each other', async () => {
  for (const loser of 'aab') {
    const id = await begun(hall, 'ab', { game: 'fair' })
    yes(await hall.tables.seats.concede(id, loser))
  }
  expect(yes(await hall.tables.results.headToHead('fair', 'a', 'b'))).toEqual({
    games: 3,
    first: 1,
    second: 2,
    even: 0,
  })
  expect(yes(await hall.tables.results.headToHead('fair', 'a', 'c')).games).toBe(0)
})

test('games with bots and games that were not finished rate nobody', async () => {
  await finished('ab', 1, { players: 3, bots: 1 })
  const abandoned = await begun(hall, 'ab', { game: 'fair' })
  const { vote } = yes(await hall.tables.votes.abandon(abandoned, 'a')) as { vote: number }
  yes(await hall.tables.votes.answer(abandoned, 'b', vote, true))
  const left = await begun(hall, 'abc', { game: 'fair', speed: 'none' })
  for (const person of 'abc') yes(await hall.tables.seats.handToBot(left, person, 'master'))
  expect((await hall.look(left, null)).phase).toBe('paused')
  expect(yes(await hall.tables.results.statistics('a', 'fair'))).toMatchObject({ games: 1, rated: 0, rating: null })
  expect(yes(await hall.tables.results.statistics('c', 'fair')).games).toBe(0)
  expect(yes(await hall.tables.results.leaderboard('fair'))).toEqual([])
})

test('everything that is kept of somebody can be had, and nothing that others hide from them', async () => {
  const id = await finished('ab', 1)
  const on = await begun(hall, 'ab', { game: 'fair', speed: 'none' })
  await playOn(hall, on, luckOf(2), 4)
  const running = await begun(hall, 'ac', { speed: 'none' })
  yes(await hall.tables.orders.set(running, 'a', 'healing', 2))
  yes(await hall.tables.people.setSettings('a', { hints: false }))
  const all = yes(await hall.tables.people.export('a')) as Record<string, { game: number }[]>
  expect(all.person).toBe('a')
  expect(all.settings).toMatchObject({ hints: false })
  expect(all.seats?.map(({ game }) => game).sort()).toEqual([id, on, running])
  expect(all.hosted).toHaveLength(3)
  expect(all.orders).toHaveLength(1)
  expect(all.results).toHaveLength(1)
  expect(all.ratings).toHaveLength(1)
  const seat = (await hall.look(on, 'a')).seat
  for (const { game, news } of (all.entries ?? []) as unknown as { game: number; news: { only?: number[] }[] }[]) {
    if (game === on) expect(news.every(({ only }) => only === undefined || only.includes(seat as number))).toBe(true)
  }
})

test('who is forgotten is in no row of the store any more, and their games stay as they were', async () => {
  const gone = { person: 'id-of-gone', name: 'Name of Gone' }
  const open = async (more: object = {}) =>
    yes(await hall.tables.lobby.create({ game: 'fair', host: gone, home: HOME, speed: 'none', players: 3, ...more })).id
  const join = async (id: number, people: string) => {
    for (const person of people) yes(await hall.tables.lobby.join(id, { person, name: `Player ${person}` }))
  }
  const lobby = await open()
  await join(lobby, 'a')
  const alone = await open()
  const over = await open({ first: 'host' })
  await join(over, 'ab')
  yes(await hall.tables.lobby.begin(over, gone.person))
  await playOn(hall, over, luckOf(1))
  const conceded = await open()
  await join(conceded, 'ab')
  yes(await hall.tables.lobby.begin(conceded, gone.person))
  yes(await hall.tables.seats.concede(conceded, gone.person))
  const running = await open()
  await join(running, 'ab')
  yes(await hall.tables.lobby.begin(running, gone.person))
  await composeAny(hall, running, gone.person, luckOf(1))
  const guest = { game: 'fair', host: { person: 'a', name: 'A' }, home: HOME, invited: [gone.person] }
  const invited = yes(await hall.tables.lobby.create(guest)).id
  yes(await hall.tables.lobby.replan(invited, 'a', { invited: [gone.person, 'b'] }))
  const imported = yes(await hall.tables.records.export(over))
  const copy = yes(
    await hall.tables.records.import(JSON.stringify({ ...imported, names: ['x', 'y', 'z'] }), gone.person, HOME),
  )
  yes(await hall.tables.people.setSettings(gone.person, { hints: false }))
  expect(rowsWith(gone.person).length).toBeGreaterThan(10)

  yes(await hall.tables.people.erase(gone.person))
  expect(rowsWith(gone.person)).toEqual([])
  expect(rowsWith(gone.name)).toEqual([])
  expect((await hall.look(lobby, null)).host).toBe('a')
  expect((await hall.look(alone, null)).phase).toBe('closed')
  expect((await hall.look(over, null)).places[0]).toMatchObject({ person: null, name: FORMER, kind: 'former' })
  expect((await hall.look(invited, null)).plan.invited).toEqual(['b'])
  expect((await hall.look(copy.id, null)).phase).toBe('over')
  for (const id of [over, running, conceded]) expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
  await playOn(hall, running, luckOf(2))
  expect((await hall.look(running, null)).phase).toBe('over')
  expect(rowsWith(gone.person)).toEqual([])
})

test('who is forgotten may come back and is a new person', async () => {
  await finished('ab', 1)
  yes(await hall.tables.people.erase('a'))
  expect(yes(await hall.tables.results.statistics('a', 'fair'))).toMatchObject({ games: 0, rating: null })
  expect(yes(await hall.tables.results.leaderboard('fair')).map(({ person }) => person)).toEqual(['b'])
  const id = await begun(hall, 'ab')
  expect((await hall.look(id, 'a')).seat).not.toBeNull()
})

test('questions about nobody are refused', async () => {
  for (const person of ['', null, 7, {}, 'x'.repeat(500), 'nul\u0000'] as unknown as string[]) {
    expect(refusal(await hall.tables.people.erase(person))).toBe('no-such-person')
    expect(refusal(await hall.tables.people.export(person))).toBe('no-such-person')
    expect(refusal(await hall.tables.results.statistics(person, 'fair'))).toBe('no-such-person')
    expect(refusal(await hall.tables.people.setSettings(person, {}))).toBe('no-such-person')
    expect(refusal(await hall.tables.directory.waitingFor(person))).toBe('no-such-person')
    expect(await hall.tables.people.settings(person)).toEqual(DEFAULTS)
  }
})
