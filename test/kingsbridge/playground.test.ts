import { afterAll, beforeAll, expect, it } from 'vitest'
import { luckFrom } from '#kernel'
import { Street } from '../discord/street.ts'
import { answerTo, openTable, type Party, playWhole, tryAll } from '../discord/whole-game.ts'

let street: Street
let party: Party
beforeAll(async () => {
  street = await Street.open({ generosity: 50, channels: ['tavern', 'council', 'market'] })
  party = { street, game: 'kingsbridge', people: ['max', 'kaethe', 'joerg', 'anne'] }
})
afterAll(() => street.close())

it('four people play a whole game of Kingsbridge by commands, buttons and words alone', async () => {
  const { act } = street
  const { thread } = await openTable(party, 'tavern')
  const end = await playWhole(party, thread, luckFrom('4'.repeat(32)))
  const messages = act.sees('visitor', thread)
  expect(end.text).toMatch(/wins with|share the win/)
  expect(end.pings.sort()).toEqual([...party.people].sort())
  // Nobody reads in the thread what only one may know.
  expect(messages.filter(({ text }) => /it was |Goods: \d/.test(text))).toEqual([])
  expect(await answerTo(party, 'visitor', thread, 'verify')).toContain('It fits')
  await tryAll(party, ['max'], thread)
  expect(street.told).toEqual([])
  expect(street.playground.log.of('ours')).toEqual([])
}, 300_000)

it('every shared command answers in a running game, and what is shown to all shows no hand', async () => {
  const { thread, lobby } = await openTable(party, 'council')
  expect(lobby).toContain('six cards in chapter I · goods behind screens')
  await tryAll(party, ['max', 'visitor'], thread)
  const [own, shown] = [
    await answerTo(party, 'max', thread, 'village'),
    await answerTo(party, 'max', thread, 'village', { public: true }),
  ]
  expect(own).toMatch(/Hand: Grain/)
  expect(shown).not.toMatch(/Hand: |Goods: \d/)
  expect(await answerTo(party, 'max', thread, 'board', { public: true })).not.toMatch(/2 money \+ 1 wool/)
  expect(await answerTo(party, 'max', thread, 'move', { line: 'nonsense' })).not.toMatch(/Something broke/)
  expect(street.told).toEqual([])
}, 120_000)

it('K-SETUP-6: a table chooses all twelve cards and open goods when it is opened', async () => {
  const { thread, lobby } = await openTable(party, 'market', { 'first-chapter-cards': 'all', goods: 'open' })
  expect(lobby).toContain('all twelve cards from the start · open goods')
  const text = await answerTo(party, 'visitor', thread, 'board')
  expect(text).toMatch(/hand 12/)
  expect(text).toMatch(/2 money \+ 1 wool/)
}, 60_000)
