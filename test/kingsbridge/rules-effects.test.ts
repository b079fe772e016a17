import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import type { Effect, Goods } from '#data/kingsbridge/schema'
import { luckFrom, type Saved } from '#kernel'
import { housesOn } from '#kingsbridge/state'
import type { ProjectId } from '#kingsbridge/words'
import { seedOf } from '../conformance.ts'
import {
  bring,
  CHANGED,
  emptyStock,
  give,
  offered,
  only,
  onward,
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
  withEvent,
} from './table.ts'

/** An event of the own making is turned up. */
function happening(effects: Effect[], change: (t: State) => void = () => {}): Saved<State> {
  const made = turningUp(CHANGED, change, { content: withEvent({ kind: 'immediate', effects }) })
  return onward(made).saved
}

function outcome(effects: Effect[], change: (t: State) => void = () => {}): State {
  return happening(effects, change).state
}

/** The first turn of a round in which this lasts. */
function lasting(effects: Effect[], change: (t: State) => void = () => {}): Saved<State> {
  const made = (t: State) => {
    t.edge = [CHANGED]
    t.event = 'c1-palace'
    change(t)
  }
  return turn(made, { content: withEvent({ kind: 'lasting', effects }) })
}

describe('immediate effects', () => {
  it('K-FX, project: the project comes on the board, in its place', () => {
    const t = outcome([{ type: 'project', project: 'fulling-mill' }], (t) => bring(t, 'tower'))
    expect(t.projects.map(({ id }) => id)).toEqual(['bridge', 'fulling-mill', 'tower'])
  })

  it('K-FX, project: one that is there already stays as it is', () => {
    const t = outcome([{ type: 'project', project: 'bridge' }], (t) => bring(t, 'bridge', { stone: 2 }))
    expect(t.projects).toEqual([{ id: 'bridge', stone: 2, wood: 0, seals: [] }])
  })

  it('K-FX, cover: a marker that stands on a covered space stays there', () => {
    const t = outcome([{ type: 'cover', spaces: ['outlaws-1', 'king'] }])
    expect([t.covered, t.marker]).toEqual([['outlaws-1', 'king'], 2])
  })

  it('K-FX, ban: all other projects are closed, also those that come later', () => {
    const t = outcome(
      [
        { type: 'ban', except: ['priors-palace'] },
        { type: 'project', project: 'guildhall' },
      ],
      (t) => bring(t, 'priors-palace'),
    )
    const building = turn((now) => {
      Object.assign(now, { projects: t.projects, allowed: t.allowed })
      give(now, 0, { stone: 1 })
    })
    expect(usesOf(building, 'project')).toEqual(['project:priors-palace=1stone'])
    expect(usesOf(building, 'donation')).toEqual(['donation:priors-palace'])
  })

  it('K-FX, ban: of two bans each covers what the other left open', () => {
    const ban = (...except: ProjectId[]): Effect => ({ type: 'ban', except })
    expect(outcome([ban('bridge', 'tower'), ban('hospital', 'bridge')]).allowed).toEqual(['bridge'])
  })

  it('K-FX, cover: a space is covered once', () => {
    const cover: Effect = { type: 'cover', spaces: ['king'] }
    expect(outcome([cover, cover]).covered).toEqual(['king'])
  })

  it('K-FX, openCloth: the cover on the cloth field goes', () => {
    expect(outcome([{ type: 'openCloth' }]).isClothCovered).toBe(false)
    const scarlet = (isClothCovered: boolean) =>
      onward(turningUp('c1-scarlet', (t) => Object.assign(t, { isClothCovered })))
    expect([true, false].map((isCovered) => told(scarlet(isCovered).news, 'clothOpened').length)).toEqual([1, 0])
  })

  const buyGrain: Effect[] = [{ type: 'exchange', give: { money: 2 }, get: { goods: { grain: 1 }, vp: 1 } }]

  it('K-FX, exchange: all of what is given for all of what is got, and only once', () => {
    const saved = happening(buyGrain)
    const { t } = through(saved, '@0 exchange:yes', '@1 exchange:no', '@2 exchange:no', '@3 exchange:no')
    expect(t.players.map(({ vp, goods }) => [vp, goods.money, goods.grain])).toEqual([
      [9, 0, 1],
      [8, 2, 0],
      [8, 2, 0],
      [8, 2, 0],
    ])
  })

  it('K-FX, exchange: impossible when the stock has not all of it', () => {
    expect(onward(happening(buyGrain, (t) => emptyStock(t, 'grain'))).asks[0]?.about).toBe('orient')
  })

  it('K-FX, exchange: what is given lies in the stock before anything is taken', () => {
    const fleece: Effect[] = [{ type: 'exchange', give: { wool: 1 }, get: { goods: { wool: 2 } } }]
    const saved = happening(fleece, (t) => {
      t.stock.wool = 1
    })
    const { t } = through(saved, ...[0, 1, 2, 3].map((seat) => `@${seat} exchange:yes`))
    expect([t.players.map(({ goods }) => goods.wool), t.stock.wool]).toEqual([[2, 1, 1, 1], 0])
  })

  it('K-FX, gain: each player gains, and what is not in stock is not replaced', () => {
    const t = outcome([{ type: 'gain', goods: { grain: 2 }, vp: 1 }], (t) => {
      t.stock.grain = 5
    })
    expect(t.players.map(({ goods }) => goods.grain)).toEqual([2, 2, 1, 0])
    expect(vpsOf(t)).toEqual([9, 9, 9, 9])
  })

  it('K-FX, lose: as much as they can, and VP for each missing unit', () => {
    const t = outcome([{ type: 'lose', goods: { money: 3, wool: 1 }, elseVp: 2 }], (t) => only(t, 1, { money: 5 }))
    expect(t.players[0]).toMatchObject({ vp: 6, goods: { money: 0, wool: 0 } })
    expect(t.players[1]).toMatchObject({ vp: 6, goods: { money: 2, wool: 0 } })
  })

  const any: Effect[] = [{ type: 'loseAny', count: 2, of: ['money', 'wool', 'grain'], elseVp: 1 }]

  it('K-FX, loseAny: goods of their choice, in any mix', () => {
    const saved = happening(any, (t) => {
      only(t, 0, { money: 2, wool: 1, stone: 3 })
      for (const seat of [1, 2, 3]) only(t, seat, {})
    })
    expect(offered(saved)).toEqual(['lose:2money', 'lose:1money+1wool'])
    expect(through(saved, 'lose:1money+1wool').t.players[0]?.goods).toMatchObject({ money: 1, wool: 0, stone: 3 })
  })

  it('K-FX, loseAny: who has fewer gives all and loses VP for each missing one', () => {
    const t = onward(
      happening(any, (t) => {
        for (const seat of [0, 1, 2, 3]) only(t, seat, seat === 0 ? { grain: 1 } : {})
      }),
    ).t
    expect(vpsOf(t)).toEqual([7, 6, 6, 6])
    expect(t.players[0]?.goods.grain).toBe(0)
  })

  it('K-FX, loseHouse: one of their houses goes back, or they lose VP', () => {
    const saved = happening([{ type: 'loseHouse', elseVp: 3 }], (t) => {
      t.plots[2] = 1
      t.plots[5] = 1
      t.plots[7] = 2
    })
    const { t } = through(saved, '@1 unhouse:6')
    expect([t.plots[2], t.plots[5], t.plots[7]]).toEqual([1, null, null])
    expect(vpsOf(t)).toEqual([5, 8, 8, 5])
  })

  it('K-FX, perUnit: VP for each unit shown, at most the maximum', () => {
    const t = outcome([{ type: 'perUnit', of: 'wool', vp: 2, max: 4 }], (t) => give(t, 1, { wool: 5 }))
    expect(vpsOf(t)).toEqual([10, 12, 10, 10])
  })

  it('K-FX, perUnit: houses on the board count too', () => {
    const t = outcome([{ type: 'perUnit', of: 'houses', vp: 1, max: 4 }], (t) => {
      t.plots[1] = 3
      t.plots[2] = 3
    })
    expect([housesOn(t, 3), vpsOf(t)]).toEqual([2, [8, 8, 8, 10]])
  })

  it('K-FX, check: who shows enough gains, everyone else loses, nothing is paid', () => {
    const t = outcome([{ type: 'check', of: 'piety', min: 2, passVp: 3, failVp: 1 }], (t) => give(t, 2, { piety: 2 }))
    expect(vpsOf(t)).toEqual([7, 7, 11, 7])
    expect(t.players[2]?.goods.piety).toBe(2)
  })

  it('K-FX, skipActions: no action phase, and all lay their cards of the round unused', () => {
    const saved = happening([{ type: 'skipActions' }])
    const picks = [0, 1, 2, 3].map((seat) => `@${seat} unused:grain+piety`)
    const { saved: next, t } = through(saved, ...picks)
    expect(t.players.map(({ open, discards }) => [open, discards])).toEqual(Array(4).fill([['grain'], ['piety']]))
    expect(t.players.map(({ goods }) => goods.grain)).toEqual([0, 0, 0, 0])
    expect(played(next, offered(next)[0] as string).done?.scene).toBe('endRound')
  })

  it('K-FX, skipActions: with starred cards only there is no covered card', () => {
    const content = withEvent({ kind: 'immediate', effects: [{ type: 'skipActions' }] })
    const { saved, asks } = onward(turningUp(CHANGED, () => {}, { content, firstChapterCards: 'starred' }))
    expect(asks[0]?.options).toHaveLength(6)
    const { t } = through(saved, ...[0, 1, 2, 3].map((seat) => `@${seat} unused:grain`))
    expect(t.players.map(({ hand, discards }) => [hand.length, discards.length])).toEqual(Array(4).fill([5, 0]))
  })

  it('K-FX, discard at random: only the owner sees the card', () => {
    const { news, t } = onward(turningUp('c2-array'))
    expect(t.players.map(({ hand, discards }) => [hand.length, discards.length])).toEqual(Array(4).fill([11, 1]))
    expect(told(news, 'discarded').every(({ isDrawn }) => isDrawn)).toBe(true)
    expect(told(news, 'discardSeen').map(({ seat, only }) => [seat, only])).toEqual([
      [0, [0]],
      [1, [1]],
      [2, [2]],
      [3, [3]],
    ])
  })

  it('K-FX, discard by choice: each player picks which of their cards', () => {
    const saved = happening([{ type: 'discard', count: 2, how: 'choice' }])
    const { t } = through(saved, ...[0, 1, 2, 3].map((seat) => `@${seat} discard:rent,discard:cloth`))
    expect(t.players.map(({ discards }) => [...discards].sort())).toEqual(Array(4).fill(['cloth', 'rent']))
  })

  it('K-FX, discard by choice: who has six in their pile already is not asked', () => {
    const saved = happening([{ type: 'discard', count: 1, how: 'choice' }], (t) => {
      pile(t, 2, ['grain'], ['rent', 'cloth', 'house', 'favour', 'medicine', 'donation'])
    })
    expect(played(saved).questions.map(({ seat }) => seat)).toEqual([0, 1, 3])
  })

  it('K-FX, discard: never beyond six in the pile', () => {
    const t = outcome([{ type: 'discard', count: 3, how: 'random' }], (t) => {
      pile(t, 0, ['grain', 'piety'], ['rent', 'cloth', 'house', 'favour', 'medicine'])
    })
    expect(t.players.map(({ discards }) => new Set(discards).size)).toEqual([6, 3, 3, 3])
  })

  it('K-FX, discard: no card is drawn twice', () => {
    for (let seed = 0; seed < 20; seed++) {
      const t = outcome([{ type: 'discard', count: 3, how: 'random' }], (t) => {
        t.luck = luckFrom(seedOf(seed))
      })
      const cards = t.players.map(({ hand, discards }) => new Set([...hand, ...discards]).size)
      expect([cards, t.players.map(({ hand }) => hand.length)]).toEqual([Array(4).fill(12), Array(4).fill(9)])
    }
  })

  it('K-FX, discard: no effect with starred cards only', () => {
    const content = withEvent({ kind: 'immediate', effects: [{ type: 'discard', count: 1, how: 'random' }] })
    const { t } = onward(turningUp(CHANGED, () => {}, { content, firstChapterCards: 'starred' }))
    expect(t.players.map(({ hand }) => hand.length)).toEqual([6, 6, 6, 6])
  })

  it('K-FX, build: fields are filled from the stock, stone first, for no VP', () => {
    const t = outcome([{ type: 'build', project: 'bridge', count: 6 }])
    expect(t.projects[0]).toMatchObject({ stone: 5, wood: 1 })
    expect([t.stock.stone, t.stock.wood, vpsOf(t)]).toEqual([20, 14, [8, 8, 8, 8]])
  })

  it('K-FX, build: nothing happens to a project that is not on the board', () => {
    expect(outcome([{ type: 'build', project: 'hospital', count: 'all' }]).projects).toHaveLength(1)
  })
})

describe('lasting effects', () => {
  it('K-FX, price: the market pays this for the good', () => {
    const saved = lasting([{ type: 'price', good: 'cloth', money: 1 }], (t) => {
      t.isClothCovered = false
      give(t, 0, { cloth: 1 })
    })
    expect(played(saved, 'lay:sale', 'sale:1wool+1cloth').now.players[0]?.goods.money).toBe(5)
  })

  it('K-FX, exchange: by the player on turn, before or after their card', () => {
    const saved = turn((t) => {
      t.edge = ['c4-army-cloth']
    })
    expect(played(saved, 'trade:c4-army-cloth', 'lay:grain', 'grain').now.players[0]).toMatchObject({ vp: 9 })
    expect(played(saved, 'lay:grain', 'grain', 'trade:c4-army-cloth').now.players[0]).toMatchObject({ vp: 9 })
    expect(played(saved, 'lay:grain', 'grain', 'done').questions[0]?.about).toBe('discard')
    expect(played(saved, 'lay:sale', 'sale:1wool').questions[0]?.about).toBe('discard')
  })

  it('K-FX, forgoGain: only who forgoes gains it', () => {
    const saved = lasting([{ type: 'forgoGain', goods: { stone: 1 } }])
    expect(played(saved, 'lay:grain', 'forgo').now.players[0]).toMatchObject({ vp: 8, goods: { stone: 1, grain: 0 } })
    expect(played(saved, 'lay:grain', 'grain').now.players[0]?.goods).toMatchObject({ stone: 0, grain: 1 })
  })

  it('K-FX, randomDiscard: the discard of a turn is drawn, and only its owner sees it', () => {
    const saved = lasting([{ type: 'randomDiscard' }])
    const after = played(saved, 'lay:grain', 'grain')
    expect(after.done).not.toBeNull()
    expect(told(after.news, 'discarded')).toEqual([{ kind: 'discarded', seat: 0, isDrawn: true }])
    expect(told(after.news, 'discardSeen')[0]?.only).toEqual([0])
    const drawn = Array.from({ length: 20 }, (_, luck) => {
      saved.state.luck = luckFrom(seedOf(luck))
      return played(saved, 'lay:grain', 'grain').now.players[0]?.discards[0]
    })
    expect(new Set(drawn).size).toBeGreaterThan(3)
  })

  it('K-FX, cardBonus: who really placed, sold or took something', () => {
    const rent: Effect[] = [{ type: 'cardBonus', card: 'rent', goods: { wool: 1 }, vp: 2 }]
    const landlord = (change: (t: State) => void) =>
      lasting(rent, (t) => {
        t.plots[2] = 0
        change(t)
      })
    const paid = played(
      landlord(() => {}),
      'lay:rent',
      'rent:3',
    ).now.players[0]
    expect(paid).toMatchObject({ vp: 10, goods: { wool: 2, grain: 1 } })
    const nothing = played(
      landlord((t) => emptyStock(t, 'grain')),
      'lay:rent',
      'rent:3',
    ).now.players[0]
    expect(nothing).toMatchObject({ vp: 8, goods: { wool: 1, grain: 0 } })
    expect(
      played(
        landlord(() => {}),
        'lay:rent',
        'forgo',
      ).now.players[0]?.vp,
    ).toBe(8)
  })

  it('K-FX, cardBonus: of two yields one taken is enough; paying the outlaws takes nothing', () => {
    const saved = lasting(
      [
        { type: 'cardBonus', card: 'rent', vp: 1 },
        { type: 'cardBonus', card: 'favour', vp: 1 },
      ],
      (t) => {
        t.plots[2] = 0
        t.plots[4] = 0
        t.marker = 1
        emptyStock(t, 'grain')
      },
    )
    expect(played(saved, 'lay:rent', 'rent:3+5').now.players[0]).toMatchObject({ vp: 9, goods: { loyalty: 1 } })
    expect(played(saved, 'lay:favour', 'favour').now.players[0]).toMatchObject({ vp: 8, goods: { money: 1 } })
  })

  it('K-FX, cardCost: paid first; who cannot pay can only lay the card unused', () => {
    const cost: Effect[] = [{ type: 'cardCost', card: 'house', goods: { money: 2 } }]
    const builder = (money: number) =>
      lasting(cost, (t) => {
        only(t, 0, { money, stone: 1 })
      })
    expect(usesOf(builder(1), 'house')).toEqual([])
    expect(usesOf(builder(2), 'house')).toEqual([])
    expect(played(builder(3), 'lay:house', 'house:3').now.players[0]?.goods).toMatchObject({ money: 0, stone: 0 })
  })

  it('K-FX, cardCost: costs of one card add up, and those of a copied one come on top', () => {
    const costs: Effect[] = [
      { type: 'cardCost', card: 'grain', goods: { money: 1 } },
      { type: 'cardCost', card: 'grain', goods: { money: 1, wool: 1 } },
      { type: 'cardCost', card: 'privilege', goods: { wool: 1 } },
    ]
    const copier = (goods: Goods) =>
      lasting(costs, (t) => {
        t.round = 2
        pile(t, 0, ['grain'], ['rent'])
        only(t, 0, goods)
      })
    expect(usesOf(copier({ money: 2, wool: 1 }), 'privilege')).toEqual([])
    const { now } = played(copier({ money: 2, wool: 2 }), 'lay:privilege', 'grain')
    expect(now.players[0]?.goods).toMatchObject({ money: 0, wool: 0, grain: 1 })
  })

  it('K-FX, cardCost: what is paid goes back to the stock and can be gained again', () => {
    const saved = lasting([{ type: 'cardCost', card: 'material', goods: { stone: 1 } }], (t) => {
      only(t, 0, { stone: 1 })
      emptyStock(t, 'stone', 'wood')
    })
    expect(usesOf(saved, 'material')).toEqual(['material:stone'])
    expect(played(saved, 'lay:material', 'material:stone').now.players[0]?.goods.stone).toBe(1)
  })

  it('K-FX, cardLimit: at most so many pieces with one use', () => {
    const limited = (card: 'project' | 'sale' | 'rent' | 'cloth' | 'medicine') =>
      lasting([{ type: 'cardLimit', card, max: 1 }], (t) => {
        only(t, 0, { stone: 2, wood: 2, wool: 2, cloth: 1, knowledge: 5 })
        t.isClothCovered = false
        t.plots[0] = 0
        t.plots[3] = 0
        sick(t, 4, 1)
        sick(t, 5, 1)
      })
    expect(usesOf(limited('project'), 'project')).toEqual(['project:bridge=1wood', 'project:bridge=1stone'])
    expect(usesOf(limited('sale'), 'sale')).toEqual(['sale:1wool', 'sale:1cloth'])
    expect(usesOf(limited('rent'), 'rent')).toEqual(['rent:1', 'rent:4'])
    expect(usesOf(limited('cloth'), 'cloth')).toEqual(['cloth:1'])
    expect(usesOf(limited('medicine'), 'medicine')).toEqual(['fee', 'care:4', 'care:5'])
    expect(usesOf(limited('medicine'), 'sale')).toHaveLength(5)
  })

  it('K-FX, cardBan: the whole card, or only a part of it', () => {
    const healer = (effects: Effect[]) =>
      lasting(effects, (t) => {
        give(t, 0, { knowledge: 3 })
        sick(t, 4, 1)
      })
    expect(usesOf(healer([{ type: 'cardBan', card: 'medicine' }]), 'medicine')).toEqual([])
    expect(usesOf(healer([{ type: 'cardBan', card: 'medicine', part: 'care' }]), 'medicine')).toEqual(['fee'])
    expect(usesOf(healer([{ type: 'cardBan', card: 'grain' }]), 'medicine')).toEqual(['fee', 'care:4'])
  })

  it('K-FX, cardBan: the bonus of the hospital stays', () => {
    const saved = turn((t) => {
      t.edge = ['c4-healers']
      bring(t, 'hospital', { stone: 3, wood: 1 })
      const hospital = t.projects.at(-1)
      hospital?.seals.push(0)
      give(t, 0, { wood: 1, knowledge: 3 })
      sick(t, 4, 1)
    })
    expect(offered(saved, 'lay:project', 'project:hospital=1wood')).toEqual(['care:4', 'care:none'])
  })

  it('K-FX: the events use no effect that the list does not know', () => {
    const known = [
      'project',
      'cover',
      'ban',
      'openCloth',
      'exchange',
      'gain',
      'lose',
      'loseAny',
      'loseHouse',
      'perUnit',
      'check',
      'skipActions',
      'discard',
      'build',
      'price',
      'forgoGain',
      'randomDiscard',
      'cardBonus',
      'cardCost',
      'cardLimit',
      'cardBan',
    ]
    const used = new Set(VALUES.events.flatMap(({ effects }) => effects.map(({ type }) => type)))
    expect([...used].sort()).toEqual(known.sort())
  })
})
