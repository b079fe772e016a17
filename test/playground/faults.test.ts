import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TextChannel } from 'discord.js'
import { afterAll, describe, expect, it } from 'vitest'
import { startPlayground } from '#playground/playground'
import { houseForAll, raw } from './house.ts'
import { startSampleBot, villagePicture } from './sample-bot.ts'

describe('rate limits', () => {
  const house = houseForAll()
  const board = () => Object.keys(house.playground.world.channels)[0] ?? ''
  const path = () => `/channels/${board()}/messages`

  it('stand in the headers of every answer, and the sixth message in five seconds is one too many', async () => {
    const answers = []
    for (let count = 0; count < 6; count++)
      answers.push(await raw(house.playground, 'POST', path(), { content: `${count}` }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    const [first, last] = [answers[0]?.headers, answers[5]]
    expect(first?.get('x-ratelimit-limit')).toBe('5')
    expect(first?.get('x-ratelimit-remaining')).toBe('4')
    expect(first?.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/)
    expect(Number(first?.get('x-ratelimit-reset-after'))).toBeGreaterThan(4)
    expect(last?.json).toMatchObject({ global: false, message: 'You are being rate limited.' })
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThanOrEqual(last?.json.retry_after)
    expect(last?.headers.get('x-ratelimit-scope')).toBe('user')
  })

  it('count for each channel by itself', async () => {
    const other = Object.keys(house.playground.world.channels)[1]
    expect((await raw(house.playground, 'POST', `/channels/${other}/messages`, { content: 'x' })).status).toBe(200)
  })

  it('do not bind callbacks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => raw(house.playground, 'POST', '/interactions/1/x/callback', { type: 5 })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  })

  it('hold for all requests together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => raw(house.playground, 'GET', `/users/${index}`)),
    )
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(0)
    expect(limited.map(({ headers }) => headers.get('x-ratelimit-scope'))).toContain('global')
  })
})

describe('a generous playground', () => {
  const house = houseForAll({ generosity: 3 })

  it('lets three times as many requests through', async () => {
    const [board] = Object.keys(house.playground.world.channels)
    const send = () => raw(house.playground, 'POST', `/channels/${board}/messages`, { content: 'x' })
    const answers = []
    for (let count = 0; count < 16; count++) answers.push((await send()).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(15)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('faults, to an unchanged discord.js', () => {
  const house = houseForAll()
  const channel = () =>
    house.bot.client.channels.cache.find((channel) => 'name' in channel && channel.name === 'tavern') as TextChannel
  const sent = () => house.playground.act.sees('max', 'tavern').map(({ text }) => text)
  afterAll(() => house.playground.faults.clear())

  it('429: it waits as long as it is told to and sends once', async () => {
    house.playground.faults.limit(0.3, { method: 'POST', path: '/messages' })
    const start = performance.now()
    await channel().send('after 429')
    expect(performance.now() - start).toBeGreaterThan(290)
    expect(sent().filter((text) => text === 'after 429')).toHaveLength(1)
  })

  it('429 for all requests', async () => {
    house.playground.faults.limit(0.2, { global: true })
    await channel().send('after global 429')
    expect(sent()).toContain('after global 429')
  })

  it('5xx: it tries again', async () => {
    house.playground.faults.fail(502, { path: '/messages', times: 2 })
    await channel().send('after 502')
    expect(sent().filter((text) => text === 'after 502')).toHaveLength(1)
  })

  it('a cut connection: it tries again', async () => {
    house.playground.faults.cut({ path: '/messages' })
    await channel().send('after a cut')
    expect(sent().filter((text) => text === 'after a cut')).toHaveLength(1)
  })

  it('a slow answer: the thing is done all the same', async () => {
    house.playground.faults.slow(200, { path: '/messages' })
    const start = performance.now()
    const sending = channel().send('slowly')
    await house.playground.act.waitFor(() => sent().includes('slowly'), 'the message')
    expect(performance.now() - start).toBeLessThan(190)
    await sending
    expect(performance.now() - start).toBeGreaterThan(190)
  })
})

describe('a playground with a folder', () => {
  it('is after a restart what it was before, on another port too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'playground-'))
    const first = await startPlayground({ folder, hello: 'Welcome. Type / to begin.', say: () => {} })
    expect(first.isFresh).toBe(true)
    expect(first.act.sees('max', 'board-games').map(({ text }) => text)).toEqual(['Welcome. Type / to begin.'])
    const bot = await startSampleBot(first)
    const shown = (await first.act.slash('max', 'tavern', 'village show')).message()
    const emoji = await bot.client.application.emojis.create({
      attachment: villagePicture().attachment as Buffer,
      name: 'coin',
    })
    await bot.stop()
    await first.close()

    const second = await startPlayground({ folder, hello: 'Welcome again.', say: () => {} })
    expect(second.isFresh).toBe(false)
    expect(second.act.sees('max', 'board-games')).toHaveLength(1)
    const again = await startSampleBot(second)
    expect({ token: second.token, guildId: second.guildId }).toEqual({ token: first.token, guildId: first.guildId })
    const kept = second.act.see('kaethe', shown?.id ?? '')
    expect(kept?.text).toBe(shown?.text)
    expect((await fetch(kept?.pictures[0]?.url ?? '')).status).toBe(200)
    expect((await fetch(new URL(`/emojis/${emoji.id}.png`, second.pageUrl))).status).toBe(200)
    const pressed = await second.act.press('max', shown?.id ?? '', 'Again')
    expect(pressed.message()?.text).toContain('*pressed* 1 times')
    expect(again.errors).toEqual([])
    await again.stop()
    await second.close()
    rmSync(folder, { recursive: true })
  })
})
