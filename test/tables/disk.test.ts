import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { luckFrom } from '#kernel'
import { isDenial } from '#tables'
import { type Deed, deed } from '#test/tables/crowd'
import { begun, folder, Hall, yes } from '#test/tables/hall'

const dir = folder()
const disk = join(dir.path, 'disk')
let isMounted = false
beforeAll(() => {
  try {
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'none', disk], { stdio: 'ignore' })
    isMounted = true
  } catch {
    // Only who may mount disks can fill one up.
  }
})
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk])
  dir.remove()
})

/** The writes that are left before the disk is full. */
const ROOM = 60_000

const luck = luckFrom('6469736b2066756c6c206469736b2021')

async function playUntil(hall: Hall, games: readonly number[], isEnough: (said: Deed) => boolean): Promise<Deed[]> {
  const all: Deed[] = []
  for (let at = 0; at < 3000; at++) {
    const said = await deed(hall.tables, luck, games[at % games.length] as number, () => crypto.randomUUID())
    if (said === null) continue
    all.push(said)
    if (isEnough(said)) return all
  }
  throw new Error('it never came so far')
}

const isFull = ({ outcome }: Deed) => 'denied' in outcome && outcome.denied === 'storage'

it('a disk that is really full refuses clearly, loses nothing, and with room again all games play on', async (context) => {
  if (!isMounted && !process.env.CI) return context.skip('only root can mount a small disk')
  const hall = await Hall.open(join(disk, 'games.sqlite'))
  const filler = join(disk, 'filler')
  const games = await Promise.all(Array.from({ length: 20 }, () => begun(hall, 'abc')))
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(bavail * bsize - ROOM))
  const before = await playUntil(hall, games, isFull)
  expect(before.at(-1)?.outcome).toEqual({ denied: 'storage', facts: { kind: 'full' } })
  const looks = await Promise.all(games.map((id) => hall.look(id, null)))
  for (let time = 0; time < 30; time++) await playUntil(hall, games, () => true)
  expect(await Promise.all(games.map((id) => hall.look(id, null)))).toEqual(looks)
  expect(hall.told.length).toBeGreaterThan(0)
  expect(hall.told.filter(({ broken }) => broken !== undefined)).toEqual([])
  hall.told.length = 0

  rmSync(filler)
  let moves = 0
  const after = await playUntil(hall, games, ({ what, outcome }) => {
    if (what === 'confirm' && !isDenial(outcome)) moves++
    return moves === 20
  })
  expect(after.filter(isFull)).toEqual([])
  for (const [at, id] of games.entries()) {
    expect(yes(await hall.tables.records.audit(id))).toEqual({ difference: null })
    expect((await hall.look(id, null)).entry).toBeGreaterThanOrEqual(looks[at]?.entry as number)
  }
  await hall.pass(600_000)
  expect(hall.told).toEqual([])
  const posted = hall.posts.map(({ id }) => id)
  expect(new Set(posted).size).toBe(posted.length)
  await hall.close()
})
