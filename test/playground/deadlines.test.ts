import { type Client, Events, GatewayIntentBits, type Interaction, MessageFlags } from 'discord.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Playground, startPlayground } from '#playground/playground'
import { leapingClock } from '#playground/server/clock'
import { raw } from './house.ts'
import { clientFor } from './sample-bot.ts'

const clock = leapingClock()
let playground: Playground
let client: Client
let heard: Promise<Interaction>

beforeAll(async () => {
  playground = await startPlayground({ clock, say: () => {} })
  client = clientFor(playground)
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(playground.token)
  await ready
  await client.application?.commands.set([
    {
      name: 'game',
      description: 'A game',
      options: [{ type: 3, name: 'move', description: 'Move', autocomplete: true }],
    },
  ])
})
afterAll(async () => {
  await client.destroy()
  await playground.close()
  expect(playground.log.of('ours')).toEqual([])
})
beforeEach(() => {
  heard = new Promise((resolve) => client.once(Events.InteractionCreate, resolve))
})
afterEach(() => clock.leap(60_000))

/** Somebody uses the command; the test answers by hand. */
async function asked(type: 'slash' | 'autocomplete' = 'slash') {
  const { act } = playground
  const reply =
    type === 'slash'
      ? act.slash('max', 'tavern', 'game')
      : act.autocomplete('max', 'tavern', 'game', { move: '' }, 'move')
  const interaction = await heard
  const { id, token } = interaction
  const callback = (body: object, query = '') =>
    raw(playground, 'POST', `/interactions/${id}/${token}/callback${query}`, body)
  const hook = (method: string, path: string, body?: object) =>
    raw(playground, method, `/webhooks/${playground.applicationId}/${token}${path}`, body)
  return { reply: reply.catch((error: Error) => error), callback, hook }
}

const answer = { type: 4, data: { content: 'Here' } }
const later = { type: 5 }

describe('an interaction', () => {
  it('must be acknowledged within 3 seconds', async () => {
    const { reply, callback } = await asked()
    clock.leap(2_900)
    clock.leap(200)
    expect(await callback(answer)).toMatchObject({ status: 404, json: { code: 10062 } })
    expect(await reply).toEqual(new Error('The application did not respond.'))
  })

  it('is still in time after 2.9 seconds', async () => {
    const { reply, callback } = await asked()
    clock.leap(2_900)
    expect((await callback(answer)).status).toBe(204)
    expect(await reply).toMatchObject({ kind: 'message' })
  })

  it('is acknowledged once (40060)', async () => {
    const { callback } = await asked()
    await callback(later)
    expect(await callback(answer)).toMatchObject({ status: 400, json: { code: 40060 } })
    clock.leap(10_000)
    expect(await callback(answer)).toMatchObject({ status: 400, json: { code: 40060 } })
  })

  it('has a token that lives for 15 minutes', async () => {
    const { callback, hook } = await asked()
    await callback(later)
    clock.leap(14 * 60_000)
    expect((await hook('PATCH', '/messages/@original', { content: 'Just in time' })).status).toBe(200)
    clock.leap(61_000)
    expect(await hook('PATCH', '/messages/@original', { content: 'Late' })).toMatchObject({
      status: 401,
      json: { code: 50027 },
    })
    expect((await hook('POST', '', { content: 'Late' })).json.code).toBe(50027)
  })

  it('shows for ever that an answer never came', async () => {
    const { reply, callback } = await asked()
    await callback(later)
    const thinking = await reply
    if (thinking instanceof Error) throw thinking
    expect('message' in thinking && thinking.message()).toMatchObject({ isThinking: true, isLost: false })
    clock.leap(16 * 60_000)
    expect('message' in thinking && playground.act.sees('max', 'tavern').at(-1)).toMatchObject({
      isThinking: true,
      isLost: true,
    })
  })

  it('has no webhook before it is acknowledged, and none under a foreign token', async () => {
    const { callback, hook } = await asked()
    expect((await hook('POST', '', { content: 'x' })).json.code).toBe(10015)
    await callback(answer)
    expect(
      (await raw(playground, 'POST', `/webhooks/${playground.applicationId}/wrong`, { content: 'x' })).json.code,
    ).toBe(50027)
    expect((await raw(playground, 'POST', '/interactions/1/wrong/callback', answer)).json.code).toBe(10062)
  })

  it('takes no callback that does not fit', async () => {
    const { callback } = await asked()
    for (const type of [6, 7, 8]) expect((await callback({ type, data: {} })).json.code).toBe(50035)
    expect(
      (await callback({ type: 9, data: { custom_id: 'x', title: 'x'.repeat(46), components: [] } })).json.code,
    ).toBe(50035)
    expect((await callback({ type: 4, data: { content: 'x', flags: 2 } })).json.code).toBe(50035)
    expect((await callback({ type: 77 })).json.code).toBe(50035)
    expect((await callback(answer)).status).toBe(204)
  })

  it('tells of its answer only if it is asked to', async () => {
    const first = await asked()
    expect(await first.callback(answer)).toMatchObject({ status: 204, json: null })
    clock.leap(60_000)
    heard = new Promise((resolve) => client.once(Events.InteractionCreate, resolve))
    const second = await asked()
    const { status, json } = await second.callback(
      { type: 5, data: { flags: MessageFlags.Ephemeral } },
      '?with_response=true',
    )
    expect({ status, json }).toMatchObject({
      status: 200,
      json: { interaction: { type: 2, response_message_loading: true, response_message_ephemeral: true } },
    })
    expect(json.resource.message.id).toBe(json.interaction.response_message_id)
  })

  it('fills its placeholder with the first follow-up, which stays as hidden as it was', async () => {
    const { reply, callback, hook } = await asked()
    await callback({ type: 5, data: { flags: MessageFlags.Ephemeral } })
    const filled = await hook('POST', '', { content: 'Filled' })
    const second = await hook('POST', '', { content: 'Second' })
    const shown = await reply
    if (shown instanceof Error || !('message' in shown)) throw new Error('no reply')
    expect(shown.message()).toMatchObject({ id: filled.json.id, text: 'Filled', isEphemeral: true })
    expect(shown.followUps().map(({ id }) => id)).toEqual([second.json.id])
    expect((await hook('DELETE', `/messages/${second.json.id}`)).status).toBe(204)
    expect((await hook('DELETE', '/messages/%40original')).status).toBe(204)
    expect((await hook('GET', '/messages/@original')).json.code).toBe(10008)
    expect(shown.message()).toBeNull()
  })

  it('cannot touch the messages of another', async () => {
    const first = await asked()
    await first.callback(answer)
    const mine = (await first.hook('GET', '/messages/@original')).json.id
    clock.leap(60_000)
    heard = new Promise((resolve) => client.once(Events.InteractionCreate, resolve))
    const second = await asked()
    await second.callback(answer)
    expect((await second.hook('PATCH', `/messages/${mine}`, { content: 'x' })).json.code).toBe(10008)
  })
})

describe('a completion', () => {
  const choices = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}`, value: `${index}` }))

  it('has at most 25 choices, and values of at most 100 characters', async () => {
    const { callback } = await asked('autocomplete')
    expect((await callback({ type: 8, data: { choices: choices(26) } })).json.code).toBe(50035)
    expect((await callback({ type: 8, data: { choices: [{ name: 'x', value: 'x'.repeat(101) }] } })).json.code).toBe(
      50035,
    )
    expect((await callback({ type: 8, data: { choices: [{ name: 'x'.repeat(101), value: 'x' }] } })).json.code).toBe(
      50035,
    )
    expect((await callback(answer)).json.code).toBe(50035)
    expect((await callback({ type: 8, data: { choices: choices(25) } })).status).toBe(204)
  })
})

describe('a modal', () => {
  const input = (more: object = {}) => ({ type: 4, custom_id: 'a', style: 1, ...more })
  const label = (component: object) => ({ type: 18, label: 'Why', component })
  const modal = (...components: object[]) => ({ type: 9, data: { custom_id: 'm', title: 'Form', components } })

  it('has at most 5 parts, ids of its own each, and lengths that fit together', async () => {
    const { callback } = await asked()
    const six = Array.from({ length: 6 }, (_, index) => label(input({ custom_id: `${index}` })))
    expect((await callback(modal(...six))).json.code).toBe(50035)
    expect((await callback(modal(label(input()), label(input())))).json.code).toBe(50035)
    expect((await callback(modal(label(input({ label: 'twice' }))))).json.code).toBe(50035)
    expect((await callback(modal({ type: 1, components: [input()] }))).json.code).toBe(50035)
    expect((await callback(modal(label(input({ min_length: 5, max_length: 2 }))))).json.code).toBe(50035)
    expect((await callback(modal(label(input({ max_length: 2, value: 'long' }))))).json.code).toBe(50035)
    expect((await callback(modal(label(input())))).status).toBe(204)
  })

  it('lets nobody submit what does not fit', async () => {
    const { reply, callback } = await asked()
    await callback(modal(label(input({ max_length: 3 }))))
    const opened = await reply
    if (opened instanceof Error || !('modal' in opened)) throw new Error('no modal')
    await expect(async () => playground.act.submit('max', opened, { a: 'long' })).rejects.toThrow('characters')
    await expect(async () => playground.act.submit('max', opened, {})).rejects.toThrow('filled in')
    await expect(async () => playground.act.submit('joerg', opened, { a: 'x' })).rejects.toThrow('no such modal')
  })
})

describe('a thread', () => {
  it('is archived after a day of silence, and not while somebody talks', async () => {
    const { json } = await raw(playground, 'POST', `/channels/${Object.keys(playground.world.channels)[0]}/threads`, {
      name: 'Quiet',
      type: 11,
      auto_archive_duration: 1440,
    })
    const isArchived = () => playground.act.channels('max').find(({ id }) => id === json.id)?.isArchived
    clock.leap(20 * 3_600_000)
    playground.act.type('max', json.id, 'Still here')
    clock.leap(20 * 3_600_000)
    expect(isArchived()).toBe(false)
    clock.leap(5 * 3_600_000)
    expect(isArchived()).toBe(true)
  })
})

describe('people at the playground', () => {
  it('cannot do what a client would not let them', async () => {
    const { act } = playground
    await expect(act.slash('max', 'tavern', 'nothing')).rejects.toThrow('offered no command')
    await expect(act.slash('max', 'nowhere', 'game')).rejects.toThrow('no channel')
    await expect(act.slash('nobody', 'tavern', 'game')).rejects.toThrow('no user')
    await expect(act.slash('max', 'tavern', 'game', { other: 1 })).rejects.toThrow('no option')
    expect(() => act.type('visitor', 'tavern', 'hello')).toThrow('may not write')
  })

  it('use none but GUILDS without asking Discord for more', () => {
    expect(client.options.intents.has(GatewayIntentBits.MessageContent)).toBe(false)
  })
})
