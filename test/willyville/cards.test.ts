import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/willyville/cards'
import { readCards } from '#data/willyville/read'
import { type Cards, cardsSchema } from '#data/willyville/schema'
import { begin } from '#kernel'
import { willyville } from '#willyville/game'
import { firstBroken, seedOf } from '../conformance.ts'
import { census } from './census.ts'

function wrongIn(file: unknown): string[] {
  const read = readCards(typeof file === 'string' ? file : JSON.stringify(file))
  return 'wrong' in read ? read.wrong : []
}

describe('the card values', () => {
  it('have the shape they are read by, and tell where each comes from', () => {
    expect(cardsSchema.safeParse(CARDS).success).toBe(true)
    expect(CARDS.customers.every(({ from }) => from !== '')).toBe(true)
  })

  it('have as many cards as the box', () => {
    const monks = Object.values(CARDS.monks.stacks).map(({ actions }) => actions.length)
    expect([CARDS.customers.length, CARDS.travel.cards.length, ...monks]).toEqual([33, 19, 3, 4, 5])
    expect(CARDS.craft.flatMap(({ banners }) => banners)).toHaveLength(20)
    expect([CARDS.churches.length, CARDS.townHalls.length, CARDS.meetingPlace.count, CARDS.field.count]).toEqual([
      4, 4, 4, 8,
    ])
  })

  it('of the rulebook are the rulebook’s', () => {
    const finance = CARDS.townHalls.find(({ name }) => name === 'finance')
    expect([finance?.banner, finance?.black.time]).toEqual([[3], 4])
    expect(CARDS.constants.windows.points).toEqual([0, 2, 4, 7, 10, 14, 20])
    expect(CARDS.travel.cards.filter(({ chapel }) => chapel)).toEqual([
      expect.objectContaining({ letter: 'D', points: 8 }),
    ])
    expect(CARDS.meetingPlace).toMatchObject({ banner: [2, 12], points: 2 })
  })
})

describe('a table owner’s own values', () => {
  it('replace ours where they are given, and only there', () => {
    const read = readCards('{ "field": { "count": 10 }, "constants": { "labourer": -3 } }') as Cards
    expect([read.field.count, read.field.points, read.constants.labourer]).toEqual([10, 1, -3])
    expect(read.customers).toEqual(CARDS.customers)
  })

  it.each([
    ['{', 'not JSON'],
    ['[]', 'one object'],
    [{ fields: {} }, 'fields'],
    [{ field: { count: -1 } }, 'field.count'],
    [{ field: { banner: [13] } }, 'field.banner.0'],
    [{ field: { count: '8' } }, 'field.count'],
    [{ travel: { cards: [{ letter: 'F', points: 1, grey: null, from: 'x' }] } }, 'travel.cards.0.letter'],
    [{ travel: { cards: CARDS.travel.cards.filter(({ letter }) => letter !== 'C') } }, 'no card C'],
    [{ churches: [...CARDS.churches.slice(0, 3), CARDS.churches[0]] }, 'twice'],
    [{ constants: { maxWindows: 9 } }, 'windows'],
    [
      {
        craft: CARDS.craft.map((kind) => ({
          ...kind,
          banners: [
            [5, 6],
            [5, 6],
            [6, 9],
            [8, 9],
          ],
        })),
      },
      'two of the cards',
    ],
    [{ constants: { bailiff: { costs: [1, 3, 4, 4].map((take) => ({ take, time: 1 })) } } }, '1, 2, 3, 4'],
    [{ constants: { bailiff: { costs: [1, 2, 3, 4].map((take) => ({ take, time: 1, coins: 1 })) } } }, 'no coins'],
    [{ customers: CARDS.customers.slice(0, 6).map(({ points, ...card }) => card) }, 'customers.0.points'],
  ])('are refused with a clear sentence: %j', (file, said) => {
    expect(wrongIn(file).join(' ')).toContain(said)
  })

  it('are kept by the game that began with them, which keeps every promise with them', () => {
    const content = readCards('{ "field": { "count": 2 }, "constants": { "clouds": { "value": 6 } } }') as Cards
    const saved = begin(willyville, { seats: 2, seed: seedOf(1), content })
    expect(saved.state.fields).toBe(2)
    expect(saved.state.setup.content.constants.clouds.value).toBe(6)
    expect(firstBroken({ game: willyville, seats: 3, census, content, depth: 0.3 }, 10)).toBeNull()
    expect(begin(willyville, { seats: 2, seed: seedOf(1) }).state.fields).toBe(8)
  })
})
