import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/willyville/cards'
import { below, luckFrom, position } from '#kernel'
import { willyville } from '#willyville/game'
import { activeSeat } from '#willyville/state'
import { AREA_SLOTS, buildingId, customerId, GOODS, STACKS, VILLAGERS } from '#willyville/words'
import { seedOf } from '../conformance.ts'
import { turnsOf } from './planner.ts'

/** Everything a player may ask about, but what is offered only for the first of several that are alike. */
const THINGS: string[] = [
  ...CARDS.churches.map(({ name }) => `church:${name}`),
  ...CARDS.townHalls.map(({ name }) => `hall:${name}`),
  ...STACKS.map((stack) => `monk:${stack}`),
  ...CARDS.craft.flatMap(({ building, banners }) => banners.map((banner) => `build:${buildingId(building, banner)}`)),
  ...['meet', 'travel', 'field', 'market', 'hand', 'game', 'school:new', 'school:right'],
  ...['coin', 'house', 'story', 'stay'].map((place) => `ask:${place}`),
  ...VILLAGERS.flatMap((villager) => [`school:left>${villager}`, `school:right>${villager}`, `hall:${villager}`]),
  ...AREA_SLOTS.map((slot) => `hall:${slot}`),
  ...GOODS.map((good) => `make:${good}`),
  ...CARDS.customers.map((_, customer) => `serve:${customerId(customer)}`),
]

describe('why and what is offered', () => {
  const luck = luckFrom(seedOf(5))
  const turns = [2, 3, 4].flatMap((seats) => [1, 2].flatMap((seed) => turnsOf(seed, seats, luck)))

  it('agree about everything, in every turn of whole games', () => {
    expect(turns.length).toBeGreaterThan(300)
    for (const saved of turns) {
      const seat = activeSeat(saved.state)
      const dice = position(willyville, saved, []).asks[0]?.options ?? []
      const option = dice[below(luck, dice.length)] as string
      const { now, asks } = position(willyville, saved, [{ seat, picks: [option] }])
      if (asks[0]?.about !== 'act') continue
      const view = willyville.view(now, seat)
      const allowed = THINGS.filter((thing) => willyville.why?.(view, seat, thing).length === 0)
      expect(allowed, option).toEqual(THINGS.filter((thing) => asks[0]?.options.includes(thing)))
    }
  })
})
