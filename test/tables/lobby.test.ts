import { describe, expect, test } from 'vitest'
import { NEIGHBOURS } from '#data/neighbours'
import { isDenial } from '#tables'
import { keepsCommitment } from '#tables/model/commitment'
import { neighbourOn, neighboursOf, nextNeighbour } from '#tables/model/neighbours'
import { hall, hallForEach } from '#test/tables/for-each'
import { begun, HOME, refusal, who, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'

const HOUR = 60 * 60_000
hallForEach()

async function lobbyOf(host: string, more: object = {}): Promise<number> {
  return yes(await hall.tables.lobby.create({ game: 'willyville', host: who(host), home: HOME, players: 3, ...more }))
    .id
}

async function namesOf(id: number): Promise<string[]> {
  return (await hall.look(id, null)).places.map(({ name }) => name)
}

test('somebody opens a table, others sit down, one leaves again', async () => {
  const id = await lobbyOf('a')
  yes(await hall.tables.lobby.join(id, who('b')))
  yes(await hall.tables.lobby.join(id, who('c')))
  yes(await hall.tables.lobby.leave(id, 'b'))
  expect(await namesOf(id)).toEqual(['Player a', 'Player c'])
  const look = await hall.look(id, 'c')
  expect([look.phase, look.host, look.seat, look.view]).toEqual(['lobby', 'a', 1, null])
})

test('nobody sits down twice, nor at a full table, nor leaves a table they do not sit at', async () => {
  const id = await lobbyOf('a', { players: 2 })
  expect(refusal(await hall.tables.lobby.join(id, who('a')))).toBe('already-seated')
  yes(await hall.tables.lobby.join(id, who('b')))
  expect(refusal(await hall.tables.lobby.join(id, who('c')))).toBe('full')
  expect(refusal(await hall.tables.lobby.leave(id, 'c'))).toBe('not-seated')
  expect(refusal(await hall.tables.lobby.join(99, who('c')))).toBe('no-such-table')
})

test('when the host leaves, the next person is host; when the last person leaves, the lobby closes', async () => {
  const id = await lobbyOf('a', { players: 4, bots: 1 })
  yes(await hall.tables.lobby.join(id, who('b')))
  yes(await hall.tables.lobby.leave(id, 'a'))
  expect((await hall.look(id, null)).host).toBe('b')
  yes(await hall.tables.lobby.leave(id, 'b'))
  expect((await hall.look(id, null)).phase).toBe('closed')
  expect(refusal(await hall.tables.lobby.join(id, who('c')))).toBe('not-in-lobby')
})

test('the host seats bots and sends them away again; no two of them have the same name', async () => {
  const id = await lobbyOf('a', { players: 4, bots: 1 })
  yes(await hall.tables.lobby.join(id, who('b')))
  yes(await hall.tables.lobby.addBot(id, 'a', 'master'))
  yes(await hall.tables.lobby.leave(id, 'b'))
  yes(await hall.tables.lobby.addBot(id, 'a', 'apprentice'))
  expect(new Set(await namesOf(id)).size).toBe(4)
  expect(refusal(await hall.tables.lobby.addBot(id, 'a', 'master'))).toBe('full')
  yes(await hall.tables.lobby.removeBot(id, 'a'))
  expect(await namesOf(id)).toHaveLength(3)
  expect(refusal(await hall.tables.lobby.addBot(id, 'b', 'master'))).toBe('not-host')
  expect(refusal(await hall.tables.lobby.removeBot(id, 'b'))).toBe('not-host')
})

test('seats are kept for who is invited, also against bots', async () => {
  const id = await lobbyOf('a', { invited: ['b', 'a', 'b'] })
  expect((await hall.look(id, null)).plan.invited).toEqual(['b'])
  yes(await hall.tables.lobby.join(id, who('c')))
  expect(refusal(await hall.tables.lobby.join(id, who('d')))).toBe('taken')
  expect(refusal(await hall.tables.lobby.addBot(id, 'a', 'master'))).toBe('taken')
  yes(await hall.tables.lobby.join(id, who('b')))
  expect(refusal(await hall.tables.lobby.join(id, who('d')))).toBe('full')
})

test('as many can be invited as the game has seats besides the host’s', async () => {
  const invited = ['b', 'c', 'd', 'e', 'f']
  const id = await lobbyOf('a', { game: 'willyville', players: 4, invited })
  expect((await hall.look(id, null)).plan.invited).toEqual(['b', 'c', 'd'])
  const village = await lobbyOf('a', { game: 'village', players: 5, invited })
  expect((await hall.look(village, null)).plan.invited).toEqual(['b', 'c', 'd', 'e'])
})

test('a plan that keeps more seats than there are is refused', async () => {
  const wanted = { game: 'willyville', host: who('a'), home: HOME, players: 3, bots: 1, invited: ['b', 'c'] }
  expect(refusal(await hall.tables.lobby.create(wanted))).toBe('full')
  expect(refusal(await hall.tables.lobby.create({ ...wanted, invited: [], bots: 3 }))).toBe('full')
})

test('the host plans anew, but not for fewer than sit there', async () => {
  const id = await lobbyOf('a')
  yes(await hall.tables.lobby.join(id, who('b')))
  yes(await hall.tables.lobby.replan(id, 'a', { players: 4, speed: 'live', first: 'host' }))
  const look = await hall.look(id, null)
  expect([look.plan.players, look.speed, look.plan.first]).toEqual([4, 'live', 'host'])
  yes(await hall.tables.lobby.join(id, who('c')))
  expect(refusal(await hall.tables.lobby.replan(id, 'a', { players: 2 }))).toBe('full')
  expect(refusal(await hall.tables.lobby.replan(id, 'b', { players: 4 }))).toBe('not-host')
  expect(refusal(await hall.tables.lobby.replan(id, 'a', { players: 5 }))).toBe('wrong-number')
  expect(refusal(await hall.tables.lobby.replan(id, 'a', { speed: 'slow' }))).toBe('wrong-option')
  expect(refusal(await hall.tables.lobby.replan(id, 'a', { options: { hens: 7 } }))).toBe('wrong-option')
})

async function phaseOf(id: number): Promise<string> {
  return (await hall.look(id, null)).phase
}

test('a table that starts when full does so half a minute after the last sat down', async () => {
  const id = await lobbyOf('a', { players: 2, startsWhenFull: true })
  expect(yes(await hall.tables.lobby.join(id, who('b')))).toEqual({ started: false })
  await hall.pass(29_999)
  expect(await phaseOf(id)).toBe('lobby')
  await hall.pass(1)
  expect(await phaseOf(id)).toBe('playing')
})

test('who is not ready holds the start, and then the host starts', async () => {
  const id = await lobbyOf('a', { players: 2, startsWhenFull: true })
  expect(refusal(await hall.tables.lobby.hold(id, 'a'))).toBe('no-countdown')
  yes(await hall.tables.lobby.join(id, who('b')))
  expect(refusal(await hall.tables.lobby.hold(id, 'c'))).toBe('not-seated')
  yes(await hall.tables.lobby.hold(id, 'b'))
  await hall.pass(HOUR)
  expect(await phaseOf(id)).toBe('lobby')
  yes(await hall.tables.lobby.begin(id, 'a'))
  expect(refusal(await hall.tables.lobby.hold(id, 'b'))).toBe('not-in-lobby')
})

test('when somebody leaves a full table it starts no more, until it is full again', async () => {
  const id = await lobbyOf('a', { players: 2, startsWhenFull: true })
  yes(await hall.tables.lobby.join(id, who('b')))
  yes(await hall.tables.lobby.leave(id, 'b'))
  await hall.pass(HOUR)
  expect(await phaseOf(id)).toBe('lobby')
  yes(await hall.tables.lobby.join(id, who('c')))
  await hall.pass(30_000)
  expect(await phaseOf(id)).toBe('playing')
})

test('a table that is planned smaller and is full by that starts by itself', async () => {
  const id = await lobbyOf('a', { players: 3, startsWhenFull: true })
  yes(await hall.tables.lobby.join(id, who('b')))
  yes(await hall.tables.lobby.replan(id, 'a', { players: 2 }))
  await hall.pass(30_000)
  expect(await phaseOf(id)).toBe('playing')
})

test('the host says something about the table, and chooses its language and whether ideas are shown', async () => {
  const id = await lobbyOf('a', { ideas: false })
  expect((await hall.look(id, null)).plan).toMatchObject({ ideas: false, note: '' })
  yes(await hall.tables.lobby.replan(id, 'a', { ideas: true, note: 'After dinner', language: 'nl' }))
  const { plan, language } = await hall.look(id, null)
  expect([plan.ideas, plan.note, language]).toEqual([true, 'After dinner', 'nl'])
  for (const wrong of [{ note: 'x'.repeat(81) }, { ideas: 1 as never }, { language: 'fr' }]) {
    expect(refusal(await hall.tables.lobby.replan(id, 'a', wrong))).toBe('wrong-option')
  }
})

test('a table of one person and bots that starts when full has started when it is opened', async () => {
  const wanted = { game: 'willyville', host: who('a'), home: HOME, players: 2, bots: 1, startsWhenFull: true }
  expect(yes(await hall.tables.lobby.create(wanted)).started).toBe(true)
})

test('only the host begins, and not alone', async () => {
  const id = await lobbyOf('a')
  expect(refusal(await hall.tables.lobby.begin(id, 'a'))).toBe('wrong-number')
  yes(await hall.tables.lobby.join(id, who('b')))
  expect(refusal(await hall.tables.lobby.begin(id, 'b'))).toBe('not-host')
  yes(await hall.tables.lobby.begin(id, 'a'))
  expect(refusal(await hall.tables.lobby.begin(id, 'a'))).toBe('not-in-lobby')
})

test('a lobby closes a day after the last thing that happened in it', async () => {
  const id = await lobbyOf('a')
  await hall.pass(23 * HOUR)
  yes(await hall.tables.lobby.join(id, who('b')))
  await hall.pass(23 * HOUR)
  expect((await hall.look(id, null)).phase).toBe('lobby')
  await hall.pass(HOUR)
  expect((await hall.look(id, null)).phase).toBe('closed')
  expect(hall.posts.at(-1)).toMatchObject({ kind: 'closed', data: { why: 'expired' } })
  expect(refusal(await hall.tables.lobby.begin(id, 'a'))).toBe('not-in-lobby')
})

test('a game that has begun does not close like a lobby', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  await hall.pass(48 * HOUR)
  expect((await hall.look(id, null)).phase).toBe('playing')
})

test('the host closes their lobby', async () => {
  const id = await lobbyOf('a')
  yes(await hall.tables.lobby.join(id, who('b')))
  expect(refusal(await hall.tables.lobby.shut(id, 'b'))).toBe('not-host')
  yes(await hall.tables.lobby.shut(id, 'a'))
  expect((await hall.look(id, null)).phase).toBe('closed')
})

test('numbers, names and words that cannot be are refused in one word', async () => {
  const good = { game: 'willyville', host: who('a'), home: HOME }
  const bad: [object, string][] = [
    [{ game: 'chess' }, 'no-such-game'],
    [{ players: 1 }, 'wrong-number'],
    [{ players: 5 }, 'wrong-number'],
    [{ players: 2.5 }, 'wrong-number'],
    [{ bots: -1 }, 'wrong-option'],
    [{ bots: Number.NaN }, 'wrong-option'],
    [{ bots: 1e9 }, 'full'],
    [{ level: 'genius' }, 'wrong-option'],
    [{ speed: 'toString' }, 'wrong-option'],
    [{ language: 'fr' }, 'wrong-option'],
    [{ first: 'me' }, 'wrong-option'],
    [{ invited: 'b' }, 'wrong-option'],
    [{ options: 'hens' }, 'wrong-option'],
    [{ options: { hens: true } }, 'wrong-option'],
    [{ home: null }, 'wrong-option'],
    [{ home: { server: 's', channel: '', thread: null } }, 'wrong-option'],
    [{ host: { person: 'a', name: '  ' } }, 'wrong-name'],
    [{ host: { person: 'a', name: 'x'.repeat(101) } }, 'wrong-name'],
    [{ host: { person: 'a', name: 'nul\u0000' } }, 'wrong-name'],
    [{ host: { person: '', name: 'A' } }, 'no-such-person'],
    [{ host: null }, 'no-such-person'],
  ]
  for (const [patch, word] of bad) {
    const outcome = await hall.tables.lobby.create({ ...good, ...patch } as Parameters<
      typeof hall.tables.lobby.create
    >[0])
    expect([patch, isDenial(outcome) && outcome.denied]).toEqual([patch, word])
  }
})

test('a double press opens one table', async () => {
  const wanted = { game: 'willyville', host: who('a'), home: HOME }
  const both = await Promise.all([hall.tables.lobby.create(wanted, 'press'), hall.tables.lobby.create(wanted, 'press')])
  expect(both[0]).toEqual(both[1])
  expect(yes(await hall.tables.directory.tablesOf('a'))).toHaveLength(1)
})

test('the host sits first where they chose so, else luck seats all', async () => {
  const seats = new Set<number>()
  for (let game = 0; game < 40; game++) {
    const first = await begun(hall, 'abc', { first: 'host' })
    expect((await hall.look(first, 'a')).seat).toBe(0)
    const random = await begun(hall, 'abc')
    seats.add((await hall.look(random, 'a')).seat as number)
  }
  expect(seats.size).toBe(3)
})

test('the seed is promised before the first turn, kept secret while the game lasts, and told at its end', async () => {
  const id = await begun(hall, 'ab', { game: 'fair', players: 2 })
  await hall.tables.tick()
  const promised = (await hall.look(id, null)).commitment
  expect(hall.posts.map(({ kind }) => kind)).toEqual(['lobby', 'began', 'asked'])
  expect(hall.posts[1]?.data).toEqual({ commitment: promised })
  const look = await hall.look(id, 'a')
  expect(look.seed).toBeNull()
  await playOn(hall, id, luckOf(1))
  const { seed, commitment, record, lot } = {
    ...(await hall.look(id, null)),
    ...yes(await hall.tables.records.export(id)),
  }
  expect([commitment, record.seed]).toEqual([promised, seed])
  expect(keepsCommitment(promised, record, lot)).toBe(true)
  expect(keepsCommitment(promised, { ...record, seed: 'f'.repeat(32) }, lot)).toBe(false)
})

describe('the villagers bots play as', () => {
  test('have names that never change: games keep them, and faces are found by them', () => {
    expect(NEIGHBOURS.join(' ')).toBe(
      'Berthe Wendel Greta Odo Fenna Joris Mina Casper Lotte Ruben Hilde Anselm Agnes Hugo Clara Barnabas',
    )
    expect(neighboursOf(7).slice(0, 3)).toEqual(['Hugo', 'Barnabas', 'Joris'])
  })

  test('sit at a table with a name each, chosen by its number alone', async () => {
    const id = await lobbyOf('a', { players: 4, bots: 3 })
    const { places } = await hall.look(id, null)
    expect(places.slice(1).map(({ name }) => name)).toEqual(neighboursOf(id).slice(0, 3))
    expect(places.map(neighbourOn)).toEqual([null, ...neighboursOf(id).slice(0, 3)])
  })

  test('leave the name to a person who has it, and take a free one again', async () => {
    const [first = '', second] = neighboursOf(7)
    expect(nextNeighbour(7, [])).toBe(first)
    expect(nextNeighbour(7, [{ name: first.toLowerCase() }])).toBe(second)
    expect(
      nextNeighbour(
        7,
        NEIGHBOURS.map((name) => ({ name })),
      ),
    ).toBe('Bot 17')
  })

  test('are all met sooner or later', () => {
    const met = new Set(Array.from({ length: 200 }, (_, id) => neighboursOf(id)[0]))
    expect(met.size).toBe(NEIGHBOURS.length)
  })
})
