import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import type { Player, Ship, State } from '#village/state'
import {
  captain,
  cubes,
  customer,
  done,
  family,
  fresh,
  INN,
  kindsOf,
  living,
  me,
  mine,
  offered,
  owns,
  PORT,
  played,
  stateAfter,
  table,
} from './table.ts'

type Wares = Parameters<typeof owns>[1]

/** A turn that begins with a green cube from travel. */
function voyage(wares: Wares, ship: Partial<Ship> = {}, change: (t: State) => void = () => {}) {
  return table({ options: PORT }, (t) => {
    cubes(t, 'travel.green', 'market.plague')
    family(t, 0, '1@farm')
    owns(me(t), wares)
    Object.assign(me(t).ship as Ship, ship)
    t.captains = t.captains.filter((other) => other !== ship.captain)
    change(t)
  })
}

const GO = 'take:travel.green'
const AT_SEA = { at: 'cocoa', captain: captain('c21') }

describe('setting out', () => {
  it('VP-SETUP-1: no castles; every ship is in port, its holds empty', () => {
    const t = fresh({ options: PORT })
    expect(t.players.map((p) => p.ship)).toEqual(Array(3).fill({ at: 'port', captain: null, holds: [], chest: null }))
  })

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])('VP-SETUP-2: 15 captains, 6 chests, and with %i players %i cocoa and tea each', (seats, tiles) => {
    const t = fresh({ seats, options: PORT })
    expect([t.captains.length, t.chests.length, t.cocoa, t.tea]).toEqual([15, 6, tiles, tiles])
    const coins = CARDS.port.captains.map((captain) => captain.coins)
    expect([1, 2, 3].map((price) => coins.filter((other) => other === price).length)).toEqual([5, 5, 5])
  })

  it('VP-SETUP-3: the sea map', () => {
    const lines = CARDS.port.lines.map((line) => line.join('-'))
    expect(lines).toEqual([
      'port-t1',
      'port-t2',
      't1-cocoa',
      't1-t3',
      't2-bell',
      't2-t3',
      'cocoa-plough',
      'bell-tea',
      'plough-t4',
      'tea-t5',
      't3-t4',
      't3-t5',
      't4-treasure',
      't5-far',
      'treasure-far',
    ])
  })

  it('VP-SAIL-1: whoever leaves hires a captain he can pay, loads, and moves at least one step', () => {
    const options = offered(voyage({ coins: 1 }), GO)
    expect(options).toEqual(['hire:c11', 'hire:c12', 'hire:c13', 'hire:c14', 'hire:c15', 'skip', 'coins:ask'])
    const scene = played(voyage({ coins: 1 }), GO, 'hire:c11', 'sail')
    expect(scene.questions[0]?.options).toEqual(['step:t1', 'step:t2'])
    expect(scene.now.captains).not.toContain(captain('c11'))
  })

  it('VP-SAIL-1: without a captain nobody leaves', () => {
    expect(kindsOf(played(voyage({}), GO).news)).toContain('letGo')
  })

  it('VP-SAIL-2: at sea the ship goes on from where it is, or docks again without a step', () => {
    expect(offered(voyage({}, AT_SEA), GO)).toEqual(['sail', 'dock', 'return', 'skip'])
    expect(offered(voyage({}, { ...AT_SEA, at: 't3' }), GO)).toEqual(['sail', 'stay', 'return', 'skip'])
  })

  it('VP-SAIL-2, VP-MOVE-2: or it stays on a time space without a step, for 1 time', () => {
    const saved = voyage({}, { ...AT_SEA, at: 't3', holds: ['ox'] })
    const scene = played(saved, GO, 'stay')
    expect(scene.news).toContainEqual({ kind: 'stayed', seat: 0, at: 't3' })
    expect([scene.now.players[0]?.lap, scene.now.players[0]?.ship]).toEqual([
      1,
      { ...AT_SEA, at: 't3', holds: ['ox'], chest: null },
    ])
    const late = voyage({}, { ...AT_SEA, at: 't3' }, (t) => {
      me(t).lap = 9
    })
    expect(living(done(late, GO, 'stay').state, 0)).toEqual(['1@chronicle.farm'])
  })

  it('VP-SAIL-3, example 13: or returns for 1 time from anywhere; the sixth grain is lost, the captain leaves', () => {
    const saved = voyage({ grain: 5 }, { ...AT_SEA, at: 'far', holds: ['grain', 'ox', 'member'] }, (t) =>
      family(t, 0, '1@ship'),
    )
    const t = stateAfter(saved, GO, 'return')
    const p = t.players[0] as Player
    expect([p.lap, p.stock.grain, p.stock.ox, living(t, 0)]).toEqual([1, 5, 1, ['1@farm']])
    expect([p.ship, t.captains.includes(captain('c21'))]).toEqual([
      { at: 'port', captain: null, holds: [], chest: null },
      false,
    ])
  })

  it('VP-SAIL-3: no line leads into the port', () => {
    expect(offered(voyage({}, { ...AT_SEA, at: 't1' }), GO, 'sail')).toEqual(['step:cocoa', 'step:t3'])
  })
})

describe('loading and moving', () => {
  it('VP-LOAD-1: one piece a hold, all of different kinds', () => {
    const saved = voyage({ coins: 1, ox: 2, grain: 1, scroll: 1, beer: 1, bread: 1 })
    const path = [GO, 'hire:c11', 'load:ox', 'load:1@farm']
    expect(offered(saved, GO, 'hire:c11')).toEqual(['load:ox', 'load:scroll', 'load:grain', 'load:1@farm', 'sail'])
    expect(offered(saved, ...path)).toEqual(['load:scroll', 'load:grain', 'sail'])
  })

  it('VP-LOAD-2: none to three from the own farm', () => {
    const saved = voyage({ coins: 1, ox: 1, grain: 1, scroll: 1 })
    const p = mine(saved, GO, 'hire:c11', 'load:ox', 'load:grain', 'load:scroll')
    expect([p.ship?.holds, p.stock.ox, p.stock.grain, p.stock.scroll]).toEqual([['ox', 'grain', 'scroll'], 0, 0, 0])
    expect(offered(saved, GO, 'hire:c11', 'load:ox', 'load:grain', 'load:scroll')).toEqual(['step:t1', 'step:t2'])
  })

  it('VP-LOAD-3: cargo pays nothing at home, neither a customer nor a price', () => {
    const saved = table({ options: PORT }, (t) => {
      cubes(t, 'market.brown', 'council.green', 'church.green')
      t.row = ['b05', 'b07'].map(customer)
      for (const p of t.players) owns(p, {})
      Object.assign(me(t).ship as Ship, { ...AT_SEA, holds: ['scroll', 'grain'] })
    })
    expect(played(saved, 'take:market.brown').news).toContainEqual({ kind: 'passed', seat: 0, isForced: true })
    expect(kindsOf(played(saved, 'take:council.green').news)).toContain('letGo')
  })

  it('VP-LOAD-3: who is aboard or on a lighthouse cannot be called home', () => {
    const saved = table({ options: { ...INN, ...PORT } }, (t) => {
      cubes(t, 'family.green', 'market.plague')
      family(t, 0, '1@ship', '1@light.far', '2@inn', '2@farm')
      Object.assign(me(t).ship as Ship, { ...AT_SEA, holds: ['member'] })
    })
    expect(offered(saved, 'take:family.green')).toEqual(['birth', 'recall:2@inn', 'skip', 'coins:ask', 'endTurn:ask'])
  })

  it("VP-MOVE-1, example 13: the first step is free, each payment buys the captain's steps", () => {
    const saved = voyage({ coins: 2, pink: 2, ox: 1, plough: 1 })
    const path = [GO, 'hire:c21', 'load:ox', 'load:plough', 'load:1@farm', 'step:t1']
    expect([mine(saved, ...path).lap, mine(saved, ...path).stock.pink]).toEqual([1, 2])
    expect(mine(saved, ...path, 'step:cocoa').stock.pink).toBe(1)
    expect(
      offered(voyage({ green: 1 }, { at: 't1', captain: captain('c31') }), GO, 'sail', 'step:t3', 'step:t4'),
    ).toEqual(['step:plough', 'step:t3', 'step:treasure', 'stop'])
  })

  it('VP-MOVE-2: every time space entered costs 1 time', () => {
    const saved = voyage({ green: 2 }, { at: 't1', captain: captain('c31') })
    expect(mine(saved, GO, 'sail', 'step:t3', 'step:t4', 'step:treasure', 'dock').lap).toBe(2)
  })

  it('VP-MOVE-3: on an island the ship docks or moves on; docking ends the movement', () => {
    const saved = voyage({ green: 2 }, { at: 't1', captain: captain('c31') })
    expect(offered(saved, GO, 'sail', 'step:cocoa')).toEqual(['step:t1', 'step:plough', 'dock'])
    expect(offered(saved, GO, 'sail', 'step:cocoa', 'dock')).toEqual(['take', 'done'])
  })
})

describe('islands', () => {
  it('VP-ISLE-1, example 13: at Plough Island an ox brings 4 and a plough 3', () => {
    const saved = voyage({}, { at: 'plough', captain: 0, holds: ['ox', 'plough', 'scroll'] })
    expect(offered(saved, GO, 'dock')).toEqual(['sell:ox', 'sell:plough', 'done'])
    const p = mine(saved, GO, 'dock', 'sell:ox', 'sell:plough')
    expect([p.fame, p.ship?.holds]).toEqual([7, ['scroll']])
  })

  it('VP-ISLE-2: one tile into an empty hold, once, if none of its kind is aboard', () => {
    const saved = voyage({}, { ...AT_SEA, holds: ['ox'] })
    const next = done(saved, GO, 'dock', 'take')
    expect([next.state.players[0]?.ship?.holds, next.state.cocoa]).toEqual([['ox', 'cocoa'], 3])
    const full = voyage({}, { ...AT_SEA, holds: ['ox', 'horse', 'wagon'] })
    expect([done(full, GO, 'dock').state.cocoa, offered(full, GO, 'dock')]).toEqual([4, []])
    const again = voyage({}, { ...AT_SEA, holds: ['cocoa'] })
    expect(done(again, GO, 'dock').state.cocoa).toBe(4)
  })

  it('VP-ISLE-3, example 13: the member aboard onto the lighthouse for 1 brown and 1 orange, 5 points', () => {
    const ship = { at: 'plough', captain: 0, holds: ['member'] }
    const saved = voyage({ brown: 1, orange: 1 }, ship, (t) => family(t, 0, '1@ship'))
    const t = stateAfter(saved, GO, 'dock', 'light')
    expect([t.players[0]?.fame, living(t, 0), t.players[0]?.ship?.holds]).toEqual([5, ['1@light.plough'], []])
    const taken = voyage({ brown: 1, orange: 1 }, ship, (t) => {
      family(t, 0, '1@ship')
      family(t, 1, '1@light.plough')
    })
    expect(living(done(taken, GO, 'dock').state, 0)).toEqual(['1@ship'])
  })

  it('VP-ISLE-3, example 13: at Cocoa Island it takes a wagon out of a hold', () => {
    const wagon = voyage({}, { ...AT_SEA, holds: ['member', 'wagon'] }, (t) => family(t, 0, '1@ship'))
    expect(mine(wagon, GO, 'dock', 'light').ship?.holds).toEqual([])
    const none = voyage({ wagon: 1 }, { ...AT_SEA, holds: ['member', 'ox', 'horse'] }, (t) => family(t, 0, '1@ship'))
    expect(offered(none, GO, 'dock')).toEqual([])
    expect(living(done(none, GO, 'dock').state, 0)).toEqual(['1@ship'])
  })
})

describe('chests and the market', () => {
  const homeward = () =>
    voyage({}, { at: 'treasure', captain: 0, holds: ['chest'], chest: 3 }, (t) => {
      t.chests = t.chests.filter((chest) => chest !== 3)
    })

  it('VP-CHEST-1: what is unloaded may be opened: the coins are taken, the chest leaves the game', () => {
    const t = stateAfter(homeward(), GO, 'return')
    expect([t.players[0]?.stock.coins, t.players[0]?.chests, t.opened]).toEqual([4, [], [3]])
  })

  it("VP-CHEST-2: or kept closed and opened at any question of one's own, or before the score", () => {
    const second = homeward()
    me(second.state).chests = [5]
    expect(done(second, 'chests:closed', GO, 'return').state.players[0]?.chests).toEqual([5, 3])
    const kept = done(homeward(), 'chests:closed', GO, 'return')
    expect(kept.state.players[0]?.chests).toEqual([3])
    const own = { ...kept, state: { ...kept.state, due: 0 } }
    expect(offered(own)).toContain('open:4coins')
    expect(me(stateAfter(own, 'open:4coins')).stock.coins).toBe(4)
    expect(me(stateAfter({ ...own, scene: 'score' })).stock.coins).toBe(4)
  })

  it('VP-CHEST-2: what is still aboard scores nothing', () => {
    const end = stateAfter({ ...homeward(), scene: 'score' })
    expect(me(end).stock.coins).toBe(0)
  })

  const market = (change: (p: Player) => void) =>
    table({ options: PORT }, (t) => {
      cubes(t, 'market.brown', 'church.green')
      t.row = ['b02', 'b05'].map(customer)
      for (const p of t.players) owns(p, {})
      change(t.players[1] as Player)
    })

  it('VP-CHEST-3: a player whose closed chest might pay is not passed over', () => {
    const asked = market((p) => {
      owns(p, { grain: 3 })
      p.chests = [3]
    })
    expect(played(asked, 'take:market.brown').questions[0]).toMatchObject({ seat: 1, options: ['pass', 'open:4coins'] })
    const next = offered(asked, 'take:market.brown', 'open:4coins')
    expect(next).toEqual(['serve:b02', 'pass', 'coins:ask'])
    const poor = market((p) => {
      p.chests = [3]
    })
    expect(played(poor, 'take:market.brown').done).not.toBeNull()
  })

  it('VP-MARKET: cocoa for 7, tea for 5 and a coin, with the same surcharge, as often as wished', () => {
    const saved = market((p) => owns(p, { cocoa: 1, tea: 1, green: 2 }))
    expect(offered(saved, 'take:market.brown')).toEqual(['sell:cocoa', 'sell:tea', 'pass'])
    const next = done(saved, 'take:market.brown', 'sell:cocoa', 'sell:tea').state
    const p = next.players[1] as Player
    expect([p.fame, p.stock.coins, p.stock.green, p.lap]).toEqual([12, 1, 0, 2])
  })

  it('VP-MARKET: these stalls never close', () => {
    const saved = market((p) => owns(p, { cocoa: 1, green: 1 }))
    saved.state.row = []
    saved.state.deck = []
    expect(offered(saved, 'take:market.brown')).toEqual(['sell:cocoa', 'pass'])
  })
})

describe('death at sea', () => {
  const dying = (dead: string[], options = PORT) =>
    table({ seats: 2, options }, (t) => {
      cubes(t, 'harvest.plague', 'church.green')
      family(t, 0, '1@light.far', '2@church.1')
      family(t, 1, ...dead)
      for (const p of t.players) owns(p, {})
      me(t).lap = 9
    })

  it('VP-SEA-1: a free travel place first, then the sea with most points, never a grave', () => {
    const first = done(dying([]), 'take:harvest.plague').state
    expect(living(first, 0)).toContain('1@chronicle.travel')
    const sunk = done(dying(['1@chronicle.travel', '1@sea']), 'take:harvest.plague').state
    expect([living(sunk, 0)[0], sunk.players[0]?.fame]).toEqual(['1@sea', 2])
  })

  it('VP-SEA-1: with no space left aside', () => {
    const dead = ['1@chronicle.travel', '1@sea', '1@sea', '1@sea', '2@sea', '2@sea']
    expect(living(done(dying(dead), 'take:harvest.plague').state, 0)).toContain('1@aside')
  })

  it('VP-SEA-2: filling the last space announces the end', () => {
    const scene = played(dying(['1@chronicle.travel', '1@sea', '1@sea', '1@sea', '2@sea']), 'take:harvest.plague')
    expect(scene.news).toContainEqual({ kind: 'endAnnounced', seat: 0, cause: 'sea' })
  })

  it('VP-SEA-1: a hold whose member died is empty', () => {
    const saved = dying([])
    family(saved.state, 0, '1@ship', '2@church.1')
    Object.assign(me(saved.state).ship as Ship, { ...AT_SEA, holds: ['member', 'ox'] })
    expect(done(saved, 'take:harvest.plague').state.players[0]?.ship?.holds).toEqual(['ox'])
  })
})
