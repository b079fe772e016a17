import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import { readCards } from '#data/village/read'
import { type Cards, cardsSchema } from '#data/village/schema'
import { begin } from '#kernel'
import { village } from '#village/game'
import { VOYAGE } from '#village/modules/port/sail'
import { allOffered } from '#village/rules/conditions'
import type { Player } from '#village/state'
import { firstBroken, seedOf } from '../conformance.ts'
import { census } from './census.ts'
import { heart } from './hearts.ts'

function wrongIn(file: unknown): string[] {
  const read = readCards(typeof file === 'string' ? file : JSON.stringify(file))
  return 'wrong' in read ? read.wrong : []
}

describe('the card values', () => {
  it('have the shape they are read by, and tell where each comes from', () => {
    expect(cardsSchema.safeParse(CARDS).success).toBe(true)
    expect([...CARDS.customers, ...CARDS.villagers, ...CARDS.port.captains].every(({ from }) => from !== '')).toBe(true)
  })

  it('have as many cards as the box', () => {
    const count = (list: readonly { set: string }[]) =>
      ['base', 'inn', 'port', 'marriage'].map((set) => list.filter((card) => card.set === set).length)
    expect(count(CARDS.customers)).toEqual([24, 4, 0, 5])
    expect(count(CARDS.villagers)).toEqual([0, 30, 4, 3])
    expect(count(CARDS.port.chests)).toEqual([0, 0, 6, 2])
    expect([CARDS.port.captains.length, CARDS.port.islands.length, CARDS.travel.castles.length]).toEqual([15, 6, 6])
  })

  it('of the rulebook are the rulebook’s', () => {
    expect(CARDS.chronicle.points).toEqual([0, 0, 0, 4, 7, 12])
    expect(CARDS.travel.points).toEqual([0, 1, 3, 6, 10, 14, 18])
    expect(CARDS.church.steps.map(({ points }) => points)).toEqual([2, 3, 4, 6])
    expect(CARDS.port.captains.find(({ id }) => id === 'c21')).toMatchObject({ coins: 2, pay: { pink: 1 }, steps: 1 })
    expect(CARDS.port.islands.find(({ id }) => id === 'plough')?.buys).toEqual({ ox: 4, plough: 3 })
    expect(CARDS.villagers.find(({ id }) => id === 'medico')?.cost).toEqual({ beer: 2 })
  })
})

describe('a table owner’s own values', () => {
  it('replace ours where they are given, and only there', () => {
    const read = readCards('{ "harvest": { "plain": 3 }, "constants": { "grainMax": { "value": 6 } } }') as Cards
    expect([read.harvest.plain, read.harvest.oxPlough, read.constants.grainMax.value]).toEqual([3, 4, 6])
    expect(read.customers).toEqual(CARDS.customers)
  })

  it.each([
    ['{', 'not JSON'],
    ['[]', 'one object'],
    [{ harvests: {} }, 'harvests'],
    [{ harvest: { plain: -1 } }, 'harvest.plain'],
    [{ harvest: { plain: '2' } }, 'harvest.plain'],
    [{ customers: CARDS.customers.map((customer) => ({ ...customer, id: 'b01' })) }, 'twice'],
    [{ travel: { ways: [{ between: ['village', 'nowhere'], pay: {}, from: 'x' }] } }, 'no castle nowhere'],
    [{ port: { lines: [['port', 'abyss']] } }, 'no water space abyss'],
    [{ constants: { massDraw: { value: 5 } } }, 'fewer monks'],
    [
      { villagers: CARDS.villagers.map((villager) => ({ ...villager, effect: { do: 'dance' } })) },
      'villagers.0.effect',
    ],
  ])('are refused with a clear sentence: %j', (file, said) => {
    expect(wrongIn(file).join(' ')).toContain(said)
  })

  it('may bring a new villager by a line of the table alone', () => {
    const baker = {
      id: 'baker',
      set: 'inn',
      name: 'Baker',
      cost: { beer: 1 },
      kind: 'once',
      when: 'turn',
      from: 'house',
    }
    const villagers = [...CARDS.villagers, { ...baker, effect: { do: 'gain', give: { grain: 2, points: 1 } } }]
    const content = readCards(JSON.stringify({ villagers })) as Cards
    const { state } = begin(village, { seats: 2, options: { inn: 'front' }, seed: seedOf(1), content })
    expect(state.piles.flat()).toHaveLength(31)
    expect(
      firstBroken({ game: village, seats: 2, options: { inn: 'front' }, census, content, depth: 0.3 }, 2),
    ).toBeNull()
  })

  it('may leave a water space without a way out: a ship there stays or returns, and none leaves for it but by the first step', () => {
    const content = readCards(JSON.stringify({ port: { lines: [['port', 't1']] } })) as Cards
    const trial = { game: village, options: { port: 'on' }, census, content, depth: 0.1, pick: heart(3) }
    expect(firstBroken({ ...trial, seats: 2 }, 3)).toBeNull()
    const { state } = begin(village, { seats: 2, options: { port: 'on' }, seed: seedOf(1), content })
    const p = state.players[0] as Player
    const options = ['port', 't1', 't2'].map((space) => {
      p.ship = { at: space, captain: space === 'port' ? null : 0, holds: [], chest: null }
      return allOffered(VOYAGE.uses, state, 0, []).map(({ kind }) => kind)
    })
    expect(options.map((kinds) => [...new Set(kinds)])).toEqual([['hire'], ['stay', 'return'], ['stay', 'return']])
  })

  it('are kept by the game that began with them, which keeps every promise with them', () => {
    const content = readCards('{ "constants": { "lap": { "value": 6 }, "grainMax": { "value": 9 } } }') as Cards
    const saved = begin(village, { seats: 2, seed: seedOf(1), content })
    expect(saved.state.setup.content.constants.lap.value).toBe(6)
    expect(firstBroken({ game: village, seats: 3, census, content, depth: 0.2 }, 3)).toBeNull()
    expect(begin(village, { seats: 2, seed: seedOf(1) }).state.setup.content.constants.lap.value).toBe(10)
  })
})
