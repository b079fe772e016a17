import { describe, expect, it } from 'vitest'
import type { Options } from '#kernel'
import { village } from '#village/game'
import { spacesOf } from '#village/modules/in-play'
import { countAt } from '#village/rules/members'
import type { Conny, Couple, Player, Ship, State, Wedlock } from '#village/state'
import {
  ALL,
  asked,
  captain,
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
  sceneAt,
  stateAfter,
  table,
  villager,
} from './table.ts'

/** The sets meet here: one of them touches what belongs to another. */

type Change = (t: State) => void

function player(t: State, seat: number): Player {
  return t.players[seat] as Player
}

function conny(t: State): Conny {
  return t.conny as Conny
}

function wedlock(t: State): Wedlock {
  return t.wedlock as Wedlock
}

function bare(t: State): void {
  for (const p of t.players) owns(p, {})
}

/** Dead of all families fill so many places. */
function bury(t: State, place: string, count: number): void {
  let left = count
  for (const p of [...t.players].reverse()) {
    for (let member = p.at.length - 1; member >= 0 && left > 0; member--) {
      if (p.at[member] !== 'supply') continue
      p.at[member] = place
      left--
    }
  }
  expect(left).toBe(0)
}

/** A three-coin chest at home, still closed. */
function keepChest(t: State, seat: number): void {
  player(t, seat).chests = [0]
  t.chests = t.chests.filter((chest) => chest !== 0)
}

function couple(place: Couple['place'], seat: number, member: number, other: number | null): Couple {
  return {
    place,
    who: [
      { seat, member },
      { seat: other, member: 0 },
    ],
  }
}

describe('closed chests', () => {
  it('VP-CHEST-3: at mass whoever could fetch a member with the coins in a chest is asked', () => {
    const mass = (change: Change) =>
      sceneAt('mass', { options: PORT }, (t) => {
        bare(t)
        family(t, 0, '1@bag')
        change(t)
      })
    const saved = mass((t) => keepChest(t, 0))
    expect(asked(saved)).toMatchObject({ about: 'pull', options: ['done', 'open:3coins'] })
    expect(offered(saved, 'open:3coins')).toEqual(['pull:1', 'done'])
    expect(
      played(
        mass((t) => {
          keepChest(t, 0)
          family(t, 0, '1@farm')
        }),
      ).done,
    ).not.toBeNull()
  })

  it('VP-CHEST-3: in the inn the villager on top may be paid with the coins in a chest', () => {
    const saved = table({ options: { ...INN, ...PORT } }, (t) => {
      cubes(t, 'inn.brown', 'market.plague')
      t.piles = [['medico', 'blacksmith'], ['duchess'], []].map((pile) => pile.map(villager))
      family(t, 0, '1@inn')
      bare(t)
      keepChest(t, 0)
    })
    const path = ['take:inn.brown', 'visit', 'tuck:1']
    expect(offered(saved, ...path)).toEqual(['none', 'endTurn:ask', 'open:3coins'])
    expect(offered(saved, ...path, 'open:3coins')).toEqual(['buy:1', 'none', 'coins:ask', 'endTurn:ask'])
  })

  /** At sea with a chest of three coins at home and nothing else. */
  const atSea = (space: string, options: Options = PORT, change: Change = () => {}) =>
    table({ options }, (t) => {
      cubes(t, 'travel.plague', 'market.plague')
      family(t, 0, '1@ship', '1@farm')
      bare(t)
      keepChest(t, 0)
      Object.assign(player(t, 0).ship as Ship, { at: space, captain: captain('c22'), holds: ['member'] })
      change(t)
    })

  it('VP-CHEST-3: docked at an island whoever could pay its lighthouse with the coins in a chest is asked', () => {
    const path = ['take:travel.plague', 'dock']
    expect(asked(atSea('plough'), ...path)).toMatchObject({ about: 'isle', options: ['done', 'open:3coins'] })
    expect(offered(atSea('plough'), ...path, 'open:3coins')).toEqual(['light', 'done'])
    const empty = atSea('plough', PORT, (t) => {
      family(t, 0, '1@farm')
      Object.assign(player(t, 0).ship as Ship, { holds: [] })
    })
    expect(played(empty, ...path).done).not.toBeNull()
  })

  it('VP-CHEST-3: whoever could pay his captain with the coins in a chest is not made to stop', () => {
    const path = ['take:travel.plague', 'sail', 'step:t4']
    expect(asked(atSea('plough'), ...path)).toMatchObject({ about: 'step', options: ['stop', 'open:3coins'] })
    expect(offered(atSea('plough'), ...path, 'open:3coins')).toContain('step:treasure')
    const poor = atSea('plough', PORT, (t) => {
      player(t, 0).chests = []
    })
    expect(played(poor, ...path).done).not.toBeNull()
  })

  it('VP-CHEST-2, VM-BREAD-3, V-ASK-3: beside what to pay and what to take chests and bread may be used too', () => {
    const saved = table({ options: { ...PORT, ...MARRIAGE } }, (t) => {
      cubes(t, 'marriage.plague', 'market.plague')
      bare(t)
      owns(player(t, 0), { brown: 1, pink: 1, bread: 1 })
      keepChest(t, 0)
      family(t, 0, '1@farm')
    })
    const path = ['take:marriage.plague', 'rank:1@farm>5']
    expect(asked(saved, ...path)).toMatchObject({
      about: 'pay',
      options: ['pay:brown', 'pay:pink', 'open:3coins', 'bread:1@farm'],
    })
    expect(stateAfter(saved, ...path, 'bread:1@farm', 'pay:brown').players[0]?.fed).toHaveLength(1)
    expect(offered(saved, ...path, 'pay:brown')).toEqual(
      expect.arrayContaining(['pick:2pink', 'open:3coins', 'bread:1@rank.5']),
    )
  })

  it('V-PAY-2, VP-CHEST-2: coins that come out of a chest while paying are ways to pay', () => {
    const saved = table({ options: { ...PORT, ...MARRIAGE } }, (t) => {
      cubes(t, 'marriage.plague', 'market.plague')
      bare(t)
      owns(player(t, 0), { brown: 1, pink: 1 })
      Object.assign(player(t, 0), { mixesCoins: true })
      keepChest(t, 0)
    })
    const path = ['take:marriage.plague', 'rank:1@farm>1', 'open:3coins']
    expect(offered(saved, ...path)).toEqual(['pay:brown', 'pay:pink', 'pay:coins'])
  })

  it('VM-BREAD-3, VS-CUBE-3: beside the cube for Conny bread may be laid too', () => {
    const saved = table({ seats: 1, options: MARRIAGE }, (t) => {
      cubes(t, 'council.plague', 'council.pink', 'council.green')
      bare(t)
      owns(player(t, 0), { bread: 1 })
      family(t, 0, '1@farm')
    })
    const { about, options } = asked(saved, 'take:council.plague', 'skip') ?? {}
    expect([about, options]).toEqual(['connyCube', ['conny:council.pink', 'conny:council.green', 'bread:1@farm']])
    const { news } = played(saved, 'take:council.plague', 'skip', 'bread:1@farm', 'conny:council.green')
    expect(kindsOf(news)).toEqual(expect.arrayContaining(['breadLaid', 'connyTook']))
  })

  it('VM-BREAD-3: after each bread it is seen anew whether another could change who dies', () => {
    const dying = (bread: number, ...names: string[]) =>
      table({ options: { ...PORT, ...MARRIAGE } }, (t) => {
        cubes(t, 'harvest.plague', 'market.plague')
        bare(t)
        owns(player(t, 0), { bread })
        keepChest(t, 0)
        family(t, 0, ...names)
        player(t, 0).lap = 9
      })
    const path = ['take:harvest.plague', 'skip']
    const two = dying(2, '1@farm', '1@council.1')
    expect(offered(two, ...path, 'bread:1@farm')).toEqual(['die:1@council.1', 'open:3coins', 'bread:1@council.1'])
    expect(offered(two, ...path, 'bread:1@farm', 'bread:1@council.1')).toContain('die:1+@farm')
    // V-ASK-2: the last bread is gone, and a chest alone changes nothing.
    const three = dying(1, '1@farm', '2@council.1', '3@farm')
    expect(offered(three, ...path)).toContain('bread:3@farm')
    expect(living(done(three, ...path, 'bread:3@farm').state, 0)).toContain('1@chronicle.farm')
  })

  it('VP-CHEST-3, VM-WED-4: whoever comes home unmarried may pay with the coins in a chest', () => {
    const saved = sceneAt('wedding', { options: { ...PORT, ...MARRIAGE } }, (t) => {
      bare(t)
      family(t, 0, '1@rank.3')
      keepChest(t, 0)
    })
    expect(asked(saved)).toMatchObject({ about: 'token', options: ['none', 'open:3coins'] })
    expect(offered(saved, 'open:3coins')).toEqual(['token:bread.coins', 'token:tool.coins', 'none'])
    expect(done(saved, 'none').state.players[0]?.chests).toEqual([0])
    const poor = sceneAt('wedding', { options: { ...PORT, ...MARRIAGE } }, (t) => {
      bare(t)
      family(t, 0, '1@rank.3')
      owns(player(t, 0), { bread: 1 })
    })
    expect(played(poor).done).not.toBeNull()
  })

  it('VP-CHEST-2, V-SCORE-1: the forecast counts what its owner would take out before the score', () => {
    const { state } = table({ options: PORT }, (t) => {
      bare(t)
      keepChest(t, 0)
    })
    const coinsSeenBy = (seat: number) => village.forecast(village.view(state, seat))[0]?.coins
    expect([coinsSeenBy(0), coinsSeenBy(1)]).toEqual([3, 0])
    expect(village.result(stateAfter({ state, scene: 'score', at: 0 })).points[0]?.coins).toBe(3)
  })

  it('V-ORDER, pull: an order to fetch leaves chests closed', () => {
    const saved = sceneAt('mass', { options: PORT }, (t) => {
      bare(t)
      family(t, 0, '1@bag', '2@bag')
      owns(player(t, 0), { coins: 1 })
      keepChest(t, 0)
    })
    const order = village.orders?.find(({ name }) => name === 'pull')
    const answer = (...picks: string[]) => {
      const { now, questions } = played(saved, ...picks)
      return questions[0] && order?.answer(village.view(now, 0), questions[0], 0)
    }
    expect([answer(), answer('pull:2')]).toEqual([['pull:2'], ['done']])
  })
})

describe('villagers who score', () => {
  it('V-ORDER, death, VI-EFFECT, points: who loses fewest end points depends on them', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t, 'harvest.plague', 'market.green')
      family(t, 0, '1@farm', '1@craft.smithy', '2@farm')
      me(t).lap = 9
    })
    const order = village.orders?.find(({ name }) => name === 'death')
    const answer = (...ids: string[]) => {
      me(saved.state).villagers = ids.map(villager)
      const { now, questions } = played(saved, 'take:harvest.plague', 'skip')
      return questions[0] && order?.answer(village.view(now, 0), questions[0], 'chronicle')
    }
    expect([answer(), answer('guildmaster')]).toEqual([null, ['die:1@farm']])
  })
})

describe('members with partners', () => {
  const parents = () =>
    table({ seats: 4, options: MARRIAGE }, (t) => {
      cubes(t, 'family.plague', 'church.green')
      bare(t)
      family(t, 0, '1@parents', '1@parents', '1@parents', '2@farm')
      family(t, 2, '1@parents')
      Object.assign(wedlock(t), { pink: 1, couples: [couple('parents', 0, 0, 2), couple('parents', 0, 1, null)] })
    })

  it('VM-WED-6, V-PLACE-3: who comes home from the parents is not alike, for it matters which couple parts', () => {
    const path = ['take:family.plague']
    expect(offered(parents(), ...path)).toEqual([
      'birth',
      'recall:1@parents.3.1',
      'recall:1@parents.pink',
      'recall:1@parents',
      'skip',
    ])
    const couples = (pick: string) =>
      wedlock(stateAfter(parents(), ...path, pick)).couples.map(({ who }) => who[1].seat)
    expect(couples('recall:1@parents')).toEqual([2, null])
    expect(couples('recall:1@parents.pink')).toEqual([2])
    expect(couples('recall:1@parents.3.1')).toEqual([null])
  })

  it('V-PLACE-3, VM-WED-6: partners of one seat and number count alike, of different numbers they do not', () => {
    const married = (...partners: string[]) =>
      table({ seats: 4, options: MARRIAGE }, (t) => {
        cubes(t, 'family.plague', 'church.green')
        bare(t)
        family(t, 0, '1@parents', '1@parents', '2@farm')
        family(t, 2, ...partners)
        const places = t.players[2]?.at ?? []
        const [first, second] = [places.indexOf('parents'), places.lastIndexOf('parents')]
        const couples = [couple('parents', 0, 0, 2), couple('parents', 0, 1, 2)]
        for (const [place, couple] of couples.entries()) couple.who[1].member = [first, second][place] as number
        Object.assign(wedlock(t), { couples })
      })
    const recalls = (...partners: string[]) =>
      offered(married(...partners), 'take:family.plague').filter((id) => id.startsWith('recall:'))
    expect(recalls('1@parents', '1@parents')).toEqual(['recall:1@parents.3.1'])
    expect(recalls('1@parents', '2@parents')).toEqual(['recall:1@parents.3.1', 'recall:1@parents.3.2'])
  })

  it('VM-WED-6, V-DEATH-3: nor is who dies there', () => {
    const saved = parents()
    me(saved.state).lap = 9
    const path = ['take:family.plague', 'skip']
    expect(offered(saved, ...path)).toEqual(['die:1@parents.3.1', 'die:1@parents.pink', 'die:1@parents'])
    const t = done(saved, ...path, 'die:1@parents.pink').state
    expect([wedlock(t).pink, wedlock(t).couples]).toEqual([2, [couple('parents', 0, 0, 2)]])
    expect(countAt(t, 'chronicle.farm')).toBe(1)
  })

  /** Seat 1 crosses the quill by the surcharge of a day that seat 0 called. */
  const fatalDay = (change: Change, options = MARRIAGE) =>
    table({ options }, (t) => {
      cubes(t, 'market.brown', 'marriage.green')
      t.row = ['b02', 'b07'].map(customer)
      bare(t)
      owns(player(t, 1), { grain: 5, green: 1 })
      player(t, 1).lap = 9
      change(t)
    })

  it('VM-WED-6, V-MARKET-6: a death on a market day parts a couple at once, the other stays', () => {
    const saved = fatalDay((t) => {
      family(t, 1, '1@bakery', '2@farm')
      family(t, 2, '1@bakery')
      Object.assign(wedlock(t), { couples: [couple('bakery', 1, 0, 2)] })
    })
    const t = done(saved, 'take:market.brown', 'serve:b07').state
    expect([living(t, 1)[0], living(t, 2)]).toEqual(['1@chronicle.farm', ['1@bakery']])
    expect(wedlock(t)).toMatchObject({ couples: [], pink: 2 })
  })

  it('VM-BREAD-3, V-MARKET-6: bread may turn away a death on a market day too', () => {
    const saved = fatalDay((t) => {
      family(t, 1, '1@farm', '2@church.2')
      player(t, 1).stock.bread = 1
    })
    const path = ['take:market.brown', 'serve:b07']
    expect(asked(saved, ...path)).toMatchObject({ seat: 1, about: 'death' })
    expect(offered(saved, ...path, 'bread:1@farm')).toEqual(['die:1+@farm', 'die:2@church.2'])
  })

  it('VM-MARRY-2, V-MARKET-6: a rank whose holder died on a market day is free at once', () => {
    const saved = fatalDay((t) => family(t, 1, '1@rank.4', '2@farm'))
    const next = done(saved, 'take:market.brown', 'serve:b07')
    owns(player(next.state, 1), { pink: 1 })
    expect(offered(next, 'take:marriage.green')).toContain('rank:2@farm>4')
  })

  it('VM-MARRY-2, VI-CARD-1: the matchmaker is no use to whoever has somebody in the ceremony', () => {
    const holding = (...names: string[]) =>
      table({ options: { ...INN, ...MARRIAGE } }, (t) => {
        family(t, 0, ...names)
        me(t).villagers = [villager('matchmaker')]
      })
    expect(offered(holding('1@farm', '1@rank.1'))).not.toContain('card:matchmaker')
    expect(offered(holding('1@farm'))).toContain('card:matchmaker')
  })

  it('VM-BREAD-2, V-MASS-1: bread goes along into the bag, and out of it', () => {
    const saved = sceneAt('mass', { options: MARRIAGE }, (t) => {
      bare(t)
      family(t, 0, '1+@bag', '1@bag')
      owns(player(t, 0), { coins: 1 })
    })
    expect(offered(saved)).toEqual(['pull:1+', 'pull:1', 'done'])
    expect(living(done(saved, 'pull:1+').state, 0)).toContain('1+@church.1')
  })
})

describe('villagers at sea', () => {
  const aboard = (change: Change) =>
    table({ options: { ...INN, ...PORT } }, (t) => {
      cubes(t, 'travel.green', 'market.plague')
      family(t, 0, '1@farm')
      bare(t)
      change(t)
    })

  it('VI-CARD-2: helmsman and cartographer help on the same voyage, and neither after its first step', () => {
    const saved = aboard((t) => {
      owns(me(t), { coins: 1 })
      me(t).villagers = ['helmsman', 'cartographer'].map(villager)
    })
    const path = ['take:travel.green', 'hire:c12', 'sail']
    expect(offered(saved, ...path)).toEqual(['step:t1', 'step:t2', 'card:helmsman', 'card:cartographer'])
    expect(offered(saved, ...path, 'step:t1')).not.toContain('card:helmsman')
    const p = mine(saved, ...path, 'card:cartographer', 'card:helmsman', 'step:t1', 'step:t3', 'step:t4')
    expect([p.ship?.at, p.lap, p.stock.green]).toEqual(['t4', 0, 1])
  })

  it('V-ASK-3, VI-CARD-2: villagers are played between two steps, but none that would be a second voyage', () => {
    const saved = aboard((t) => {
      owns(me(t), { coins: 1, green: 1 })
      me(t).villagers = ['quartermaster', 'admiral'].map(villager)
    })
    const path = ['take:travel.green', 'hire:c12', 'sail']
    expect(offered(saved, ...path)).toEqual(['step:t1', 'step:t2'])
    expect(offered(saved, ...path, 'step:t2')).toEqual(['step:bell', 'step:t3', 'stop', 'card:quartermaster'])
    const loaded = ['step:t2', 'card:quartermaster', 'load:horse', 'step:bell']
    expect(mine(saved, ...path, ...loaded, 'sell:horse').fame).toBe(3)
  })

  it('VI-CARD-2, VP-MOVE-1, VP-ISLE-3: whoever could pay with what a villager brings is neither stopped nor passed by', () => {
    const sailing = (...ids: string[]) =>
      aboard((t) => {
        owns(me(t), {})
        family(t, 0, '1@ship', '2@farm')
        cubes(t, 'travel.plague', 'market.plague')
        me(t).villagers = ids.map(villager)
        Object.assign(me(t).ship as Ship, { at: 'plough', captain: captain('c21'), holds: ['member'] })
      })
    const sail = ['take:travel.plague', 'sail', 'step:t4']
    expect(offered(sailing('peddler', 'admiral'), ...sail)).toEqual(['stop', 'card:peddler'])
    expect(offered(sailing('peddler'), ...sail, 'card:peddler', 'pick:3pink')).toContain('step:treasure')
    const dock = ['take:travel.plague', 'dock']
    expect(offered(sailing('peddler', 'admiral'), ...dock)).toEqual(['done', 'card:peddler'])
    expect(offered(sailing('peddler'), ...dock, 'card:peddler', 'pick:2brown+orange')).toEqual(['light', 'done'])
    expect(['scribe', 'midwife'].map((id) => asked(sailing(id), ...sail)?.about)).toEqual([undefined, undefined])
  })

  it('VP-ISLE-3, VP-SEA-1: a lighthouse is free again when its keeper has died', () => {
    const saved = table({ seats: 2, options: PORT }, (t) => {
      cubes(t, 'harvest.plague', 'travel.brown')
      bare(t)
      family(t, 0, '1@light.plough', '2@farm')
      family(t, 1, '1@ship')
      me(t).lap = 9
      owns(player(t, 1), { orange: 1 })
      Object.assign(player(t, 1).ship as Ship, { at: 'plough', captain: captain('c21'), holds: ['member'] })
    })
    const next = done(saved, 'take:harvest.plague', 'skip')
    expect(offered(next, 'take:travel.brown', 'dock')).toEqual(['light', 'done'])
  })

  it('V-TIME-2, VP-MOVE-2: a long voyage with a plague cube crosses the quill twice, and two die', () => {
    const saved = aboard((t) => {
      cubes(t, 'travel.plague', 'market.green')
      family(t, 0, '1@farm', '1@church.1', '2@farm')
      owns(me(t), { green: 4 })
      me(t).lap = 9
      Object.assign(me(t).ship as Ship, { at: 't1', captain: captain('c31') })
    })
    const there = ['t3', 't4', 't3', 't5', 't3', 't4', 't3', 't5', 't3'].map((space) => `step:${space}`)
    const t = done(saved, 'take:travel.plague', 'sail', ...there, 'die:1@farm').state
    expect([player(t, 0).lap, living(t, 0)]).toEqual([0, ['1@chronicle.farm', '1@chronicle.church', '2@farm']])
  })
})

describe('the end where sets meet', () => {
  it('V-END-4, V-DEATH-1: two deaths in a turn, the first announces, the second finds no grave left', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t, 'harvest.plague', 'market.brown')
      bare(t)
      family(t, 0, '1@inn', '2@inn', '3@farm')
      bury(t, 'grave', 7)
      Object.assign(me(t), { lap: 9, deaths: 1 })
    })
    const scene = played(saved, 'take:harvest.plague', 'skip')
    expect(kindsOf(scene.news).filter((kind) => kind === 'endAnnounced')).toHaveLength(1)
    expect(living(scene.now, 0).slice(0, 2)).toEqual(['1@grave', '2@aside'])
  })

  it('V-END-4, VI-EFFECT, enshrine: a grave that the bard frees does not call the end back', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t, 'harvest.plague', 'market.brown')
      bare(t)
      family(t, 0, '1@inn', '2@farm')
      bury(t, 'grave', 7)
      me(t).lap = 9
      me(t).villagers = [villager('bard')]
    })
    const t = done(saved, 'take:harvest.plague', 'skip', 'card:bard').state
    expect([countAt(t, 'grave'), t.end?.by, t.due]).toEqual([7, 0, 1])
  })

  it('V-END-2, V-MARKET-3: a market day in the last turns includes who has had his', () => {
    const saved = table({}, (t) => {
      cubes(t, 'market.brown')
      bare(t)
      t.row = ['b02', 'b07'].map(customer)
      t.due = 2
      t.end = { by: 0, cause: 'graves', left: [] }
      owns(player(t, 0), { grain: 2, green: 1 })
    })
    expect(asked(saved, 'take:market.brown')).toMatchObject({ seat: 0, options: ['serve:b07', 'pass'] })
    expect(done(saved, 'take:market.brown', 'serve:b07').scene).toBe('mass')
  })

  it('V-END-5, VI-CARD-2: villagers are played beside the free action of a last turn', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t)
      t.end = { by: 2, cause: 'graves', left: [] }
      me(t).villagers = [villager('farmhand')]
    })
    expect(offered(saved)).toEqual(expect.arrayContaining(['skip', 'card:farmhand']))
    expect(mine(saved, 'space:harvest', 'card:farmhand').stock.grain).toBe(5)
  })
})

describe('Conny and the sets', () => {
  const alone = (options: typeof ALL, names: string[], change: Change = () => {}) =>
    table({ seats: 1, options }, (t) => {
      cubes(t, ...names)
      bare(t)
      family(t, 0, '1@farm', '2@farm')
      for (const row of conny(t).rows) row.hidden = ['blank', 'blank', 'quill']
      change(t)
    })

  it('VS-REACT-3, VS-CUBE-8: a day called at the well has her customer, but no cube of hers', () => {
    const saved = alone({}, ['harvest.green', 'church.green'], (t) => {
      t.row = ['b02', 'b07', 'b05', 'b06'].map(customer)
      owns(me(t), { pink: 3, grain: 3 })
    })
    const next = done(saved, 'well:pink', 'space:market', 'serve:b02').state
    expect([next.gone, conny(next).cubes]).toEqual([[customer('b07')], []])
  })

  it('VS-REACT-2, VP-MARKET: on her day tea is sold too, when she has found nobody to serve', () => {
    const saved = alone(PORT, ['market.pink', 'market.pink', 'church.green'], (t) => {
      t.row = []
      t.deck = []
      owns(me(t), { tea: 2, green: 1 })
    })
    const t = stateAfter(saved, 'take:market.pink', 'sell:tea', 'pass', 'sell:tea')
    expect([t.gone, me(t).fame, me(t).stock.coins, me(t).lap]).toEqual([[], 10, 2, 1])
  })

  it('VS-FATE-3, VP-SEA-2: her dead may fill the last sea burial space, which brings nobody points', () => {
    const saved = alone(PORT, ['travel.pink', 'travel.pink', 'church.green'], (t) => {
      conny(t).slot = 2
      for (const row of conny(t).rows) row.hidden = ['quill', 'blank', 'blank']
      family(t, 0, '1@chronicle.travel', '1@sea', '1@sea', '2@farm')
      conny(t).at.fill('sea', 0, 2)
    })
    const next = done(saved, 'take:travel.pink')
    expect(next.state.end).toEqual({ by: 1, cause: 'sea', left: [] })
    expect([next.state.due, me(next.state).fame, conny(next.state).at[2]]).toEqual([0, 0, 'sea'])
  })

  it('VS-END-1, VS-REACT-2: her reaction still comes after a death of the player that announced the end', () => {
    const saved = alone(INN, ['harvest.plague', 'church.plague'], (t) => {
      family(t, 0, '1@inn', '2@farm')
      conny(t).at.fill('grave', 0, 5)
      me(t).lap = 9
    })
    const next = done(saved, 'take:harvest.plague', 'skip')
    expect([next.state.end?.by, conny(next.state).at.includes('bag'), next.scene]).toEqual([0, true, 'mass'])
  })

  it('VI-EFFECT, VS-SETUP-1: the alderman finds no ring to take', () => {
    const saved = alone(INN, ['harvest.green', 'church.green'], (t) => {
      family(t, 0, '1@council.1', '1@farm')
      me(t).villagers = [villager('alderman')]
    })
    expect(offered(saved, 'card:alderman')).toEqual(['use:2', 'none'])
  })

  it('VS-CUBE-2: spaces that are not in play are no part of the ring', () => {
    const rings = [{}, ALL].map((options) => spacesOf(alone(options, []).state).length)
    expect(rings).toEqual([7, 10])
    const saved = alone(INN, ['crafts.green', 'inn.green', 'market.green'])
    expect(played(saved, 'take:crafts.green', 'skip').news).toContainEqual(
      expect.objectContaining({ kind: 'connyTook', space: 'inn' }),
    )
  })

  it('VS-WED, VM-WED-1, example 21: both rolls for one rank bring one pink figure, none from the parents', () => {
    const rolled = (seed: number) =>
      sceneAt('rollForWedding', { seats: 1, options: MARRIAGE, seed }, (t) => {
        family(t, 0, '1@rank.1', '1@parents')
        Object.assign(wedlock(t), { pink: 1, couples: [couple('parents', 0, 1, null)] })
      })
    for (let seed = 1; ; seed++) {
      const scene = played(rolled(seed))
      const ranks = scene.news.flatMap((news) => (news.kind === 'dieRolled' ? [news.rank] : []))
      if (ranks[0] !== ranks[1]) continue
      expect([wedlock(scene.now).pinkRanks, wedlock(scene.now).couples.length]).toEqual([[ranks[0]], 1])
      return
    }
  })
})
