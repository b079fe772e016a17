import { describe, expect, it } from 'vitest'
import { houseForAll } from './house.ts'

describe('an unchanged discord.js', () => {
  const house = houseForAll()

  it('logs in and finds its server', () => {
    const { client } = house.bot
    expect(client.user.username).toBe('Willyville')
    expect(client.guilds.cache.get(house.playground.guildId)?.channels.cache.map(({ name }) => name)).toEqual([
      'board-games',
      'tavern',
    ])
  })

  it('answers a command with a message of Components V2 and a picture', async () => {
    const { act } = house.playground
    const reply = await act.slash('joerg', 'board-games', 'village show', { player: 'kaethe', round: 9 })
    expect(reply.kind).toBe('message')
    expect(reply.message()).toMatchObject({ accent: 0x2f6fb0, used: { user: 'Jörg' } })
    console.log(house.bot.errors, house.playground.log.entries.slice(-10), reply.message())
  })
})
