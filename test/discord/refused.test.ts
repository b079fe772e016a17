import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Health, serveHealth } from '#discord/ops/health'
import { type Playground, startPlayground } from '#playground/playground'
import type { Database } from '#store'
import { SQLite } from '#store/driver'
import { freePort, startPostgres } from '#test/postgres'
import { Child } from './child.ts'
import { BLANK, beginGame } from './scenes.ts'
import { Street } from './street.ts'

interface Told {
  readonly status: number
  readonly text: string
}

function askedOf(port: number, path = '/healthz', host = `127.0.0.1:${port}`): Promise<Told> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { host } }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      resolve({ status: response.statusCode ?? 0, text: String(Buffer.concat(parts)) })
    })
    asked.on('error', reject).end()
  })
}

function until(told: Told, port: number): Promise<void> {
  return vi.waitFor(async () => expect(await askedOf(port)).toEqual(told), { timeout: 60_000, interval: 50 })
}

const WELL = { status: 200, text: 'well\n' }

describe('where Discord closes the door', () => {
  let playground: Playground
  let child: Child
  let port: number
  beforeAll(async () => {
    playground = await startPlayground({ say: () => {} })
    port = await freePort()
  })
  afterEach(() => {
    playground.faults.clear()
    return child.close()
  })
  afterAll(() => playground.close())

  const said = (words: string) => child.lines.filter((line) => line.includes(words))
  const begin = (settings = {}) => {
    child = new Child(playground, { METRICS_PORT: String(port), ...settings })
    return child.start()
  }

  it.each([
    [4004, 'Copy a new one from the developer portal into DISCORD_TOKEN'],
    [4010, 'as many shards as Discord recommends'],
    [4011, 'too many servers for one connection'],
    [4012, 'Update the bot'],
    [4013, 'Update the bot'],
    [4014, 'It needs no privileged intents'],
  ])('for good with %i, the bot says what to do, stops and ends', async (code, words) => {
    await begin()
    await until(WELL, port)
    playground.faults.closeSockets(code)
    expect(await child.ended()).toBe(1)
    expect(said(words)).toHaveLength(1)
    expect(JSON.parse(said(words)[0] ?? '')).toMatchObject({ level: 60, code })
    // Closing a database tidily leaves nothing beside it.
    expect(readdirSync(child.folder)).toEqual(['games.sqlite'])
  })

  it('before it was ever in, the same is said', async () => {
    playground.faults.turnAway(4014)
    await expect(begin()).rejects.toThrow('Discord does not let the bot in')
    expect(await child.ended()).toBe(1)
    expect(said('It needs no privileged intents')).toHaveLength(1)
  })

  it('to a wrong token, the same is said', async () => {
    await expect(begin({ DISCORD_TOKEN: 'no.such.token' })).rejects.toThrow('Discord does not let the bot in')
    expect(await child.ended()).toBe(1)
    expect(said('Copy a new one from the developer portal')).toHaveLength(1)
  })

  it('for a while, the bot is ill for as long, and well again after', async () => {
    await begin()
    await until(WELL, port)
    playground.faults.turnAway(4000)
    playground.faults.closeSockets(4000)
    await until({ status: 503, text: 'no connection to Discord\n' }, port)
    playground.faults.clear()
    await until(WELL, port)
    expect(await child.stop()).toBe(0)
  })
})

describe('where Discord is silent', () => {
  it('the bot is ill as soon as no heartbeat was answered for long', async () => {
    const street = await Street.open({ worker: BLANK, silence: 50 })
    const health = await serveHealth(street.bot, 0)
    await until({ status: 503, text: 'Discord has stopped answering\n' }, health.port)
    await health.close()
    await street.close()
  })

  it('it is well for as long as heartbeats are answered, and ill again when they are not', async () => {
    const street = await Street.open({ worker: BLANK, heartbeat: 150, silence: 4000 })
    const health = await serveHealth(street.bot, 0)
    const [shard] = [...street.bot.app.client.ws.shards.values()]
    const first = Date.now()
    await vi.waitFor(() => expect(shard?.lastPingTimestamp).toBeGreaterThan(first + 4500), { timeout: 60_000 })
    await until(WELL, health.port)
    street.playground.faults.deafen()
    await vi.waitFor(async () => expect((await askedOf(health.port)).status).toBe(503), {
      timeout: 60_000,
      interval: 5,
    })
    street.playground.faults.clear()
    await until(WELL, health.port)
    await health.close()
    await street.close()
  })
})

describe('where the database is gone', () => {
  let street: Street
  let health: Health
  let held: Database
  beforeAll(async () => {
    const store = (db: Database) => {
      held = db
      return db
    }
    street = await Street.open({ worker: BLANK, generosity: 50, store })
    health = await serveHealth(street.bot, 0)
    await beginGame(street)
  })
  afterAll(async () => {
    await health.close()
    await street.close()
  })

  it('a damaged file is told', async () => {
    await until(WELL, health.port)
    const file = join(street.folder, 'games.sqlite')
    // Another writer there makes the bot look into the file again.
    const other = new SQLite(file)
    other.exec("insert into people (person, settings, changed) values ('somebody else', '{}', 0)")
    // Written over in place: a file that is mapped must not shrink.
    for (const path of [file, `${file}-wal`]) {
      writeFileSync(path, Buffer.alloc(statSync(path).size, 'x'), { flag: 'r+' })
    }
    await until({ status: 503, text: 'the database cannot be read: damaged\n' }, health.port)
    other.close()
  })

  it('a closed one is told', async () => {
    await held.close()
    await until({ status: 503, text: 'the database cannot be read: lost\n' }, health.port)
  })

  it('nobody is answered who asks by another name than this machine’s', async () => {
    for (const host of ['evil.example', `evil.example:${health.port}`, '127.0.0.1.evil.example', '[']) {
      for (const path of ['/healthz', '/metrics']) expect((await askedOf(health.port, path, host)).status).toBe(403)
    }
    for (const host of ['localhost', `localhost:${health.port}`, '[::1]']) {
      expect((await askedOf(health.port, '/metrics', host)).status).toBe(200)
    }
  })
})

describe('where PostgreSQL has stopped', () => {
  it('it is told as long as it lasts', async () => {
    const postgres = await startPostgres()
    expect(postgres).not.toBeNull()
    const playground = await startPlayground({ say: () => {} })
    const port = await freePort()
    const child = new Child(playground, {
      METRICS_PORT: String(port),
      DATABASE_URL: (await postgres?.database('health')) ?? '',
    })
    await child.start()
    await until(WELL, port)
    await postgres?.stop()
    await until({ status: 503, text: 'the database cannot be read: lost\n' }, port)
    await child.close()
    await playground.close()
  })
})
