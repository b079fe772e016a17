import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import type { State } from '#village/state'
import {
  asked,
  cubes,
  customer,
  done,
  family,
  INN,
  kindsOf,
  living,
  MARRIAGE,
  me,
  mine,
  offered,
  owns,
  PORT,
  played,
  stateAfter,
  table,
  villager,
} from './table.ts'

type Wares = Parameters<typeof owns>[1]

/** A turn that begins with a cube from this space; another cube keeps the round going. */
function at(space: string, wares: Wares, change: (t: State) => void = () => {}, options = {}) {
  return table({ options }, (t) => {
    cubes(t, `${space}.green`, 'market.plague')
    family(t, 0, '1@farm')
    owns(me(t), wares)
    change(t)
  })
}

describe('harvest and family', () => {
  it('V-HARVEST-1: somebody must be at home', () => {
    const saved = at('harvest', {}, (t) => family(t, 0, '1@inn'))
    expect(done(saved, 'take:harvest.green').state.players[0]?.stock.grain).toBe(0)
  })

  it.each([
    [2, {}],
    [2, { horse: 1 }],
    [2, { ox: 1 }],
    [3, { horse: 1, plough: 1 }],
    [4, { ox: 1, plough: 1 }],
  ])('V-HARVEST-2: %i grain with %o, nothing is used up', (grain, wares) => {
    const { stock } = mine(at('harvest', wares), 'take:harvest.green', 'harvest')
    expect(stock).toMatchObject({ ...wares, grain })
  })

  it('V-HARVEST-2: what is on a ship does not count', () => {
    const saved = at(
      'harvest',
      { plough: 1 },
      (t) => {
        me(t).ship = { at: 't1', captain: 0, holds: ['ox'], chest: null }
      },
      PORT,
    )
    expect(mine(saved, 'take:harvest.green', 'harvest').stock.grain).toBe(2)
  })

  it('V-HARVEST-3: the best is taken without a question', () => {
    const saved = at('harvest', { ox: 1, horse: 1, plough: 1 })
    expect(offered(saved, 'take:harvest.green')).toEqual(['harvest', 'skip'])
    expect(mine(saved, 'take:harvest.green', 'harvest').stock.grain).toBe(4)
  })

  it('V-FAMILY-1, example 2: of 2, 3, 3, 4, 4 in the supply the 2 is born', () => {
    const saved = at('family', {}, (t) => family(t, 0, '1@farm', '1@farm', '1@farm', '1@farm', '2@farm', '2@farm'))
    expect(living(stateAfter(saved, 'take:family.green', 'birth'), 0).filter((name) => name === '2@farm')).toHaveLength(
      3,
    )
  })

  it('V-FAMILY-2: or one member comes home, never from bag, ship or lighthouse', () => {
    const saved = at(
      'family',
      {},
      (t) =>
        family(
          t,
          0,
          '1@craft.smithy',
          '1@bag',
          '1@church.2',
          '1@council.1',
          '2@castle.northgate',
          '2@ship',
          '2@light.far',
          '3@inn',
        ),
      INN,
    )
    expect(offered(saved, 'take:family.green')).toEqual([
      'birth',
      'recall:1@craft.smithy',
      'recall:1@church.2',
      'recall:1@council.1',
      'recall:2@castle.northgate',
      'recall:3@inn',
      'skip',
      'endTurn:ask',
    ])
    expect(living(stateAfter(saved, 'take:family.green', 'recall:1@church.2'), 0)[2]).toBe('1@farm')
  })
})

describe('crafts', () => {
  it.each([
    ['wainwright', { orange: 1, pink: 1 }, 'wagon'],
    ['stables', { grain: 3 }, 'ox'],
    ['scriptorium', { pink: 1 }, 'scroll'],
    ['smithy', { orange: 1, pink: 1 }, 'plough'],
  ])('V-CRAFT-1: the %s for %o', (building, wares, good) => {
    const saved = at('crafts', { ...wares }, (t) => family(t, 0, '1@inn'))
    const make = building === 'stables' ? ['make:ox'] : []
    const { stock, lap } = mine(saved, 'take:crafts.green', `craft:${building}`, ...make)
    expect([stock[good as 'ox'], lap, stock.grain, stock.pink, stock.orange]).toEqual([1, 0, 0, 0, 0])
  })

  it('V-CRAFT-1: the mill gives two coins for 2 time and 2 grain', () => {
    const { stock, lap } = mine(
      at('crafts', { grain: 2 }, (t) => family(t, 0, '1@inn')),
      'take:crafts.green',
      'craft:mill',
    )
    expect([stock.coins, stock.grain, lap]).toEqual([2, 0, 2])
  })

  it('V-CRAFT-1: the brewery gives two beer, with Inn alone', () => {
    const saved = at('crafts', { grain: 3 }, (t) => family(t, 0, '1@inn'), INN)
    expect(mine(saved, 'take:crafts.green', 'craft:brewery').stock.beer).toBe(2)
    expect(offered(at('crafts', { grain: 3 }), 'take:crafts.green')).not.toContain('craft:brewery')
  })

  it('V-CRAFT-2, example 3: a member goes to the wainwright for 2 time and makes a wagon for 2 more', () => {
    const path = ['take:crafts.green', 'craft:wainwright', 'train:1@farm']
    const saved = at('crafts', { pink: 1, orange: 1 })
    const { stock, lap } = mine(saved, ...path, 'produce')
    expect([stock.wagon, lap]).toEqual([1, 4])
    const left = mine(saved, ...path, 'leave')
    expect([left.stock.wagon, left.lap]).toEqual([0, 2])
  })

  it('V-CRAFT-2: who is trained makes goods with time alone; another may be trained beside', () => {
    const saved = at('crafts', {}, (t) => family(t, 0, '1@farm', '1@craft.smithy'))
    expect(offered(saved, 'take:crafts.green', 'craft:smithy')).toEqual(['time', 'train:1@farm'])
    const { stock, lap } = mine(saved, 'take:crafts.green', 'craft:smithy', 'time')
    expect([stock.plough, lap]).toEqual([1, 3])
  })

  it('V-CRAFT-3: paying needs nobody, and not in the same action as a training', () => {
    const saved = at('crafts', { pink: 1 }, (t) => family(t, 0, '1@inn'))
    expect(offered(saved, 'take:crafts.green')).toEqual(['craft:scriptorium', 'skip'])
    const trained = at('crafts', { pink: 1 })
    expect(offered(trained, 'take:crafts.green', 'craft:scriptorium', 'train:1@farm')).toEqual(['produce', 'leave'])
  })

  it('V-CRAFT-4: a trained member stays until it dies or is called home', () => {
    const next = done(at('crafts', {}), 'take:crafts.green', 'craft:smithy', 'produce')
    expect(living(next.state, 0)).toEqual(['1@craft.smithy'])
  })
})

/** Example 4: Birgit calls, Konstanze and André have what the rulebook gives them. */
function marketDay(change: (t: State) => void = () => {}) {
  return table({}, (t) => {
    cubes(t, 'market.brown', 'church.green')
    t.row = ['b01', 'b02', 'b03', 'b04', 'b05', 'b06', 'b07', 'b08', 'b09'].map(customer)
    t.deck = ['b10', 'b11', 'b12', 'b13'].map(customer)
    const [birgit, konstanze, andre] = t.players as [State['players'][0], State['players'][0], State['players'][0]]
    owns(birgit, { horse: 1, plough: 1, scroll: 1, grain: 1, green: 2 })
    owns(konstanze, { grain: 4, green: 1 })
    owns(andre, { scroll: 1, green: 2 })
    change(t)
  })
}

const DAY = ['take:market.brown', 'serve:b01', '@1 serve:b02', 'serve:b03']

describe('market day', () => {
  it('V-MARKET-1: whoever takes a cube there calls it, and it cannot be let go', () => {
    const scene = played(marketDay(), 'take:market.brown')
    expect(scene.news).toContainEqual({ kind: 'marketCalled', seat: 0 })
    expect(scene.questions[0]?.options).toEqual(['serve:b01', 'serve:b03', 'serve:b04', 'pass'])
  })

  it('V-MARKET-2: only customers in the stalls are served', () => {
    const saved = marketDay((t) => owns(me(t), { horse: 1, scroll: 2, grain: 1 }))
    expect(offered(saved, 'take:market.brown')).toEqual(['serve:b03', 'serve:b04', 'pass'])
  })

  it('V-MARKET-3: the caller first, then clockwise; a pass is for the whole day', () => {
    const scene = played(marketDay(), 'take:market.brown', 'pass')
    expect(scene.questions[0]?.seat).toBe(1)
    const next = done(marketDay(), 'take:market.brown', 'pass', '@1 pass')
    expect(next.state.players.flatMap((p) => p.customers)).toEqual([])
  })

  it('V-MARKET-4, example 4: every sale but the first of the caller costs 1 green and 1 time more', () => {
    const next = done(marketDay(), ...DAY)
    const [birgit, konstanze] = next.state.players
    expect([birgit?.customers, birgit?.lap, birgit?.stock.green]).toEqual([[customer('b01'), customer('b03')], 1, 1])
    expect([konstanze?.customers, konstanze?.lap, konstanze?.stock.green]).toEqual([[customer('b02')], 1, 0])
    expect(CARDS.customers[customer('b01')]?.points).toBe(6)
  })

  it('V-MARKET-5, example 4: who cannot sell passes by itself', () => {
    const { news } = played(marketDay(), ...DAY)
    expect(news).toContainEqual({ kind: 'passed', seat: 2, isForced: true })
  })

  /** A day in the first seat's turn; the seat holds these villagers and these wares, and nobody else holds anything. */
  const dayWith = (seat: number, ids: string[], wares: Wares) =>
    table({ options: INN }, (t) => {
      cubes(t, 'market.brown', 'church.green')
      t.row = ['b05', 'b02', 'b08', 'b09', 'b10', 'b11'].map(customer)
      t.deck = ['b12', 'b13'].map(customer)
      for (const p of t.players) owns(p, {})
      const p = t.players[seat] as State['players'][0]
      owns(p, wares)
      p.villagers = ids.map(villager)
    })

  it('V-MARKET-5: on a market day that somebody else called no villager is played', () => {
    const able = dayWith(1, ['blacksmith', 'scribe'], { grain: 3, green: 1 })
    expect(asked(able, 'take:market.brown')).toMatchObject({ seat: 1, options: ['serve:b02', 'pass', 'endTurn:ask'] })
    const unable = dayWith(1, ['scribe'], { green: 1 })
    const { news, done: over } = played(unable, 'take:market.brown')
    expect([
      news.some((event) => event.kind === 'passed' && event.seat === 1 && event.isForced),
      over !== null,
    ]).toEqual([true, true])
  })

  it('V-MARKET-5, VI-CARD-2: the caller plays them before his sales and between them', () => {
    const saved = dayWith(0, ['scribe', 'sexton'], { grain: 3, green: 1 })
    expect(offered(saved, 'take:market.brown')).toEqual([
      'serve:b02',
      'pass',
      'endTurn:ask',
      'card:scribe',
      'card:sexton',
    ])
    const path = ['take:market.brown', 'serve:b02', 'card:scribe']
    expect(offered(saved, ...path)).toEqual(['serve:b05', 'pass', 'endTurn:ask', 'card:sexton'])
    const p = mine(saved, ...path, 'serve:b05')
    expect([p.customers, p.stock.scroll, p.lap]).toEqual([[customer('b02'), customer('b05')], 1, 1])
  })

  it('V-MARKET-5, VI-CARD-2: the caller is passed over only if no villager of his could bring a sale about', () => {
    const about = (...ids: string[]) => asked(dayWith(0, ids, { green: 1 }), 'take:market.brown')?.about
    expect([about('scribe'), about('herdsman'), about('sexton'), about('peddler')]).toEqual([
      'sell',
      'sell',
      undefined,
      undefined,
    ])
    // Goods alone do not pay the surcharge of a second sale.
    expect(asked(dayWith(0, ['scribe'], { grain: 3 }), 'take:market.brown', 'serve:b02')?.about).toBeUndefined()
  })

  it('V-MARKET-7, VI-EFFECT, serve: a customer taken by a villager leaves the stalls; nothing is refilled before', () => {
    const saved = dayWith(0, ['barker'], { scroll: 1, grain: 3 })
    const day = played(saved, 'take:market.brown', 'card:barker', 'serve:b05')
    expect([day.questions[0]?.options.slice(0, 2), day.now.row.length]).toEqual([['serve:b02', 'pass'], 5])
    const over = done(saved, 'take:market.brown', 'card:barker', 'serve:b05', 'serve:b02').state
    const row = ['b08', 'b09', 'b10', 'b11', 'b12', 'b13'].map(customer)
    expect([over.row, over.players[0]?.lap]).toEqual([row, 0])
  })

  it('V-MARKET-6: a quill crossed by the surcharge is settled before the next player is due', () => {
    const saved = marketDay((t) => {
      family(t, 1, '1@farm', '1@council.1')
      ;(t.players[1] as State['players'][0]).lap = 9
    })
    const scene = played(saved, ...DAY.slice(0, 3))
    expect([scene.questions[0]?.seat, scene.questions[0]?.options]).toEqual([1, ['die:1@farm', 'die:1@council.1']])
  })

  it('V-MARKET-6: it is settled once, the caller’s own too', () => {
    const saved = marketDay((t) => {
      family(t, 0, '1@farm', '1@council.1', '2@farm')
      me(t).lap = 9
    })
    const next = done(saved, ...DAY, 'die:1@council.1').state
    expect([living(next, 0), me(next).deaths]).toEqual([['1@farm', '1@chronicle.council', '2@farm'], 0])
  })

  it('V-MARKET-7: the day ends when the stalls are empty', () => {
    const saved = marketDay((t) => {
      t.row = ['b02', 'b05'].map(customer)
      t.deck = []
      owns(me(t), { grain: 3 })
    })
    const scene = played(saved, 'take:market.brown', 'serve:b02', '@2 serve:b05')
    expect(scene.done).not.toBeNull()
    expect(scene.now.row).toEqual([])
    const early = marketDay((t) => {
      t.row = ['b02', 'b05'].map(customer)
      t.deck = []
    })
    const { news } = played(early, 'take:market.brown', 'serve:b05', '@1 serve:b02')
    expect(kindsOf(news)).not.toContain('passed')
  })

  it('V-MARKET-7: or when all have passed; nothing is refilled before', () => {
    const before = played(marketDay(), ...DAY.slice(0, 3))
    expect(before.now.row).toHaveLength(7)
    expect(done(marketDay(), ...DAY).state.row).toHaveLength(9)
  })

  it('V-MARKET-8, example 4: the row closes up, the unserved first, new ones behind', () => {
    const { row, deck } = done(marketDay(), ...DAY).state
    expect(row).toEqual(['b04', 'b05', 'b06', 'b07', 'b08', 'b09', 'b10', 'b11', 'b12'].map(customer))
    expect(deck).toEqual([customer('b13')])
  })
})

describe('council', () => {
  it('V-COUNCIL-1: to the first step for 1 time and 2 green or a scroll, then its privilege', () => {
    const saved = at('council', { scroll: 1 })
    expect(offered(saved, 'take:council.green', 'enter:1@farm')).toEqual(['use:1', 'none'])
    const next = done(saved, 'take:council.green', 'enter:1@farm', 'use:1').state
    expect([next.ring, next.players[0]?.lap, living(next, 0)]).toEqual([0, 1, ['1@council.1']])
  })

  it('V-COUNCIL-2: one step on, then one privilege of that step or a lower one', () => {
    const saved = at('council', { scroll: 1 }, (t) => family(t, 0, '2@council.2', '1@inn'))
    const path = ['take:council.green', 'climb:2@council.2']
    expect(offered(saved, ...path)).toEqual(['use:1', 'use:2', 'use:3', 'none'])
    expect(mine(saved, ...path, 'use:3', 'pick:ox').stock.ox).toBe(1)
  })

  it('V-COUNCIL-2: the privilege is that of the member just moved, though another stands higher', () => {
    const saved = at('council', { scroll: 1, coins: 1 }, (t) => {
      family(t, 0, '1@farm', '2@council.1', '3@council.4')
    })
    const enter = ['take:council.green', 'enter:1@farm', 'with:scroll']
    const climb = ['take:council.green', 'climb:2@council.1', 'with:scroll']
    expect(offered(saved, ...enter).filter((id) => /^(use|none)/.test(id))).toEqual(['use:1', 'none'])
    expect(offered(saved, ...climb).filter((id) => /^(use|none)/.test(id))).toEqual(['use:1', 'use:2', 'none'])
    expect(offered(saved, 'take:council.green', 'privilege')).toContain('use:4')
  })

  it('V-COUNCIL-3: or a privilege of the own step or a lower one, free', () => {
    const saved = at('council', {}, (t) => family(t, 0, '2@council.2', '1@inn'))
    expect(offered(saved, 'take:council.green')).toEqual(['privilege', 'skip'])
    const p = mine(saved, 'take:council.green', 'privilege', 'use:2', 'pick:pink+orange')
    expect([p.stock.pink, p.stock.orange, p.lap]).toEqual([1, 1, 0])
  })

  it('V-COUNCIL-4: the steps take 1, 2, 2 and 3 time', () => {
    const lapAt = (step: number) =>
      mine(
        at('council', { scroll: 1 }, (t) => family(t, 0, `2@council.${step}`, '1@inn')),
        ...['take:council.green', `climb:2@council.${step}`, 'none'],
      ).lap
    expect([1, 2, 3].map(lapAt)).toEqual([2, 2, 3])
  })

  it('V-COUNCIL-5: ring, 2 cubes, 1 good, or exactly 1 coin for 3 points', () => {
    const saved = at('council', { coins: 5 }, (t) => family(t, 0, '2@council.4', '1@inn'))
    const path = ['take:council.green', 'privilege']
    expect(offered(saved, ...path)).toEqual(['use:1', 'use:2', 'use:3', 'use:4'])
    const p = mine(saved, ...path, 'use:4')
    expect([p.fame, p.stock.coins]).toEqual([3, 4])
  })

  it('V-COUNCIL-5: a ring that is taken has no effect', () => {
    const saved = at('council', {}, (t) => {
      family(t, 0, '2@council.1', '1@inn')
      t.ring = 1
    })
    expect(kindsOf(played(saved, 'take:council.green').news)).toContain('letGo')
  })
})

describe('travel', () => {
  const road = { wagon: 1, brown: 2, orange: 2, pink: 2 }

  it('V-TRAVEL-1: from the farm to a castle next to the village, or from castle to castle', () => {
    const saved = at('travel', road, (t) => family(t, 0, '1@farm', '2@castle.hillfort'))
    expect(offered(saved, 'take:travel.green')).toEqual([
      'travel:1@farm>northgate',
      'travel:1@farm>southgate',
      'travel:2@castle.hillfort>northgate',
      'travel:2@castle.hillfort>farpoint',
      'skip',
    ])
  })

  it('V-TRAVEL-2, example 5: to northgate for 2 time, a wagon and 2 brown: a marker and 3 points', () => {
    const p = mine(at('travel', road), 'take:travel.green', 'travel:1@farm>northgate')
    expect([p.lap, p.stock.wagon, p.stock.brown, p.castles, p.fame]).toEqual([2, 0, 0, ['northgate'], 3])
  })

  it('V-TRAVEL-3: a second visit brings the reward again, but no second marker', () => {
    const saved = at('travel', road, (t) => {
      me(t).castles = ['northgate']
    })
    const p = mine(saved, 'take:travel.green', 'travel:1@farm>northgate')
    expect([p.castles, p.fame]).toEqual([['northgate'], 3])
  })

  it('V-TRAVEL-4: points, two cubes of choice or a coin', () => {
    const rewards = CARDS.travel.castles.map(({ id, reward }) => [id, reward])
    expect(Object.fromEntries(rewards)).toEqual({
      northgate: { points: 3 },
      stonewatch: { points: 3 },
      southgate: { cubes: 2 },
      lakehold: { cubes: 2 },
      hillfort: { coins: 1 },
      farpoint: { coins: 1 },
    })
    const saved = at('travel', road, (t) => family(t, 0, '1@castle.northgate'))
    expect(mine(saved, 'take:travel.green', 'travel:1@castle.northgate>hillfort').stock.coins).toBe(1)
    const south = ['take:travel.green', 'travel:1@farm>southgate', 'pick:2green']
    expect(mine(at('travel', road), ...south).stock.green).toBe(3)
  })

  it('V-TRAVEL-5: every way has its price', () => {
    const ways = CARDS.travel.ways.map(({ between, pay }) => [between.join('-'), pay])
    expect(Object.fromEntries(ways)).toEqual({
      'village-northgate': { brown: 2 },
      'village-southgate': { orange: 2 },
      'northgate-hillfort': { pink: 2 },
      'northgate-lakehold': { brown: 1, orange: 1 },
      'southgate-lakehold': { orange: 1, pink: 1 },
      'southgate-stonewatch': { brown: 1, pink: 1 },
      'hillfort-farpoint': { brown: 1, orange: 1 },
      'lakehold-farpoint': { pink: 2 },
      'stonewatch-farpoint': { orange: 2 },
    })
  })
})

describe('church and well', () => {
  it('V-CHURCH: one member from the farm into the bag, for 1 brown or 3 time', () => {
    const saved = at('church', { brown: 1 })
    expect(offered(saved, 'take:church.green')).toEqual(['enter:1@farm.brown', 'enter:1@farm.time', 'skip'])
    const t = stateAfter(saved, 'take:church.green', 'enter:1@farm.time')
    expect([living(t, 0), t.players[0]?.lap]).toEqual([['1@bag'], 3])
  })

  it('V-WELL-1: three cubes of one colour, then any one action, even of an empty space', () => {
    const saved = at('church', { pink: 3, green: 2 })
    expect(offered(saved)).not.toContain('well:green')
    expect(offered(saved, 'well:pink')).toContain('space:harvest')
    const p = mine(saved, 'well:pink', 'space:harvest')
    expect([p.stock.pink, p.stock.grain]).toEqual([0, 2])
  })

  it('V-WELL-1, V-PAY-1: coins may stand in for cubes at the well', () => {
    expect(offered(at('church', { pink: 1, coins: 2 }))).toContain('well:pink')
    expect(offered(at('church', { coins: 3 }))).toContain('well:coins')
  })

  it('V-WELL-2: what is paid for must be possible and is used', () => {
    const saved = at('church', { pink: 3 })
    expect(offered(saved, 'well:pink')).not.toContain('space:travel')
    expect(offered(saved, 'well:pink', 'space:church')).toEqual([])
    expect(living(stateAfter(saved, 'well:pink', 'space:church'), 0)).toEqual(['1@bag'])
  })

  it('V-WELL-3: no cube is taken and there is no other action without a cube', () => {
    const saved = at('church', { pink: 3 })
    expect(offered(saved)).toEqual(['take:market.plague', 'take:church.green', 'well:pink'])
    const { cubes: left } = stateAfter(saved, 'well:pink', 'space:harvest')
    expect(left).toEqual(saved.state.cubes)
  })

  it('VM-SETUP-2: in the first round the well may choose the empty family', () => {
    const saved = at('church', { pink: 3 }, () => {}, MARRIAGE)
    expect(offered(saved, 'well:pink')).toContain('space:family')
  })
})
