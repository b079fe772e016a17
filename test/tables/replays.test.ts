import { afterEach, beforeEach, expect, it } from 'vitest'
import { SQLite } from '#store/driver'
import { LruCache } from '#tables/engine/lru-cache'
import type { FairView } from '#test/sample/fair'
import { begun, folder, Hall, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'

/** The number of times others were let go first. */
let breaths = 0
let hall: Hall
let id: number
const dir = folder()

beforeEach(async () => {
  hall = await Hall.open(`${dir.path}/db.sqlite`, 'one', { yieldToOthers: async () => void breaths++ })
  id = await begun(hall, 'abc', { game: 'fair' })
  await playOn(hall, id, luckOf(1))
  breaths = 0
})
afterEach(async () => {
  expect(hall.told).toEqual([])
  await hall.close()
  dir.remove()
})

const roundOf = (view: unknown) => (view as FairView).round
const plays = async () => yes(await hall.tables.reading.log(id, null)).filter(({ kind }) => kind === 'play').length

const WORKS: readonly [string, () => Promise<unknown>][] = [
  ['the totals by round', () => hall.tables.records.history(id, roundOf)],
  ['the record', () => hall.tables.records.export(id)],
  ['the moments', () => hall.tables.records.moments(id)],
]

it('a game is played again move by move, and others go first in between', async () => {
  for (const [, work] of WORKS) {
    breaths = 0
    yes((await work()) as object)
    expect(breaths).toBeGreaterThan(await plays())
  }
  breaths = 0
  yes(await hall.tables.records.audit(id))
  expect(breaths).toBeGreaterThanOrEqual(await plays())
})

it('what was worked out is kept: asked for at the same instant or later it is not played again', async () => {
  for (const [what, work] of WORKS) {
    const both = await Promise.all([work(), work()])
    const once = breaths
    expect([what, await work()]).toEqual([what, both[0]])
    expect([what, both[1], breaths]).toEqual([what, both[0], once])
    breaths = 0
  }
})

it('after a row was changed behind our back it is worked out anew', async () => {
  const before = yes(await hall.tables.records.export(id)).record
  const file = new SQLite(`${dir.path}/db.sqlite`)
  const last = "(select max(number) from entries where kind = 'play' and news <> '[]')"
  expect(file.prepare(`update entries set news = '[{}]' where number = ${last}`).run().changes).toBe(1)
  file.close()
  breaths = 0
  const after = yes(await hall.tables.records.export(id)).record
  expect(breaths).toBeGreaterThan(0)
  expect(after.lines.length).toBeLessThan(before.lines.length)
})

it('only so much is kept: what was used last', () => {
  const latest = new LruCache<number>(3)
  for (const key of ['a', 'b', 'c']) latest.keep(key, 1)
  latest.of('a', () => 2)
  for (let more = 0; more < 1000; more++) {
    latest.keep(`d${more}`, 3)
    latest.of('a', () => 2)
  }
  expect([latest.size, latest.get('a'), latest.get('b'), latest.get('d999')]).toEqual([3, 1, undefined, 3])
})
