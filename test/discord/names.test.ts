import { expect, test } from 'vitest'
import { askedNames, namesOf } from '#discord/app/seat-names'
import { begun, folder, Hall, who, yes } from '#test/tables/hall'

test('where a bot plays on for somebody every name says so, and bots and people are called as ever', async () => {
  const place = folder()
  const hall = await Hall.open(`${place.path}/db.sqlite`, 'one', { think: async () => [] })
  try {
    const id = await begun(hall, 'abc', { players: 4, bots: 1, speed: 'none' })
    const before = await hall.look(id, null)
    expect(namesOf(before).filter((name) => name.startsWith('Bot Player'))).toEqual([])
    yes(await hall.tables.seats.handToBot(id, 'a', 'master'))
    const after = await hall.look(id, null)
    const seat = before.places.findIndex(({ person }) => person === 'a')
    expect(namesOf(after)).toEqual(namesOf(before).map((name, place) => (place === seat ? `Bot ${name}` : name)))
    for (const name of askedNames(after)) expect(namesOf(after)).toContain(name)
    yes(await hall.tables.seats.claim(id, who('a'), seat))
    expect(namesOf(await hall.look(id, null))).toEqual(namesOf(before))
  } finally {
    await hall.close()
    place.remove()
  }
})
