import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Step, step } from '#store'
import * as query from '#store/queries'
import type { Post, Sent } from '#tables'
import { newMark } from '#tables/engine/outbox'
import { begun, folder, Hall, yes } from '#test/tables/hall'

const SECOND = 1_000
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

function homeIn(channel: string, thread: string | null = null) {
  return { server: 'server', channel, thread }
}

let people = 0

async function lobbyIn(channel: string): Promise<number> {
  const person = `p${people++}`
  const host = { person, name: person }
  return yes(await hall.tables.lobby.create({ game: 'fair', host, home: homeIn(channel) })).id
}

async function crowdIn(channel: string, count: number): Promise<Set<number>> {
  const games: number[] = []
  for (let game = 0; game < count; game++) games.push(await lobbyIn(channel))
  return new Set(games)
}

/** A wall that takes what comes of these games in its hand and does nothing with it. */
function silence(silent: ReadonlySet<number>): { held: Post[]; release(): void } {
  const held: Post[] = []
  const waiting: ((outcome: Sent) => void)[] = []
  hall.answer = (post) => {
    if (!silent.has(post.game)) return Promise.resolve({ sent: {} })
    held.push(post)
    return new Promise((resolve) => waiting.push(resolve))
  }
  const release = () => {
    silent = new Set()
    for (const resolve of waiting.splice(0)) resolve({ sent: {} })
  }
  return { held, release }
}

const SOON = 500

/** Says whether it happens without any time passing in the hall. */
async function happens(isSo: () => boolean): Promise<boolean> {
  for (let wait = 0; wait < SOON && !isSo(); wait++) await new Promise((resolve) => setTimeout(resolve, 5))
  return isSo()
}

const wasPosted = (game: number) => hall.posts.some((post) => post.game === game)

describe('places have their turns', () => {
  test('a crowd in a channel that answers nothing keeps nobody else waiting, and takes little room', async () => {
    const { held, release } = silence(await crowdIn('crowd', 200))
    const ticking = [hall.tables.tick()]
    await happens(() => held.length > 0)
    const other = await lobbyIn('other')
    ticking.push(hall.tables.tick())
    expect(await happens(() => wasPosted(other))).toBe(true)
    expect(held.length).toBeLessThan(5)
    release()
    await Promise.all(ticking)
    expect(hall.posts).toHaveLength(201)
  })

  test('many places that answer nothing turn off into a lane of their own', async () => {
    const silent = new Set<number>()
    for (let channel = 0; channel < 120; channel++) silent.add(await lobbyIn(`silent-${channel}`))
    const { held, release } = silence(silent)
    const ticking = [hall.tables.tick()]
    await happens(() => held.length >= 50)
    const other = await lobbyIn('zz-last')
    for (let second = 0; second < 4; second++) {
      hall.now += 2 * SECOND
      ticking.push(hall.tables.tick())
      await happens(() => held.length >= Math.min(120, 50 * (second + 2)))
    }
    expect(wasPosted(other)).toBe(true)
    // And from then on nobody waits even so long for them.
    const next = await lobbyIn('zz-next')
    ticking.push(hall.tables.tick())
    expect(await happens(() => wasPosted(next))).toBe(true)
    release()
    await Promise.all(ticking)
    expect(hall.posts).toHaveLength(122)
  })

  test('five hundred posts of one channel let every other one in between', async () => {
    await crowdIn('crowd', 500)
    const others = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(lobbyIn))
    let sent = 0
    const turns = new Map<number, number>()
    hall.answer = async ({ game }) => {
      turns.set(game, sent++)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return { sent: {} }
    }
    await hall.tables.tick()
    expect(sent).toBe(505)
    for (const game of others) expect(turns.get(game)).toBeLessThan(20)
  })

  test('a thread is a place beside its channel, and what waits goes along when a game moves', async () => {
    const crowd = await crowdIn('crowd', 20)
    const game = await begun(hall, 'ab', { home: homeIn('crowd') })
    const { release } = silence(crowd)
    const ticking = [hall.tables.tick()]
    yes(await hall.tables.homes.settle(game, homeIn('crowd', 'thread')))
    ticking.push(hall.tables.tick())
    expect(await happens(() => wasPosted(game))).toBe(true)
    release()
    await Promise.all(ticking)
  })

  test('who found no room sets out as soon as there is some', async () => {
    const silent = new Set<number>()
    for (let channel = 0; channel < 60; channel++) silent.add(await lobbyIn(`channel-${channel}`))
    const { held, release } = silence(silent)
    const ticking = hall.tables.tick()
    expect(await happens(() => held.length === 50)).toBe(true)
    release()
    await ticking
    expect(hall.posts).toHaveLength(60)
  })
})

describe('however much waits', () => {
  const OWNER = { owner: 'o', clock: 5 }
  const waiting = (game: number, channel: string, due = 0): Step =>
    step(query.addPost, {
      game,
      part: game % 64,
      kind: 'lobby',
      place: channel,
      topic: null,
      data: '{}',
      created: 1,
      due,
      attempts: 0,
      mark: newMark(),
    })

  async function timeOfReading(count: number): Promise<number> {
    const db = await openDatabase(`${place.path}/${count}.sqlite`)
    const parts = Array.from({ length: 64 }, (_, part) => step(query.takePart, { part, owner: 'o', now: 1, until: 10 }))
    await db.change(parts)
    const channels = ['crowd', ...Array.from({ length: 9 }, (_, at) => `channel-${at}`)]
    const posts = channels.flatMap((channel, at) => (at === 0 ? Array(count).fill(channel) : [channel, channel]))
    await db.change(posts.map((channel, game) => waiting(game + 1, channel)))
    const times: number[] = []
    for (let round = 0; round < 60; round++) {
      const since = performance.now()
      const places = await db.read(query.readDuePlaces, { ...OWNER, after: '' })
      for (const one of places) await db.read(query.readPostsDueAt, { ...OWNER, place: one.place })
      times.push(performance.now() - since)
      expect(places.map((one) => one.place)).toEqual(channels.toSorted())
    }
    await db.close()
    return times.toSorted((a, b) => a - b)[20] as number
  }

  test('the next of every place are found about as quickly', async () => {
    const [few, many] = [await timeOfReading(200), await timeOfReading(20_000)]
    expect(many / few).toBeLessThan(10)
  })
})

describe('a process that stops', () => {
  test('waits for no place; what it leaves in doubt is looked for, and all else goes out once', async () => {
    const crowd = await crowdIn('crowd', 30)
    const { held } = silence(crowd)
    void hall.tables.tick()
    await happens(() => held.length > 0)
    await hall.close()
    const begunBefore = held.map(({ id }) => id)
    const before = hall
    hall = await Hall.open(file(), 'two')
    hall.now = before.now
    const offered: Post[] = []
    hall.answer = async (post) => {
      offered.push(post)
      return { sent: {} }
    }
    for (let beat = 0; beat < 6; beat++) await hall.pass(5 * SECOND)
    const doubted = offered.filter(({ inDoubt }) => inDoubt).map(({ id }) => id)
    expect(doubted.toSorted()).toEqual(begunBefore.toSorted())
    expect(offered.every(({ inDoubt, doubted: age }) => inDoubt === age > 0)).toBe(true)
    expect(offered).toHaveLength(30)
    expect(new Set(offered.map(({ id }) => id)).size).toBe(30)
    expect(before.told).toEqual([])
  })

  test('has what was on its way arrive, if that takes but a moment', async () => {
    const game = await lobbyIn('other')
    let isOffered = false
    hall.answer = async () => {
      isOffered = true
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { sent: {} }
    }
    void hall.tables.tick()
    await happens(() => isOffered)
    await hall.close()
    expect(wasPosted(game)).toBe(true)
    const before = hall
    hall = await Hall.open(file(), 'two')
    hall.now = before.now
    for (let beat = 0; beat < 6; beat++) await hall.pass(5 * SECOND)
    expect(hall.posts).toEqual([])
  })
})
