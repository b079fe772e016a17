import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import { begin, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { cornerOf, numberFor, symbolFor } from '#kingsbridge/rules/council'
import { playerOf } from '#kingsbridge/state'
import { CARDS, STOCKED } from '#kingsbridge/words'
import { seedOf } from '../conformance.ts'
import {
  at,
  bring,
  emptyStock,
  fresh,
  give,
  offered,
  only,
  onward,
  orienting,
  pile,
  played,
  refusalOf,
  type State,
  sick,
  through,
  told,
  turn,
  turningUp,
  vpsOf,
} from './table.ts'

function eventNamed(id: string) {
  const event = VALUES.events.find((candidate) => candidate.id === id)
  if (event === undefined) throw new Error(`no event ${id}`)
  return event
}

describe('setup', () => {
  it('K-SETUP-1: two to four players, and the first seat starts with the shield', () => {
    expect(kingsbridge.seats).toEqual({ min: 2, max: 4 })
    expect([2, 3, 4].map((seats) => fresh({ seats }).state.shield)).toEqual([0, 0, 0])
  })

  it('K-SETUP-2: everybody begins with 8 VP, 1 wool, 2 money, 12 cards, 4 houses and 2 seals', () => {
    const { players, plots } = fresh().state
    for (const p of players) {
      expect(p.vp).toBe(8)
      expect(p.goods).toMatchObject({ money: 2, wool: 1, cloth: 0, stone: 0, piety: 0 })
      expect(p.hand).toEqual([...CARDS])
    }
    expect(plots).toEqual(Array(14).fill(null))
    expect([VALUES.constants.housesPerPlayer.value, VALUES.constants.sealsPerPlayer.value]).toEqual([4, 2])
  })

  it.each([2, 3, 4])('K-SETUP-3: the stock is the same with %i players, but for the wool they begin with', (seats) => {
    const { stock } = fresh({ seats }).state
    const full = { wool: 15, cloth: 12, stone: 25, wood: 15, grain: 10, piety: 12, loyalty: 14, knowledge: 20 }
    expect(stock).toEqual({ ...full, wool: 15 - seats })
  })

  it('K-SETUP-4: six of the eleven events of a chapter are its deck, in random order', () => {
    const decks = Array.from({ length: 30 }, (_, seed) => fresh({ seed }).state.deck)
    for (const deck of decks) {
      expect(new Set(deck).size).toBe(6)
      expect(deck.every((id) => eventNamed(id).chapter === 1)).toBe(true)
    }
    expect(new Set(decks.flat()).size).toBe(11)
    expect(new Set(decks.map((deck) => deck[0])).size).toBeGreaterThan(5)
  })

  it('K-SETUP-4: of the eleven at most three are lasting', () => {
    for (const chapter of [1, 2, 3, 4]) {
      const own = VALUES.events.filter((event) => event.chapter === chapter)
      expect(own).toHaveLength(11)
      expect(own.filter(({ kind }) => kind === 'lasting').length).toBeLessThanOrEqual(3)
    }
  })

  it('K-SETUP-5: the bridge is there, the cloth field covered, the marker on the first outlaws, no plague', () => {
    const t = fresh().state
    expect(t.projects).toEqual([{ id: 'bridge', stone: 0, wood: 0, seals: [] }])
    expect([t.isClothCovered, t.covered, t.tiles]).toEqual([true, [], []])
    expect(VALUES.favour.spaces[t.marker]?.id).toBe('outlaws-1')
  })

  it('K-SETUP-6: by default everybody has only the six starred cards in chapter I, and goods are screened', () => {
    const saved = begin(kingsbridge, { seats: 2, seed: seedOf(1) })
    expect(saved.state.setup.options).toEqual({ firstChapterCards: 'starred', goods: 'screened' })
    const { players } = fresh({ firstChapterCards: 'starred' }).state
    expect(players[0]?.hand).toEqual(['grain', 'piety', 'material', 'project', 'sale', 'privilege'])
  })
})

describe('seats and council', () => {
  it('K-SEAT-1: the sides of the council bear 0, 1, 2, 3, clockwise from north-east', () => {
    expect(VALUES.council.numbers).toEqual({ ne: 0, se: 1, sw: 2, nw: 3 })
  })

  it.each([
    [2, [0, 2]],
    [3, [0, 1, 2]],
    [4, [0, 1, 2, 3]],
  ])('K-SEAT-2: %i players sit at these corners, counted clockwise from north: %j', (seats, corners) => {
    const t = fresh({ seats }).state
    expect(t.players.map((_, seat) => cornerOf(t, seat))).toEqual(corners)
  })

  it('K-SEAT-2: what points at an empty side goes to nobody', () => {
    const { t, news } = through(
      orienting('c1-foreign-buyers', () => {}, { seats: 2 }),
      'turn:0',
    )
    expect(told(news, 'gained').map(({ seat }) => seat)).toEqual([0, 1])
    expect(t.players.map(({ goods }) => goods.stone + goods.grain)).toEqual([1, 0])
  })

  it('K-SEAT-3: seats, sides and numbers turn together: a quarter turn hands every symbol on to the next seat', () => {
    const t = fresh().state
    const card = eventNamed('c1-foreign-buyers')
    for (const rotation of [0, 1, 2]) {
      const now = [0, 1, 2, 3].map((seat) => symbolFor(t, card, rotation, seat))
      const next = [1, 2, 3, 0].map((seat) => symbolFor(t, card, rotation + 1, seat))
      expect(next).toEqual(now)
      expect(numberFor(t, card, rotation + 1)).toBe((numberFor(t, card, rotation) + 1) % 4)
    }
  })
})

describe('a round', () => {
  it('K-ROUND-1: penalties are carried out only in round 1 of the later chapters', () => {
    const opening = (chapter: number) => {
      const started = played(at('startChapter', (t) => Object.assign(t, { chapter: chapter - 1 }))).done as Saved<State>
      for (const p of started.state.players) p.penalties = ['penance']
      return [started.scene, played(started).done?.state.players.map(({ discards }) => discards.length)]
    }
    expect(opening(2)).toEqual(['penance', [1, 1, 1, 1]])
    expect(opening(4)).toEqual(['penance', [1, 1, 1, 1]])
    expect(opening(1)).toEqual(['turnUp', [0, 0, 0, 0]])
  })

  it('K-ROUND-2: an immediate event takes effect before the card is oriented', () => {
    const { t, asks, news } = onward(turningUp('c1-fulling-mill'))
    expect(t.projects.map(({ id }) => id)).toEqual(['bridge', 'fulling-mill'])
    expect([asks[0]?.about, asks[0]?.seat]).toEqual(['orient', 0])
    expect(news.map(({ kind }) => kind)).toEqual(['eventTurned', 'projectCame'])
  })

  it('K-ROUND-2: a lasting event takes no effect before the turns', () => {
    const { asks, t } = onward(turningUp('c4-army-cloth'))
    expect([asks[0]?.about, asks.length, vpsOf(t)]).toEqual(['orient', 1, [8, 8, 8, 8]])
  })

  it('K-ROUND-2: in chapters III and IV the case of plague comes first', () => {
    const { news } = onward(turningUp('c4-garrison', (t) => sick(t, 1, 1)))
    expect(news.map(({ kind }) => kind).slice(0, 2)).toEqual(['eventTurned', 'fellIll'])
  })

  it('K-ROUND-3, K-ROUND-4, K-ROUND-5: the active player orients, then come income and favour', () => {
    const { news } = played(orienting('c1-foreign-buyers'), 'turn:1')
    expect(news.map(({ kind }) => kind)).toEqual(['oriented', 'gained', 'gained', 'gained', 'gained', 'favourTaken'])
  })

  it('K-ROUND-6: one turn each in turn order, beginning with the active player', () => {
    let current = turn((t) => {
      t.shield = 2
    })
    const seen: number[] = []
    while (current.scene === 'turn') {
      seen.push(offered(current).length > 0 ? (played(current).questions[0]?.seat as number) : -1)
      current = played(current, 'lay:privilege', 'discard:favour').done as Saved<State>
    }
    expect(seen).toEqual([2, 3, 0, 1])
    expect(current.scene).toBe('endRound')
  })

  it('K-ROUND-7: at the end of a round a lasting event moves to the edge and the shield passes one seat clockwise', () => {
    const { t } = onward(
      at('endRound', (t) => {
        t.round = 2
        t.event = 'c1-wool-road'
        t.deck = ['c1-palace']
      }),
    )
    expect([t.edge, t.shield, t.event]).toEqual([['c1-wool-road'], 1, 'c1-palace'])
  })
})

describe('events', () => {
  it('K-EVENT-1: the effects come in the order of their list, each in turn order', () => {
    const saved = turningUp('c1-scarlet', (t) => {
      t.shield = 1
    })
    const { news } = through(onward(saved).saved, ...[0, 1, 2, 3].map((seat) => `@${seat} exchange:yes`))
    expect(told(news, 'traded').map(({ seat }) => seat)).toEqual([1, 2, 3, 0])
    const first = onward(saved).news.map(({ kind }) => kind)
    expect(first).toEqual(['eventTurned', 'clothOpened'])
  })

  it('K-EVENT-1: each event begins with its first effect, however many the one before had', () => {
    const { t } = onward(
      turningUp('c1-palace', (t) => {
        t.effect = 2
      }),
    )
    expect(t.projects.map(({ id }) => id)).toContain('priors-palace')
  })

  it('K-EVENT-2: what an immediate event brought stays after the round', () => {
    const { t } = onward(
      at('endRound', (t) => {
        t.round = 1
        t.event = 'c2-court-away'
        t.covered = ['queen', 'king']
        bring(t, 'guildhall')
        t.deck = ['c2-herbal']
      }),
    )
    expect([t.covered, t.projects.length, t.edge]).toEqual([['queen', 'king'], 2, []])
  })

  it('K-EVENT-3: an exchange on a lasting event may be made once in each round', () => {
    const saved = turn((t) => {
      t.edge = ['c4-army-cloth']
      give(t, 0, { wool: 3 })
    })
    const after = played(saved, 'trade:c4-army-cloth')
    expect(after.questions[0]?.options.some((id) => id.startsWith('trade:'))).toBe(false)
    expect(playerOf(after.now, 0).goods.wool).toBe(2)
    const next = played(saved, 'trade:c4-army-cloth', 'lay:grain', 'grain', 'discard:rent').done as Saved<State>
    expect([offered(next).includes('trade:c4-army-cloth'), next.state.traded]).toEqual([true, []])
  })

  it('K-EVENT-4: choices on immediate events are sealed and carried out in turn order', () => {
    const { saved } = onward(
      turningUp('c1-granary', (t) => {
        t.stock.grain = 2
      }),
    )
    const waiting = played(saved, '@3 exchange:yes', '@2 exchange:yes', '@1 exchange:yes')
    expect(waiting.now.players.map(({ goods }) => goods.grain)).toEqual([0, 0, 0, 0])
    const { t } = through(saved, '@3 exchange:yes', '@2 exchange:yes', '@1 exchange:yes', '@0 exchange:yes')
    expect(t.players.map(({ goods }) => goods.grain)).toEqual([1, 1, 0, 0])
  })
})

describe('lasting events', () => {
  const wools = (saved: Saved<State>) => played(saved, 'lay:sale', 'sale:1wool').now.players[0]?.goods.money

  it('K-LAST-1: a lasting card is in force on the edge and, in its own round, on the council', () => {
    const onEdge = turn((t) => {
      t.edge = ['c1-wool-road']
    })
    const onCouncil = turn((t) => {
      t.event = 'c1-wool-road'
    })
    expect([wools(turn()), wools(onEdge), wools(onCouncil)]).toEqual([4, 3, 3])
  })

  it('K-LAST-2: the edge holds two; the one that has lain longest leaves for a third', () => {
    const { t, news } = onward(
      at('endRound', (t) => {
        t.edge = ['c1-wool-road', 'c1-fleece-fair']
        t.round = 4
        t.event = 'c1-scaffold'
        t.deck = ['c1-palace']
      }),
    )
    expect(t.edge).toEqual(['c1-fleece-fair', 'c1-scaffold'])
    expect(told(news, 'eventStays')).toEqual([{ kind: 'eventStays', event: 'c1-scaffold', gone: 'c1-wool-road' }])
  })

  it('K-LAST-2: all leave at the end of the chapter', () => {
    const { t } = onward(
      at('grow', (t) => {
        t.edge = ['c1-wool-road', 'c1-scaffold']
        for (const seat of [0, 1, 2, 3]) give(t, seat, { piety: 2, grain: 2, money: 5 })
      }),
    )
    expect(t.edge).toEqual([])
  })

  it('K-LAST-3: they touch only turns: income and favour stay as they are', () => {
    const change = (t: State) => {
      t.edge = ['c3-unreaped']
      t.marker = 6
      give(t, 0, { money: 0 })
    }
    // One grain is their income, the other the earl's.
    const { now } = played(orienting('c1-granary', change), 'turn:3')
    expect([now.marker, now.players[0]?.goods]).toMatchObject([8, { grain: 2, money: 0 }])
  })

  it('K-LAST-3: of two prices of one good the later card counts', () => {
    const events = VALUES.events.map((event) =>
      event.id === 'c1-scaffold' ? { ...event, effects: [{ type: 'price', good: 'wool', money: 5 } as const] } : event,
    )
    const both = (edge: string[]) =>
      turn(
        (t) => {
          t.edge = edge
        },
        { content: { ...VALUES, events } },
      )
    expect(wools(both(['c1-wool-road', 'c1-scaffold']))).toBe(7)
    expect(wools(both(['c1-scaffold', 'c1-wool-road']))).toBe(3)
  })

  it('K-LAST-4: privilege counts as using the copied card: cost, limit, bonus and ban', () => {
    const copying = (event: string, card: 'material' | 'project' | 'sale' | 'medicine') =>
      turn((t) => {
        t.round = 2
        t.edge = [event]
        pile(t, 0, [card], ['favour'])
        give(t, 0, { stone: 3, wool: 2, knowledge: 5 })
        sick(t, 1, 1)
      })
    expect(played(copying('c2-quarrymen', 'material'), 'lay:privilege', 'material:wood').now.players[0]?.goods).toEqual(
      expect.objectContaining({ money: 1, wood: 1 }),
    )
    expect(offered(copying('c1-scaffold', 'project'), 'lay:privilege')).toEqual(['project:bridge=1stone', 'forgo'])
    expect(played(copying('c1-fleece-fair', 'sale'), 'lay:privilege', 'sale:1wool').now.players[0]?.vp).toBe(9)
    expect(offered(copying('c4-healers', 'medicine'), 'lay:privilege')).toEqual(['fee', 'forgo'])
  })
})

describe('orienting', () => {
  it('K-ORIENT-1: every card shows a symbol at each corner and an arrow on one side', () => {
    for (const { corners, arrow } of VALUES.events) {
      expect(Object.keys(corners)).toEqual(['n', 'e', 's', 'w'])
      expect(['ne', 'se', 'sw', 'nw']).toContain(arrow)
    }
  })

  it('K-ORIENT-2: rotation r gives seat k the symbol of corner k − r, and the arrow the number of its side', () => {
    const t = fresh().state
    const card = eventNamed('c1-wool-road')
    expect([0, 1, 2, 3].map((seat) => symbolFor(t, card, 1, seat))).toEqual(['wood', 'wool', 'money2', 'loyalty'])
    expect([0, 1, 2, 3].map((rotation) => numberFor(t, card, rotation))).toEqual([0, 1, 2, 3])
  })

  it('K-ORIENT-3: who could not pay the outlaws with their own income included may not turn the card so', () => {
    const poor = (money: number) =>
      orienting('c1-foreign-buyers', (t) => {
        t.marker = 1
        give(t, 0, { money })
      })
    // Number 1 stands at rotation 0, and it leads to the outlaws.
    expect(offered(poor(0))).toEqual(['turn:1', 'turn:2', 'turn:3'])
    expect(offered(poor(1))).toContain('turn:0')
  })

  it('K-ORIENT-3: who is begging has no income to pay them with', () => {
    // At number 1 the own corner shows 2 money.
    const poor = orienting('c1-scaffold', (t) => {
      t.marker = 1
      t.round = 1
      give(t, 0, { money: 0 })
    })
    expect(offered(poor)).toContain('turn:1')
    poor.state.players[0]?.penalties.push('begging')
    expect(offered(poor)).not.toContain('turn:1')
  })

  it('K-ORIENT-3: the rotation with number 0 is always legal', () => {
    for (const { id, arrow } of VALUES.events) {
      // The marker stands on outlaws, and with so many spaces covered every step leads to outlaws again.
      const saved = orienting(id, (t) => {
        t.marker = 2
        only(t, 0, {})
        t.covered = ['guild', 'prioress', 'merchants', 'king', 'earl', 'bishop', 'queen', 'prior']
      })
      const zero = (4 - ['ne', 'se', 'sw', 'nw'].indexOf(arrow)) % 4
      expect(played(saved).now.rotation === zero || offered(saved).includes(`turn:${zero}`)).toBe(true)
    }
  })

  it('K-ORIENT-4, K-TEST-2: the four rotations of the foreign buyers', () => {
    const t = fresh().state
    const card = eventNamed('c1-foreign-buyers')
    const seen = [0, 1, 2, 3].map((rotation) => [
      ...[0, 1, 2, 3].map((seat) => symbolFor(t, card, rotation, seat)),
      numberFor(t, card, rotation),
    ])
    expect(seen).toEqual([
      ['stone', 'grain', 'money1', 'vp', 1],
      ['vp', 'stone', 'grain', 'money1', 2],
      ['money1', 'vp', 'stone', 'grain', 3],
      ['grain', 'money1', 'vp', 'stone', 0],
    ])
  })
})

describe('income', () => {
  it('K-INCOME-1: each player gains what points at them', () => {
    const { t } = through(orienting('c1-foreign-buyers'), 'turn:0')
    const own = t.players.map(({ vp, goods }) => [vp, goods.stone, goods.grain, goods.money])
    // The first seat also has the favour of the guild, where it owns no house yet.
    expect(own).toEqual([
      [8, 1, 0, 2],
      [8, 0, 1, 2],
      [8, 0, 0, 3],
      [9, 0, 0, 2],
    ])
  })

  it('K-INCOME-2: what is not in stock is replaced by 1 VP', () => {
    const { t } = through(
      orienting('c1-foreign-buyers', (t) => emptyStock(t, 'stone', 'grain')),
      'turn:0',
    )
    expect(vpsOf(t)).toEqual([9, 9, 8, 9])
  })

  it('K-INCOME-2: who is begging gains neither', () => {
    const { t, news } = through(
      orienting('c1-foreign-buyers', (t) => {
        t.round = 1
        emptyStock(t, 'stone')
        for (const p of t.players) p.penalties = ['begging']
      }),
      'turn:0',
    )
    expect(vpsOf(t)).toEqual([8, 8, 8, 8])
    expect(told(news, 'begged')).toHaveLength(4)
  })
})

describe('favour', () => {
  const spaces = VALUES.favour.spaces.map(({ id }) => id)
  const favour = (space: (typeof spaces)[number], change: (t: State) => void = () => {}) =>
    played(
      turn((t) => {
        t.marker = (spaces.indexOf(space) + spaces.length - 1) % spaces.length
        change(t)
      }),
      'lay:favour',
      'favour',
    ).now

  it('K-FAVOUR-1: the track runs from queen to bishop and back to queen', () => {
    expect(spaces).toEqual([
      'queen',
      'prior',
      'outlaws-1',
      'guild',
      'prioress',
      'merchants',
      'king',
      'outlaws-2',
      'earl',
      'bishop',
    ])
    expect(favour('queen').marker).toBe(0)
  })

  it('K-FAVOUR-2: queen and prioress give 2 VP to who has any loyalty or knowledge', () => {
    const vp = (space: 'queen' | 'prioress', goods: object) => favour(space, (t) => give(t, 0, goods)).players[0]?.vp
    expect([vp('queen', {}), vp('queen', { loyalty: 1 }), vp('queen', { loyalty: 3 })]).toEqual([8, 10, 10])
    expect([vp('prioress', {}), vp('prioress', { knowledge: 1 })]).toEqual([8, 10])
  })

  it('K-FAVOUR-2: king and bishop give 1 VP for each loyalty or piety, the guild for each own house', () => {
    expect(favour('king', (t) => give(t, 0, { loyalty: 3 })).players[0]?.vp).toBe(11)
    expect(favour('bishop', (t) => give(t, 0, { piety: 2 })).players[0]?.vp).toBe(10)
    const houses = (t: State) => {
      t.plots[0] = 0
      t.plots[4] = 0
      t.plots[6] = 1
    }
    expect(favour('guild', houses).players[0]?.vp).toBe(10)
  })

  it('K-FAVOUR-2: prior 1 piety, merchants 1 wool, earl 1 grain; outlaws take 1 money', () => {
    expect(favour('prior').players[0]?.goods.piety).toBe(1)
    expect(favour('merchants').players[0]?.goods.wool).toBe(2)
    expect(favour('earl').players[0]?.goods.grain).toBe(1)
    expect(favour('outlaws-1').players[0]?.goods.money).toBe(1)
    expect(favour('outlaws-2').players[0]?.goods.money).toBe(1)
  })

  it('K-FAVOUR-2: covered spaces are not counted', () => {
    const { now } = played(
      orienting('c1-foreign-buyers', (t) => {
        t.covered = ['guild', 'merchants']
      }),
      'turn:1',
    )
    expect(spaces[now.marker]).toBe('king')
  })

  it('K-FAVOUR-2: outlaws the marker passes by take nothing', () => {
    const passing = orienting('c1-foreign-buyers', (t) => {
      t.marker = 0
      give(t, 0, { money: 0 })
    })
    const { now, news } = played(passing, 'turn:2')
    expect([spaces[now.marker], now.players[0]?.goods.money, told(news, 'paid')]).toEqual(['guild', 1, []])
  })

  it('K-FAVOUR-3: an arrow at 0 moves nothing and triggers nothing', () => {
    const { now, news } = played(
      orienting('c1-foreign-buyers', (t) => {
        t.marker = 6
        give(t, 0, { loyalty: 5 })
      }),
      'turn:3',
    )
    expect([now.marker, now.players[0]?.vp]).toEqual([6, 8])
    expect(told(news, 'favourTaken')).toEqual([])
  })

  it('K-FAVOUR-4: loyalty, piety and knowledge are shown, not paid', () => {
    const has = { loyalty: 2, piety: 2, knowledge: 2 }
    for (const space of ['queen', 'prioress', 'king', 'bishop'] as const) {
      expect(favour(space, (t) => give(t, 0, has)).players[0]?.goods).toMatchObject(has)
    }
  })

  it('K-FAVOUR-5: what is not in stock is not replaced by a VP', () => {
    const { vp, goods } = favour('earl', (t) => emptyStock(t, 'grain')).players[0] as State['players'][number]
    expect([vp, goods.grain]).toEqual([8, 0])
  })

  it('K-FAVOUR-6: the favour card moves exactly one space, and onto outlaws only who can pay them', () => {
    const poor = turn((t) => {
      t.marker = 1
      give(t, 0, { money: 0 })
    })
    expect(refusalOf(poor, 'lay:favour', 'favour')?.refused).toBe('not-legal')
    expect(played(poor, 'lay:favour').questions[0]?.about).toBe('discard')
    expect(favour('guild').marker).toBe(3)
  })
})

describe('the stock', () => {
  it('K-STOCK-5: covers never run out', () => {
    const { t } = onward(
      turningUp('c4-verderers', (t) => {
        t.covered = ['queen', 'king', 'guild', 'merchants', 'earl']
      }),
    )
    expect(t.covered).toHaveLength(7)
    expect(STOCKED.every((good) => t.stock[good] >= 0)).toBe(true)
  })
})
