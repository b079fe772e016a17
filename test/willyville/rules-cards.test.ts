import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/willyville/cards'
import type { Saved } from '#kernel'
import type { ChurchName, Good } from '#willyville/words'
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

/** House values may be retuned: what a card costs is looked up. */
const { field, meetingPlace, monks } = CARDS
const craftOf = (good: Good) => CARDS.craft.find((kind) => kind.good === good) as (typeof CARDS.craft)[number]
const churchOf = (name: ChurchName) =>
  CARDS.churches.find((church) => church.name === name) as (typeof CARDS.churches)[number]

/** A table whose active player has made this value with two white dice and no costs. */
function withValue(
  value: number,
  change: (t: State) => void = () => {},
  seats = 2,
): { saved: Saved<State>; dice: string } {
  const low = Math.max(1, value - 6)
  const saved = table(seats, (t) => {
    pool(t, `w${low} w${value - low} b1 b1`)
    me(t).coins = 0
    change(t)
  })
  const names = [`w${low}`, `w${value - low}`].join('+')
  return { saved, dice: `dice:${names}=${value}` }
}

describe('black banners', () => {
  it('W-BLACK-1: only banners that show the value, and time and extra costs are paid', () => {
    const { saved, dice } = withValue(3)
    expect(offered(saved, dice)).toEqual([
      'hall:finance',
      'hall:population',
      'ask:coin',
      'ask:stay',
      'school:new',
      'spare',
    ])
    expect(mine(saved, dice, 'hall:finance').cloud).toBe(4)
  })

  it.each([
    ['abbot', 6, 'church:abbey'],
    ['councillor', 12, 'meet'],
    ['councillor', 11, 'hall:guild'],
    ['traveller', 8, 'travel'],
    ['craftsman', 9, 'build:stable.69'],
  ] as const)('W-BLACK-2: without the %s there is no %i %s', (villager, value, option) => {
    const prepare = (lives: boolean) => (t: State) => {
      me(t).coins = 3
      me(t).villagers[villager] = lives
    }
    const { saved, dice } = withValue(value, prepare(true))
    expect(offered(saved, dice)).toContain(option)
    expect(offered(withValue(value, prepare(false)).saved, dice)).not.toContain(option)
  })

  it('W-BLACK-2: fields and customers come without anybody', () => {
    const alone = (t: State) => onlyLives(me(t), 'abbot')
    const field = withValue(7, alone)
    expect(offered(field.saved, field.dice)).toContain('field')
    const market = withValue(4, alone)
    expect(offered(market.saved, market.dice)).toContain('market')
  })

  it('W-BLACK-3: cards stay in the village: nothing offers to give one back', () => {
    const { saved, dice } = withValue(6, (t) => {
      me(t).church = 'trade'
      t.churches = ['healing']
    })
    expect(offered(saved, dice)).not.toContain('church:healing')
    expect(mine(saved, dice, 'ask:stay').church).toBe('trade')
  })

  it('W-CRAFT: one of each kind, free choice among those left, one good at once', () => {
    const { saved, dice } = withValue(8)
    expect(offered(saved, dice)).toEqual(
      expect.arrayContaining(['build:stable.58', 'build:stable.89', 'build:wainwright.58']),
    )
    const p = mine(saved, dice, 'build:stable.89')
    expect([p.crafts.horse, p.cloud]).toEqual([{ card: 3, goods: 1 }, craftOf('horse').black.time])
    const second = withValue(8, (t) => {
      craft(me(t), 'horse', 0, 0)
      t.crafts.beer = [0]
    })
    const left = offered(second.saved, second.dice).filter((id) => /stable|brewery/.test(id))
    expect(left).toEqual([])
  })

  it('W-FIELD: a coin and the field, without any condition, as many as there are', () => {
    const { saved, dice } = withValue(7, (t) => {
      me(t).fields = Array.from({ length: 7 }, () => ({ plough: false }))
      t.fields = 1
    })
    const reached = played(saved, dice, 'field')
    expect(reached.now.fields).toBe(0)
    const p = mine(saved, dice, 'field')
    expect([p.coins, p.fields.length, p.cloud]).toEqual([1, 8, field.black.time])
  })
})

describe('travel', () => {
  it('W-TRAVEL-1: the traveller must be present', () => {
    const { saved, dice } = withValue(8, (t) => {
      me(t).coins = 1
      me(t).villagers.traveller = false
    })
    expect(refusalOf(saved, dice, 'travel')).toMatchObject({ reasons: [{ rule: 'W-TRAVEL-1' }] })
  })

  it('W-TRAVEL-2: letters strictly in order', () => {
    const { saved, dice } = withValue(7, (t) => {
      me(t).coins = 9
    })
    expect(offered(saved, dice)).not.toContain('travel')
    const b = withValue(9, (t) => {
      me(t).coins = 9
      me(t).travel = [0]
      t.travel.A = t.travel.A.filter((card) => card !== 0)
    })
    const reached = played(b.saved, b.dice, 'travel')
    expect(reached.news).toContainEqual(expect.objectContaining({ kind: 'travelled', letter: 'B' }))
  })

  const beerB = travelCard('B', { beer: 1 })

  /** Somebody on their way to C, with the B card that wants a beer. */
  function towardsC(beers: number, wagons: number, coins: number) {
    return withValue(7, (t) => {
      const p = me(t)
      p.coins = coins
      p.travel = [0, beerB]
      craft(p, 'beer', 0, beers)
      craft(p, 'wagon', 0, wagons)
    })
  }

  it('W-TRAVEL-3, example: C with 7 for 2 time, a wagon or 2 coins, and the beer of the B card', () => {
    const rich = towardsC(1, 1, 2)
    expect(offered(rich.saved, rich.dice, 'travel')).toEqual(['pay:beer+wagon', 'pay:beer+2coin'])
    const p = mine(rich.saved, rich.dice, 'travel', 'pay:beer+wagon')
    expect([p.cloud, p.crafts.beer?.goods, p.crafts.wagon?.goods, p.coins]).toEqual([2, 0, 0, 2])
    expect(p.travel).toHaveLength(3)
    const dry = towardsC(0, 1, 2)
    expect(offered(dry.saved, dry.dice)).not.toContain('travel')
  })

  it('W-TRAVEL-3: grey time is paid too', () => {
    const slow = travelCard('B', { time: 3 })
    const { saved, dice } = withValue(7, (t) => {
      me(t).coins = 2
      me(t).travel = [0, slow]
    })
    expect(mine(saved, dice, 'travel').cloud).toBe(5)
  })

  it('W-TRAVEL-4: the light side is seen after paying, and then the turn is final', () => {
    const { saved, dice } = withValue(8, (t) => {
      me(t).coins = 1
    })
    const reached = played(saved, dice, 'travel')
    expect(kindsOf(reached.news).indexOf('paid')).toBeLessThan(kindsOf(reached.news).indexOf('cardSeen'))
    expect(reached.finalUpTo).toBe(2)
    expect(played(saved, dice).finalUpTo).toBe(0)
  })

  it('W-TRAVEL-5: after the chapel or an E card the journey is over', () => {
    const towards = (last: number) =>
      withValue(11, (t) => {
        const p = me(t)
        p.coins = 9
        craft(p, 'horse', 0, 3)
        p.travel = [0, 4, 8, last]
      })
    const cards = table(2).state.setup.content.travel.cards
    const chapel = cards.findIndex((card) => card.chapel)
    const plain = cards.findIndex((card) => card.letter === 'D')
    expect(offered(towards(plain).saved, towards(plain).dice)).toContain('travel')
    expect(offered(towards(chapel).saved, towards(chapel).dice)).not.toContain('travel')
    const over = withValue(11, (t) => {
      me(t).coins = 9
      me(t).travel = [0, 4, 8, plain, 16]
    })
    expect(refusalOf(over.saved, over.dice, 'travel')).toMatchObject({
      reasons: [{ rule: 'W-TRAVEL-5' }, { rule: 'W-PAY-5' }, { rule: 'W-PAY-5' }],
    })
  })

  it('W-TRAVEL-6: an empty stack stops who needs that letter', () => {
    const { saved, dice } = withValue(8, (t) => {
      me(t).coins = 1
      t.players[1]?.travel.push(...t.travel.A.splice(0))
    })
    expect(refusalOf(saved, dice, 'travel')).toMatchObject({ reasons: [{ rule: 'W-TRAVEL-6' }] })
  })
})

describe('churches and monks', () => {
  it('W-CHURCH: one church, its time, for one whose abbot is present', () => {
    const { saved, dice } = withValue(6)
    const p = mine(saved, dice, 'church:healing')
    expect([p.church, p.cloud]).toEqual(['healing', churchOf('healing').time])
    expect(played(saved, dice, 'church:healing').now.churches).toEqual(['abbey', 'trade', 'mission'])
  })

  it('W-CHURCH-2: the trade church gives a customer for nothing whenever the bailiff comes, and its cards stay 6', () => {
    const { saved, dice } = withValue(10, (t) => {
      me(t).church = 'trade'
    })
    const [free] = offered(saved, dice, 'market', 'bailiff:church')
    const p = mine(saved, dice, 'market', 'bailiff:church', free as string, '-')
    expect([p.waiting.length, p.cloud, p.coins]).toEqual([1, 0, 0])
    expect(played(saved, dice, 'market', 'bailiff:church', free as string, '-').now.offer).toHaveLength(6)
  })

  const seen = (t: State, letter: 'A') => t.travel[letter].slice()

  /** An owner of the mission church who travels to A. */
  function missionary(change: (t: State) => void = () => {}) {
    return withValue(8, (t) => {
      me(t).coins = 1
      me(t).church = 'mission'
      change(t)
    })
  }

  it('W-CHURCH-3: the mission church may exchange the card seen for the next, which must be kept', () => {
    const { saved, dice } = missionary()
    const [first, second] = seen(saved.state, 'A')
    expect(offered(saved, dice, 'travel')).toEqual(['mission:keep', 'mission:exchange'])
    expect(mine(saved, dice, 'travel', 'mission:keep').travel).toEqual([first])
    const reached = played(saved, dice, 'travel', 'mission:exchange')
    expect(reached.done).not.toBeNull()
    expect(mine(saved, dice, 'travel', 'mission:exchange').travel).toEqual([second])
    expect(reached.now.travel.A.toSorted()).toEqual(
      seen(saved.state, 'A')
        .filter((card) => card !== second)
        .toSorted(),
    )
  })

  it('W-CHURCH-3: a card kept is seen by all, so keeping it is final, even while Death waits', () => {
    const { saved, dice } = missionary((t) => {
      me(t).cloud = 9
    })
    const reached = played(saved, dice, 'travel', 'mission:keep')
    expect([reached.questions[0]?.about, reached.finalUpTo]).toEqual(['die', 3])
  })

  it('W-CHURCH-3: the stack is shuffled afterwards', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) => {
      const saved = table(
        2,
        (t) => {
          pool(t, 'w2 w6 b1')
          me(t).coins = 1
          me(t).church = 'mission'
          t.travel.A = [0, 1, 2, 3]
        },
        seed,
      )
      return played(saved, 'dice:w2+w6=8', 'travel', 'mission:exchange').now.travel.A.join()
    })
    expect(new Set(orders).size).toBeGreaterThan(2)
  })

  it('W-CHURCH-3: a stack’s last card comes straight back, so nothing is asked; nor without the abbot', () => {
    const last = missionary((t) => {
      t.travel.A = [2]
    })
    expect(mine(last.saved, last.dice, 'travel').travel).toEqual([2])
    const dead = missionary((t) => {
      me(t).villagers.abbot = false
    })
    expect(played(dead.saved, dead.dice, 'travel').done).not.toBeNull()
  })

  it('W-CHURCH-4: the abbey is a window', () => {
    const { saved, dice } = withValue(7, (t) => {
      const p = me(t)
      p.coins = 2
      p.church = 'abbey'
      p.monks = Array.from({ length: 5 }, () => ({ stack: 'jug' as const, action: 'story2' as const }))
    })
    expect(refusalOf(saved, dice, 'monk:rosary')).toMatchObject({
      reasons: [{ rule: 'W-MONK', facts: { windows: 6 } }],
    })
  })

  function withMonk(action: State['monks']['jug'][number], change: (t: State) => void = () => {}) {
    return withValue(7, (t) => {
      const p = me(t)
      p.coins = 2
      p.church = 'healing'
      t.monks.rosary = [action, 'story2']
      change(t)
    })
  }

  it('W-MONK: a church is needed, the cost is paid, and a window is gained', () => {
    const { saved, dice } = withMonk('story2')
    const p = mine(saved, dice, 'monk:rosary')
    expect([p.coins, p.cloud, p.monks]).toEqual([0, monks.stacks.rosary.time, [{ stack: 'rosary', action: 'story2' }]])
    const without = withMonk('story2', (t) => {
      me(t).church = null
    })
    expect(offered(without.saved, without.dice)).not.toContain('monk:rosary')
  })

  it.each(['feather', 'jug', 'rosary'] as const)(
    'W-MONK: the %s monk is paid in goods, in coins, or half and half',
    (stack) => {
      const [good] = Object.keys(monks.stacks[stack].extra[0] as object) as [Good]
      const [value] = monks.stacks[stack].banner as [number]
      const { saved, dice } = withValue(value, (t) => {
        me(t).coins = 3
        me(t).church = 'healing'
        craft(me(t), good, 0, 2)
      })
      const [plain, coins, both] = [`pay:2${good}`, 'pay:2coin', `pay:${good}+coin`]
      expect(offered(saved, dice, `monk:${stack}`)).toEqual([plain, coins, both])
    },
  )

  it('W-MONK: six monks at most', () => {
    const { saved, dice } = withMonk('story2', (t) => {
      me(t).monks = Array.from({ length: 6 }, () => ({ stack: 'jug' as const, action: 'story2' as const }))
    })
    expect(offered(saved, dice)).not.toContain('monk:rosary')
  })

  it.each([
    ['story2', 2],
    ['story3', 3],
  ] as const)('W-MONK: %s', (action, points) => {
    const { saved, dice } = withMonk(action)
    expect(mine(saved, dice, 'monk:rosary').tree).toBe(points)
  })

  it('W-MONK: the ? banner once, its time paid', () => {
    const { saved, dice } = withMonk('ask')
    expect(offered(saved, dice, 'monk:rosary')).toEqual(['ask:coin', 'ask:stay', 'none'])
    const p = mine(saved, dice, 'monk:rosary', 'ask:coin')
    expect([p.headman, p.coins, p.cloud]).toEqual(['coin', 1, monks.stacks.rosary.time + 1])
    expect(mine(saved, dice, 'monk:rosary', 'none').cloud).toBe(monks.stacks.rosary.time)
  })

  it('W-MONK: the school banner twice in a row, at its usual cost', () => {
    const { saved, dice } = withMonk('school2', (t) => {
      me(t).villagers.merchant = false
    })
    const p = mine(saved, dice, 'monk:rosary', 'school:new', 'school:left>merchant')
    const time = monks.stacks.rosary.time + 1
    expect([p.villagers.merchant, p.school, p.cloud]).toEqual([true, { left: false, right: false }, time])
    expect(played(saved, dice, 'monk:rosary', 'none').done).not.toBeNull()
    const schooling = withMonk('school1')
    expect(played(schooling.saved, schooling.dice, 'monk:rosary', 'school:new').done).not.toBeNull()
  })

  it('W-MONK: the bailiff for one or two customers', () => {
    const { saved, dice } = withMonk('market', (t) => {
      me(t).coins = 5
    })
    expect(offered(saved, dice, 'monk:rosary')).toEqual(['market', 'none'])
    const { questions } = played(saved, dice, 'monk:rosary', 'market')
    expect([questions[0]?.min, questions[0]?.max]).toEqual([1, 2])
  })

  it('W-MONK: with the trade church a free customer and none to two more', () => {
    const { saved, dice } = withMonk('market', (t) => {
      me(t).coins = 5
      me(t).church = 'trade'
    })
    const free = offered(saved, dice, 'monk:rosary', 'market', 'bailiff:church')
    expect(free).toHaveLength(7)
    const { questions } = played(saved, dice, 'monk:rosary', 'market', 'bailiff:church', free[6] as string)
    expect([questions[0]?.min, questions[0]?.max]).toEqual([0, 2])
  })

  it('W-MONK: what the next monk does is seen only when this one is settled', () => {
    const { saved, dice } = withMonk('ask')
    expect(played(saved, dice, 'monk:rosary').finalUpTo).toBe(0)
    expect(played(saved, dice, 'monk:rosary', 'none').finalUpTo).toBe(3)
  })
})

describe('the council', () => {
  it('W-MEET: tile, story point, card and marker', () => {
    const { saved, dice } = withValue(12, (t) => craft(me(t), 'beer', 1, 0))
    expect(offered(saved, dice, 'meet')).toEqual(['tile:game', 'tile:school', 'tile:beer', 'tile:stay'])
    const p = mine(saved, dice, 'meet', 'tile:beer')
    expect([p.tile, p.tree, p.meeting, p.cloud]).toEqual(['beer', 1, { markers: 1 }, meetingPlace.black.time])
    expect(mine(saved, dice, 'meet', 'tile:stay').tile).toBe('meet')
    expect(kindsOf(played(saved, dice, 'meet', 'tile:beer').news).slice(-4)).toEqual([
      'tileLaid',
      'storyGained',
      'meetingPlaceBuilt',
      'markerGained',
    ])
  })

  it('W-MEET: one meeting place for each', () => {
    const { saved, dice } = withValue(12, (t) => {
      me(t).meeting = { markers: 0 }
      me(t).villagers.councillor = false
    })
    expect(offered(saved, dice)).not.toContain('meet')
  })

  it('W-HALL, example: finance for 3, 4 time and 2 coins', () => {
    const { saved, dice } = withValue(3)
    const p = mine(saved, dice, 'hall:finance')
    expect([p.hall?.name, p.coins, p.cloud]).toEqual(['finance', 2, 4])
  })

  it('W-HALL: guild, area and population gain a marker when they are built', () => {
    const { saved, dice } = withValue(11)
    expect(mine(saved, dice, 'hall:guild').hall).toEqual({ name: 'guild', jokers: 1, marks: [] })
    expect(offered(saved, dice, 'hall:area')).toEqual([
      'slot:travel',
      'slot:craft',
      'slot:served',
      'slot:religion',
      'slot:fields',
    ])
    expect(mine(saved, dice, 'hall:area', 'slot:served').hall?.marks).toEqual(['served'])
    const three = withValue(3)
    expect(offered(three.saved, three.dice, 'hall:population')).toHaveLength(5)
  })

  it('W-HALL: one hall for each, and a meeting place does not matter', () => {
    const { saved, dice } = withValue(3, (t) => {
      me(t).meeting = { markers: 0 }
    })
    expect(offered(saved, dice)).toContain('hall:finance')
    const second = withValue(3, (t) => {
      me(t).hall = { name: 'guild', jokers: 0, marks: [] }
    })
    expect(offered(second.saved, second.dice)).not.toContain('hall:finance')
  })
})

describe('the hand', () => {
  it('W-HAND: the taker gets its story points and lays it back side up', () => {
    const { saved, dice } = withValue(
      4,
      (t) => {
        t.turns = 1
        t.hand.points = 3
        me(t).tree = 1
      },
      3,
    )
    const copy = { ...saved, state: saved.state }
    expect(mine(copy, dice, 'hand').tree).toBeGreaterThanOrEqual(3)
    expect(played(copy, dice, 'hand').now.hand).toEqual({ holder: 1, palmUp: false, points: 0 })
    expect(mine(copy, dice, 'hand').cloud).toBe(0)
  })

  it('W-HAND: its story points may be let go, the hand may not', () => {
    const { saved, dice } = withValue(
      4,
      (t) => {
        t.turns = 1
        t.hand.points = 2
      },
      3,
    )
    expect(offered(saved, dice, 'spare', 'hand')).toEqual(['take:2story', 'take:1story', 'take:0story'])
    expect(played(saved, dice, 'spare', 'hand', 'take:0story').now.hand.holder).toBe(1)
  })

  it('W-HAND: not while its back is up', () => {
    const { saved, dice } = withValue(
      10,
      (t) => {
        t.turns = 1
        t.hand.palmUp = false
      },
      3,
    )
    expect(offered(saved, dice)).not.toContain('hand')
  })

  it.each([
    [3, 0, false],
    [3, 1, true],
    [4, 0, false],
    [2, 0, false],
    [2, 1, true],
    [2, 2, true],
    [2, 3, true],
  ])('W-HAND: with %i players in turn %i of the round it may be taken: %s', (seats, turns, may) => {
    const { saved, dice } = withValue(
      10,
      (t) => {
        t.turns = turns
      },
      seats,
    )
    expect(offered(saved, dice).includes('hand')).toBe(may)
  })
})

describe('the bailiff', () => {
  const offer = (saved: Saved<State>) =>
    saved.state.offer.map((customer) => `take:c${String(customer + 1).padStart(2, '0')}`)

  it('W-MARKET-1: with 4 or 10', () => {
    for (const value of [4, 10]) expect(offered(withValue(value).saved, withValue(value).dice)).toContain('market')
    expect(offered(withValue(5).saved, withValue(5).dice)).not.toContain('market')
  })

  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 1],
    [4, 3, 1],
  ])('W-MARKET-2: %i customers cost %i time and %i coins', (count, time, coins) => {
    const { saved, dice } = withValue(4, (t) => {
      me(t).coins = 2
    })
    const p = mine(saved, dice, 'market', offer(saved).slice(0, count).join(','))
    expect([p.waiting.length, p.cloud, p.coins]).toEqual([count, time, 2 - coins])
  })

  it('W-MARKET-2, example: 3 customers for 1 coin and 2 time, then 3 new ones', () => {
    const { saved, dice } = withValue(4, (t) => {
      me(t).coins = 1
    })
    const { now, finalUpTo } = played(saved, dice, 'market', offer(saved).slice(0, 3).join(','))
    expect([now.offer.length, now.deck.length, finalUpTo]).toEqual([6, 24, 3])
    expect(now.offer.slice(3)).toEqual(saved.state.deck.slice(0, 3))
  })

  it('W-MARKET-2: without a coin at most two, and at least one', () => {
    const { saved, dice } = withValue(4)
    expect(refusalOf(saved, dice, 'market', offer(saved).slice(0, 3).join(','))).toMatchObject({
      refused: 'wrong-count',
    })
    expect(refusalOf(saved, dice, 'market', '-')).toMatchObject({ refused: 'wrong-count' })
  })

  it('W-MARKET-3: the offer is filled while the deck lasts', () => {
    const { saved, dice } = withValue(4, (t) => {
      t.deck = t.deck.slice(0, 1)
    })
    const { now } = played(saved, dice, 'market', offer(saved).slice(0, 2).join(','))
    expect([now.offer.length, now.deck.length]).toEqual([5, 0])
  })

  it('W-MARKET-4: neither merchant nor goods are needed', () => {
    const { saved, dice } = withValue(4, (t) => onlyLives(me(t), 'abbot'))
    expect(mine(saved, dice, 'market', offer(saved)[0] as string).waiting).toHaveLength(1)
  })

  const trader = (change: (t: State) => void = () => {}) =>
    withValue(4, (t) => {
      me(t).church = 'trade'
      me(t).coins = 1
      change(t)
    })

  it('W-MARKET-5: the trade church shows a seventh customer, one is free, then 0 to 4 more', () => {
    const { saved, dice } = trader()
    const free = offered(saved, dice, 'market', 'bailiff:church')
    expect(free).toHaveLength(7)
    expect(played(saved, dice, 'market', 'bailiff:church').finalUpTo).toBe(3)
    const none = mine(saved, dice, 'market', 'bailiff:church', free[6] as string, '-')
    expect([none.waiting, none.cloud, none.coins]).toEqual([[saved.state.deck[0]], 0, 1])
    const four = offer(saved).slice(0, 4).join(',')
    const all = played(saved, dice, 'market', 'bailiff:church', free[6] as string, four)
    expect(all.now.offer).toHaveLength(6)
    const p = mine(saved, dice, 'market', 'bailiff:church', free[6] as string, four)
    expect([p.waiting.length, p.cloud, p.coins]).toEqual([5, 3, 0])
  })

  it('W-MARKET-5: using the church is optional, and then at least one is taken', () => {
    const { saved, dice } = trader()
    expect(offered(saved, dice, 'market')).toEqual(['bailiff:church', 'bailiff:plain'])
    expect(refusalOf(saved, dice, 'market', 'bailiff:plain', '-')).toMatchObject({ refused: 'wrong-count' })
  })

  it('W-MARKET-5: with an empty deck there is still one free, and nothing comes to light', () => {
    const { saved, dice } = trader((t) => {
      t.deck = []
    })
    expect(offered(saved, dice, 'market', 'bailiff:church')).toHaveLength(6)
    expect(played(saved, dice, 'market', 'bailiff:church').finalUpTo).toBe(0)
  })

  it('W-MARKET-5: not while the abbot is dead', () => {
    const { saved, dice } = trader((t) => {
      me(t).villagers.abbot = false
    })
    expect(offered(saved, dice, 'market')).toEqual(offer(saved))
  })
})

describe('white banners', () => {
  const wants = customer('?', { scroll: 2 })

  it('W-WHITE-0: a card’s white values are its black ones; game and school are always usable', () => {
    const { saved, dice } = withValue(8, (t) => {
      const p = me(t)
      p.board = 1
      onlyLives(p, 'craftsman')
      craft(p, 'beer', 1, 0)
      craft(p, 'horse', 0, 0)
    })
    const white = offered(saved, dice).filter((id) => /^(make|game|school)/.test(id))
    expect(white).toEqual(['make:beer', 'game'])
  })

  it('W-WHITE-0: a banner without a free slot is offered last, and may be wanted for its time', () => {
    const { saved, dice } = withValue(6, (t) => {
      craft(me(t), 'scroll', 0, 3)
      craft(me(t), 'horse', 0, 0)
      me(t).board = 0
    })
    const white = offered(saved, dice).filter((id) => /^(make|game)/.test(id))
    expect(white).toEqual(['make:horse', 'game', 'make:scroll'])
    expect(mine(saved, dice, 'make:scroll').cloud).toBe(1)
  })

  it('W-WHITE-1: any number, one after the other, each once a turn, in any order', () => {
    const { saved, dice } = withValue(7, (t) => {
      me(t).fields = [{ plough: true }, { plough: false }]
      me(t).waiting = [wants]
      craft(me(t), 'scroll', 0, 2)
    })
    const first = offered(saved, dice).filter((id) => /^(harvest|serve)/.test(id))
    expect(first).toEqual(['harvest:1', 'harvest:2', 'serve:c01'])
    expect(offered(saved, dice, 'serve:c01', 'harvest:2')).toEqual(['harvest:1', 'done', 'spare'])
    const p = mine(saved, dice, 'serve:c01', 'harvest:2', 'harvest:1')
    expect([p.coins, p.served]).toEqual([3, [wants]])
  })

  it('W-WHITE-1: its area must be active at that moment', () => {
    const { saved, dice } = withValue(5, (t) => {
      craft(me(t), 'beer', 0, 0)
      me(t).villagers.craftsman = false
    })
    expect(offered(saved, dice)).not.toContain('make:beer')
  })

  it('W-WHITE-1, example: school, then the hall it has woken, then the ? customer for 2 scrolls, in one turn of 3', () => {
    const { saved, dice } = withValue(3, (t) => {
      const p = me(t)
      p.villagers.councillor = false
      p.school.left = true
      p.hall = { name: 'finance', jokers: 0, marks: [] }
      p.waiting = [wants]
      craft(p, 'scroll', 0, 2)
    })
    expect(offered(saved, dice)).not.toContain('hall')
    expect(offered(saved, dice, 'school:left>councillor')).toContain('hall')
    const p = mine(saved, dice, 'school:left>councillor', 'hall', 'serve:c01')
    expect([p.cloud, p.coins, p.served, p.crafts.scroll?.goods]).toEqual([2, 2, [wants], 0])
  })

  it('W-WHITE-2: the meeting place only as the last banner of the turn', () => {
    const { saved, dice } = withValue(2, (t) => {
      const p = me(t)
      p.meeting = { markers: 0 }
      p.tile = 'game'
    })
    expect(offered(saved, dice, 'game')).toContain('meet')
    expect(played(saved, dice, 'meet', 'tile:stay').done).not.toBeNull()
  })

  it.each([2, 3, 12])(
    'W-WHITE-3, example: the tile beside a banner of 3 lets it be used with %i, for its 1 time',
    (value) => {
      const { saved, dice } = withValue(value, (t) => {
        const p = me(t)
        p.hall = { name: 'finance', jokers: 0, marks: [] }
        p.meeting = { markers: 0 }
        p.tile = 'hall'
      })
      const p = mine(saved, dice, 'hall')
      expect([p.cloud, p.coins]).toEqual([1, 2])
    },
  )

  it('W-WHITE-3: beside a banner that shows 2/12 it does nothing', () => {
    const rare = customer('2/12', { scroll: 1 })
    const { saved, dice } = withValue(2, (t) => {
      const p = me(t)
      p.waiting = [rare]
      p.tile = `c${rare + 1}`
      p.meeting = { markers: 0 }
      craft(p, 'scroll', 0, 1)
    })
    expect(offered(saved, dice).filter((id) => id.startsWith('serve'))).toHaveLength(1)
  })

  it('W-GAME: 1 story point with either value of the board', () => {
    for (const value of [6, 9]) {
      const { saved, dice } = withValue(value, (t) => {
        me(t).board = 2
      })
      expect(mine(saved, dice, 'game').tree).toBe(1)
    }
  })

  it('W-FIELD: 1 coin, 2 with a plough, which stays', () => {
    const { saved, dice } = withValue(7, (t) => {
      me(t).fields = [{ plough: false }, { plough: true }]
    })
    const p = mine(saved, dice, 'harvest:1', 'harvest:2')
    expect([p.coins, p.fields]).toEqual([3, [{ plough: false }, { plough: true }]])
  })

  it('W-SERVE: the merchant is present, the goods are paid, the customer moves to the served', () => {
    const { saved, dice } = withValue(8, (t) => {
      me(t).waiting = [wants]
      craft(me(t), 'scroll', 0, 3)
    })
    const p = mine(saved, dice, 'serve:c01')
    expect([p.waiting, p.served, p.crafts.scroll?.goods]).toEqual([[], [wants], 1])
    const dead = { ...saved, state: structuredClone(saved.state) }
    me(dead.state).villagers.merchant = false
    expect(offered(dead, dice)).not.toContain('serve:c01')
  })

  it('W-SERVE: a tile beside the served customer comes home to the meeting place', () => {
    const { saved, dice } = withValue(12, (t) => {
      const p = me(t)
      p.waiting = [wants]
      p.meeting = { markers: 0 }
      p.tile = 'c01'
      craft(p, 'scroll', 0, 2)
    })
    expect(mine(saved, dice, 'serve:c01').tile).toBe('meet')
  })

  it('W-HALL: the white banners of finance, guild, area and population', () => {
    const withHall = (value: number, name: 'finance' | 'guild' | 'area' | 'population') =>
      withValue(value, (t) => {
        me(t).hall = { name, jokers: 0, marks: [] }
      })
    const finance = withHall(3, 'finance')
    expect(mine(finance.saved, finance.dice, 'hall').coins).toBe(2)
    const guild = withHall(11, 'guild')
    expect(mine(guild.saved, guild.dice, 'hall').hall?.jokers).toBe(1)
    const area = withHall(11, 'area')
    expect(mine(area.saved, area.dice, 'hall:fields').hall?.marks).toEqual(['fields'])
    const population = withHall(3, 'population')
    expect(mine(population.saved, population.dice, 'hall:abbot').hall?.marks).toEqual(['abbot'])
  })

  it('W-MEET: the white banner may move the tile, then gives a story point and a marker', () => {
    const { saved, dice } = withValue(12, (t) => {
      me(t).meeting = { markers: 1 }
      me(t).tile = 'game'
    })
    expect(offered(saved, dice, 'meet')).toEqual(['tile:school', 'tile:stay'])
    const p = mine(saved, dice, 'meet', 'tile:school')
    expect([p.tile, p.tree, p.meeting?.markers, p.cloud]).toEqual(['school', 1, 2, meetingPlace.white.time])
    const full = withValue(12, (t) => {
      me(t).meeting = { markers: 2 }
    })
    expect(mine(full.saved, full.dice, 'meet', 'tile:stay').meeting?.markers).toBe(2)
  })
})

describe('school', () => {
  const withChildren = (left: boolean, right: boolean, dead: 'merchant'[] = []) =>
    withValue(11, (t) => {
      me(t).school = { left, right }
      for (const villager of dead) me(t).villagers[villager] = false
    })
  const moves = ({ saved, dice }: ReturnType<typeof withValue>) =>
    offered(saved, dice).filter((id) => id.startsWith('school'))

  it('W-SCHOOL-1: empty: a child on the left place', () => {
    expect(moves(withChildren(false, false))).toEqual(['school:new'])
  })

  it('W-SCHOOL-2: left only: move it right, or for 1 time to an empty villager place', () => {
    const school = withChildren(true, false, ['merchant'])
    expect(moves(school)).toEqual(['school:right', 'school:left>merchant'])
    const p = mine(school.saved, school.dice, 'school:left>merchant')
    expect([p.villagers.merchant, p.school, p.cloud, p.tree]).toEqual([true, { left: false, right: false }, 1, 0])
    expect(mine(school.saved, school.dice, 'school:right').school).toEqual({ left: false, right: true })
  })

  it('W-SCHOOL-3: right only: to an empty place with 2 story points, or a new child', () => {
    const school = withChildren(false, true, ['merchant'])
    expect(moves(school)).toEqual(['school:new', 'school:right>merchant'])
    const p = mine(school.saved, school.dice, 'school:right>merchant')
    expect([p.villagers.merchant, p.cloud, p.tree]).toEqual([true, 1, 2])
    expect(mine(school.saved, school.dice, 'school:new').school).toEqual({ left: true, right: true })
  })

  it('W-SCHOOL-4: both: the left one, or the right one with 2 story points', () => {
    expect(moves(withChildren(true, true, ['merchant']))).toEqual(['school:left>merchant', 'school:right>merchant'])
    expect(moves(withChildren(true, true))).toEqual([])
  })
})

describe('the ? banner', () => {
  const standing = (place: 'house' | 'coin' | 'story', tree = 4) =>
    withValue(5, (t) => {
      me(t).headman = place
      me(t).tree = tree
    })

  it('W-ASK: 1 time and one step, with what the place gives', () => {
    const house = standing('house')
    expect(mine(house.saved, house.dice, 'ask:coin')).toMatchObject({ headman: 'coin', coins: 1, cloud: 1, tree: 4 })
    const coin = standing('coin')
    expect(offered(coin.saved, coin.dice).filter((id) => id.startsWith('ask'))).toEqual([
      'ask:house',
      'ask:story',
      'ask:stay',
    ])
    expect(mine(coin.saved, coin.dice, 'ask:story')).toMatchObject({ headman: 'story', tree: 7, cloud: 1 })
    const story = standing('story')
    expect(mine(story.saved, story.dice, 'ask:coin')).toMatchObject({ headman: 'coin', coins: 1 })
  })

  it('W-ASK: back at the house all stories of the tree are safe', () => {
    const { saved, dice } = standing('coin', 6)
    expect(mine(saved, dice, 'ask:house')).toMatchObject({ headman: 'house', tree: 0, safe: 6, coins: 0 })
  })
})
