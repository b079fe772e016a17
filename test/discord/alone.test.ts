import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Screen } from '#discord/app/send'
import { idOn } from '#discord/app/verb-ids'
import { concedeForm } from '#discord/features/concede/concede'
import { beganScreen } from '#discord/features/lobby/began-screen'
import { lobbyScreen, settingsLine } from '#discord/features/lobby/screen'
import { abandonAsked } from '#discord/features/table-panel/abandon'
import { tablePanel } from '#discord/features/table-panel/screen'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { allComponents } from '#playground/server/checks/components'
import type { Json } from '#playground/server/types'
import { neighboursOf } from '#tables/model/neighbours'
import { begun, Hall, HOME, who, yes } from '#test/tables/hall'
import { composeAny, luckOf, playOn } from '#test/tables/playing'
import { Room } from './room.ts'

/** One person plays against bots. */

let room: Room
beforeAll(async () => {
  room = new Room(await Hall.open(':memory:'))
})
afterAll(() => room.close())

function partsOf({ components }: Screen) {
  return allComponents(components as unknown as Json[]).map(({ component }) => component)
}

function textOf(shown: Screen): string {
  return partsOf(shown)
    .flatMap(({ content }) => (typeof content === 'string' ? [content] : []))
    .join('\n')
}

function idsOf(shown: Screen, verb: string): string[] {
  const ids = partsOf(shown).flatMap(({ custom_id: id }) => (typeof id === 'string' ? [id] : []))
  return ids.filter((id) => id.startsWith(`w|${verb}|`))
}

const ALONE = { players: 2, bots: 1, speed: 'day', first: 'host' } as const
const isDue = ({ questions, seat }: { questions: readonly { seat: number }[]; seat: number | null }) =>
  questions.some((ask) => ask.seat === seat)

/** Confirms any plan that is not final by the button of its panel. */
async function confirmed(id: number, seed: number): Promise<Screen> {
  for (let at = seed; ; at++) {
    await composeAny(room.hall, id, 'a', luckOf(at))
    const context = await room.context(id, 'a', 'en')
    if (!context.look.drafted.isFinal) return room.shown('a', 'en', idOn(context, 'confirm'))
    yes(await room.hall.tables.turns.stepBack(id, 'a', context.look.draft.length))
  }
}

/** Bots answer until the person is asked again. */
async function answered(id: number): Promise<void> {
  for (let tries = 0; tries < 9 && !isDue(await room.hall.look(id, 'a')); tries++) await room.hall.pass(0)
}

test('the receipt’s button takes the turn back after bots have answered, and once only (S13)', async () => {
  const id = await begun(room.hall, 'a', ALONE)
  await answered(id)
  const { entry } = await room.hall.look(id, 'a')
  const receipt = await confirmed(id, 1)
  const [undo = ''] = idsOf(receipt, 'undo')
  await answered(id)
  const log = yes(await room.hall.tables.reading.log(id, 'a', entry))
  expect(log.some(({ by }) => by === 'bot')).toBe(true)
  expect(textOf(await room.shown('a', 'en', undo))).toContain('Undone.')
  expect(
    yes(await room.hall.tables.reading.log(id, 'a', entry)).filter(({ isVoid, kind }) => kind === 'play' && !isVoid),
  ).toEqual([])
  expect(textOf(await room.shown('a', 'en', undo))).toContain('The game has moved on')
})

test('whoever goes on to the next game at once finds the button above it', async () => {
  const [first, next] = [await begun(room.hall, 'a', ALONE), await begun(room.hall, 'a', ALONE)]
  yes(await room.hall.tables.people.setSettings('a', { after: 'next' }))
  await answered(first)
  await answered(next)
  const shown = await confirmed(first, 3)
  yes(await room.hall.tables.people.setSettings('a', { after: 'stay' }))
  const [undo = ''] = idsOf(shown, 'undo')
  expect(undo).toContain(`|${first.toString(36)}|`)
  expect(textOf(shown)).toMatch(/^Done · Player a /)
  expect(textOf(await room.shown('a', 'en', undo))).toContain('Undone.')
})

test('a game against bots ends by a second press, and goes on where it was not meant (S29)', async () => {
  const id = await begun(room.hall, 'a', ALONE)
  const asked = await abandonAsked(room.request('a', 'en'), id)
  expect(textOf(asked)).toContain('without a result?')
  expect((await room.hall.look(id, null)).phase).toBe('playing')
  await room.shown('a', 'en', idsOf(asked, 'tablepanel')[0] ?? '')
  expect((await room.hall.look(id, null)).phase).toBe('playing')
  expect(textOf(asked)).not.toContain('others')
  const ended = await room.shown('a', 'en', idsOf(asked, 'endgamenow')[0] ?? '')
  expect((await room.hall.look(id, null)).phase).toBe('closed')
  expect(textOf(ended)).toBe('This game ended without a result.')
  expect([idsOf(ended, 'rematch').length, idsOf(ended, 'whichgame').length]).toEqual([1, 1])
})

test('the table names a bot with how well it plays (S31)', async () => {
  const id = await begun(room.hall, 'a', ALONE)
  const look = await room.hall.look(id, 'a')
  const bot = look.places.find(({ kind }) => kind === 'bot')
  const panel = await tablePanel(room.request('a', 'en'), id)
  expect(textOf(panel)).toMatch(new RegExp(`<:.+> ${bot?.name} · (?:apprentice|journeyman|master)$`))
})

test('giving up is typed where others play, and pressed where only bots do (S29)', async () => {
  const id = await begun(room.hall, 'a', ALONE)
  const forms = room.forms.length
  const asked = (await concedeForm(room.request('a', 'en') as never, id)) as Screen
  expect([room.forms.length - forms, (await room.hall.look(id, null)).phase]).toEqual([0, 'playing'])
  await room.shown('a', 'en', idsOf(asked, 'concedenow')[0] ?? '')
  expect((await room.hall.look(id, null)).phase).toBe('over')
  const shared = await begun(room.hall, 'ab', { speed: 'day' })
  expect(await concedeForm(room.request('a', 'en') as never, shared)).toBeNull()
  expect(room.forms.length - forms).toBe(1)
})

test('the others are asked about ending a game, as ever', async () => {
  const id = await begun(room.hall, 'ab', { speed: 'day' })
  expect(textOf(await abandonAsked(room.request('a', 'en'), id))).not.toContain('without a result?')
  expect((await room.hall.look(id, null)).votes).toHaveLength(1)
})

test.each([
  ['en', 'journeyman'],
  ['de', 'Geselle'],
  ['nl', 'gezel'],
] as const)(
  'bots are shown by face, name and level in the lobby, at the beginning and in each notice: %s',
  async (language, level) => {
    const { tables } = room.hall
    const lobby = yes(
      await tables.lobby.create({ game: 'village', host: who('a'), home: HOME, ...ALONE, players: 3 }),
    ).id
    const [name = ''] = neighboursOf(lobby)
    const face = room.app.emojis.ifThere(name.toLowerCase())
    expect(textOf(await lobbyScreen(await room.context(lobby, null, language)))).toContain(`${face} ${name} · ${level}`)
    yes(await tables.lobby.begin(lobby, 'a'))
    const context = await room.context(lobby, null, language)
    expect(textOf(await beganScreen(context, '0'.repeat(64)))).toContain(`${face} ${name} (${level})`)
    const notice = textOf(await noticeScreen(context, [0], []))
    expect(notice).toContain(`${face} ${name} (${level})`)
    for (const shown of [notice, textOf(await beganScreen(context, '0'.repeat(64)))]) {
      expect(shown).not.toMatch(/<t:\d+:R>|Bot 1|day|Tag|dag/)
    }
  },
)

test('everywhere else the same names stand, for Village and Kingsbridge in words too', async () => {
  for (const game of ['village', 'kingsbridge']) {
    const id = await begun(room.hall, 'a', { ...ALONE, game })
    await playOn(room.hall, id, luckOf(2), 2)
    const [name = ''] = neighboursOf(id)
    const log = await room.shown('a', 'en', idOn(await room.context(id, 'a', 'en'), 'log'))
    const boards = await room.shown('a', 'en', idOn(await room.context(id, 'a', 'en'), 'table'))
    expect([game, textOf(log)]).toEqual([game, expect.stringContaining(name)])
    // A picture says it to those who read it out.
    expect([game, JSON.stringify(boards.components)]).toEqual([game, expect.stringContaining(name)])
    expect(textOf(log)).not.toMatch(/Bot \d|by bot/)
  }
})

test('a turn that was taken back is struck out with the round it had begun', async () => {
  const id = await begun(room.hall, 'a', ALONE)
  for (let round = 1; round < 3; round++) {
    await answered(id)
    const [undo = ''] = idsOf(await confirmed(id, round), 'undo')
    await answered(id)
    if (round === 2) await room.shown('a', 'en', undo)
  }
  const log = textOf(await room.shown('a', 'en', idOn(await room.context(id, 'a', 'en'), 'log')))
  expect(log).toMatch(/^-# Round 1/m)
  expect(log).toMatch(/^~~\*\*4\*\* .*~~$/m)
  expect(log).toMatch(/^-# ~~Round 2.*~~$/m)
})

test('no bot is told when its second turn comes, nor anybody that a full table starts by itself once it has', async () => {
  const wanted = { ...ALONE, game: 'willyville', host: who('a'), home: HOME, startsWhenFull: true }
  const { id } = yes(await room.hall.tables.lobby.create(wanted))
  const told = []
  for (let turn = 0; turn < 2; turn++) {
    await answered(id)
    told.push(textOf(await noticeScreen(await room.context(id, null, 'en'), [0], [])))
    await confirmed(id, turn)
  }
  expect(told.join('\n')).not.toContain('second turn comes after')
  expect(settingsLine(await room.context(id, 'a', 'en'))).not.toContain('when all seats are taken')
})

test('a lobby without a picture says once who sits at it', async () => {
  for (const game of ['village', 'kingsbridge']) {
    const { id } = yes(await room.hall.tables.lobby.create({ game, host: who('a'), home: HOME, players: 2 }))
    expect(textOf(await lobbyScreen(await room.context(id, null, 'en')))).not.toMatch(/```|dice/)
  }
})
