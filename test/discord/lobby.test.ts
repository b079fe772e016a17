import { expect, it } from 'vitest'
import type { Seen } from '#playground/people/seen-message'
import { oneStreet, street } from './one-street.ts'
import { idOf, newest, openLobby, pressOn, sitDown } from './scenes.ts'

oneStreet({ channels: ['tavern', 'square'] })

const DAY = 24 * 60 * 60_000

/** Fills in the host's form. */
async function plan(lobby: Seen, values: Record<string, string | string[]>): Promise<void> {
  const { act } = street
  const form = await act.press('max', lobby, street.idOf(lobby, 'options') as string)
  await act.submit('max', form, values)
}

it('says what the host says about the table: its note, its language, whether ideas are shown', async () => {
  const { act } = street
  const { lobby } = await openLobby(street, { people: ['max', 'kaethe', 'joerg'] })
  const form = { players: '2', speed: 'three', language: 'nl', also: ['host', 'full'], note: 'Only on Sundays' }
  await plan(lobby, form)
  const now = await act.waitFor(() => {
    const seen = act.see('kaethe', lobby)
    return seen?.text.includes('Only on Sundays') ? seen : null
  })
  for (const words of [
    /3 dagen|drie dagen/i,
    /host begint/,
    /start als alle plaatsen bezet zijn/,
    /zonder tips/,
    /Nederlands/,
  ]) {
    expect(now.text).toMatch(words)
  }
})

it('starts by itself half a minute after the last sat down, unless one of them holds it', async () => {
  const { act } = street
  const { id, lobby } = await openLobby(street, {})
  await plan(lobby, { players: '2', speed: 'day', language: 'en', also: ['full', 'ideas'], note: '' })
  await sitDown(street, 'kaethe', { id, lobby })
  const counting = await act.waitFor(() => newest(street, 'kaethe', 'tavern', 'hold', id), 'the countdown')
  expect(counting.text).toMatch(/Starts <t:\d+:R>/)
  const stranger = await act.press('visitor', counting, street.idOf(counting, 'hold') as string)
  expect((await act.waitFor(() => stranger.followUps()[0])).text).toContain('not at this table')
  await act.press('kaethe', counting, street.idOf(counting, 'hold') as string)
  await act.waitFor(() => newest(street, 'kaethe', 'tavern', 'hold', id) === null, 'the countdown to stop')
  await street.leap(60_000)
  const held = act.see('max', lobby) as Seen
  expect(held.buttons.find(({ label }) => label === 'Start (2 players)')?.disabled).toBe(false)
  await act.press('max', held, street.idOf(held, 'start') as string)
  await act.waitFor(() => act.channels('max').some(({ name }) => name.includes(`#${id} `)), 'the thread')
})

it('shows several who sit down at the same moment in one edit', async () => {
  const { act, playground } = street
  const { id, lobby } = await openLobby(street, { people: ['max', 'kaethe', 'joerg', 'anne'] })
  const edits = () =>
    playground.log.entries.filter(({ line }) => line.startsWith('PATCH') && line.includes(`/messages/${lobby.id}`))
      .length
  const before = edits()
  for (const user of ['kaethe', 'joerg', 'anne']) await sitDown(street, user, { id, lobby })
  await act.waitFor(() => act.see('max', lobby)?.text.includes(idOf(street, 'anne')), 'all to be shown')
  expect(edits() - before).toBeLessThanOrEqual(2)
})

it('asks who is on vacation to come back before he sits down by the command too', async () => {
  const { act, bot } = street
  const { tables } = bot.app
  const { id } = await openLobby(street, { channel: 'square' })
  const now = Date.now()
  await tables.people.setSettings(idOf(street, 'visitor'), { vacation: { from: now - DAY, to: now + DAY } })
  const question = await (await act.slash('visitor', 'square', 'willyville join')).answer()
  expect(question.text).toContain('on vacation until')
  const look = await tables.reading.look(id, idOf(street, 'visitor'))
  expect('seat' in look ? look.seat : null).toBeNull()
  expect((await pressOn(street, 'visitor', question, 'comeback')).text).toContain('You’re at the table')
})

it('asks who is on vacation to come back before he sits down', async () => {
  const { act, bot } = street
  const { tables } = bot.app
  const { lobby } = await openLobby(street, {})
  const now = Date.now()
  await tables.people.setSettings(idOf(street, 'visitor'), { vacation: { from: now - DAY, to: now + DAY } })
  const press = await act.press('visitor', lobby, street.idOf(lobby, 'join') as string)
  const question = await act.waitFor(() => press.followUps()[0])
  expect(question.text).toContain('on vacation until')
  expect((await pressOn(street, 'visitor', question, 'comeback')).text).toContain('You’re at the table')
  expect((await tables.people.settings(idOf(street, 'visitor'))).vacation).toBeNull()
  await act.waitFor(() => act.see('max', lobby)?.text.includes(idOf(street, 'visitor')), 'the guest to be shown')
})

it('leaves nothing behind when the host adds a bot or cancels: the menu and the question go', async () => {
  const { act } = street
  const { id, lobby } = await openLobby(street, {})
  const hasGone = (message: Seen) => act.waitFor(() => act.see('max', message) === null, 'the answer to go')
  const menu = await pressOn(street, 'max', lobby, 'addbot')
  await act.choose('max', menu, street.idOf(menu, 'botlevel') as string, ['apprentice'])
  await hasGone(menu)
  await act.waitFor(() => /apprentice/.test(act.see('max', lobby)?.text ?? ''), 'the bot to be shown')
  for (const verb of ['shutnot', 'shutnow']) {
    const question = await pressOn(street, 'max', act.see('max', lobby) as Seen, 'shut')
    await act.press('max', question, street.idOf(question, verb) as string)
    await hasGone(question)
  }
  await act.waitFor(() => newest(street, 'max', 'tavern', 'leave', id) === null, 'the lobby to close')
})
