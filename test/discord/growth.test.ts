import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { MOST_EDITS, Poster } from '#discord/posts/poster'
import { isDenial } from '#tables'
import { counted, formats, NO_REST, zoneNamed } from '#tables/flow/clock'
import { folder, Hall, HOME, who, yes } from '#test/tables/hall'
import { oneStreet, street } from './one-street.ts'
import { Room } from './room.ts'
import { idOf, openLobby } from './scenes.ts'

/** Everything people can make grow has an end. The texts of pictures: test/render/studio.test.ts. */

const PEOPLE = 60
const people = Array.from({ length: PEOPLE }, (_, number) => ({
  username: `p${number}`,
  name: `Person ${number}`,
  locale: 'en-US',
}))

oneStreet({ users: people, channels: ['tavern'] })

/** Another mixture of large and small letters for every number. */
function spelt(zone: string, number: number): string {
  return [...zone]
    .map((letter, place) => (number & (1 << (place % 30)) ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')
}

describe('what people do leaves no more behind than has its place', () => {
  it('spellings of a time zone are one zone, kept and reckoned with in its right spelling', async () => {
    const before = formats.size
    const quiet = { from: 22 * 60, to: 8 * 60 }
    for (let number = 0; number < 2000; number++) {
      counted(0, 86_400_000, { ...NO_REST, quiet: { ...quiet, zone: spelt('europe/amsterdam', number) } })
    }
    expect(formats.size).toBeLessThanOrEqual(before + 1)
    const { tables } = street.bot.app
    const kept = await tables.people.setSettings('z', { quiet: { ...quiet, zone: 'eUROPE/aMSTERDAM' } })
    expect(isDenial(kept) ? kept : kept.quiet?.zone).toBe('Europe/Amsterdam')
  })

  it('all zones there are do not fill the memory either', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    expect(zones.length).toBeGreaterThan(300)
    for (const zone of zones) expect(zoneNamed(zone)?.toLowerCase()).toBeTruthy()
    expect(formats.size).toBeLessThan(100)
    expect(zoneNamed('Europe/Atlantis')).toBeNull()
  })

  it('lobbies that never start are forgotten', async () => {
    const dir = folder()
    const hall = await Hall.open(`${dir.path}/db.sqlite`)
    const room = new Room(hall)
    const poster = new Poster(room.app)
    for (let number = 0; number < MOST_EDITS + 30; number++) {
      const outcome = await hall.tables.lobby.create({ game: 'willyville', host: who('a'), home: HOME })
      const post = { id: number, mark: number, game: yes(outcome).id, kind: 'lobby', data: {}, created: 0 } as const
      await poster.send({ ...post, inDoubt: false, doubted: 0 })
    }
    expect(poster.shown).toBe(MOST_EDITS)
    await room.close()
    dir.remove()
  })

  it('people who press are not kept, nor anything of a server but what rights are read from', async () => {
    const { act, bot } = street
    await openLobby(street, { people: ['p0', 'p1'] })
    for (const { username } of people) await (await act.slash(username, 'tavern', 'help')).answer()
    const { client } = bot.app
    const me = client.user?.id
    expect([...client.users.cache.keys()]).toEqual([me])
    const guild = client.guilds.cache.get(street.playground.guildId)
    expect([...(guild?.members.cache.keys() ?? [])]).toEqual([me])
    expect([guild?.emojis.cache.size, guild?.stickers.cache.size, guild?.voiceStates.cache.size]).toEqual([0, 0, 0])
    expect([guild?.presences.cache.size, guild?.invites.cache.size, guild?.bans.cache.size]).toEqual([0, 0, 0])
    expect(guild?.members.me?.permissions.has(PermissionFlagsBits.SendMessages)).toBe(true)
    expect(guild?.roles.cache.size).toBeGreaterThan(0)
    // People who were not kept can still be asked for.
    expect((await guild?.members.fetch(idOf(street, 'p1')))?.user.username).toBe('p1')
  })
})
