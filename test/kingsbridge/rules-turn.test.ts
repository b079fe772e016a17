import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import type { Saved } from '#kernel'
import { playerOf, projectOn } from '#kingsbridge/state'
import { CARDS } from '#kingsbridge/words'
import {
  at,
  bring,
  emptyStock,
  give,
  mine,
  offered,
  only,
  onward,
  pile,
  played,
  refusalOf,
  type State,
  sick,
  through,
  told,
  turn,
  turningUp,
  usesOf,
  viewOf,
  vpsOf,
} from './table.ts'

const goodsOf = (saved: Saved<State>, ...picks: string[]) => mine(saved, ...picks).goods

describe('turns', () => {
  it('K-TURN-1: a player lays a card open, uses it, then discards', () => {
    const { now, news } = played(turn(), 'lay:grain', 'grain', 'discard:rent')
    const p = playerOf(now, 0)
    expect([p.open, p.discards, p.goods.grain, p.hand.length]).toEqual([['grain'], ['rent'], 1, 10])
    expect(news.map(({ kind }) => kind)).toEqual(['cardLaid', 'gained', 'discarded', 'discardSeen'])
  })

  it('K-TURN-2: using a card is voluntary, and one that can do nothing may be laid too', () => {
    for (const card of CARDS) {
      const after = played(turn(), `lay:${card}`)
      if (after.questions[0]?.about === 'use') expect(after.questions[0].options).toContain('forgo')
      else expect(after.questions[0]?.about).toBe('discard')
    }
  })

  it('K-TURN-3: all choices of a use are one answer', () => {
    const saved = turn((t) => give(t, 0, { stone: 2, wood: 2 }))
    expect(usesOf(saved, 'project')).toEqual([
      'project:bridge=1wood',
      'project:bridge=2wood',
      'project:bridge=1stone',
      'project:bridge=1stone+1wood',
      'project:bridge=2stone',
    ])
  })

  it('K-TURN-4: forgoing is a choice made when the card is laid; a card laid unused by rule does not count', () => {
    const { news } = played(turn(), 'lay:grain', 'forgo', 'discard:rent')
    expect(told(news, 'cardLaid')).toEqual([{ kind: 'cardLaid', seat: 0, card: 'grain', laying: 'forgo' }])
    const { saved } = onward(turningUp('c2-french-war', (t) => Object.assign(t, { edge: ['c2-veil'] })))
    const { t } = through(saved, ...[0, 1, 2, 3].map((seat) => `@${seat} unused:grain+rent`))
    expect(t.players.map(({ goods }) => goods.knowledge)).toEqual([0, 0, 0, 0])
  })
})

describe('piles', () => {
  it('K-PILE-1: after round r every open pile has r cards, and after round 6 both have six and the hand is empty', () => {
    const last = turn((t) => {
      t.round = 6
      pile(t, 0, ['grain', 'piety', 'sale', 'rent', 'cloth'], ['house', 'donation', 'favour', 'privilege', 'medicine'])
    })
    const p = playerOf(played(last, 'lay:material', 'material:stone').now, 0)
    expect([p.open.length, p.discards.length, p.hand]).toEqual([6, 6, []])
  })

  it('K-PILE-2: no discard while the discard pile is ahead', () => {
    const ahead = turn((t) => pile(t, 0, [], ['rent']))
    expect(played(ahead, 'lay:grain', 'grain').done).not.toBeNull()
    expect(played(turn(), 'lay:grain', 'grain').questions[0]?.about).toBe('discard')
  })

  it('K-PILE-3: with the six starred cards there are no discards', () => {
    const saved = turn(() => {}, { firstChapterCards: 'starred' })
    const { done, now } = played(saved, 'lay:grain', 'grain')
    expect([done?.scene, playerOf(now, 0).discards, playerOf(now, 0).hand.length]).toEqual(['turn', [], 5])
  })

  it('K-PILE-4: each chapter starts with all own cards in hand', () => {
    const { now } = played(
      at('startChapter', (t) => {
        pile(t, 1, ['grain', 'piety'], ['rent', 'cloth'])
      }),
    )
    expect(playerOf(now, 1)).toMatchObject({ hand: [...CARDS], open: [], discards: [] })
  })

  it('K-PILE-5: who has laid their card of this round already lays nothing more', () => {
    const { saved, asks } = onward(turningUp('c2-french-war', (t) => pile(t, 2, ['grain'], ['rent'])))
    expect(asks.map(({ seat }) => seat)).toEqual([0, 1, 3])
    const { t, news } = through(saved, ...[0, 1, 3].map((seat) => `@${seat} unused:grain+rent`))
    expect(told(news, 'discarded').map(({ isDrawn }) => isDrawn)).toEqual([false, false, false])
    expect(told(news, 'discardSeen').map(({ seat, only }) => [seat, only])).toEqual([0, 1, 3].map((s) => [s, [s]]))
    expect(t.players.map(({ open, discards }) => [open.length, discards.length])).toEqual(Array(4).fill([1, 1]))
  })

  it('K-PILE-6: the owner may look into their discard pile, nobody else', () => {
    const { now } = played(turn(), 'lay:grain', 'grain', 'discard:rent')
    const seen = (seat: number | null) => viewOf(now, seat).players[0]?.discards
    expect([seen(0), seen(1), seen(null)]).toEqual([['rent'], null, null])
  })
})

describe('action cards', () => {
  it('K-CARD-1, K-CARD-2: the grain card brings 1 grain, the piety card 1 piety', () => {
    expect(goodsOf(turn(), 'lay:grain', 'grain').grain).toBe(1)
    expect(goodsOf(turn(), 'lay:piety', 'piety').piety).toBe(1)
  })

  it('K-CARD-2: piety comes from the stock', () => {
    expect(played(turn(), 'lay:piety', 'piety').now.stock.piety).toBe(11)
  })

  it('K-CARD-3: the material card brings 1 stone or 1 wood which is in stock', () => {
    expect(usesOf(turn(), 'material')).toEqual(['material:stone', 'material:wood'])
    const noStone = turn((t) => emptyStock(t, 'stone'))
    expect(usesOf(noStone, 'material')).toEqual(['material:wood'])
    expect(goodsOf(turn(), 'lay:material', 'material:wood').wood).toBe(1)
  })

  it('K-CARD-4: the building project card places own material', () => {
    const saved = turn((t) => give(t, 0, { stone: 1 }))
    const { now } = played(saved, 'lay:project', 'project:bridge=1stone')
    expect([projectOn(now, 'bridge')?.stone, now.players[0]?.vp]).toEqual([1, 11])
  })

  it('K-CARD-5: the sale card sells at the market', () => {
    expect(goodsOf(turn(), 'lay:sale', 'sale:1wool')).toMatchObject({ wool: 0, money: 4 })
  })

  const copying = (open: State['players'][number]['open'], change: (t: State) => void = () => {}) =>
    turn((t) => {
      t.round = open.length + 1
      pile(t, 0, open, ['rent', 'favour', 'donation'].slice(0, open.length) as 'rent'[])
      change(t)
    })

  it('K-CARD-6: privilege uses the card laid before it once more, with new choices', () => {
    expect(offered(copying(['grain', 'material']), 'lay:privilege')).toEqual([
      'material:stone',
      'material:wood',
      'forgo',
    ])
    expect(goodsOf(copying(['material', 'grain']), 'lay:privilege', 'grain').grain).toBe(1)
  })

  it('K-CARD-6: even a card that was laid unused, but as the first card of a chapter it does nothing', () => {
    const { saved } = onward(turningUp('c2-french-war'))
    const { t } = through(saved, ...[0, 1, 2, 3].map((seat) => `@${seat} unused:grain+rent`))
    const next = turn((now) => {
      now.round = 2
      now.players = t.players
    })
    expect(goodsOf(next, 'lay:privilege', 'grain').grain).toBe(1)
    expect(usesOf(turn(), 'privilege')).toEqual([])
  })

  it('K-CARD-7: the house building card builds on a plot', () => {
    const saved = turn((t) => give(t, 0, { wood: 1 }))
    const { now } = played(saved, 'lay:house', 'house:4')
    expect([now.plots[3], playerOf(now, 0).goods.wood, playerOf(now, 0).goods.money]).toEqual([0, 0, 1])
  })

  it('K-CARD-8: the rent card brings the yields of own houses', () => {
    const saved = turn((t) => {
      t.plots[10] = 0
    })
    expect(goodsOf(saved, 'lay:rent', 'rent:11').money).toBe(5)
  })

  it('K-CARD-9: the donation card lays a seal for 1 money', () => {
    const { now } = played(turn(), 'lay:donation', 'donation:bridge')
    expect([projectOn(now, 'bridge')?.seals, playerOf(now, 0).goods.money]).toEqual([[0], 1])
  })

  it('K-CARD-10: cloth-making turns 1 or 2 wool into as many cloth, as far as cloth is in stock', () => {
    const weaver = (stock: number) =>
      turn((t) => {
        give(t, 0, { wool: 3 })
        t.stock.cloth = stock
      })
    expect(usesOf(weaver(5), 'cloth')).toEqual(['cloth:1', 'cloth:2'])
    expect(usesOf(weaver(1), 'cloth')).toEqual(['cloth:1'])
    expect(usesOf(weaver(0), 'cloth')).toEqual([])
    expect(goodsOf(weaver(5), 'lay:cloth', 'cloth:2')).toMatchObject({ wool: 1, cloth: 2 })
  })

  it('K-CARD-11: medicine brings 1 money and 1 VP, or care for the sick', () => {
    const p = mine(turn(), 'lay:medicine', 'fee')
    expect([p.vp, p.goods.money]).toEqual([9, 3])
    const healer = turn((t) => {
      sick(t, 3, 1)
      give(t, 0, { knowledge: 1 })
    })
    expect(usesOf(healer, 'medicine')).toEqual(['fee', 'care:3'])
  })

  it('K-CARD-12: the favour card takes the next space', () => {
    const { now } = played(turn(), 'lay:favour', 'favour')
    expect(VALUES.favour.spaces[now.marker]?.id).toBe('guild')
  })

  it('K-CARD-13: a gain that is not in stock is lost', () => {
    const saved = turn((t) => {
      emptyStock(t, 'grain')
      t.plots[2] = 0
    })
    expect(mine(saved, 'lay:grain', 'grain')).toMatchObject({ vp: 8, goods: { grain: 0 } })
    expect(mine(saved, 'lay:rent', 'rent:3')).toMatchObject({ vp: 8, goods: { grain: 0 } })
    expect(told(played(saved, 'lay:grain', 'grain').news, 'missed')).toHaveLength(1)
  })
})

describe('projects', () => {
  it('K-BUILD-1: in board order, with as many fields as the stock has materials', () => {
    expect(VALUES.projects.map(({ id }) => id)).toEqual([
      'bridge',
      'fulling-mill',
      'priors-palace',
      'st-marys-chapel',
      'guildhall',
      'hospital',
      'tower',
    ])
    const fields = (material: 'stone' | 'wood') =>
      VALUES.projects.reduce((sum, project) => sum + project.fields[material], 0)
    expect([fields('stone'), fields('wood')]).toEqual([25, 15])
    expect(VALUES.projects.filter(({ enters }) => enters === 'event')).toHaveLength(5)
  })

  it('K-BUILD-2: 1 or 2 own materials on ONE unfinished project, each on its own fields, 3 VP each', () => {
    const saved = turn((t) => {
      give(t, 0, { stone: 1, wood: 1 })
      bring(t, 'fulling-mill', { stone: 2, wood: 1 })
      bring(t, 'guildhall', { stone: 2, wood: 2 })
    })
    expect(usesOf(saved, 'project')).toEqual([
      'project:bridge=1wood',
      'project:bridge=1stone',
      'project:bridge=1stone+1wood',
      'project:fulling-mill=1wood',
    ])
    expect(mine(saved, 'lay:project', 'project:bridge=1stone+1wood').vp).toBe(14)
  })

  const finishing = (change: (t: State) => void) =>
    turn((t) => {
      bring(t, 'st-marys-chapel', { stone: 2, wood: 1 })
      give(t, 0, { stone: 1 })
      change(t)
    })

  it('K-BUILD-3: finished when all fields are full: the seals go back, the materials stay', () => {
    const saved = finishing((t) => projectOn(t, 'st-marys-chapel')?.seals.push(2))
    const before = saved.state.stock.stone
    const { now, news } = played(saved, 'lay:project', 'project:st-marys-chapel=1stone')
    expect(projectOn(now, 'st-marys-chapel')).toEqual({ id: 'st-marys-chapel', stone: 3, wood: 1, seals: [] })
    expect([now.stock.stone, vpsOf(now)]).toEqual([before, [11, 8, 10, 8]])
    expect(told(news, 'projectFinished')).toHaveLength(1)
    expect(usesOf({ ...saved, state: { ...now, turns: 1, round: 2 } }, 'project')).toEqual([])
  })

  it('K-BUILD-3: first the metal, then the donors’ bonuses', () => {
    const saved = turn((t) => {
      bring(t, 'tower', { stone: 5, wood: 2 })
      projectOn(t, 'tower')?.seals.push(1)
      give(t, 0, { stone: 1 })
      give(t, 2, { loyalty: 1 })
    })
    const { news } = played(saved, 'lay:project', 'project:tower=1stone')
    expect(told(news, 'gained').map(({ cause, seat }) => [cause, seat])).toEqual([
      ['build', 0],
      ['metal', 2],
      ['donor', 1],
    ])
  })

  it('K-DONOR-1: one seal for each player and project, two in all, on projects that may be built on', () => {
    const saved = turn((t) => {
      bring(t, 'guildhall', { stone: 2, wood: 2 })
      bring(t, 'fulling-mill')
      bring(t, 'hospital')
      projectOn(t, 'bridge')?.seals.push(0)
    })
    expect(usesOf(saved, 'donation')).toEqual(['donation:fulling-mill', 'donation:hospital'])
    projectOn(saved.state, 'hospital')?.seals.push(0)
    expect(usesOf(saved, 'donation')).toEqual([])
  })

  it('K-DONOR-1: who has no money cannot donate', () => {
    expect(
      usesOf(
        turn((t) => give(t, 0, { money: 0 })),
        'donation',
      ),
    ).toEqual([])
  })

  it('K-DONOR-2: each donor gains the bonus in turn order; tower and chapel bring 2 VP and nothing more', () => {
    const saved = finishing((t) => {
      t.shield = 2
      give(t, 2, { stone: 1 })
      projectOn(t, 'st-marys-chapel')?.seals.push(1, 3)
    })
    const { news } = played(saved, 'lay:project', 'project:st-marys-chapel=1stone')
    const bonuses = told(news, 'gained').filter(({ cause }) => cause === 'donor')
    expect(bonuses.map(({ seat, vp, goods }) => [seat, vp, goods])).toEqual([
      [3, 2, {}],
      [1, 2, {}],
    ])
  })

  it('K-DONOR-3: if the stock has not enough of the extra good for all donors, none of them gains it', () => {
    const saved = turn((t) => {
      bring(t, 'guildhall', { stone: 1, wood: 2 })
      projectOn(t, 'guildhall')?.seals.push(1, 2)
      give(t, 0, { stone: 1 })
      t.stock.loyalty = 1
    })
    const { now, news } = played(saved, 'lay:project', 'project:guildhall=1stone')
    expect([vpsOf(now), now.stock.loyalty]).toEqual([[11, 9, 9, 8], 1])
    expect(told(news, 'missed').map(({ seat, good, count }) => [seat, good, count])).toEqual([
      [1, 'loyalty', 1],
      [2, 'loyalty', 1],
    ])
  })

  const hospital = (change: (t: State) => void = () => {}) =>
    turn((t) => {
      bring(t, 'hospital', { stone: 3, wood: 1 })
      projectOn(t, 'hospital')?.seals.push(1, 3)
      give(t, 0, { wood: 1 })
      give(t, 1, { knowledge: 2 })
      give(t, 3, { knowledge: 4 })
      sick(t, 3, 2)
      sick(t, 9, 4)
      change(t)
    })
  const opened = ['lay:project', 'project:hospital=1wood']

  it('K-DONOR-4: each donor of the hospital may care for one sick person within their knowledge, with full reward', () => {
    expect(offered(hospital(), ...opened)).toEqual(['care:3', 'care:none'])
    const after = played(hospital(), ...opened, '@1 care:3')
    expect([after.questions[0]?.seat, after.questions[0]?.options]).toEqual([3, ['care:9', 'care:none']])
    expect(after.now.players[1]).toMatchObject({ vp: 12 })
    expect(played(hospital(), ...opened, '@1 care:none').questions[0]?.options).toEqual([
      'care:3',
      'care:9',
      'care:none',
    ])
  })

  it('K-DONOR-4: whom a donor cares for is final, also where the next one is not asked', () => {
    const own = hospital((t) => {
      Object.assign(projectOn(t, 'hospital') as object, { seals: [0, 1] })
      give(t, 0, { knowledge: 2 })
      give(t, 1, { knowledge: 1 })
    })
    const { questions, finalUpTo } = played(own, ...opened, 'care:3')
    expect([questions[0]?.seat, questions[0]?.about, finalUpTo]).toEqual([0, 'discard', 3])
  })

  it('K-DONOR-4: who knows too little for everybody is not asked', () => {
    const ignorant = hospital((t) => {
      give(t, 1, { knowledge: 1 })
    })
    expect(played(ignorant, ...opened).questions[0]?.seat).toBe(3)
  })

  it('K-DONOR-5: seals on projects unfinished at the end give nothing', () => {
    const { t } = onward(
      at('grow', (t) => {
        t.chapter = 4
        for (const seat of [0, 1, 2, 3]) only(t, seat, { piety: 2, grain: 2, money: 5 })
        projectOn(t, 'bridge')?.seals.push(0, 1)
      }),
    )
    expect([t.isOver, vpsOf(t)]).toEqual([true, [8, 8, 8, 8]])
  })
})

describe('the tower', () => {
  const almost = (loyalties: number[]) =>
    turn((t) => {
      bring(t, 'tower', { stone: 5, wood: 2 })
      give(t, 0, { stone: 1 })
      for (const [seat, loyalty] of loyalties.entries()) give(t, seat, { loyalty })
    })
  const built = (loyalties: number[]) => played(almost(loyalties), 'lay:project', 'project:tower=1stone')

  it('K-TOWER-1: on the board from the end of chapter II, with 6 stone and 2 wood', () => {
    expect(VALUES.projects.at(-1)).toMatchObject({ id: 'tower', fields: { stone: 6, wood: 2 }, metal: true })
    const { t } = onward(
      at('protect', (t) => {
        t.chapter = 2
      }),
    )
    expect(t.projects.map(({ id }) => id)).toContain('tower')
  })

  it('K-TOWER-2: the most loyal gains 3 VP, tied players 1 VP each, also at 0', () => {
    expect(vpsOf(built([1, 2, 0, 0]).now)).toEqual([11, 11, 8, 8])
    expect(vpsOf(built([0, 2, 2, 1]).now)).toEqual([11, 9, 9, 8])
    expect(vpsOf(built([0, 0, 0, 0]).now)).toEqual([12, 9, 9, 9])
    expect(told(built([0, 2, 2, 1]).news, 'metalGiven')).toEqual([{ kind: 'metalGiven', seats: [1, 2] }])
  })

  it('K-TOWER-3: the event does nothing to a finished tower, and an unfinished one gives no metal', () => {
    const finished = onward(turningUp('c4-spire', (t) => bring(t, 'tower', { stone: 6, wood: 2 })))
    expect([told(finished.news, 'metalGiven'), vpsOf(finished.t)]).toEqual([[], [8, 8, 8, 8]])
    const { news } = onward(
      at('grow', (t) => {
        t.chapter = 4
        bring(t, 'tower', { stone: 4, wood: 2 })
      }),
    )
    expect(told(news, 'metalGiven')).toEqual([])
  })
})

describe('houses', () => {
  it('K-HOUSE-1: 14 plots, two for each of seven yields, one of them for stone, the other for wood', () => {
    const yields = VALUES.plots.map((plot) => JSON.stringify(plot.yield))
    expect([yields.length, new Set(yields).size]).toEqual([14, 7])
    for (const gained of new Set(yields)) {
      const materials = VALUES.plots
        .filter((plot) => JSON.stringify(plot.yield) === gained)
        .map((plot) => plot.material)
      expect(materials.sort()).toEqual(['stone', 'wood'])
    }
  })

  it('K-HOUSE-2: 1 material of the plot’s kind and 1 money, on a free plot', () => {
    const builder = (goods: object) =>
      turn((t) => {
        only(t, 0, goods)
        t.plots[0] = 1
      })
    expect(usesOf(builder({ stone: 1, money: 1 }), 'house')).toEqual(
      [3, 5, 7, 9, 11, 13].map((plot) => `house:${plot}`),
    )
    expect(usesOf(builder({ stone: 1 }), 'house')).toEqual([])
    expect(usesOf(builder({ money: 1 }), 'house')).toEqual([])
  })

  it('K-HOUSE-3: never both plots of one yield, and never more than four houses', () => {
    const saved = turn((t) => {
      give(t, 0, { stone: 5, wood: 5, money: 9 })
      for (const plot of [0, 3, 5]) t.plots[plot] = 0
    })
    const taken = usesOf(saved, 'house').map((id) => Number(id.slice('house:'.length)))
    expect(taken).toEqual([7, 8, 9, 10, 11, 12, 13, 14])
    saved.state.plots[8] = 0
    expect(usesOf(saved, 'house')).toEqual([])
  })

  it('K-HOUSE-4: rent brings the yields of 1 or 2 own houses', () => {
    const saved = turn((t) => {
      for (const plot of [1, 10, 12]) t.plots[plot] = 0
      t.plots[4] = 1
    })
    expect(usesOf(saved, 'rent')).toEqual(['rent:2', 'rent:11', 'rent:2+11', 'rent:13', 'rent:2+13', 'rent:11+13'])
    expect(mine(saved, 'lay:rent', 'rent:11+13')).toMatchObject({ vp: 10, goods: { money: 5 } })
  })

  it('K-HOUSE-5: a house taken back may be built again', () => {
    const { t } = onward(
      turningUp('c3-empty-houses', (t) => {
        for (const seat of [0, 1, 2, 3]) t.plots[seat * 2] = seat
        give(t, 0, { stone: 1 })
      }),
    )
    const again = turn((now) => {
      now.plots = t.plots
      give(now, 0, { stone: 1 })
    })
    expect(usesOf(again, 'house')).toContain('house:1')
  })
})

describe('the market', () => {
  const seller = (change: (t: State) => void = () => {}) =>
    turn((t) => {
      t.isClothCovered = false
      give(t, 0, { wool: 2, cloth: 2 })
      change(t)
    })

  it('K-MARKET-1: wool brings 2 money, cloth 4, and sold goods return to the stock', () => {
    const { now } = played(seller(), 'lay:sale', 'sale:2wool+1cloth')
    expect([now.players[0]?.goods.money, now.stock.wool, now.stock.cloth]).toEqual([10, 12, 11])
  })

  it('K-MARKET-2: any number of wool and at most 1 cloth with one use', () => {
    expect(usesOf(seller(), 'sale')).toEqual([
      'sale:1wool',
      'sale:2wool',
      'sale:1cloth',
      'sale:1wool+1cloth',
      'sale:2wool+1cloth',
    ])
  })

  it('K-MARKET-2: values may lift the limit', () => {
    const market = { ...VALUES.market, cloth: { ...VALUES.market.cloth, maxPerSale: null } }
    const saved = turn(
      (t) => {
        t.isClothCovered = false
        only(t, 0, { cloth: 3 })
      },
      { content: { ...VALUES, market } },
    )
    expect(usesOf(saved, 'sale')).toEqual(['sale:1cloth', 'sale:2cloth', 'sale:3cloth'])
  })

  it('K-MARKET-3: no cloth while its field is covered, until an event or the end of chapter I', () => {
    const covered = seller((t) => {
      t.isClothCovered = true
    })
    expect(usesOf(covered, 'sale')).toEqual(['sale:1wool', 'sale:2wool'])
    expect(onward(turningUp('c1-scarlet')).t.isClothCovered).toBe(false)
    expect(onward(at('grow')).t.isClothCovered).toBe(false)
  })
})

describe('the plague', () => {
  it('K-PLAGUE-1: at the end of chapter II eleven tiles lie face down on the places', () => {
    const { t } = onward(
      at('protect', (t) => {
        t.chapter = 2
      }),
    )
    expect(t.tiles.toSorted()).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5])
    const laid = [1, 2, 3, 4].map((seed) => onward(at('protect', (t) => Object.assign(t, { chapter: 2 }), { seed })).t)
    expect(new Set(laid.map(({ tiles }) => tiles.join())).size).toBe(4)
    const seen = viewOf(t, 0).tiles.filter((value) => value !== null)
    expect(seen).toHaveLength(t.isSick.filter(Boolean).length)
  })

  const ill = (change: (t: State) => void) =>
    onward(
      turningUp('c4-garrison', (t) => {
        sick(t, 1, 1)
        t.tiles[2] = 4
        change(t)
      }),
    )

  it('K-PLAGUE-2: a face-down tile at the place of the event is turned up', () => {
    const { t, news } = ill(() => {})
    expect(told(news, 'fellIll')).toEqual([{ kind: 'fellIll', place: 3, value: 4 }])
    expect(viewOf(t, 1).tiles[2]).toBe(4)
  })

  it('K-PLAGUE-2: no new case where the tile is up or gone', () => {
    expect(told(ill((t) => sick(t, 3, 4)).news, 'nobodyFellIll')).toEqual([{ kind: 'nobodyFellIll', place: 3 }])
    const { t, news } = ill((t) => {
      t.tiles[2] = 0
    })
    expect([told(news, 'fellIll'), t.isSick[2]]).toEqual([[], false])
  })

  const healer = (knowledge: number) =>
    turn((t) => {
      give(t, 0, { knowledge })
      sick(t, 8, 3)
      sick(t, 2, 2)
      sick(t, 11, 1)
    })

  it('K-PLAGUE-3: knowledge is shown, never paid', () => {
    expect(mine(healer(3), 'lay:medicine', 'care:8').goods.knowledge).toBe(3)
  })

  it('K-PLAGUE-4: sick persons whose values sum to at most the own knowledge', () => {
    expect(usesOf(healer(3), 'medicine')).toEqual(['fee', 'care:2', 'care:8', 'care:11', 'care:2+11'])
    expect(usesOf(healer(6), 'medicine')).toHaveLength(8)
    expect(usesOf(healer(0), 'medicine')).toEqual(['fee'])
  })

  it('K-PLAGUE-5: 2 VP and the benefit for each, in ascending order of places, and the tiles leave the game', () => {
    const { now, news } = played(healer(6), 'lay:medicine', 'care:2+8+11')
    expect(told(news, 'cared').map(({ place }) => place)).toEqual([2, 8, 11])
    expect(playerOf(now, 0)).toMatchObject({ vp: 14, goods: { loyalty: 1, wool: 3 } })
    expect([now.tiles[1], now.tiles[7], now.tiles[10], now.isSick[1]]).toEqual([0, 0, 0, false])
  })

  it('K-PLAGUE-6: place 9 brings a free house on any free plot, or none; place 11 no benefit', () => {
    const free = turn((t) => {
      only(t, 0, { knowledge: 1 })
      sick(t, 9, 1)
      t.plots[0] = 0
      t.plots[6] = 2
    })
    const plots = offered(free, 'lay:medicine', 'care:9')
    expect(plots).toEqual([3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 'none'].map((plot) => `plot:${plot}`))
    expect(played(free, 'lay:medicine', 'care:9', 'plot:8').now.plots[7]).toBe(0)
    expect(played(free, 'lay:medicine', 'care:9', 'plot:none').now.plots.filter((owner) => owner === 0)).toHaveLength(1)
    const forest = mine(healer(1), 'lay:medicine', 'care:11')
    expect([forest.vp, forest.goods]).toEqual([10, { ...healer(1).state.players[0]?.goods }])
  })
})

describe('why not', () => {
  it('K-TURN-1: an option that is not offered is refused with the rule that stands against it', () => {
    const refusal = refusalOf(turn(), 'lay:house')
    expect(refusal).toBeNull()
    expect(refusalOf(turn(), 'house:1')).toMatchObject({
      refused: 'not-legal',
      reasons: [{ rule: 'K-HOUSE-2', facts: { stone: 1 } }],
    })
  })
})
