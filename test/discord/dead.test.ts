import { Events, TextChannel } from 'discord.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isDenial } from '#tables'
import { NO_CAPS } from '#tables/engine/caps'
import { breadth } from '../breadth.ts'
import { BLANK, lobbyOfStranger, stranger } from './scenes.ts'
import { Street } from './street.ts'

const [GAMES, EVENTS] = breadth([150, 150], [1_000, 1_000])
/** As many games in each. */
const PLACES = breadth(50, 100)
const MINUTE = 60_000

let street: Street

async function join(game: number): Promise<void> {
  const joined = await street.bot.app.tables.lobby.join(game, stranger())
  if (isDenial(joined)) throw new Error(joined.denied)
}

/** Channels the bot knows, and may not write in. */
async function newRuins(count: number): Promise<string[]> {
  const { act, bot } = street
  const ruins = Array.from({ length: count }, (_, number) => act.newChannel(`ruin-${number}`))
  for (const ruin of ruins) act.permit(ruin, 'bot', { deny: ['SendMessages'] })
  await act.waitFor(() => ruins.every((ruin) => bot.app.client.channels.cache.get(ruin) !== undefined))
  return ruins
}

function requestsSince(mark: number): string[] {
  const lines = street.playground.log.entries.slice(mark).map(({ line }) => line)
  return lines.filter((line) => line.includes('/channels'))
}

const mark = () => street.playground.log.entries.length

/** All that was sent to the bot until now has arrived. */
async function heard(): Promise<void> {
  const { act, bot } = street
  const sign = act.newChannel('sign')
  await act.waitFor(() => bot.app.client.channels.cache.has(sign))
  await street.settle()
  await untilPosted()
}

/** A lobby shows no more than one change in a second. */
async function untilPosted(): Promise<void> {
  for (;;) {
    const posts = await street.bot.app.tables.operations.waitingPosts()
    if (!isDenial(posts) && posts.waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
    await street.settle()
  }
}

describe('games whose places are dead', () => {
  let ruins: string[]
  let games: number[]
  beforeAll(async () => {
    street = await Street.open({
      worker: BLANK,
      caps: NO_CAPS,
      generosity: 1000,
      checksItself: false,
      channels: ['tavern', 'square'],
    })
    ruins = await newRuins(PLACES)
    games = []
    for (let game = 0; game < GAMES; game++) games.push(await lobbyOfStranger(street, ruins[game % PLACES] as string))
    await street.settle()
  })
  afterAll(() => street.close())
  afterEach(() => expect(street.told).toEqual([]))

  it('are not asked for by a thousand events about something else', async () => {
    const { act, bot, playground } = street
    const { client } = bot.app
    const before = mark()
    const guild = client.guilds.cache.get(playground.guildId)
    const [role] = guild?.roles.cache.filter(({ id }) => !guild.members.me?.roles.cache.has(id)).values() ?? []
    for (let event = 0; event < EVENTS; event++) {
      if (event % 2 === 0) act.permit('square', 'visitor', event % 4 === 0 ? { deny: ['AddReactions'] } : {})
      else if (role !== undefined) client.emit(Events.GuildRoleUpdate, role, role)
      else act.nickname('max', `Max ${event}`)
    }
    await heard()
    expect(requestsSince(before)).toEqual([])
  })

  it('nor by an event of the bot itself that opens nothing', async () => {
    const before = mark()
    for (let event = 0; event < 20; event++) street.act.nickname('bot', `Bot ${event}`)
    await heard()
    expect(requestsSince(before)).toEqual([])
    street.act.nickname('bot', null)
  })

  it('are told as soon as their own place opens, and no other', async () => {
    const { act } = street
    const [ruin = ''] = ruins
    const before = mark()
    act.permit(ruin, 'bot', {})
    await act.waitFor(() => act.sees('visitor', ruin).length === GAMES / PLACES, 'the lobbies')
    await street.settle()
    expect(requestsSince(before).filter((line) => !line.includes(ruin))).toEqual([])
  })

  it('rest while the bot is not in their server, and wake when it is back', async () => {
    const { act, bot } = street
    const [, ruin = ''] = ruins
    act.dismissBot()
    await act.waitFor(() => bot.app.client.guilds.cache.size === 0)
    const before = mark()
    const game = await lobbyOfStranger(street, ruin)
    for (let event = 0; event < 20; event++) await join(games[event * PLACES + 2] ?? game).catch(() => undefined)
    await street.settle()
    expect(requestsSince(before)).toEqual([])
    act.permit(ruin, 'bot', {})
    act.inviteBot()
    await act.waitFor(() => act.sees('visitor', ruin).length === GAMES / PLACES + 1, 'the lobbies')
  })
})

describe('a place that goes on refusing although it seems open', () => {
  beforeAll(async () => {
    street = await Street.open({ worker: BLANK, caps: NO_CAPS, generosity: 1000, channels: ['tavern', 'square'] })
  })
  afterAll(() => street.close())

  it('is asked ever more rarely', async () => {
    const { act, bot, playground } = street
    const square = Object.values(playground.world.channels).find(({ name }) => name === 'square')
    if (square === undefined) throw new Error('no square')
    // Nobody tells the bot.
    const denied = { id: playground.applicationId, type: 1 as const, allow: '0', deny: String(1n << 11n) }
    square.overwrites.push(denied)
    await lobbyOfStranger(street, square.id)
    await street.settle()
    const { client } = bot.app
    const channel = client.channels.cache.get(square.id)
    if (!(channel instanceof TextChannel)) throw new Error('no channel')
    const refusalsAfter = async (minutes: number) => {
      await street.leap(minutes * MINUTE)
      const before = mark()
      for (let event = 0; event < 100; event++) {
        client.emit(Events.ChannelUpdate, channel, channel)
        await street.settle()
      }
      await heard()
      return requestsSince(before).filter((line) => line.startsWith('POST')).length
    }
    expect(await refusalsAfter(0)).toBe(1)
    expect(await refusalsAfter(0.5)).toBe(0)
    expect(await refusalsAfter(1)).toBe(1)
    expect(await refusalsAfter(1)).toBe(0)
    expect(await refusalsAfter(1.1)).toBe(1)
    expect(await refusalsAfter(2)).toBe(0)
    square.overwrites = square.overwrites.filter((overwrite) => overwrite !== denied)
    await street.leap(10 * MINUTE)
    client.emit(Events.ChannelUpdate, channel, channel)
    await act.waitFor(() => act.sees('visitor', 'square').length === 1, 'the lobby')
  })
})

describe('a Discord that refuses everything', () => {
  const MOST = 20
  const TABLES = 120
  beforeAll(async () => {
    street = await Street.open({
      worker: BLANK,
      caps: NO_CAPS,
      generosity: 1000,
      channels: ['tavern', 'square'],
      mostRefusals: MOST,
    })
  })
  afterAll(() => street.close())

  async function figure(name: string): Promise<number> {
    const metric = await street.bot.app.metrics.registry.getSingleMetric(name)?.get()
    return (metric?.values ?? []).reduce((sum, { value }) => sum + value, 0)
  }

  it('is asked for nothing but answers, and for all the rest when it has calmed down', async () => {
    const { act, bot, playground, lines } = street
    const channels = Array.from({ length: TABLES }, (_, number) => act.newChannel(`table-${number}`))
    await act.waitFor(() => channels.every((channel) => bot.app.client.channels.cache.has(channel)))
    playground.faults.fail(403, { path: '/channels', times: 100_000 })
    for (const channel of channels) await lobbyOfStranger(street, channel)
    for (let round = 0; round < 5; round++) {
      await street.settle()
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    // Turns that were under way at that moment still are.
    const refused = await figure('willyville_refused_requests_total')
    expect(refused).toBeGreaterThanOrEqual(MOST)
    expect(refused).toBeLessThan(MOST + 55)
    expect(await figure('willyville_requests_held')).toBe(1)
    expect(lines.filter((line) => line.includes('refused too much'))).toHaveLength(1)
    const told = await (await act.slash('max', 'tavern', 'help')).answer()
    expect(told.text).not.toBe('')
    playground.faults.clear()
    const before = mark()
    await street.settle()
    expect(requestsSince(before).filter((line) => line.includes('/channels'))).toEqual([])
    for (let leap = 0; leap < 5; leap++) await street.leap(4 * MINUTE)
    expect(await figure('willyville_requests_held')).toBe(0)
    await act.waitFor(
      () => channels.every((channel) => act.sees('visitor', channel).length === 1),
      'all lobbies',
      60_000,
    )
  })
})
