import { expect } from 'vitest'
import type { Luck } from '#kernel'
import type { Seen } from '#playground/people/seen-message'
import { takeTurn } from './hands.ts'
import { pressOn, tablePanel } from './scenes.ts'
import type { Street } from './street.ts'

/** A game of any kind, from opening its table to its end, by commands and buttons alone. */

const MOST_NOTICES = 400
const MOST_ALONE = 3000

const VIEWS = ['board', 'mine', 'score', 'log', 'recap', 'replay']
const COMMANDS: readonly (readonly [name: string, options?: Record<string, string>])[] = [
  ['play'],
  ...VIEWS.map((view) => ['show', { view }] as const),
  ['hint'],
  ['why'],
  ['rules'],
  ['table'],
]

export interface Party {
  readonly street: Street
  readonly game: string
  /** The first opens the table. */
  readonly people: readonly string[]
}

/** The message that announced it, and the thread it is played in. */
export async function openTable(
  { street, game, people }: Party,
  channel: string,
  options: Record<string, string> = {},
): Promise<{ thread: string; lobby: string }> {
  const { act } = street
  const [host = '', ...others] = people
  const threads = () => act.channels(host).filter(({ parentId }) => parentId !== null)
  const before = threads().map(({ id }) => id)
  await act.slash(host, channel, `${game} new`, { players: people.length, speed: 'day', ...options })
  const lobby = await act.waitForMessage(host, channel, (message) => street.idOf(message, 'leave') !== null)
  for (const person of others) await act.slash(person, channel, `${game} join`)
  await act.slash(host, channel, `${game} start`)
  const thread = await act.waitFor(() => threads().find(({ id }) => !before.includes(id)))
  return { thread: thread.id, lobby: lobby.text }
}

/** The answer a command of the game gives somebody here. */
/** The answer to a command as it is read: its texts, and what its pictures say. */
export async function answerTo(
  { street, game }: Party,
  user: string,
  place: string,
  command: string,
  options = {},
): Promise<string> {
  const { text, pictures } = await (await street.act.slash(user, place, `${game} ${command}`, options)).answer()
  return [text, ...pictures.map(({ alt }) => alt)].join('\n')
}

/** The proof that a game was played as it is stored. */
export async function proofOf({ street, game }: Party, user: string, place: string): Promise<string> {
  return (await pressOn(street, user, await tablePanel(street, user, place, game), 'verify')).text
}

export async function tryAll(party: Party, users: readonly string[], place: string): Promise<void> {
  for (const user of users) {
    for (const [command, options] of COMMANDS) {
      const text = await answerTo(party, user, place, command, options)
      const isBroken = /Something went wrong|undefined|NaN|\[object/.test(text)
      expect([command, text.length > 0, isBroken]).toEqual([command, true, false])
    }
    const panel = await tablePanel(party.street, user, place, party.game)
    for (const verb of ['verify', 'export']) {
      const { text } = await pressOn(party.street, user, panel, verb)
      expect([verb, text.length > 0, /Something went wrong|undefined|NaN/.test(text)]).toEqual([verb, true, false])
    }
  }
}

function endIn({ street }: Party, thread: string): Seen | undefined {
  return street.act.sees('visitor', thread).findLast((message) => street.idOf(message, 'rematch') !== null)
}

/** The newest notice that can still be answered and was not yet. */
function openNotice({ street }: Party, thread: string, answered: ReadonlySet<string>): Seen | undefined {
  const notices = street.act.sees('visitor', thread).filter((message) => street.idOf(message, 'play') !== null)
  return notices.findLast(({ id }) => !answered.has(id))
}

/** Everybody who is asked presses until nothing is left to press, unless a newer notice stands by then. */
async function answer({ street, people }: Party, notice: Seen, luck: Luck): Promise<void> {
  for (const person of notice.pings) {
    const seen = street.act.see(person, notice)
    if (seen === null || street.idOf(seen, 'play') === null) return
    // A person who plays alone is asked again at once, to the end.
    await takeTurn(street, person, seen, luck, people.length === 1 ? MOST_ALONE : undefined)
  }
}

/** Plays on to the end; what is said there. */
export async function playWhole(party: Party, thread: string, luck: Luck): Promise<Seen> {
  const answered = new Set<string>()
  for (;;) {
    expect(answered.size).toBeLessThan(MOST_NOTICES)
    const notice = await party.street.act.waitFor(() => endIn(party, thread) ?? openNotice(party, thread, answered))
    const end = endIn(party, thread)
    if (end !== undefined) return end
    answered.add(notice.id)
    await answer(party, notice, luck)
  }
}
