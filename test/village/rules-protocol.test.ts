import { describe, expect, it } from 'vitest'
import { isMisread, luckFrom, newsFor, type OrderValue, position, readLine, writeLine } from '#kernel'
import { village } from '#village/game'
import { goalId, plans } from '#village/planning/index'
import type { Player, State } from '#village/state'
import { UNSEEN } from '#village/view'
import { seedOf } from '../conformance.ts'
import {
  ALL,
  asked,
  cubes,
  customer,
  done,
  family,
  INN,
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

describe('asking', () => {
  it('V-ASK-1: a question waits for one seat; at mass it goes round in turn order', () => {
    const saved = sceneAt('mass', {}, (t) => {
      for (const [seat, p] of t.players.entries()) {
        owns(p, { coins: 1 })
        family(t, seat, '1@bag', '1@farm')
      }
    })
    const seats = [[], ['done'], ['done', 'done']].map((picks) =>
      played(saved, ...picks).questions.map(({ seat }) => seat),
    )
    expect(seats).toEqual([[0], [1], [2]])
  })

  it('V-ASK-2: what has one answer is not asked, but the turn is', () => {
    const saved = table({}, (t) => {
      cubes(t, 'council.pink')
      owns(me(t), {})
    })
    expect(asked(saved)).toMatchObject({ about: 'turn', options: ['take:council.pink'] })
    expect(played(saved, 'take:council.pink').done).not.toBeNull()
  })

  it("V-ASK-3: free plays stand beside every question of one's own turn", () => {
    const saved = table({ options: { ...INN, ...MARRIAGE } }, (t) => {
      cubes(t, 'crafts.green', 'market.brown')
      family(t, 0, '1@farm')
      owns(me(t), { bread: 1, pink: 1 })
      me(t).villagers = [villager('scribe')]
    })
    expect(offered(saved).slice(-2)).toEqual(['card:scribe', 'bread:1@farm'])
    expect(offered(saved, 'take:crafts.green', 'craft:scriptorium')).toEqual([
      'pay',
      'train:1@farm',
      'card:scribe',
      'bread:1@farm',
    ])
  })

  it('V-ASK-4: ids are short, canonical and can be written as a line and read again', () => {
    const saved = table({}, (t) => {
      cubes(t, 'council.green', 'market.brown')
      family(t, 0, '1@farm', '2@council.1')
      owns(me(t), { scroll: 1, green: 2 })
    })
    const picks = ['take:council.green', 'climb:2@council.1', 'with:scroll', 'use:2', 'pick:pink+green']
    const answers = picks.map((id) => ({ seat: 0, picks: [id] }))
    const line = writeLine(village, saved, answers)
    expect(line).toBe('council.green climb>2@council.1 with>scroll use>2 pick>pink+green')
    const read = readLine(village, saved, line)
    expect(isMisread(read) ? read : read.map((answer) => answer.picks)).toEqual(picks.map((id) => [id]))
  })
})

const orders = new Map((village.orders ?? []).map((order) => [order.name, order]))

/** The answers of an order to the open question. */
function answered(name: string, value: OrderValue, saved: ReturnType<typeof table>, ...picks: string[]) {
  const scene = played(saved, ...picks)
  const [ask] = scene.questions
  if (ask === undefined) throw new Error('nothing is asked')
  return orders.get(name)?.answer(village.view(scene.now, ask.seat), ask, value)
}

describe('standing orders', () => {
  it('V-ORDER, defaults: every order asks until its owner says otherwise, wishes until there are some', () => {
    const firsts = [...orders.values()].filter(({ isRanked }) => isRanked !== true).map(({ values }) => values[0])
    expect([...new Set(firsts)]).toEqual(['ask', 'last', 'open', 'end'])
    expect([...orders.keys()]).toEqual([
      'wishes',
      'moreWishes',
      'market',
      'pull',
      'advance',
      'death',
      'bread',
      'tool',
      'token',
      'gift',
      'lodging',
      'coins',
      'chests',
      'endTurn',
    ])
  })

  const market = () =>
    table({}, (t) => {
      cubes(t, 'market.brown', 'church.green')
      t.row = ['b02', 'b07'].map(customer)
      for (const p of t.players) owns(p, {})
      owns(t.players[1] as Player, { grain: 3, green: 1 })
    })

  it('V-ORDER, market: passes on days of others, or asks only for a sale of so many points', () => {
    const answers = ['pass', 4, 3, 'ask'].map((value) => answered('market', value, market(), 'take:market.brown'))
    expect(answers).toEqual([['pass'], ['pass'], null, null])
    const own = market()
    owns(me(own.state), { grain: 3 })
    expect(answered('market', 'pass', own, 'take:market.brown')).toBeNull()
  })

  it('V-ORDER, market: serves the first servable tile of a list of wishes, and leaves the rest to the other orders', () => {
    const lists = [['b07', 'b02'], ['b05', 'b02'], ['b05']]
    const answers = lists.map((list) => answered('wishes', list, market(), 'take:market.brown'))
    expect(answers).toEqual([['serve:b07'], ['serve:b02'], null])
    const overseas = table({ options: PORT }, (t) => {
      cubes(t, 'market.brown', 'church.green')
      for (const p of t.players) owns(p, {})
      owns(t.players[1] as Player, { cocoa: 1, green: 1 })
    })
    expect(answered('moreWishes', ['tea', 'cocoa'], overseas, 'take:market.brown')).toEqual(['sell:cocoa'])
    const own = market()
    owns(me(own.state), { grain: 3 })
    expect(answered('wishes', ['b02'], own, 'take:market.brown')).toBeNull()
  })

  it('V-ORDER, plan: turns are given in advance by whoever is not due, for as long as the round lasts', () => {
    const saved = table({}, (t) => cubes(t, 'harvest.green', 'market.brown'))
    const { now } = played(saved)
    const foreseen = (seat: number, t: State = now) => village.foresight?.foresee(village.view(t, seat), seat) ?? null
    expect(foreseen(0)).toBeNull()
    const ahead = foreseen(1) as State
    const [ask] = position<State>(village, { state: ahead, scene: 'turn', at: 0 }, []).questions
    expect([ask?.seat, ask?.options]).toEqual([1, ['take:harvest.green', 'take:market.brown', 'coins:ask']])
    expect(plans(village.view(ahead, 1), 1).map(({ goal }) => goalId(goal))).toContain('harvest')
    expect(foreseen(1, { ...now, cubes: now.cubes.map(() => 0) })).toBeNull()
    const spans = [now, { ...now, round: 2 }].map((t) => village.foresight?.span(village.view(t, 1)))
    expect(new Set(spans).size).toBe(2)
  })

  it('V-ORDER, plan, V-END-2: in the last turns only for whoever still has one', () => {
    const saved = table({}, (t) => {
      cubes(t, 'harvest.green')
      t.end = { by: 2, cause: 'graves', left: [1] }
    })
    const { now } = played(saved)
    const isForeseen = [1, 2].map((seat) => village.foresight?.foresee(village.view(now, seat), seat) !== null)
    expect(isForeseen).toEqual([true, false])
  })

  const mass = () =>
    sceneAt('mass', {}, (t) => {
      family(t, 0, '1@bag', '3@bag')
      owns(me(t), { coins: 2 })
    })

  it('V-ORDER, pull: never, or the highest first while more coins are left', () => {
    const answers = ['never', 2, 1].map((value) => answered('pull', value, mass()))
    expect(answers).toEqual([['done'], ['done'], ['pull:3']])
  })

  it('V-ORDER, advance: the affordable steps with most points, grain before bread', () => {
    const saved = sceneAt('advance', { options: MARRIAGE }, (t) => {
      for (const p of t.players) owns(p, {})
      family(t, 0, '1@church.1', '1@church.3')
      owns(me(t), { grain: 4, bread: 1 })
    })
    const picks: string[] = []
    for (let step = 0; step < 3; step++) picks.push(...(answered('advance', 'best', saved, ...picks) as string[]))
    expect(picks.sort()).toEqual(['rise:1@church.1=grain', 'rise:1@church.2=grain', 'rise:1@church.3=bread'])
    expect(answered('advance', 'never', saved)).toEqual(['done'])
  })

  const dying = (...names: string[]) =>
    table({ options: MARRIAGE }, (t) => {
      cubes(t, 'harvest.plague', 'market.brown')
      family(t, 0, ...names)
      owns(me(t), { bread: names.length === 2 ? 1 : 0 })
      me(t).lap = 9
    })

  it('V-ORDER, death: who has a place and loses fewest points; asks if some are alike', () => {
    const path = ['take:harvest.plague', 'skip']
    expect(answered('death', 'chronicle', dying('1@farm', '1@church.4', '2@farm'), ...path)).toEqual(['die:1@farm'])
    expect(answered('death', 'chronicle', dying('1@farm', '1@craft.smithy', '2@farm'), ...path)).toBeNull()
  })

  it('V-ORDER, bread: none at a death', () => {
    const saved = dying('1@farm', '2@farm')
    expect(answered('bread', 'never', saved, 'take:harvest.plague', 'skip')).toEqual(['die:1@farm'])
  })

  it('V-ORDER, tool: none in crafts', () => {
    const saved = table({ options: MARRIAGE }, (t) => {
      cubes(t, 'crafts.green', 'market.brown')
      owns(me(t), { tool: 1, grain: 2 })
    })
    expect(answered('tool', 'never', saved, 'take:crafts.green', 'craft:mill')).toEqual(['once'])
  })

  const wedding = (change: (t: State) => void) =>
    sceneAt('wedding', { options: MARRIAGE }, (t) => {
      for (const p of t.players) owns(p, { pink: 1 })
      change(t)
    })

  it('V-ORDER, token: none, bread or tool as was said before', () => {
    const token = wedding((t) => family(t, 0, '1@rank.3'))
    expect(['never', 'bread', 'tool'].map((value) => answered('token', value, token))).toEqual([
      ['none'],
      ['token:bread.pink'],
      ['token:tool.pink'],
    ])
  })

  const couple = () =>
    wedding((t) => {
      family(t, 0, '1@rank.1')
      family(t, 1, '1@rank.2')
      if (t.wedlock) t.wedlock.pairs = [{ ranks: [1, 2], lodging: null }]
    })

  it('V-ORDER, lodging: bakery or shop', () => {
    expect(answered('lodging', 'shop', couple())).toEqual(['shop'])
  })

  it('V-ORDER, gift: two of a kind, or the mixed one', () => {
    const gifts = ['double', 'mixed'].map((value) => answered('gift', value, couple(), 'shop'))
    expect(gifts).toEqual([['gift:2tool'], ['gift:tool+pink+orange']])
  })

  it('V-ORDER, coins, chests, endTurn: what the state keeps is told it as soon as its owner is asked', () => {
    const saved = table({ options: { ...INN, ...PORT } }, (t) => {
      cubes(t, 'travel.green', 'market.brown')
      me(t).villagers = [villager('scribe')]
      me(t).ship = { at: 'far', captain: 0, holds: ['chest'], chest: 3 }
    })
    const told = (...picks: string[]) => [
      ...['last', 'choose'].map((value) => answered('coins', value, saved, ...picks)),
      ...['open', 'closed'].map((value) => answered('chests', value, saved, ...picks)),
      ...['end', 'wait'].map((value) => answered('endTurn', value, saved, ...picks)),
    ]
    const first = [null, ['coins:ask'], null, ['chests:closed'], null, ['endTurn:ask']]
    expect([told(), told('take:travel.green')]).toEqual([first, first])
    // An order given already is not offered again, and each is given once a question.
    expect(told('coins:ask', 'chests:closed', 'endTurn:ask')).toEqual(Array(6).fill(null))
    const next = [['coins:last'], null, ['chests:open'], null, ['endTurn:end'], null]
    expect(told('coins:ask', 'chests:closed', 'endTurn:ask', 'take:travel.green')).toEqual(next)
  })

  it('V-ORDER, coins: on market days of others too', () => {
    const saved = market()
    owns(saved.state.players[1] as Player, { grain: 3, green: 1, coins: 1 })
    expect(answered('coins', 'choose', saved, 'take:market.brown')).toEqual(['coins:ask'])
    const paying = asked(saved, 'take:market.brown', 'coins:ask', 'serve:b02')
    expect(paying).toMatchObject({ seat: 1, about: 'pay', options: ['pay:green+3grain', 'pay:3grain+coins'] })
  })

  it('V-ORDER, endTurn: whoever only now buys his first villager may still be asked at the end of this turn', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t, 'inn.plague', 'market.brown')
      t.piles = [['scribe', 'medico'], ['scribe'], []].map((pile) => pile.map(villager))
      t.piles[1] = [villager('blacksmith')]
    })
    const [visit = ''] = offered(saved, 'take:inn.plague')
    const path = ['take:inn.plague', visit, 'tuck:1']
    expect(answered('endTurn', 'wait', saved, ...path)).toEqual(['endTurn:ask'])
    expect(asked(saved, ...path, 'endTurn:ask', 'buy:2')).toMatchObject({ about: 'endTurn' })
  })

  it('V-ORDER, chests: kept closed too if taken and brought home in one turn', () => {
    const saved = table({ options: { ...INN, ...PORT } }, (t) => {
      cubes(t, 'travel.plague', 'market.brown')
      me(t).villagers = [villager('admiral')]
      me(t).ship = { at: 'treasure', captain: 0, holds: [], chest: null }
    })
    const card = offered(saved, 'take:travel.plague').find((id) => id.startsWith('card:')) as string
    const path = ['take:travel.plague', card, 'dock', 'take']
    expect(answered('chests', 'closed', saved, ...path)).toEqual(['chests:closed'])
    expect(mine(saved, ...path, 'chests:closed', 'return').chests).toHaveLength(1)
    expect(mine(saved, ...path, 'return').chests).toEqual([])
  })

  it('V-ORDER, chests: opened when they come home, unless their owner ordered otherwise in his turn', () => {
    const saved = table({ options: PORT }, (t) => {
      cubes(t, 'travel.green', 'market.brown')
      me(t).ship = { at: 'far', captain: 0, holds: ['chest'], chest: 3 }
    })
    const opened = (...orders: string[]) => {
      const { news } = played(saved, ...orders, 'take:travel.green', 'return')
      return news.some(({ kind }) => kind === 'chestOpened')
    }
    expect([opened(), opened('chests:closed')]).toEqual([true, false])
    expect(offered(saved, 'chests:closed')).not.toContain('chests:open')
  })

  const withVillager = (id: string, change: (t: State) => void = () => {}) =>
    table({ options: { ...INN, ...MARRIAGE } }, (t) => {
      cubes(t, 'harvest.plague', 'market.brown')
      family(t, 0, '1@farm', '2@farm')
      me(t).villagers = [villager(id)]
      change(t)
    })
  const HARVEST = ['take:harvest.plague', 'harvest']

  it('V-ORDER, endTurn: nobody is asked after the action who did not order it', () => {
    expect(played(withVillager('scribe'), ...HARVEST).done).not.toBeNull()
    expect(asked(withVillager('scribe'), 'endTurn:ask', ...HARVEST)).toMatchObject({
      about: 'endTurn',
      options: ['end', 'coins:ask', 'endTurn:end', 'card:scribe'],
    })
    const ordered = withVillager('scribe', (t) => {
      me(t).asksAtEnd = true
    })
    expect(played(ordered, 'endTurn:end', ...HARVEST).done).not.toBeNull()
  })

  const buying = (ids: string[], change: (t: State) => void = () => {}) =>
    table({ options: INN }, (t) => {
      cubes(t, 'inn.plague', 'harvest.brown', 'church.brown')
      family(t, 0, '1@inn', '2@farm')
      owns(me(t), { beer: 1, coins: 1 })
      t.piles = [['medico', ...ids], [], []].map((pile) => pile.map(villager))
      change(t)
    })
  const BUY = ['take:inn.plague', 'visit', 'buy:1']

  it('V-ORDER, endTurn: one is asked once about a villager bought in this very turn, whatever is ordered', () => {
    expect(asked(buying(['scribe']), ...BUY)).toMatchObject({
      about: 'endTurn',
      options: ['end', 'coins:ask', 'endTurn:ask', 'card:scribe'],
    })
    expect(mine(buying(['scribe']), ...BUY, 'card:scribe').stock.scroll).toBe(2)
    expect(played(buying(['scribe']), ...BUY, 'end').done).not.toBeNull()
    const later = done(buying(['scribe']), ...BUY, 'end')
    const own = { ...later, state: { ...later.state, due: 0 } }
    expect(played(own, 'take:harvest.brown', 'harvest').done).not.toBeNull()
  })

  it('V-ORDER, endTurn: not if it cannot be played now, nor for one held before, nor again after a death', () => {
    expect(played(buying(['gravedigger']), ...BUY).done).not.toBeNull()
    expect(played(buying(['bard']), ...BUY).done).not.toBeNull()
    const held = buying(['gravedigger'], (t) => {
      me(t).villagers = [villager('scribe')]
    })
    expect(played(held, ...BUY).done).not.toBeNull()
    const dying = buying(['scribe'], (t) => {
      me(t).lap = 9
    })
    expect(played(dying, ...BUY, 'end').done).not.toBeNull()
  })

  it('V-ORDER, endTurn: one that only a death makes playable is asked about after it', () => {
    const saved = buying(['bard'], (t) => {
      me(t).lap = 9
    })
    expect(asked(saved, ...BUY)).toMatchObject({ about: 'endTurn' })
    expect(living(stateAfter(saved, ...BUY, 'card:bard'), 0)).toContain('1@chronicle.song')
  })

  it('V-ORDER, endTurn: a villager that could still change a death due now is asked about', () => {
    const dying = (id: string) =>
      withVillager(id, (t) => {
        owns(me(t), {})
        me(t).lap = 9
      })
    expect(asked(dying('midwife'), ...HARVEST)?.options).toEqual(['end', 'endTurn:ask', 'card:midwife'])
    expect(asked(dying('pastryCook'), ...HARVEST)?.options).toEqual(['end', 'endTurn:ask', 'card:pastryCook'])
    expect(played(dying('scribe'), ...HARVEST).done).not.toBeNull()
  })

  it('V-ORDER, endTurn: in a last turn a villager is asked about too, for there will be no other', () => {
    const last = withVillager('scribe', (t) => {
      t.end = { by: 1, cause: 'graves', left: [] }
    })
    expect(asked(last, ...HARVEST)?.about).toBe('endTurn')
  })

  it('V-ORDER, endTurn, V-ASK-2: with bread or a closed chest alone left to use nobody is asked', () => {
    const saved = withVillager('scribe', (t) => {
      owns(me(t), { bread: 2 })
      me(t).asksAtEnd = true
    })
    expect(offered(saved, ...HARVEST)).toContain('bread:1@farm')
    expect(played(saved, ...HARVEST, 'card:scribe').done).not.toBeNull()
  })

  it('V-ASK-2, VM-BREAD-3: a death with one candidate is asked about only where bread could change it', () => {
    const dying = (change: (t: State) => void) =>
      table({ options: { ...PORT, ...MARRIAGE } }, (t) => {
        cubes(t, 'harvest.plague', 'market.brown')
        family(t, 0, '1@farm', '2@council.1')
        owns(me(t), {})
        me(t).lap = 9
        change(t)
      })
    const about = (change: (t: State) => void) => asked(dying(change), 'take:harvest.plague', 'skip')?.about
    expect(about((t) => owns(me(t), { bread: 1 }))).toBe('death')
    expect(
      about((t) => {
        me(t).chests = [t.chests.pop() as number]
      }),
    ).toBeUndefined()
    expect(
      about((t) => {
        owns(me(t), { bread: 1 })
        family(t, 0, '1@farm', '3@council.1')
      }),
    ).toBeUndefined()
    expect(
      about((t) => {
        owns(me(t), { bread: 1 })
        family(t, 0, '1@farm', '1@farm', '2@farm')
      }),
    ).toBeUndefined()
  })

  it('V-ORDER, coins: cubes first or mixed, changed by the player himself in his turn', () => {
    const saved = table({}, (t) => {
      cubes(t, 'harvest.green', 'market.brown')
    })
    expect(offered(saved)).toContain('coins:ask')
    expect(offered(saved, 'take:harvest.green')).toContain('coins:ask')
    expect(played(saved, 'coins:ask').now.players[0]?.mixesCoins).toBe(true)
  })
})

describe('secrets', () => {
  const saved = () =>
    table({ options: ALL, seats: 3 }, (t) => {
      cubes(t, 'market.brown', 'church.green')
      const p = t.players[1] as Player
      p.customers = [t.deck.pop() as number]
      p.chests = [t.chests.pop() as number]
      p.ship = { at: 't1', captain: 0, holds: ['chest'], chest: t.chests.pop() as number }
    })

  it('V-SECRET-1: pouch, piles, chests and dice to come are hidden from all', () => {
    const view = village.view(saved().state, 0)
    for (const hidden of ['pouch', 'deck', 'piles', 'chests', 'luck']) expect(view).not.toHaveProperty(hidden)
    expect([view.pileSizes, view.deckSize, view.chestsSize]).toEqual([[11, 11, 11], 23, 6])
  })

  it('V-SECRET-1: another deal of all that is hidden looks the same', () => {
    const view = village.view(saved().state, 1)
    const others = [5, 6].map((seed) => village.imagine(view, luckFrom(seedOf(seed))))
    for (const other of others) expect(village.view(other, 1)).toEqual(view)
    expect(others[0]?.deck).not.toEqual(others[1]?.deck)
  })

  it('V-SECRET-2: customers and chests are known to their owner alone, villagers bought to all', () => {
    const { state } = saved()
    ;(state.players[1] as Player).villagers = [villager('medico')]
    const seen = [0, 1, null].map((seat) => village.view(state, seat).players[1])
    expect(seen.map((p) => p?.customers[0] === UNSEEN)).toEqual([true, false, true])
    expect(seen.map((p) => p?.chests[0] === UNSEEN)).toEqual([true, false, true])
    expect(seen.map((p) => p?.ship?.chest === UNSEEN)).toEqual([true, false, true])
    expect(seen.map((p) => p?.villagers)).toEqual(Array(3).fill([villager('medico')]))
  })

  it('V-SECRET-2: how a player uses his coins is an order, which nobody else sees', () => {
    const { now } = played(
      table({}, (t) => cubes(t, 'harvest.green', 'market.brown')),
      'coins:ask',
    )
    expect([0, 1, null].map((seat) => village.view(now, seat).players[0]?.mixesCoins)).toEqual([true, false, false])
  })

  it('V-SECRET-2: only the taker sees what is in a chest', () => {
    const taking = table({ options: PORT }, (t) => {
      cubes(t, 'travel.green', 'market.brown')
      me(t).ship = { at: 'treasure', captain: 0, holds: [], chest: null }
    })
    const { news } = played(taking, 'take:travel.green', 'dock', 'take')
    const kinds = (seat: number | null) => newsFor(news, seat).map(({ kind }) => kind)
    expect([kinds(0).includes('chestSeen'), kinds(1).includes('chestSeen'), kinds(null).includes('chestSeen')]).toEqual(
      [true, false, false],
    )
  })

  it.each([
    ['a villager pile turned', INN, 'inn', ['tuck:1'], (t: State) => family(t, 0, '1@inn')],
    [
      'a villager bought',
      INN,
      'inn',
      ['tuck:1', 'buy:2'],
      (t: State) => {
        family(t, 0, '1@inn')
        owns(me(t), { beer: 2, coins: 1 })
      },
    ],
    [
      'a chest taken',
      PORT,
      'travel',
      ['dock', 'take'],
      (t: State) => {
        me(t).ship = { at: 'treasure', captain: 0, holds: [], chest: null }
      },
    ],
  ])('V-SECRET-3: no way back behind %s', (_, options, space, more, change) => {
    const turn = table({ options: options as Record<string, string> }, (t) => {
      cubes(t, `${space}.green`, 'market.brown')
      change(t)
    })
    const visit = space === 'inn' ? ['visit'] : []
    const picks = [`take:${space}.green`, ...visit, ...more]
    const answers = picks.map((id) => ({ seat: 0, picks: [id] }))
    expect(position(village, turn, answers).finalUpTo).toBe(picks.length)
    expect(position(village, turn, answers.slice(0, 1)).finalUpTo).toBe(0)
  })

  it('V-SECRET-3: at the end everything lies open', () => {
    const end = done({ ...saved(), scene: 'score' }).state
    expect(village.view(end, null).players[1]?.customers).not.toContain(UNSEEN)
  })
})
