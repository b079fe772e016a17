import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf } from '#discord/app/shown-game'
import { toldLines, toldOf } from '#discord/app/told-lines'
import { writeId } from '#discord/app/verb-ids'
import type { WalkArg } from '#discord/features/replay/declarations'
import { allComponents } from '#playground/server/checks/components'
import type { Json } from '#playground/server/types'
import { fileOf, recordNamed } from '#test/recorded-games'
import { begun, Hall, HOME, yes } from '#test/tables/hall'
import { luckOf, moveAny, personAt, playOn } from '#test/tables/playing'
import { Room } from './room.ts'
import { flawsIn } from './valid.ts'

const START = '.t.0'
const [ROUND_BACK, BACK, ON, ROUND_ON] = ['‹‹', '‹', '›', '››']

let room: Room
beforeAll(async () => {
  room = new Room(await Hall.open(':memory:'))
  for (const person of ['a', 'b', 'onlooker']) yes(await room.hall.tables.people.setSettings(person, { board: 'text' }))
})
afterAll(() => room.close())

type Part = Json

function partsOf({ components }: Screen): Part[] {
  return allComponents(components as unknown as Part[]).map(({ component }) => component)
}

function textsOf(shown: Screen): string[] {
  return partsOf(shown).flatMap(({ content }) => (typeof content === 'string' ? [content] : []))
}

function boardOf(shown: Screen): string {
  return textsOf(shown).find((text) => text.startsWith('```')) ?? ''
}

/** The lines under the board. */
function toldOn(shown: Screen): string[] {
  return (textsOf(shown)[2] ?? '').split('\n').map((line) => line.replace(/^`\d+` /, ''))
}

function buttonOf(shown: Screen, label: string): Part {
  const button = partsOf(shown).find((part) => part.type === 2 && part.label === label)
  if (button === undefined) throw new Error(`no button ${label}`)
  return button
}

function selectsOf(shown: Screen): Part[] {
  return partsOf(shown).filter(({ type }) => type === 3)
}

function isOff(shown: Screen, label: string): boolean {
  return buttonOf(shown, label).disabled === true
}

/** The same state of the viewer, as it stands in an id. */
function walkId(game: number, arg: string | WalkArg): string {
  const id = writeId({ verb: 'walk', game, version: 0, step: 0 }, 'n', { entry: null, board: 'table', motion: 'stay' })
  return typeof arg === 'string'
    ? id.replace(START, arg)
    : writeId({ verb: 'walk', game, version: 0, step: 0 }, 'n', arg)
}

async function pressed(person: string, shown: Screen, label: string): Promise<Screen> {
  const next = await room.shown(person, 'en', String(buttonOf(shown, label).custom_id))
  expect(flawsIn(room, next)).toEqual([])
  return next
}

async function imported(name: string, most = 1000): Promise<number> {
  const record = recordNamed(name)
  const lines = record.lines.slice(0, most)
  return yes(await room.hall.tables.records.import(fileOf({ ...record, lines }), 'host', HOME)).id
}

it.each([
  ['willyville-2', 40],
  ['village-quiet', 40],
  ['kingsbridge-2', 40],
])('%s: step by step, all that is told under the boards is the log (S36)', async (name, lines) => {
  const id = await imported(name, lines)
  const context = await room.context(id, 'onlooker', 'en')
  const log = yes(await room.hall.tables.reading.log(id, null))
  let now = await room.shown('onlooker', 'en', walkId(id, START))
  expect([ROUND_BACK, BACK, ON, ROUND_ON].map((label) => isOff(now, label))).toEqual([true, true, false, false])
  const [begins, ...told] = toldOf(log, context.look)
  const started = toldLines(context, begins === undefined ? [] : [begins])
  expect(toldOn(now)).toEqual(started.length > 0 ? started : ['The game begins.'])
  const lead: string[] = []
  for (let steps = 0; !isOff(now, ON) && steps < 500; steps++) {
    now = await pressed('onlooker', now, ON)
    expect(boardOf(now)).not.toBe('')
    lead.push(...toldOn(now))
  }
  expect(lead).toEqual(toldLines(context, told))
  expect([ROUND_BACK, BACK, ON, ROUND_ON].map((label) => isOff(now, label))).toEqual([false, false, true, true])
  expect(boardOf(now)).toContain(presentationFor(context.look).board.table(shownOf(context.look), 'en').slice(0, 200))
  const back = await pressed('onlooker', now, 'To the beginning')
  expect(isOff(back, BACK)).toBe(true)
})

it('round by round, by a list of the rounds, and back again', async () => {
  const id = await imported('willyville-2')
  let now = await room.shown('onlooker', 'en', walkId(id, START))
  const roundOf = (shown: Screen) => Number(/Round (\d+)/.exec(textsOf(shown)[0] ?? '')?.[1])
  const heads = [textsOf(now)[0]]
  for (let round = 2; round <= 5; round++) {
    now = await pressed('onlooker', now, ROUND_ON)
    expect(roundOf(now)).toBe(round)
    heads.push(textsOf(now)[0])
  }
  now = await pressed('onlooker', await pressed('onlooker', now, ON), ROUND_BACK)
  expect(textsOf(now)[0]).toBe(heads[4])
  for (const head of heads.slice(0, 4).reverse()) {
    now = await pressed('onlooker', now, ROUND_BACK)
    expect(textsOf(now)[0]).toBe(head)
  }
  const [stops] = selectsOf(now)
  const options = stops?.options as { value: string; label: string }[]
  expect(options.map(({ label }) => label).slice(0, 2)).toEqual(['The beginning', expect.stringMatching(/^Round 2, /)])
  for (const { value, label } of [options[3], options.at(-1)] as typeof options) {
    const there = await room.shown('onlooker', 'en', String(stops?.custom_id), [value])
    const stopsThere = (selectsOf(there)[0]?.options ?? []) as { default?: true; label: string }[]
    expect(stopsThere.filter((stop) => stop.default).map((stop) => stop.label)).toEqual([label])
  }
})

it('the own board of whoever moved, or of anybody, and the table again', async () => {
  const id = await imported('kingsbridge-2', 20)
  const start = await room.shown('onlooker', 'en', walkId(id, START))
  const moved = await pressed('onlooker', start, ON)
  const own = await pressed('onlooker', moved, 'Player boards')
  const [, whose] = selectsOf(own)
  const boards = (whose?.options ?? []) as { label: string }[]
  expect(boards.map(({ label }) => label)).toEqual(['The player of this move', 'Käthe', 'Jörg'])
  const both = await Promise.all(
    ['0', '1'].map((seat) => room.shown('onlooker', 'en', String(whose?.custom_id), [seat])),
  )
  expect(both.map(boardOf)).toContain(boardOf(own))
  expect(new Set(both.map(boardOf)).size).toBe(2)
  const further = await pressed('onlooker', both[1] as Screen, ON)
  expect(boardOf(further)).toContain('Jörg')
  const table = await pressed('onlooker', further, 'Table')
  expect(boardOf(table)).toBe(boardOf(await pressed('onlooker', moved, ON)))
})

it('in a game that goes on everybody finds again what they could see then, and onlookers what all could', async () => {
  const id = await begun(room.hall, 'ab', { game: 'kingsbridge', speed: 'none' })
  const people = ['a', 'b', 'onlooker']
  const seen = new Map<string, string>()
  const luck = luckOf(11)
  const table = `w|table|${id.toString(36)}|0|0|n|`
  for (let moves = 0; moves < 14; moves++) {
    const { entry } = await room.hall.look(id, null)
    for (const person of people) seen.set(`${person} ${entry}`, boardOf(await room.shown(person, 'en', table)))
    await playOn(room.hall, id, luck, 1)
  }
  let compared = 0
  for (const person of people) {
    let now = await room.shown(person, 'en', walkId(id, START))
    // Who comes to a game that goes on sees its newest moment first.
    expect(isOff(now, ON)).toBe(true)
    for (now = await pressed(person, now, BACK); !isOff(now, BACK); now = await pressed(person, now, BACK)) {
      const entry = /\|(\d+)\.t\.\d$/.exec(String(buttonOf(now, BACK).custom_id))?.[1]
      expect([person, entry, boardOf(now)]).toEqual([person, entry, seen.get(`${person} ${entry}`)])
      compared++
    }
  }
  expect(compared).toBeGreaterThan(20)
})

it('a move that was taken back is no longer there, and who stood at it is told so', async () => {
  const id = await begun(room.hall, 'ab', { game: 'kingsbridge', speed: 'none' })
  const luck = luckOf(12)
  await playOn(room.hall, id, luck, 3)
  const look = await room.hall.look(id, null)
  const person = personAt(look, look.questions[0]?.seat ?? 0)
  const gone = await moveAny(room.hall, id, person, luck)
  const newest = await room.shown('onlooker', 'en', walkId(id, START))
  const undone = yes(await room.hall.tables.votes.askRewind(id, person, gone - 1))
  if ('vote' in undone) throw new Error('nobody else has moved')
  const old = await pressed('onlooker', newest, 'Refresh')
  expect(textsOf(old)[0]).toContain('That move was undone.')
  expect(isOff(old, ON)).toBe(true)
  expect(toldOn(old)).not.toEqual(toldOn(newest))
  // Ids of entries that never were, or are to come, lead to the nearest moment; an unreadable one is too old.
  for (const arg of ['0.t.0', '9999.t.0', '9999.7.1'])
    expect(boardOf(await room.shown('onlooker', 'en', walkId(id, arg)))).not.toBe('')
  for (const arg of ['x.t.0', '3.z.0', '3.t.9', '3'])
    expect(textsOf(await room.shown('onlooker', 'en', walkId(id, arg))).join()).toContain('has moved on')
})

it('the log counts moves from 1, names no bot as one on its own seat, and leads to where it was', async () => {
  const { id } = yes(
    await room.hall.tables.lobby.create({
      game: 'kingsbridge',
      host: { person: 'a', name: 'A' },
      home: HOME,
      players: 2,
    }),
  )
  yes(await room.hall.tables.lobby.addBot(id, 'a', 'apprentice'))
  yes(await room.hall.tables.lobby.begin(id, 'a'))
  await playOn(room.hall, id, luckOf(2), 6)
  const log = await room.shown('onlooker', 'en', `w|log|${id.toString(36)}|0|0|n|0`)
  const numbers = [
    ...textsOf(log)
      .join('\n')
      .matchAll(/^\*\*(\d+)\*\*/gm),
  ].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, place) => place + 1))
  expect(numbers.length).toBeGreaterThan(4)
  expect(textsOf(log).join('\n')).not.toContain('(by bot)')
  const there = await pressed('onlooker', log, 'Move by move')
  expect(textsOf(there)[0]).toContain(`Move ${numbers.at(-1)} of`)
  const again = await pressed('onlooker', there, 'Log')
  expect(textsOf(again)).toEqual(textsOf(log))
})

it('other pictures of the game stay in sight from move to move, until the table is wished for again', async () => {
  const id = await imported('willyville-2', 12)
  yes(await room.hall.tables.people.setSettings('viewer', { board: 'picture', size: 'full', sizeAsked: true }))
  const drawn = (shown: Screen) => shown.files?.map(({ name }) => name)
  const market = await pressed('viewer', await room.shown('viewer', 'en', walkId(id, START)), 'Market')
  expect(drawn(market)).toEqual(['market.png'])
  const next = await pressed('viewer', market, ON)
  expect([drawn(next), toldOn(next).length > 0]).toEqual([['market.png'], true])
  expect(drawn(await pressed('viewer', next, 'Larger'))).toEqual(['market.png'])
  expect(drawn(await pressed('viewer', next, 'Table'))).toEqual(['table.png'])
})

it('each board of it can be looked at larger, with the same flags and lines (S30, S36)', async () => {
  const id = await imported('willyville-2', 12)
  yes(await room.hall.tables.people.setSettings('viewer', { board: 'picture', size: 'full', sizeAsked: true }))
  for (const board of ['table', 'mover', 1] as const) {
    const entry = (await room.hall.look(id, null)).entry - 3
    const now = await room.shown('viewer', 'en', walkId(id, { entry, board, motion: 'stay' }))
    const larger = await room.shown('viewer', 'en', String(buttonOf(now, 'Larger').custom_id))
    expect(larger.files?.map(({ name }) => name)).toEqual(now.files?.map(({ name }) => name))
    expect(larger.files?.map(({ data }) => data.length)).toHaveLength(1)
    const lines = (textsOf(now).find((text) => text.startsWith('`1`')) ?? textsOf(now)[1] ?? '').split('\n')
    expect(textsOf(larger)[0]?.split('\n').slice(1)).toEqual(lines)
  }
})
