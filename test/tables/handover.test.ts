import { expect, test } from 'vitest'
import type { Row } from '#store'
import { type Part, partsOf, ratedByPart } from '#tables/acts/partial-ratings'
import { UNRATED } from '#tables/model/ratings'
import { hall, hallForEach } from '#test/tables/for-each'
import { begun, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'

hallForEach()

const HALF = 6

function whole(seat: number): Part {
  return { seat, person: 'abcd'[seat] as string, from: null, until: null }
}

/** By how much better or worse each is thought of after a first game of all. */
function gainsOf(parts: readonly Part[], end: readonly number[]): number[] {
  const before = parts.map(({ person }) => ({ person, ...UNRATED }))
  return ratedByPart(parts, before, end).map(({ mu }) => Math.round((mu - UNRATED.mu) * 1000) / 1000)
}

test('who takes over a seat wins by the places they gain from there, and loses by those they lose (S19)', () => {
  const taken = (from: number[]) => [whole(0), whole(1), { ...whole(2), from }]
  const [, , stays] = gainsOf(taken([1, 2, 3]), [1, 2, 3])
  expect(stays).toBe(0)
  const [, , climbs] = gainsOf(taken([1, 2, 3]), [1, 3, 2])
  const [, , wins] = gainsOf(taken([1, 2, 3]), [2, 3, 1])
  expect([climbs as number, wins as number].toSorted((a, b) => a - b)).toEqual([climbs, wins])
  expect(climbs).toBeGreaterThan(0)
  const [, , falls] = gainsOf(taken([2, 3, 1]), [1, 2, 3])
  expect(falls).toBeLessThan(0)
})

test('those who sat there all the time are rated by how it ended', () => {
  const parts = [whole(0), whole(1), { ...whole(2), from: [1, 2, 3] }]
  const [first, second] = gainsOf(parts, [1, 2, 3])
  expect(first).toBeGreaterThan(second as number)
  expect(gainsOf(parts, [2, 1, 3]).slice(0, 2)).toEqual([second, first])
})

test('who leaves their seat wins nothing by the bot, and loses what they were about to lose; nobody loses to a seat left', () => {
  const left = (until: number[]) => [whole(0), { ...whole(1), until }]
  expect(gainsOf(left([2, 1]), [2, 1])).toEqual([0, 0])
  const [ahead, behind] = gainsOf(left([1, 2]), [2, 1])
  expect(behind).toBeLessThan(0)
  expect(ahead).toBeGreaterThan(0)
  const [, fallen] = gainsOf(left([2, 1]), [1, 2])
  expect(fallen).toBeLessThan(0)
})

function entry(number: number, kind: string, person: string | null, data: object): Row<'entries'> {
  return {
    game: 1,
    number,
    at: 0,
    kind,
    seat: 1,
    person,
    by: 'player',
    data: JSON.stringify(data),
    news: '[]',
    engine: '',
  }
}

test('a seat is followed through all its hands', () => {
  const places = [0, 1].map((seat) => ({
    seat,
    person: 'ad'[seat] as string,
    name: '',
    kind: 'human' as const,
    level: null,
    asked: null,
    bank: 0,
    late: false,
    offered: false,
    conceded: false,
  }))
  const entries = [
    entry(3, 'bot', 'b', { level: 'master', standing: [1, 2] }),
    entry(5, 'claim', 'b', { standing: [2, 1], isBack: true }),
    entry(7, 'left', 'b', { standing: [1, 1] }),
    entry(8, 'claim', 'c', { standing: [1, 1], isBack: false }),
    entry(9, 'left', 'c', { standing: [2, 1] }),
    entry(10, 'claim', 'd', { standing: [2, 1], isBack: false }),
  ]
  expect(partsOf(places, entries)).toEqual([
    { seat: 0, person: 'a', from: null, until: null },
    { seat: 1, person: 'd', from: [2, 1], until: null },
    { seat: 1, person: 'c', from: [1, 1], until: [2, 1] },
    { seat: 1, person: 'b', from: null, until: [1, 1] },
  ])
})

async function ratingsOf(...people: string[]): Promise<(number | undefined)[]> {
  const board = yes(await hall.tables.results.leaderboard('fair', undefined, 0))
  return people.map((one) => board.find(({ person }) => person === one)?.rating)
}

test('a game goes on counting for the others when somebody leaves it to a bot, and they cannot gain by it', async () => {
  const id = await begun(hall, 'abc', { game: 'fair', speed: 'none' })
  await playOn(hall, id, luckOf(3), HALF)
  yes(await hall.tables.seats.handToBot(id, 'c', 'master'))
  await playOn(hall, id, luckOf(3))
  expect((await hall.look(id, null)).phase).toBe('over')
  expect(yes(await hall.tables.results.statistics('a', 'fair'))).toMatchObject({ games: 1, rated: 1 })
  const [start, , left] = [1000, ...(await ratingsOf('a', 'c'))]
  expect(left ?? start).toBeLessThanOrEqual(start)
  expect(yes(await hall.tables.results.statistics('c', 'fair')).games).toBe(0)
})

test('everybody who has had a seat is rated once, whoever has it in the end', async () => {
  const id = await begun(hall, 'abc', { game: 'fair', speed: 'none' })
  await playOn(hall, id, luckOf(4), HALF)
  const seat = (await hall.look(id, 'c')).seat as number
  yes(await hall.tables.seats.offer(id, 'c'))
  yes(await hall.tables.seats.claim(id, { person: 'd', name: 'Dora' }, seat))
  await playOn(hall, id, luckOf(4))
  const everybody = yes(await hall.tables.people.export('c')) as Record<string, { games: number }[]>
  expect(everybody.ratings).toMatchObject([{ games: 1 }])
  const [d] = await ratingsOf('d')
  expect(d).toBeGreaterThan(0)
  expect(yes(await hall.tables.results.statistics('d', 'fair'))).toMatchObject({ games: 1, rated: 1 })
})
