import { describe, expect, it } from 'vitest'
import type { AnyGame } from '#kernel'
import type { Player, State } from '#village/state'
import type { View } from '#village/view'
import { begun, type Hall, refusal, yes } from '../tables/hall.ts'
import { askedOf, ownAsk } from '../tables/playing.ts'
import { inHall } from '../tables/staged.ts'
import { beforeMarket, beforeMass, beforeSteps, beforeWedding, MARKET } from './rounds.ts'
import { cubes, family, kindsOf, living, MARRIAGE, owns } from './table.ts'

/** People at a table that begins so, by their seats; mostly three. */
interface Trio {
  readonly hall: Hall
  readonly id: number
  readonly people: readonly [string, string, string]
}

function trio(game: AnyGame, play: (table: Trio) => Promise<void>, seats = 'abc'): Promise<void> {
  return inHall(game, async (hall) => {
    const id = await begun(hall, seats, {
      game: 'village',
      speed: 'none',
      options: game.first === 'wedding' ? MARRIAGE : {},
    })
    const { places } = await hall.look(id, null)
    await play({ hall, id, people: places.map(({ person }) => person) as unknown as Trio['people'] })
  })
}

function onMarketDay(play: (table: Trio) => Promise<void>): Promise<void> {
  return trio(beforeMarket(), async (table) => {
    yes(await table.hall.tables.turns.play(table.id, table.people[0], MARKET))
    await play(table)
  })
}

async function standing({ hall, id }: Trio, person: string) {
  return (await hall.look(id, person)).early
}

async function offeredEarly({ hall, id }: Trio, person: string): Promise<readonly string[] | undefined> {
  return ownAsk(yes(await hall.tables.reading.lookEarly(id, person)).look)?.options
}

describe('early answers', () => {
  it('V-ASK-1: on a market day who is due later may answer already, by what is offered if all before pass', () =>
    onMarketDay(async (table) => {
      const { people } = table
      expect(await askedOf(table.hall, table.id)).toEqual([people[1]])
      expect(await Promise.all(people.map((person) => standing(table, person)))).toEqual([null, null, 'open'])
      expect(await offeredEarly(table, people[2])).toEqual(['serve:b02', 'serve:b07', 'pass'])
      expect(refusal(await table.hall.tables.reading.lookEarly(table.id, people[0]))).toBe('not-asked')
      expect(refusal(await table.hall.tables.orders.answerEarly(table.id, people[1], [['pass']]))).toBe('not-asked')
      expect(refusal(await table.hall.tables.orders.answerEarly(table.id, people[2], [['serve:b01']]))).toBe(
        'not-legal',
      )
    }))

  it('V-ASK-1: an early answer is used when its seat is due, as its own answer, and nobody is asked', () =>
    onMarketDay(async (table) => {
      const { hall, id, people } = table
      expect(yes(await hall.tables.orders.answerEarly(id, people[2], [['serve:b07']]))).toEqual({ isWhole: false })
      expect(yes(await hall.tables.orders.answerEarly(id, people[2], [['pass']]))).toEqual({ isWhole: true })
      expect(await askedOf(hall, id)).toEqual([people[1]])
      yes(await hall.tables.turns.play(id, people[1], [['serve:b02']]))
      // Seat 1 cannot sell again, and what seat 2 said for the next time ends the day.
      expect((await hall.look(id, null)).questions).toMatchObject([{ seat: 1, about: 'turn' }])
      const log = yes(await hall.tables.reading.log(id, people[1])).filter(({ kind }) => kind === 'play')
      expect(log.map(({ seat, by }) => [seat, by])).toEqual([
        [0, 'player'],
        [1, 'player'],
        [2, 'player'],
      ])
      const kinds = kindsOf(log.at(-1)?.news as never)
      expect(kinds.filter((kind) => kind === 'customerServed' || kind === 'passed')).toEqual([
        'customerServed',
        'passed',
        'passed',
      ])
    }))

  it('V-ASK-1: what is no longer offered lapses, and its seat is asked and told', () =>
    onMarketDay(async (table) => {
      const { hall, id, people } = table
      yes(await hall.tables.orders.answerEarly(id, people[2], [['serve:b02'], ['serve:b07']]))
      yes(await hall.tables.turns.play(id, people[1], [['serve:b02']]))
      expect(await askedOf(hall, id)).toEqual([people[2]])
      expect(await standing(table, people[2])).toBe('lost')
      expect(await standing(table, people[0])).toBeNull()
      yes(await hall.tables.turns.play(id, people[2], [['serve:b07']]))
      expect((await hall.look(id, people[2])).orders).toEqual([])
    }))

  it('V-ASK-1: the picks are used one after the other, each when the day comes round to the seat', () =>
    trio(
      beforeMarket((t) => {
        owns(t.players[1] as Player, { grain: 3, green: 2, horse: 1, plough: 1 })
        owns(t.players[2] as Player, { grain: 3, green: 2, horse: 1, plough: 1 })
      }),
      async (table) => {
        const { hall, id, people } = table
        const sold = async () => ((await hall.look(id, null)).view as View).players[2]?.customers.length
        yes(await hall.tables.turns.play(id, people[0], MARKET))
        yes(await hall.tables.orders.answerEarly(id, people[2], [['serve:b07'], ['serve:b01']]))
        yes(await hall.tables.turns.play(id, people[1], [['serve:b02']]))
        expect([await askedOf(hall, id), await sold()]).toEqual([[people[1]], 1])
        expect(await standing(table, people[2])).toBe('given')
        yes(await hall.tables.turns.play(id, people[1], [['pass']]))
        expect(await sold()).toBe(2)
      },
    ))

  const isSilent = async ({ hall, id, people }: Trio, act: () => Promise<unknown>) => {
    const seen = async () => ({
      looks: await Promise.all([people[0], people[1], null].map((person) => hall.look(id, person))),
      logs: await Promise.all([people[0], people[1], null].map((person) => hall.tables.reading.log(id, person))),
      exported: await hall.tables.records.export(id),
    })
    const before = await seen()
    const posts = hall.posts.length
    await act()
    await hall.pass(1000)
    const after = await seen()
    expect(after.looks).toEqual(before.looks.map((look) => ({ ...look, revision: look.revision + 1 })))
    expect([after.logs, after.exported, hall.posts.length]).toEqual([before.logs, before.exported, posts])
  }

  it('V-ASK-1, V-SECRET-2: before it is used nobody sees it in views, news, posts or the exported game', () =>
    onMarketDay(async (table) => {
      const { hall, id, people } = table
      await hall.pass(1000)
      await isSilent(table, () => hall.tables.orders.answerEarly(id, people[2], [['serve:b07']]))
      expect(await standing(table, people[2])).toBe('given')
      await isSilent(table, () => hall.tables.orders.unanswerEarly(id, people[2]))
      expect(await standing(table, people[2])).toBe('open')
    }))

  it('V-ASK-1: whoever would only be asked something else when the day is over has nothing to answer early', () =>
    trio(
      beforeMarket((t) => {
        cubes(t, 'market.plague', 'church.green')
        family(t, 0, '1@farm', '1@craft.smithy', '2@farm')
        owns(t.players[0] as Player, { grain: 2 })
        Object.assign(t.players[0] as Player, { lap: 9 })
      }),
      async (table) => {
        const { hall, id, people } = table
        yes(await hall.tables.turns.play(id, people[0], [['take:market.plague'], ['serve:b07']]))
        const [ask] = (await hall.look(id, null)).questions
        expect(ask).toMatchObject({ seat: 1, about: 'sell', later: [2, 0] })
        expect(await standing(table, people[0])).toBeNull()
        yes(await hall.tables.orders.answerEarly(id, people[2], [['pass']]))
        yes(await hall.tables.turns.play(id, people[1], [['pass']]))
        expect(ownAsk(await hall.look(id, people[0]))?.about).toBe('death')
      },
    ))

  /** Seats 1 and 2 could serve the same tiles as seat 3, and seat 2 could pay in two ways. */
  const ofFour = (play: (table: Trio, last: string) => Promise<void>) =>
    trio(
      beforeMarket((t) => {
        owns(t.players[2] as Player, { grain: 3, green: 1, coins: 1 })
        Object.assign(t.players[2] as Player, { mixesCoins: true })
        owns(t.players[3] as Player, { grain: 9, green: 3 })
      }),
      async (table) => {
        yes(await table.hall.tables.turns.play(table.id, table.people[0], MARKET))
        await play(table, (await table.hall.look(table.id, null)).places[3]?.person as string)
      },
      'abcd',
    )

  it('V-ASK-1: whose tile is served by somebody else before sees it at once, and takes back all that fails with it', () =>
    ofFour(async (table, last) => {
      const { hall, id, people } = table
      yes(await hall.tables.orders.answerEarly(id, last, [['serve:b07'], ['serve:b02']]))
      yes(await hall.tables.turns.play(id, people[1], [['serve:b02']]))
      const { given, isShort, look } = yes(await hall.tables.reading.lookEarly(id, last))
      expect([given.map(({ picks }) => picks[0]), isShort]).toEqual([['serve:b07'], true])
      expect(ownAsk(look)).toBeUndefined()
      yes(await hall.tables.orders.unanswerEarly(id, last))
      expect(await standing(table, last)).toBe('open')
    }))

  it('V-ASK-1, V-PAY-2: while somebody is asked how he pays nothing is added, but what is there can be taken back', () =>
    ofFour(async (table, last) => {
      const { hall, id, people } = table
      yes(await hall.tables.orders.set(id, people[2], 'wishes', ['b02']))
      yes(await hall.tables.orders.answerEarly(id, last, [['serve:b07'], ['serve:b02']]))
      yes(await hall.tables.turns.play(id, people[1], [['pass']]))
      expect((await hall.look(id, null)).questions).toMatchObject([{ seat: 2, about: 'pay' }])
      const { given, look } = yes(await hall.tables.reading.lookEarly(id, last))
      expect([given, look.draft.length, await standing(table, last)]).toEqual([[], 2, 'given'])
      expect(refusal(await hall.tables.orders.answerEarly(id, last, [['pass']]))).toBe('not-asked')
      yes(await hall.tables.orders.unanswerEarly(id, last))
      const [way = ''] = ownAsk(await hall.look(id, people[2]))?.options ?? []
      yes(await hall.tables.turns.play(id, people[2], [[way]]))
      const { view } = await hall.look(id, null)
      expect((view as View).players.map(({ customers }) => customers.length)).toEqual([0, 0, 1, 1])
    }))

  it('V-ASK-1, V-ORDER market: an early answer goes before a standing order', () =>
    onMarketDay(async ({ hall, id, people }) => {
      yes(await hall.tables.orders.set(id, people[2], 'market', 'pass'))
      yes(await hall.tables.orders.answerEarly(id, people[2], [['serve:b07']]))
      yes(await hall.tables.turns.play(id, people[1], [['pass']]))
      const { view } = await hall.look(id, null)
      expect((view as View).players.map(({ customers }) => customers.length)).toEqual([0, 0, 1])
      // The next time round the order passes.
      expect(await askedOf(hall, id)).toEqual([people[1]])
    }))

  it('V-ASK-1: at mass members are fetched by early answers, one after the other', () =>
    trio(beforeMass(), async (table) => {
      const { hall, id, people } = table
      expect(await Promise.all(people.map((person) => standing(table, person)))).toEqual([null, 'open', 'open'])
      yes(await hall.tables.orders.answerEarly(id, people[2], [['pull:3'], ['pull:1']]))
      yes(await hall.tables.turns.play(id, people[0], [['done']]))
      expect(await askedOf(hall, id)).toEqual([people[1]])
      yes(await hall.tables.turns.play(id, people[1], [['done']]))
      const plays = yes(await hall.tables.reading.log(id, null)).filter(({ kind }) => kind === 'play')
      expect(plays[2]).toMatchObject({ seat: 2, by: 'player' })
      expect(kindsOf(plays[2]?.news as never)).toEqual(expect.arrayContaining(['pulled', 'monksDrawn']))
    }))

  it('V-ASK-1: what no longer comes out of the bag at mass is left, for four figures are out', () =>
    trio(beforeMass(), async (table) => {
      const { hall, id, people } = table
      yes(await hall.tables.orders.answerEarly(id, people[2], [['pull:3'], ['pull:1']]))
      for (const person of [people[0], people[1]])
        yes(await hall.tables.turns.play(id, person, [['pull:1'], ['pull:3']]))
      const pulls = yes(await hall.tables.reading.log(id, null)).flatMap(({ news }) =>
        news.filter(({ kind }) => kind === 'pulled'),
      )
      expect(pulls).toHaveLength(4)
      expect((await hall.look(id, people[2])).orders).toEqual([])
    }))

  it('V-ASK-1: steps in church are taken by early answers, and for what no longer fits the seat is asked', () =>
    trio(beforeSteps(), async (table) => {
      const { hall, id, people } = table
      const first = (await offeredEarly(table, people[1]))?.[0] as string
      yes(await hall.tables.orders.answerEarly(id, people[1], [[first]]))
      yes(await hall.tables.turns.play(id, people[0], [['done']]))
      // One step was said; whether there is another they are asked.
      expect(await askedOf(hall, id)).toEqual([people[1]])
      expect(await standing(table, people[1])).toBeNull()
      const { before } = await hall.look(id, people[1])
      expect(living(before as State, 1)).toContain('1@church.2')
    }))

  it('V-ASK-1, VM-WED-2: the lodging of a later couple is chosen early', () =>
    trio(beforeWedding(), async (table) => {
      const { hall, id, people } = table
      expect((await hall.look(id, null)).questions).toMatchObject([{ seat: 0, about: 'lodging', later: [2] }])
      expect(await offeredEarly(table, people[2])).toEqual(['bakery', 'shop'])
      yes(await hall.tables.orders.answerEarly(id, people[2], [['shop']]))
      yes(await hall.tables.turns.play(id, people[0], [['shop']]))
      const log = yes(await hall.tables.reading.log(id, null)).flatMap(({ news }) => news)
      const married = log.filter(({ kind }) => kind === 'married') as unknown as { lodging: string }[]
      expect(married.map(({ lodging }) => lodging)).toEqual(['shop', 'shop'])
    }))
})

describe('orders that the state keeps', () => {
  const withCoins = () =>
    beforeMarket((t) => {
      owns(t.players[0] as Player, { coins: 1 })
      owns(t.players[1] as Player, { grain: 3, green: 1, coins: 1 })
    })
  const mixes = async ({ hall, id, people }: Trio, seat: 0 | 1 | 2) =>
    ((await hall.look(id, people[seat])).view as View).players[seat]?.mixesCoins

  it('V-ORDER, coins: whoever is due is heard at once, by an entry of its own, and the turn is theirs as before', () =>
    trio(withCoins(), async (table) => {
      const { hall, id, people } = table
      yes(await hall.tables.orders.set(id, people[0], 'coins', 'choose'))
      expect(await mixes(table, 0)).toBe(true)
      expect((await hall.look(id, null)).questions).toMatchObject([{ seat: 0, about: 'turn' }])
      const log = yes(await hall.tables.reading.log(id, people[0])).filter(({ kind }) => kind === 'play')
      expect(log.map(({ by }) => by)).toEqual(['order'])
      // Another word in the same turn is heard at its next question, and in the draft can be taken back.
      yes(await hall.tables.orders.set(id, people[0], 'coins', 'last'))
      yes(await hall.tables.turns.compose(id, people[0], [['take:church.green']]))
      expect((await hall.look(id, people[0])).draft).toEqual([['take:church.green'], ['coins:last']])
      expect(await mixes(table, 0)).toBe(false)
    }))

  it('V-ORDER, coins: who is not due is heard as soon as they are asked for a sale', () =>
    trio(withCoins(), async (table) => {
      const { hall, id, people } = table
      yes(await hall.tables.orders.set(id, people[1], 'coins', 'choose'))
      expect(await mixes(table, 1)).toBe(false)
      yes(await hall.tables.turns.play(id, people[0], MARKET))
      expect(await mixes(table, 1)).toBe(true)
      yes(await hall.tables.turns.compose(id, people[1], [['serve:b02']]))
      expect(ownAsk(await hall.look(id, people[1]))?.about).toBe('pay')
    }))
})
