import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import type { Options } from '#kernel'
import { villagersIn } from '#village/modules/inn/inn'
import { pointsOf } from '#village/rules/score'
import type { State } from '#village/state'
import {
  asked,
  cubes,
  customer,
  done,
  family,
  fresh,
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
  stateAfter,
  table,
  villager,
} from './table.ts'

type Wares = Parameters<typeof owns>[1]

/** A turn with this villager in hand. */
function holding(id: string, wares: Wares = {}, change: (t: State) => void = () => {}, more: Options = {}) {
  return table({ options: { ...INN, ...more } }, (t) => {
    cubes(t, 'harvest.green', 'market.plague')
    family(t, 0, '1@farm')
    owns(me(t), wares)
    me(t).villagers = [villager(id)]
    change(t)
  })
}

describe('the inn', () => {
  it('VI-SETUP-1: four more customers and a beer each', () => {
    const t = fresh({ options: INN })
    expect([t.row.length + t.deck.length, t.players.map((p) => p.stock.beer)]).toEqual([28, [1, 1, 1]])
  })

  it('VI-SETUP-2: three piles of ten', () => {
    const t = fresh({ options: INN })
    expect(t.piles.map((pile) => pile.length)).toEqual([10, 10, 10])
    expect(new Set(t.piles.flat()).size).toBe(30)
  })

  const visiting = (side: string, change: (t: State) => void = () => {}) =>
    table({ options: { inn: side } }, (t) => {
      cubes(t, 'inn.brown', 'market.plague')
      family(t, 0, '1@farm')
      owns(me(t), { beer: 2 })
      t.piles = [['blacksmith', 'medico', 'scribe'], ['miller'], []].map((pile) => pile.map(villager))
      change(t)
    })

  it('VI-INN-1, example 12: a member goes there for 1 time; a second one does not', () => {
    const p = mine(visiting('front'), 'take:inn.brown', 'visit:1@farm', 'tuck:1', 'buy:1')
    expect([p.lap, p.stock.beer, p.villagers]).toEqual([2, 0, [villager('medico')]])
    const there = visiting('front', (t) => family(t, 0, '1@farm', '1@inn'))
    expect(offered(there, 'take:inn.brown')).toEqual(['visit', 'skip', 'endTurn:ask'])
    expect(mine(there, 'take:inn.brown', 'visit', 'tuck:2', 'none').lap).toBe(1)
  })

  it('VI-INN-2: pay, put a top card under its pile, then one may be bought', () => {
    const path = ['take:inn.brown', 'visit:1@farm']
    expect(offered(visiting('front'), ...path)).toEqual(['tuck:1', 'tuck:2'])
    expect(offered(visiting('front'), ...path, 'tuck:1')).toEqual(['buy:1', 'buy:2', 'none', 'endTurn:ask'])
    const t = stateAfter(visiting('front'), ...path, 'tuck:1')
    expect(t.piles[0]).toEqual(['medico', 'scribe', 'blacksmith'].map(villager))
  })

  it('VI-INN-2: on the back of the board it is a cube of any colour', () => {
    const p = mine(visiting('back'), 'take:inn.brown', 'visit:1@farm', 'tuck:2', 'none')
    expect([p.lap, p.stock.brown]).toEqual([1, 0])
  })

  it('VI-INN-3: impossible without a member there or at home, or without villagers', () => {
    const nobody = visiting('front', (t) => family(t, 0, '1@church.1'))
    expect(kindsOf(played(nobody, 'take:inn.brown').news)).toContain('letGo')
    const empty = visiting('front', (t) => {
      t.piles = [[], [], []]
    })
    expect(kindsOf(played(empty, 'take:inn.brown').news)).toContain('letGo')
  })

  it('VI-INN-4: who dies in the inn goes to a grave', () => {
    const saved = visiting('front', (t) => {
      family(t, 0, '1@inn', '2@farm')
      me(t).lap = 9
    })
    expect(living(done(saved, 'take:inn.brown', 'visit', 'tuck:2', 'none').state, 0)).toContain('1@grave')
  })
})

describe('villagers', () => {
  it('VI-CARD-1: a card is played once, if its effect can happen', () => {
    expect(offered(holding('farmhand', { grain: 5 }))).not.toContain('card:farmhand')
    const saved = holding('farmhand')
    const t = stateAfter(saved, 'card:farmhand')
    expect([me(t).villagers, t.played, me(t).stock.grain]).toEqual([[], [villager('farmhand')], 4])
  })

  it('VI-CARD-2: any number in the own turn, beside the cube and its action', () => {
    const saved = holding('blacksmith', {}, (t) => me(t).villagers.push(villager('cartwright')))
    const { stock } = mine(saved, 'card:blacksmith', 'card:cartwright', 'take:harvest.green', 'harvest')
    expect([stock.plough, stock.wagon, stock.grain]).toEqual([2, 2, 2])
  })

  it('VI-CARD-2: a card bought may be played in the same turn', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t, 'inn.brown', 'market.plague')
      t.piles = [['medico', 'scribe'].map(villager), [], []]
      owns(me(t), { beer: 1 })
      me(t).asksAtEnd = true
    })
    expect(mine(saved, 'take:inn.brown', 'visit:1@farm', 'buy:1', 'card:scribe').stock.scroll).toBe(2)
  })

  const inTheInn = (ids: string[], wares: Wares) =>
    table({ options: INN }, (t) => {
      cubes(t, 'inn.brown', 'market.plague')
      family(t, 0, '1@inn', '1@farm')
      owns(me(t), wares)
      t.piles = [['chancellor', 'medico'], ['gravedigger'], ['guildmaster']].map((pile) => pile.map(villager))
      me(t).villagers = ids.map(villager)
    })
  const TUCK = ['take:inn.brown', 'visit', 'tuck:1']

  it('VI-CARD-2, VI-INN-2: after a pile was turned a villager may bring what its top card costs', () => {
    const saved = inTheInn(['brewster', 'sexton'], {})
    expect(asked(saved, ...TUCK)).toMatchObject({ about: 'buy' })
    expect(offered(saved, ...TUCK)).toEqual(['none', 'endTurn:ask', 'card:brewster', 'card:sexton'])
    const p = mine(saved, ...TUCK, 'card:brewster', 'buy:1')
    expect([p.villagers, p.stock.beer]).toEqual([[villager('sexton'), villager('medico')], 1])
  })

  it('VI-CARD-2, VI-INN-2: whose villagers could bring neither beer nor coins is not asked what to buy', () => {
    const about = (...ids: string[]) => asked(inTheInn(ids, {}), ...TUCK)?.about
    expect(['brewster', 'miller', 'usher', 'journeyman'].map((id) => about(id))).toEqual(Array(4).fill('buy'))
    expect(['sexton', 'peddler', 'herdsman', 'midwife'].map((id) => about(id))).toEqual(Array(4).fill(undefined))
  })

  it('VI-CARD-2, V-TURN-6: where something is owed or must be chosen, only what takes nothing away', () => {
    const saved = holding('farmhand', { brown: 3, pink: 1, coins: 1 }, (t) => {
      me(t).villagers.push(...['sexton', 'scrapDealer', 'canon', 'alderman', 'barker', 'bard'].map(villager))
      family(t, 0, '1@farm', '2@church.1', '3@council.1', '1@grave')
      owns(me(t), { brown: 3, coins: 1, grain: 4, ox: 1, wagon: 1, horse: 1, scroll: 1 })
      me(t).mixesCoins = true
    })
    const cards = (...picks: string[]) => offered(saved, ...picks).filter((id) => id.startsWith('card:'))
    const all = ['farmhand', 'sexton', 'scrapDealer', 'canon', 'alderman', 'barker', 'bard']
    expect(cards()).toEqual(all.map((id) => `card:${id}`))
    expect(cards('take:harvest.green')).toEqual(all.map((id) => `card:${id}`))
    expect(asked(saved, 'well:brown')).toMatchObject({ about: 'pay' })
    expect(cards('well:brown')).toEqual(['card:farmhand', 'card:canon', 'card:bard'])
    expect(cards('well:brown', 'card:farmhand', 'pay:3brown')).toEqual([
      'card:sexton',
      'card:scrapDealer',
      'card:canon',
      'card:alderman',
      'card:barker',
      'card:bard',
    ])
  })

  it('VI-CARD-2: one villager is done with before the next', () => {
    const saved = holding('peddler', {}, (t) => me(t).villagers.push(villager('farmhand')))
    expect(offered(saved, 'card:peddler').every((id) => id.startsWith('pick:'))).toBe(true)
    expect(offered(saved, 'card:peddler', 'pick:3pink')).toContain('card:farmhand')
  })

  it('VI-CARD-2, V-PLACE-5: cubes a villager brings while others are chosen are counted off the supply', () => {
    const saved = holding('peddler', { grain: 3, brown: 3 }, (t) => {
      cubes(t, 'council.green', 'market.plague')
      family(t, 0, '1@council.2', '2@farm')
      t.supply = [0, 3, 1, 0, 0]
    })
    const path = ['take:council.green', 'privilege', 'use:2']
    expect(offered(saved, ...path)).toEqual(['pick:2pink', 'pick:pink+orange', 'card:peddler'])
    const p = mine(saved, ...path, 'card:peddler', 'pick:2pink+orange')
    expect([p.stock.pink, p.stock.orange]).toEqual([3, 1])
  })

  it('VI-CARD-3: cards that score are kept', () => {
    expect(offered(holding('medico')).some((id) => id.startsWith('card:'))).toBe(false)
  })
})

describe('effects', () => {
  it.each([
    ['blacksmith', { plough: 2 }],
    ['cartwright', { wagon: 2 }],
    ['scribe', { scroll: 2 }],
    ['brewster', { beer: 3 }],
    ['miller', { coins: 4 }],
    ['farmhand', { grain: 4 }],
  ])('VI-EFFECT, gain: the %s brings %o', (id, wares) => {
    expect(mine(holding(id), `card:${id}`).stock).toMatchObject(wares)
  })

  it.each([
    ['pastryCook', { bread: 2 }],
    ['toolmaker', { tool: 2 }],
  ])('VI-EFFECT, gain: the %s brings %o', (id, wares) => {
    expect(
      mine(
        holding(id, {}, () => {}, MARRIAGE),
        `card:${id}`,
      ).stock,
    ).toMatchObject(wares)
  })

  it('VI-EFFECT, pick: the herdsman brings horses or oxen, the peddler three cubes', () => {
    expect(offered(holding('herdsman'), 'card:herdsman')).toEqual(['pick:2horse', 'pick:horse+ox', 'pick:2ox'])
    expect(mine(holding('peddler'), 'card:peddler', 'pick:2pink+green').stock).toMatchObject({ pink: 2, green: 1 })
  })

  it('VI-EFFECT, action: the journeyman crafts without time', () => {
    const p = mine(holding('journeyman'), 'card:journeyman', 'craft:smithy', 'produce')
    expect([p.stock.plough, p.lap]).toEqual([1, 0])
  })

  it('VI-EFFECT, action: the sexton throws a member into the bag for nothing', () => {
    const t = stateAfter(holding('sexton'), 'card:sexton')
    expect([living(t, 0), me(t).lap]).toEqual([['1@bag'], 0])
  })

  it.each([
    ['count', {}, 0],
    ['traveller', { brown: 2 }, 2],
    ['messenger', { wagon: 1 }, 0],
  ])('VI-EFFECT, action: the %s travels with %o for %i time', (id, wares, time) => {
    const saved = holding(id, { ...wares })
    const options = offered(saved, `card:${id}`)
    const go = options.length > 0 && options[0]?.startsWith('travel') ? ['travel:1@farm>northgate'] : []
    const p = mine(saved, `card:${id}`, ...go)
    expect([p.lap, p.castles, p.fame, p.stock.wagon, p.stock.brown]).toEqual([time, ['northgate'], 3, 0, 0])
  })

  it('VI-EFFECT, action: the matchmaker marries without time and cube', () => {
    const p = mine(
      holding('matchmaker', {}, () => {}, MARRIAGE),
      'card:matchmaker',
      'rank:1@farm>6',
    )
    expect([p.lap, p.stock.grain]).toEqual([0, 3])
  })

  it('VI-EFFECT, serve: the barker without surcharge, the scrap dealer for nothing; the row closes up', () => {
    const change = (t: State) => {
      t.row = ['b02', 'b01', 'b03', 'b04', 'b05', 'b06', 'b07', 'b08', 'b09'].map(customer)
      t.deck = [customer('b10')]
    }
    const barker = stateAfter(holding('barker', { grain: 3 }, change), 'card:barker')
    expect([me(barker).customers, me(barker).stock.grain, me(barker).lap]).toEqual([[customer('b02')], 0, 0])
    expect(barker.row.at(-1)).toBe(customer('b10'))
    const dealer = stateAfter(holding('scrapDealer', {}, change), 'card:scrapDealer', 'serve:b01')
    expect(me(dealer).customers).toEqual([customer('b01')])
  })

  it('VI-EFFECT, birth: the midwife brings a child', () => {
    expect(living(stateAfter(holding('midwife'), 'card:midwife'), 0)).toEqual(['1@farm', '1@farm'])
  })

  it('VI-EFFECT, advance: the canon one step up in church, the alderman in council with a privilege', () => {
    const up = stateAfter(
      holding('canon', {}, (t) => family(t, 0, '1@church.3', '1@farm')),
      'card:canon',
    )
    expect([living(up, 0), up.news.at(-1)?.kind]).toEqual([['1@church.4', '1@farm'], 'memberMoved'])
    expect(
      offered(
        holding('canon', {}, (t) => family(t, 0, '1@church.3', '1@farm')),
        'card:canon',
      ),
    ).toContain('take:harvest.green')
    const saved = holding('alderman', {}, (t) => family(t, 0, '1@council.1', '1@farm'))
    expect(offered(saved, 'card:alderman')).toEqual(['use:1', 'use:2', 'none'])
  })

  it('VI-EFFECT, privilege: the usher gives one up to the third step to anybody', () => {
    expect(offered(holding('usher', { coins: 1 }), 'card:usher')).toEqual(['use:1', 'use:2', 'use:3'])
  })

  it('VI-EFFECT, rewards: the toll keeper brings those of two castles', () => {
    const saved = holding('tollKeeper', {}, (t) => {
      me(t).castles = ['northgate', 'hillfort', 'lakehold']
    })
    expect(offered(saved, 'card:tollKeeper', 'reward:northgate')).toEqual(['reward:hillfort', 'reward:lakehold'])
    const p = mine(saved, 'card:tollKeeper', 'reward:northgate', 'reward:hillfort')
    expect([p.fame, p.stock.coins]).toEqual([3, 1])
  })

  it('VI-EFFECT, enshrine: the bard sings of one from a grave, who takes no place', () => {
    const saved = holding('bard', {}, (t) => family(t, 0, '1@grave', '1@farm'))
    const t = stateAfter(saved, 'card:bard')
    expect(living(t, 0)).toEqual(['1@chronicle.song', '1@farm'])
    expect(offered(holding('bard'))).not.toContain('card:bard')
    const drowned = holding('bard', {}, (state) => family(state, 0, '1@sea', '1@farm'), PORT)
    expect(offered(drowned)).not.toContain('card:bard')
  })

  it('VI-EFFECT, rewind: the apothecary goes back up to four, deaths due stay due', () => {
    const saved = holding('apothecary', {}, (t) => {
      me(t).lap = 3
      me(t).deaths = 1
    })
    const p = mine(saved, 'card:apothecary')
    expect([p.lap, p.deaths]).toEqual([0, 1])
  })

  it('VI-EFFECT, sail: helmsman and cartographer before the first step', () => {
    const atSea = (id: string) =>
      holding(
        id,
        {},
        (t) => {
          cubes(t, 'travel.green', 'market.plague')
          me(t).ship = { at: 'cocoa', captain: 0, holds: [], chest: null }
        },
        PORT,
      )
    const path = ['take:travel.green', 'sail']
    const steps = mine(atSea('helmsman'), ...path, 'card:helmsman', 'step:t1', 'step:t3', 'step:t4')
    expect([steps.ship?.at, steps.lap, steps.stock.green]).toEqual(['t4', 3, 1])
    const timeless = mine(atSea('cartographer'), ...path, 'card:cartographer', 'step:t1')
    expect([timeless.ship?.at, timeless.lap]).toEqual(['t1', 0])
  })

  it('VI-EFFECT, action: the admiral hires a captain for nothing', () => {
    const saved = holding('admiral', {}, () => {}, PORT)
    const p = mine(saved, 'card:admiral', 'hire:c35', 'sail', 'step:t1')
    expect([p.ship?.captain, p.stock.coins]).toEqual([CARDS.port.captains.findIndex(({ id }) => id === 'c35'), 0])
  })

  it('VI-EFFECT, load: the quartermaster fills a hold at sea', () => {
    const saved = holding(
      'quartermaster',
      {},
      (t) => {
        me(t).ship = { at: 't1', captain: 0, holds: ['ox'], chest: null }
      },
      PORT,
    )
    expect(offered(saved, 'card:quartermaster')).not.toContain('load:ox')
    expect(mine(saved, 'card:quartermaster', 'load:wagon').ship?.holds).toEqual(['ox', 'wagon'])
    expect(offered(holding('quartermaster', {}, () => {}, PORT))).not.toContain('card:quartermaster')
  })

  it.each([
    ['medico', 6],
    ['duchess', 2],
    ['abbess', 4],
    ['chancellor', 2],
    ['guildmaster', 2],
    ['grandmother', 3],
    ['chronicler', 1],
    ['gravedigger', 2],
  ])('VI-EFFECT, points: the %s scores %i', (id, points) => {
    const { state } = holding(id, {}, (t) => {
      family(
        t,
        0,
        '1@church.1',
        '1@church.2',
        '2@craft.smithy',
        '2@council.1',
        '2@bag',
        '4@farm',
        '1@grave',
        '1@chronicle.farm',
      )
      me(t).customers = [customer('b01'), customer('b02')]
    })
    expect(pointsOf(state, 0).villagers).toBe(points)
  })

  it('VI-EFFECT, points: the gravedigger counts the sea, the grandmother a four with bread', () => {
    const points = (id: string, ...names: string[]) =>
      pointsOf(holding(id, {}, (t) => family(t, 0, ...names), { ...PORT, ...MARRIAGE }).state, 0).villagers
    expect(points('gravedigger', '1@grave', '1@sea')).toBe(4)
    expect(points('grandmother', '4+@farm', '3+@bag', '3@farm')).toBe(6)
  })

  it('VI-EFFECT, points: no more than its card says', () => {
    const { state } = holding('gravedigger', {}, (t) =>
      family(t, 0, '1@grave', '1@grave', '1@sea', '1@grave', '2@farm'),
    )
    expect(pointsOf(state, 0).villagers).toBe(6)
  })
})

describe('combinations', () => {
  it('VX-1: all sets play with one to five players', () => {
    const all = { ...INN, ...PORT, ...MARRIAGE }
    const sizes = [1, 2, 3, 4, 5].map((seats) => fresh({ seats, options: all }).players.length)
    expect(sizes).toEqual([1, 2, 3, 4, 5])
  })

  it('VX-2: with Port four villagers leave and four come', () => {
    const names = villagersIn(fresh({ options: { ...INN, ...PORT } })).map((card) => CARDS.villagers[card]?.id)
    expect(names).toHaveLength(30)
    expect(names).toEqual(expect.arrayContaining(['admiral', 'helmsman', 'quartermaster', 'cartographer']))
    for (const gone of ['count', 'traveller', 'messenger', 'tollKeeper']) expect(names).not.toContain(gone)
  })

  it('VX-3: with Marriage three more, piles of eleven', () => {
    const t = fresh({ options: { ...INN, ...PORT, ...MARRIAGE } })
    expect(t.piles.map((pile) => pile.length)).toEqual([11, 11, 11])
  })

  it('VX-4: Port and Marriage have two more chests, with tools', () => {
    const contents = fresh({ options: { ...PORT, ...MARRIAGE } }).chests.map((chest) => CARDS.port.chests[chest]?.give)
    expect(contents.filter((give) => give && 'tool' in give)).toHaveLength(2)
    expect(fresh({ options: PORT }).chests).toHaveLength(6)
  })

  it('VX-5: what is not in play adds nothing', () => {
    const t = fresh()
    expect([t.piles, t.captains, t.chests, t.wedlock, t.conny]).toEqual([[], [], [], null, null])
    expect(t.players[0]?.ship).toBeNull()
  })
})
