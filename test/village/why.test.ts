import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import { below, luckFrom, position, type Reason } from '#kernel'
import { village } from '#village/game'
import { actionsOf, optionId } from '#village/modules/in-play'
import { allOffered } from '#village/rules/conditions'
import type { State } from '#village/state'
import { COLOURS, CUBES, SPACES } from '#village/words'
import { breadth } from '../breadth.ts'
import { optionSets, seedOf } from '../conformance.ts'
import { cubes, customer, done, family, MARRIAGE, me, owns, PORT, table } from './table.ts'
import { type Asked, questionsOf } from './turns.ts'

const NAMES = [1, 2, 3, 4].flatMap((number) =>
  ['farm', 'council.1', 'council.2', 'castle.northgate', 'church.1', 'craft.smithy', 'bag'].map(
    (place) => `${number}@${place}`,
  ),
)
const CASTLES = CARDS.travel.castles.map(({ id }) => id)

/** Everything a player may ask about in their turn. */
const THINGS: string[] = [
  ...SPACES.flatMap((space) => CUBES.map((cube) => `take:${space}.${cube}`)),
  ...[...COLOURS, 'coins'].map((colour) => `well:${colour}`),
  'harvest',
  'birth',
  'privilege',
  'visit',
  'sail',
  'dock',
  'return',
  ...CARDS.crafts.map(({ building }) => `craft:${building}`),
  ...CARDS.customers.map(({ id }) => `serve:${id}`),
  ...CARDS.port.captains.map(({ id }) => `hire:${id}`),
  ...NAMES.flatMap((name) => [`recall:${name}`, `climb:${name}`, `enter:${name}`]),
  ...NAMES.flatMap((name) => [`enter:${name}.brown`, `enter:${name}.time`, `visit:${name}`]),
  ...NAMES.flatMap((name) => CASTLES.map((castle) => `travel:${name}>${castle}`)),
  ...NAMES.flatMap((name) => [1, 2, 3, 4, 5, 6].map((rank) => `rank:${name}>${rank}`)),
  'sell:1bread',
  'sell:2bread',
  'sell:1tool',
  'sell:3tool',
  'cubes:brown+pink',
  'cubes:orange+green',
]

function reasonsFor({ here, ask }: Pick<Asked, 'here' | 'ask'>, option: string): readonly Reason[] {
  return village.why?.(village.view(here.now, ask.seat), ask.seat, option) ?? []
}

function after({ saved, answers, ask }: Asked, picks: readonly string[]) {
  const more = picks.map((pick) => ({ seat: ask.seat, picks: [pick] }))
  const { questions, now } = position<State>(village, saved, [...answers, ...more])
  const [next] = questions
  return { now, about: next?.about, options: next?.seat === ask.seat ? next.options : [] }
}

/** On a market day it is asked at once what is sold. */
function isUseOf(option: string, about: string | undefined): boolean {
  return option === `space:${about === 'sell' ? 'market' : about}`
}

/** V-WELL-2: what the well leads to; where a space has but one use it is not asked which. */
function usesAfter(asked: Asked, picks: readonly string[]): string[] {
  const { now, options } = after(asked, picks)
  const paying = options.filter((option) => option.startsWith('pay:'))
  if (paying.length > 0) return paying.flatMap((payment) => usesAfter(asked, [...picks, payment]))
  const single = Object.values(actionsOf(now)).flatMap((action) => {
    const uses = allOffered(action.uses, now, asked.ask.seat, [])
    return uses.length === 1 ? uses.map(optionId) : []
  })
  const uses = options.flatMap((option) => {
    const used = after(asked, [...picks, option])
    return isUseOf(option, used.about) ? used.options : []
  })
  return [...single, ...uses]
}

/** V-TURN-1: everything a cube, the well or a free action leads to. */
function reachable(asked: Asked): Set<string> {
  const starts = asked.ask.options.filter((option) => /^(take|well):/.test(option))
  const uses = starts.flatMap((start) => {
    return start.startsWith('take:') ? after(asked, [start]).options : usesAfter(asked, [start])
  })
  return new Set([...starts, ...uses])
}

const luck = luckFrom(seedOf(5))
/** One of so many of the questions below is looked at; each of them by `npm run soak -- breadth`. */
const SHARE = breadth(4, 1)
const all = optionSets(village).flatMap((options, seed) => {
  return seed % 3 === 0 ? questionsOf({ seats: 1 + (seed % 5), options, seed }) : []
})

describe('why and what is offered', () => {
  it('agree at the beginning of every turn about everything that a cube or the well leads to', () => {
    let silent = 0
    const turns = all.filter(({ ask }) => ask.about === 'turn' && below(luck, 30 * SHARE) === 0)
    expect(turns.length).toBeGreaterThan(40 / SHARE)
    for (const asked of turns) {
      const offered = reachable(asked)
      const allowed = THINGS.filter((option) => reasonsFor(asked, option).length === 0)
      expect(allowed).toEqual(THINGS.filter((option) => offered.has(option)))
      silent += allowed.length
    }
    expect(silent).toBeGreaterThan(500 / SHARE)
  })

  it('agree when a cube was taken and its action is to be used', () => {
    const uses = all.filter(({ ask, here }) => ask.about === here.now.turn && below(luck, 25 * SHARE) === 0)
    expect(uses.length).toBeGreaterThan(20 / SHARE)
    for (const asked of uses) {
      const allowed = THINGS.filter((option) => reasonsFor(asked, option).length === 0)
      expect(allowed.sort()).toEqual(THINGS.filter((option) => asked.ask.options.includes(option)).sort())
    }
  })

  it('agree on market days, with the surcharge that is due', () => {
    const sales = all.filter(({ ask }) => ask.about === 'sell' && below(luck, 3) === 0)
    expect(sales.length).toBeGreaterThan(20)
    const customers = THINGS.filter((option) => option.startsWith('serve:'))
    for (const asked of sales) {
      const allowed = customers.filter((option) => reasonsFor(asked, option).length === 0)
      expect(allowed).toEqual(customers.filter((option) => asked.ask.options.includes(option)))
    }
  })

  it('name a rule for whatever is not offered', () => {
    const rules = new Set(
      all
        .filter(({ ask }) => ask.about === 'turn' && below(luck, 40 * SHARE) === 0)
        .flatMap((asked) => THINGS.flatMap((option) => reasonsFor(asked, option).map(({ rule }) => rule))),
    )
    for (const rule of rules) expect(rule).toMatch(/^V[IPM]?-[A-Z]+(-\d)?$/)
    expect(rules.size).toBeGreaterThan(15)
  })
})

describe('why not', () => {
  const because = (saved: ReturnType<typeof table>, option: string, seat = saved.state.due) => {
    const { now } = position<State>(village, saved, [])
    return village.why?.(village.view(now, seat), seat, option)
  }
  const poor = (change: (t: State) => void = () => {}) =>
    table({}, (t) => {
      cubes(t, 'crafts.green', 'travel.green', 'market.green', 'council.pink')
      family(t, 0, '1@farm', '1@craft.mill', '2@bag')
      t.row = ['b01', 'b02', 'b03', 'b04', 'b05', 'b06'].map(customer)
      owns(me(t), {})
      change(t)
    })

  it('V-TRAVEL-2: what a journey lacks is named', () => {
    expect(because(poor(), 'travel:1@farm>northgate')).toEqual([{ rule: 'V-TRAVEL-2', facts: { brown: 2, wagon: 1 } }])
  })

  it('V-TRAVEL-1: a castle out of reach', () => {
    expect(because(poor(), 'travel:1@farm>farpoint')).toEqual([{ rule: 'V-TRAVEL-1', facts: { far: 'farpoint' } }])
  })

  it('V-MARKET-2: a customer in the queue, and one who wants more than there is', () => {
    expect(because(poor(), 'serve:b05')?.[0]).toEqual({ rule: 'V-MARKET-2', facts: { queue: 'b05' } })
    expect(because(poor(), 'serve:b01')).toEqual([{ rule: 'V-MARKET-2', facts: { horse: 1, plough: 1 } }])
  })

  it('V-WELL-1: a space without cubes', () => {
    expect(because(poor(), 'harvest')).toEqual([{ rule: 'V-WELL-1', facts: { space: 'harvest' } }])
  })

  it('V-FAMILY-2: nobody is called home from the bag', () => {
    const saved = poor((t) => cubes(t, 'family.green', 'market.green'))
    expect(because(saved, 'recall:2@bag')).toEqual([{ rule: 'V-FAMILY-2', facts: { at: 'bag' } }])
  })

  it('V-ROUND-2: in the turn of another', () => {
    expect(because(poor(), 'craft:smithy', 1)).toEqual([{ rule: 'V-ROUND-2', facts: { turn: 0 } }])
  })

  it('V-PAY-1: coins stand in for cubes before anything is missed', () => {
    const saved = poor((t) => owns(me(t), { coins: 1, wagon: 1 }))
    expect(because(saved, 'travel:1@farm>northgate')).toEqual([{ rule: 'V-TRAVEL-2', facts: { brown: 1 } }])
  })

  it('VP-SAIL-1: a captain who wants more coins', () => {
    const saved = table({ options: PORT }, (t) => {
      cubes(t, 'travel.green', 'market.green')
      owns(me(t), { coins: 1 })
    })
    expect(because(saved, 'hire:c31')).toEqual([{ rule: 'VP-SAIL-1', facts: { coins: 2 } }])
    expect(because(saved, 'return')).toEqual([{ rule: 'VP-SAIL-2', facts: { port: 1 } }])
    expect(because(saved, 'stay')).toEqual([{ rule: 'VP-SAIL-2', facts: { port: 1 } }])
  })

  it('VM-MARRY-1, VM-MARRY-2: a rank that is taken, and an own member in the ceremony', () => {
    const saved = table({ options: MARRIAGE }, (t) => {
      cubes(t, 'marriage.green', 'market.green')
      family(t, 0, '1@farm', '1@rank.2')
    })
    expect(because(saved, 'rank:1@farm>2')?.map(({ rule }) => rule)).toEqual(['VM-MARRY-2', 'VM-MARRY-1'])
    expect(because(saved, 'rank:1@farm>3')?.map(({ rule }) => rule)).toEqual(['VM-MARRY-2'])
  })

  it('V-END-6: when the game is over', () => {
    const over = done({ ...poor(), scene: 'score' }).state
    expect(village.why?.(village.view(over, 0), 0, 'harvest')).toEqual([{ rule: 'V-END-6', facts: { over: 1 } }])
  })
})
