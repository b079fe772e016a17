import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import { generationOf, memberNamed } from '#village/rules/members'
import type { Player, State, Wedlock } from '#village/state'
import {
  asked,
  cubes,
  customer,
  done,
  family,
  fresh,
  INN,
  kindsOf,
  living,
  MARRIAGE,
  me,
  mine,
  offered,
  owns,
  played,
  sceneAt,
  stateAfter,
  table,
} from './table.ts'

type Wares = Parameters<typeof owns>[1]

function player(t: State, seat: number): Player {
  return t.players[seat] as Player
}

function wedlock(t: State): Wedlock {
  return t.wedlock as Wedlock
}

function at(space: string, wares: Wares, change: (t: State) => void = () => {}, options = MARRIAGE) {
  return table({ options }, (t) => {
    cubes(t, `${space}.green`, 'market.plague')
    family(t, 0, '1@farm')
    owns(me(t), wares)
    change(t)
  })
}

describe('setup and smuggler', () => {
  it('VM-SETUP-1: five ones at home, five more customers, a seventh plague cube, two pink figures', () => {
    const t = fresh({ options: MARRIAGE })
    expect(living(t, 0)).toEqual(Array(5).fill('1@farm'))
    expect([t.row.length + t.deck.length, t.supply[4], wedlock(t).pink]).toEqual([29, 7, 2])
  })

  it('VM-SETUP-2: in the first round family is empty, the well may choose it all the same', () => {
    const { state } = table({ options: MARRIAGE })
    expect(state.cubes.slice(5, 10)).toEqual([0, 0, 0, 0, 0])
    const saved = at('church', { pink: 3 })
    expect(offered(saved, 'well:pink')).toContain('space:family')
  })

  it('VM-SMUG-1, example 14: a plague cube, three tools: 4 time, 1 green, 6 points', () => {
    const saved = at('smuggler', { tool: 3, bread: 1, green: 1 }, (t) => cubes(t, 'smuggler.plague', 'market.plague'))
    expect(offered(saved, 'take:smuggler.plague').slice(0, 4)).toEqual([
      'sell:1bread',
      'sell:1tool',
      'sell:2tool',
      'sell:3tool',
    ])
    const p = mine(saved, 'take:smuggler.plague', 'sell:3tool')
    expect([p.lap, p.stock.green, p.stock.tool, p.fame]).toEqual([4, 0, 0, 6])
  })

  it('VM-SMUG-1: bread that is sold lies ready and cannot be eaten while the rest is paid', () => {
    const saved = at('smuggler', { bread: 3, green: 1, coins: 1 }, (t) => {
      cubes(t, 'smuggler.plague', 'market.plague')
      family(t, 0, '1@farm', '2@farm')
      me(t).mixesCoins = true
    })
    const path = ['take:smuggler.plague', 'sell:2bread']
    const ways = ['pay:green+2bread', 'pay:2bread+coins']
    expect(offered(saved, ...path)).toEqual([...ways, 'bread:1@farm', 'bread:2@farm'])
    expect(offered(saved, ...path, 'bread:1@farm')).toEqual(ways)
    expect(mine(saved, ...path, 'bread:1@farm', 'pay:2bread+coins').stock).toMatchObject({
      bread: 0,
      coins: 0,
      green: 1,
    })
  })

  it('VM-SMUG-2: a customer of the queue for its goods and a cube of any colour; the row is refilled at once', () => {
    const saved = at('smuggler', { grain: 3, green: 0 }, (t) => {
      t.row = ['b01', 'b03', 'b04', 'b07', 'b05', 'b02', 'b06', 'b08', 'b09'].map(customer)
      t.deck = [customer('b10')]
    })
    const options = offered(saved, 'take:smuggler.green')
    expect(options.filter((id) => id.startsWith('serve'))).toEqual(['serve:b02'])
    const t = stateAfter(saved, 'take:smuggler.green', 'serve:b02')
    expect([player(t, 0).customers, player(t, 0).stock.green, t.row.at(-1)]).toEqual([
      [customer('b02')],
      0,
      customer('b10'),
    ])
  })

  it('VM-SMUG-2: without a cube nobody is served', () => {
    const saved = at('smuggler', { grain: 3 }, (t) => {
      cubes(t, 'smuggler.plague', 'market.plague')
      t.row = ['b01', 'b03', 'b04', 'b06', 'b02'].map(customer)
    })
    const serving = (coins: number) => {
      me(saved.state).stock.coins = coins
      return offered(saved, 'take:smuggler.plague').filter((id) => id.startsWith('serve'))
    }
    expect([serving(0), serving(1)]).toEqual([[], ['serve:b02']])
  })

  it('VM-SMUG-3, example 14: 1 time for two cubes of different colours', () => {
    const p = mine(at('smuggler', {}), 'take:smuggler.green', 'cubes:brown+pink')
    expect([p.lap, p.stock.brown, p.stock.pink, p.stock.green]).toEqual([1, 1, 1, 1])
    expect(offered(at('smuggler', {}), 'take:smuggler.green')).toHaveLength(7)
  })
})

describe('the ceremony', () => {
  it('VM-MARRY-1, example 15: the cube taken pays, 2 time, rank 6, 3 grain; that very member may die', () => {
    const saved = at('marriage', {}, (t) => {
      me(t).lap = 8
      family(t, 0, '1@farm', '1@farm')
    })
    const path = ['take:marriage.green', 'rank:1@farm>6']
    expect([mine(saved, ...path).stock.grain, mine(saved, ...path).stock.green]).toEqual([3, 0])
    const next = done(saved, ...path, 'die:1@rank.6').state
    expect(living(next, 0)).toContain('1@chronicle.farm')
    const again = table({ options: MARRIAGE }, (t) => {
      Object.assign(t, structuredClone({ players: next.players }))
      cubes(t, 'marriage.green', 'market.plague')
    })
    expect(offered(again, 'take:marriage.green')).toContain('rank:1@farm>6')
  })

  it('VM-MARRY-2: never two own members in the ceremony, and no rank that is taken', () => {
    const twice = at('marriage', {}, (t) => family(t, 0, '1@farm', '1@rank.2'))
    expect(kindsOf(played(twice, 'take:marriage.green').news)).toContain('letGo')
    const taken = at('marriage', {}, (t) => {
      family(t, 1, '1@rank.1')
      wedlock(t).pinkRanks = [2]
    })
    expect(offered(taken, 'take:marriage.green')).toEqual([
      'rank:1@farm>3',
      'rank:1@farm>4',
      'rank:1@farm>5',
      'rank:1@farm>6',
      'skip',
    ])
  })

  it.each([
    ['front', 1, [], { grain: 1 }],
    ['front', 2, ['swap:pink', 'pick:brown'], { brown: 1, pink: 0 }],
    ['front', 3, ['pick:orange'], { orange: 1 }],
    ['front', 4, [], { coins: 1 }],
    ['front', 5, ['pick:2brown'], { brown: 2 }],
    ['front', 6, [], { grain: 3 }],
    ['back', 2, [], { grain: 1 }],
    ['back', 3, ['pick:brown'], { brown: 1 }],
    ['back', 4, ['swap:pink', 'pick:2brown'], { brown: 2, pink: 0 }],
    ['back', 6, ['pick:ox'], { ox: 1 }],
  ])('VM-RANK: on the %s rank %i brings its bonus', (side, rank, picks, wares) => {
    const saved = at('marriage', { pink: 1 }, () => {}, { marriage: side })
    const p = mine(saved, 'take:marriage.green', `rank:1@farm>${rank}`, 'pay:green', ...picks)
    expect(p.stock).toMatchObject(wares)
  })

  it('VM-RANK: points on the back, and a swap may be let go', () => {
    const fame = (rank: number) =>
      mine(
        at('marriage', {}, () => {}, { marriage: 'back' }),
        'take:marriage.green',
        `rank:1@farm>${rank}`,
      ).fame
    expect([fame(1), fame(5)]).toEqual([1, 2])
    const saved = at('marriage', { pink: 1 })
    expect(offered(saved, 'take:marriage.green', 'rank:1@farm>2', 'pay:green')).toEqual(['swap:pink', 'keep'])
  })

  it('VM-RANK: no beer on rank 6', () => {
    const saved = at('marriage', {}, () => {}, { ...INN, marriage: 'back' })
    expect(offered(saved, 'take:marriage.green', 'rank:1@farm>6')).not.toContain('pick:beer')
  })
})

/** A wedding after the die has been rolled. */
function wedding(change: (t: State) => void, seats = 4) {
  return sceneAt('wedding', { seats, options: MARRIAGE }, (t) => {
    for (const [seat, p] of t.players.entries()) {
      owns(p, {})
      family(t, seat, '3@farm')
    }
    change(t)
  })
}

/** The die is rolled anew until it shows this rank. */
function rolled(rank: number, change: (t: State) => void, seats = 4): State {
  for (let seed = 1; ; seed++) {
    const saved = sceneAt('rollForWedding', { seats, options: MARRIAGE, seed }, change)
    const scene = played(saved)
    if (scene.news.some((news) => news.kind === 'dieRolled' && news.rank === rank)) return scene.now
  }
}

describe('weddings', () => {
  it('VM-WED-1: a pink figure comes from the supply to the rank the die shows', () => {
    const t = rolled(3, () => {})
    expect([wedlock(t).pink, wedlock(t).pinkRanks]).toEqual([1, [3]])
    expect(CARDS.marriage.die.map(({ face, rank }) => `${face} ${rank}`)).toEqual([
      'orange 2',
      'green 3',
      'pink 4',
      'brown 5',
    ])
  })

  it('VM-WED-1: nobody comes to a rank that is held', () => {
    const t = rolled(3, (state) => family(state, 0, '1@rank.3'))
    expect([wedlock(t).pink, wedlock(t).pinkRanks]).toEqual([2, []])
  })

  it('VM-WED-1, example 16: with none in the supply the one longest at the parents comes', () => {
    const t = rolled(2, (state) => {
      family(state, 2, '1@parents')
      Object.assign(wedlock(state), {
        pink: 0,
        couples: [
          {
            place: 'parents',
            who: [
              { seat: 2, member: 0 },
              { seat: null, member: 0 },
            ],
          },
        ],
      })
    })
    expect([wedlock(t).pinkRanks, wedlock(t).couples]).toEqual([[2], []])
  })

  it('VM-WED-1: nor there, then nobody, though one lodges in bakery or shop', () => {
    const t = rolled(2, (state) => {
      family(state, 2, '1@shop')
      const who = [2, null].map((seat) => ({ seat, member: 0 }))
      Object.assign(wedlock(state), { pink: 0, couples: [{ place: 'shop', who }] })
    })
    expect([wedlock(t).pinkRanks, wedlock(t).couples.length]).toEqual([[], 1])
  })

  /** Example 16: Birgit 0, Konstanze 1, Emma 2, André 3. */
  const example = () =>
    wedding((t) => {
      family(t, 0, '1@rank.1')
      family(t, 1, '1@rank.4')
      family(t, 2, '1@rank.5', '2@bakery')
      family(t, 3, '1@rank.6', '2@parents')
      owns(player(t, 3), { pink: 1 })
      Object.assign(wedlock(t), {
        pink: 0,
        pinkRanks: [2],
        pairs: [
          { ranks: [1, 2], lodging: null },
          { ranks: [4, 5], lodging: null },
        ],
      })
    })

  it('VM-WED-2, example 16: the two highest marry, with four the next two; the higher one chooses the lodging', () => {
    const scene = played(example(), 'shop', '@1 bakery')
    expect(wedlock(scene.now).couples.map(({ place }) => place)).toEqual(['shop', 'bakery'])
    expect(asked(example())).toMatchObject({ seat: 0, about: 'lodging' })
    expect(asked(example(), 'shop')).toMatchObject({ seat: 1, about: 'lodging' })
  })

  it('VM-WED-2: with four the pairs are the first and second, the third and fourth of the ranks that are held', () => {
    const four = rolled(3, (t) => {
      for (const [seat, rank] of [2, 4, 5, 6].entries()) family(t, seat, `1@rank.${rank}`)
    })
    expect(wedlock(four).pairs).toMatchObject([{ ranks: [2, 3] }, { ranks: [4, 5] }])
  })

  it('VM-WED-2: with three players one couple; for a higher pink figure the die chooses', () => {
    const three = rolled(
      2,
      (t) => {
        family(t, 0, '1@rank.1')
        family(t, 1, '1@rank.4')
        family(t, 2, '1@rank.5')
      },
      3,
    )
    expect(wedlock(three).pairs).toEqual([{ ranks: [1, 2], lodging: null }])
    const pink = rolled(2, (t) => family(t, 0, '1@rank.3'), 3)
    expect(['bakery', 'shop']).toContain(wedlock(pink).pairs[0]?.lodging)
  })

  it('VM-WED-3, example 16: everybody without a partner goes home', () => {
    const t = stateAfter(example(), 'shop', '@1 bakery', '@3 none')
    expect(living(t, 2)).toContain('2@farm')
    expect(living(t, 3)).toEqual(['1@farm', '2@farm'])
  })

  it('VM-WED-3: older couples go to the parents and stay there', () => {
    const couple = (place: string, first: number, other: number) => ({
      place,
      who: [
        { seat: first, member: 0 },
        { seat: other, member: 0 },
      ],
    })
    const saved = wedding((t) => {
      family(t, 0, '1@bakery')
      family(t, 1, '1@bakery')
      family(t, 2, '1@parents')
      family(t, 3, '1@parents')
      Object.assign(wedlock(t), { couples: [couple('bakery', 0, 1), couple('parents', 2, 3)] })
    })
    const next = done(saved).state
    expect(wedlock(next).couples.map(({ place }) => place)).toEqual(['parents', 'parents'])
    expect([living(next, 0), living(next, 2)]).toEqual([
      ['1@parents', '1@farm'],
      ['1@parents', '1@farm'],
    ])
  })

  it('VM-WED-4, example 16: who came home unmarried from the ceremony may buy bread or a tool for a cube', () => {
    const path = ['shop', '@1 bakery']
    expect(asked(example(), ...path)).toMatchObject({ seat: 3, about: 'token' })
    expect(offered(example(), ...path)).toEqual(['token:bread.pink', 'token:tool.pink', 'none'])
    const t = stateAfter(example(), ...path, '@3 token:tool.pink')
    expect([player(t, 3).stock.tool, player(t, 3).stock.pink]).toEqual([1, 0])
  })

  it('VM-WED-4, V-ASK-1: several are asked at once, and what they pick stays sealed', () => {
    const saved = wedding((t) => {
      for (const seat of [0, 1]) {
        family(t, seat, `1@rank.${seat + 1}`)
        owns(player(t, seat), { pink: 1 })
      }
      wedlock(t).pairs = []
    })
    expect(played(saved).questions.map(({ seat }) => seat)).toEqual([0, 1])
    const half = played(saved, '@1 token:bread.pink')
    expect([half.questions.map(({ seat }) => seat), player(half.now, 1).stock.pink]).toEqual([[0], 1])
  })

  it('VM-WED-5, example 16: bakery and shop bring one of two gifts for each own member, the parents a birth', () => {
    const path = ['shop', '@1 bakery', '@3 none']
    const gifts = played(example(), ...path).questions.map(({ seat, options }) => [seat, options])
    expect(gifts).toEqual([
      [0, ['gift:tool+pink+orange', 'gift:2tool']],
      [1, ['gift:bread+2grain', 'gift:2bread']],
      [2, ['gift:bread+2grain', 'gift:2bread']],
    ])
    const t = done(example(), ...path, '@0 gift:2tool', '@1 gift:2bread', '@2 gift:bread+2grain').state
    expect([player(t, 0).stock.tool, player(t, 1).stock.bread, player(t, 2).stock.grain]).toEqual([2, 2, 2])
    expect(living(t, 0)).toEqual(['1@shop'])
  })

  it('VM-WED-6: a recall parts a couple, the pink figure goes to the supply at once', () => {
    const saved = at('family', {}, (t) => {
      family(t, 0, '1@shop', '2@farm')
      Object.assign(wedlock(t), {
        pink: 1,
        couples: [
          {
            place: 'shop',
            who: [
              { seat: 0, member: 0 },
              { seat: null, member: 0 },
            ],
          },
        ],
      })
    })
    const t = stateAfter(saved, 'take:family.green', 'recall:1@shop')
    expect([wedlock(t).couples, wedlock(t).pink]).toEqual([[], 2])
  })

  it('VM-WED-6: a death leaves the other alone, without a gift, until it goes home', () => {
    const saved = at('harvest', {}, (t) => {
      cubes(t, 'harvest.plague')
      family(t, 0, '1@bakery', '2@farm')
      family(t, 1, '1@bakery')
      me(t).lap = 9
      const who = [0, 1].map((seat) => ({ seat, member: 0 }))
      Object.assign(wedlock(t), { couples: [{ place: 'bakery', who }] })
    })
    const widowed = done(saved, 'take:harvest.plague', 'skip')
    expect([wedlock(widowed.state).couples, living(widowed.state, 1)]).toEqual([[], ['1@bakery']])
    const next = done({ ...widowed, scene: 'wedding' }).state
    expect([living(next, 1), player(next, 1).stock.bread]).toEqual([['1@farm'], 0])
  })
})

describe('bread and tools', () => {
  it('VM-BREAD-1, example 20: a bread pays one step of one member in a mass', () => {
    const saved = sceneAt('advance', { options: MARRIAGE }, (t) => {
      for (const p of t.players) owns(p, {})
      family(t, 0, '1@church.1')
      owns(player(t, 0), { grain: 3, bread: 1 })
    })
    const picks = ['rise:1@church.1=grain', 'rise:1@church.2=grain', 'rise:1@church.3=bread']
    expect(living(stateAfter(saved, ...picks), 0)).toEqual(['1@church.4'])
  })

  it('VM-BREAD-2, example 17: bread under both ones, then the two on northgate may die', () => {
    const saved = at('harvest', { bread: 2 }, (t) => {
      cubes(t, 'harvest.plague', 'market.green')
      me(t).lap = 9
      family(t, 0, '1@farm', '1@inn', '2@castle.northgate', '2@farm', '2@church.1', '3@farm')
    })
    const path = ['take:harvest.plague', 'skip', 'bread:1@farm', 'bread:1@inn']
    expect(offered(saved, ...path)).toContain('die:2@castle.northgate')
    expect(living(done(saved, ...path, 'die:2@castle.northgate').state, 0)).toContain('2@chronicle.travel')
  })

  it('VM-BREAD-2: once for each member, a four becomes a five, and in the bag too', () => {
    const saved = at('harvest', { bread: 2 }, (t) => family(t, 0, '4+@farm', '3+@bag', '3@bag'))
    expect(offered(saved).filter((id) => id.startsWith('bread'))).toEqual([])
    const t = saved.state
    const names = ['4+@farm', '3+@bag'] as const
    expect(names.map((name) => generationOf(t, me(t), memberNamed(t, 0, name)))).toEqual([5, 4])
  })

  it('VM-BREAD-3: no death is settled unasked while bread could change it', () => {
    const saved = at('harvest', { bread: 1 }, (t) => {
      cubes(t, 'harvest.plague', 'market.green')
      me(t).lap = 9
      family(t, 0, '1@farm', '2@farm')
    })
    expect(offered(saved, 'take:harvest.plague', 'skip')).toEqual(['die:1@farm', 'bread:1@farm', 'bread:2@farm'])
  })

  it.each([
    ['stables', 'train:1@farm', ['produce', 'make:horse'], { horse: 2 }, 6],
    ['brewery', 'pay', [], { beer: 4, grain: 0 }, 0],
    ['mill', '', [], { coins: 4, grain: 1 }, 2],
  ])('VM-TOOL-1, example 18: a tool doubles what the %s makes', (building, way, picks, wares, time) => {
    const saved = at('crafts', { tool: 1, grain: 3 }, () => {}, { ...INN, ...MARRIAGE })
    const path = ['take:crafts.green', `craft:${building}`, ...(way === '' ? [] : [way]), ...picks]
    expect(offered(saved, ...path)).toEqual(['once', 'double'])
    const p = mine(saved, ...path, 'double')
    expect(p.stock).toMatchObject({ ...wares, tool: 0 })
    expect(p.lap).toBe(time)
  })

  it('VM-TOOL-2: not for a privilege, but for the craft of a villager', () => {
    const saved = at('council', { tool: 1 }, (t) => family(t, 0, '2@council.3', '1@inn'))
    expect(mine(saved, 'take:council.green', 'privilege', 'use:3', 'pick:ox').stock).toMatchObject({ ox: 1, tool: 1 })
    const journeyman = at(
      'harvest',
      { tool: 1 },
      (t) => me(t).villagers.push(CARDS.villagers.findIndex(({ id }) => id === 'journeyman')),
      { ...INN, ...MARRIAGE },
    )
    expect(offered(journeyman, 'card:journeyman', 'craft:smithy', 'produce')).toEqual(['once', 'double'])
  })
})
