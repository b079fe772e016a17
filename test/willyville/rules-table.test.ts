import { describe, expect, it } from 'vitest'
import { begin, position, type Saved } from '#kernel'
import { willyville } from '#willyville/game'
import { LETTERS, VILLAGERS } from '#willyville/words'
import { seedOf } from '../conformance.ts'
import { craft, kindsOf, me, mine, offered, played, pool, refusalOf, type State, table } from './table.ts'

function fresh(seats: number, seed = 1): State {
  return begin(willyville, { seats, seed: seedOf(seed) }).state
}

describe('setup', () => {
  it('W-SETUP-1: the first seat starts and holds the hand, palm up; two to four players', () => {
    expect(fresh(3).hand).toEqual({ holder: 0, palmUp: true, points: 0 })
    expect([willyville.seats.min, willyville.seats.max]).toEqual([2, 4])
  })

  it('W-SETUP-2: coins in seat order: 1, 2, 3, 4', () => {
    expect(fresh(4).players.map((p) => p.coins)).toEqual([1, 2, 3, 4])
  })

  it('W-SETUP-3: every village has its five villagers, an empty school, no cards, and a board of its own', () => {
    const { players } = fresh(4)
    for (const p of players) {
      expect(VILLAGERS.every((villager) => p.villagers[villager])).toBe(true)
      expect([p.headman, p.cloud, p.school, p.tree, p.safe]).toEqual(['house', 0, { left: false, right: false }, 0, 0])
      expect([p.church, p.meeting, p.hall, p.fields, p.travel, p.waiting]).toEqual([null, null, null, [], [], []])
    }
    expect(new Set(players.map((p) => p.board)).size).toBe(4)
  })

  it('W-SETUP-3: boards are dealt at random', () => {
    const boards = Array.from({ length: 40 }, (_, seed) => fresh(2, seed).players[0]?.board)
    expect(new Set(boards).size).toBe(4)
  })

  it.each([
    [2, 8, 3],
    [3, 6, 2],
    [4, 8, 3],
  ])('W-SETUP-4: with %i players %i white and %i black dice', (seats, white, black) => {
    const { pool: dice } = table(seats).state
    const count = (kinds: number[]) => kinds.reduce((sum, lying) => sum + lying, 0)
    expect([count(dice.slice(0, 6)), count(dice.slice(6))]).toEqual([white, black])
  })

  it('W-SETUP-5: 33 customers with 6 open, travel stacks of 4 4 4 4 3, monks of 3 4 5, all the rest face up', () => {
    const t = fresh(4)
    expect([t.offer.length, t.deck.length]).toEqual([6, 27])
    expect(LETTERS.map((letter) => t.travel[letter].length)).toEqual([4, 4, 4, 4, 3])
    expect([t.monks.feather.length, t.monks.jug.length, t.monks.rosary.length]).toEqual([3, 4, 5])
    expect([t.churches.length, t.halls.length, t.meetings, t.fields]).toEqual([4, 4, 4, 8])
    expect(Object.values(t.crafts)).toEqual(Array(5).fill([0, 1, 2, 3]))
  })

  it.each([
    [2, 9],
    [3, 14],
    [4, 18],
  ])('W-SETUP-6: with %i players the rat starts %i spaces from the plague', (seats, distance) => {
    expect(fresh(seats).rat).toBe(distance)
  })

  it('W-SETUP-7: story points never run out, cards do', () => {
    const rich = table(2, (t) => {
      t.fields = 0
      me(t).tree = 500
      pool(t, 'w3 w4 w1')
    })
    expect(offered(rich, 'dice:w3+w4=7')).not.toContain('field')
    expect(mine({ ...rich }, 'dice:w3+w4=7', 'ask:coin').tree).toBe(500)
  })

  it('example: preparation with three players puts 1 story point on the hand and rolls 8 dice', () => {
    const { state } = table(3)
    expect(state.hand.points).toBe(1)
    expect(state.pool.reduce((sum, count) => sum + count, 0)).toBe(8)
  })
})

/** Plays headman turns until the scene asked for comes up. */
function untilScene(saved: Saved<State>, scene: string): Saved<State> {
  let reached = saved
  for (let turn = 0; turn < 5 && reached.scene !== scene && reached.scene !== null; turn++) {
    const [dice] = offered(reached)
    reached = played(reached, dice as string, 'ask:stay').done as Saved<State>
  }
  return reached
}

describe('round', () => {
  it('W-ROUND-1: the start player turns the hand palm up, adds one point, and rolls anew', () => {
    const end = untilScene(
      table(3, (t) => {
        t.hand = { holder: 1, palmUp: false, points: 0 }
      }),
      'startRound',
    )
    const { state } = position(willyville, end, []).done as Saved<State>
    expect(state.hand).toEqual({ holder: 1, palmUp: true, points: 1 })
    expect([state.round, state.first]).toEqual([2, 1])
    const third = position(willyville, untilScene({ ...end, state, scene: 'turn' }, 'startRound'), []).done
    expect(third?.state.hand.points).toBe(2)
  })

  it.each([
    [2, [0, 1, 0, 1]],
    [3, [0, 1, 2]],
    [4, [0, 1, 2, 3]],
  ])('W-ROUND-2: %i players take their turns in the order %j', (seats, order) => {
    let reached: Saved<State> = table(seats)
    const seen: number[] = []
    while (reached.scene === 'turn') {
      const { questions } = position(willyville, reached, [])
      seen.push(questions[0]?.seat as number)
      reached = played(reached, questions[0]?.options[0] as string, 'ask:stay').done as Saved<State>
    }
    expect(seen).toEqual(order)
    expect(reached.scene).toBe('startRound')
  })

  it('W-ROUND-2: the order starts with the start player', () => {
    const saved = table(3, (t) => {
      t.first = 2
    })
    expect(position(willyville, saved, []).questions[0]?.seat).toBe(2)
  })

  it.each([
    [2, 9],
    [3, 14],
    [4, 18],
  ])(
    'W-ROUND-3: with %i players the game ends after the round in which %i coffin spaces are filled',
    (seats, coffins) => {
      const withGraves = (graves: number) =>
        table(seats, (t) => {
          t.turns = seats === 2 ? 3 : seats - 1
          t.chronicle.abbot = [0, 0]
          t.graves = Array(graves - 2).fill({ seat: 0, villager: 'abbot' })
        })
      const end = (graves: number) => {
        const saved = withGraves(graves)
        return played(saved, offered(saved)[0] as string, 'ask:stay').done?.scene
      }
      expect(end(coffins - 1)).toBe('startRound')
      expect(end(coffins)).toBeNull()
      expect(end(coffins + 3)).toBeNull()
    },
  )

  it('W-ROUND-3: the round in which the last coffin is filled is played to its end', () => {
    const saved = table(3, (t) => {
      t.graves = Array(13).fill({ seat: 0, villager: 'abbot' })
      me(t).cloud = 9
      pool(t, 'w1 w2 w3 w4')
    })
    const reached = played(saved, 'dice:w1+w2=3', 'ask:stay', 'die:abbot')
    expect(reached.done?.scene).toBe('turn')
    expect(kindsOf(reached.news)).toContain('lastRound')
  })
})

describe('banner value', () => {
  const poor = (dice: string) =>
    table(2, (t) => {
      pool(t, dice)
      me(t).coins = 0
    })

  it('W-DICE-1: exactly two dice leave the pool and their sum is the value', () => {
    const saved = poor('w1 w4 b2')
    expect(offered(saved)).toEqual(['dice:w1+w4=5', 'dice:w1+b2=3', 'dice:w4+b2=6'])
    const { now } = played(saved, 'dice:w1+w4=5')
    expect(now.pool).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
    expect(now.turn?.value).toBe(5)
  })

  it('W-DICE-1: two dice alike are one choice, one alone is no pair', () => {
    expect(offered(poor('w3 w3 w3 b3'))).toEqual(['dice:w3+w3=6', 'dice:w3+b3=6'])
  })

  it('W-DICE-2: each coin turns a die by one, never past 1 or 6', () => {
    const saved = table(2, (t) => {
      pool(t, 'w1 w6 w6')
      me(t).coins = 1
    })
    expect(offered(saved)).toEqual(['dice:w1+w6=6', 'dice:w1+w6=7', 'dice:w1+w6=8', 'dice:w6+w6=11', 'dice:w6+w6=12'])
    expect(mine(saved, 'dice:w1+w6=8').coins).toBe(0)
    const rich = table(2, (t) => {
      pool(t, 'w1 w1 w2')
      me(t).coins = 30
    })
    expect(offered(rich)).toContain('dice:w1+w1=12')
    expect(mine(rich, 'dice:w1+w1=12').coins).toBe(20)
  })

  it('example: white 1 and white 4, turned to 2 by 2 coins, make 3', () => {
    const saved = table(2, (t) => {
      pool(t, 'w1 w4 b2')
      me(t).coins = 2
    })
    const p = mine(saved, 'dice:w1+w4=3')
    expect([p.coins, p.cloud]).toEqual([0, 0])
  })

  it('W-DICE-3: each marker of the meeting place sets a die to any face', () => {
    const withMarkers = (markers: number) =>
      table(2, (t) => {
        pool(t, 'w2 w5 w5')
        me(t).coins = 0
        me(t).meeting = { markers }
      })
    const withOne = offered(withMarkers(1)).filter((id) => id.startsWith('dice:w2+w5'))
    const set = (values: number[], mark: string) => values.map((value) => `dice:w2+w5${mark}=${value}`)
    expect(withOne).toEqual(['dice:w2+w5=7', ...set([3, 4, 5, 6, 7, 8, 9, 10, 11], '*')])
    expect(offered(withMarkers(2))).toEqual(expect.arrayContaining(set([2, 12], '**')))
    expect(mine(withMarkers(2), 'dice:w2+w5*=11').meeting?.markers).toBe(1)
    expect(mine(withMarkers(2), 'dice:w2+w5**=12').meeting?.markers).toBe(0)
  })

  it('W-DICE-3: a marker and coins help together', () => {
    const saved = table(2, (t) => {
      pool(t, 'w2 w5 w5')
      me(t).coins = 1
      me(t).meeting = { markers: 1 }
    })
    expect(offered(saved)).toContain('dice:w2+w5*=12')
    expect(mine(saved, 'dice:w2+w5*=12').coins).toBe(0)
  })

  it('W-DICE-4: each black die costs 2 time at once', () => {
    expect(mine(poor('w1 b2 b3'), 'dice:w1+b2=3').cloud).toBe(2)
    expect(mine(poor('w1 b2 b3'), 'dice:b2+b3=5').cloud).toBe(4)
  })

  it('W-DICE-5: the value must be used, and the ? banner takes any', () => {
    const saved = poor('w1 w1 w2')
    const act = offered(saved, 'dice:w1+w1=2')
    expect(act).toEqual(['meet', 'ask:coin', 'ask:stay', 'spare'])
    expect(refusalOf(saved, 'dice:w1+w1=2', 'done')).toMatchObject({ refused: 'not-legal' })
  })

  it('W-DICE-5: one black banner ends it, white ones go on', () => {
    const saved = table(2, (t) => {
      pool(t, 'w3 w4 w1')
      me(t).fields = [{ plough: false }, { plough: false }]
    })
    expect(played(saved, 'dice:w3+w4=7', 'field').done).not.toBeNull()
    expect(offered(saved, 'dice:w3+w4=7', 'harvest:1')).toEqual(['harvest:2', 'done', 'spare'])
  })

  it('W-DICE-6: who wants to may let a coin, a story point, a good or a marker go', () => {
    const saved = table(2, (t) => {
      pool(t, 'w3 w4 w1')
      me(t).fields = [{ plough: true }]
    })
    expect(offered(saved, 'dice:w3+w4=7', 'spare', 'harvest:1')).toEqual(['take:2coin', 'take:1coin', 'take:0coin'])
    const reached = played(saved, 'dice:w3+w4=7', 'spare', 'harvest:1', 'take:1coin')
    expect(me(reached.now).coins).toBe(me(saved.state).coins + 1)
    expect(reached.news).toContainEqual({ kind: 'letGo', seat: 0, what: 'coin', count: 1 })
  })

  it('W-DICE-6: nobody is asked who did not say so', () => {
    const saved = table(2, (t) => {
      pool(t, 'w3 w4 w1')
      me(t).fields = [{ plough: true }]
    })
    expect(mine(saved, 'dice:w3+w4=7', 'harvest:1').coins).toBe(me(saved.state).coins + 2)
  })

  it('W-DICE-6: the headman may stay after the time is paid', () => {
    const p = mine(poor('w1 w1 w2'), 'dice:w1+w1=2', 'ask:stay')
    expect([p.headman, p.cloud, p.coins]).toEqual(['house', 1, 0])
  })

  it('W-DICE-7: coins are spent exactly: there is no dearer way to the same value', () => {
    const saved = table(2, (t) => {
      pool(t, 'w2 w5 w6')
      me(t).coins = 6
    })
    expect(offered(saved).filter((id) => id === 'dice:w2+w5=7')).toHaveLength(1)
    expect(mine(saved, 'dice:w2+w5=7').coins).toBe(6)
  })

  it('W-DICE-8: markers stay usable while the councillor is dead', () => {
    const saved = table(2, (t) => {
      pool(t, 'w2 w5 w6')
      me(t).coins = 0
      me(t).meeting = { markers: 1 }
      me(t).villagers.councillor = false
    })
    expect(offered(saved)).toContain('dice:w2+w5*=11')
  })
})

describe('time', () => {
  it('W-TIME-1: passing the bridge picks up Death, who waits until the end of the turn', () => {
    const saved = table(2, (t) => {
      pool(t, 'b1 b2 w3')
      me(t).cloud = 7
    })
    const reached = played(saved, 'dice:b1+b2=3')
    expect([me(reached.now).cloud, me(reached.now).death]).toEqual([1, true])
    expect(kindsOf(reached.news)).toEqual(['diceTaken', 'timePaid', 'deathCame'])
    expect(reached.questions[0]?.about).toBe('act')
  })

  it('W-TIME-1: the last cloud is still before the bridge', () => {
    const saved = table(2, (t) => {
      pool(t, 'b1 w2 w3')
      me(t).cloud = 7
    })
    expect(mine(saved, 'dice:w2+b1=3').death).toBe(false)
    expect(mine(saved, 'dice:w2+b1=3').cloud).toBe(9)
  })

  it('W-TIME-1: passing twice in a turn costs one villager', () => {
    const saved = table(2, (t) => {
      pool(t, 'b3 b5 w3')
      const p = me(t)
      p.cloud = 9
      p.coins = 0
    })
    const eager = structuredClone(saved.state)
    const cards = structuredClone(saved.state.setup.content)
    for (const church of cards.churches) church.time = 12
    const t = { ...eager, setup: { ...saved.state.setup, content: cards } }
    const reached = played({ ...saved, state: t }, 'dice:b3+b5=8', 'church:abbey', 'die:merchant')
    expect(kindsOf(reached.news).filter((kind) => kind === 'deathCame')).toHaveLength(1)
    expect(Object.values(me({ ...reached.now, turns: 0 }).villagers).filter((lives) => !lives)).toHaveLength(1)
  })

  it('W-TIME-2: time can always be paid, however much', () => {
    const saved = table(2, (t) => {
      pool(t, 'b6 b2 w3')
      me(t).cloud = 9
      me(t).death = false
    })
    expect(offered(saved, 'dice:b2+b6=8')).toContain('church:abbey')
  })
})

describe('goods and paying', () => {
  it('W-PAY-1: a good that finds no free slot is lost', () => {
    const saved = table(2, (t) => {
      pool(t, 'w5 w1 w3')
      craft(me(t), 'plough', 0, 3)
    })
    expect(mine(saved, 'dice:w1+w5=6', 'make:plough').crafts.plough?.goods).toBe(3)
    expect(kindsOf(played(saved, 'dice:w1+w5=6', 'make:plough').news)).toContain('goodLost')
  })

  const customerOf = (t: State) => me(t).waiting[0]

  it('W-PAY-2: a joker pays for any one good', () => {
    const saved = table(2, (t) => {
      pool(t, 'w1 w2 w3')
      me(t).waiting = [0]
      me(t).hall = { name: 'guild', jokers: 2, marks: [] }
    })
    expect(customerOf(saved.state)).toBe(0)
    const p = mine(saved, 'dice:w1+w2=3', 'serve:c01')
    expect([p.served, p.hall?.jokers]).toEqual([[0], 0])
  })

  it('W-PAY-3: a plough or a joker moves to a field at any step of the own turn, and stays there as a plough', () => {
    const saved = table(2, (t) => {
      pool(t, 'w3 w4 w1')
      const p = me(t)
      craft(p, 'plough', 0, 1)
      p.fields = [{ plough: false }, { plough: false }]
      p.hall = { name: 'guild', jokers: 1, marks: [] }
    })
    expect(offered(saved)).toEqual(expect.arrayContaining(['plough>field1', 'joker>field1']))
    expect(offered(saved)).not.toContain('plough>field2')
    const before = mine(saved, 'plough>field1', 'dice:w3+w4=7', 'joker>field2')
    expect(before.fields).toEqual([{ plough: true }, { plough: true }])
    expect([before.crafts.plough?.goods, before.hall?.jokers]).toEqual([0, 0])
    expect(mine(saved, 'plough>field1', 'dice:w3+w4=7', 'harvest:1').coins).toBe(3)
    const between = mine(saved, 'dice:w3+w4=7', 'harvest:1', 'plough>field2', 'harvest:2')
    expect(between.coins).toBe(4)
  })

  it('W-TURN: first a value is made, then it is used, then somebody is buried if Death came', () => {
    const saved = table(2, (t) => {
      pool(t, 'w3 w4 w1')
      me(t).cloud = t.setup.content.constants.clouds.value - 1
    })
    const steps = [[], ['dice:w3+w4=7'], ['dice:w3+w4=7', 'field']]
    expect(steps.map((picks) => played(saved, ...picks).questions[0]?.about)).toEqual(['dice', 'act', 'die'])
    expect(played(saved, 'dice:w3+w4=7', 'field', 'die:abbot').done).not.toBeNull()
  })

  it('W-PAY-3: a plough moves behind the last banner too, and whoever does not want that is not asked', () => {
    const saved = table(2, (t) => {
      pool(t, 'w3 w4 w1')
      craft(me(t), 'plough', 0, 2)
      me(t).fields = [{ plough: false }]
    })
    const turn = ['dice:w3+w4=7', 'field']
    const { done, offers } = played(saved, ...turn)
    expect(done).not.toBeNull()
    expect(offers.map(({ question }) => question.options)).toEqual([['plough>field1', 'done']])
    expect(mine(saved, ...turn, 'plough>field1', 'plough>field2').fields).toEqual([{ plough: true }, { plough: true }])
    const used = ['dice:w3+w4=7', 'harvest:1']
    expect(played(saved, ...used).done).not.toBeNull()
    expect(mine(saved, ...used, 'plough>field1')).toMatchObject({ coins: 2, fields: [{ plough: true }] })
  })

  it('W-PAY-3: moving a plough frees its slot in the smithy before the next one is made', () => {
    const saved = table(2, (t) => {
      pool(t, 'w5 w1 w3')
      craft(me(t), 'plough', 0, 3)
      me(t).fields = [{ plough: false }]
    })
    expect(mine(saved, 'dice:w1+w5=6', 'plough>field1', 'make:plough').crafts.plough?.goods).toBe(3)
  })

  it('W-PAY-3: a plough on a field still pays, and a joker laid there pays as a plough', () => {
    const saved = table(2, (t) => {
      pool(t, 'w1 w2 w3')
      me(t).waiting = [2]
      me(t).fields = [{ plough: false }, { plough: true }]
      craft(me(t), 'horse', 0, 1)
    })
    expect(mine(saved, 'dice:w1+w2=3', 'serve:c03').fields).toEqual([{ plough: false }, { plough: false }])
  })

  it('W-PAY-4: the proposal comes first: plain goods, then ploughs on fields, then jokers', () => {
    const saved = table(2, (t) => {
      pool(t, 'w5 w3 w1')
      const p = me(t)
      p.waiting = [16]
      craft(p, 'plough', 0, 1)
      p.fields = [{ plough: true }]
      p.hall = { name: 'guild', jokers: 1, marks: [] }
    })
    expect(saved.state.setup.content.customers[16]).toMatchObject({ goods: { plough: 1 } })
    expect(offered(saved, 'dice:w3+w5=8', 'serve:c17')).toEqual(['pay:plough', 'pay:plough@1', 'pay:joker'])
  })

  it('W-PAY-4: alternatives are the player’s choice, and a single way is not asked for', () => {
    const withGoods = (coins: number, wagons: number) =>
      table(2, (t) => {
        pool(t, 'w3 w4 w1')
        const p = me(t)
        p.coins = coins
        p.travel = [0, 4]
        craft(p, 'wagon', 0, wagons)
      })
    expect(offered(withGoods(2, 1), 'dice:w3+w4=7', 'travel')).toEqual(['pay:wagon', 'pay:2coin'])
    expect(mine(withGoods(2, 0), 'dice:w3+w4=7', 'travel').coins).toBe(0)
    expect(mine(withGoods(0, 1), 'dice:w3+w4=7', 'travel').crafts.wagon?.goods).toBe(0)
  })

  it('W-PAY-4: ploughs on fields that look alike are one choice, the field beside the tile is another', () => {
    const saved = table(2, (t) => {
      pool(t, 'w5 w3 w1')
      const p = me(t)
      p.waiting = [16]
      p.fields = [{ plough: true }, { plough: true }, { plough: true }]
      p.meeting = { markers: 0 }
    })
    expect(mine(saved, 'dice:w3+w5=8', 'serve:c17').served).toEqual([16])
    const tiled = { ...saved, state: structuredClone(saved.state) }
    me(tiled.state).tile = 'field:2'
    expect(offered(tiled, 'dice:w3+w5=8', 'serve:c17')).toEqual(['pay:plough@1', 'pay:plough@2'])
    me(tiled.state).tile = 'field:1'
    expect(offered(tiled, 'dice:w3+w5=8', 'serve:c17')[0]).toBe('pay:plough@2')
  })

  it('W-PAY-5: what cannot be paid is not offered; goods made stay usable while their villager is dead', () => {
    const saved = (horses: number) =>
      table(2, (t) => {
        pool(t, 'w6 w2 w1')
        const p = me(t)
        p.coins = 0
        p.villagers.craftsman = false
        craft(p, 'horse', 0, horses)
      })
    expect(offered(saved(0), 'dice:w2+w6=8')).not.toContain('travel')
    expect(offered(saved(1), 'dice:w2+w6=8')).toContain('travel')
  })
})
