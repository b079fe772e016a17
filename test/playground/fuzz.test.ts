import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { below, luckFrom } from '#kernel'

/** Long, because a program that has ended never answers. */
vi.setConfig({ testTimeout: 60_000 })

/** The program as somebody starts it who has no token: the bot and its playground in one process. */

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'willyville-'))
const said: string[] = []
let child: ChildProcess
let port = 0
let token = ''

beforeAll(async () => {
  child = spawn(process.execPath, ['--conditions=default', 'dist/src/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PLAYGROUND_PORT: '0', DATABASE_URL: join(folder, 'games.sqlite') },
  })
  port = await new Promise<number>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said.push(String(text))
      const address = /open http:\/\/127\.0\.0\.1:(\d+)/.exec(said.join(''))
      if (address) resolve(Number(address[1]))
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`it ended: ${said.join('')}`)))
  })
  const world = join(folder, 'playground', 'world.json')
  await vi.waitFor(() => expect(existsSync(world)).toBe(true), 30_000)
  token = JSON.parse(readFileSync(world, 'utf8')).token
})

afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode === null && child.kill('SIGKILL')) await ended
  rmSync(folder, { recursive: true })
})

type Bytes = string | Buffer

/** A server that waits for more is left waiting. */
const PATIENCE = 2000
const TOO_MANY = 429

/** The server's answer to these bytes; nothing, if it hangs up or the sender does. */
function answerTo(bytes: Bytes, hangsUp = false, patience = PATIENCE): Promise<string> {
  return new Promise((resolve) => {
    const heard: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => hangsUp && socket.resetAndDestroy())
    })
    socket.on('data', (data) => heard.push(data))
    socket.setTimeout(patience, () => socket.destroy())
    // The server may hang up while it is still being written to.
    socket.on('error', () => {})
    socket.on('close', () => resolve(String(Buffer.concat(heard))))
  })
}

function request(line: string, headers: Record<string, string> = {}, body: Bytes = ''): Buffer {
  const all = { Host: `127.0.0.1:${port}`, Connection: 'close', ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1'), Buffer.from(body)])
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
}

/** Whoever asks too often in one second asks again later. */
async function statusTo(line: string, headers: Record<string, string> = {}, body: Bytes = ''): Promise<number> {
  const status = statusOf(await answerTo(request(line, headers, body)))
  if (status !== TOO_MANY) return status
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return statusTo(line, headers, body)
}

async function expectAlive(): Promise<void> {
  expect({ ended: child.exitCode, page: await statusTo('GET /') }).toEqual({ ended: null, page: 200 })
  expect(said.join('')).not.toContain('playground, ours')
}

function upgrading(path: string, more: Record<string, string> = {}): Buffer {
  return request(`GET ${path}`, {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...more,
  })
}

let channels = 0

/** Each time in another channel: so many in one would be too many. */
function post(): string {
  channels++
  return `POST /api/v10/channels/${channels}/messages`
}

const asBot = () => ({ Authorization: `Bot ${token}`, 'Content-Type': 'application/json' })

describe('no request ends the program', () => {
  it.each([
    '//',
    '///',
    '//evil.example/x',
    '/\\',
    '/\\evil.example',
    '*',
    'x',
    'http://evil.example/',
    'http://',
    '/%',
    '/%zz',
    '/page/%E0%A4%A',
    '/attachments/%',
    '/api/v10/channels/%/messages',
    '/api/%ff',
  ])('an address that cannot be read is refused: %s', async (address) => {
    expect(await statusTo(`GET ${address}`)).toBe(400)
    await expectAlive()
  })

  it('names that objects have of themselves are nothing that could be found', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(await statusTo(`GET /attachments/1/${name}/x.png`)).toBe(404)
      expect(await statusTo(`GET /attachments/${name}/${name}`)).toBe(404)
      expect(await statusTo(`GET /emojis/${name}.png`)).toBe(404)
      expect(await statusTo(`GET /page/${name}`)).toBe(404)
      for (const path of [`channels/${name}`, `users/${name}`, `channels/${name}/messages`, `guilds/${name}`]) {
        expect(await statusTo(`GET /api/v10/${path}`, asBot())).toBe(400)
      }
      expect(await statusTo(`POST /api/v10/interactions/${name}/${name}/callback`, asBot(), '')).toBe(400)
    }
    await expectAlive()
  })

  it('absurd headers are refused or passed over', async () => {
    const odd = [
      '\xff\xfe',
      '"',
      ';;;',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `a/${'b'.repeat(5000)}`,
    ]
    for (const type of odd) {
      const headers = { ...asBot(), 'Content-Type': type, 'Content-Length': '2' }
      expect(await statusTo(post(), headers, '{}')).toBe(400)
    }
    for (const host of ['', '[', ']:1', '127.0.0.1:x', 'evil.example', `${'a'.repeat(3000)}`]) {
      expect([400, 403]).toContain(await statusTo('GET /', { Host: host }))
    }
    for (const origin of ['null', 'http://', '::', 'http://evil.example']) {
      expect(await statusTo('GET /', { Origin: origin })).toBe(403)
    }
    expect(await statusTo('GET /', { 'X-Long': 'x'.repeat(40_000) })).toBe(431)
    expect(await statusTo('GET /', { 'Content-Length': '-1' })).toBe(400)
    expect(await statusTo('GET /', { 'Transfer-Encoding': 'chunked', 'Content-Length': '3' })).toBe(400)
    expect(statusOf(await answerTo('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400)
    await expectAlive()
  })

  it('a body that is broken off, broken or too long is refused', async () => {
    for (const body of ['{', '[]]', '\u0000', '"'.repeat(9)]) {
      expect(await statusTo(post(), { ...asBot(), 'Content-Length': String(Buffer.byteLength(body)) }, body)).toBe(400)
    }
    expect(await statusTo(post(), { ...asBot(), 'Content-Length': '200000000' }, '{')).toBe(413)
    const chunk = `${(1 << 20).toString(16)}\r\n${'x'.repeat(1 << 20)}\r\n`
    await answerTo(request(post(), { ...asBot(), 'Transfer-Encoding': 'chunked' }, chunk.repeat(112)))
    const begun = request(post(), { ...asBot(), 'Content-Length': '1000' }, '{"content":')
    for (let count = 0; count < 20; count++) await answerTo(begun, true)
    await expectAlive()
  })

  it('what asks for a socket and is none is hung up on', async () => {
    for (const path of ['/', '//', '/live//', '/gateway//', '/nowhere', '/live?user=%', '/gateway?v=%zz', '/live%']) {
      await answerTo(upgrading(path), true)
    }
    await answerTo(upgrading('/live', { 'Sec-WebSocket-Version': '0' }))
    await answerTo(upgrading('/live', { 'Sec-WebSocket-Key': 'x' }))
    await answerTo(upgrading('/live', { Upgrade: 'h2c' }), true)
    for (const path of ['/live', '/gateway?v=10&encoding=json']) {
      const garbage = Buffer.from([0xff, 0xff, 0x00, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
      await answerTo(Buffer.concat([upgrading(path), garbage]))
      await answerTo(Buffer.concat([upgrading(path), Buffer.from([0x81, 0xfe])]), true)
    }
    await expectAlive()
  })

  it('the page’s socket answers nonsense with a sentence', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live?user=__proto__`)
    const answers: { re?: unknown; wrong?: string }[] = []
    socket.on('message', (data) => {
      const told = JSON.parse(String(data)) as { re?: unknown }
      if ('re' in told) answers.push(told)
    })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const deeds = [
      'constructor',
      '__proto__',
      'toString',
      'press',
      'choose',
      'submit',
      'say',
      'slash',
      'complete',
      'offers',
    ]
    const forms: unknown[] = [null, 1, [], 'x', {}, { do: {} }, ...deeds.map((deed) => ({ do: deed }))]
    for (const odd of [null, 7, {}, [], '__proto__', { __proto__: null }]) {
      const fields = [
        'channel',
        'message',
        'command',
        'button',
        'select',
        'values',
        'text',
        'replyTo',
        'focused',
        'user',
      ]
      const filled = Object.fromEntries([...fields, 'interaction'].map((field) => [field, odd]))
      forms.push(...deeds.map((deed) => ({ do: deed, ...filled })))
    }
    socket.send('not json')
    forms.forEach((form, n) => {
      socket.send(JSON.stringify(form !== null && typeof form === 'object' ? { ...form, n } : form))
    })
    socket.send(JSON.stringify({ do: 'nothing of the kind', n: 'last' }))
    await expect.poll(() => answers.some(({ re }) => re === 'last'), { timeout: 30_000 }).toBe(true)
    expect(answers.filter(({ wrong }) => typeof wrong !== 'string')).toEqual([])
    socket.close()
    expect(child.exitCode).toBeNull()
  })

  it('whatever is thrown at it', async () => {
    const luck = luckFrom('0123456789abcdef'.repeat(2))
    const seeds = [
      request('GET /page/main.js'),
      request('POST /api/v10/channels/1/messages', { ...asBot(), 'Content-Length': '16' }, '{"content": "x"}'),
      request('GET /attachments/1/2/x.png', { Origin: `http://127.0.0.1:${port}` }),
      upgrading('/live?user=max'),
      upgrading('/gateway?v=10&encoding=json'),
    ]
    const odd = ['%', '/', '\\', '\0', '\r\n', '//', '%00', '\xff', ':', '?', '#', '..', '[', '\t', '{}', '"']
    for (let round = 0; round < 200; round++) {
      const bytes = [...(seeds[below(luck, seeds.length)] as Buffer).toString('latin1')]
      for (let changes = 1 + below(luck, 4); changes > 0; changes--) {
        bytes.splice(below(luck, bytes.length), below(luck, 3), odd[below(luck, odd.length)] as string)
      }
      await answerTo(Buffer.from(bytes.join(''), 'latin1'), false, 50)
    }
    await expectAlive()
  })
})
