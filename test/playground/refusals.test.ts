import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { type Playground, startPlayground } from '#playground/playground'
import { leapingClock } from '#playground/server/clock'
import { raw } from './house.ts'
import { picture } from './picture.ts'

const V2 = 1 << 15
const text = (content: string) => ({ type: 10, content })
const button = (more: object = {}) => ({ type: 2, style: 2, label: 'A', custom_id: 'a', ...more })
const row = (...components: object[]) => ({ type: 1, components })
const option = (value: string) => ({ label: value, value })
const select = (more: object = {}) => row({ type: 3, custom_id: 's', options: [option('x')], ...more })
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

const clock = leapingClock()
let playground: Playground
let board: string

beforeAll(async () => {
  playground = await startPlayground({ clock, say: () => {} })
  board = Object.keys(playground.world.channels)[0] ?? ''
})
afterAll(async () => {
  await playground.close()
  expect(playground.log.of('ours')).toEqual([])
})

const send = (method: string, path: string, body?: unknown) => {
  clock.leap(60_000)
  return raw(playground, method, path, body)
}
const post = (body: unknown) => send('POST', `/channels/${board}/messages`, body)
const v2 = (...components: object[]) => ({ flags: V2, components })

describe('a message is refused', () => {
  const wrong: [string, string, object][] = [
    ['more than 2,000 characters', 'BASE_TYPE_MAX_LENGTH', { content: 'x'.repeat(2001) }],
    ['more than 5 rows', 'BASE_TYPE_BAD_LENGTH', { components: many(6, (n) => row(button({ custom_id: `${n}` }))) }],
    [
      'more than 5 buttons in a row',
      'BASE_TYPE_MAX_LENGTH',
      { components: [row(...many(6, (n) => button({ custom_id: `${n}` })))] },
    ],
    [
      'a select beside a button',
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      { components: [row(...select().components, button())] },
    ],
    [
      'more than 6,000 characters of embeds',
      'MAX_EMBED_SIZE_EXCEEDED',
      { embeds: many(2, () => ({ description: 'x'.repeat(3500) })) },
    ],
    ['more than 10 embeds', 'BASE_TYPE_MAX_LENGTH', { embeds: many(11, () => ({ title: 'x' })) }],
    ['a custom id twice', 'COMPONENT_CUSTOM_ID_DUPLICATED', { components: [row(button(), button())] }],
    [
      'a custom id of 101 characters',
      'BASE_TYPE_MAX_LENGTH',
      { components: [row(button({ custom_id: 'x'.repeat(101) }))] },
    ],
    ['a label of 81 characters', 'BASE_TYPE_MAX_LENGTH', { components: [row(button({ label: 'x'.repeat(81) }))] }],
    [
      'a button with nothing on it',
      'BUTTON_COMPONENT_LABEL_OR_EMOJI',
      { components: [row({ type: 2, style: 1, custom_id: 'a' })] },
    ],
    ['a button without custom id', 'BASE_TYPE_REQUIRED', { components: [row({ type: 2, style: 1, label: 'a' })] }],
    [
      'a link with a custom id',
      'BUTTON_COMPONENT_CUSTOM_ID',
      { components: [row(button({ style: 5, url: 'https://example.org' }))] },
    ],
    ['a link to nowhere', 'BASE_TYPE_REQUIRED', { components: [row({ type: 2, style: 5, label: 'a' })] }],
    [
      'an emoji that is not there',
      'COMPONENT_INVALID_EMOJI',
      { components: [row(button({ emoji: { id: '123', name: 'coin' } }))] },
    ],
    ['an emoji that is none', 'COMPONENT_INVALID_EMOJI', { components: [row(button({ emoji: { name: 'coin' } }))] }],
    [
      'more than 25 options',
      'BASE_TYPE_MAX_LENGTH',
      { components: [select({ options: many(26, (n) => option(`${n}`)) })] },
    ],
    [
      'an option twice',
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      { components: [select({ options: [option('x'), option('x')] })] },
    ],
    [
      'a select with fewer options than values',
      'SELECT_COMPONENT_TOO_FEW_OPTIONS',
      { components: [select({ max_values: 2 })] },
    ],
    [
      'a select with its least above its most',
      'SELECT_COMPONENT_MIN_OVER_MAX',
      { components: [select({ min_values: 2 })] },
    ],
    [
      'more defaults than may be chosen',
      'SELECT_COMPONENT_TOO_MANY_DEFAULTS',
      { components: [select({ options: many(2, (n) => ({ ...option(`${n}`), default: true })) })] },
    ],
    ['components of the new kind without the flag', 'UNION_TYPE_CHOICES', { components: [text('hello')] }],
    [
      'content beside Components V2',
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      { content: 'x', ...v2(text('x')) },
    ],
    [
      'embeds beside Components V2',
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      { embeds: [{ title: 'x' }], ...v2(text('x')) },
    ],
    [
      'more than 40 components, nested ones counted',
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      v2({ type: 17, components: many(40, () => text('x')) }),
    ],
    [
      'more than 4,000 characters across',
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      v2(text('x'.repeat(2500)), text('x'.repeat(1501))),
    ],
    ['a section without accessory', 'BASE_TYPE_REQUIRED', v2({ type: 9, components: [text('x')] })],
    [
      'a section of 4 texts',
      'BASE_TYPE_MAX_LENGTH',
      v2({ type: 9, components: many(4, () => text('x')), accessory: button() }),
    ],
    ['a component number twice', 'COMPONENT_ID_DUPLICATED', v2({ ...text('x'), id: 7 }, { ...text('y'), id: 7 })],
    [
      'a picture that was not sent',
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      v2({ type: 12, items: [{ media: { url: 'attachment://none.png' } }] }),
    ],
    [
      'an attachment that was not sent',
      'MESSAGE_ATTACHMENT_NOT_FOUND',
      { content: 'x', attachments: [{ id: '0', filename: 'a.png' }] },
    ],
    ['being ephemeral outside of an interaction', 'MESSAGE_FLAGS_INVALID', { content: 'x', flags: 64 }],
    [
      'allowed mentions that contradict each other',
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    ],
    ['a reply to nothing', 'REPLIES_UNKNOWN_MESSAGE', { content: 'x', message_reference: { message_id: '1' } }],
  ]
  it.each(wrong)('for %s', async (_, code, body) => {
    const { status, json } = await post(body)
    expect({ status, code: json.code }).toEqual({ status: 400, code: 50035 })
    expect(JSON.stringify(json.errors)).toContain(`"${code}"`)
  })

  it('for having nothing in it', async () => {
    expect((await post({ content: ' ' })).json.code).toBe(50006)
  })

  it('for a body that is no JSON', async () => {
    const response = await fetch(`${playground.apiUrl}/v10/channels/${board}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
      body: '{',
    })
    expect(((await response.json()) as { code: number }).code).toBe(50109)
  })

  it('for a file above 10 MiB', async () => {
    const form = new FormData()
    form.set('payload_json', '{}')
    form.set('files[0]', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'big.bin')
    expect(await post(form)).toMatchObject({ status: 413, json: { code: 40005 } })
  })

  it('and all that is just within the limits passes', async () => {
    expect((await post({ content: 'x'.repeat(2000) })).status).toBe(200)
    expect((await post(v2({ type: 17, components: many(39, () => text('x')) }))).status).toBe(200)
    expect((await post(v2(text('x'.repeat(4000))))).status).toBe(200)
    expect((await post({ components: many(5, (n) => row(button({ custom_id: `${n}` }))) })).status).toBe(200)
  })
})

describe('an edit is refused', () => {
  it('for taking the flag of Components V2 back', async () => {
    const { json } = await post(v2(text('x')))
    const answer = await send('PATCH', `/channels/${board}/messages/${json.id}`, { flags: 0 })
    expect(JSON.stringify(answer.json)).toContain('MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG')
  })

  it('for a message of somebody else', async () => {
    const { id } = playground.act.type('max', 'board-games', 'mine')
    expect(await send('PATCH', `/channels/${board}/messages/${id}`, { content: 'x' })).toMatchObject({
      status: 403,
      json: { code: 50005 },
    })
    expect(await send('DELETE', `/channels/${board}/messages/${id}`)).toMatchObject({
      status: 403,
      json: { code: 50013 },
    })
  })
})

describe('a command is refused', () => {
  const command = (more: object = {}) => ({ name: 'game', description: 'A game', ...more })
  const sub = (more: object) => command({ options: [{ type: 3, name: 'one', description: 'One', ...more }] })
  const wrong: [string, string, object | object[]][] = [
    ['a name in capitals', 'APPLICATION_COMMAND_INVALID_NAME', command({ name: 'Game' })],
    ['a name with a space', 'APPLICATION_COMMAND_INVALID_NAME', command({ name: 'my game' })],
    ['a name of 33 letters', 'BASE_TYPE_MAX_LENGTH', command({ name: 'x'.repeat(33) })],
    ['no description', 'BASE_TYPE_REQUIRED', { name: 'game' }],
    ['a description of 101 letters', 'BASE_TYPE_MAX_LENGTH', command({ description: 'x'.repeat(101) })],
    [
      'a translated name with a space',
      'APPLICATION_COMMAND_INVALID_NAME',
      command({ name_localizations: { de: 'mein spiel' } }),
    ],
    ['a language Discord does not have', 'BASE_TYPE_CHOICES', command({ name_localizations: { 'de-AT': 'spiel' } })],
    ['an option name in capitals', 'APPLICATION_COMMAND_INVALID_NAME', sub({ name: 'One' })],
    [
      'choices beside autocomplete',
      'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
      sub({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] }),
    ],
    [
      'a choice twice',
      'APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATE',
      sub({ choices: many(2, () => ({ name: 'a', value: 'a' })) }),
    ],
    ['26 choices', 'BASE_TYPE_MAX_LENGTH', sub({ choices: many(26, (n) => ({ name: `${n}`, value: `${n}` })) })],
    [
      'a required option behind a free one',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
      command({
        options: [
          { type: 3, name: 'a', description: 'a' },
          { type: 3, name: 'b', description: 'b', required: true },
        ],
      }),
    ],
    [
      'two options of one name',
      'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
      command({ options: many(2, () => ({ type: 3, name: 'a', description: 'a' })) }),
    ],
    [
      'an option beside a subcommand',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      command({
        options: [
          { type: 1, name: 'a', description: 'a' },
          { type: 3, name: 'b', description: 'b' },
        ],
      }),
    ],
    [
      'more than 8,000 characters in all',
      'APPLICATION_COMMAND_TOO_LARGE',
      command({
        options: many(4, (n) => ({
          type: 3,
          name: `o${n}`,
          description: 'x'.repeat(100),
          choices: many(25, (m) => ({ name: `${m}${'x'.repeat(40)}`, value: `${m}${'y'.repeat(40)}` })),
        })),
      }),
    ],
    ['two commands of one name', 'APPLICATION_COMMANDS_DUPLICATE_NAME', [command(), command()]],
  ]
  it.each(wrong)('for %s', async (_, code, body) => {
    const { status, json } = await send('PUT', `/applications/${playground.applicationId}/commands`, [body].flat())
    expect({ status, code: json.code }).toEqual({ status: 400, code: 50035 })
    expect(JSON.stringify(json.errors)).toContain(`"${code}"`)
  })

  it('for somebody else’s application', async () => {
    expect((await send('PUT', '/applications/1/commands', [])).json.code).toBe(50001)
  })

  it('and permissions in a string of digits pass', async () => {
    const body = [command({ default_member_permissions: '32' })]
    expect(
      (await send('PUT', `/applications/${playground.applicationId}/commands`, body)).json[0]
        .default_member_permissions,
    ).toBe('32')
    expect(playground.act.offers('max', 'board-games')).toEqual([])
    expect(playground.act.offers('joerg', 'board-games')).toHaveLength(1)
    await send('PUT', `/applications/${playground.applicationId}/commands`, [
      command({ default_member_permissions: '0' }),
    ])
    expect(playground.act.offers('max', 'board-games')).toEqual([])
    expect(playground.act.offers('joerg', 'board-games')).toHaveLength(1)
  })
})

describe('an emoji is refused', () => {
  const image = `data:image/png;base64,${picture(8, 8).toString('base64')}`
  const emojis = () => `/applications/${playground.applicationId}/emojis`
  it.each([
    ['a name with a dash', { name: 'my-coin', image }],
    ['a picture that is none', { name: 'coin', image: 'data:image/png;base64,AAAA' }],
  ])('for %s', async (_, body) => {
    expect((await send('POST', emojis(), body)).json.code).toBe(50035)
  })

  it('for a name that is taken', async () => {
    expect((await send('POST', emojis(), { name: 'coin', image })).status).toBe(201)
    expect((await send('POST', emojis(), { name: 'coin', image })).json.code).toBe(50035)
  })

  it('for a picture above 256 KiB', async () => {
    const big = Buffer.concat([picture(8, 8), Buffer.alloc(300_000)]).toString('base64')
    expect((await send('POST', emojis(), { name: 'big', image: `data:image/png;base64,${big}` })).json.code).toBe(50035)
  })
})

describe('what is not there or not allowed', () => {
  it('needs the bot’s token', async () => {
    expect(await raw(playground, 'GET', '/users/@me', undefined, 'wrong')).toMatchObject({
      status: 401,
      json: { code: 0 },
    })
  })

  it.each([
    ['channel', 10003, '/channels/1'],
    ['channel', 10003, '/channels/1/messages'],
    ['guild', 10004, '/guilds/1'],
    ['user', 10013, '/users/1'],
  ])('is no unknown %s (%i)', async (_, code, path) => {
    expect(await send('GET', path)).toMatchObject({ status: 404, json: { code } })
  })

  it('is no unknown message (10008)', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(await send(method, `/channels/${board}/messages/1`, method === 'PATCH' ? {} : undefined)).toMatchObject({
        status: 404,
        json: { code: 10008 },
      })
  })

  it('is a channel the bot does not see (50001) or may not use (50013)', async () => {
    playground.act.permit('board-games', 'bot', { deny: ['ViewChannel'] })
    expect(await post({ content: 'x' })).toMatchObject({ status: 403, json: { code: 50001 } })
    playground.act.permit('board-games', 'bot', { deny: ['SendMessages'] })
    expect(await post({ content: 'x' })).toMatchObject({ status: 403, json: { code: 50013 } })
    playground.act.permit('board-games', 'bot', { deny: ['CreatePublicThreads', 'AttachFiles', 'EmbedLinks'] })
    expect((await send('POST', `/channels/${board}/threads`, { name: 'x', type: 11 })).json.code).toBe(50013)
    expect((await post({ embeds: [{ title: 'x' }] })).json.code).toBe(50013)
    const form = new FormData()
    form.set('payload_json', '{}')
    form.set('files[0]', new Blob([picture(4, 4)]), 'a.png')
    expect((await post(form)).json.code).toBe(50013)
    playground.act.permit('board-games', 'bot', {})
    expect((await post({ content: 'x' })).status).toBe(200)
  })

  it('is a locked thread, and somebody who takes no direct messages', async () => {
    const thread = (await send('POST', `/channels/${board}/threads`, { name: 'locked', type: 11 })).json.id
    expect((await send('PATCH', `/channels/${thread}`, { locked: true })).json.code).toBe(50013)
    const state = playground.world.channels[thread]?.thread
    if (state) state.locked = true
    expect((await send('POST', `/channels/${thread}/messages`, { content: 'x' })).json.code).toBe(160005)
    const [user] = Object.keys(playground.world.people)
    playground.act.takeDms('joerg', false)
    const dm = (await send('POST', '/users/@me/channels', { recipient_id: user })).json.id
    expect(await send('POST', `/channels/${dm}/messages`, { content: 'x' })).toMatchObject({
      status: 403,
      json: { code: 50007 },
    })
    playground.act.takeDms('joerg', true)
  })

  it('is a channel that has just been deleted', async () => {
    const gone = playground.act.newChannel('gone')
    playground.act.removeChannel('gone')
    expect((await send('POST', `/channels/${gone}/messages`, { content: 'x' })).json.code).toBe(10003)
  })

  it('is any route the playground does not know: 501, and in the log', async () => {
    expect((await send('GET', `/guilds/${playground.guildId}/bans`)).status).toBe(501)
    expect((await send('PUT', `/channels/${board}/messages/1/reactions/x/@me`)).status).toBe(501)
    expect((await fetch(`${playground.apiUrl}/v9/users/@me`)).status).toBe(501)
    expect(playground.log.of('unknown').map(({ line }) => line)).toContain(
      `GET /api/v10/guilds/${playground.guildId}/bans`,
    )
  })
})

describe('the playground itself', () => {
  it('notices when an answer or an event of its own breaks Discord’s schemas', async () => {
    const broken = await startPlayground({ say: () => {} })
    const [role] = broken.world.roles
    if (role) Object.assign(role, { position: 'high' })
    await raw(broken, 'GET', `/guilds/${broken.guildId}/roles`)
    expect(broken.log.of('ours').map(({ line }) => line)).toEqual([
      expect.stringMatching(/^GET \/guilds\/\d+\/roles: 0\.position /),
    ])
    const socket = new WebSocket(
      `${broken.apiUrl.replace('http', 'ws').replace(/api$/, 'gateway')}/?v=10&encoding=json`,
    )
    const identity = { op: 2, d: { token: broken.token, intents: 1, properties: {} } }
    socket.on('open', () => socket.send(JSON.stringify(identity)))
    await broken.act.waitFor(() => broken.hasBot(), 'a bot')
    expect(broken.log.of('ours').map(({ line }) => line)).toContainEqual(
      expect.stringMatching(/^GUILD_CREATE roles\.0/),
    )
    socket.terminate()
    await broken.close()
  })
})

describe('strangers', () => {
  it('are refused when they come from another website or by another name', async () => {
    const { pageUrl } = playground
    expect((await fetch(pageUrl, { headers: { origin: 'https://example.org' } })).status).toBe(403)
    const socket = new WebSocket(pageUrl.replace('http', 'ws').concat('live'), { origin: 'https://example.org' })
    const opened = await new Promise((resolve) => {
      socket.on('open', () => resolve(true))
      socket.on('error', () => resolve(false))
    })
    expect(opened).toBe(false)
  })

  it('are not let in by an address on the network unless that is said twice', async () => {
    await expect(startPlayground({ host: '0.0.0.0' })).rejects.toThrow('second time')
  })
})
