import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDenial } from '#tables'
import type { Bot } from '../app/bot.ts'
import { inTime } from '../app/in-time.ts'

export interface Health {
  readonly port: number
  close(): Promise<void>
}

/** A store that does not answer within so many milliseconds is not there. */
const PATIENCE = 3000
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** The reason why the bot cannot play; null while it is well. */
async function ailmentOf({ pulse, app: { tables } }: Bot): Promise<string | null> {
  const posts = await inTime(tables.operations.waitingPosts(), null, PATIENCE)
  if (posts === null) return 'the database does not answer'
  if (isDenial(posts)) return `the database cannot be read: ${posts.facts.kind}`
  return pulse.ailment()
}

/** A web page must not reach it by a name of its own. */
function isFromHere({ headers: { host = '' } }: IncomingMessage): boolean {
  return LOOPBACK.includes(host.replace(/:\d+$/, ''))
}

async function answer(bot: Bot, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { registry } = bot.app.metrics
  if (!isFromHere(request)) return void response.writeHead(403).end()
  if (request.url === '/healthz') {
    const ailment = await ailmentOf(bot)
    response.writeHead(ailment === null ? 200 : 503, { 'content-type': 'text/plain' }).end(`${ailment ?? 'well'}\n`)
  } else if (request.url === '/metrics') {
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  } else response.writeHead(404).end()
}

/** For who watches the house: is it well, and how fast. On this machine only. */
export function serveHealth(bot: Bot, port: number): Promise<Health> {
  const server = createServer((request, response) => {
    answer(bot, request, response).catch((error) => {
      bot.app.log.error({ err: error }, 'whoever watches could not be answered')
      response.destroy()
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const close = () => new Promise<void>((done) => server.close(() => done()))
      resolve({ port: (server.address() as AddressInfo).port, close })
    })
  })
}
