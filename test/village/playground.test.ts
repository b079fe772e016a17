import { afterAll, beforeAll, expect, it } from 'vitest'
import { luckFrom } from '#kernel'
import { breadth } from '../breadth.ts'
import { BLANK } from '../discord/scenes.ts'
import { Street, WORKER } from '../discord/street.ts'
import { answerTo, openTable, type Party, playWhole, proofOf, tryAll } from '../discord/whole-game.ts'

const ALL_SETS = { inn: 'back', port: 'on', marriage: 'front' }

let street: Street
let party: Party
beforeAll(async () => {
  const worker = breadth(BLANK, WORKER)
  street = await Street.open({ worker, generosity: 50, channels: ['tavern', 'inn', 'farm'] })
  party = { street, game: 'village', people: ['max', 'kaethe', 'joerg'] }
})
afterAll(() => street.close())

it.each(breadth([2], [2, 3]))(
  '%i people play a whole game of Village with all its sets, by commands, buttons and words alone',
  async (count) => {
    const own = { ...party, people: party.people.slice(0, count) }
    const { thread, lobby } = await openTable(own, 'tavern', ALL_SETS)
    expect(lobby).toContain('inn, back of the board · with the port · weddings, front of the board')
    const end = await playWhole(own, thread, luckFrom('5'.repeat(32)))
    expect(end.text).toMatch(/wins with|share the win/)
    expect(end.pings.sort()).toEqual([...own.people].sort())
    expect(await proofOf(own, 'visitor', thread)).toContain('It fits')
    await tryAll(own, ['max'], thread)
    expect(street.told).toEqual([])
    expect(street.playground.log.of('ours')).toEqual([])
  },
  300_000,
)

it('every shared command answers in a running game, whoever asks', async () => {
  const { thread, lobby } = await openTable(party, 'inn')
  expect(lobby).toContain('no inn · no port · no weddings')
  await tryAll(party, ['max', 'visitor'], thread)
  expect(await answerTo(party, 'max', thread, 'move', { line: 'nonsense' })).not.toMatch(/Something went wrong/)
  expect(street.told).toEqual([])
}, 120_000)

it('one person plays alone against Conny', async () => {
  const { act } = street
  const { thread } = await openTable({ ...party, people: ['visitor'] }, 'farm')
  const end = await playWhole({ ...party, people: ['visitor'] }, thread, luckFrom('6'.repeat(32)))
  expect(end.text.length).toBeGreaterThan(0)
  expect(act.sees('visitor', thread).length).toBeGreaterThan(5)
  expect(street.told).toEqual([])
}, 120_000)
