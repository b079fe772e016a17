import { expect, test } from 'vitest'
import { SQLite } from '#store/driver'
import { keepsCommitment } from '#tables/model/commitment'
import { hall, hallForEach, place, restart } from '#test/tables/for-each'
import { begun, HOME, refusal, yes } from '#test/tables/hall'
import { luckOf, playOn } from '#test/tables/playing'

hallForEach()

function tamper(sql: string, ...values: unknown[]): void {
  const file = new SQLite(`${place.path}/db.sqlite`)
  expect(file.prepare(sql).run(...values).changes).toBe(1)
  file.close()
}

/** A game of some moves that is not over. */
async function played(game = 'willyville', moves = 12): Promise<number> {
  const id = await begun(hall, 'ab', { game, speed: 'none' })
  await playOn(hall, id, luckOf(4), moves)
  return id
}

async function entryOf(id: number, kind: string, which: number): Promise<number> {
  const log = yes(await hall.tables.reading.log(id, null)).filter((line) => line.kind === kind && !line.isVoid)
  return log.at(which)?.number as number
}

async function difference(id: number): Promise<{ entry: number; what: string } | null> {
  return yes(await hall.tables.records.audit(id)).difference
}

/** Changes the last saved state behind everybody's back. */
function enrich(id: number): void {
  const file = new SQLite(`${place.path}/db.sqlite`)
  const last = file.prepare('select entry, text from snapshots where game = ? order by entry desc').get(id) as {
    entry: number
    text: string
  }
  file.close()
  const saved = JSON.parse(last.text)
  saved.state.coins = [50, 50]
  tamper('update snapshots set text = ? where game = ? and entry = ?', JSON.stringify(saved), id, last.entry)
}

test('a whole game is exported when it is over, played again by who imports it, and audits', async () => {
  const id = await begun(hall, 'abc', { game: 'fair' })
  expect(refusal(await hall.tables.records.export(id))).toBe('not-over')
  const before = await playOn(hall, id, luckOf(1))
  const out = yes(await hall.tables.records.export(id))
  expect(keepsCommitment(out.commitment, out.record, out.lot)).toBe(true)
  const copy = yes(await hall.tables.records.import(JSON.stringify(out), 'z', HOME)).id
  const after = await hall.look(copy, null)
  expect([after.phase, after.view, after.result]).toEqual(['over', before.view, before.result])
  expect(after.places.map(({ name, kind, person }) => [name, kind, person])).toEqual(
    before.places.map(({ name }) => [name, 'former', null]),
  )
  expect(await difference(copy)).toBeNull()
  expect(yes(await hall.tables.records.export(copy)).record).toEqual(out.record)
  expect(yes(await hall.tables.results.statistics('a', 'fair')).games).toBe(1)
})

test('a Willyville game comes back from its record too', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  const before = await playOn(hall, id, luckOf(2))
  const copy = yes(
    await hall.tables.records.import(JSON.stringify(yes(await hall.tables.records.export(id))), 'z', HOME),
  ).id
  expect((await hall.look(copy, null)).view).toEqual(before.view)
  expect(await difference(copy)).toBeNull()
})

test('a game that was abandoned can be looked at again, but not played on', async () => {
  const id = await begun(hall, 'ab', { game: 'fair' })
  await playOn(hall, id, luckOf(1), 9)
  const { vote } = yes(await hall.tables.votes.abandon(id, 'a')) as { vote: number }
  yes(await hall.tables.votes.answer(id, 'b', vote, true))
  const copy = yes(
    await hall.tables.records.import(JSON.stringify(yes(await hall.tables.records.export(id))), 'a', HOME),
  ).id
  const look = await hall.look(copy, 'a')
  expect([look.phase, look.questions, look.timers, look.result, look.seat]).toEqual(['closed', [], [], null, null])
  expect(refusal(await hall.tables.seats.claim(copy, { person: 'a', name: 'A' }, 0))).toBe('not-running')
  expect(await difference(copy)).toBeNull()
  await hall.pass(1e9)
})

test('what is no record of a game is refused with the reason', async () => {
  const id = await begun(hall, 'ab', { game: 'fair' })
  await playOn(hall, id, luckOf(1))
  const out = yes(await hall.tables.records.export(id))
  const { record } = out
  const bad: [string, object | string | null][] = [
    ['no JSON', '{'],
    ['nothing', null],
    ['a list', '[]'],
    ['another game', { ...out, record: { ...record, game: 'chess' } }],
    ['newer rules', { ...out, record: { ...record, version: 99 } }],
    ['a line too few names', { ...out, names: ['x'] }],
    ['no lines', { ...out, record: { ...record, lines: 'x' } }],
    ['an impossible line', { ...out, record: { ...record, lines: ['fly:moon', ...record.lines] } }],
    ['another seed', { ...out, record: { ...record, seed: 'f'.repeat(32) } }],
    ['no seed', { ...out, record: { ...record, seed: 7 } }],
    ['a strange day', { ...out, started: 'yesterday' }],
    ['strange names', { ...out, names: [1, 2] }],
    ['no set-up', { ...out, record: { ...record, seats: null } }],
  ]
  for (const [what, text] of bad) {
    const outcome = await hall.tables.records.import(typeof text === 'string' ? text : JSON.stringify(text), 'z', HOME)
    expect([what, refusal(outcome)]).toEqual([what, 'wrong-record'])
  }
  expect(yes(await hall.tables.directory.tablesAt(HOME.channel)).map((table) => table.id)).toEqual([id])
})

test('the audit agrees with every game, running, over, conceded or abandoned', async () => {
  const running = await played()
  const over = await begun(hall, 'ab', { game: 'fair' })
  await playOn(hall, over, luckOf(1))
  const conceded = await played('fair', 5)
  yes(await hall.tables.seats.concede(conceded, 'a'))
  const lobby = yes(await hall.tables.lobby.create({ game: 'fair', host: { person: 'a', name: 'A' }, home: HOME })).id
  for (const id of [running, over, conceded, lobby]) expect(await difference(id)).toBeNull()
})

test('the audit names the move that was changed', async () => {
  const id = await played('fair', 9)
  const entry = await entryOf(id, 'play', 3)
  tamper(`update entries set data = '{"picks":[["bid:99"]]}' where game = ? and number = ?`, id, entry)
  expect(await difference(id)).toEqual({ entry, what: 'refused: not-legal' })
})

test('the audit names the move whose news were changed', async () => {
  const id = await played('fair', 9)
  const log = yes(await hall.tables.reading.log(id, null)).filter(
    ({ kind, news }) => kind === 'play' && news.length > 0,
  )
  const entry = log[1]?.number as number
  tamper(`update entries set news = '[]' where game = ? and number = ?`, id, entry)
  expect(await difference(id)).toEqual({ entry, what: 'other news' })
})

test('turn by turn a game is shown as far as it can be played again', async () => {
  const id = await begun(hall, 'ab', { speed: 'none' })
  await playOn(hall, id, luckOf(3), 12)
  const whole = yes(await hall.tables.records.moments(id))
  const plays = yes(await hall.tables.reading.log(id, null)).filter(({ kind }) => kind === 'play')
  tamper(`update entries set news = '[]' where game = ? and number = ?`, id, plays[6]?.number as number)
  const shown = yes(await hall.tables.records.moments(id))
  expect(shown.length).toBeGreaterThan(2)
  expect(shown).toEqual(whole.slice(0, shown.length))
  expect(shown.length).toBeLessThan(whole.length)
})

test('the audit notices another move that would have been allowed', async () => {
  const id = await begun(hall, 'ab', { game: 'fair' })
  const first = await hall.look(id, 'a')
  const cards = first.questions.find(({ seat }) => seat === first.seat)?.options as string[]
  yes(await hall.tables.turns.play(id, 'a', [[cards[0] as string]]))
  const entry = await entryOf(id, 'play', 0)
  await playOn(hall, id, luckOf(4), 5)
  const data = JSON.stringify({ picks: [[cards[1]]] })
  tamper('update entries set data = ? where game = ? and number = ?', data, id, entry)
  const finding = await difference(id)
  expect(finding?.entry).toBeGreaterThanOrEqual(entry)
  expect(finding?.entry).toBeLessThanOrEqual(entry + 1)
})

test('the audit notices a missing entry, also the last one', async () => {
  const id = await played()
  const middle = await entryOf(id, 'play', 4)
  tamper('delete from entries where game = ? and number = ?', id, middle)
  expect(await difference(id)).toEqual({ entry: middle + 1, what: 'an entry is missing before it' })
  const other = await played()
  const last = (await hall.look(other, null)).entry
  tamper('delete from entries where game = ? and number = ?', other, last)
  expect((await difference(other))?.entry).toBe(last)
})

test('the audit notices another seed than the promised one', async () => {
  const id = await played()
  await restart({ meanwhile: () => tamper('update games set seed = ? where id = ?', 'a'.repeat(32), id) })
  const begin = await entryOf(id, 'begin', 0)
  expect(await difference(id)).toEqual({ entry: begin, what: 'the seed is not the promised one' })
})

test('the audit notices a saved state that its entries do not lead to', async () => {
  const id = await played('fair', 6)
  await restart({ meanwhile: () => enrich(id) })
  expect((await difference(id))?.what).toBe('the saved state is another')
})
