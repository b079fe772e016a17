import { afterEach, beforeEach, expect, it } from 'vitest'
import { SQLite } from '#store/driver'
import type { Walkthrough } from '#tables'
import type { FairView } from '#test/sample/fair'
import { begun, folder, Hall, refusal, yes } from '#test/tables/hall'
import { luckOf, moveAny, personAt, playOn } from '#test/tables/playing'

const PEOPLE = ['a', 'b', 'c']
const EYES = [null, ...PEOPLE]

/** The number of times others were let go first. */
let breaths = 0
let hall: Hall
const dir = folder()

beforeEach(async () => {
  hall = await Hall.open(`${dir.path}/db.sqlite`, 'one', { yieldToOthers: async () => void breaths++ })
})
afterEach(async () => {
  expect(hall.told).toEqual([])
  await hall.close()
  dir.remove()
})

const roundOf = (view: unknown) => (view as Pick<FairView, 'round'>).round

async function walkthroughOf(id: number, person: string | null = null): Promise<Walkthrough> {
  return yes(await hall.tables.records.walkthrough(id, person, roundOf))
}

/** Plays on, and remembers after every entry what each saw. */
async function seenWhilePlaying(id: number, seed: number, moves: number) {
  const seen = new Map<number, unknown[]>()
  const luck = luckOf(seed)
  for (let move = 0; move < moves; move++) {
    const looks = await Promise.all(EYES.map((person) => hall.look(id, person)))
    const [first] = looks
    if (first === undefined) break
    seen.set(
      first.entry,
      looks.map(({ before }) => before),
    )
    if (first.phase !== 'playing') break
    await playOn(hall, id, luck, 1)
  }
  return seen
}

it.each([
  ['fair', 200],
  ['kingsbridge', 25],
] as const)('%s: after every entry everybody sees again what they saw then, and no more', async (game, moves) => {
  const options = game === 'fair' ? { options: { treats: 'on' } } : {}
  const id = await begun(hall, 'abc', { game, speed: 'none', ...options })
  const seen = await seenWhilePlaying(id, 4, moves)
  expect(seen.size).toBeGreaterThan(10)
  for (const [at, person] of EYES.entries()) {
    const walkthrough = await walkthroughOf(id, person)
    for (const [entry, views] of seen)
      expect([entry, person, await walkthrough.viewAfter(entry)]).toEqual([entry, person, views[at]])
  }
})

it('a game that goes on is not played again from its start', async () => {
  const id = await begun(hall, 'abc', { game: 'fair' })
  await playOn(hall, id, luckOf(1), 12)
  await walkthroughOf(id)
  breaths = 0
  await Promise.all(EYES.map((person) => walkthroughOf(id, person)))
  expect(breaths).toBe(0)
  await playOn(hall, id, luckOf(2), 1)
  const { log } = await walkthroughOf(id)
  expect(breaths).toBeLessThan(10)
  await playOn(hall, id, luckOf(3))
  expect((await walkthroughOf(id)).log.length).toBeGreaterThan(log.length)
})

it('moves are counted from 1, the same for all; what was taken back gives its number to what comes instead', async () => {
  const id = await begun(hall, 'ab', { game: 'willyville', speed: 'none' })
  const luck = luckOf(5)
  await playOn(hall, id, luck, 6)
  const before = (await hall.look(id, null)).entry
  const numbers = async () =>
    (await walkthroughOf(id)).log.flatMap(({ move, isVoid }) => (move === null ? [] : [{ move, isVoid }]))
  const first = await numbers()
  expect(first[0]).toEqual({ move: 1, isVoid: false })
  const look = await hall.look(id, null)
  const person = personAt(look, look.questions[0]?.seat ?? 0)
  await moveAny(hall, id, person, luck)
  const [done] = (await numbers()).slice(-1)
  const to = yes(await hall.tables.votes.askRewind(id, person, before))
  if ('vote' in to) throw new Error('nobody else has moved')
  expect((await numbers()).at(-1)).toEqual({ move: done?.move, isVoid: true })
  expect(yes(await hall.tables.reading.moveAfter(id, before))).toEqual({ move: done?.move })
  await playOn(hall, id, luck, 1)
  expect((await numbers()).at(-1)).toEqual({ move: done?.move, isVoid: false })
  const seen = await walkthroughOf(id)
  expect(seen.log.map(({ number, move }) => [number, move])).toEqual(
    (await walkthroughOf(id, person)).log.map(({ number, move }) => [number, move]),
  )
})

it('behind a row that was changed only what is stored is shown', async () => {
  const id = await begun(hall, 'abc', { game: 'fair' })
  await playOn(hall, id, luckOf(1))
  const file = new SQLite(`${dir.path}/db.sqlite`)
  const plays = (await walkthroughOf(id)).log.filter(({ kind, news }) => kind === 'play' && news.length > 0)
  const changed = plays[3]?.number as number
  file.prepare(`update entries set news = '[{"kind":"other"}]' where number = ${changed}`).run()
  file.close()
  await hall.close()
  hall = await Hall.open(`${dir.path}/db.sqlite`)
  const walkthrough = await walkthroughOf(id)
  expect(await walkthrough.viewAfter(changed - 1)).not.toBeNull()
  expect(await walkthrough.viewAfter(changed)).toBeNull()
  const { entry, view } = await hall.look(id, null)
  expect(await walkthrough.viewAfter(entry)).toEqual(view)
})

it('before a game begins there is nothing to walk through, and a wrong question breaks nothing', async () => {
  const { id } = yes(
    await hall.tables.lobby.create({
      game: 'fair',
      host: { person: 'a', name: 'A' },
      home: { server: 's', channel: 'c', thread: null },
    }),
  )
  expect(refusal(await hall.tables.records.walkthrough(id, 'a', roundOf))).toBe('not-running')
  expect(refusal(await hall.tables.reading.moveAfter(id, 'x' as never))).toBe('no-such-entry')
})
