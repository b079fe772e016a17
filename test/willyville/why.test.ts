import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/willyville/cards'
import { begin, below, luckFrom, position, type Saved } from '#kernel'
import { customerId } from '#willyville/banner-places'
import { willyville } from '#willyville/game'
import { activeSeat, type State } from '#willyville/state'
import { AREA_SLOTS, buildingId, GOODS, type HallSlot, STACKS, VILLAGERS } from '#willyville/words'
import { seedOf } from '../conformance.ts'
import { turnsOf } from './planner.ts'
import { pool } from './table.ts'

const FIELDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Everything a player may ask about. */
const ASKABLE: string[] = [
  ...CARDS.churches.map(({ name }) => `church:${name}`),
  ...CARDS.townHalls.map(({ name }) => `hall:${name}`),
  ...STACKS.map((stack) => `monk:${stack}`),
  ...CARDS.craft.flatMap(({ building, banners }) => banners.map((banner) => `build:${buildingId(building, banner)}`)),
  'meet',
  'travel',
  'field',
  'market',
  'hand',
  'game',
  'school:new',
  'school:right',
  ...['coin', 'house', 'story', 'stay'].map((place) => `ask:${place}`),
  ...VILLAGERS.flatMap((villager) => [`school:left>${villager}`, `school:right>${villager}`, `hall:${villager}`]),
  ...AREA_SLOTS.map((slot) => `hall:${slot}`),
  ...GOODS.map((good) => `make:${good}`),
  ...CARDS.customers.map((_, customer) => `serve:${customerId(customer)}`),
  ...FIELDS.flatMap((field) => [`harvest:${field}`, `plough>field${field}`, `joker>field${field}`]),
  'hall',
]

describe('why and what is offered', () => {
  const luck = luckFrom(seedOf(5))
  const turns = [2, 3, 4].flatMap((seats) => [1, 2].flatMap((seed) => turnsOf(seed, seats, luck)))

  it('agree about everything, in every turn of whole games', () => {
    expect(turns.length).toBeGreaterThan(300)
    for (const saved of turns) {
      const seat = activeSeat(saved.state)
      const dice = position(willyville, saved, []).questions[0]?.options ?? []
      const option = dice[below(luck, dice.length)] as string
      const answers = [{ seat, picks: [option] }]
      let now = position(willyville, saved, answers)
      // At the banner, and again after each white one.
      while (now.questions[0]?.about === 'act' || now.questions[0]?.about === 'more') {
        const { options } = now.questions[0]
        const view = willyville.view(now.now, seat)
        const allowed = ASKABLE.filter((option) => willyville.why?.(view, seat, option).length === 0)
        expect(allowed, JSON.stringify(answers)).toEqual(ASKABLE.filter((option) => options.includes(option)))
        const whites = options.filter(
          (id) => /^(make|harvest|serve|game|school|hall)/.test(id) || id.includes('>field'),
        )
        if (whites.length === 0) break
        answers.push({ seat, picks: [whites[below(luck, whites.length)] as string] })
        now = position(willyville, saved, answers)
      }
    }
  })
})

it('W-HALL: a hall with fewer slots than it has names is full when they are, and why says so too', () => {
  const townHalls = CARDS.townHalls.map((hall) => (hall.name === 'area' ? { ...hall, slots: 2 } : hall))
  const saved = begin(willyville, { seats: 2, seed: seedOf(1), content: { ...CARDS, townHalls } }) as Saved<State>
  const turn = position(willyville, saved, []).done as Saved<State>
  const seat = activeSeat(turn.state)
  const player = turn.state.players[seat] as State['players'][number]
  const offered = (marks: HallSlot[]) => {
    player.hall = { name: 'area', jokers: 0, marks }
    player.villagers.councillor = true
    pool(turn.state, 'w5 w6 w1')
    const now = position(willyville, turn, [{ seat, picks: ['dice:w5+w6=11'] }])
    const options = now.questions[0]?.options ?? []
    const view = willyville.view(now.now, seat)
    for (const id of ['hall', ...AREA_SLOTS.map((slot) => `hall:${slot}`)]) {
      expect([id, willyville.why?.(view, seat, id).length === 0]).toEqual([id, options.includes(id)])
    }
    return options.filter((option) => option.startsWith('hall'))
  }
  expect(offered(['served'])).not.toContain('hall')
  expect(offered(['served', 'fields'])).toContain('hall')
})
