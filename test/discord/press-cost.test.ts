import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOn, newNonce } from '#discord/app/verb-ids'
import { gameNamed } from '#games/registry'
import type { AnyGame, Luck } from '#kernel'
import { openDatabase } from '#store'
import { Room } from '#test/discord/room'
import { CountedGame, CountingDatabase } from '#test/tables/counting'
import { begun, folder, Hall } from '#test/tables/hall'
import { askedOf, composeAny, luckOf, playOn } from '#test/tables/playing'
import { tell } from '#texts/ui/index'

const place = folder()
const counted = new CountedGame(gameNamed('willyville') as AnyGame)
let db: CountingDatabase
let room: Room

beforeAll(async () => {
  db = new CountingDatabase(await openDatabase(`${place.path}/db.sqlite`))
  const hall = Hall.on(db, 'one', { gameNamed: (name) => (name === 'willyville' ? counted.game : gameNamed(name)) })
  room = new Room(hall)
})

afterAll(async () => {
  await room.close()
  place.remove()
})

/** Somebody whose turn it is has composed it, and presses Confirm. */
async function costOfConfirm(id: number, luck: Luck) {
  const [person = ''] = await askedOf(room.hall, id)
  const look = await composeAny(room.hall, id, person, luck)
  await room.hall.tables.tick()
  db.forget()
  counted.forget()
  await room.shown(person, 'en', idOn({ look, nonce: newNonce() }, 'confirm'))
  return { reads: db.reads, views: counted.views, runs: counted.runs }
}

test('one press of Confirm reads the database once, shows one look, and works out only what follows', async () => {
  const id = await begun(room.hall, 'abc')
  await playOn(room.hall, id, luckOf(3), 6)
  const luck = luckOf(5)
  for (let press = 0; press < 12; press++) {
    const { reads, views, runs } = await costOfConfirm(id, luck)
    // The other tables that wait for whoever pressed.
    expect(reads).toBeLessThanOrEqual(1)
    expect(views).toBeLessThanOrEqual(2)
    // The next question, with the scenes before it that ask nobody.
    expect(runs).toBeLessThanOrEqual(3)
  }
})

test('a panel that is old confirms nothing, and shows the table as it is', async () => {
  const id = await begun(room.hall, 'abc')
  const [person = ''] = await askedOf(room.hall, id)
  const luck = luckOf(7)
  const look = await composeAny(room.hall, id, person, luck)
  const old = idOn({ look: { ...look, draft: [] }, nonce: newNonce() }, 'confirm')
  expect(JSON.stringify(await room.shown(person, 'en', old))).toContain(tell('en', 'elsewhere'))
  expect((await room.hall.look(id, person)).entry).toBe(look.entry)
  const shown = idOn({ look, nonce: newNonce() }, 'confirm')
  await room.shown(person, 'en', shown)
  const { entry } = await room.hall.look(id, person)
  expect(entry).toBeGreaterThan(look.entry)
  expect(JSON.stringify(await room.shown(person, 'en', shown))).toContain(tell('en', 'movedOn'))
  expect((await room.hall.look(id, person)).entry).toBe(entry)
})
