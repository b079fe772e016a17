import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { leapingClock } from '#playground/server/clock'
import type { Database } from '#store'
import { isDenial } from '#tables'
import { planTurn, takeTurn } from './hands.ts'
import { type Begun, BLANK, beginGame, newest, playOn, pressOn } from './scenes.ts'
import { Street } from './street.ts'

const clock = leapingClock()
/** The time every read and change of the store takes at the moment. */
let slowness = 0

function slow(db: Database): Database {
  const late = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
    return async (...args: A) => {
      if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, slowness))
      return work(...args)
    }
  }
  return {
    dialect: db.dialect,
    read: late(db.read.bind(db)) as Database['read'],
    change: late(db.change.bind(db)),
    now: () => db.now(),
    backup: (path) => db.backup(path),
    close: () => db.close(),
  }
}

let street: Street
let game: Begun
beforeAll(async () => {
  street = await Street.open({ worker: BLANK, generosity: 50, clock, store: slow, timeout: 400 })
  game = await beginGame(street)
})
afterAll(() => street.close())
afterEach(() => {
  slowness = 0
  street.playground.faults.clear()
  expect(street.told).toEqual([])
  expect(street.playground.log.of('ours')).toEqual([])
})

async function playsOf(id: number): Promise<number> {
  const log = await street.bot.app.tables.reading.log(id, null)
  if (isDenial(log)) throw new Error(log.denied)
  return log.filter(({ kind }) => kind === 'play').length
}

/** All messages in the thread that everybody sees. */
function publicOnes(): Seen[] {
  return street.act.sees('visitor', game.place)
}

/** Confirms a turn while something goes wrong; afterwards exactly one new message stands there. */
/** A plan after which the turn is over: whoever meets Death is asked once more, so that such a turn is played before. */
async function planToTheEnd(): Promise<Seen> {
  for (;;) {
    const panel = await planTurn(street, game.first, game.notice)
    if (!panel.text.includes('You choose who dies')) return panel
    game = await playOn(street, game)
  }
}

async function confirmWhile(arm: () => void): Promise<void> {
  const { act } = street
  const panel = await planToTheEnd()
  const before = publicOnes().length
  const plays = await playsOf(game.id)
  arm()
  await act.press(game.first, panel, street.idOf(panel, 'confirm') as string)
  const next = await act.waitFor(
    () => {
      const notice = newest(street, 'visitor', game.place, 'play', game.id)
      return notice !== null && notice.id !== game.notice.id ? notice : null
    },
    'the next notice',
    30_000,
  )
  await street.settle()
  expect(await playsOf(game.id)).toBe(plays + 1)
  expect(publicOnes()).toHaveLength(before + 1)
  expect(next.pings).toEqual([game.other])
  game = { ...game, first: game.other, other: game.first, notice: next }
}

const POSTS = { method: 'POST', path: /\/channels\/\d+\/messages$/ } as const

describe('Discord', () => {
  it('answers 429: the message comes later, once', async () => {
    await confirmWhile(() => street.playground.faults.limit(0.4, { ...POSTS, times: 2 }))
  })

  it('answers 429 to everything for a moment: nothing is lost', async () => {
    await confirmWhile(() => street.playground.faults.limit(0.3, { path: '/channels', global: true }))
  })

  it('fails with 500 and 503: the message comes later, once', async () => {
    await confirmWhile(() => {
      street.playground.faults.fail(500, { ...POSTS, times: 2 })
      street.playground.faults.fail(503, { ...POSTS, times: 4 })
    })
    expect(street.told.every((line) => line.includes('a post waits'))).toBe(true)
    street.told.length = 0
  })

  it('does what it is asked and answers too late to be heard: nothing stands there twice', async () => {
    await confirmWhile(() => street.playground.faults.slow(900, { ...POSTS, times: 2 }))
    street.told.length = 0
  })

  it('acknowledges a press, but its answer is lost: the press counts once', async () => {
    const { act, playground } = street
    playground.faults.slow(900, { path: '/callback' })
    const told = await (await act.slash('visitor', game.place, 'willyville play')).answer()
    expect(told.text).toContain('You’re watching')
  })

  it('cuts connections: the message comes, once', async () => {
    await confirmWhile(() => street.playground.faults.cut({ ...POSTS, times: 1 }))
    street.told.length = 0
  })

  it('breaks the bot’s sockets: a press of that moment is answered after all', async () => {
    const { act, playground } = street
    playground.faults.dropSockets()
    const told = await (await act.slash('visitor', game.place, 'willyville play')).answer()
    expect(told.text).toContain('You’re watching')
  })

  it('tells the bot to come again: it does, and goes on', async () => {
    const { act, playground, bot } = street
    playground.faults.reconnect()
    await act.waitFor(() => bot.app.client.ws.status !== 0 || playground.hasBot())
    await confirmWhile(() => {})
    expect(bot.app.client.isReady()).toBe(true)
  })

  it('no longer knows the session: the bot begins anew and nothing is told twice', async () => {
    const { act, playground } = street
    const before = publicOnes().length
    playground.faults.invalidate(false)
    await act.waitFor(() => playground.hasBot(), 'a new session', 20_000)
    const told = await act.waitFor(() => publicOnes().length === before)
    expect(told).toBe(true)
    await confirmWhile(() => {})
  }, 60_000)
})

describe('a token', () => {
  it('that runs out while a panel is drawn loses nothing: the next press shows it', async () => {
    const { act, playground } = street
    const panel = await planTurn(street, game.first, game.notice)
    const before = await playsOf(game.id)
    playground.faults.slow(300, { path: '/callback' })
    const reply = await act.press(game.first, panel, street.idOf(panel, 'confirm') as string)
    clock.leap(16 * 60_000)
    expect(reply.kind).toBe('silent')
    const next = await act.waitFor(() => {
      const notice = newest(street, 'visitor', game.place, 'play', game.id)
      return notice !== null && notice.id !== game.notice.id ? notice : null
    })
    expect(await playsOf(game.id)).toBe(before + 1)
    const stale = await pressOn(street, game.first, panel, 'confirm')
    expect(stale.text).toMatch(/moved on|weitergegangen|verder/)
    game = { ...game, first: game.other, other: game.first, notice: next }
  })

  it('of an interaction nobody knows any more does nothing, and the press can be made again', async () => {
    const { act, playground } = street
    const panel = await planTurn(street, game.first, game.notice)
    const confirm = street.idOf(panel, 'confirm') as string
    const before = await playsOf(game.id)
    // Two failures in a row hold the acknowledgement back beyond its three seconds.
    playground.faults.limit(3.2, { path: '/callback' })
    await expect(act.press(game.first, panel, confirm)).rejects.toThrow('did not respond')
    await street.settle()
    expect(await playsOf(game.id)).toBe(before)
    await confirmWhile(() => {})
  })
})

describe('a slow store', () => {
  it('lets presses, commands and public buttons be acknowledged in time all the same', async () => {
    const { act } = street
    slowness = 700
    const since = performance.now()
    const reply = await act.slash(game.first, game.place, 'willyville play')
    expect(performance.now() - since).toBeLessThan(600)
    expect(reply.kind).toBe('thinking')
    slowness = 50
    expect((await reply.answer()).text).toMatch(/round \d|Runde \d|ronde \d/)
  })

  it('makes a form that would come too late a sentence instead', async () => {
    const { act } = street
    const opened = await act.slash('anne', 'tavern', 'willyville new')
    await opened.answer()
    const lobby = await act.waitForMessage('anne', 'tavern', (message) => street.idOf(message, 'options') !== null)
    slowness = 2600
    const reply = await act.press('anne', lobby, street.idOf(lobby, 'options') as string)
    expect(reply.kind).toBe('thinking')
    slowness = 0
    expect((await reply.answer()).text).toMatch(/te lang|too long/)
  })

  it('completes what is typed with nothing rather than late', async () => {
    const { act } = street
    slowness = 1500
    expect(await act.autocomplete(game.first, game.place, 'willyville move', { line: '' }, 'line')).toEqual([])
    slowness = 0
    expect(
      (await act.autocomplete(game.first, game.place, 'willyville move', { line: '' }, 'line')).length,
    ).toBeGreaterThan(0)
  })

  it('goes on with the game', async () => {
    slowness = 20
    game = await playOn(street, game)
    const { panels } = await takeTurn(street, game.first, game.notice)
    expect(panels.length).toBeGreaterThan(1)
  })
})
