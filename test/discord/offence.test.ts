import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { leapingClock } from '#playground/server/clock'
import { isDenial } from '#tables'
import { planTurn, takeTurn } from './hands.ts'
import { type Begun, BLANK, beginGame, newest, playOn } from './scenes.ts'
import { Street } from './street.ts'

const MINUTE = 60_000
const clock = leapingClock()

let street: Street
let game: Begun
beforeAll(async () => {
  street = await Street.open({ worker: BLANK, generosity: 50, clock, channels: ['tavern', 'square'] })
})
afterAll(() => street.close())
afterEach(() => {
  street.playground.faults.clear()
  street.told.length = 0
  expect(street.playground.log.of('ours')).toEqual([])
})

const POSTS = { method: 'POST', path: /\/channels\/\d+\/messages$/ } as const

function noticesOf({ place, id }: Begun): Seen[] {
  const isNotice = ({ buttons }: Seen) => buttons.some(({ customId }) => customId?.startsWith('w|play|') ?? false)
  return street.act.sees('visitor', place).filter((message) => isNotice(message) && message.id !== `${id}`)
}

async function faults(): Promise<number> {
  const { values } = await street.bot.app.metrics.faults.get()
  return values.reduce((sum, { value }) => sum + value, 0)
}

/** Takes a turn while the next messages are refused, and waits for the notice of the other. */
async function turnWhileRefused(times: number): Promise<Seen> {
  const { act, playground } = street
  const plan = await planTurn(street, game.first, game.notice)
  playground.faults.fail(400, { ...POSTS, times })
  await act.press(game.first, plan, street.idOf(plan, 'confirm') as string)
  const next = await act.waitFor(() => {
    const notice = newest(street, 'visitor', game.place, 'play', game.id)
    return notice !== null && notice.id !== game.notice.id ? notice : null
  }, 'the next notice')
  await street.settle()
  return next
}

describe('a notice that Discord takes offence at', () => {
  beforeAll(async () => {
    game = await beginGame(street)
  })

  it('is said in words and buttons instead, and the fault is told', async () => {
    expect(game.notice.pictures).toHaveLength(1)
    const before = await faults()
    const next = await turnWhileRefused(1)
    expect(next.pictures).toEqual([])
    expect(next.text).toContain('```')
    expect(next.pings).toEqual([game.other])
    expect(await faults()).toBe(before + 1)
    expect(street.told.filter((line) => line.includes('a post was refused'))).toHaveLength(1)
    game = { ...game, first: game.other, other: game.first, notice: next }
  })

  it('is no more than the call and its buttons where the words are refused too', async () => {
    const next = await turnWhileRefused(2)
    expect(next.text).not.toContain('```')
    expect(next.text.length).toBeLessThan(200)
    expect(next.pings).toEqual([game.other])
    game = { ...game, first: game.other, other: game.first, notice: next }
    game = await playOn(street, game)
  })

  it('is given up only then, kept as gone, and the game goes on', async () => {
    const { act, bot, playground } = street
    const before = await faults()
    const plan = await planTurn(street, game.first, game.notice)
    playground.faults.fail(400, { ...POSTS, times: 3 })
    await act.press(game.first, plan, street.idOf(plan, 'confirm') as string)
    await act.waitFor(() => street.told.filter((line) => line.includes('a post was refused')).length === 3)
    await street.settle()
    expect(await faults()).toBe(before + 3)
    const receipts = await bot.app.tables.reading.receipts(game.id, 'asked')
    expect(isDenial(receipts) ? receipts : receipts[0]).toEqual({ gone: expect.any(String) })
    const panel = await (await act.slash(game.other, game.place, 'willyville play')).answer()
    expect(street.idOf(panel, 'confirm') ?? street.idOf(panel, 'idea')).not.toBeNull()
  })
})

describe('a post in doubt, where the bot may not read what was said', () => {
  /** Stops the bot while a notice is on its way, and starts it again when Discord has long forgotten its nonce. */
  async function restartLate(isOut: boolean, meanwhile: () => void = () => {}): Promise<Seen[]> {
    const { act, playground } = street
    const plan = await planTurn(street, game.first, game.notice)
    const path = { method: 'POST', path: `/channels/${game.place}/messages` }
    if (isOut) playground.faults.slow(60_000, path)
    else playground.faults.cut({ ...path, times: 50 })
    const before = noticesOf(game).length
    await act.press(game.first, plan, street.idOf(plan, 'confirm') as string)
    if (isOut) await act.waitFor(() => noticesOf(game).length === before + 1, 'the notice')
    await street.stopBot()
    playground.faults.clear()
    const everywhere = Object.values(playground.world.channels).filter(({ parentId }) => parentId === null)
    for (const { id } of everywhere) act.permit(id, 'bot', { deny: ['ReadMessageHistory'] })
    clock.leap(20 * MINUTE)
    meanwhile()
    await street.startBot()
    await street.leap(20 * MINUTE)
    await street.settle()
    for (const { id } of everywhere) act.permit(id, 'bot', {})
    return noticesOf(game).slice(before)
  }

  beforeAll(async () => {
    game = await beginGame(street, { channel: 'square' })
  })

  it('finds its own by changing it: it is there once', async () => {
    const [only, ...more] = await restartLate(true)
    expect(more).toEqual([])
    expect(only?.pings).toEqual([game.other])
    game = { ...game, first: game.other, other: game.first, notice: only as Seen }
  })

  it('says once more, without calling anybody, what others have talked over', async () => {
    const [out, again, ...more] = await restartLate(true, () => void street.act.type(game.first, game.place, 'hello'))
    expect(more).toEqual([])
    expect(out?.pings).toEqual([game.other])
    expect(again?.pings).toEqual([])
    expect(again?.text).toMatch(/may appear twice|Vielleicht steht|Misschien staat/)
    game = { ...game, first: game.other, other: game.first, notice: again as Seen }
    const { panels } = await takeTurn(street, game.first, game.notice)
    expect(panels.length).toBeGreaterThan(0)
    await street.settle()
    const notice = newest(street, 'visitor', game.place, 'play', game.id) as Seen
    game = { ...game, first: game.other, other: game.first, notice }
  })

  it('calls as ever where nothing was said since', async () => {
    const [only, ...more] = await restartLate(false)
    expect(more).toEqual([])
    expect(only?.pings).toEqual([game.other])
    expect(only?.text).not.toMatch(/may appear twice|Vielleicht steht|Misschien staat/)
  })
})
