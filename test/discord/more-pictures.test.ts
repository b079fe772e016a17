import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Screen } from '#discord/app/send'
import { idOn, newNonce } from '#discord/app/verb-ids'
import { type AnyGame, position, type Saved } from '#kernel'
import { begun, Hall, yes } from '#test/tables/hall'
import { willyville } from '#willyville/game'
import { linesOf, recordNamed, startingFrom } from '../recorded-games.ts'
import { controlsOn } from './presses.ts'
import { Room } from './room.ts'

let room: Room
let id: number
beforeAll(async () => {
  room = new Room(await Hall.open(':memory:'))
  id = await begun(room.hall, 'abc')
  for (const person of 'abc') await room.hall.tables.people.setSettings(person, { sizeAsked: true })
})
afterAll(() => room.close())

const idsOf = (screen: Screen, verb: string) =>
  controlsOn(screen).flatMap((control) => (control.verb === verb ? [control.id] : []))
const files = (screen: Screen) => screen.files?.map(({ name }) => name)

async function opened(person: string, arg: { id: string; isPanel: boolean }): Promise<Screen> {
  const look = await room.hall.look(id, person)
  return room.shown(person, 'en', idOn({ look, nonce: newNonce() }, 'picture', arg))
}

test('a button below the table leads to another picture, from which the table and a larger one are to be had (S37)', async () => {
  const look = await room.hall.look(id, 'a')
  const table = await room.shown('a', 'en', idOn({ look, nonce: newNonce() }, 'table'))
  const market = await room.shown('a', 'en', idsOf(table, 'picture')[0] as string)
  expect(JSON.stringify(market)).toContain('### Market')
  expect([files(market), idsOf(market, 'picture'), idsOf(market, 'table').length]).toEqual([['market.png'], [], 1])
  const larger = await room.shown('a', 'en', idsOf(market, 'larger')[0] as string)
  expect(files(larger)).toEqual(['market.png'])
})

test('who reads words has it in words, and from the panel it leads back there', async () => {
  await room.hall.tables.people.setSettings('b', { board: 'text' })
  const market = await opened('b', { id: 'market', isPanel: true })
  expect([files(market), JSON.stringify(market).includes('```')]).toEqual([[], true])
  expect([idsOf(market, 'panel').length, idsOf(market, 'table').length]).toEqual([1, 0])
})

test('where a picture is not to be had any more its old button leads to the table', async () => {
  expect(files(await opened('a', { id: 'moat', isPanel: false }))).toEqual(['table.png'])
})

/** A recorded turn up to the question about customers, and the picks before it. */
function beforeCustomers(): { saved: Saved; picks: string[][] } {
  const record = recordNamed('willyville-2')
  for (const { saved, answers } of linesOf(willyville as AnyGame, record)) {
    for (const count of answers.keys()) {
      const [ask] = position(willyville as AnyGame, saved, answers.slice(0, count)).questions
      if (count > 0 && ask?.about === 'customers') {
        return { saved, picks: answers.slice(0, count).map(({ picks }) => [...picks]) }
      }
    }
  }
  throw new Error('nobody chose customers')
}

test('a question about something else than the own board shows that, and it can be looked at larger', async () => {
  const { saved, picks } = beforeCustomers()
  const game = startingFrom(willyville as AnyGame, saved)
  const other = new Room(await Hall.open(':memory:', 'one', { gameNamed: () => game }))
  const table = await begun(other.hall, 'ab', { first: 'host' })
  const seat = (await other.hall.look(table, null)).questions[0]?.seat ?? 0
  const person = (await other.hall.look(table, null)).places[seat]?.person as string
  await other.hall.tables.people.setSettings(person, { sizeAsked: true, guide: false })
  yes(await other.hall.tables.turns.compose(table, person, picks))
  const look = await other.hall.look(table, person)
  const panel = await other.shown(person, 'en', idOn({ look, nonce: newNonce() }, 'panel'))
  expect(files(panel)).toEqual(['market.png'])
  // It is shown already, so no button leads there.
  expect(idsOf(panel, 'picture')).toEqual([])
  expect(files(await other.shown(person, 'en', idsOf(panel, 'larger')[0] as string))).toEqual(['market.png'])
  await other.close()
})
