import { afterEach, describe, expect, it } from 'vitest'
import { isDenial } from '#tables'
import { NO_CAPS } from '#tables/engine/caps'
import { BLANK, isOf, lobbyOfStranger } from './scenes.ts'
import { Street } from './street.ts'

const PROBES = 5
const MOST_PROBES = 20
/** Discord's own limits are what a crowd waits for. */
const open = () => Street.open({ worker: BLANK, checksItself: false, caps: NO_CAPS, channels: ['tavern', 'square'] })

let street: Street
afterEach(() => street.close())

function idOfChannel(name: string): string {
  return Object.values(street.playground.world.channels).find((channel) => channel.name === name)?.id ?? ''
}

async function crowdIn(channel: string, count: number): Promise<void> {
  for (let game = 0; game < count; game++) await lobbyOfStranger(street, channel)
}

async function waiting(): Promise<number> {
  const posts = await street.bot.app.tables.operations.waitingPosts()
  if (isDenial(posts)) throw new Error(posts.denied)
  return posts.waiting
}

/** The time a lobby takes to be shown in a channel where nobody else is. */
async function timeOfOne(): Promise<number> {
  const { act, bot } = street
  const quiet = act.newChannel('quiet')
  await act.waitFor(() => bot.app.client.channels.cache.has(quiet))
  const since = performance.now()
  const game = await lobbyOfStranger(street, quiet)
  const isShown = () =>
    act.sees('visitor', quiet).some(({ buttons }) => buttons.some(({ customId }) => isOf(customId, 'leave', game)))
  await act.waitFor(isShown, 'the lobby', 60_000)
  return performance.now() - since
}

/** The least of a few times, and of more as long as none is short enough: a wait for a crowd happens every time. */
async function usualTime(enough = Number.POSITIVE_INFINITY): Promise<number> {
  const times: number[] = []
  const isTold = () => times.length >= PROBES && Math.min(...times) < enough
  while (times.length < MOST_PROBES && !isTold()) times.push(await timeOfOne())
  return Math.min(...times)
}

describe('somewhere else', () => {
  it.each([
    ['two hundred lobbies are opened in one channel', () => crowdIn(idOfChannel('tavern'), 200)],
    ['five hundred posts wait in one channel', () => crowdIn(idOfChannel('tavern'), 500)],
    [
      'nothing is answered',
      async () => {
        street.playground.faults.slow(120_000, { path: `/channels/${idOfChannel('tavern')}`, times: 10_000 })
        await crowdIn(idOfChannel('tavern'), 60)
      },
    ],
  ])('%s, and nobody waits longer for it', async (_, disturb) => {
    street = await open()
    await timeOfOne()
    const before = await usualTime()
    await disturb()
    const [during, left] = [await usualTime(2 * before), await waiting()]
    expect(left).toBeGreaterThan(20)
    expect(during / before).toBeLessThan(2)
  })
})

describe('a bot that is stopped while a crowd waits', () => {
  it('does not wait for it; afterwards all is said, and nothing twice', async () => {
    street = await Street.open({
      worker: BLANK,
      checksItself: false,
      caps: NO_CAPS,
      generosity: 4,
      channels: ['tavern', 'square'],
    })
    const { act } = street
    const tavern = idOfChannel('tavern')
    await crowdIn(tavern, 80)
    await act.waitFor(() => act.sees('visitor', tavern).length > 0, 'the first lobby')
    const shown = () => act.sees('visitor', tavern).length
    await street.stopBot()
    expect(shown()).toBeLessThan(60)
    await street.startBot()
    await act.waitFor(() => shown() === 80, 'all lobbies', 120_000)
    await street.settle()
    expect(shown()).toBe(80)
    const marks = act.sees('visitor', tavern).map(({ raw }) => raw.components?.[0]?.id)
    expect(new Set(marks).size).toBe(80)
  })
})
