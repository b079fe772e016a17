import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameNamed } from '#games/registry'
import type { AnyGame } from '#kernel'
import { openDatabase } from '#store'
import { SQLite } from '#store/driver'
import type { Environment } from '#tables'
import { fair } from '#test/sample/fair'
import { begun, folder, Hall, HOME, refusal, yes } from '#test/tables/hall'
import { askedOf, composeAny, luckOf, moveAny, playOn } from '#test/tables/playing'

let place: ReturnType<typeof folder>
const file = () => `${place.path}/db.sqlite`

beforeEach(() => {
  place = folder()
})
afterEach(() => place.remove())

function tamper(sql: string, ...values: unknown[]): void {
  const opened = new SQLite(file())
  opened.prepare(sql).run(...values)
  opened.close()
}

/** A world that knows the fair under more names, some of them bad. */
function worldWith(games: Record<string, AnyGame>): Partial<Environment> {
  return { gameNamed: (name) => games[name] ?? (name === 'fair' ? fair : gameNamed(name)) }
}

/** A table that cannot be played: it says so to everybody, its bundle is told once, and others play on. */
async function expectBroken(hall: Hall, id: number, note: RegExp): Promise<string> {
  const outcomes = [
    await hall.tables.turns.confirm(id, 'a'),
    await hall.tables.seats.concede(id, 'b'),
    await hall.tables.lobby.join(id, { person: 'c', name: 'C' }),
    await hall.tables.turns.undo(id, 'a'),
  ]
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ denied: 'broken', facts: { game: id, note: expect.stringMatching(note) } })
  }
  await hall.tables.reading.look(id, 'a')
  await hall.tables.reading.log(id, null)
  const told = hall.told.splice(0)
  expect(told).toHaveLength(1)
  expect(told[0]?.broken?.game).toBe(id)
  await hall.pass(400 * 24 * 60 * 60_000)
  expect(hall.posts.filter((post) => post.game === id).map(({ kind }) => kind)).toContain('broken')
  const other = await begun(hall, 'ab', { game: 'fair' })
  await playOn(hall, other, luckOf(1))
  expect((await hall.look(other, null)).phase).toBe('over')
  expect(hall.told).toEqual([])
  return told[0]?.broken?.bundle as string
}

describe('one game at fault', () => {
  test('rules that throw stop their own table', async () => {
    const rotten: AnyGame = {
      ...fair,
      name: 'rotten',
      scenes: {
        ...fair.scenes,
        // biome-ignore lint/correctness/useYield: it never comes so far
        *take() {
          throw new Error('the stall is rotten')
        },
      },
    }
    const hall = await Hall.open(file(), 'one', worldWith({ rotten }))
    const id = await begun(hall, 'ab', { game: 'rotten' })
    await moveAny(hall, id, 'a', luckOf(1))
    const before = await hall.look(id, null)
    await composeAny(hall, id, 'b', luckOf(1))
    expect(refusal(await hall.tables.turns.confirm(id, 'b'))).toBe('broken')
    const bundle = JSON.parse(await expectBroken(hall, id, /the stall is rotten/))
    expect(bundle.entries).toHaveLength(before.entry)
    expect(bundle.games[0]).toMatchObject({ id, phase: 'playing' })
    expect(bundle.drafts).toHaveLength(1)
    const look = await hall.look(id, null)
    expect([look.phase, look.view]).toEqual(['broken', before.view])
    await hall.close()
  })

  test('a set-up that throws opens no game, and the lobby is closed to all', async () => {
    const rotten: AnyGame = {
      ...fair,
      name: 'rotten',
      setUp() {
        throw new Error('no ground to build on')
      },
    }
    const hall = await Hall.open(file(), 'one', worldWith({ rotten }))
    const made = await hall.tables.lobby.create({
      game: 'rotten',
      host: { person: 'a', name: 'A' },
      home: HOME,
      players: 2,
    })
    const { id } = yes(made)
    yes(await hall.tables.lobby.join(id, { person: 'b', name: 'B' }))
    expect(refusal(await hall.tables.lobby.begin(id, 'a'))).toBe('broken')
    await expectBroken(hall, id, /no ground/)
    await hall.close()
  })

  const WRECKS: [string, string, RegExp][] = [
    ['a saved state that is no JSON', "update snapshots set text = '{' where game = ?", /state/],
    [
      'a saved state with nothing in it',
      `update snapshots set text = '{"scene":"take","at":3,"state":{}}' where game = ?`,
      /state/,
    ],
    [
      'a saved state of a strange scene',
      `update snapshots set text = replace(text, '"scene":"', '"scene":"x') where game = ?`,
      /state/,
    ],
    ['no saved state', 'delete from snapshots where game = ?', /missing/],
    ['a move that is no JSON', "update entries set data = '{' where game = ? and kind = 'play'", /entry/],
    ['a move of a strange form', `update entries set data = '{"picks":7}' where game = ? and kind = 'play'`, /./],
    [
      'a move that was never allowed',
      `update entries set data = '{"picks":[["x"]]}' where game = ? and kind = 'play'`,
      /./,
    ],
    ['a draft that is no JSON', "update drafts set picks = '{' where game = ?", /draft/],
    ['a draft of a strange form', `update drafts set picks = '{"a":1}' where game = ?`, /./],
    ['a game nobody knows', "update games set game = 'chess' where id = ?", /nobody knows/],
    ['a plan that is no JSON', "update games set plan = '' where id = ?", /plan/],
    ['card values nobody has', "update games set content = 'x' where id = ?", /values/],
    ['an order that is no JSON', "insert into orders (game, seat, name, value) values (?, 0, 'x', '{')", /order/],
    [
      'a vote that is no JSON',
      "insert into votes (game, number, kind, by, data, answers, expires) values (?, 9, 'pause', 0, '{', '{', 0)",
      /vote/,
    ],
  ]

  test.each(WRECKS)('%s stops its own table after a restart', async (_, sql, note) => {
    let hall = await Hall.open(file())
    const id = await begun(hall, 'ab', { game: 'fair' })
    await moveAny(hall, id, 'a', luckOf(1))
    await composeAny(hall, id, 'b', luckOf(1))
    await hall.close()
    tamper(sql, id)
    hall = await Hall.open(file())
    const isRefit = /never allowed/.test(_)
    // A pick that rules no longer offer is taken for a change of rules: the table goes back to where it still fits.
    if (isRefit) {
      yes(await hall.tables.seats.offer(id, 'a'))
      expect((await askedOf(hall, id)).sort()).toEqual(['a', 'b'])
      expect(hall.told).toEqual([])
    } else await expectBroken(hall, id, note)
    await hall.close()
  })

  test('a broken table survives a restart as broken and does not ring', async () => {
    let hall = await Hall.open(file())
    const id = await begun(hall, 'ab', { speed: 'live' })
    await hall.close()
    tamper("update snapshots set text = '{' where game = ?", id)
    hall = await Hall.open(file())
    await hall.pass(10 * 60_000)
    expect(hall.told).toHaveLength(1)
    await hall.close()
    hall = await Hall.open(file())
    await hall.pass(60 * 60_000)
    expect(refusal(await hall.tables.turns.confirm(id, 'a'))).toBe('broken')
    expect(hall.told).toEqual([])
    await hall.close()
  })

  test('a table whose rows were repaired goes on, with its clocks; one that was not breaks again', async () => {
    let hall = await Hall.open(file())
    const id = await begun(hall, 'ab', { game: 'fair', speed: 'live' })
    const before = await hall.look(id, 'a')
    await hall.close()
    tamper("update snapshots set text = 'x' || text where game = ?", id)
    hall = await Hall.open(file())
    expect(refusal(await hall.tables.seats.offer(id, 'a'))).toBe('broken')
    await hall.pass(60_000)
    expect(refusal(await hall.tables.operations.mend(id))).toBe('broken')
    expect(hall.told).toHaveLength(2)
    tamper('update snapshots set text = substr(text, 2) where game = ?', id)
    yes(await hall.tables.operations.mend(id))
    expect(refusal(await hall.tables.operations.mend(id))).toBe('not-running')
    const after = await hall.look(id, 'a')
    expect([after.phase, after.view, after.note]).toEqual(['playing', before.view, null])
    expect(after.timers.map(({ name }) => name).sort()).toEqual(['clock:0:half', 'clock:1:half'])
    await playOn(hall, id, luckOf(1))
    expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
    await hall.close()
  })

  test('rules that changed in the middle of a scene keep what still fits, and tell the table', async () => {
    let hall = await Hall.open(file())
    const id = await begun(hall, 'abc', { game: 'fair' })
    const begin = (await hall.look(id, null)).entry
    yes(await hall.tables.turns.play(id, 'a', [[(await bidsOf(hall, id, 'a'))[0] as string]]))
    const [forbidden] = (await bidsOf(hall, id, 'b')) as [string]
    yes(await hall.tables.turns.play(id, 'b', [[forbidden]]))
    const [planned] = (await bidsOf(hall, id, 'c')) as [string]
    yes(await hall.tables.turns.compose(id, 'c', [[planned]]))
    await hall.close()
    const newer: AnyGame = {
      ...fair,
      scenes: {
        ...fair.scenes,
        *bid(t) {
          return yield* withoutCards(t, [forbidden, planned])
        },
      },
    }
    hall = await Hall.open(file(), 'one', { gameNamed: () => newer })
    yes(await hall.tables.turns.compose(id, 'b', [[(await bidsOf(hall, id, 'b'))[0] as string]]))
    expect((await askedOf(hall, id)).sort()).toEqual(['b', 'c'])
    await hall.tables.tick()
    expect(hall.posts.find(({ kind }) => kind === 'refitted')?.data).toEqual({ to: begin + 1 })
    await hall.close()
    hall = await Hall.open(file(), 'one', { gameNamed: () => newer })
    const { draft, lost } = await hall.look(id, 'c')
    expect([draft, lost]).toEqual([[], [planned]])
    yes(await hall.tables.turns.compose(id, 'c', [[(await bidsOf(hall, id, 'c'))[0] as string]]))
    expect((await hall.look(id, 'c')).lost).toEqual([])
    await playOn(hall, id, luckOf(1), 6)
    expect(hall.told).toEqual([])
    await hall.close()
  })

  test('rules that no longer offer what somebody has only planned keep the rest of their plan, and take another answer', async () => {
    let hall = await Hall.open(file())
    const id = await begun(hall, 'abc', { game: 'fair' })
    const [planned] = (await bidsOf(hall, id, 'a')) as [string]
    yes(await hall.tables.turns.compose(id, 'a', [[planned]]))
    await hall.close()
    const newer: AnyGame = {
      ...fair,
      scenes: {
        ...fair.scenes,
        *bid(t) {
          return yield* withoutCards(t, [planned])
        },
      },
    }
    hall = await Hall.open(file(), 'one', { gameNamed: () => newer })
    const { draft, lost, drafted } = await hall.look(id, 'a')
    expect([draft, lost, drafted.canConfirm]).toEqual([[], [planned], false])
    yes(await hall.tables.turns.compose(id, 'a', [[(await bidsOf(hall, id, 'a'))[0] as string]]))
    const now = await hall.look(id, 'a')
    expect([now.draft.length, now.lost]).toEqual([1, []])
    yes(await hall.tables.turns.confirm(id, 'a'))
    expect(hall.told).toEqual([])
    await hall.close()
  })
})

async function bidsOf(hall: Hall, id: number, person: string): Promise<readonly string[]> {
  const look = await hall.look(id, person)
  return look.questions.find(({ seat }) => seat === look.seat)?.options ?? []
}

/** The auction of the fair, but some cards may no longer be bid. */
// biome-ignore lint/suspicious/noExplicitAny: a scene of a game whose types do not matter here
function* withoutCards(t: any, forbidden: readonly string[]): Generator<any, any, any> {
  const scene = fair.scenes.bid as (t: unknown) => Generator<readonly { options: readonly string[] }[]>
  const flow = scene(t)
  const first = flow.next()
  if (first.done) return first.value
  const asks = first.value.map((ask) => ({
    ...ask,
    options: ask.options.filter((option) => !forbidden.includes(option)),
  }))
  const picks = (yield asks) as number[][]
  const moved = picks.map(([pick], at) => [
    first.value[at]?.options.indexOf(asks[at]?.options[pick as number] as string),
  ])
  // biome-ignore lint/suspicious/noExplicitAny: the same
  return (flow as any).next(moved).value
}

const LOCK = `
  const { SQLite } = await import('#store/driver')
  const file = new SQLite(process.argv[1])
  file.exec('begin exclusive')
  console.log('locked')
  setTimeout(() => file.close(), 2000)`

/** Until the file is locked by another process, for two seconds. */
async function lockElsewhere(): Promise<void> {
  const args = ['--input-type=module', '-e', LOCK, file()]
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(other.stdout, 'data')
}

/** The longest time nothing else could run while something was awaited, as a share of that time. */
async function longestGap(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  let last = began
  let longest = 0
  const look = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const beat = setInterval(look, 5)
  await work
  look()
  clearInterval(beat)
  return longest / (last - began)
}

describe('the store at fault', () => {
  test('a store that another process locks for a while: everything else goes on, and then what waited', async () => {
    const hall = Hall.on(await openDatabase(file()))
    const id = await begun(hall, 'ab', { game: 'fair' })
    await composeAny(hall, id, 'a', luckOf(1))
    await lockElsewhere()
    const acts = Promise.all([
      hall.tables.turns.confirm(id, 'a', 'press'),
      hall.tables.lobby.create({ game: 'fair', host: { person: 'a', name: 'A' }, home: HOME }),
      hall.tables.people.setSettings('b', { hints: false }),
    ])
    const early = await Promise.race([acts, hall.look(id, 'b')])
    expect(early).toHaveProperty('phase', 'playing')
    expect(await longestGap(acts)).toBeLessThan(0.25)
    for (const outcome of await acts) yes(outcome)
    expect((await hall.tables.people.settings('b')).hints).toBe(false)
    expect(hall.told).toEqual([])
    await hall.close()
  })

  test('a store that another process keeps locked: a clear refusal, nothing lost, and on it goes', async () => {
    const hall = Hall.on(await openDatabase(file(), { patience: 30 }))
    const id = await begun(hall, 'ab', { game: 'fair' })
    await composeAny(hall, id, 'a', luckOf(1))
    const before = await hall.look(id, 'a')
    const other = new SQLite(file())
    other.exec('begin immediate')
    for (const outcome of [
      await hall.tables.turns.confirm(id, 'a', 'press'),
      await hall.tables.lobby.create({ game: 'fair', host: { person: 'a', name: 'A' }, home: HOME }),
      await hall.tables.people.setSettings('a', { hints: false }),
    ]) {
      expect(outcome).toEqual({ denied: 'storage', facts: { kind: 'busy' } })
    }
    expect(await hall.look(id, 'a')).toEqual(before)
    await hall.tables.tick()
    other.exec('rollback')
    other.close()
    yes(await hall.tables.turns.confirm(id, 'a', 'press'))
    await hall.pass(60_000)
    expect(hall.posts.map(({ kind }) => kind)).toEqual(['lobby', 'began', 'asked'])
    expect(hall.told.length).toBeGreaterThan(0)
    expect(hall.told.every(({ broken }) => broken === undefined)).toBe(true)
    await hall.close()
  })

  test('a full disk: a clear refusal, no table broken, nothing lost, and with room again on it goes', async () => {
    const pages = 120
    let hall = Hall.on(await openDatabase(file(), { pages }))
    const id = await begun(hall, 'ab', { game: 'fair' })
    let refused: unknown = null
    for (let at = 0; refused === null && at < 2000; at++) {
      const host = { person: `p${at}`, name: 'x'.repeat(100) }
      const made = await hall.tables.lobby.create({ game: 'fair', host, home: HOME })
      if ('denied' in made) refused = made
    }
    expect(refused).toEqual({ denied: 'storage', facts: { kind: 'full' } })
    const look = await hall.look(id, 'a')
    for (let at = 0; at < 40; at++) {
      const outcome = await hall.tables.orders.set(id, 'a', 'x', at)
      expect(['storage', 'no-such-order']).toContain(refusal(outcome))
      await hall.tables.turns.play(id, 'a', [[(await bidsOf(hall, id, 'a'))[0] ?? 'none']])
      await hall.tables.turns.undo(id, 'a')
    }
    expect((await hall.look(id, 'a')).phase).toBe(look.phase)
    expect(hall.told.every(({ broken }) => broken === undefined)).toBe(true)
    hall.told.length = 0
    await hall.close()
    hall = await Hall.open(file())
    expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
    await playOn(hall, id, luckOf(1))
    expect((await hall.look(id, null)).phase).toBe('over')
    expect(hall.told).toEqual([])
    await hall.close()
  })

  test('a file that is no database is refused in a word, and left as it is', async () => {
    const { writeFileSync } = await import('node:fs')
    writeFileSync(file(), 'once upon a time'.repeat(500))
    const opening = openDatabase(file())
    await expect(opening).rejects.toMatchObject({ name: 'StorageFault', kind: 'damaged' })
    expect(readFileSync(file(), 'utf8')).toBe('once upon a time'.repeat(500))
  })

  test('a store that has been closed refuses and breaks nothing', async () => {
    const hall = await Hall.open(file())
    const id = await begun(hall, 'ab')
    await hall.tables.stop()
    await hall.db.close()
    expect(refusal(await hall.tables.seats.offer(id, 'a'))).toBe('storage')
    expect(refusal(await hall.tables.reading.look(id, 'a'))).toBe('storage')
    const again = await Hall.open(file())
    expect((await again.look(id, null)).phase).toBe('playing')
    await again.close()
  })
})
