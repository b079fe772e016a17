import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bot } from './bot.ts'

export interface Health {
  readonly port: number
  close(): Promise<void>
}

/** For who watches the house: is it well, and how fast. On this machine only. */
export function serveHealth(bot: Bot, port: number): Promise<Health> {
  const { client, figures } = bot.house
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') {
      const isWell = client.isReady()
      response.writeHead(isWell ? 200 : 503, { 'content-type': 'text/plain' }).end(isWell ? 'well\n' : 'not ready\n')
    } else if (request.url === '/metrics') {
      const text = await figures.registry.metrics()
      response.writeHead(200, { 'content-type': figures.registry.contentType }).end(text)
    } else response.writeHead(404).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const close = () => new Promise<void>((done) => server.close(() => done()))
      resolve({ port: (server.address() as AddressInfo).port, close })
    })
  })
}
