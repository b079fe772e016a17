import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { type Playground, startPlayground } from '#playground/playground'
import { type Database, openDatabase } from '#store'
import * as query from '#store/queries'
import { Child } from './child.ts'
import { type Doors, finishTurn, planTurn, takeTurn } from './hands.ts'
import { type Begun, BLANK, beginGame, isOf, newest, openPanel, playOn, pressOn } from './scenes.ts'
import { idOf, Street } from './street.ts'

const HOUR = 60 * 60_000
/** A bot that was killed has its parts for another quarter of a minute. */
const PATIENCE = 40_000
const MARKS = 1_000_000

/** The posts that stand in a place, by the marks they carry. */
function marksIn({ act }: Doors, place: string): number[] {
  return act.sees('visitor', place).flatMap(({ raw }) => {
    const mark = raw.components?.[0]?.id ?? 0
    return mark > MARKS ? [mark - MARKS] : []
  })
}

describe('a bot that stops and starts again', () => {
  let street: Street
  let slowness = 0
  const slow = (db: Database): Database => ({
    dialect: db.dialect,
    async read(asked, values) {
      if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, slowness))
      return db.read(asked, values)
    },
    change: (steps) => db.change(steps),
    now: () => db.now(),
    backup: (path) => db.backup(path),
    close: () => db.close(),
  })
  let game: Begun
  beforeAll(async () => {
    street = await Street.open({ worker: BLANK, generosity: 50, store: slow })
    game = await beginGame(street)
  })
  afterAll(async () => {
    await street.close()
    expect(street.told).toEqual([])
  })

  it('goes on in mid-panel: every button still works and nothing is posted twice', async () => {
    const panel = await planTurn(street, game.first, game.notice)
    await street.stopBot()
    await street.startBot()
    const receipt = await pressOn(street, game.first, panel, 'confirm')
    expect(street.idOf(receipt, 'openlog')).not.toBeNull()
    const next = await street.act.waitFor(() => {
      const notice = newest(street, game.other, game.place, 'play', game.id)
      return notice !== null && notice.id !== game.notice.id ? notice : null
    })
    expect(next.pings).toEqual([game.other])
    const marks = marksIn(street, game.place)
    expect(new Set(marks).size).toBe(marks.length)
    game = { ...game, first: game.other, other: game.first, notice: next }
  })

  it('finishes what is in hand, answers others that it restarts, and hands its parts over', async () => {
    const { act } = street
    const panel = await planTurn(street, game.first, game.notice)
    slowness = 150
    await act.press(game.first, panel, street.idOf(panel, 'confirm') as string)
    const stopping = street.stopBot()
    const late = await act.slash('visitor', game.place, 'willyville show')
    expect((await late.answer()).text).toContain('restarting')
    await stopping
    slowness = 0
    const done = act.see(game.first, panel) as Seen
    expect(street.idOf(done, 'confirm')).toBeNull()
    const db = await openDatabase(`${street.folder}/games.sqlite`)
    const parts = await db.read(query.readParts, {})
    expect(parts.filter(({ owner }) => owner !== null)).toEqual([])
    await db.close()
    await street.startBot()
    const next = await act.waitFor(() => {
      const notice = newest(street, game.other, game.place, 'play', game.id)
      return notice !== null && notice.id !== game.notice.id ? notice : null
    })
    game = { ...game, first: game.other, other: game.first, notice: next }
  })

  it('keeps clocks and posts: what was due meanwhile is told after the start', async () => {
    const { act } = street
    await street.stopBot()
    await street.startBot()
    await street.leap(25 * HOUR)
    await street.stopBot()
    await street.startBot()
    await street.leap(25 * HOUR)
    await act.waitFor(() => newest(street, 'visitor', game.place, 'letbot', game.id), 'the end of the clock')
    expect(newest(street, game.first, game.place, 'play', game.id)).not.toBeNull()
    const panel = await openPanel(street, game.first, act.see(game.first, game.notice) as Seen)
    expect(street.idOf(panel, 'idea')).not.toBeNull()
    game = await playOn(street, game)
  })
})

async function begun({ act, idOf }: Doors): Promise<{ thread: string; notice: Seen }> {
  await (await act.slash('max', 'tavern', 'willyville new', { players: 2 })).answer()
  await (await act.slash('kaethe', 'tavern', 'willyville join')).answer()
  await (await act.slash('max', 'tavern', 'willyville start')).answer()
  const thread = await act.waitFor(() => act.channels('max').find(({ parentId }) => parentId !== null))
  const notice = await act.waitFor(() => newest({ act, idOf }, 'max', thread.id, 'play', 1))
  return { thread: thread.id, notice }
}

describe('a bot that is killed', () => {
  let playground: Playground
  let child: Child
  let hands: Doors
  beforeAll(async () => {
    playground = await startPlayground({ say: () => {}, generosity: 50 })
    child = new Child(playground)
    hands = { act: playground.act, idOf }
    await child.start()
  })
  afterAll(async () => {
    await child.close()
    await playground.close()
  })

  it('loses nothing confirmed and says nothing twice, whenever it was', async () => {
    const { act, faults } = playground
    const { thread, notice } = await begun(hands)
    const next = (old: Seen, look = 'visitor') =>
      act.waitFor(
        () => {
          const notice = newest(hands, look, thread, 'play', 1)
          return notice !== null && notice.id !== old.id ? notice : null
        },
        'the next notice',
        PATIENCE,
      )
    const [first = ''] = notice.pings
    // The message is there, but nobody told the bot so: after the start it must look for it.
    const panel = await planTurn(hands, first, notice)
    faults.slow(60_000, { method: 'POST', path: `/channels/${thread}/messages` })
    await act.press(first, panel, idOf(panel, 'confirm') as string)
    const second = await next(notice)
    const [other = ''] = second.pings
    expect(other).not.toBe(first)
    await child.kill()
    faults.clear()
    await child.start()
    // At the very moment of a confirmation: it counts, or it can be pressed again.
    const plan = await planTurn(hands, other, second)
    await act.press(other, plan, idOf(plan, 'confirm') as string)
    await child.kill()
    await child.start()
    const again = await (await act.slash(other, thread, 'willyville play')).answer()
    if (idOf(again, 'confirm') !== null) await pressOn(hands, other, again, 'confirm')
    const third = await next(second)
    const [person = ''] = third.pings
    await takeTurn(hands, person, third)
    const fourth = await next(third)
    await act.waitFor(() => idOf(act.see(person, third) as Seen, 'play') === null)
    expect(fourth.text).not.toBe(third.text)
    const marks = marksIn(hands, thread)
    expect(new Set(marks).size).toBe(marks.length)
    const open = act
      .sees('visitor', thread)
      .filter(({ buttons }) => buttons.some(({ customId }) => isOf(customId, 'play', 1)))
    expect(open).toHaveLength(1)
    expect(await child.stop()).toBe(0)
    const plays = await playsIn(child.database)
    expect(plays).toBe(3)
    expect(playground.log.of('ours')).toEqual([])
  }, 240_000)
})

/** A copy by the owner's own tool. */
function backUp(child: Child, copy: string): void {
  const env = { ...process.env, DATABASE_URL: child.database }
  execFileSync(process.execPath, ['--conditions=default', 'dist/tools/backup.js', copy], { env, stdio: 'ignore' })
}

function restore(child: Child, copy: string): void {
  for (const more of ['-wal', '-shm']) rmSync(`${child.database}${more}`, { force: true })
  copyFileSync(copy, child.database)
}

describe('a bot whose games come from a backup', () => {
  it('posts what happens next, also where it had posted already', async () => {
    const playground = await startPlayground({ say: () => {}, generosity: 50 })
    const child = new Child(playground)
    const { act } = playground
    const hands = { act, idOf }
    await child.start()
    const { thread, notice } = await begun(hands)
    const [first = ''] = notice.pings
    const copy = join(child.folder, 'copy.sqlite')
    backUp(child, copy)
    const known = new Set([notice.id])
    const isNext = ({ id, buttons }: Seen) =>
      !known.has(id) && buttons.some(({ customId }) => isOf(customId, 'play', 1))
    const next = () => act.waitForMessage('visitor', thread, isNext)
    await takeTurn(hands, first, notice)
    const lost = await next()
    known.add(lost.id)
    await child.stop()
    restore(child, copy)
    await child.start()
    const panel = await (await act.slash(first, thread, 'willyville play')).answer()
    await finishTurn(hands, first, panel)
    expect((await next()).pings).toEqual(lost.pings)
    expect(lost.pings).not.toContain(first)
    expect(await child.stop()).toBe(0)
    expect(playground.log.of('ours')).toEqual([])
    await child.close()
    await playground.close()
  })
})

async function playsIn(path: string): Promise<number> {
  const db = await openDatabase(path)
  const entries = await db.read(query.readEntries, { game: 1, after: 0 })
  await db.close()
  return entries.filter(({ kind }) => kind === 'play').length
}
