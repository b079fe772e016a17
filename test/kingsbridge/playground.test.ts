import { afterAll, beforeAll, expect, it } from 'vitest'
import { luckFrom } from '#kernel'
import type { Seen } from '#playground/people/seen-message'
import { breadth } from '../breadth.ts'
import { takeTurn } from '../discord/hands.ts'
import { Street } from '../discord/street.ts'
import { answerTo, openTable, type Party, playWhole, proofOf, tryAll } from '../discord/whole-game.ts'

let street: Street
let party: Party
beforeAll(async () => {
  street = await Street.open({
    luck: 'wool',
    generosity: 50,
    channels: ['tavern', 'council', 'market', 'town', 'guild'],
  })
  party = { street, game: 'kingsbridge', people: ['max', 'kaethe', 'joerg', 'anne'] }
  // One looks at pictures; the others read text boards, which is faster and must do as well.
  await readText(({ username }) => username !== 'max')
})
afterAll(() => street.close())

async function readText(isMeant: (user: { username: string }) => boolean): Promise<void> {
  const { world } = street.playground
  for (const { user } of Object.values(world.people).filter((person) => isMeant(person.user))) {
    await street.bot.app.tables.people.setSettings(user.id, { board: 'text' })
  }
}

it.each(breadth([2], [2, 3, 4]))(
  '%i people play a whole game of Kingsbridge by commands, buttons and words alone',
  async (count) => {
    const { act } = street
    const own = { ...party, people: party.people.slice(0, count) }
    const { thread } = await openTable(own, 'tavern')
    const end = await playWhole(own, thread, luckFrom('4'.repeat(32)))
    const messages = act.sees('visitor', thread)
    expect(end.text).toMatch(/wins with|share the win/)
    expect(end.pings.sort()).toEqual([...own.people].sort())
    // Nobody reads in the thread what only one may know.
    expect(messages.filter(({ text }) => /it was |Goods: \d/.test(text))).toEqual([])
    expect(await proofOf(own, 'visitor', thread)).toContain('It fits')
    await tryAll(own, ['max'], thread)
    expect(street.told).toEqual([])
    expect(street.playground.log.of('ours')).toEqual([])
  },
  300_000,
)

it('every shared command answers in a running game, and what is shown to all shows no hand', async () => {
  const { thread, lobby } = await openTable(party, 'council')
  expect(lobby).toContain('six cards in chapter I · goods behind screens')
  await tryAll(party, ['max', 'visitor'], thread)
  const [own, shown] = [
    await answerTo(party, 'max', thread, 'show', { view: 'mine' }),
    await answerTo(party, 'max', thread, 'show', { view: 'mine', public: true }),
  ]
  expect(own).toMatch(/Hand: Grain/)
  expect(shown).not.toMatch(/Hand: [A-Z]|Goods: \d/)
  expect(await answerTo(party, 'max', thread, 'show', { public: true })).not.toMatch(/2 money, 1 wool/)
  expect(await answerTo(party, 'max', thread, 'move', { line: 'nonsense' })).not.toMatch(/Something went wrong/)
  expect(street.told).toEqual([])
}, 120_000)

it('K-SETUP-6: a table chooses all twelve cards and open goods when it is opened', async () => {
  const { thread, lobby } = await openTable(party, 'market', { 'first-chapter-cards': 'all', goods: 'open' })
  expect(lobby).toContain('all twelve cards from the start · open goods')
  const text = await answerTo(party, 'visitor', thread, 'show')
  expect(await answerTo(party, 'max', thread, 'show', { view: 'mine', public: true })).toMatch(/Hand: 12/)
  // With this luck no event has taken the wool yet.
  expect(text).not.toMatch(/gives up 1 wool/)
  expect(text).toMatch(/2 money, 1 wool/)
}, 60_000)

it('K-SETUP-6: the host changes the game’s own options in the lobby', async () => {
  const { act } = street
  await act.slash('max', 'town', 'kingsbridge new', { players: 2 })
  const lobby = await act.waitForMessage('max', 'town', (message) => street.idOf(message, 'own') !== null)
  expect(lobby.text).toContain('six cards in chapter I · goods behind screens')
  const form = await act.press('max', lobby, street.idOf(lobby, 'own') as string)
  await act.submit('max', form, { firstChapterCards: 'all', goods: 'open' })
  await act.waitFor(() => act.see('max', lobby)?.text.includes('all twelve cards from the start · open goods'))
  expect(street.told).toEqual([])
}, 60_000)

/** Plays on to the second turn of the action phase: who is asked, and who comes after. */
async function secondTurn(thread: string): Promise<{ notice: Seen; next: string }> {
  const { act } = street
  const answered = new Set<string>()
  for (;;) {
    const isOpen = (message: Seen) => street.idOf(message, 'play') !== null && !answered.has(message.id)
    const notice = await act.waitFor(() => act.sees('visitor', thread).findLast(isOpen), 'a notice')
    answered.add(notice.id)
    if (/you’re second/.test(notice.text)) {
      const waiting = party.people.filter((person) => !notice.pings.includes(person))
      const told = await Promise.all(waiting.map((person) => answerTo(party, person, thread, 'play')))
      return { notice, next: waiting[told.findIndex((text) => NEXT.test(text))] as string }
    }
    for (const person of notice.pings) await takeTurn(street, person, act.see(person, notice) as Seen)
  }
}

const NEXT = /You’re next\.|als Nächstes|Hierna/

/** Presses a button, or chooses from a select, on a panel. */
async function on(user: string, panel: Seen, verb: string, value?: string): Promise<Seen> {
  const { act } = street
  const id = [...panel.buttons, ...panel.selects].find(({ customId }) => customId?.includes(verb))?.customId as string
  const reply = value === undefined ? act.press(user, panel, id) : act.choose(user, panel, id, [value])
  return (await reply).answer()
}

it('K-ORDERS-2, K-ORDERS-6: rankings and a turn for later are given from the panel, and the turn is played when due', async () => {
  const { act } = street
  // The log of a game is a film for those who look at pictures.
  await readText(() => true)
  const { thread } = await openTable(party, 'guild', { 'first-chapter-cards': 'all' })
  const { notice, next } = await secondTurn(thread)
  const panel = await (await act.slash(next, thread, 'kingsbridge play')).answer()
  let orders = await on(next, panel, '|orders|')
  for (const good of ['5', '0']) orders = await on(next, orders, 'losses', good)
  const losses = orders.selects.find(({ customId }) => customId.endsWith('losses'))
  expect(losses?.placeholder).toMatch(/: (grain, money|Getreide, Geld|graan, geld)$/)
  const ahead = await on(next, orders, '|ahead|')
  expect((await on(next, ahead, '|aheadgoal|', 'grain')).text).toContain('**1**')
  const [second = ''] = notice.pings
  await takeTurn(street, second, act.see(second, notice) as Seen)
  const isPlayed = () => act.sees('visitor', thread).some(({ text }) => / Grain, \+1 grain/.test(text))
  await act.waitFor(isPlayed, 'the prepared turn')
  const [own, shown, watched] = await Promise.all([
    logOf(next, thread),
    logOf(next, thread, true),
    logOf('visitor', thread),
  ])
  expect(shown).toBe(watched)
  expect(own.split('\n').length).toBeGreaterThanOrEqual(shown.split('\n').length)
  expect(street.told).toEqual([])
}, 120_000)

/** The game in words, as a file: everybody's where it is shown to all, else the own one behind a button of the log. */
async function logOf(user: string, thread: string, isPublic = false): Promise<string> {
  const { act } = street
  const view = isPublic ? 'replay' : 'log'
  const shown = await (await act.slash(user, thread, 'kingsbridge show', { view, public: isPublic })).answer()
  const seen = isPublic ? shown : await on(user, shown, '|logfile|')
  const [file] = (seen.raw as unknown as { attachments: { url: string }[] }).attachments
  return (await fetch(file?.url as string)).text()
}
