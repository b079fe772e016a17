import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Luck, luckFrom } from '#kernel'
import type { Seen } from '#playground/seen'
import { takeTurn } from '../discord/hands.ts'
import { Street } from '../discord/street.ts'

const PEOPLE = ['max', 'kaethe', 'joerg', 'anne']
const MOST_NOTICES = 400

let street: Street
beforeAll(async () => {
  street = await Street.open({ generosity: 50 })
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

async function openTable(): Promise<string> {
  const { act } = street
  const [host = '', ...others] = PEOPLE
  await act.slash(host, 'tavern', 'kingsbridge new', { players: PEOPLE.length, speed: 'day' })
  await act.waitForMessage(host, 'tavern', (message) => street.idOf(message, 'join') !== null)
  for (const person of others) await act.slash(person, 'tavern', 'kingsbridge join')
  await act.slash(host, 'tavern', 'kingsbridge start')
  return (await act.waitFor(() => act.channels(host).find(({ parentId }) => parentId !== null))).id
}

/** Everybody who is asked presses until nothing is left to press, unless a newer notice stands by then. */
async function answer(notice: Seen, luck: Luck): Promise<void> {
  for (const person of notice.pings) {
    const seen = street.act.see(person, notice)
    if (seen === null || street.idOf(seen, 'play') === null) return
    await takeTurn(street, person, seen, luck)
  }
}

it('four people play a whole game of Kingsbridge by commands, buttons and words alone', async () => {
  const { act } = street
  const thread = await openTable()
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
  const verified = await (await act.slash('visitor', thread, 'kingsbridge verify')).answer()
  expect(verified.text).toContain('It fits')
  expect(street.told).toEqual([])
  expect(street.playground.log.of('ours')).toEqual([])
}, 300_000)
