import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { luckFrom } from '#kernel'
import { nextNotice, takeTurn } from './hands.ts'
import { Street } from './street.ts'

const PEOPLE = ['max', 'kaethe', 'joerg', 'anne']
const MOST_TURNS = 400

/** Who is pinged by the newest notice that can still be played. */
function askedNow(street: Street, people: readonly string[], thread: string): string | null {
  const notice = street.act.sees('visitor', thread).findLast((message) => street.idOf(message, 'play') !== null)
  return people.find((person) => notice?.pings.includes(person)) ?? null
}

describe.each([2, 3, 4])('%i people and a spectator', (count) => {
  let street: Street
  beforeAll(async () => {
    street = await Street.open()
  })
  afterAll(() => street.close())

  it('play a whole game by commands and buttons alone', async () => {
    const { act } = street
    const people = PEOPLE.slice(0, count)
    const [host = '', ...others] = people
    await act.slash(host, 'tavern', 'willyville new', { players: count, speed: 'day' })
    const lobby = await act.waitForMessage(host, 'tavern', (message) => street.idOf(message, 'join') !== null)
    for (const person of others) await act.slash(person, 'tavern', 'willyville join')
    await act.slash(host, 'tavern', 'willyville start')
    const thread = await act.waitFor(() => act.channels(host).find(({ parentId }) => parentId !== null))
    await act.waitFor(() => act.see(host, lobby)?.text.includes('has begun'))
    const luck = luckFrom(String(count).repeat(32))
    const isOver = () => act.sees('visitor', thread.id).some((message) => street.idOf(message, 'rematch') !== null)
    const seen = new Set<string>()
    let turns = 0
    while (!isOver()) {
      expect(turns++).toBeLessThan(MOST_TURNS)
      const person = await act.waitFor(() => isOver() || askedNow(street, people, thread.id))
      if (person === true) break
      const notice = await nextNotice(street, person as string, thread.id)
      expect(seen.has(notice.id)).toBe(false)
      seen.add(notice.id)
      expect(notice.pings).toEqual([person])
      await takeTurn(street, person as string, notice, luck)
    }
    const end = act.sees('visitor', thread.id).findLast((message) => street.idOf(message, 'rematch') !== null)
    expect(end?.pictures).toHaveLength(1)
    expect(end?.pings.sort()).toEqual([...people].sort())
    const verified = await (await act.slash('visitor', thread.id, 'willyville verify')).answer()
    expect(verified.text).toContain('It fits')
    expect(street.told).toEqual([])
    expect(street.playground.log.of('ours')).toEqual([])
  }, 300_000)
})
