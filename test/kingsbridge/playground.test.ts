import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Luck, luckFrom } from '#kernel'
import type { Seen } from '#playground/seen'
import { takeTurn } from '../discord/hands.ts'
import { Street } from '../discord/street.ts'

const PEOPLE = ['max', 'kaethe', 'joerg', 'anne']
const MOST_NOTICES = 400

let street: Street
beforeAll(async () => {
  street = await Street.open({ generosity: 50, channels: ['tavern', 'council', 'market'] })
})
afterAll(() => street.close())

function isOver(thread: string): boolean {
  return street.act.sees('visitor', thread).some((message) => street.idOf(message, 'rematch') !== null)
}

/** The newest notice that can still be answered and was not yet. */
function openNotice(thread: string, answered: ReadonlySet<string>): Seen | undefined {
  const notices = street.act.sees('visitor', thread).filter((message) => street.idOf(message, 'play') !== null)
  return notices.findLast(({ id }) => !answered.has(id))
}

/** A table of all four, opened in a channel: how it was announced, and the thread it is played in. */
async function openTable(
  channel: string,
  options: Record<string, string> = {},
): Promise<{ thread: string; lobby: string }> {
  const { act } = street
  const [host = '', ...others] = PEOPLE
  const threads = () => act.channels(host).filter(({ parentId }) => parentId !== null)
  const before = threads().map(({ id }) => id)
  await act.slash(host, channel, 'kingsbridge new', { players: PEOPLE.length, speed: 'day', ...options })
  const lobby = await act.waitForMessage(host, channel, (message) => street.idOf(message, 'join') !== null)
  for (const person of others) await act.slash(person, channel, 'kingsbridge join')
  await act.slash(host, channel, 'kingsbridge start')
  const thread = await act.waitFor(() => threads().find(({ id }) => !before.includes(id)))
  return { thread: thread.id, lobby: lobby.text }
}

/** Everybody who is asked presses until nothing is left to press, unless a newer notice stands by then. */
async function answer(notice: Seen, luck: Luck): Promise<void> {
  for (const person of notice.pings) {
    const seen = street.act.see(person, notice)
    if (seen === null || street.idOf(seen, 'play') === null) return
    await takeTurn(street, person, seen, luck)
  }
}

const COMMANDS = [
  ...['turn', 'board', 'village', 'score', 'log', 'recap', 'hint', 'why', 'rules', 'undo', 'replay', 'export'],
  ...['verify', 'stats', 'leaderboard'],
]

/** What a command of the game answers somebody here. */
async function answerTo(user: string, place: string, command: string, options = {}): Promise<string> {
  return (await (await street.act.slash(user, place, `kingsbridge ${command}`, options)).answer()).text
}

async function tryAll(users: readonly string[], place: string): Promise<void> {
  for (const user of users) {
    for (const command of COMMANDS) {
      const text = await answerTo(user, place, command)
      const isBroken = /Something broke|undefined|NaN|\[object/.test(text)
      expect([command, text.length > 0, isBroken]).toEqual([command, true, false])
    }
  }
}

it('four people play a whole game of Kingsbridge by commands, buttons and words alone', async () => {
  const { act } = street
  const { thread } = await openTable('tavern')
  const luck = luckFrom('4'.repeat(32))
  const answered = new Set<string>()
  while (!isOver(thread)) {
    expect(answered.size).toBeLessThan(MOST_NOTICES)
    const notice = await act.waitFor(() => isOver(thread) || openNotice(thread, answered))
    if (notice === true) break
    answered.add(notice.id)
    await answer(notice, luck)
  }
  const messages = act.sees('visitor', thread)
  const end = messages.findLast((message) => street.idOf(message, 'rematch') !== null)
  expect(end?.text).toMatch(/wins with|share the win/)
  expect(end?.pings.sort()).toEqual([...PEOPLE].sort())
  // Nobody reads in the thread what only one may know.
  expect(messages.filter(({ text }) => /it was |Goods: \d/.test(text))).toEqual([])
  expect(await answerTo('visitor', thread, 'verify')).toContain('It fits')
  await tryAll(['max'], thread)
  expect(street.told).toEqual([])
  expect(street.playground.log.of('ours')).toEqual([])
}, 300_000)

it('every shared command answers in a running game, and what is shown to all shows no hand', async () => {
  const { thread, lobby } = await openTable('council')
  expect(lobby).toContain('six cards in chapter I · goods behind screens')
  await tryAll(['max', 'visitor'], thread)
  const [own, shown] = [
    await answerTo('max', thread, 'village'),
    await answerTo('max', thread, 'village', { public: true }),
  ]
  expect(own).toMatch(/Hand: Grain/)
  expect(shown).not.toMatch(/Hand: |Goods: \d/)
  expect(await answerTo('max', thread, 'board', { public: true })).not.toMatch(/2 money \+ 1 wool/)
  expect(await answerTo('max', thread, 'move', { line: 'nonsense' })).not.toMatch(/Something broke/)
  expect(street.told).toEqual([])
}, 120_000)

it('K-SETUP-6: a table chooses all twelve cards and open goods when it is opened', async () => {
  const { thread, lobby } = await openTable('market', { 'first-chapter-cards': 'all', goods: 'open' })
  expect(lobby).toContain('all twelve cards from the start · open goods')
  const text = await answerTo('visitor', thread, 'board')
  expect(text).toMatch(/hand 12/)
  expect(text).toMatch(/2 money \+ 1 wool/)
}, 60_000)
