import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inOrder, luckFrom } from '#kernel'
import { SQLite, type SqliteFile } from '#store/driver'
import { isDenial } from '#tables'
import { drawSeed, promiseOf, seatingOf, wordHash } from '#tables/model/seed-draw'
import { fair } from '#test/sample/fair'
import { hall, hallForEach, place, restart } from '#test/tables/for-each'
import { begun, Hall, HOME, refusal, who, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'

hallForEach()

/** Behind everybody's back, while the bot runs. */
function inFile<T>(work: (file: SqliteFile) => T): T {
  const file = new SQLite(`${place.path}/db.sqlite`)
  const done = work(file)
  file.close()
  return done
}

function tamper(sql: string, ...values: unknown[]): void {
  expect(inFile((file) => file.prepare(sql).run(...values).changes)).toBeGreaterThan(0)
}

async function finished(people = 'ab', game = 'fair'): Promise<number> {
  const id = await begun(hall, people, { game, speed: 'none' })
  await playOn(hall, id, luckOf(1))
  return id
}

async function running(): Promise<number> {
  const id = await begun(hall, 'ab', { speed: 'none' })
  await playOn(hall, id, luckOf(4), 12)
  return id
}

async function foundIn(id: number) {
  return yes(await hall.tables.records.verify(id)).finding
}

function giveCoins(id: number, which: 'first' | 'last'): void {
  inFile((file) => {
    const order = which === 'first' ? 'asc' : 'desc'
    const row = file.prepare(`select entry, text from snapshots where game = ? order by entry ${order}`).get(id)
    const { entry, text } = row as { entry: number; text: string }
    const saved = JSON.parse(text)
    saved.state.players[0].coins += 40
    file.prepare('update snapshots set text = ? where game = ? and entry = ?').run(JSON.stringify(saved), id, entry)
  })
}

const moves = (id: number) =>
  inFile((file) =>
    file.prepare("select number from entries where game = ? and kind = 'play'").pluck().all(id),
  ) as number[]

test('a game as it was played fits: running, over, given up or abandoned', async () => {
  const over = await finished()
  const given = await begun(hall, 'abc', { game: 'fair', speed: 'none' })
  await playOn(hall, given, luckOf(2), 6)
  yes(await hall.tables.seats.concede(given, 'a'))
  await playOn(hall, given, luckOf(2))
  const short = await running()
  yes(await hall.tables.seats.concede(short, 'a'))
  for (const id of [over, given, short, await running()]) expect(await foundIn(id)).toBeNull()
  const { totals, moves: played } = yes(await hall.tables.records.verify(over))
  expect(totals).toEqual((await hall.look(over, null)).result?.totals)
  expect(played).toBe(moves(over).length)
})

test('40 coins that nobody earned are found, in the last state and in one on the way', async () => {
  for (const which of ['last', 'first'] as const) {
    const id = await running()
    giveCoins(id, which)
    expect(await foundIn(id)).toMatchObject({ found: 'state' })
    expect(yes(await hall.tables.records.audit(id)).difference).not.toBeNull()
  }
})

test('40 coins given to a game that is played on with them are found at the next move', async () => {
  const id = await running()
  const before = moves(id).length
  await restart({ meanwhile: () => giveCoins(id, 'last') })
  await playOn(hall, id, luckOf(5), 4)
  const finding = await foundIn(id)
  expect(finding?.found).toBe('state')
  expect(finding?.entry).toBeLessThanOrEqual(moves(id)[before + 3] as number)
})

test('points that were changed in the books, or in the last entry, are found', async () => {
  const totals = await finished()
  tamper('update results set total = total + 5 where game = ? and seat = 1', totals)
  expect(await foundIn(totals)).toMatchObject({ found: 'totals' })
  const rank = await finished()
  tamper('update results set rank = 3 - rank where game = ?', rank)
  expect(await foundIn(rank)).toMatchObject({ found: 'totals' })
  const told = await finished()
  tamper(`update entries set data = '{"totals":[9,9],"winners":[0]}' where game = ? and kind = 'end'`, told)
  expect(await foundIn(told)).toMatchObject({ found: 'totals' })
  const gone = await finished()
  tamper('update results set game = 900 + seat where game = ?', gone)
  expect(await foundIn(gone)).toMatchObject({ found: 'totals' })
})

test('somebody who is said to have given up and has not, is found', async () => {
  const id = await finished()
  tamper('update seats set conceded = 1 where game = ? and seat = 0', id)
  expect(await foundIn(id)).toMatchObject({ found: 'totals' })
})

test('moves that are gone are found, in the middle and at the end', async () => {
  const middle = await running()
  const gone = moves(middle)[3] as number
  tamper('delete from entries where game = ? and number = ?', middle, gone)
  expect(await foundIn(middle)).toMatchObject({ found: 'missing', entry: gone + 1 })
  const end = await finished()
  tamper('delete from entries where game = ? and number = (select max(number) from entries where game = ?)', end, end)
  expect(await foundIn(end)).toMatchObject({ found: 'missing' })
})

test('another seed, secret, word, seating or number than was promised is found', async () => {
  const change = {
    seed: (lot: Lot) => lot,
    secret: (lot: Lot) => ({ ...lot, secret: 'ab'.repeat(16) }),
    word: (lot: Lot) => ({ ...lot, words: [{ hash: 'f'.repeat(64), isOwn: true }, null] }),
    seating: (lot: Lot) => ({ ...lot, seating: lot.seating.toReversed() }),
    number: (lot: Lot) => ({ ...lot, number: 900 }),
  }
  for (const [what, forge] of Object.entries(change)) {
    const id = await finished()
    const lot = lotOf(id)
    if (what === 'seed') tamper('update games set seed = ? where id = ?', 'a'.repeat(32), id)
    else tamper('update games set lot = ? where id = ?', JSON.stringify(forge(lot)), id)
    expect([what, (await foundIn(id))?.found]).toEqual([what, 'promise'])
  }
})

interface Lot {
  number: number
  secret: string
  words: ({ hash: string; isOwn: boolean } | null)[]
  press: string | null
  host: number | null
  seating: number[]
}

function lotOf(id: number): Lot {
  return JSON.parse(inFile((file) => file.prepare('select lot from games where id = ?').pluck().get(id)) as string)
}

test('a secret that was chosen after the words, with all that follows from it, does not fit the promise', async () => {
  const id = await finished()
  const { seating, ...lot } = { ...lotOf(id), secret: 'cd'.repeat(16) }
  const setUp = { game: 'fair', version: fair.version, seats: 2, options: {}, content: fair.content }
  const seed = drawSeed(lot, { ...setUp, options: (await hall.look(id, null)).plan.options })
  const text = JSON.stringify({ ...lot, seating: seatingOf(seed, 2, null) })
  tamper('update games set lot = ?, seed = ? where id = ?', text, seed, id)
  expect(await foundIn(id)).toMatchObject({ found: 'promise' })
  // Even where the hash of the first message was made anew: the lobby's stays.
  const { lot: told, commitment } = await forgedCommitment(id)
  expect(promiseOf(told)).not.toBe((await openedWith(id)).promise)
  tamper('update games set commitment = ? where id = ?', commitment, id)
  tamper(
    "update entries set data = json_set(data, '$.commitment', ?) where game = ? and kind = 'begin'",
    commitment,
    id,
  )
  expect(await foundIn(id)).toMatchObject({ found: 'promise', what: 'the secret is another' })
})

async function forgedCommitment(id: number): Promise<{ lot: Lot; commitment: string }> {
  const { commitmentOf } = await import('#tables/model/commitment')
  const seed = inFile((file) => file.prepare('select seed from games where id = ?').pluck().get(id)) as string
  const { plan } = await hall.look(id, null)
  const record = { game: 'fair', version: fair.version, seats: 2, options: plan.options, content: fair.content, seed }
  const lot = lotOf(id)
  return { lot, commitment: commitmentOf(record, lot) }
}

async function openedWith(id: number): Promise<{ promise: string }> {
  const [open] = yes(await hall.tables.reading.log(id, null))
  return open?.data as { promise: string }
}

/** The game of the sample, by later rules that read it otherwise. */
const LATER = { ...fair, version: fair.version + 1, scenes: { ...fair.scenes }, migrate: (state: never) => state }

test('a game that later rules read otherwise is told apart from one that was changed', async () => {
  const id = await finished()
  const other = await finished()
  tamper('update results set total = total + 5 where game = ? and seat = 1', other)
  await hall.close()
  const [name, scene] = Object.entries(fair.scenes)[0] as [string, (typeof fair.scenes)[string]]
  const drawsMore: typeof scene = function* (t) {
    t.news.push({ kind: 'new' } as never)
    return yield* scene(t)
  }
  const game = { ...LATER, scenes: { ...fair.scenes, [name]: drawsMore } }
  const later = await Hall.open(`${place.path}/db.sqlite`, 'two', { gameNamed: () => game as never })
  const { finding } = yes(await later.tables.records.verify(id))
  expect(finding).toMatchObject({ found: 'rules', began: fair.version, ours: fair.version + 1 })
  await later.close()
  const same = await Hall.open(`${place.path}/db.sqlite`, 'two', { gameNamed: () => LATER as never })
  expect(yes(await same.tables.records.verify(id)).finding).toBeNull()
  expect(yes(await same.tables.records.verify(other)).finding?.found).toBe('totals')
  await same.close()
  await restart()
  expect(await foundIn(id)).toBeNull()
  // A claim of older rules than were promised is found.
  tamper("update entries set data = json_set(data, '$.version', 0) where game = ? and kind = 'begin'", id)
  expect(await foundIn(id)).toMatchObject({ found: 'promise' })
})

test('every entry names the program and the rules it was made by', async () => {
  const id = await finished()
  const engines = inFile((file) => file.prepare('select distinct engine from entries where game = ?').pluck().all(id))
  expect(engines).toEqual([`test fair-${fair.version}`])
})

test('a state that cannot be read is told by verify, and breaks no game', async () => {
  const id = await finished()
  tamper("update snapshots set text = 'torn' where game = ?", id)
  expect(await foundIn(id)).toMatchObject({ found: 'state', what: 'its state is damaged' })
  expect((await hall.look(id, null)).phase).toBe('over')
})

// ── drawing

test('the seed comes of the secret promised in the lobby and of everybody’s words, and the seats of the seed', async () => {
  const created = { game: 'fair', host: who('a'), home: HOME, players: 3 }
  const { id } = yes(await hall.tables.lobby.create(created, '1001'))
  yes(await hall.tables.lobby.join(id, who('b'), '1002'))
  yes(await hall.tables.lobby.join(id, who('c')))
  const { promise, lot, worded } = await hall.look(id, null)
  expect([lot, worded]).toEqual([null, []])
  const { hash } = yes(await hall.tables.lobby.addWord(id, 'b', 'Pancakes!'))
  expect(hash).toBe(createHash('sha256').update(`${id} Pancakes!`).digest('hex'))
  expect((await hall.look(id, 'c')).worded).toEqual(['b'])
  yes(await hall.tables.lobby.begin(id, 'a', '1003'))
  const during = await hall.look(id, 'a')
  expect([during.lot, during.seed, during.promise]).toEqual([null, null, promise])
  await playOn(hall, id, luckOf(3))
  const told = await hall.look(id, null)
  expect(told.lot).toMatchObject({
    number: id,
    words: [{ hash: wordHash(id, '1001'), isOwn: false }, { hash, isOwn: true }, null],
    press: wordHash(id, '1003'),
  })
  // By hand, as the README says it.
  const { secret, words, press, host, seating } = told.lot as Lot
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(promise).toBe(sha(`willyville ${id} ${secret}`))
  const setUp = { game: 'fair', version: fair.version, seats: 3, options: told.plan.options, content: fair.content }
  const all = { ...setUp, number: id, secret, words: words.map((word) => word?.hash ?? null), press, host }
  expect(told.seed).toBe(`chacha20:${sha(inOrder(all))}`)
  expect(told.places.map(({ person }) => person)).toEqual(seating.map((seat) => 'abc'[seat]))
  expect(luckFrom(told.seed as string)).toHaveLength(9)
})

test('another word, another press or another number gives another seed', async () => {
  const seeds = new Set<string>()
  const tries = [['x'], ['y'], ['x', '2'], ['x']] as const
  for (const [word, press] of tries) {
    // The same secret each time.
    await restart()
    const id = yes(await hall.tables.lobby.create({ game: 'fair', host: who('a'), home: HOME, players: 2 })).id
    yes(await hall.tables.lobby.join(id, who('b')))
    yes(await hall.tables.lobby.addWord(id, 'b', word))
    yes(await hall.tables.lobby.begin(id, 'a', press))
    seeds.add(inFile((file) => file.prepare('select seed from games where id = ?').pluck().get(id)) as string)
    expect(lotOf(id).secret).toBe(lotOf(1).secret)
  }
  expect(seeds.size).toBe(4)
})

test('a word is given by who sits there, before the game begins, and goes with them', async () => {
  const { id } = yes(await hall.tables.lobby.create({ game: 'fair', host: who('a'), home: HOME, players: 3 }))
  expect(refusal(await hall.tables.lobby.addWord(id, 'b', 'x'))).toBe('not-seated')
  expect(refusal(await hall.tables.lobby.addWord(id, 'a', ''))).toBe('wrong-option')
  expect(refusal(await hall.tables.lobby.addWord(id, 'a', 'x'.repeat(81)))).toBe('wrong-option')
  yes(await hall.tables.lobby.join(id, who('b')))
  yes(await hall.tables.lobby.addWord(id, 'b', 'first'))
  yes(await hall.tables.lobby.addWord(id, 'b', 'second'))
  yes(await hall.tables.lobby.leave(id, 'b'))
  expect((await hall.look(id, null)).worded).toEqual([])
  expect(inFile((file) => file.prepare('select lot from games').pluck().get())).not.toContain('"b"')
  yes(await hall.tables.lobby.join(id, who('c')))
  yes(await hall.tables.lobby.addWord(id, 'c', 'third'))
  yes(await hall.tables.lobby.begin(id, 'a'))
  expect(refusal(await hall.tables.lobby.addWord(id, 'c', 'late'))).toBe('not-in-lobby')
  expect(JSON.stringify(lotOf(id))).not.toMatch(/second|third|"c"/)
})

test('a host who wants to sit first does, and the others sit as the seed has it', async () => {
  const wanted = { game: 'fair', host: who('a'), home: HOME, players: 3, first: 'host' as const }
  const { id } = yes(await hall.tables.lobby.create(wanted))
  for (const person of 'bc') yes(await hall.tables.lobby.join(id, who(person)))
  yes(await hall.tables.lobby.begin(id, 'a'))
  expect((await hall.look(id, null)).places[0]?.person).toBe('a')
  expect(await foundIn(id)).toBeNull()
})

test('a lobby that was opened before there were secrets begins all the same, and a game before them still verifies', async () => {
  const { id } = yes(await hall.tables.lobby.create({ game: 'fair', host: who('a'), home: HOME, players: 2 }))
  yes(await hall.tables.lobby.join(id, who('b')))
  await restart({
    meanwhile: () => {
      tamper('update games set lot = null where id = ?', id)
      tamper("update entries set data = '{}' where game = ? and kind = 'open'", id)
    },
  })
  yes(await hall.tables.lobby.begin(id, 'a'))
  expect(await foundIn(id)).toBeNull()
})

// ── files

async function fileOf(id: number): Promise<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(yes(await hall.tables.records.export(id))))
}

async function faultOf(file: object | string): Promise<unknown> {
  const outcome = await hall.tables.records.import(typeof file === 'string' ? file : JSON.stringify(file), 'z', HOME)
  return isDenial(outcome) ? outcome.facts.what : null
}

/** By somebody who knows how files are closed. */
function closed({ closing: _, names, ...file }: Record<string, unknown>): object {
  return { ...file, names, closing: createHash('sha256').update(inOrder(file)).digest('hex') }
}

test('a file says what it holds, and comes in again with its points; so does one of a game that was given up', async () => {
  const whole = await finished()
  const short = await begun(hall, 'ab', { game: 'fair', speed: 'none' })
  await playOn(hall, short, luckOf(2), 7)
  yes(await hall.tables.seats.concede(short, 'a'))
  for (const id of [whole, short]) {
    const file = await fileOf(id)
    const before = await hall.look(id, null)
    expect(file).toMatchObject({ willyville: 2, entries: before.entry, totals: before.result?.totals, broken: null })
    const copy = yes(await hall.tables.records.import(JSON.stringify(file), 'z', HOME)).id
    expect((await hall.look(copy, null)).result).toEqual(before.result)
    expect(await foundIn(copy)).toBeNull()
    expect(await fileOf(copy)).toMatchObject({ record: file.record, totals: file.totals, lot: file.lot })
  }
})

test('what is taken in calls nobody', async () => {
  const file = await fileOf(await finished())
  await hall.tables.tick()
  const before = hall.posts.length
  yes(await hall.tables.records.import(JSON.stringify(file), 'z', HOME))
  await hall.tables.tick()
  expect(hall.posts.length).toBe(before)
})

test('a file that was cut or changed is refused with what is wrong with it, and nothing of it comes in', async () => {
  const file = await fileOf(await finished())
  const record = file.record as { lines: string[]; version: number; seed: string }
  const { lines } = record
  const text = JSON.stringify(file)
  const { closing: _, ...open } = file
  const without = (count: number) => ({ ...file, record: { ...record, lines: lines.slice(0, -count) } })
  const cases: [string, object | string][] = [
    ['cut', text.slice(0, -40)],
    ['cut', open],
    ['cut', without(1)],
    ['cut', closed(without(3))],
    ['changed', { ...file, totals: [99, 1] }],
    ['changed', { ...file, ended: 7 }],
    ['totals', closed({ ...file, totals: [99, 1] })],
    ['line', closed({ ...file, record: { ...record, lines: ['fly:moon', ...lines] } })],
    ['line', closed({ ...file, record: { ...record, lines: [...lines, lines[0]] } })],
    ['promise', closed({ ...file, record: { ...record, seed: 'f'.repeat(32) } })],
    ['promise', closed({ ...file, lot: { ...(file.lot as Lot), secret: 'x' } })],
    ['newer', closed({ ...file, record: { ...record, version: record.version + 1 } })],
    ['broken', closed({ ...file, broken: { entry: 7, what: 'other news' } })],
    ['unreadable', closed({ ...file, lot: { number: 'x' } })],
    ['unreadable', closed({ ...file, open: [{ seat: 0 }] })],
    ['unreadable', '[1]'],
    ['game', closed({ ...file, record: { ...record, game: '__proto__' } })],
  ]
  const games = yes(await hall.tables.directory.tablesAt(HOME.channel)).length
  for (const [what, bad] of cases) expect([what, await faultOf(bad)]).toEqual([what, what])
  expect(yes(await hall.tables.directory.tablesAt(HOME.channel))).toHaveLength(games)
})

test('who played may be taken out of a file', async () => {
  expect(await faultOf({ ...(await fileOf(await finished())), names: ['x', 'y'] })).toBeNull()
})

test('the file of a game that was changed in the store says so itself', async () => {
  const id = await begun(hall, 'ab', { game: 'fair', speed: 'none' })
  await playOn(hall, id, luckOf(1))
  const third = moves(id)[3] as number
  tamper(`update entries set data = '{"picks":[["bid:99"]]}' where game = ? and number = ?`, id, third)
  const file = await fileOf(id)
  expect(file).toMatchObject({ broken: { entry: third }, totals: null })
  expect(await faultOf(file)).toBe('broken')
})

test('files of before are read, and what they cannot tell is said', async () => {
  const { readExported, isFault } = await import('#tables/read/exports')
  const read = (file: object) => {
    const outcome = readExported(JSON.stringify(file), () => fair)
    return isFault(outcome) ? outcome.fault : outcome.unchecked
  }
  const file = await fileOf(await finished())
  const { lot: _, open: __, answers: ___, entries, conceded, totals, broken, closing, ...remaining } = file
  const { commitmentOf } = await import('#tables/model/commitment')
  const record = remaining.record as Parameters<typeof commitmentOf>[0] & { lines: string[] }
  const old = { ...remaining, willyville: 1, commitment: commitmentOf(record) }
  expect(read(file)).toBe('nothing')
  expect(read(old)).toBe('totals')
  expect(read({ ...old, record: { ...record, lines: record.lines.slice(0, -2) } })).toBe('end')
  expect([entries, conceded, totals, broken, closing].every((one) => one !== undefined)).toBe(true)
  expect(await faultOf(old)).toBeNull()
})
