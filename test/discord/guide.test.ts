import { expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { oneStreet, street } from './one-street.ts'
import { beginGame, idOf, newest, openLobby, openPanel, playOn, pressOn, sitDown } from './scenes.ts'

oneStreet({ areNewcomers: true })

/** The notice of a game that calls this person, wherever it is played. */
function noticeOf(user: string, game: number): Seen | null {
  const notices = street.act.channels(user).map(({ id }) => newest(street, user, id, 'play', game))
  return notices.find((notice) => notice?.pings.includes(user)) ?? null
}

it('who plays for the first time at a table among others is guided, until he likes to go on without (S2, S25)', async () => {
  const game = await beginGame(street)
  const panel = await openPanel(street, game.first, game.notice)
  expect(panel.text).toContain('Lesson 1 of')
  const whole = await pressOn(street, game.first, panel, 'everything')
  expect([street.idOf(whole, 'taught'), street.idOf(whole, 'goal') === null]).toEqual([null, false])

  const guided = await openPanel(street, game.first, game.notice)
  const left = await pressOn(street, game.first, guided, 'skipguide')
  expect(street.idOf(left, 'goal')).not.toBeNull()
  const next = await playOn(street, game)
  expect((await openPanel(street, next.first, next.notice)).text).toMatch(
    next.first === game.first ? /round 1/ : /Lesson 1 of/,
  )

  // At another table they are not asked again; the setting brings it back.
  const people = [game.first, 'joerg']
  let other = await beginGame(street, { people })
  if (other.first !== game.first) other = await playOn(street, other)
  expect((await openPanel(street, game.first, other.notice)).text).not.toContain('Lesson')
  await street.bot.app.tables.people.setSettings(idOf(street, game.first), { guide: true })
  expect((await openPanel(street, game.first, other.notice)).text).toContain('Lesson 1 of')
})

it('nobody is guided at a table that leaves ideas out', async () => {
  const { act, bot } = street
  const lobby = await openLobby(street, { people: ['kaethe', 'visitor'] })
  await bot.app.tables.lobby.replan(lobby.id, idOf(street, 'kaethe'), { ideas: false })
  await sitDown(street, 'visitor', lobby)
  await bot.app.tables.lobby.begin(lobby.id, idOf(street, 'kaethe'))
  const called = await act.waitFor(() => ['kaethe', 'visitor'].find((user) => noticeOf(user, lobby.id) !== null))
  const notice = noticeOf(called, lobby.id)
  expect((await openPanel(street, called, notice as Seen)).text).not.toContain('Lesson')
})
