import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import { readCards } from '#data/kingsbridge/read'
import { type Cards, cardsSchema } from '#data/kingsbridge/schema'
import { begin } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { firstBroken, seedOf } from '../conformance.ts'
import { census } from './census.ts'

function wrongIn(file: unknown): string[] {
  const read = readCards(typeof file === 'string' ? file : JSON.stringify(file))
  return 'wrong' in read ? read.wrong : []
}

const replaced = (id: string, change: object) => ({
  events: VALUES.events.map((event) => (event.id === id ? { ...event, ...change } : event)),
})

const trade = (good: string) => ({ type: 'exchange', give: { [good]: 1 }, get: { vp: 1 } })

describe('the card values', () => {
  it('have the shape they are read by, and tell where each comes from', () => {
    expect(cardsSchema.safeParse(VALUES).success).toBe(true)
    expect(VALUES.events.every(({ from }) => typeof from === 'object' && Object.keys(from).length >= 6)).toBe(true)
  })

  it('have as many cards as the box', () => {
    const { actionCards, events, plots, projects, plague, favour } = VALUES
    expect([actionCards.length, events.length, plots.length, projects.length]).toEqual([12, 44, 14, 7])
    expect([plague.places.length, plague.tiles.values.length, favour.spaces.length]).toEqual([11, 11, 10])
    expect(actionCards.filter(({ starred }) => starred)).toHaveLength(6)
  })

  it('of the rulebook are the rulebook’s', () => {
    expect(VALUES.constants).toMatchObject({
      vpPerMaterial: { value: 3 },
      housesPerRent: { value: 2 },
      clothPerMaking: { value: 2 },
      medicineService: { money: 1, vp: 1 },
      metal: { vp: 3, tieVp: 1 },
    })
    expect([VALUES.market.wool.price, VALUES.market.cloth.price]).toEqual([2, 4])
    expect([Math.min(...VALUES.taxDie.faces), Math.max(...VALUES.taxDie.faces)]).toEqual([2, 5])
    expect(VALUES.final).toMatchObject({ stone: 1, wood: 1, money: 0.5, tieBreak: ['piety', 'loyalty', 'knowledge'] })
  })

  it('name every place of the plague at least twice in chapters III and IV, none before', () => {
    for (const { chapter, plague } of VALUES.events) expect(plague === null).toBe(chapter < 3)
    const named = VALUES.events.flatMap(({ plague }) => plague ?? [])
    for (let place = 1; place <= 11; place++) expect(named.filter((count) => count === place)).toHaveLength(2)
  })

  it('show four different symbols on every event', () => {
    for (const { corners } of VALUES.events) expect(new Set(Object.values(corners)).size).toBe(4)
  })
})

describe('a table owner’s own values', () => {
  it('replace ours where they are given, and only there', () => {
    const read = readCards('{ "taxDie": { "faces": [3] }, "constants": { "startVp": { "value": 5 } } }') as Cards
    expect([read.taxDie.faces, read.constants.startVp.value, read.constants.housesPerPlayer.value]).toEqual([[3], 5, 4])
    expect(read.events).toEqual(VALUES.events)
  })

  it.each<[string, unknown, string]>([
    ['text', '{', 'not JSON'],
    ['a list', '[]', 'one object'],
    ['an unknown name', { taxes: {} }, 'taxes'],
    ['a stock below 0', { stock: { grain: { value: -1 } } }, 'stock.grain.value'],
    ['an unknown space', { favour: { start: 'duke' } }, 'favour.start'],
    ['a council without 0', { council: { numbers: { ne: 1 } } }, 'must bear a 0'],
    ['too little stone', { stock: { stone: { value: 20 } } }, 'more fields for stone'],
    ['too many lasting events', { constants: { maxLastingPerChapter: { value: 2 } } }, 'lasting ones'],
    ['too small a deck', { constants: { eventsDrawnPerChapter: { value: 5 } } }, 'every round needs an event'],
    ['too few events', { events: VALUES.events.slice(1) }, 'chapter 1 has 10'],
    ['an event twice', replaced('c1-palace', { id: 'c1-ferry' }), 'twice'],
    ['a project that lasts', replaced('c1-palace', { kind: 'lasting' }), 'which project is not'],
    [
      'a loss of knowledge',
      replaced('c1-ferry', { effects: [{ type: 'lose', goods: { knowledge: 1 }, elseVp: 1 }] }),
      'never lost',
    ],
    [
      'a card that costs knowledge',
      replaced('c1-scaffold', { effects: [{ type: 'cardCost', card: 'grain', goods: { knowledge: 1 } }] }),
      'never lost',
    ],
    [
      'two exchanges that last on one card',
      replaced('c4-army-cloth', { effects: [trade('wool'), trade('cloth')] }),
      'more than one exchange',
    ],
    ['an unknown effect', replaced('c1-ferry', { effects: [{ type: 'burn' }] }), 'events.6.effects.0'],
    [
      'twelve starred cards',
      { actionCards: VALUES.actionCards.map((card) => ({ ...card, starred: true })) },
      'a starred one',
    ],
  ])('are refused with a clear sentence: %s', (_, file, said) => {
    expect(wrongIn(file).join(' ')).toContain(said)
  })

  it('may bring a new event in one line, with which every promise is kept', () => {
    const effects = [
      { type: 'discard', count: 2, how: 'choice' },
      { type: 'loseAny', count: 3, of: ['stone', 'wood', 'piety'], elseVp: 2 },
      { type: 'exchange', give: { wool: 1, money: 1 }, get: { goods: { knowledge: 2 }, vp: 1 } },
    ]
    const made = VALUES.events.map((event) => (event.kind === 'immediate' ? { ...event, effects } : event))
    const content = readCards(JSON.stringify({ events: made })) as Cards
    expect(begin(kingsbridge, { seats: 2, seed: seedOf(1), content }).state.setup.content.events).toEqual(
      content.events,
    )
    for (const seats of [2, 4]) {
      const trial = { game: kingsbridge, seats, census, content, depth: 0.2 }
      expect(firstBroken(trial, 5)).toBeNull()
    }
  })

  it('may make every effect last at once', () => {
    const effects = [
      { type: 'price', good: 'wool', money: 3 },
      { type: 'exchange', give: { money: 1 }, get: { vp: 1 } },
      { type: 'forgoGain', goods: { piety: 1 } },
      { type: 'randomDiscard' },
      { type: 'cardBonus', card: 'privilege', goods: { grain: 1 } },
      { type: 'cardCost', card: 'privilege', goods: { wool: 1 } },
      { type: 'cardCost', card: 'material', goods: { stone: 1, money: 1 } },
      { type: 'cardLimit', card: 'medicine', max: 1 },
      { type: 'cardBan', card: 'sale' },
    ]
    const lasting = VALUES.events.map((event) => (event.kind === 'lasting' ? { ...event, effects } : event))
    const content = readCards(JSON.stringify({ events: lasting })) as Cards
    expect(firstBroken({ game: kingsbridge, seats: 3, census, content, depth: 0.2 }, 8)).toBeNull()
  })
})
