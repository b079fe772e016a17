import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { luckFrom } from '#kernel'
import { SQLite } from '#store/driver'
import { isDenial } from '#tables'
import { startPostgres } from '#test/postgres'
import { deed } from '#test/tables/crowd'
import { begun, folder, Hall, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'

const dir = folder()
afterAll(() => dir.remove())

interface Ended {
  readonly code: number | null
  readonly out: string
}

/** A tool as npm runs it, on the database of the settings. */
function tool(name: string, where: string, ...words: (string | NodeJS.ProcessEnv)[]): Promise<Ended> {
  const args = words.filter((word) => typeof word === 'string')
  const more = words.find((word) => typeof word !== 'string')
  const PATH = `${join(dir.path, 'bin')}:${process.env.PATH}`
  const env = { ...process.env, LANG: 'C', PATH, DATABASE_URL: where, ...more }
  const child = spawn(process.execPath, [join('dist', 'tools', `${name}.js`), ...args], { env })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (out += String(piece)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out })))
}

/** Lets the machine's own news in, also when nobody had anything to do. */
const breathe = () => new Promise((resolve) => setImmediate(resolve))

function modeOf(path: string): number {
  return statSync(path).mode & 0o777
}

/** Stands before PostgreSQL's own tool, and writes down how it was called. */
function listenToDump(): () => { args: string; password: string } {
  const bin = join(dir.path, 'bin')
  const real = execFileSync('sh', ['-c', 'command -v pg_dump'], { encoding: 'utf8' }).trim()
  mkdirSync(bin)
  const lines = ['#!/bin/sh', `echo "$@" > ${bin}/args`, `echo "$PGPASSWORD" > ${bin}/password`, `exec ${real} "$@"`]
  writeFileSync(join(bin, 'pg_dump'), lines.join('\n'), { mode: 0o755 })
  const read = (name: string) => readFileSync(join(bin, name), 'utf8').trim()
  return () => ({ args: read('args'), password: read('password') })
}

const SEED = '6b657074206b657074206b6570742021'

async function played(hall: Hall, moves: number): Promise<number> {
  const luck = luckFrom(SEED)
  const id = await begun(hall, 'abc')
  for (let done = 0; done < moves; ) {
    const said = await deed(hall.tables, luck, id, () => crypto.randomUUID())
    if (said?.what === 'play' && !isDenial(said.outcome)) done++
    const { phase } = await hall.look(id, null)
    if (phase !== 'playing' && phase !== 'paused') return id
    await breathe()
  }
  return id
}

describe('npm run backup', () => {
  const where = join(dir.path, 'running.sqlite')
  let hall: Hall
  beforeAll(async () => {
    hall = await Hall.open(where)
  })
  afterAll(() => hall.close())

  it('copies all that was confirmed before, while playing goes on', async () => {
    const games = [await played(hall, 3), await played(hall, 3), await played(hall, 3)]
    const before = await Promise.all(games.map((id) => hall.look(id, null)))
    const copy = join(dir.path, 'copies', 'one.sqlite')
    let runs = true
    const copying = tool('backup', where, copy).finally(() => {
      runs = false
    })
    let meanwhile = 0
    const luck = luckFrom(SEED)
    while (runs) {
      const said = await deed(hall.tables, luck, games[meanwhile % 3] as number, () => `m${meanwhile}`)
      if (said !== null) expect(said.outcome).not.toHaveProperty('no', 'storage')
      meanwhile++
      await breathe()
    }
    expect(await copying).toMatchObject({ code: 0 })
    expect(meanwhile).toBeGreaterThan(10)
    const kept = await Hall.open(copy)
    for (const [place, id] of games.entries()) {
      expect(yes(await kept.tables.records.audit(id))).toEqual({ difference: null })
      expect((await kept.look(id, null)).entry).toBeGreaterThanOrEqual(before[place]?.entry as number)
    }
    await kept.close()
    expect(await tool('audit', copy)).toMatchObject({ code: 0, out: expect.stringContaining('3 games replayed, 0') })
  })

  it('says so when there is nothing to copy, or something would be lost', async () => {
    const nowhere = join(dir.path, 'nowhere.sqlite')
    expect(await tool('backup', nowhere)).toMatchObject({ code: 1, out: expect.stringContaining('no database') })
    expect(existsSync(nowhere)).toBe(false)
    const copy = join(dir.path, 'copies', 'two.sqlite')
    expect(await tool('backup', where, copy)).toMatchObject({ code: 0 })
    const first = readFileSync(copy)
    expect(await tool('backup', where, copy)).toMatchObject({ code: 1, out: expect.stringContaining('already') })
    expect(readFileSync(copy).equals(first)).toBe(true)
  })

  it('makes copies, and folders for them, that nobody else can read', async () => {
    const copy = join(dir.path, 'made', 'for', 'it.sqlite')
    expect(await tool('backup', where, copy)).toMatchObject({ code: 0 })
    expect([copy, where, `${where}-wal`, `${where}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600, 0o600])
    expect([join(dir.path, 'made'), join(dir.path, 'made', 'for')].map(modeOf)).toEqual([0o700, 0o700])
  })

  it('copies PostgreSQL by its own tool, to which it tells the password in private', async (context) => {
    const postgres = await startPostgres()
    if (postgres === null && !process.env.CI) return context.skip('there is no PostgreSQL here')
    const address = await (postgres as NonNullable<typeof postgres>).database('kept')
    const other = await Hall.open(address)
    await played(other, 2)
    const copy = join(dir.path, 'one.dump')
    const overheard = listenToDump()
    const url = new URL(address)
    url.password = 'p@ss/word'
    expect(await tool('backup', url.href, copy)).toMatchObject({ code: 0 })
    expect(overheard()).toEqual({ args: expect.stringContaining(address), password: 'p@ss/word' })
    expect(overheard().args).not.toMatch(/p@ss|p%40ss/)
    expect(modeOf(copy)).toBe(0o600)
    expect(readFileSync(copy).subarray(0, 5).toString()).toBe('PGDMP')
    expect(await tool('audit', address)).toMatchObject({ code: 0, out: expect.stringContaining('1 games replayed, 0') })
    await other.close()
    await (postgres as NonNullable<typeof postgres>).stop()
  })
})

describe('npm run audit', () => {
  it('names the first entry of every game that does not replay to what is stored', async () => {
    const where = join(dir.path, 'bent.sqlite')
    const hall = await Hall.open(where)
    const games = [await played(hall, 3), await played(hall, 3), await played(hall, 3), await played(hall, 3)]
    await hall.close()
    const file = new SQLite(where)
    const entries = file.prepare("select number from entries where game = ? and kind = 'play'").pluck()
    const bent = (entries.all(games[1]) as number[])[1]
    file.prepare(`update entries set data = '{"picks":[["fly"]]}' where game = ? and number = ?`).run(games[1], bent)
    file.prepare('delete from entries where game = ? and number = 2').run(games[2])
    file.prepare("update snapshots set text = 'torn' where game = ?").run(games[3])
    file.close()
    const { code, out } = await tool('audit', where)
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      `Game ${games[1]}, entry ${bent}: refused: not-legal.`,
      `Game ${games[2]}, entry 3: an entry is missing before it.`,
      expect.stringContaining(`Game ${games[3]}, its state is damaged`),
      '4 games replayed, 3 differ from what is stored.',
      '',
    ])
  })
})

/** A game of two that one of them gave up. */
async function given(hall: Hall, moves: number): Promise<number> {
  const id = await begun(hall, 'ab')
  await playOn(hall, id, luckOf(moves), moves)
  yes(await hall.tables.seats.concede(id, 'a'))
  return id
}

describe('npm run export, verify and import', () => {
  const where = join(dir.path, 'exported.sqlite')
  const path = join(dir.path, 'games.jsonl')
  const done: number[] = []
  let seeds: string[] = []
  beforeAll(async () => {
    const hall = await Hall.open(where)
    done.push(await given(hall, 2))
    await playOn(hall, await begun(hall, 'ab'), luckOf(9), 2)
    done.push(await given(hall, 5))
    await hall.close()
    const file = new SQLite(where)
    seeds = file.prepare("select seed from games where phase = 'playing'").pluck().all() as string[]
    file.close()
  })

  it('writes every game that is over as a line, and no seed of one that is still played', async () => {
    const { code, out } = await tool('export', where, path)
    expect([code, out]).toEqual([0, expect.stringContaining('2 games')])
    expect(out).toContain('1 are still played')
    const text = readFileSync(path, 'utf8')
    expect(seeds).toHaveLength(1)
    expect(text).not.toContain(seeds[0])
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual(done)
    expect(statSync(path).mode & 0o077).toBe(0)
  })

  it('takes each game in or not at all, and says of each what came of it', async () => {
    const [first = '', second = ''] = readFileSync(path, 'utf8').trim().split('\n')
    const bent = join(dir.path, 'bent.jsonl')
    writeFileSync(bent, [first, second.slice(0, -90), second.replace('"totals":[', '"totals":[9'), second].join('\n'))
    const other = join(dir.path, 'other.sqlite')
    await (await Hall.open(other)).close()
    const checked = await tool('verify', other, bent)
    expect([checked.code, checked.out.split('\n').slice(0, 3)]).toEqual([
      1,
      [
        `Line 1: Game ${done[0]} is complete. Its moves lead to its points, and the seed is the promised one.`,
        'Line 2: The file is cut off: its end is missing.',
        'Line 3: The file was changed after it was written.',
      ],
    ])
    const { code, out } = await tool('import', other, bent, 'c1')
    const said = out.trim().split('\n')
    expect([code, said]).toEqual([
      1,
      [
        expect.stringMatching(/^Line 1: .+ Here it’s game 1\.$/),
        'Line 2: The file is cut off: its end is missing.',
        'Line 3: The file was changed after it was written.',
        expect.stringMatching(/^Line 4: .+ Here it’s game 2\.$/),
      ],
    ])
    const again = await tool('import', other, path, 'c1')
    expect([again.code, again.out.match(/It’s already here as game \d\./g)]).toEqual([
      0,
      ['It’s already here as game 1.', 'It’s already here as game 2.'],
    ])
    const hall = await Hall.open(other)
    expect(yes(await hall.tables.directory.tablesAt('c1'))).toHaveLength(2)
    expect(yes(await hall.tables.records.verify(1)).finding).toBeNull()
    await hall.tables.tick()
    expect(hall.posts).toEqual([])
    await hall.close()
    expect(await tool('audit', other)).toMatchObject({ code: 0, out: expect.stringContaining('2 games replayed, 0') })
  })

  it('reads the file that the bot posts, and says so in the language of the machine', async () => {
    const [first = ''] = readFileSync(path, 'utf8').split('\n')
    const posted = join(dir.path, 'posted.json')
    writeFileSync(posted, JSON.stringify(JSON.parse(first), null, 1))
    expect(await tool('verify', where, posted)).toMatchObject({ code: 0, out: expect.stringContaining('is complete') })
    writeFileSync(posted, readFileSync(posted, 'utf8').slice(0, 400))
    const speaking = tool('verify', where, posted, { LANG: 'de_DE.UTF-8' })
    expect(await speaking).toEqual({ code: 1, out: 'Zeile 1: Die Datei wurde abgeschnitten: Das Ende fehlt.\n' })
    expect(await tool('import', where, join(dir.path, 'none'))).toMatchObject({
      code: 1,
      out: expect.stringContaining('cannot be read'),
    })
  })
})
