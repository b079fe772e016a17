import { afterAll, beforeAll, expect } from 'vitest'
import { type Playground, type PlaygroundOptions, startPlayground } from '#playground/playground'
import { type SampleBot, startSampleBot } from './sample-bot.ts'

export interface House {
  playground: Playground
  bot: SampleBot
}

/** A playground with the sample bot in it, for all tests of a file. Its own answers must never break Discord's schemas. */
export function houseForAll(options: PlaygroundOptions = {}): House {
  const house = {} as House
  beforeAll(async () => {
    house.playground = await startPlayground({ say: () => {}, ...options })
    house.bot = await startSampleBot(house.playground)
  })
  afterAll(async () => {
    await house.bot.stop()
    await house.playground.close()
    expect(house.playground.log.of('ours')).toEqual([])
  })
  return house
}

/** A request as the bot would send it, past discord.js and what it checks. */
export async function raw(
  playground: Playground,
  method: string,
  path: string,
  body?: unknown,
  token = playground.token,
) {
  const isForm = body instanceof FormData
  const response = await fetch(`${playground.apiUrl}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${token}`,
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) }
}
