import { describe, expect, it } from 'vitest'
import { randomAnswer } from '#bots/random-answer'
import type { Goods } from '#data/kingsbridge/schema'
import { luckFrom, position, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { spaceAfter, spaceAt } from '#kingsbridge/rules/favour'
import { hasStarredOnly, lastingEvents, playerOf, projectOn } from '#kingsbridge/state'
import { seedOf } from '../conformance.ts'
import {
  at,
  bring,
  emptyStock,
  fresh,
  give,
  mine,
  offered,
  only,
  onward,
  orienting,
  pile,
  played,
  type State,
  sick,
  through,
  told,
  turn,
  turningUp,
  usesOf,
  vpsOf,
} from './table.ts'

const ALL = [0, 1, 2, 3]

/** Plays at random to the end, and looks at every state between two scenes. */
function watch(saved: Saved<State>, look: (saved: Saved<State>) => void): State {
  const luck = luckFrom(seedOf(12))
  let current = saved
  while (current.scene !== null) {
    look(current)
    const answers: ReturnType<typeof randomAnswer>[] = []
    for (let now = position(kingsbridge, current, answers); ; now = position(kingsbridge, current, answers)) {
      if (now.done !== null) {
        current = now.done as Saved<State>
        break
      }
      answers.push(randomAnswer(luck, now.questions[0] as (typeof now.questions)[number]))
    }
  }
  return current.state
}

/** The duties with a tax of 5: who has 5 money pays it. */
function owing(chapter: number, goods: Goods): Saved<State> {
  const saved = at('duties', (t) => {
    t.chapter = chapter
    for (const seat of ALL) only(t, seat, seat === 0 ? goods : { piety: 2, grain: 2, money: 5 })
    playerOf(t, 0).vp = 20
  })
  for (let seed = 0; ; seed++) {
    saved.state.luck = luckFrom(seedOf(seed))
    if (told(played(saved).news, 'taxRolled')[0]?.die === 5) return onward(saved).saved
  }
}

describe('the examples of the rulebook', () => {
  it('K-TEST-1: 2 wool and 2 money become 1 wool and 5 money at the foreign buyers, once', () => {
    const { saved } = onward(turningUp('c1-foreign-buyers', (t) => give(t, 0, { wool: 2 })))
    const { t, asks } = through(saved, '@0 exchange:yes', ...[1, 2, 3].map((seat) => `@${seat} exchange:no`))
    expect(playerOf(t, 0).goods).toMatchObject({ wool: 1, money: 5 })
    expect(asks[0]?.about).toBe('orient')
  })

  it('K-TEST-3: with the arrow at 2 the marker goes from the outlaws to the prioress, or over a covered guild', () => {
    const reached = (marker: number, covered: State['covered']) => {
      const { state } = orienting('c1-foreign-buyers', (t) => Object.assign(t, { marker, covered }))
      return spaceAt(state, spaceAfter(state, 2)).id
    }
    expect([reached(2, []), reached(2, ['guild']), reached(8, [])]).toEqual(['prioress', 'merchants', 'queen'])
    const { now } = played(orienting('c1-foreign-buyers'), 'turn:1')
    expect(spaceAt(now, now.marker).id).toBe('prioress')
  })

  it('K-TEST-4: with an empty field the grain card brings nothing, grain as income 1 VP, the earl nothing', () => {
    const empty = (t: State) => emptyStock(t, 'grain')
    expect(mine(turn(empty), 'lay:grain', 'grain')).toMatchObject({ vp: 8, goods: { grain: 0 } })
    const { t } = through(orienting('c1-foreign-buyers', empty), 'turn:0')
    expect(playerOf(t, 1)).toMatchObject({ vp: 9, goods: { grain: 0 } })
    const earl = turn((t) => {
      empty(t)
      t.marker = 7
    })
    expect(mine(earl, 'lay:favour', 'favour')).toMatchObject({ vp: 8, goods: { grain: 0 } })
  })

  it('K-TEST-5: 1 stone and 1 wood into the bridge bring 6 VP', () => {
    const saved = turn((t) => give(t, 0, { stone: 1, wood: 1 }))
    expect(mine(saved, 'lay:project', 'project:bridge=1stone+1wood').vp).toBe(14)
  })

  it('K-TEST-6: two donors of the fulling mill gain 1 VP and 1 cloth each; with 1 cloth in stock only the VP', () => {
    const mill = (cloth: number) =>
      turn((t) => {
        bring(t, 'fulling-mill', { stone: 2, wood: 2 })
        projectOn(t, 'fulling-mill')?.seals.push(1, 2)
        give(t, 0, { wood: 1 })
        t.stock.cloth = cloth
      })
    const gained = (cloth: number) =>
      played(mill(cloth), 'lay:project', 'project:fulling-mill=1wood').now.players.map(({ vp, goods }) => [
        vp,
        goods.cloth,
      ])
    expect(gained(12)).toEqual([
      [11, 0],
      [9, 1],
      [9, 1],
      [8, 0],
    ])
    expect(gained(1)).toEqual([
      [11, 0],
      [9, 0],
      [9, 0],
      [8, 0],
    ])
  })

  it('K-TEST-7: the scholars turn up place 9; medicine brings 2 VP and a free house, and knowledge is kept', () => {
    const { saved, t } = onward(
      turningUp('c3-scholars', (t) => {
        sick(t, 2, 2)
        t.tiles[8] = 3
        for (const seat of ALL) give(t, seat, { money: 0, knowledge: 3 })
      }),
    )
    expect([t.tiles[8], t.isSick[8]]).toEqual([3, true])
    const healing = { ...saved, scene: 'turn', state: { ...saved.state, rotation: 0 } }
    expect(usesOf(healing, 'medicine')).toEqual(['fee', 'care:2', 'care:9'])
    const { now } = played(healing, 'lay:medicine', 'care:9', 'plot:1')
    expect([now.plots[0], playerOf(now, 0).vp, playerOf(now, 0).goods.knowledge]).toEqual([0, 10, 3])
    give(healing.state, 0, { knowledge: 5 })
    expect(usesOf(healing, 'medicine')).toContain('care:2+9')
  })

  it('K-TEST-8: after chapter IV 1 grain and 2 money are missing: −8 VP, with 1 loyalty −6, with 2 −4', () => {
    const left = (loyalty: number, ...picks: string[]) => {
      const saved = owing(4, { piety: 2, grain: 1, money: 3, loyalty })
      return picks.length === 0 ? saved.state.players[0]?.vp : through(saved, ...picks).t.players[0]?.vp
    }
    expect(left(0)).toBe(12)
    expect(left(1, '@0 protect:money')).toBe(14)
    expect(left(1, '@0 protect:grain')).toBe(14)
    expect(left(2, '@0 protect:money,protect:grain')).toBe(16)
  })

  it('K-TEST-9: after chapter I 2 grain and 1 piety are missing: −7 VP; 2 loyalty avert both penalties, 1 one', () => {
    const owed = (loyalty: number) => owing(1, { piety: 1, grain: 0, money: 5, loyalty })
    const both = playerOf(played(owed(2), '@0 protect:piety,protect:grain').now, 0)
    expect([both.vp, both.penalties]).toEqual([13, []])
    const penitent = playerOf(played(owed(1), '@0 protect:grain').now, 0)
    expect([penitent.vp, penitent.penalties]).toEqual([13, ['penance']])
  })

  it('K-TEST-10: with the French war as first event of chapter II a player at court lays 2 cards in all', () => {
    const { saved } = onward(
      at('penance', (t) => {
        t.chapter = 2
        t.deck = ['c2-french-war']
        playerOf(t, 0).penalties = ['court']
      }),
    )
    const { saved: war, asks } = through(saved, '@0 unused:grain+rent')
    expect(asks.map(({ seat }) => seat)).toEqual([1, 2, 3])
    const { t } = through(war, ...[1, 2, 3].map((seat) => `@${seat} unused:grain+rent`))
    expect(t.players.map(({ open, discards }) => open.length + discards.length)).toEqual([2, 2, 2, 2])
  })

  it('K-TEST-11: on the wool road, with the cloth field open, 3 wool and 1 cloth bring 7 money', () => {
    const saved = turn((t) => {
      t.edge = ['c1-wool-road']
      t.isClothCovered = false
      only(t, 0, { wool: 3, cloth: 1 })
    })
    expect(mine(saved, 'lay:sale', 'sale:3wool+1cloth').goods.money).toBe(7)
  })

  it('K-TEST-12: where doors are nailed shut the plot is free again; without a house −2 VP', () => {
    const { t } = onward(
      turningUp('c3-empty-houses', (t) => {
        t.plots[6] = 1
      }),
    )
    expect([t.plots[6], vpsOf(t)]).toEqual([null, [6, 8, 6, 6]])
  })

  it('K-TEST-13: the new earl takes nothing from who has only piety and loyalty, and 1 wool from who has just that', () => {
    const { t, asks } = onward(
      turningUp('c4-new-earl', (t) => {
        only(t, 0, { piety: 3, loyalty: 2 })
        only(t, 1, { piety: 1, wool: 1 })
        for (const seat of [2, 3]) only(t, seat, { stone: 2 })
      }),
    )
    expect(asks[0]?.about).toBe('orient')
    expect(t.players.map(({ vp, goods }) => [vp, goods.piety, goods.wool, goods.stone])).toEqual([
      [8, 3, 0, 0],
      [8, 1, 0, 0],
      [8, 0, 0, 0],
      [8, 0, 0, 0],
    ])
  })

  it('K-TEST-14: where there is no law the card is drawn after the use', () => {
    const saved = turn((t) => {
      t.edge = ['c3-lawless']
    })
    const { news } = played(saved, 'lay:grain', 'grain')
    expect(news.map(({ kind }) => kind)).toEqual(['cardLaid', 'gained', 'discarded', 'discardSeen'])
  })

  it('K-TEST-15: the alderman lets only the palace grow, and without it nothing; no donation elsewhere', () => {
    const guarded = (change: (t: State) => void) => {
      const { saved } = onward(turningUp('c2-alderman', change))
      expect(usesOf({ ...saved, scene: 'turn', state: { ...saved.state, rotation: 0 } }, 'donation')).toEqual(
        saved.state.projects.some(({ id }) => id === 'priors-palace') ? ['donation:priors-palace'] : [],
      )
      return played({ ...saved, scene: 'grow' }).now.projects.map(({ id, stone }) => [id, stone])
    }
    expect(guarded((t) => bring(t, 'priors-palace'))).toEqual([
      ['bridge', 0],
      ['priors-palace', 1],
    ])
    expect(guarded(() => {})).toEqual([['bridge', 0]])
  })

  it('K-TEST-16: with too little stock the spire is finished all the same, and nobody gains VP for its fields', () => {
    const { t, news } = onward(
      turningUp('c4-spire', (t) => {
        bring(t, 'tower', { stone: 1 })
        projectOn(t, 'tower')?.seals.push(3)
        emptyStock(t, 'wood')
        t.stock.stone = 2
        give(t, 1, { loyalty: 1 })
      }),
    )
    expect(projectOn(t, 'tower')).toEqual({ id: 'tower', stone: 6, wood: 2, seals: [] })
    expect([t.stock.stone, t.replaced]).toEqual([0, { stone: 3, wood: 2 }])
    expect(told(news, 'metalGiven')).toEqual([{ kind: 'metalGiven', seats: [1] }])
    expect(vpsOf(t)).toEqual([8, 11, 8, 10])
  })
})

describe('our own examples', () => {
  it('K-TEST-17: lasting events of rounds 1, 3 and 4: all three in force in round 4, the last two from round 5', () => {
    const inForce: string[][] = []
    let current = at('turnUp', (t) => {
      t.deck = ['c1-wool-road', 'c1-palace', 'c1-fleece-fair', 'c1-scaffold', 'c1-fulling-mill', 'c1-granary']
    })
    for (let round = 1; round <= 5; round++) {
      const { saved } = onward(current)
      inForce.push(lastingEvents(saved.state))
      current = { ...saved, scene: 'endRound' }
      current = played(current).done as Saved<State>
    }
    expect(inForce).toEqual([
      ['c1-wool-road'],
      ['c1-wool-road'],
      ['c1-wool-road', 'c1-fleece-fair'],
      ['c1-wool-road', 'c1-fleece-fair', 'c1-scaffold'],
      ['c1-fleece-fair', 'c1-scaffold'],
    ])
  })

  it('K-TEST-18: with penance and court together, or archers called up in round 6, the piles still end 6 and 6', () => {
    const start = at('penance', (t) => {
      t.chapter = 2
      t.deck = ['c2-herbal', 'c2-chapel', 'c2-guildhall', 'c2-court-away', 'c2-veil', 'c2-array']
      playerOf(t, 0).penalties = ['penance', 'court']
    })
    const sizes: number[][] = []
    watch(start, ({ scene, state }) => {
      if (scene !== 'grow' || state.chapter > 2) return
      sizes.push(...state.players.map((p) => [p.open.length, p.discards.length, p.hand.length]))
    })
    expect(sizes).toEqual(Array(4).fill([6, 6, 0]))
  })

  it.each([
    [4, [0, 3, 2, 1], 6],
    [3, [0, 1, 2, 0], 8],
    [2, [0, 1, 0, 1], 12],
  ])(
    'K-TEST-19: the first players of the chapters with %i players are %j, and each is active %i times',
    (seats, first, times) => {
      const firsts: number[] = []
      const active = Array(seats).fill(0)
      watch(fresh({ seats, firstChapterCards: 'starred' }), ({ scene, state }) => {
        if (scene === 'turnUp' && state.round === 0) firsts.push(state.shield)
        if (scene === 'orient') active[state.shield]++
      })
      expect([firsts, active]).toEqual([first, Array(seats).fill(times)])
    },
  )

  it('K-TEST-20: loyalty 3, 2, 2, 0 when the tower is finished: 3 VP for the first; 2, 2, 1, 0: 1 VP for each of two', () => {
    const gained = (...loyalties: number[]) => {
      const { news } = onward(
        turningUp('c4-spire', (t) => {
          bring(t, 'tower')
          for (const [seat, loyalty] of loyalties.entries()) give(t, seat, { loyalty })
        }),
      )
      return told(news, 'gained').map(({ seat, vp }) => [seat, vp])
    }
    expect(gained(3, 2, 2, 0)).toEqual([[0, 3]])
    expect(gained(2, 2, 1, 0)).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  it('K-TEST-21: 3 VP minus 5 is 0; 3 stone, 1 wood and 5 money at the end are 6.5 VP', () => {
    const saved = owing(1, { piety: 2, grain: 2, money: 0 })
    expect(saved.state.players[0]?.vp).toBe(15)
    const poor = onward(
      turningUp('c4-visitation', (t) => {
        playerOf(t, 0).vp = 1
      }),
    )
    expect(poor.t.players[0]?.vp).toBe(0)
    const t = fresh().state
    only(t, 0, { stone: 3, wood: 1, money: 5 })
    playerOf(t, 0).vp = 0
    expect(kingsbridge.result(t).totals[0]).toBe(6.5)
  })

  it('K-TEST-22: one space before outlaws without money number 1 is legal only if the own corner shows money', () => {
    const poorAt = (event: string) =>
      orienting(event, (t) => {
        t.marker = 1
        give(t, 0, { money: 0 })
      })
    // The foreign buyers show stone to the first seat at number 1, the scaffolding 2 money.
    expect(offered(poorAt('c1-foreign-buyers'))).not.toContain('turn:0')
    expect(offered(poorAt('c3-legacies'))).not.toContain('turn:3')
    const scaffold = offered(poorAt('c1-scaffold'))
    expect(scaffold).toContain('turn:1')
  })

  it('K-TEST-23: behind the convent wall who forgoes gains 1 knowledge, who is at court does not', () => {
    const saved = turn((t) => {
      t.edge = ['c2-veil']
    })
    expect(mine(saved, 'lay:grain', 'forgo').goods.knowledge).toBe(1)
    const court = onward(
      at('penance', (t) => {
        t.chapter = 2
        t.edge = ['c2-veil']
        playerOf(t, 0).penalties = ['court']
      }),
    )
    expect(played(court.saved, '@0 unused:grain+rent').now.players[0]?.goods.knowledge).toBe(0)
  })

  it('K-TEST-24: privilege after building allows up to 2 materials again, and another project', () => {
    const saved = turn((t) => {
      t.round = 2
      pile(t, 0, ['project'], ['rent'])
      bring(t, 'guildhall')
      give(t, 0, { stone: 2 })
    })
    expect(hasStarredOnly(saved.state)).toBe(false)
    expect(offered(saved, 'lay:privilege')).toEqual([
      'project:bridge=1stone',
      'project:bridge=2stone',
      'project:guildhall=1stone',
      'project:guildhall=2stone',
      'forgo',
    ])
  })
})
