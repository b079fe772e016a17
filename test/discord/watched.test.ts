import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Health, serveHealth } from '#discord/ops/health'
import { takeTurn } from './hands.ts'
import { type Begun, BLANK, beginGame, playOn } from './scenes.ts'
import { Street } from './street.ts'

let street: Street
let health: Health
let game: Begun
beforeAll(async () => {
  street = await Street.open({ worker: BLANK, generosity: 50 })
  health = await serveHealth(street.bot, 0)
  game = await playOn(street, await beginGame(street))
})
afterAll(async () => {
  await health.close()
  await street.close()
})

async function ask(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${health.port}${path}`)
  return { status: answer.status, text: await answer.text() }
}

/** The value of a figure without labels. */
async function figure(name: string): Promise<number> {
  const { text } = await ask('/metrics')
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

describe('who watches the house', () => {
  it('is told that it is well, and nothing of what is not there', async () => {
    expect(await ask('/healthz')).toEqual({ status: 200, text: 'well\n' })
    expect((await ask('/elsewhere')).status).toBe(404)
  })

  it('sees moves counted, acknowledgements and pictures timed', async () => {
    const moves = await figure('willyville_moves_total')
    game = await playOn(street, game)
    expect(await figure('willyville_moves_total')).toBe(moves + 1)
    expect(await figure('willyville_acknowledgement_seconds_count')).toBeGreaterThan(0)
    expect(await figure('willyville_render_seconds_count')).toBeGreaterThan(0)
    expect(await figure('willyville_faults_total')).toBe(0)
  })

  it('sees what waits to be posted, and for how long', async () => {
    await street.settle()
    expect(await figure('willyville_outbox_posts')).toBe(0)
    expect(await figure('willyville_outbox_age_seconds')).toBe(0)
    street.playground.faults.fail(500, { method: 'POST', path: /\/channels\/\d+\/messages$/, times: 1000 })
    await takeTurn(street, game.first, game.notice)
    await street.settle()
    expect(await figure('willyville_outbox_posts')).toBe(1)
    await street.leap(90_000)
    expect(await figure('willyville_outbox_age_seconds')).toBeGreaterThan(60)
    street.playground.faults.clear()
    await street.leap(600_000)
    expect(await figure('willyville_outbox_posts')).toBe(0)
    expect(await figure('willyville_games_busy')).toBe(0)
  })
})

describe('what is written down', () => {
  const PRIVATE = ['Max', 'Käthe', 'Jörg', 'waiting for players', 'your turn', 'Join', 'secret words']

  it('is one line an event, with numbers and no words of anybody', async () => {
    const { act } = street
    await act.slash('max', 'tavern', 'willyville move', { line: 'secret words' })
    await (await act.slash('max', 'tavern', 'help')).answer()
    const lines = street.lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const answered = lines.filter(({ msg }) => msg === 'answered')
    const posted = lines.filter(({ msg }) => msg === 'posted')
    expect(answered.length).toBeGreaterThan(5)
    expect(answered.every(({ interaction, person, ms }) => interaction && person && typeof ms === 'number')).toBe(true)
    expect(posted.every(({ game: id, post, kind, how }) => id && post && kind && how)).toBe(true)
    const numbers = answered.map(({ interaction }) => interaction)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const word of PRIVATE) expect(street.lines.filter((line) => line.includes(word))).toEqual([])
  })

  it('tells of a refusal without what was sent, and without the token in its address', async () => {
    const { act, playground, bot } = street
    playground.faults.fail(500, { path: '/webhooks/', times: 100 })
    await act.slash('visitor', game.place, 'willyville show')
    await act.waitFor(
      () => street.told.some((line) => line.includes('an answer could not be given')),
      'a fault',
      30_000,
    )
    playground.faults.clear()
    const told = street.told.filter((line) => line.includes('an answer could not be given'))
    expect(told.length).toBeGreaterThan(0)
    const tokens = /[\w-]{60,}/
    expect(told.filter((line) => tokens.test(line) || line.includes('components'))).toEqual([])
    for (const word of PRIVATE) expect(told.filter((line) => line.includes(word))).toEqual([])
    expect(bot.app.client.isReady()).toBe(true)
  })
})
