import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { luckFrom } from '#kernel'
import type { Seen } from '#playground/people/seen-message'
import { breadth } from '../breadth.ts'
import { takeTurn } from './hands.ts'
import { BLANK, pressTable } from './scenes.ts'
import { Street, WORKER } from './street.ts'

const PEOPLE = ['max', 'kaethe', 'joerg', 'anne']
const MOST_TURNS = 400

/** The newest notice that can still be played and was not yet. */
function openNotice(street: Street, thread: string, played: ReadonlySet<string>): Seen | undefined {
  const notices = street.act.sees('visitor', thread).filter((message) => street.idOf(message, 'play') !== null)
  return notices.findLast(({ id }) => !played.has(id))
}

describe.each(breadth([2], [2, 3, 4]))('%i people and a spectator', (count) => {
  let street: Street
  beforeAll(async () => {
    // Pictures of every turn are painted in the longer form; that there are some is seen in this one too.
    street = await Street.open({ generosity: 50, worker: breadth(BLANK, WORKER) })
  })
  afterAll(() => street.close())

  it('play a whole game by commands and buttons alone', async () => {
    const { act } = street
    const people = PEOPLE.slice(0, count)
    const [host = '', ...others] = people
    // One looks at pictures; the others read text boards in their panels, which is faster and must do as well.
    for (const { user } of Object.values(street.playground.world.people)) {
      if (others.includes(user.username)) await street.bot.app.tables.people.setSettings(user.id, { board: 'text' })
    }
    await act.slash(host, 'tavern', 'willyville new', { players: count, speed: 'day' })
    const lobby = await act.waitForMessage(host, 'tavern', (message) => street.idOf(message, 'join') !== null)
    for (const person of others) await act.slash(person, 'tavern', 'willyville join')
    await act.slash(host, 'tavern', 'willyville start')
    const thread = await act.waitFor(() => act.channels(host).find(({ parentId }) => parentId !== null))
    await act.waitFor(() => act.see(host, lobby)?.text.includes('game started'))
    const luck = luckFrom(String(count).repeat(32))
    const isOver = () => act.sees('visitor', thread.id).some((message) => street.idOf(message, 'rematch') !== null)
    const played = new Set<string>()
    let person = ''
    while (!isOver()) {
      expect(played.size).toBeLessThan(MOST_TURNS)
      const notice = await act.waitFor(() => isOver() || openNotice(street, thread.id, played))
      if (notice === true) break
      played.add(notice.id)
      // A person who has just moved and is asked again is not called.
      const [called = person] = notice.pings
      expect([notice.pings.length, people.includes(called)]).toEqual([called === person ? 0 : 1, true])
      person = called
      await takeTurn(street, person, act.see(person, notice) as Seen, luck)
    }
    const end = act.sees('visitor', thread.id).findLast((message) => street.idOf(message, 'rematch') !== null)
    expect(end?.pictures).toHaveLength(1)
    expect(end?.pings.sort()).toEqual([...people].sort())
    const verified = await (await pressTable(street, 'visitor', thread.id, 'verify')).answer()
    expect(verified.text).toContain('It fits')
    expect(street.told).toEqual([])
    expect(street.playground.log.of('ours')).toEqual([])
  }, 300_000)
})
