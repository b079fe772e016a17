import { afterEach, beforeEach, expect, test } from 'vitest'
import { step } from '#store'
import * as query from '#store/queries'
import type { Post, Sent } from '#tables'
import { newMark } from '#tables/engine/outbox'
import { begun, folder, Hall, HOME, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'

const SECOND = 1_000
const ALL = { games: 0, now: 0 }
let place: ReturnType<typeof folder>
let hall: Hall
const file = () => `${place.path}/db.sqlite`

beforeEach(async () => {
  place = folder()
  hall = await Hall.open(file())
})

afterEach(async () => {
  expect(hall.told).toEqual([])
  await hall.close()
  place.remove()
})

const kinds = (posts: readonly Post[], game: number) =>
  posts.filter((post) => post.game === game).map(({ kind }) => kind)

async function lobby(host = 'a'): Promise<number> {
  return yes(await hall.tables.lobby.create({ game: 'fair', host: { person: host, name: host }, home: HOME })).id
}

/** Something to wait for, and what ends the waiting. */
function gate(): [wait: Promise<void>, open: () => void] {
  let open = () => {}
  const wait = new Promise<void>((resolve) => {
    open = resolve
  })
  return [wait, open]
}

/** Posts of a game that nobody has seen yet. */
async function unsent(id: number): Promise<number> {
  const [row] = await hall.db.read(query.readNextPost, { game: id })
  return row === undefined ? 0 : row.id
}

test("a game's posts go out in the order in which they were written", async () => {
  const id = await begun(hall, 'ab', { game: 'fair' })
  await playOn(hall, id, luckOf(1))
  await hall.tables.tick()
  const ids = hall.posts.map((post) => post.id)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
  expect(kinds(hall.posts, id).slice(0, 2)).toEqual(['lobby', 'began'])
  expect(kinds(hall.posts, id).at(-1)).toBe('ended')
})

test('what cannot be posted now holds up its own game, and no other', async () => {
  const [slow, quick] = [await begun(hall, 'ab'), await begun(hall, 'cd')]
  hall.answer = async ({ game }) => (game === slow ? { later: null } : { sent: {} })
  await hall.tables.tick()
  expect([kinds(hall.posts, slow), kinds(hall.posts, quick)]).toEqual([[], ['lobby', 'began', 'asked']])
  hall.answer = async () => ({ sent: {} })
  await hall.pass(SECOND)
  expect(kinds(hall.posts, slow)).toEqual(['lobby', 'began', 'asked'])
})

test('a post that hangs holds up neither other games nor the clocks', async () => {
  const [stuck, quick] = [await begun(hall, 'ab', { speed: 'live' }), await begun(hall, 'cd', { speed: 'live' })]
  const [held, release] = gate()
  hall.answer = async ({ game }) => {
    if (game === stuck) await held
    return { sent: {} }
  }
  const first = hall.tables.tick()
  hall.now += 8 * 60 * SECOND
  const second = hall.tables.tick()
  const isThere = () => kinds(hall.posts, quick).includes('reminder')
  for (let wait = 0; wait < 100 && !isThere(); wait++) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(kinds(hall.posts, quick)).toEqual(['lobby', 'began', 'asked', 'reminder'])
  expect(kinds(hall.posts, stuck)).toEqual([])
  release()
  await Promise.all([first, second])
  expect(kinds(hall.posts, stuck)).toEqual(['lobby', 'began', 'asked', 'reminder'])
})

test('what is put off while a younger post of its topic has come gives way to it at once', async () => {
  const id = await lobby()
  await hall.tables.tick()
  const [held, release] = gate()
  const [offered, isOffered] = gate()
  hall.answer = async ({ kind }) => {
    if (kind !== 'lobby') return { sent: {} }
    isOffered()
    await held
    return { later: 60 * SECOND }
  }
  yes(await hall.tables.lobby.join(id, { person: 'b', name: 'b' }))
  const first = hall.tables.tick()
  await offered
  yes(await hall.tables.lobby.begin(id, 'a'))
  const second = hall.tables.tick()
  release()
  await Promise.all([first, second])
  expect(kinds(hall.posts, id).slice(0, 3)).toEqual(['lobby', 'began', 'asked'])
  expect(await unsent(id)).toBe(0)
})

test('a post is tried again after a while, each time later, and at the moment the wall names', async () => {
  const id = await lobby()
  const tries: number[] = []
  const start = hall.now
  hall.answer = async () => {
    tries.push((hall.now - start) / SECOND)
    return tries.length < 5 ? { later: null } : tries.length === 5 ? { later: 7 * SECOND } : { sent: {} }
  }
  for (let second = 0; second < 60; second++) await hall.pass(SECOND)
  expect(tries.map((at) => at - (tries[0] as number))).toEqual([0, 1, 3, 8, 23, 30])
  expect(await unsent(id)).toBe(0)
})

test('what is out is never sent again, not after a restart either', async () => {
  const id = await begun(hall, 'ab')
  await hall.tables.tick()
  const count = hall.posts.length
  await hall.pass(60 * SECOND)
  const { now } = hall
  await hall.close()
  hall = await Hall.open(file(), 'two')
  hall.now = now + 60 * SECOND
  await hall.tables.tick()
  expect([count, kinds(hall.posts, id)]).toEqual([3, []])
})

test('of posts that only show how things are, the latest is enough', async () => {
  const id = await lobby()
  for (const person of 'bcd') yes(await hall.tables.lobby.join(id, { person, name: person }))
  await hall.tables.tick()
  // The lobby as it was opened, and as it looks now.
  expect(kinds(hall.posts, id)).toEqual(['lobby', 'lobby'])
})

test('also one that was put off makes way for the latest', async () => {
  const id = await lobby()
  await hall.tables.tick()
  hall.answer = async () => ({ later: null })
  yes(await hall.tables.lobby.join(id, { person: 'b', name: 'b' }))
  await hall.tables.tick()
  yes(await hall.tables.lobby.join(id, { person: 'c', name: 'c' }))
  hall.answer = async () => ({ sent: {} })
  await hall.pass(SECOND)
  expect(kinds(hall.posts, id)).toEqual(['lobby', 'lobby'])
})

test('somebody who is called besides others is called, though they come later', async () => {
  const id = await begun(hall, 'abc', { game: 'fair' })
  const seat = (await hall.look(id, 'b')).seat as number
  yes(await hall.tables.seats.offer(id, 'b'))
  yes(await hall.tables.seats.claim(id, { person: 'd', name: 'd' }, seat))
  await hall.tables.tick()
  const called = hall.posted('asked').flatMap(({ seats }) => seats)
  expect(new Set(called).size).toBe(3)
  expect(called.at(-1)).toBe(seat)
})

test('a post whose facts cannot be read is given up with a report, and the next goes out', async () => {
  const [id, other] = [await lobby(), await lobby('o')]
  const [first] = await hall.db.read(query.readNextPost, { game: id })
  if (first === undefined) throw new Error('a new lobby is to be posted')
  const { part, place: channel, created } = first
  const wrong = [
    { kind: 'asked', data: '{"seats":"all"}' },
    { kind: 'asked', data: '{' },
    { kind: 'unheard-of', data: '{}' },
  ]
  const row = { game: id, part, place: channel, topic: null, created, due: 0, attempts: 0 }
  await hall.db.change(wrong.map((post) => step(query.addPost, { ...row, ...post, mark: newMark() })))
  yes(await hall.tables.lobby.join(id, { person: 'b', name: 'b' }))
  await hall.tables.tick()
  expect([kinds(hall.posts, id), kinds(hall.posts, other)]).toEqual([['lobby', 'lobby'], ['lobby']])
  const receipts = (await hall.db.read(query.readPosts, { game: id, kind: 'asked' })).map(({ receipt }) => receipt)
  expect(receipts).toEqual([JSON.stringify({ gone: 'unreadable' }), JSON.stringify({ gone: 'unreadable' })])
  expect(hall.told.splice(0).map(({ error }) => String(error))).toEqual([
    expect.stringContaining('(asked) is not readable'),
    expect.stringContaining('(asked) is not readable'),
    expect.stringContaining('(unheard-of) is not readable'),
  ])
})

test('what the wall has lost for good is not tried again, and the next goes out', async () => {
  const id = await begun(hall, 'ab')
  hall.answer = async ({ kind }) => (kind === 'began' ? { gone: 'the channel' } : { sent: {} })
  await hall.tables.tick()
  await hall.pass(600 * SECOND)
  expect(kinds(hall.posts, id)).toEqual(['lobby', 'asked'])
  const [row] = await hall.db.read(query.readPosts, { game: id, kind: 'began' })
  expect(row?.receipt).toBe(JSON.stringify({ gone: 'the channel' }))
})

test('a wall that throws is told of, and the post is in doubt from then on', async () => {
  const id = await lobby()
  const doubts: boolean[] = []
  hall.answer = async ({ inDoubt }) => {
    doubts.push(inDoubt)
    if (doubts.length === 1) throw new Error('the line was cut')
    return doubts.length === 2 ? { later: null } : { sent: {} }
  }
  for (let second = 0; second < 5; second++) await hall.pass(SECOND)
  expect(doubts).toEqual([false, true, true])
  expect(hall.told.splice(0).map(({ error }) => (error as Error).message)).toEqual(['the line was cut'])
  expect(await unsent(id)).toBe(0)
})

test('who dies between sending and noting it leaves a doubt, and who takes over looks before sending', async () => {
  const id = await lobby()
  await hall.tables.tick()
  const late = await begun(hall, 'ab')
  const [row] = await hall.db.read(query.readNextPost, { game: late })
  const claim = { id: row?.id as number, attempts: 0, owner: 'one', clock: hall.now }
  expect(await hall.db.change([step(query.beginPost, claim, 1)])).toBeNull()
  const second = await Hall.open(file(), 'two')
  second.now = hall.now
  const doubts: [string, boolean][] = []
  second.answer = async ({ kind, inDoubt }) => {
    doubts.push([kind, inDoubt])
    return { sent: {} }
  }
  for (let wait = 0; wait < 6 && doubts.length === 0; wait++) await second.pass(5 * SECOND)
  expect(second.now - hall.now).toBeLessThanOrEqual(30 * SECOND)
  expect(doubts).toEqual([
    ['lobby', true],
    ['began', false],
    ['asked', false],
  ])
  expect(second.told).toEqual([])
  await second.close()
  expect(id).toBeLessThan(late)
})

test('who was stopped while sending, and is too late to say that it did not go out, ends no doubt of another', async () => {
  await lobby()
  let refuse: (outcome: Sent) => void = () => {}
  hall.answer = () => new Promise((resolve) => (refuse = resolve))
  const sending = hall.tables.tick()
  const second = await Hall.open(file(), 'two')
  second.now = hall.now
  const doubts: boolean[] = []
  second.answer = async ({ inDoubt }) => {
    doubts.push(inDoubt)
    if (doubts.length === 1) throw new Error('the line was cut')
    return { sent: {} }
  }
  for (let wait = 0; wait < 8 && doubts.length === 0; wait++) await second.pass(5 * SECOND)
  refuse({ later: null })
  await sending
  for (let wait = 0; wait < 4 && doubts.length < 2; wait++) await second.pass(5 * SECOND)
  expect(doubts).toEqual([true, true])
  await second.close()
})

test('two processes share the games, each post goes out once, and in order', async () => {
  const second = await Hall.open(file(), 'two')
  const ids: number[] = []
  for (let game = 0; game < 48; game++) ids.push(await lobby())
  for (let round = 0; round < 6; round++) {
    for (const id of ids.slice(round, round + 40)) {
      const who = { person: `p${round}`, name: 'P' }
      const tables = id % 2 === 0 ? hall.tables : second.tables
      await (round % 2 === 0 ? tables.lobby.join(id, who) : tables.lobby.leave(id, `p${round - 1}`))
    }
    await Promise.all([hall.pass(5 * SECOND), second.pass(5 * SECOND)])
  }
  const all = [...hall.posts, ...second.posts]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(Math.min(hall.posts.length, second.posts.length)).toBeGreaterThan(10)
  expect(await Promise.all(ids.map(unsent))).toEqual(ids.map(() => 0))
  for (const posts of [hall.posts, second.posts]) {
    for (const id of ids) {
      const own = posts.filter(({ game }) => game === id).map((post) => post.id)
      expect(own).toEqual([...own].sort((a, b) => a - b))
    }
  }
  expect(second.told).toEqual([])
  await second.close()
})

test('what is on its way is not given to another process that has just come', async () => {
  const id = await lobby()
  const [held, release] = gate()
  const [sent, isOnItsWay] = gate()
  hall.answer = async () => {
    isOnItsWay()
    await held
    return { sent: {} }
  }
  const sending = hall.tables.tick()
  await sent
  const second = await Hall.open(file(), 'two')
  for (let beat = 0; beat < 5; beat++) {
    hall.now += 5 * SECOND
    void hall.tables.tick()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await second.pass(5 * SECOND)
  }
  const owned = (await hall.db.read(query.readParts, ALL)).filter(({ owner }) => owner === 'two')
  expect(owned).toHaveLength(32)
  expect(second.posts).toEqual([])
  release()
  await sending
  await hall.tables.tick()
  expect(kinds(hall.posts, id)).toEqual(['lobby'])
  await second.close()
})

test('a process that falls silent is replaced within 30 seconds, one that leaves at once', async () => {
  await hall.tables.tick()
  const second = await Hall.open(file(), 'two')
  const third = await Hall.open(file(), 'three')
  const id = await lobby()
  for (let at = 5; at <= 30; at += 5) await second.pass(5 * SECOND)
  expect(kinds(second.posts, id)).toEqual(['lobby'])
  third.now = second.now
  yes(await second.tables.lobby.join(id, { person: 'z', name: 'Z' }))
  await second.close()
  await third.tables.tick()
  expect(kinds(third.posts, id)).toEqual(['lobby'])
  await third.close()
})
