import { MessageFlags } from 'discord.js'
import { expect, it } from 'vitest'
import { ALL_PERMISSIONS, inviteLink } from '#discord/app/permissions'
import type { Seen } from '#playground/people/seen-message'
import { oneStreet, street } from './one-street.ts'
import { idOf, pressOn } from './scenes.ts'

oneStreet({ channels: ['rules', 'tavern'] })

/** The first of the sample people owns the server and the application. */
const OWNER = 'joerg'

function greetings(): Seen[] {
  const { act } = street
  return ['rules', 'tavern']
    .flatMap((channel) => act.sees('visitor', channel))
    .filter((message) => street.idOf(message, 'whichgame'))
}

/** Everything the owner was told in private. */
function toldOwner(): string[] {
  return street.act.sees(OWNER, street.act.openDm(OWNER)).map(({ text }) => text)
}

async function inviteAgain(): Promise<void> {
  const { act, bot } = street
  const { cache } = bot.app.client.guilds
  act.dismissBot()
  await act.waitFor(() => cache.size === 0)
  act.inviteBot()
  await act.waitFor(() => cache.size === 1)
}

/** Long enough for whatever is sent at an arrival. */
const arrived = () => new Promise((resolve) => setTimeout(resolve, 300))

it('prints the link to invite it with at its start, and tells the owner nothing where nothing is missing', () => {
  const invite = inviteLink(street.playground.world.applicationId)
  expect(invite).toContain(`permissions=${ALL_PERMISSIONS}&scope=bot+applications.commands`)
  expect(street.lines.some((line) => JSON.parse(line).invite === invite)).toBe(true)
  expect(toldOwner()).toEqual([])
})

it('makes up at its start for the first word on a server that invited it meanwhile: once, as is known for good (S32)', async () => {
  const { act, playground } = street
  const own = playground.world.people[playground.world.applicationId]
  if (own === undefined) throw new Error('the bot is nobody')
  expect(greetings()).toEqual([])
  await street.stopBot()
  own.joinedAt = new Date().toISOString()
  await street.startBot()
  const greeting = await act.waitFor(() => greetings()[0], 'the greeting')
  // Nothing can be found any more of what was said.
  act.removeMessage(greeting.id)
  await street.stopBot()
  await street.startBot()
  await arrived()
  expect(greetings()).toEqual([])
})

it('says a first word where it may write: once, without a sound, with a way to play, to the help and to the settings (S32)', async () => {
  const { act } = street
  act.permit('rules', 'bot', { deny: ['SendMessages'] })
  await inviteAgain()
  const greeting = await act.waitFor(() => greetings()[0], 'the greeting')
  expect(act.sees('visitor', 'tavern').map(({ id }) => id)).toContain(greeting.id)
  expect((greeting.raw.flags ?? 0) & MessageFlags.SuppressNotifications).not.toBe(0)
  expect(greeting.pings).toEqual([])
  const games = await pressOn(street, 'visitor', greeting, 'whichgame')
  expect(games.text).toMatch(/Willyville[\s\S]+Village[\s\S]+Kingsbridge/)
  expect(games.buttons.filter(({ customId }) => customId?.startsWith('w|newtable|'))).toHaveLength(6)
  expect((await pressOn(street, 'visitor', greeting, 'howitworks')).text).toContain('What would you like to know?')
  expect((await pressOn(street, 'visitor', greeting, 'settings')).text).toContain('Settings')
  await inviteAgain()
  await arrived()
  act.permit('rules', 'bot', {})
  expect(greetings()).toHaveLength(1)
})

it('tells the owner of the application which rights it was not given, and does not repeat it', async () => {
  const { act, playground } = street
  const role = playground.world.roles.find(({ id }) => id === playground.world.botRoleId)
  const everyone = playground.world.roles.find(({ id }) => id === playground.guildId)
  const before = [role?.permissions, everyone?.permissions]
  for (const held of [role, everyone]) if (held) held.permissions = String(BigInt(held.permissions) & ~(1n << 15n))
  await inviteAgain()
  const [told] = await act.waitFor(() => (toldOwner().length > 0 ? toldOwner() : null), 'the owner to be told')
  expect(told).toMatch(
    /lacks permissions on 1 server:\n- \*\*.+\*\*: Attach Files\n[\s\S]*https:\/\/discord\.com\/oauth2/,
  )
  await inviteAgain()
  await arrived()
  expect(toldOwner()).toHaveLength(1)
  for (const [at, held] of [role, everyone].entries()) if (held) held.permissions = before[at] ?? '0'
  await inviteAgain()
})

it('plays on with what it has where Discord does not take its commands, and tells the owner why', async () => {
  const { act, playground } = street
  await street.stopBot()
  playground.faults.fail(403, { method: 'PUT', path: '/commands' })
  await street.startBot()
  await act.waitFor(() => toldOwner().some((text) => text.includes('Provoked')), 'the owner to be told')
  expect(street.told.splice(0).map((line) => JSON.parse(line).msg)).toEqual(['Discord did not take the commands'])
  expect((await (await act.slash('visitor', 'tavern', 'help')).answer()).text).toContain('What would you like to know?')
  expect(idOf(street, OWNER)).toBe(playground.world.ownerId)
})
