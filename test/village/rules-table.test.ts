import { describe, expect, it } from 'vitest'
import { contentIndexOf } from '#village/content-index'
import { village } from '#village/game'
import { countAt, isAlive, isVisible } from '#village/rules/members'
import { fillPouch, startRound, totalOf } from '#village/scenes/round'
import type { State } from '#village/state'
import { CUBES, SPACES } from '#village/words'
import { optionSets } from '../conformance.ts'
import {
  cubes,
  cubesAt,
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
  PORT,
  played,
  stateAfter,
  table,
} from './table.ts'

const TWO_CUBES = ['harvest.green', 'market.brown']
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('places and pieces', () => {
  it('V-PLACE-1: every member is in one place, the unborn in the supply', () => {
    expect(living(fresh(), 0)).toEqual(['1@farm', '1@farm', '1@farm', '1@farm'])
    expect(fresh().players[0]?.at.filter((place) => place === 'supply')).toHaveLength(7)
  })

  it('V-PLACE-2: the unborn and the dead are not alive, those in the bag are not visible', () => {
    expect(['farm', 'bag', 'supply', 'chronicle.farm', 'grave', 'sea', 'aside'].map(isAlive)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(['farm', 'bag'].map(isVisible)).toEqual([true, false])
  })

  it('V-PLACE-3: members of the same number at the same place are one option, bread makes a difference', () => {
    const saved = table({ options: MARRIAGE }, (t) => {
      cubes(t, 'church.green', 'market.brown')
      family(t, 0, '1@farm', '1@farm', '1+@farm', '2@farm')
      owns(me(t), {})
    })
    expect(offered(saved, 'take:church.green')).toEqual([
      'enter:1@farm.time',
      'enter:1+@farm.time',
      'enter:2@farm.time',
      'skip',
    ])
  })

  it.each([
    ['castle.northgate', 'travel', ['travel:1@farm>northgate']],
    ['craft.smithy', 'crafts', ['craft:smithy', 'train:1@farm']],
    ['council.1', 'council', ['enter:1@farm']],
  ])('V-PLACE-4: %s holds any number of members', (place, space, picks) => {
    const saved = table({}, (t) => {
      cubes(t, `${space}.pink`, 'market.brown')
      family(t, 0, `1@${place}`, '1@farm')
      family(t, 1, `1@${place}`)
      owns(me(t), { wagon: 1, brown: 2, scroll: 1 })
    })
    expect(countAt(stateAfter(saved, `take:${space}.pink`, ...picks), place)).toBe(3)
  })

  it('V-PLACE-5: a colour that the supply lacks is not offered, everything else never runs out', () => {
    const saved = table({}, (t) => {
      cubes(t, 'council.green', 'market.brown')
      family(t, 0, '1@council.3', '1@farm')
      t.supply[CUBES.indexOf('pink')] = 0
      owns(me(t), { coins: 40 })
    })
    const picks = offered(saved, 'take:council.green', 'privilege', 'use:2')
    expect(picks.some((id) => id.includes('pink'))).toBe(false)
    expect(picks).toContain('pick:2brown')
  })

  it('V-PLACE-6: a farm holds five grain, more is lost', () => {
    const saved = table({}, (t) => {
      cubes(t, ...TWO_CUBES)
      owns(me(t), { grain: 4 })
    })
    const scene = played(saved, 'take:harvest.green', 'harvest')
    expect(me(saved.state).stock.grain).toBe(4)
    expect(scene.news).toContainEqual({ kind: 'wasted', seat: 0, grain: 1 })
    expect(scene.now.players[0]?.stock.grain).toBe(5)
  })

  it('V-PLACE-7: grain and coins are no goods, beer is one only where it is brewed', () => {
    const goods = (options: Record<string, string>) =>
      offered(
        table({ options }, (t) => {
          cubes(t, 'council.green', 'market.brown')
          family(t, 0, '1@council.3')
        }),
        ...['take:council.green', 'privilege', 'use:3'],
      )
    expect(goods({})).toEqual(['pick:horse', 'pick:ox', 'pick:plough', 'pick:wagon', 'pick:scroll'])
    expect(goods(INN as Record<string, string>)).toContain('pick:beer')
  })
})

describe('setup', () => {
  it('V-SETUP-1: one to five players, any set of expansions, the first seat starts', () => {
    expect([village.seats.min, village.seats.max]).toEqual([1, 5])
    expect(optionSets(village)).toHaveLength(36)
    expect(fresh().first).toBe(0)
  })

  it('V-SETUP-2: one coin, four ones at home, the marker on the first position', () => {
    const [p] = fresh({ seats: 2 }).players
    expect([p?.stock.coins, p?.lap, p?.fame]).toEqual([1, 0, 0])
    expect(contentIndexOf(fresh()).generations).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4])
  })

  it.each([
    [2, [3, 2, 2, 1, 2], 6],
    [3, [4, 3, 2, 2, 3], 8],
    [4, [5, 4, 3, 2, 3], 10],
    [5, [6, 5, 4, 2, 4], 11],
  ])('V-SETUP-3: with %i players these places of chronicle and graveyard are open', (seats, open, graves) => {
    const look = contentIndexOf(fresh({ seats }))
    expect(Object.values(look.open)).toEqual(open)
    expect(look.graves).toBe(graves)
  })

  it('V-SETUP-3: marriage opens further places for the farm', () => {
    const farms = [2, 3, 4, 5].map((seats) => contentIndexOf(fresh({ seats, options: MARRIAGE })).open.farm)
    expect(farms).toEqual([3, 5, 7, 8])
  })

  it.each([
    [2, 3, 8],
    [3, 4, 9],
    [4, 5, 10],
    [5, 5, 10],
  ])('V-SETUP-4: with %i players the stalls hold %i customers, the whole row %i', (seats, stalls, row) => {
    const t = fresh({ seats })
    expect([contentIndexOf(t).stalls, t.row.length]).toEqual([stalls, row])
    expect(t.row.length + t.deck.length).toBe(24)
  })

  it('V-SETUP-5: the pouch is empty, all cubes are in the supply', () => {
    const t = fresh({ seats: 2 })
    expect([t.pouch, t.supply]).toEqual([
      [0, 0, 0, 0, 0],
      [33, 33, 33, 33, 6],
    ])
    expect([t.ring, t.setup.content.constants.monks.value]).toEqual([null, 4])
  })

  it('V-SETUP-6: later seats get grain, a random cube, a cube of choice, a coin', () => {
    const t = fresh({ seats: 5 })
    const [first, second, third, , fifth] = t.players
    expect(sum(t.supply.slice(0, 4))).toBe(4 * 33 - 1)
    expect([first?.stock.grain, second?.stock.grain, fifth?.stock.coins]).toEqual([0, 1, 2])
    const { brown = 0, pink = 0, orange = 0, green = 0 } = third?.stock ?? {}
    expect(brown + pink + orange + green).toBe(1)
    const fourth = table({ seats: 5 }, (state) => {
      state.due = 3
    })
    expect(offered(fourth)).toEqual(['pick:brown', 'pick:pink', 'pick:orange', 'pick:green'])
    const { stock, owedCubes } = mine(fourth, 'pick:green')
    expect([stock.green, owedCubes]).toEqual([1, 0])
  })

  it('V-SETUP-6: a table may do without', () => {
    const t = fresh({ seats: 5, options: { compensation: 'off' } })
    expect(t.players.map((p) => p.stock.grain)).toEqual([0, 0, 0, 0, 0])
    expect(t.players[3]?.owedCubes).toBe(0)
  })
})

function seededFor(seats: number, options: Record<string, string>): State {
  return table({ seats, options }).state
}

describe('seeding the spaces', () => {
  it.each([
    [2, [3, 2, 5, 1, 2, 3, 2]],
    [3, [3, 3, 6, 2, 2, 3, 2]],
    [4, [4, 3, 7, 2, 3, 3, 2]],
    [5, [5, 4, 8, 3, 3, 4, 3]],
  ])('V-SEED-1: with %i players every space gets its cubes', (seats, counts) => {
    const t = seededFor(seats, {})
    expect(SPACES.slice(0, 7).map((space) => cubesAt(t, space))).toEqual(counts)
  })

  it('V-SEED-1: expansions add their rows', () => {
    const t = stateAfter(table({ seats: 4, options: { inn: 'front', port: 'on', marriage: 'back' } }))
    expect(SPACES.map((space) => cubesAt(t, space))).toEqual([3, 0, 6, 3, 6, 2, 2, 4, 2, 4])
  })

  it('V-SEED-2, example 10: all 32 totals can be divided by the players, in the first round too', () => {
    const sets = optionSets(village).filter(({ inn, marriage, compensation }) => {
      return inn !== 'back' && marriage !== 'back' && compensation === 'on'
    })
    const totals = [2, 3, 4, 5].map((seats) => sets.map((options) => totalOf(fresh({ seats, options }))))
    expect(totals).toEqual([
      [18, 20, 20, 22, 20, 22, 22, 24],
      [21, 24, 24, 27, 24, 27, 27, 30],
      [24, 28, 28, 32, 28, 32, 32, 36],
      [30, 35, 35, 40, 35, 40, 40, 45],
    ])
    for (const seats of [2, 3, 4, 5]) {
      for (const options of sets) expect(sum(table({ seats, options }).state.cubes) % seats).toBe(0)
    }
  })

  it('V-SEED-3: in the first round of a game with marriage nothing lies on family, later as many as players', () => {
    const first = table({ seats: 4, options: MARRIAGE }).state
    expect(cubesAt(first, 'family')).toBe(0)
    const t = fresh({ seats: 4, options: MARRIAGE })
    t.round = 1
    startRound(t).next([])
    expect(cubesAt(t, 'family')).toBe(4)
  })

  it.each([
    ['base', {}, 2, [3, 4, 3, 4]],
    ['base', {}, 5, [6, 7, 6, 7]],
    ['inn and port', { ...INN, ...PORT }, 2, [4, 5, 4, 5]],
    ['marriage', MARRIAGE, 5, [7, 8, 7, 8]],
    ['all', { ...INN, ...PORT, ...MARRIAGE }, 3, [6, 6, 6, 7]],
  ])('V-SEED-4: for %s the pouch gets this many brown, pink, orange and green', (_, options, seats, thrown) => {
    const t = fresh({ seats, options })
    fillPouch(t)
    expect(t.pouch.slice(0, 4)).toEqual(thrown)
    expect(t.pouch[4]).toBe('marriage' in options ? 7 : 6)
  })

  it('V-SEED-4: a colour of which the supply is short comes short', () => {
    const t = fresh({ seats: 2 })
    t.supply[0] = 1
    fillPouch(t)
    expect(t.pouch).toEqual([1, 4, 3, 4, 6])
  })

  it('V-SEED-5: with too few cubes the spaces get one each in turn, as many as all players can take alike', () => {
    const t = fresh({ seats: 2 })
    t.supply = [3, 2, 2, 2, 0]
    startRound(t).next([])
    expect(SPACES.slice(0, 7).map((space) => cubesAt(t, space))).toEqual([2, 1, 1, 1, 1, 1, 1])
    expect(sum(t.pouch)).toBe(1)
    const alone = fresh({ seats: 1 })
    alone.supply = [3, 2, 2, 2, 0]
    startRound(alone).next([])
    expect(sum(alone.cubes)).toBe(8)
  })
})

describe('rounds and turns', () => {
  it('V-ROUND-1: whoever took the ring becomes start player and puts it back', () => {
    const t = fresh()
    t.ring = 2
    startRound(t).next([])
    expect([t.first, t.due, t.ring]).toEqual([2, 2, null])
    startRound(t).next([])
    expect(t.first).toBe(2)
  })

  it('V-ROUND-2: clockwise turns, until no cube is left', () => {
    const saved = table({}, (t) => cubes(t, 'church.green', 'church.brown'))
    const next = done(saved, 'take:church.green', 'skip')
    expect([next.scene, next.state.due]).toEqual(['turn', 1])
    expect(done(next, 'take:church.brown', 'skip').scene).toBe('mass')
  })

  it('V-ROUND-3: then a mass, with marriage a wedding, then the next round', () => {
    const scenes = (options: Record<string, string>) => {
      const saved = table({ options }, (t) => {
        cubes(t, 'church.green')
        for (const p of t.players) owns(p, {})
      })
      const mass = done(saved, 'take:church.green', 'skip')
      const advance = done(mass)
      return [mass.scene, advance.scene, done(advance).scene]
    }
    expect(scenes({})).toEqual(['mass', 'advance', 'startRound'])
    expect(scenes({ marriage: 'front' })).toEqual(['mass', 'advance', 'rollForWedding'])
  })

  it('V-TURN-1: a cube from any space, or the well; nobody may pass', () => {
    const saved = table({}, (t) => {
      cubes(t, 'church.green', 'market.plague')
      owns(me(t), { pink: 3 })
    })
    expect(offered(saved)).toEqual(['take:market.plague', 'take:church.green', 'well:pink'])
  })

  it('V-TURN-1: the last cube of all is asked for too', () => {
    const saved = table({}, (t) => {
      cubes(t, 'church.green')
      owns(me(t), {})
    })
    expect(offered(saved)).toEqual(['take:church.green'])
  })

  it('V-TURN-2: the cube may pay for this very action', () => {
    const saved = table({}, (t) => {
      cubes(t, 'church.brown', 'market.green')
      owns(me(t), {})
    })
    const { stock, lap } = mine(saved, 'take:church.brown', 'enter:1@farm.brown')
    expect([stock.brown, lap]).toEqual([0, 0])
  })

  it('V-TURN-3, example 1: a plague cube from harvest goes to the supply and costs 2 time, then come 2 grain', () => {
    const saved = table({}, (t) => cubes(t, 'harvest.plague', 'market.green'))
    const before = saved.state.supply[4] as number
    const t = stateAfter(saved, 'take:harvest.plague', 'harvest')
    expect([t.supply[4], t.players[0]?.lap, t.players[0]?.stock.grain]).toEqual([before + 1, 2, 2])
  })

  it('V-TURN-4: the action may be let go, a market day may not', () => {
    const saved = table({}, (t) => cubes(t, 'harvest.green', 'market.brown'))
    expect(offered(saved, 'take:harvest.green')).toEqual(['harvest', 'skip', 'coins:ask'])
    const scene = played(saved, 'take:market.brown')
    expect(kindsOf(scene.news)).toContain('marketCalled')
  })

  it('V-TURN-5: a cube may be taken from a space whose action cannot be used', () => {
    const saved = table({}, (t) => {
      cubes(t, 'travel.pink', 'market.brown')
      owns(me(t), {})
    })
    const next = done(saved, 'take:travel.pink')
    expect(next.state.players[0]?.stock.pink).toBe(1)
    expect(played(saved, 'take:travel.pink').news).toContainEqual({ kind: 'letGo', seat: 0, space: 'travel' })
  })

  it('V-TURN-6: villagers are played before the cube, after it, after the action, before the death and after it', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t, 'harvest.green', 'market.brown')
      me(t).villagers = ['blacksmith', 'scribe', 'farmhand', 'brewster'].map((id) =>
        t.setup.content.villagers.findIndex((villager) => villager.id === id),
      )
      me(t).deaths = 1
      me(t).asksAtEnd = true
      family(t, 0, '1@farm', '1@inn')
    })
    const picks = ['card:blacksmith', 'take:harvest.green', 'card:scribe', 'harvest', 'card:farmhand', 'end']
    expect(offered(saved, ...picks)).toEqual(['die:1@farm', 'die:1@inn', 'card:brewster'])
    expect(offered(saved, ...picks, 'die:1@inn')).toEqual(['end', 'coins:ask', 'endTurn:end', 'card:brewster'])
    const { stock } = mine(saved, ...picks, 'die:1@inn', 'card:brewster')
    expect([stock.plough, stock.scroll, stock.grain, stock.beer]).toEqual([2, 2, 5, 4])
  })
})

describe('time and paying', () => {
  it('V-TIME-1: from position 9 to 0 the quill is crossed', () => {
    const saved = table({}, (t) => {
      cubes(t, 'harvest.plague', 'market.green')
      me(t).lap = 8
      family(t, 0, '1@farm', '2@farm')
    })
    const next = done(saved, 'take:harvest.plague', 'skip').state
    expect(next.players[0]?.lap).toBe(0)
    expect(living(next, 0)).toEqual(['1@chronicle.farm', '2@farm'])
  })

  const councillor = (wares: Parameters<typeof owns>[1]) =>
    table({}, (t) => {
      cubes(t, 'council.plague', 'market.green')
      family(t, 0, '1@farm')
      owns(me(t), wares)
    })

  it('V-PAY-1, example 6: two green are one green and a coin, or two coins', () => {
    const path = ['take:council.plague', 'enter:1@farm']
    expect(mine(councillor({ green: 2, coins: 2 }), ...path).stock).toMatchObject({ green: 0, coins: 2 })
    expect(mine(councillor({ green: 1, coins: 2 }), ...path).stock).toMatchObject({ green: 0, coins: 1 })
    expect(mine(councillor({ coins: 2 }), ...path).stock).toMatchObject({ coins: 0 })
    expect(offered(councillor({ green: 1 }), 'take:council.plague')).toEqual([])
  })

  it('V-PAY-1: a coin does not replace the cube of a swap', () => {
    const saved = table({ options: MARRIAGE }, (t) => {
      cubes(t, 'marriage.plague', 'market.green')
      owns(me(t), { green: 1, coins: 3 })
    })
    expect(offered(saved, 'take:marriage.plague', 'rank:1@farm>2')).toEqual([])
  })

  it('V-PAY-2: cubes pay first, unless the player wants to be asked', () => {
    const saved = councillor({ green: 2, coins: 2 })
    const ways = offered(saved, 'coins:ask', 'take:council.plague', 'enter:1@farm')
    expect(ways).toEqual(['pay:2green', 'pay:green+coins', 'pay:2coins'])
    expect(offered(saved, 'coins:ask')).not.toContain('coins:last')
  })

  it('V-PAY-2: for any colour the player is asked which', () => {
    const saved = table({ options: MARRIAGE }, (t) => {
      cubes(t, 'marriage.plague', 'market.green')
      owns(me(t), { green: 1, pink: 1 })
    })
    expect(offered(saved, 'take:marriage.plague', 'rank:1@farm>1')).toEqual(['pay:pink', 'pay:green'])
  })

  it('V-PAY-3: alternatives are options of their own, each only if it can be paid', () => {
    const path = ['take:council.plague', 'enter:1@farm']
    expect(offered(councillor({ green: 2, scroll: 1 }), ...path)).toEqual(['with:green', 'with:scroll'])
    expect(mine(councillor({ scroll: 1 }), ...path).stock.scroll).toBe(0)
  })

  it('V-PAY-3: customers do not stand on the farm of whoever cannot pay', () => {
    const saved = table({}, (t) => {
      cubes(t, 'market.brown', 'church.green')
      t.row = ['b01', 'b02', 'b03', 'b04'].map(customer)
      owns(me(t), { grain: 3 })
    })
    expect(offered(saved, 'take:market.brown')).toEqual(['serve:b02', 'pass'])
  })
})
