import { describe, expect, it } from 'vitest'
import { CARDS as VALUES } from '#data/kingsbridge/cards'
import type { Goods } from '#data/kingsbridge/schema'
import { luckFrom, newsFor, questionsFor, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { playerOf, projectOn } from '#kingsbridge/state'
import { GOODS, type Penalty } from '#kingsbridge/words'
import { seedOf } from '../conformance.ts'
import {
  at,
  bring,
  emptyStock,
  give,
  type Onward,
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
  viewOf,
  vpsOf,
} from './table.ts'

const SCREENED = { goods: 'screened' } as const
const ALL = [0, 1, 2, 3]
const RICH: Goods = { piety: 2, grain: 2, money: 5 }

/** The end of a chapter, with everybody rich but as the test wants it. */
function ending(chapter: number, change: (t: State) => void = () => {}): Saved<State> {
  return at('grow', (t) => {
    t.chapter = chapter
    t.round = 6
    for (const seat of ALL) only(t, seat, RICH)
    change(t)
  })
}

describe('the end of a chapter', () => {
  it('K-END-1: each unfinished project gets 1 material from the stock, stone first, for no VP', () => {
    const { now: t } = played(
      ending(2, (t) => {
        bring(t, 'fulling-mill', { stone: 2, wood: 1 })
        bring(t, 'guildhall', { stone: 2, wood: 2 })
      }),
    )
    const fields = t.projects.slice(0, 3).map(({ stone, wood }) => [stone, wood])
    expect(fields).toEqual([
      [1, 0],
      [2, 2],
      [2, 2],
    ])
    expect([t.stock.stone, t.stock.wood, vpsOf(t)]).toEqual([24, 14, [8, 8, 8, 8]])
  })

  it('K-END-1: without stone in stock wood, without either nothing', () => {
    const grown = (...gone: ('stone' | 'wood')[]) => {
      const { now: t } = played(ending(2, (t) => emptyStock(t, ...gone)))
      return [t.projects[0]?.stone, t.projects[0]?.wood]
    }
    expect([grown('stone'), grown('stone', 'wood')]).toEqual([
      [0, 1],
      [0, 0],
    ])
  })

  it('K-END-1: the projects grow in board order, so the first has the last stone', () => {
    const { now: t } = played(
      ending(2, (t) => {
        bring(t, 'fulling-mill')
        t.stock.stone = 1
      }),
    )
    expect(t.projects.map(({ stone, wood }) => [stone, wood])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('K-END-1: a project may be finished so, and is resolved at once', () => {
    const { now: t, news } = played(
      ending(3, (t) => {
        bring(t, 'hospital', { stone: 3, wood: 1 })
        projectOn(t, 'hospital')?.seals.push(2)
      }),
    )
    expect([told(news, 'projectFinished').length, t.players[2]?.vp]).toEqual([1, 9])
  })

  it('K-END-1: who donated for it is asked in turn order from the new holder of the shield, also about place 9', () => {
    const { saved, asks } = onward(
      ending(3, (t) => {
        t.shield = 2
        bring(t, 'hospital', { stone: 3, wood: 1 })
        projectOn(t, 'hospital')?.seals.push(1, 3)
        for (const seat of [1, 3]) give(t, seat, { knowledge: 2 })
        sick(t, 9, 2)
        sick(t, 11, 2)
      }),
    )
    expect([asks[0]?.seat, asks[0]?.options]).toEqual([3, ['care:9', 'care:11', 'care:none']])
    const { now, questions: next } = played(saved, 'care:9', 'plot:5')
    expect([now.plots[4], next[0]?.seat, next[0]?.options]).toEqual([3, 1, ['care:11', 'care:none']])
  })

  it('K-END-2, K-END-3: all covers and all events go', () => {
    const { t } = onward(
      ending(2, (t) => {
        t.covered = ['queen', 'king']
        t.allowed = ['priors-palace']
        t.edge = ['c2-veil', 'c2-lodgers']
        t.isClothCovered = true
      }),
    )
    expect([t.covered, t.allowed, t.edge, t.isClothCovered]).toEqual([[], null, [], false])
  })

  it('K-END-3: a new chapter knows nothing of the events before', () => {
    const { t } = onward(
      ending(2, (t) => {
        t.turned = ['c2-veil', 'c2-chapel']
      }),
    )
    expect(t.turned).toEqual([t.event])
    expect(VALUES.events.find(({ id }) => id === t.event)?.chapter).toBe(3)
  })

  it('K-END-4: piety, grain and money left over are kept', () => {
    const { now } = played(
      at('duties', (t) => {
        for (const seat of ALL) only(t, seat, { piety: 3, grain: 4, money: 9 })
      }),
    )
    const tax = told(played(at('duties')).news, 'taxRolled')[0]?.die ?? 0
    expect(playerOf(now, 0).goods).toMatchObject({ piety: 1, grain: 2, money: 9 - tax })
  })

  it('K-END-5: the shield passes once more', () => {
    const { t } = onward(ending(1))
    expect(t.shield).toBe(1)
  })

  it('K-END-6: after chapter I with starred cards everyone gets the other six', () => {
    const saved = at(
      'protect',
      (t) => {
        for (const p of t.players) Object.assign(p, { hand: [], open: ['grain'], discards: [] })
      },
      { firstChapterCards: 'starred' },
    )
    const { done } = played(played(saved).done as Saved<State>)
    expect(done?.state.players.map(({ hand }) => hand.length)).toEqual([12, 12, 12, 12])
  })

  it('K-END-7: after chapter II the tower comes on the board and the plague tiles are laid, not before', () => {
    const reached = (chapter: number) => {
      const { t } = onward(ending(chapter))
      return [projectOn(t, 'tower') !== undefined, t.tiles.length]
    }
    expect([reached(1), reached(2)]).toEqual([
      [false, 0],
      [true, 11],
    ])
  })

  it('K-END-7: after chapter III the tiles stay as they lie', () => {
    const { t } = onward(
      ending(3, (t) => {
        sick(t, 4, 5)
        t.tiles[6] = 0
      }),
    )
    expect([t.tiles[3], t.isSick[3], t.tiles[6], t.projects.length]).toEqual([5, true, 0, 1])
  })

  it('K-END-8: after chapter IV the game is scored', () => {
    const { saved, t } = onward(ending(4))
    expect([saved.scene, t.isOver]).toEqual([null, true])
  })
})

/** The outcome of a chapter's duties, with the tax as it falls. */
function owing(chapter: number, goods: Goods, ...picks: string[]): Onward {
  const saved = at('duties', (t) => {
    t.chapter = chapter
    for (const seat of ALL) only(t, seat, seat === 0 ? goods : RICH)
    playerOf(t, 0).vp = 40
  })
  return picks.length === 0 ? onward(saved) : through(onward(saved).saved, ...picks)
}

describe('duties', () => {
  it('K-DUTY-1: 2 piety, 2 grain and the tax of one die for all; all give what they have', () => {
    const { t, news } = owing(1, { piety: 1, grain: 0, money: 1 })
    const die = told(news, 'taxRolled')[0]?.die as number
    expect(told(news, 'taxRolled')).toHaveLength(1)
    expect(t.players[0]).toMatchObject({ vp: 40 - 3 - 4 - (die - 1), goods: { piety: 0, grain: 0, money: 0 } })
    expect(t.players[1]?.goods).toMatchObject({ piety: 0, grain: 0, money: 5 - die })
    expect(t.players[0]?.penalties).toEqual(['court', 'penance', 'begging'])
  })

  it('K-DUTY-1: the tax die shows 2 to 5', () => {
    const dice = Array.from({ length: 60 }, (_, seed) => {
      const saved = at('duties')
      saved.state.luck = luckFrom(seedOf(seed))
      return told(played(saved).news, 'taxRolled')[0]?.die
    })
    expect([...new Set(dice)].sort()).toEqual([2, 3, 4, 5])
  })

  it('K-DUTY-2: 1 loyalty averts one own penalty, however many units were missing; the VP are lost anyway', () => {
    const { t } = owing(1, { grain: 2, money: 5, loyalty: 2 }, '@0 protect:piety')
    expect(t.players[0]).toMatchObject({ vp: 34, penalties: [], goods: { loyalty: 1 } })
    expect(t.missing).toEqual([])
  })

  it('K-DUTY-2: one loyalty for each penalty, or none', () => {
    const missing = { money: 5, loyalty: 1 }
    const question = onward(
      at('duties', (t) => {
        for (const seat of ALL) only(t, seat, seat === 0 ? missing : RICH)
      }),
    ).asks[0]
    expect([question?.options, question?.min, question?.max]).toEqual([['protect:piety', 'protect:grain'], 0, 1])
    expect(owing(1, missing, '@0 -').t.players[0]?.penalties).toEqual(['penance', 'begging'])
    expect(owing(1, missing, '@0 protect:grain').t.players[0]?.penalties).toEqual(['penance'])
  })

  it('K-DUTY-3: after chapter IV there are no penalties, and the VP lost are doubled instead', () => {
    const { t } = owing(4, { grain: 1, piety: 1, money: 5 })
    expect(t.players[0]).toMatchObject({ vp: 40 - 2 * (3 + 2), penalties: [] })
  })

  it('K-DUTY-3: 1 loyalty averts the doubling for one kind of duty', () => {
    const { t } = owing(4, { grain: 0, piety: 1, money: 5, loyalty: 1 }, '@0 protect:grain')
    expect(t.players[0]).toMatchObject({ vp: 40 - 2 * 3 - 4, goods: { loyalty: 0 } })
  })

  it('K-DUTY-2, K-DUTY-3: court, penance and begging are listed so, and after chapter IV the largest saving first', () => {
    const all = { loyalty: 3 }
    expect(protections(1, all)).toEqual(['protect:money', 'protect:piety', 'protect:grain'])
    const some = { piety: 1, money: 5, loyalty: 2 }
    expect(protections(1, some)).toEqual(['protect:piety', 'protect:grain'])
    expect(protections(4, some)).toEqual(['protect:grain', 'protect:piety'])
  })
})

/** The duties seat 0 may be protected from, with these goods at the end of a chapter. */
function protections(chapter: number, goods: Goods): readonly string[] {
  return owing(chapter, goods).asks[0]?.options ?? []
}

/** Round 1 of chapter II, with these penalties for seat 0. */
function punished(penalties: Penalty[], change: (t: State) => void = () => {}): Saved<State> {
  return at('penance', (t) => {
    t.chapter = 2
    t.deck = ['c2-herbal', 'c2-chapel']
    playerOf(t, 0).penalties = penalties
    change(t)
  })
}

describe('penalties', () => {
  it('K-PENALTY-1: penance draws a hand card onto the discard pile, and there is no discard in this round', () => {
    const { saved, t, news } = onward(punished(['penance']))
    expect([t.players[0]?.hand.length, t.players[0]?.discards.length]).toEqual([11, 1])
    expect(told(news, 'discarded')).toEqual([{ kind: 'discarded', seat: 0, isDrawn: true }])
    expect(told(news, 'discardSeen')[0]?.only).toEqual([0])
    const drawn = Array.from({ length: 20 }, (_, seed) => {
      const other = punished(['penance'], (t) => Object.assign(t, { luck: luckFrom(seedOf(seed)) }))
      return onward(other).t.players[0]?.discards[0]
    })
    expect(new Set(drawn).size).toBeGreaterThan(3)
    const round = through(saved, 'turn:0').saved
    const hand = playerOf(round.state, 0).hand[0]
    expect(played(round, `lay:${hand}`, 'forgo').done).not.toBeNull()
  })

  it('K-PENALTY-2: at court 1 card is laid open and 1 covered, unused, and there is no turn in round 1', () => {
    const { saved, asks } = onward(punished(['court']))
    expect([asks[0]?.about, asks[0]?.options.length]).toEqual(['court', 132])
    const { saved: orient, t } = through(saved, '@0 unused:grain+rent')
    expect(t.players[0]).toMatchObject({ open: ['grain'], discards: ['rent'], goods: { grain: 0 } })
    expect(played(orient).questions[0]).toMatchObject({ about: 'orient', seat: 0 })
    const { asks: turns } = through(orient, 'turn:0')
    expect(turns[0]?.seat).toBe(1)
  })

  it('K-PENALTY-2: only the open card if penance took one; and they still have income and favour', () => {
    const { saved, asks } = onward(punished(['penance', 'court']))
    expect(asks[0]?.options).toHaveLength(11)
    const { saved: orient } = through(saved, `@0 ${asks[0]?.options[0]}`)
    const { t } = through(orient, 'turn:0')
    expect(t.players[0]).toMatchObject({ open: [expect.anything()], discards: [expect.anything()] })
    expect(t.players[0]?.goods.stone).toBe(1)
    expect(t.marker).not.toBe(saved.state.marker)
  })

  it('K-CARD-6, K-PENALTY-2: privilege gives a card that was laid at court its first use', () => {
    const { saved } = onward(punished(['court']))
    const { saved: orient, t } = through(saved, '@0 unused:grain+rent')
    expect([orient.scene, t.players[0]?.goods.grain]).toEqual(['orient', 0])
    const next = turn((now) => {
      now.round = 2
      now.players = t.players
    })
    expect(playerOf(played(next, 'lay:privilege', 'grain').now, 0).goods.grain).toBe(1)
  })

  it('K-PENALTY-2: no lasting exchange for who is at court', () => {
    const { saved } = onward(
      punished(['court'], (t) => {
        t.edge = ['c4-army-cloth']
      }),
    )
    const { saved: orient } = through(saved, '@0 unused:grain+rent')
    const asked: number[] = []
    for (let after = through(orient, 'turn:0'); after.saved.scene === 'turn'; ) {
      asked.push(after.asks[0]?.seat as number)
      after = through(after.saved, 'lay:grain', 'grain', 'done', 'discard:rent')
    }
    expect(asked).toEqual([1, 2, 3])
  })

  it('K-PENALTY-3: who is begging has no income in round 1, and has it again in round 2', () => {
    const { saved } = onward(punished(['begging']))
    const { news, saved: next } = through(saved, 'turn:0')
    expect(told(news, 'begged')).toEqual([{ kind: 'begged', seat: 0 }])
    next.state.turns = 4
    const { saved: second, t } = onward({ ...next, scene: 'endRound' })
    expect(t.players[0]?.penalties).toEqual([])
    const gained = told(through(second, 'turn:0').news, 'gained').filter(({ cause }) => cause === 'income')
    expect(gained.map(({ seat }) => seat)).toContain(0)
  })
})

/** A game that is over, with these goods and VP. */
function over(players: { vp: number; goods: Goods }[]): State {
  return at(
    'protect',
    (t) => {
      t.isOver = true
      for (const [seat, { vp, goods }] of players.entries()) {
        only(t, seat, goods)
        playerOf(t, seat).vp = vp
      }
    },
    { seats: players.length },
  ).state
}

describe('scoring', () => {
  it('K-SCORE-1: 1 VP for each stone and wood, half a VP for each money, nothing else', () => {
    const t = over([
      { vp: 20, goods: { stone: 2, wood: 1, money: 3, wool: 5, cloth: 3, loyalty: 4 } },
      { vp: 20, goods: {} },
    ])
    const { points, totals, winners } = kingsbridge.result(t)
    expect(points[0]).toEqual({ track: 20, material: 3, money: 1.5 })
    expect([totals, winners]).toEqual([[24.5, 20], [0]])
  })

  it('K-SCORE-1: before the end all reckon with their own goods and what the others show', () => {
    const t = turn((t) => {
      only(t, 0, { stone: 2, money: 3 })
      only(t, 1, { wood: 4 })
    }, SCREENED).state
    const reckoned = (seat: number | null) => kingsbridge.forecast(viewOf(t, seat)).slice(0, 2)
    const [unseen, mine] = [
      { track: 8, material: 0, money: 0 },
      { track: 8, material: 2, money: 1.5 },
    ]
    expect([reckoned(0), reckoned(null)]).toEqual([
      [mine, unseen],
      [unseen, unseen],
    ])
  })

  it('K-SCORE-2: a tie goes to more piety, then more loyalty, then more knowledge', () => {
    const winners = (first: Goods, other: Goods) =>
      kingsbridge.result(
        over([
          { vp: 9, goods: first },
          { vp: 9, goods: other },
        ]),
      ).winners
    expect(winners({ piety: 1 }, { loyalty: 5, knowledge: 9 })).toEqual([0])
    expect(winners({ piety: 1, loyalty: 1 }, { piety: 1, loyalty: 2 })).toEqual([1])
    expect(winners({ knowledge: 2 }, { knowledge: 1 })).toEqual([0])
  })

  it('K-SCORE-2: still tied, the win is shared', () => {
    const even = { vp: 9, goods: { piety: 1, cloth: 1 } }
    expect(kingsbridge.result(over([even, { vp: 8, goods: {} }, even])).winners).toEqual([0, 2])
  })

  it('K-SCORE-2: where seats have given up, the tie is broken among the others', () => {
    const players = [20, 9, 9].map((vp, seat) => ({ vp, goods: seat === 1 ? { piety: 1 } : {} }))
    expect(kingsbridge.result(over(players)).winners).toEqual([0])
    expect(kingsbridge.result(over(players), [1, 2]).winners).toEqual([1])
  })
})

describe('stock and VP', () => {
  it('K-STOCK-1: whatever is given up returns to its stock at once', () => {
    const { saved } = onward(turningUp('c1-granary', (t) => emptyStock(t, 'wool')))
    const { t } = onward(turningUp('c1-murrain', (t) => emptyStock(t, 'wool')))
    expect(saved.state.stock.wool).toBe(0)
    expect(t.stock.wool).toBe(4)
  })

  it('K-STOCK-2: if the stock does not suffice for all, turn order decides', () => {
    const { t } = onward(
      turningUp('c2-herbal', (t) => {
        t.shield = 2
        t.stock.knowledge = 3
      }),
    )
    expect(t.players.map(({ goods }) => goods.knowledge)).toEqual([1, 0, 1, 1])
  })

  it('K-STOCK-3: a voluntary use needs full payment, a forced loss takes what is there', () => {
    const poor = turn((t) => only(t, 0, { stone: 1 }))
    expect(offered(poor, 'lay:house')).not.toContain('house:1')
    const { t } = onward(turningUp('c4-garrison', (t) => give(t, 0, { money: 1 })))
    expect(t.players[0]).toMatchObject({ vp: 7, goods: { money: 0 } })
  })

  it('K-STOCK-4: VP never fall below 0, and count on above 60', () => {
    const { t, news } = onward(
      turningUp('c4-relapse', (t) => {
        playerOf(t, 0).vp = 1
        playerOf(t, 1).vp = 60
        give(t, 1, { knowledge: 3 })
      }),
    )
    expect(vpsOf(t).slice(0, 2)).toEqual([0, 61])
    expect(told(news, 'vpLost')[0]).toMatchObject({ seat: 0, vp: 1, left: 0 })
  })
})

describe('secrets', () => {
  it('K-SECRET-1: everyone sees VP, board, stocks, open piles, numbers of cards, and every gain and payment', () => {
    const { now, news } = played(turn(), 'lay:sale', 'sale:1wool', 'discard:rent')
    const seen = viewOf(now, 2)
    expect(seen.stock).toEqual(now.stock)
    expect(seen.players[0]).toMatchObject({ vp: 8, open: ['sale'], handSize: 10, discardSize: 1 })
    expect([seen.deckSize, newsFor(news, 2).map(({ kind }) => kind)]).toEqual([
      6,
      ['cardLaid', 'sold', 'paid', 'gained', 'discarded'],
    ])
  })

  it('K-SECRET-2: only the owner sees hand, discards and screened goods; others see null', () => {
    const { now } = played(turn(undefined, SCREENED), 'lay:grain', 'grain', 'discard:rent')
    expect(viewOf(now, 1).players[0]).toMatchObject({ hand: null, discards: null, goods: null })
    expect(viewOf(now, 0).players[0]?.goods?.grain).toBe(1)
    expect(viewOf(now, null).players.every(({ hand, goods }) => hand === null && goods === null)).toBe(true)
  })

  it('K-SECRET-2: with open goods everybody sees the goods, but no hand', () => {
    const { now } = played(
      turn(() => {}, { goods: 'open' }),
      'lay:grain',
      'grain',
      'discard:rent',
    )
    expect(viewOf(now, 1).players[0]).toMatchObject({ hand: null, discards: null })
    expect(viewOf(now, 1).players[0]?.goods?.grain).toBe(1)
  })

  it('K-SECRET-2: illegal rotations are shown to the active player only', () => {
    const poor = (money: number) =>
      played(
        orienting(
          'c1-foreign-buyers',
          (t) => {
            t.marker = 1
            give(t, 0, { money })
            give(t, 1, { money: 4 - money })
          },
          SCREENED,
        ),
      )
    const optionsOf = (money: number, seat: number) => questionsFor(poor(money).questions, seat)[0]?.options
    expect([optionsOf(0, 0), optionsOf(1, 0)?.length]).toEqual([['turn:1', 'turn:2', 'turn:3'], 4])
    for (const seat of [2, null]) {
      expect(questionsFor(poor(0).questions, seat)).toEqual(questionsFor(poor(1).questions, seat))
      expect(viewOf(poor(0).now, seat)).toEqual(viewOf(poor(1).now, seat))
    }
  })

  it('K-SECRET-3: nobody sees the deck, the events left out, face-down tiles and coming luck', () => {
    const saved = turn((t) => sick(t, 5, 1))
    for (const seat of [...ALL, null]) {
      const seen = viewOf(saved.state, seat)
      expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['deck']))
      expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['luck']))
      expect(seen.tiles.filter((value) => value !== null)).toEqual([1])
    }
  })

  it('K-SECRET-3, K-SECRET-4: with all that is hidden dealt anew, nobody’s view changes', () => {
    const t = turn((t) => {
      give(t, 0, { stone: 2, knowledge: 4 })
      give(t, 1, { wool: 5, piety: 2 })
      pile(t, 1, ['sale'], ['rent'])
      sick(t, 5, 2)
    }, SCREENED).state
    for (const seat of [...ALL, null]) {
      const seen = viewOf(t, seat)
      const others = [1, 2, 3, 4, 5].map((seed) => kingsbridge.imagine(seen, luckFrom(seedOf(seed))))
      for (const other of others) expect(viewOf(other, seat)).toEqual(seen)
      expect(new Set(others.map(({ tiles }) => tiles.join())).size).toBeGreaterThan(1)
    }
  })

  it('K-SECRET-3: what is dealt anew are the goods that are there, also where the stock was replaced', () => {
    const rich = (t: State) => {
      bring(t, 'tower')
      give(t, 1, { stone: 3, piety: 2 })
      give(t, 2, { stone: 20 })
      give(t, 3, { money: 7 })
    }
    const { t } = onward(turningUp('c4-spire', rich, SCREENED))
    expect(t.replaced.stone).toBe(4)
    const sums = ({ players }: State) => GOODS.map((good) => players.reduce((sum, { goods }) => sum + goods[good], 0))
    for (const seat of [...ALL, null]) expect(sums(kingsbridge.imagine(viewOf(t, seat), t.luck))).toEqual(sums(t))
  })

  it('K-SECRET-1, K-PLAGUE-5: a tile that is gone has been seen, so nobody takes its value for one still face down', () => {
    const { state: t } = at('turn', (t) => {
      t.chapter = 3
      t.tiles = [5, 0, 0, ...VALUES.plague.tiles.values.filter((value) => value !== 5 && value !== 4)]
      t.isSick = t.tiles.map((_, place) => place === 0)
    })
    const down = t.tiles.slice(3).toSorted()
    for (const seed of [1, 2, 3, 4, 5]) {
      const { tiles } = kingsbridge.imagine(viewOf(t, 0), luckFrom(seedOf(seed)))
      expect(tiles.slice(0, 3)).toEqual([5, 0, 0])
      expect(tiles.slice(3).toSorted()).toEqual(down)
    }
  })

  it('K-SECRET-4: what a rule makes a player show is told only as its result', () => {
    const { news } = onward(turningUp('c1-vigil', (t) => give(t, 1, { piety: 3 })))
    expect(news.map(({ kind }) => kind)).toEqual(['eventTurned', 'vpLost', 'gained', 'vpLost', 'vpLost'])
    expect(told(news, 'gained')).toEqual([{ kind: 'gained', seat: 1, cause: 'event', goods: {}, vp: 1 }])
  })

  it('K-SECRET-4: after scoring all goods are public', () => {
    const t = over([
      { vp: 9, goods: { wool: 3 } },
      { vp: 8, goods: {} },
    ])
    expect(viewOf(t, 1).players[0]?.goods?.wool).toBe(3)
    expect(viewOf(t, null).players[0]?.hand).toBeNull()
  })

  it('K-SECRET-5: with open goods only who has a choice is asked, and the log says declined as for who does not want', () => {
    const { saved, asks } = onward(turningUp('c1-granary', (t) => give(t, 2, { money: 0 })))
    expect(asks.map(({ seat }) => seat)).toEqual([0, 1, 3])
    const { news } = through(saved, '@0 exchange:yes', '@1 exchange:no', '@3 exchange:no')
    expect(told(news, 'declined').map(({ seat }) => seat)).toEqual([1, 2, 3])
  })
})

describe('decisions', () => {
  it('K-ASK-1: a question with one answer is never asked', () => {
    const last = turn((t) => {
      t.round = 6
      pile(
        t,
        0,
        ['grain', 'piety', 'sale', 'rent', 'cloth'],
        ['house', 'donation', 'favour', 'privilege', 'medicine', 'project'],
      )
    })
    expect(played(last).questions[0]).toMatchObject({
      about: 'use',
      options: ['material:stone', 'material:wood', 'forgo'],
    })
  })

  it('K-ASK-2: a yes that has become impossible by then is a no', () => {
    const { saved } = onward(
      turningUp('c1-granary', (t) => {
        t.stock.grain = 1
      }),
    )
    const { t, news } = through(saved, ...ALL.map((seat) => `@${seat} exchange:yes`))
    expect(t.players.map(({ goods }) => goods.grain)).toEqual([1, 0, 0, 0])
    expect(told(news, 'declined').map(({ seat }) => seat)).toEqual([1, 2, 3])
  })

  it('K-ASK-2: sealed answers can be taken back until the last one is in, and not after', () => {
    const { saved } = onward(turningUp('c1-granary'))
    expect(played(saved, '@2 exchange:yes', '@0 exchange:no').finalUpTo).toBe(0)
    expect(played(saved, ...ALL.map((seat) => `@${seat} exchange:no`)).finalUpTo).toBe(4)
    const alone = onward(
      turningUp('c4-new-earl', (t) => {
        for (const seat of ALL) only(t, seat, seat === 0 ? { stone: 2, wood: 1 } : {})
      }),
    )
    expect(alone.asks.map(({ seat }) => seat)).toEqual([0])
    expect(played(alone.saved, '@0 lose:2stone').finalUpTo).toBe(1)
  })

  it('K-ASK-2: the answer of one alone is final too, for it brings to light what the others lose', () => {
    const { saved } = onward(
      turningUp('c3-looters', (t) => {
        only(t, 0, { money: 1, wool: 1 })
        for (const seat of [1, 2, 3]) only(t, seat, { stone: 1 })
      }),
    )
    expect(played(saved, 'lose:1wool').finalUpTo).toBe(1)
  })

  it('K-ASK-3: trade, card and cover are steps of one turn, all of which can still be taken back', () => {
    const saved = turn((t) => {
      t.edge = ['c4-army-cloth']
    })
    const after = played(saved, 'trade:c4-army-cloth', 'lay:grain', 'grain', 'discard:rent')
    expect([after.done?.scene, after.finalUpTo]).toEqual(['turn', 0])
  })

  it('K-ASK-3: once something comes to light what was picked before is final', () => {
    const saved = turn((t) => {
      bring(t, 'tower', { stone: 5, wood: 2 })
      give(t, 0, { stone: 1 })
    })
    expect(played(saved, 'lay:project', 'project:tower=1stone').finalUpTo).toBe(2)
  })

  it('K-ASK-4: the choices of a use are those of its card; grain, piety and favour have none', () => {
    for (const card of ['grain', 'piety', 'favour']) expect(offered(turn(), `lay:${card}`)).toEqual([card, 'forgo'])
  })
})
