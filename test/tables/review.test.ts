import { afterEach, beforeEach, expect, test } from 'vitest'
import { ideasFor, type ThinkRequest } from '#bots/levels'
import { gameNamed } from '#games/registry'
import { luckFrom, position, type Seat } from '#kernel'
import type { Lesson } from '#tables'
import { loadTable } from '#tables/engine/table-loader'
import type { Table } from '#tables/model/table'
import { type RecordedTurn, turnsOf } from '#tables/read/records'
import { fair } from '#test/sample/fair'
import { begun, folder, Hall, who, yes } from '#test/tables/hall'
import { askedOf, luckOf, playOn } from '#test/tables/playing'

let place: ReturnType<typeof folder>
let hall: Hall
let asked: ThinkRequest[]

const think = async (question: ThinkRequest) => {
  asked.push(question)
  return ideasFor(question, luckFrom(question.seed), { turns: 24, spent: () => 0 })
}

beforeEach(async () => {
  place = folder()
  asked = []
  hall = await Hall.open(`${place.path}/db.sqlite`, 'one', { think })
})

afterEach(async () => {
  expect(hall.told).toEqual([])
  await hall.close()
  place.remove()
})

async function tableOf(id: number): Promise<Table> {
  const named = (name: string) => (name === 'fair' ? fair : gameNamed(name))
  return (await loadTable(hall.db, named, id)) as Table
}

async function seatOf(id: number, person: string): Promise<Seat> {
  return (await hall.look(id, person)).seat as Seat
}

async function turnsBy(id: number, person: string, seat: Seat): Promise<RecordedTurn[]> {
  return turnsOf(hall.db, await tableOf(id), { person, seat, breathe: async () => {} })
}

function numbersOf(turns: readonly RecordedTurn[]): number[] {
  return turns.map(({ number }) => number)
}

function upTo(most: number, from = 1): number[] {
  return Array.from({ length: most - from + 1 }, (_, at) => from + at)
}

test('a review looks at no turn that a bot or another person played, and counts them all the same', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  const seat = await seatOf(id, 'a')
  const luck = luckOf(3)
  const isOthers = (look: { questions: readonly { seat: Seat }[] }) => look.questions.every((ask) => ask.seat !== seat)
  await playOn(hall, id, luck, 9)
  await playOn(hall, id, luck, 9, isOthers)
  const first = numbersOf(await turnsBy(id, 'a', seat)).length
  yes(await hall.tables.seats.handToBot(id, 'a', 'apprentice'))
  await playOn(hall, id, luck, 3)
  await playOn(hall, id, luck, 9, isOthers)
  yes(await hall.tables.seats.claim(id, who('c'), seat))
  await playOn(hall, id, luck)
  const [before, after] = [await turnsBy(id, 'a', seat), await turnsBy(id, 'c', seat)].map(numbersOf) as [
    number[],
    number[],
  ]
  expect(first).toBeGreaterThan(1)
  expect(before).toEqual(upTo(first))
  expect(after[0]).toBeGreaterThan(first + 1)
  asked = []
  yes(await hall.tables.advice.review(id, 'c'))
  const ats = new Set(asked.map(({ saved }) => saved.at))
  expect([...ats].sort((a, b) => a - b)).toEqual((await turnsBy(id, 'c', seat)).map(({ saved }) => saved.at))
})

test('a scene that asks several at once is a turn of each of them, whoever answers first', async () => {
  const id = await begun(hall, 'abc', { game: 'fair', speed: 'none' })
  await playOn(hall, id, luckOf(1))
  const bids = await Promise.all(
    ['a', 'b', 'c'].map(async (person) => {
      const turns = await turnsBy(id, person, await seatOf(id, person))
      return turns.filter(({ saved }) => saved.scene === 'bid')
    }),
  )
  const [count] = bids.map((turns) => turns.length)
  expect(count).toBeGreaterThan(2)
  expect(bids.map((turns) => turns.length)).toEqual([count, count, count])
  for (const { seat, sealed } of bids.flat()) {
    expect(sealed.map((answer) => answer.seat)).toEqual([0, 1, 2].filter((other) => other !== seat))
  }
})

function ended(table: Table, { saved, sealed, seat }: RecordedTurn, picks: Lesson['better']): boolean {
  const own = picks.map((one) => ({ seat, picks: one }))
  const { refusal, questions } = position(table.game, saved, [...sealed, ...own])
  return refusal === null && questions.every((ask) => ask.seat !== seat)
}

test.each(['fair', 'village', 'kingsbridge'])('in %s a whole turn is compared with a whole turn', async (game) => {
  const id = await begun(hall, 'ab', { game, speed: 'none' })
  await playOn(hall, id, luckOf(6))
  const table = await tableOf(id)
  const seat = await seatOf(id, 'a')
  const turns = await turnsBy(id, 'a', seat)
  const lessons = yes(await hall.tables.advice.review(id, 'a'))
  expect(lessons.length).toBeGreaterThan(0)
  for (const { turn, played, better } of lessons) {
    const recorded = turns.find(({ number }) => number === turn) as RecordedTurn
    expect(ended(table, recorded, played)).toBe(true)
    expect(ended(table, recorded, better)).toBe(true)
  }
})

test('a turn that tells the same as the better one is no lesson', async () => {
  const lessons: Lesson[] = []
  for (let number = 1; number <= 24; number++) {
    const id = await begun(hall, 'ab', { game: 'fair', speed: 'none' })
    await playOn(hall, id, luckOf(number))
    lessons.push(...yes(await hall.tables.advice.review(id, 'a')))
  }
  expect(lessons.length).toBeGreaterThan(5)
  for (const { playedNews, betterNews } of lessons) expect(betterNews).not.toEqual(playedNews)
})

test('the same question is thought about from the same seed, in another process too', async () => {
  const id = await begun(hall, 'ab', { game: 'fair', speed: 'none' })
  const [person] = (await askedOf(hall, id)) as [string]
  yes(await hall.tables.advice.advise(id, person))
  await hall.close()
  hall = await Hall.open(`${place.path}/db.sqlite`, 'two', { think, newSeed: () => 'ab'.repeat(16) })
  yes(await hall.tables.advice.advise(id, person))
  const [first, other] = asked as [ThinkRequest, ThinkRequest]
  expect(first.seed).toBe(other.seed)
  await playOn(hall, id, luckOf(2))
  asked = []
  const lessons = yes(await hall.tables.advice.review(id, person))
  const seeds = asked.map(({ seed }) => seed)
  asked = []
  expect(yes(await hall.tables.advice.review(id, person))).toEqual(lessons)
  expect(asked.map(({ seed }) => seed)).toEqual(seeds)
})
