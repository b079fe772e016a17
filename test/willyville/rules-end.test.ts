import { describe, expect, it } from 'vitest'
import type { Saved } from '#kernel'
import { willyville } from '#willyville/game'
import { pointsOf, resultOf } from '#willyville/rules/score'
import { VILLAGERS } from '#willyville/words'
import {
  craft,
  customer,
  kindsOf,
  me,
  mine,
  offered,
  onlyLives,
  played,
  pool,
  refusalOf,
  type State,
  table,
  travelCard,
} from './table.ts'

const DYING = ['dice:w1+w2=3', 'ask:stay']

/** A table whose active player will cross the bridge with the headman's time. */
function dying(change: (t: State) => void = () => {}, seats = 3, seed = 1): Saved<State> {
  return table(
    seats,
    (t) => {
      pool(t, 'w1 w2 w3 w4')
      me(t).cloud = 9
      change(t)
    },
    seed,
  )
}

describe('death', () => {
  it('W-DEATH-1: any present villager may be chosen, and he leaves his place', () => {
    const saved = dying((t) => {
      me(t).villagers.merchant = false
      me(t).school.left = true
    })
    expect(offered(saved, ...DYING)).toEqual(['die:abbot', 'die:councillor', 'die:traveller', 'die:craftsman'])
    expect(mine(saved, ...DYING, 'die:abbot').villagers.abbot).toBe(false)
  })

  it('W-DEATH-1: the better chronicle space first, then the other, then an anonymous grave', () => {
    const buried = (before: number[]) => {
      const saved = dying((t) => {
        t.chronicle.abbot = before
      })
      const { news } = played(saved, ...DYING, 'die:abbot')
      const story = news.find(({ kind }) => kind === 'storyGained')
      return [news.find(({ kind }) => kind === 'buried'), story && 'points' in story ? story.points : 0]
    }
    const base = { kind: 'buried', seat: 0, villager: 'abbot' }
    expect(buried([])).toEqual([{ ...base, where: 'chronicle', number: 1 }, 2])
    expect(buried([1])).toEqual([{ ...base, where: 'chronicle', number: 2 }, 1])
    expect(buried([1, 2])).toEqual([{ ...base, where: 'grave', number: 1 }, 0])
  })

  it('W-DEATH-1: nobody dies unless Death was picked up this turn', () => {
    const saved = dying((t) => {
      me(t).cloud = 8
    })
    expect(kindsOf(played(saved, ...DYING).news)).not.toContain('buried')
  })

  it('W-DEATH-2: the rat runs as far as the die says', () => {
    const { news, now } = played(dying(), ...DYING, 'die:abbot')
    const run = news.find(({ kind }) => kind === 'ratRan')
    expect(run).toEqual({ kind: 'ratRan', die: 14 - now.rat, toGo: now.rat })
    expect(now.rat).toBeGreaterThanOrEqual(8)
  })

  it('W-DEATH-2: the roll is final', () => {
    expect(played(dying(), ...DYING, 'die:abbot').finalUpTo).toBe(3)
    expect(played(dying(), ...DYING).finalUpTo).toBe(0)
  })

  /** The rat is one space before the plague; trees of 5, 1 and 8. */
  const plague = (change: (t: State) => void = () => {}) =>
    dying((t) => {
      t.rat = 1
      const [a, b, c] = t.players as [State['players'][0], State['players'][0], State['players'][0]]
      t.chronicle.abbot = [0, 1]
      a.tree = 5
      b.tree = 1
      c.tree = 8
      change(t)
    })

  it('W-DEATH-2, example: plague: trees of 5, 1 and 8 become 3, 1 and 4, and the rat goes back', () => {
    const { now } = played(plague(), ...DYING, 'die:abbot')
    expect(now.players.map((p) => p.tree)).toEqual([3, 1, 4])
    expect(now.rat).toBe(14)
  })

  it('W-DEATH-2: whatever the die, the rat stops at the plague', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const saved = dying(
        (t) => {
          t.rat = 1
        },
        3,
        seed,
      )
      expect(played(saved, ...DYING, 'die:abbot').news).toContainEqual(
        expect.objectContaining({ kind: 'ratRan', toGo: 0 }),
      )
    }
  })

  it('W-CHURCH-1: the healing church saves the whole tree, twice a game, and its owner is asked', () => {
    const saved = plague((t) => {
      ;(t.players[2] as State['players'][0]).church = 'healing'
    })
    const reached = played(saved, ...DYING, 'die:abbot')
    expect(reached.questions).toEqual([{ seat: 2, about: 'plague', options: ['heal', 'suffer'], min: 1, max: 1 }])
    const healed = played(saved, ...DYING, 'die:abbot', '@2 heal')
    expect(healed.now.players.map((p) => p.tree)).toEqual([3, 1, 8])
    expect(healed.now.players[2]?.healed).toBe(1)
    expect(played(saved, ...DYING, 'die:abbot', '@2 suffer').now.players[2]).toMatchObject({ tree: 4, healed: 0 })
  })

  it('W-CHURCH-1: not a third time, not without the abbot, and nobody is asked who would lose nothing', () => {
    const owner = (change: (p: State['players'][0]) => void) =>
      plague((t) => {
        const p = t.players[2] as State['players'][0]
        p.church = 'healing'
        change(p)
      })
    const asksAfter = (saved: Saved<State>) => played(saved, ...DYING, 'die:abbot').questions
    expect(asksAfter(owner((p) => (p.healed = 2)))).toEqual([])
    expect(asksAfter(owner((p) => (p.villagers.abbot = false)))).toEqual([])
    expect(asksAfter(owner((p) => (p.tree = 1)))).toEqual([])
    expect(asksAfter(owner((p) => (p.healed = 1)))).toHaveLength(1)
  })

  it('W-DEATH-3: the last villager dead: a labourer at once, on any place, before the rat', () => {
    const saved = dying((t) => onlyLives(me(t), 'merchant'))
    expect(offered(saved, ...DYING)).toEqual(VILLAGERS.map((villager) => `labourer:${villager}`))
    const { news } = played(saved, ...DYING, 'labourer:abbot')
    const kinds = kindsOf(news)
    expect(kinds.indexOf('buried')).toBeLessThan(kinds.indexOf('labourerHired'))
    expect(kinds.indexOf('labourerHired')).toBeLessThan(kinds.indexOf('ratRan'))
    const p = mine(saved, ...DYING, 'labourer:abbot')
    expect([p.labourers, p.villagers.abbot, p.villagers.merchant]).toEqual([1, true, false])
  })

  it('W-DEATH-3: an abbot who just died cannot heal, a labourer put in his place can', () => {
    const owner = (...alive: ('abbot' | 'merchant')[]) =>
      plague((t) => {
        me(t).church = 'healing'
        onlyLives(me(t), ...alive)
      })
    expect(played(owner('abbot', 'merchant'), ...DYING, 'die:abbot').questions).toEqual([])
    expect(played(owner('abbot'), ...DYING, 'labourer:abbot').questions[0]?.about).toBe('plague')
    expect(played(owner('abbot'), ...DYING, 'labourer:merchant').questions).toEqual([])
  })
})

describe('scoring', () => {
  const scored = (change: (t: State) => void, seats = 2) => table(seats, change).state

  it('W-SCORE, example: 58 points', () => {
    const { cards } = table(2).state.setup.content.travel
    const worth = (points: number) => cards.findIndex((card) => card.points === points)
    const t = scored((t) => {
      const p = me(t)
      p.church = 'abbey'
      p.monks = Array.from({ length: 3 }, () => ({ stack: 'jug' as const, action: 'ask' as const }))
      p.hall = { name: 'area', jokers: 0, marks: ['travel', 'served', 'religion'] }
      p.meeting = { markers: 2 }
      p.fields = [{ plough: false }]
      p.travel = [worth(3), worth(5)]
      const { customers } = t.setup.content
      const [two, alsoTwo] = customers.flatMap(({ points }, customer) => (points === 2 ? [customer] : []))
      const [three, alsoThree] = customers.flatMap(({ points }, customer) => (points === 3 ? [customer] : []))
      const four = customers.findIndex(({ points }) => points === 4)
      p.served = [two, alsoTwo, three, alsoThree, four] as number[]
      p.safe = 7
    })
    expect(pointsOf(t, 0)).toEqual({
      church: 4,
      windows: 10,
      hall: 11,
      meeting: 2,
      harvest: 1,
      travel: 8,
      served: 14,
      story: 7,
      labourers: 0,
      hand: 1,
    })
    expect(resultOf(t).totals[0]).toBe(58)
  })

  it.each([
    [0, 0],
    [1, 2],
    [2, 4],
    [3, 7],
    [4, 10],
    [5, 14],
    [6, 20],
  ])('W-SCORE: %i windows are worth %i', (windows, points) => {
    const t = scored((t) => {
      me(t).church = 'healing'
      me(t).monks = Array.from({ length: windows }, () => ({ stack: 'jug' as const, action: 'ask' as const }))
    })
    const church = t.setup.content.churches.find(({ name }) => name === 'healing')?.points
    expect(pointsOf(t, 0)).toMatchObject({ church, windows: points })
  })

  it('W-SCORE: population hall: 4 points for each living villager whose slot is marked', () => {
    const t = scored((t) => {
      me(t).hall = { name: 'population', jokers: 0, marks: ['abbot', 'merchant'] }
      me(t).villagers.abbot = false
    })
    expect(pointsOf(t, 0).hall).toBe(4)
  })

  it('W-SCORE: area hall: marked categories only, unserved customers never, inactive areas still', () => {
    const t = scored((t) => {
      const p = me(t)
      p.hall = { name: 'area', jokers: 0, marks: ['served', 'craft', 'fields'] }
      p.waiting = [1, 2, 3]
      p.served = [0]
      p.fields = [{ plough: true }, { plough: false }]
      craft(p, 'beer', 0, 4)
      onlyLives(p, 'abbot')
    })
    expect(pointsOf(t, 0).hall).toBe(1 + 1 + 2)
  })

  it('W-SCORE: labourers cost 5 each; the hand is 1; tree, coins, goods and points on the hand are nothing', () => {
    const t = scored((t) => {
      const p = me(t)
      p.labourers = 2
      p.tree = 9
      p.coins = 9
      craft(p, 'beer', 0, 4)
      t.hand.points = 7
    })
    expect(resultOf(t).totals[0]).toBe(-10 + 1)
  })

  it('W-SCORE: a tie is broken by coins, goods with jokers and ploughs on fields, and the tree', () => {
    const tied = (change: (p: State['players'][0]) => void) =>
      resultOf(
        scored((t) => {
          const [first, two] = t.players as [State['players'][0], State['players'][0]]
          t.hand.holder = 2
          first.coins = 0
          two.coins = 2
          change(first)
        }),
      ).winners
    expect(tied(() => {})).toEqual([1])
    expect(tied((p) => (p.coins = 3))).toEqual([0])
    expect(tied((p) => (p.tree = 3))).toEqual([0])
    expect(tied((p) => craft(p, 'beer', 0, 3))).toEqual([0])
    expect(
      tied((p) => {
        p.hall = { name: 'guild', jokers: 3, marks: [] }
        p.labourers = 0
      }),
    ).toEqual([0])
    expect(tied((p) => (p.school.left = p.school.right = true))).toEqual([1])
  })

  it('W-SCORE: still tied, the win is shared', () => {
    const t = scored((t) => {
      t.hand.holder = 2
      for (const p of t.players) p.coins = 4
    })
    expect(resultOf(t).winners).toEqual([0, 1])
  })

  it('W-SCORE: where seats have given up, the others’ points and their tie decide', () => {
    const t = scored((t) => {
      t.hand.holder = 2
      for (const [seat, p] of t.players.entries()) p.coins = seat === 0 ? 9 : 4
      const [, two] = t.players as [State['players'][0], State['players'][0]]
      two.tree = 1
    })
    expect([resultOf(t).winners, resultOf(t, [1]).winners]).toEqual([[0], [1]])
    expect(resultOf(t, [1]).totals).toEqual(resultOf(t).totals)
  })

  it('W-SCORE: a plough on a field counts once for the tie and a field is 1 point', () => {
    const t = scored((t) => {
      const [first, two] = t.players as [State['players'][0], State['players'][0]]
      t.hand.holder = 2
      first.fields = [{ plough: true }]
      two.fields = [{ plough: false }]
      first.coins = two.coins = 1
    })
    expect(resultOf(t)).toMatchObject({ totals: [1, 1], winners: [0] })
  })

  it('the forecast is what scoring would say now', () => {
    const t = scored((t) => {
      me(t).safe = 5
    })
    expect(willyville.forecast(willyville.view(t, 1))).toEqual(resultOf(t).points)
  })
})

describe('secrets', () => {
  it('a travel card put back with the mission church is known to its owner alone', () => {
    const saved = table(2, (t) => {
      pool(t, 'w2 w6 b1')
      me(t).coins = 1
      me(t).church = 'mission'
    })
    const { now, news } = played(saved, 'dice:w2+w6=8', 'travel', 'mission:exchange')
    const back = now.players[0]?.returned[0] as number
    expect(willyville.view(now, 0).players[0]?.returned).toEqual([back])
    expect(willyville.view(now, 1).players[0]?.returned).toEqual([])
    expect(willyville.view(now, null).players[0]?.returned).toEqual([])
    const told = news.filter(({ only }) => only === undefined)
    expect(JSON.stringify(told)).not.toContain(`"card":${back}`)
  })

  it('a card that may still be exchanged is seen by its owner alone', () => {
    const saved = table(2, (t) => {
      pool(t, 'w2 w6 b1')
      me(t).coins = 1
      me(t).church = 'mission'
    })
    const { now } = played(saved, 'dice:w2+w6=8', 'travel')
    expect(willyville.view(now, 0).turned).toMatchObject({ seat: 0, letter: 'A', card: saved.state.travel.A[0] })
    expect(willyville.view(now, 1).turned).toEqual({ seat: 0, letter: 'A', card: null })
  })

  it('the top monks are open, the rest and all decks are numbers only', () => {
    const { state } = table(2)
    const view = willyville.view(state, 0)
    expect(view.monkTops.jug).toBe(state.monks.jug[0])
    expect(view).toMatchObject({ deckSize: 27, travelSizes: { A: 4, E: 3 }, monkSizes: { rosary: 5 } })
    expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['deck', 'travel', 'monks', 'luck', 'news']))
  })
})

describe('why', () => {
  const why = (saved: Saved<State>, option: string, seat = 0) =>
    willyville.why?.(willyville.view(saved.state, seat), seat, option)

  it('names the rules that stand against a card, with facts', () => {
    const saved = table(2, (t) => {
      const p = me(t)
      p.villagers.abbot = false
      p.coins = 0
      pool(t, 'w6 w6 w6 w6')
    })
    expect(why(saved, 'church:abbey')).toEqual([
      { rule: 'W-CHURCH', facts: { dead: 'abbot' } },
      { rule: 'W-DICE-1', facts: { needed: '6 or 8' } },
    ])
    expect(why(saved, 'travel')).toEqual([
      { rule: 'W-PAY-5', facts: { horse: 1 } },
      { rule: 'W-PAY-5', facts: { coin: 1 } },
      { rule: 'W-DICE-1', facts: { needed: '6 or 8' } },
    ])
  })

  it('says how many goods are short for a customer', () => {
    const wants = customer('8/9', { horse: 3 })
    const saved = table(2, (t) => {
      me(t).waiting = [wants]
      craft(me(t), 'horse', 0, 2)
      pool(t, 'w4 w4 w5')
    })
    expect(why(saved, `serve:c${wants + 1}`)).toEqual([{ rule: 'W-PAY-5', facts: { horse: 1 } }])
  })

  it('counts the coins that must go into the dice', () => {
    const saved = table(2, (t) => {
      pool(t, 'w1 w3 w4')
      me(t).coins = 1
    })
    expect(why(saved, 'travel')).toEqual([{ rule: 'W-PAY-5', facts: { coin: 1 } }])
    expect(why(saved, 'church:abbey')).toEqual([])
  })

  it('says what is wrong with dice', () => {
    const saved = table(2, (t) => {
      pool(t, 'w1 w3')
      me(t).coins = 1
    })
    expect(why(saved, 'dice:w1+b3=4')).toEqual([{ rule: 'W-DICE-1', facts: { missing: 'w1+b3' } }])
    expect(why(saved, 'dice:w1+w3=8')).toEqual([{ rule: 'W-DICE-2', facts: { coin: 3 } }])
    expect(why(saved, 'dice:w1+w3*=4')).toEqual([{ rule: 'W-DICE-3', facts: { marker: 1 } }])
  })

  it('is not fooled by words that every object knows', () => {
    const saved = table(2, (t) => pool(t, 'w3 w3 w1'))
    for (const word of ['toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      expect(refusalOf(saved, 'dice:w3+w3=6', `church:${word}`)).toMatchObject({ refused: 'not-legal', reasons: [] })
      expect(refusalOf(saved, 'dice:w3+w3=6', `hall:${word}`)).toMatchObject({ refused: 'not-legal' })
    }
  })

  it('says after the banner that the value is spent', () => {
    const saved = dying()
    const { now } = played(saved, ...DYING)
    expect(willyville.why?.(willyville.view(now, 0), 0, 'ask:coin')).toEqual([
      { rule: 'W-DICE-5', facts: { value: 3 } },
    ])
  })

  it('is silent about what can be had, and about what is no thing at all', () => {
    const saved = table(2, (t) => pool(t, 'w3 w4 w1'))
    expect(why(saved, 'field')).toEqual([])
    expect(why(saved, 'ask:coin')).toEqual([])
    expect(why(saved, 'castle')).toEqual([])
  })

  it('tells who is not on turn whose turn it is', () => {
    expect(why(table(2), 'field', 1)).toEqual([{ rule: 'W-ROUND-2', facts: { turn: 0 } }])
  })

  it('knows every thing of the game: whatever is offered once is never unknown', () => {
    const grey = travelCard('A', null)
    const saved = table(2, (t) => {
      pool(t, 'w3 w4')
      me(t).coins = 0
      me(t).travel = [grey]
    })
    const barred = [
      'monk:jug',
      'meet',
      'hall:area',
      'travel',
      'build:brewery.58',
      'market',
      'hand',
      'ask:house',
      'game',
    ]
    barred.push('school:right', 'make:beer', 'harvest:1', 'hall', 'serve:c05', 'plough>field1', 'joker>field1')
    for (const option of barred) expect(why(saved, option), option).not.toEqual([])
  })
})
