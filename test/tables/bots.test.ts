import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Idea } from '#bots/insight'
import { ideasFor, type ThinkRequest } from '#bots/levels'
import { luckFrom } from '#kernel'
import { type Database, openDatabase } from '#store'
import { begun, folder, Hall, yes } from '#test/tables/hall'
import { askedOf, composeAny, luckOf, playOn } from '#test/tables/playing'

const MINUTE = 60_000
let place: ReturnType<typeof folder>
let hall: Hall

/** Everything that was asked, and what is answered. */
let asked: ThinkRequest[] = []
let think: (question: ThinkRequest) => Promise<readonly Idea[]>

async function journeyman(question: ThinkRequest): Promise<readonly Idea[]> {
  return ideasFor({ ...question, level: 'journeyman' }, luckFrom(question.seed), { turns: 0, spent: () => 0 })
}

beforeEach(async () => {
  place = folder()
  asked = []
  think = journeyman
  hall = await Hall.open(`${place.path}/db.sqlite`, 'one', {
    think: (question) => {
      asked.push(question)
      return think(question)
    },
  })
})

afterEach(async () => {
  await hall.close()
  place.remove()
})

/** A table of one person and one bot, at which the bot is asked. */
async function botsTurn(more: object = {}): Promise<number> {
  const id = await begun(hall, 'a', { players: 2, bots: 1, speed: 'none', first: 'host', ...more })
  const look = await hall.look(id, 'a')
  for (let step = 0; step < 20 && (await askedOf(hall, id)).includes('a'); step++) {
    await playOn(hall, id, luckOf(3), 1)
  }
  expect((await hall.look(id, 'a')).places[look.seat === 0 ? 1 : 0]?.asked).not.toBeNull()
  return id
}

async function botsMoves(id: number) {
  const log = yes(await hall.tables.reading.log(id, null))
  return log.filter(({ kind, by }) => kind === 'play' && by === 'bot')
}

test('a bot plays its whole turn at once, as an entry of its own', async () => {
  const id = await botsTurn({ level: 'master' })
  await hall.pass(0)
  const [move] = await botsMoves(id)
  expect(asked[0]).toMatchObject({ level: 'master', answers: [] })
  expect(move?.news.length).toBeGreaterThan(1)
})

test('while a bot thinks, people at other tables play on', async () => {
  let answer: (ideas: readonly Idea[]) => void = () => {}
  const id = await botsTurn()
  think = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const thinking = hall.pass(0)
  const other = await begun(hall, 'bc', { speed: 'none' })
  const [mover] = await askedOf(hall, other)
  await composeAny(hall, other, mover as string, luckOf(1))
  expect(await botsMoves(id)).toEqual([])
  answer(await journeyman(asked.at(-1) as ThinkRequest))
  think = journeyman
  await thinking
  expect((await botsMoves(id)).length).toBeGreaterThan(0)
})

test('a table that moved on while a bot thought is thought about anew', async () => {
  const id = await botsTurn()
  think = async (question) => {
    think = journeyman
    yes(await hall.tables.seats.offer(id, 'a'))
    return journeyman(question)
  }
  await hall.pass(0)
  expect(asked.length).toBeGreaterThan(1)
  expect((await botsMoves(id)).length).toBeGreaterThan(0)
})

test('while the table cannot be read its bot does not play by chance: it thinks as soon as it can', async () => {
  await hall.close()
  const db = await openDatabase(`${place.path}/db.sqlite`)
  let isDown = false
  const read: Database['read'] = async (...about) => {
    if (isDown) throw new Error('the disk is away')
    return db.read(...about)
  }
  hall = Hall.on({ ...watched(db, [], () => false), read }, 'one', {
    think: async (question) => {
      asked.push(question)
      return journeyman(question)
    },
  })
  const id = await botsTurn()
  isDown = true
  await hall.pass(0)
  isDown = false
  expect([asked.length, (await botsMoves(id)).length]).toEqual([0, 0])
  await hall.pass(MINUTE)
  expect(asked.length).toBeGreaterThan(0)
  expect((await botsMoves(id)).length).toBeGreaterThan(0)
})

test('a bot that cannot think picks at random, and the fault is told', async () => {
  const id = await botsTurn()
  think = async () => {
    think = journeyman
    throw new Error('no idea')
  }
  await hall.pass(0)
  expect(hall.told.map(({ error }) => (error as Error).message)).toEqual(['no idea'])
  expect((await botsMoves(id)).length).toBeGreaterThan(0)
})

test('what does not fit is not played: a line is followed as far as it goes', async () => {
  const id = await botsTurn()
  think = async (question) => {
    think = journeyman
    const [best] = await journeyman(question)
    const [first = []] = best?.line ?? []
    return [{ line: [first, ['no-such-option']], lead: 0 }]
  }
  await hall.pass(0)
  expect((await botsMoves(id)).length).toBeGreaterThan(1)
  expect(asked.slice(0, 2).map(({ answers }) => answers.length)).toEqual([0, 1])
})

test('a bot takes a resigned seat over in the middle of a turn', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  const [mover] = (await askedOf(hall, id)) as [string]
  await composeAny(hall, id, mover, luckOf(5))
  yes(await hall.tables.seats.handToBot(id, mover, 'apprentice'))
  await hall.pass(MINUTE)
  expect(asked[0]).toMatchObject({ level: 'apprentice', answers: [] })
  expect((await botsMoves(id)).length).toBeGreaterThan(0)
})

test('somebody who asks gets ideas for two plans and more with their reasons, and nothing that only luck will show', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  think = async (question) => ideasFor(question, luckFrom(question.seed), { turns: 24, spent: () => 0 })
  const [mover, other] = (await askedOf(hall, id)).includes('a') ? ['a', 'b'] : ['b', 'a']
  const advice = yes(await hall.tables.advice.advise(id, mover))
  expect(advice.length).toBeGreaterThanOrEqual(2)
  expect(asked[0]).toMatchObject({ level: 'master' })
  for (const { picks, because } of advice) {
    expect(picks.length).toBeGreaterThan(0)
    expect(because.map(({ theme }) => theme)).toContain('time')
  }
  expect(await hall.tables.advice.advise(id, other)).toMatchObject({ denied: 'not-asked' })
})

test('after the game each is told the turns in which a master would have done most differently', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  await playOn(hall, id, luckOf(9))
  expect((await hall.look(id, 'a')).phase).toBe('over')
  const lessons = yes(await hall.tables.advice.review(id, 'a'))
  expect(lessons.length).toBeGreaterThan(0)
  expect(lessons.length).toBeLessThanOrEqual(2)
  expect(lessons.every(({ difference }) => difference > 0)).toBe(true)
  expect(await hall.tables.advice.review(id, 'nobody')).toMatchObject({ denied: 'not-seated' })
})

/** A store that notes what is asked of it once it should be left alone. */
function watched(db: Database, late: string[], isLate: () => boolean): Database {
  const noted = <A extends unknown[], R>(what: string, act: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      if (isLate()) late.push(what)
      return act(...args)
    }
  }
  return {
    dialect: db.dialect,
    read: noted('read', db.read.bind(db)) as Database['read'],
    change: noted('change', db.change.bind(db)) as Database['change'],
    now: db.now.bind(db),
    backup: db.backup.bind(db),
    close: db.close.bind(db),
  }
}

test('a process that stops while a bot thinks begins nothing new, and another one goes on', async () => {
  const late: string[] = []
  let hasStopped = false
  let release = () => {}
  await hall.close()
  const db = watched(await openDatabase(`${place.path}/db.sqlite`), late, () => hasStopped)
  hall = Hall.on(db, 'one', {
    think: async (question) => {
      asked.push(question)
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return journeyman(question)
    },
  })
  const id = await begun(hall, 'a', { players: 2, bots: 1, speed: 'none', first: 'host' })
  await playOn(hall, id, luckOf(3), 1)
  const ticking = hall.tables.tick()
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  const stopping = hall.tables.stop()
  release()
  await stopping
  hasStopped = true
  await ticking
  await hall.tables.tick()
  expect(late).toEqual([])
  await hall.db.close()
  hall = await Hall.open(`${place.path}/db.sqlite`, 'two', { think: journeyman })
  await hall.pass(MINUTE)
  expect((await botsMoves(id)).length).toBeGreaterThan(0)
})

test('a turn taken back and played again the same brings the same luck, whatever bots turned up', async () => {
  think = (question) => journeyman({ ...question, seed: '7'.repeat(32) })
  const since = async (id: number, entry: number) =>
    yes(await hall.tables.reading.log(id, 'a', entry)).filter(({ kind }) => kind === 'play')
  for (let seed = 1; ; seed++) {
    const id = await botsTurn()
    await hall.pass(0)
    const { entry } = await hall.look(id, 'a')
    if (!(await askedOf(hall, id)).includes('a')) continue
    const { draft } = await composeAny(hall, id, 'a', luckOf(seed))
    yes(await hall.tables.turns.confirm(id, 'a'))
    await hall.pass(0)
    const first = await since(id, entry)
    const isTelling =
      first[0]?.data.revealed === undefined && first.some(({ by, data }) => by === 'bot' && data.revealed)
    if (!isTelling) continue
    yes(await hall.tables.turns.undo(id, 'a'))
    const back = (await hall.look(id, 'a')).entry
    yes(await hall.tables.turns.play(id, 'a', draft))
    await hall.pass(0)
    const again = await since(id, back)
    expect(again.map(({ seat, news, data }) => [seat, news, data])).toEqual(
      first.map(({ seat, news, data }) => [seat, news, data]),
    )
    expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
    return
  }
})
