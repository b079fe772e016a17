import { Events } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { type Playground, startPlayground } from '#playground/playground'
import { leapingClock } from '#playground/server/clock'
import { houseForAll, raw } from './house.ts'

interface Packet {
  op: number
  t: string | null
  s: number | null
  d: Record<string, unknown>
}

/** A gateway connection without a library, to say what discord.js would never say. */
class Line {
  readonly packets: Packet[] = []
  readonly closed: Promise<number>
  private readonly socket: WebSocket

  constructor(playground: Playground, query = '?v=10&encoding=json') {
    this.socket = new WebSocket(`${playground.apiUrl.replace('http', 'ws').replace(/api$/, 'gateway')}/${query}`)
    this.closed = new Promise((resolve) => this.socket.on('close', resolve))
    this.socket.on('message', (data) => this.packets.push(JSON.parse(String(data))))
    this.socket.on('error', () => {})
  }

  async say(op: number, d: unknown) {
    await this.hear(({ op: heard }) => heard === 10)
    this.socket.send(JSON.stringify({ op, d }))
  }

  async hear(fits: (packet: Packet) => boolean): Promise<Packet> {
    for (let tries = 0; tries < 200; tries++) {
      const packet = this.packets.find(fits)
      if (packet) return packet
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`not heard among ${JSON.stringify(this.packets)}`)
  }

  end(code = 1000) {
    this.socket.close(code)
  }
}

const identity = (playground: Playground, more: object = {}) => ({
  token: playground.token,
  intents: 1,
  properties: { os: 'linux', browser: 'test', device: 'test' },
  ...more,
})

describe('the gateway, to an unchanged discord.js', () => {
  const house = houseForAll()
  const resumed = () => new Promise<void>((resolve) => house.bot.client.once(Events.ShardResume, () => resolve()))

  async function hearsAgain() {
    const reply = await house.playground.act.slash('max', 'tavern', 'late')
    expect((await reply.answer()).text).toBe('# At last')
  }

  it('lets it resume after a dropped socket, and tells what it missed', async () => {
    const again = resumed()
    house.playground.faults.dropSockets()
    const missed = house.playground.act.slash('max', 'tavern', 'secret')
    await again
    expect((await missed).message()?.isEphemeral).toBe(true)
  })

  it('lets it resume after opcode 7', async () => {
    const again = resumed()
    house.playground.faults.reconnect()
    await again
    await hearsAgain()
  })

  it('lets it resume after a close code that allows it', async () => {
    const again = resumed()
    house.playground.faults.closeSockets(4000)
    await again
    await hearsAgain()
  })

  it('makes it begin anew after opcode 9', async () => {
    const ready = new Promise<void>((resolve) => house.bot.client.once(Events.ShardReady, () => resolve()))
    house.playground.faults.invalidate(false)
    await ready
    await hearsAgain()
  }, 30_000)
})

describe('the gateway, to a line that errs', () => {
  let playground: Playground
  const clock = leapingClock()
  beforeAll(async () => {
    playground = await startPlayground({ clock, say: () => {} })
  })
  afterAll(async () => {
    await playground.close()
    expect(playground.log.of('ours')).toEqual([])
  })

  const errors: [string, number, (line: Line) => Promise<void>][] = [
    ['a wrong token', 4004, (line) => line.say(2, identity(playground, { token: 'wrong' }))],
    ['privileged intents', 4014, (line) => line.say(2, identity(playground, { intents: 1 << 15 }))],
    ['an unknown opcode', 4001, (line) => line.say(99, {})],
    ['a presence before it has identified', 4003, (line) => line.say(3, {})],
    ['an identity without properties', 4002, (line) => line.say(2, { token: playground.token, intents: 1 })],
    ['too long a payload', 4002, (line) => line.say(2, identity(playground, { more: 'x'.repeat(5000) }))],
  ]
  it.each(errors)('is closed on for %s', async (_, code, act) => {
    const line = new Line(playground)
    await act(line)
    expect(await line.closed).toBe(code)
  })

  it('is closed on for a second identity, and for another version of the API', async () => {
    const line = new Line(playground)
    await line.say(2, identity(playground))
    await line.say(2, identity(playground))
    expect(await line.closed).toBe(4005)
    expect(await new Line(playground, '?v=9&encoding=json').closed).toBe(4012)
    expect(playground.log.of('unknown').map(({ line: text }) => text)).toContain(
      'gateway closed with 4001: Unknown opcode. (99)',
    )
  })

  it('is closed on for more than 120 commands a minute', async () => {
    const line = new Line(playground)
    for (let beat = 0; beat < 121; beat++) await line.say(1, null)
    expect(await line.closed).toBe(4008)
  })

  it('is asked for a heartbeat when silent, acknowledged when it beats, and closed on when it does not', async () => {
    const line = new Line(playground)
    await line.say(2, identity(playground))
    await line.hear(({ t }) => t === 'READY')
    clock.leap(60_000)
    await line.hear(({ op }) => op === 1)
    await line.say(1, 1)
    await line.hear(({ op }) => op === 11)
    clock.leap(60_000)
    clock.leap(60_000)
    expect(await line.closed).toBe(4009)
  })

  it('resumes with what it missed, and not with a foreign session or a seq of the future', async () => {
    const first = new Line(playground)
    await first.say(2, identity(playground))
    const ready = await first.hear(({ t }) => t === 'READY')
    first.end(4000)
    await first.closed
    playground.act.newChannel('missed')
    const session = { token: playground.token, session_id: ready.d.session_id }
    const second = new Line(playground)
    await second.say(6, { ...session, seq: 2 })
    expect((await second.hear(({ t }) => t === 'CHANNEL_CREATE')).d.name).toBe('missed')
    await second.hear(({ t }) => t === 'RESUMED')
    expect(second.packets.map(({ t }) => t)).not.toContain('READY')
    second.end(4000)
    const future = new Line(playground)
    await future.say(6, { ...session, seq: 999 })
    expect(await future.closed).toBe(4007)
    const foreign = new Line(playground)
    await foreign.say(6, { ...session, session_id: 'nobody', seq: 1 })
    expect((await foreign.hear(({ op }) => op === 9)).d).toBe(false)
  })

  it('hears only what its intents ask for', async () => {
    const line = new Line(playground)
    await line.say(2, identity(playground))
    await line.hear(({ t }) => t === 'GUILD_CREATE')
    playground.act.type('max', 'tavern', 'unheard')
    playground.act.newChannel('heard')
    await line.hear(({ t }) => t === 'CHANNEL_CREATE')
    expect(line.packets.map(({ t }) => t)).not.toContain('MESSAGE_CREATE')
    line.end()
  })

  it('hears of members who come, go and change their names, if it may', async () => {
    const open = await startPlayground({ isPrivileged: true, say: () => {} })
    const line = new Line(open)
    await line.say(2, identity(open, { intents: 3 }))
    await line.hear(({ t }) => t === 'GUILD_CREATE')
    open.act.nickname('max', 'Maximilian')
    expect((await line.hear(({ t }) => t === 'GUILD_MEMBER_UPDATE')).d.nick).toBe('Maximilian')
    open.act.leaveServer('max')
    expect((await line.hear(({ t }) => t === 'GUILD_MEMBER_REMOVE')).d).toMatchObject({ user: { username: 'max' } })
    expect(() => open.act.sees('max', 'tavern')).toThrow('no channel')
    const [, , max] = Object.keys(open.world.people)
    expect((await raw(open, 'GET', `/guilds/${open.guildId}/members/${max}`)).json.code).toBe(10007)
    open.act.joinServer('max')
    await line.hear(({ t }) => t === 'GUILD_MEMBER_ADD')
    expect(open.act.sees('max', 'tavern')).toEqual([])
    line.end()
    await open.close()
    expect(open.log.of('ours')).toEqual([])
  })

  it('hears of a changed name of its own without any right to members', async () => {
    const line = new Line(playground)
    await line.say(2, identity(playground))
    await line.hear(({ t }) => t === 'GUILD_CREATE')
    playground.act.nickname('max', 'Maxi')
    playground.act.nickname('bot', 'Willy')
    expect((await line.hear(({ t }) => t === 'GUILD_MEMBER_UPDATE')).d.nick).toBe('Willy')
    line.end()
  })

  it('is told of a session start limit and an address by REST', async () => {
    const { json } = await raw(playground, 'GET', '/gateway/bot')
    expect(json).toMatchObject({ shards: 1, session_start_limit: { max_concurrency: 1 } })
    expect(json.url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/gateway$/)
  })
})
