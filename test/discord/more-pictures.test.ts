import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Screen } from '#discord/app/send'
import { idOn, newNonce } from '#discord/app/verb-ids'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { publicContext } from '#discord/posts/delivery'
import { gameNamed } from '#games/registry'
import { type AnyGame, position, type Saved, untilAsked } from '#kernel'
import { PRESENTATIONS } from '#presentation/registry'
import { begun, Hall, yes } from '#test/tables/hall'
import { willyville } from '#willyville/game'
import { linesOf, recordNamed, recordsOf, startingFrom } from '../recorded-games.ts'
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

/** How far into its recorded games a picture for notices is looked for. */
const LINES = 60

/** A moment of each game after which a notice shows a picture beside the table. */
const BESIDE = PRESENTATIONS.flatMap(({ game: name, pictures }) => {
  if (pictures?.more === undefined) return []
  const game = gameNamed(name) as AnyGame
  for (const record of recordsOf(name)) {
    const lines = linesOf(game, { ...record, lines: record.lines.slice(0, LINES) })
    for (const { after, answers } of lines) {
      const next = untilAsked(game, after.done as Saved).saved
      const news = after.news.filter(({ only }) => only === undefined)
      const told = [{ seat: answers[0]?.seat ?? null, by: 'player', news }]
      const shown = { view: game.view(next.state, null), seat: null, names: ['a', 'b', 'c', 'd', 'e'] }
      const id = next.scene === null ? null : pictures.more.forNotice(shown, told, { language: 'en', size: 'full' })
      if (id !== null) return [{ name, record, next, news, id }]
    }
  }
  return []
})

test.each(BESIDE)('$name: below the table a notice shows what happened besides', async (moment) => {
  const { name, record, next, news, id: picture } = moment
  const game = startingFrom(gameNamed(name) as AnyGame, next)
  const other = new Room(await Hall.open(':memory:', 'one', { gameNamed: () => game }))
  const people = 'abcde'.slice(0, record.seats)
  const table = await begun(other.hall, people, { game: name, first: 'host', options: record.options })
  const context = await publicContext(other.app, await other.hall.look(table, null), false)
  const line = {
    number: 1,
    move: 1,
    at: 0,
    kind: 'play',
    seat: 0,
    by: 'player',
    data: {},
    news,
    isVoid: false,
  } as const
  const notice = await noticeScreen(context, [0], [line])
  expect(files(notice)).toEqual(['table.png', `${picture}.png`])
  expect(notice.files?.every(({ alt }) => alt !== undefined && alt.length > 10)).toBe(true)
  await other.close()
})
