import { describe, expect, it } from 'vitest'
import type { EffectOf } from '#data/kingsbridge/schema'
import { begin, onlyAnswer, questionsFor, shownQuestions } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { playerOf, projectOn } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { isDenial } from '#tables'
import { seedOf } from '../conformance.ts'
import { begun, folder, Hall, HOME, yes } from '../tables/hall.ts'
import { luckOf, playOn } from '../tables/playing.ts'
import { beginningAt, inHall } from '../tables/staged.ts'
import { beforeHospital, OPENED } from './rounds.ts'
import {
  at,
  bring,
  give,
  type Onward,
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
  withEvent,
} from './table.ts'

const ALL = [0, 1, 2, 3]
const SCREENED = { goods: 'screened' } as const

function seatsAsked({ asks }: Pick<Onward, 'asks'>): number[] {
  return asks.map(({ seat }) => seat)
}

/** The seats that have nothing to choose. */
function forced({ asks }: Pick<Onward, 'asks'>): number[] {
  return asks.flatMap((question) => (onlyAnswer(question) === null ? [] : [question.seat]))
}

describe('behind screens', () => {
  it('K-SECRET-5: an exchange is put to all, and who cannot pay can only decline', () => {
    const after = onward(turningUp('c1-granary', (t) => give(t, 2, { money: 0 }), SCREENED))
    expect([seatsAsked(after), forced(after)]).toEqual([ALL, [2]])
    expect(after.asks[2]?.options).toEqual(['exchange:no'])
    const { news } = through(after.saved, '@0 exchange:yes', '@1 exchange:no', '@2 exchange:no', '@3 exchange:no')
    expect(told(news, 'declined').map(({ seat }) => seat)).toEqual([1, 2, 3])
  })

  it('K-SECRET-5: what the stock lacks all can see, so nobody is asked about it', () => {
    const empty = (t: State) => {
      t.stock.grain = 0
    }
    expect(onward(turningUp('c1-granary', empty, SCREENED)).asks[0]?.about).toBe('orient')
  })

  it('K-SECRET-5: what to give up is asked of all, also of who has nothing', () => {
    const after = onward(
      turningUp(
        'c3-looters',
        (t) => {
          only(t, 0, { money: 1, wool: 1 })
          only(t, 1, { money: 3 })
          only(t, 2, {})
          only(t, 3, { grain: 1, stone: 2 })
        },
        SCREENED,
      ),
    )
    expect([seatsAsked(after), forced(after)]).toEqual([ALL, [1, 2]])
    const { t } = through(after.saved, '@0 lose:1wool', '@1 lose:1money', '@2 lose:nothing', '@3 lose:1stone')
    expect(t.players.map(({ goods }) => [goods.money, goods.wool, goods.grain, goods.stone])).toEqual([
      [1, 0, 0, 0],
      [2, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 1, 1],
    ])
  })

  it('K-SECRET-5: all who lack something are asked for protection, also who has no loyalty', () => {
    const after = onward(
      at(
        'duties',
        (t) => {
          for (const seat of ALL) only(t, seat, { money: 5, loyalty: seat % 2 })
          give(t, 3, { piety: 2, grain: 2 })
        },
        SCREENED,
      ),
    )
    expect([seatsAsked(after), forced(after)]).toEqual([
      [0, 1, 2],
      [0, 2],
    ])
    expect(after.asks[0]).toMatchObject({ options: ['protect:none'], min: 1, max: 1 })
    const { t } = through(after.saved, '@0 protect:none', '@1 protect:piety', '@2 protect:none')
    expect(t.players.map(({ penalties }) => penalties)).toEqual([
      ['penance', 'begging'],
      ['begging'],
      ['penance', 'begging'],
      [],
    ])
  })

  it('K-SECRET-5: every donor is asked while somebody is sick, however little they know', () => {
    const finished = (more: (t: State) => void) =>
      played(
        turn((t) => {
          bring(t, 'hospital', { stone: 3, wood: 1 })
          projectOn(t, 'hospital')?.seals.push(1, 2)
          give(t, 0, { wood: 1 })
          more(t)
        }, SCREENED),
        'lay:project',
        'project:hospital=1wood',
      )
    expect(finished((t) => sick(t, 4, 3)).questions[0]).toMatchObject({ seat: 1, options: ['care:none'] })
    expect(finished(() => {}).questions[0]?.about).toBe('discard')
  })

  it('K-SECRET-5: the last card of a chapter is asked for, for laid by itself it would tell that it can do nothing', () => {
    const last = turn((t) => {
      t.round = 6
      pile(
        t,
        0,
        ['grain', 'piety', 'sale', 'rent', 'cloth'],
        ['house', 'donation', 'favour', 'privilege', 'medicine', 'material'],
      )
    }, SCREENED)
    expect(played(last).questions[0]).toMatchObject({ about: 'card', options: ['lay:project'] })
  })

  it('K-SECRET-5: a turn in which something came to light goes on alike whether an exchange could be paid or not', () => {
    const lit = (wool: number) =>
      played(
        turn((t) => {
          bring(t, 'tower', { stone: 5, wood: 2 })
          only(t, 0, { stone: 1, wool })
          playerOf(t, 0).discards = ['rent', 'cloth', 'house']
          t.edge = ['c4-army-cloth']
        }, SCREENED),
        'lay:project',
        'project:tower=1stone',
      )
    expect(lit(1).questions[0]?.options).toEqual(['trade:c4-army-cloth', 'done'])
    expect(lit(0).questions[0]).toMatchObject({ about: 'trade', options: ['done'] })
  })

  it('K-SECRET-5: nobody else sees who has answered', () => {
    const { saved } = onward(turningUp('c1-granary', (t) => give(t, 2, { money: 0 }), SCREENED))
    const [before, after] = [played(saved), played(saved, '@1 exchange:yes', '@2 exchange:no')]
    expect(questionsFor(after.questions, null)).toHaveLength(2)
    for (const seat of [null, 0]) expect(shownQuestions(after, seat)).toEqual(shownQuestions(before, seat))
    expect(shownQuestions(after, 1).map(({ seat }) => seat)).toEqual([0, 2, 3])
  })

  it('K-SECRET-5: a game begun before goes on as it began', () => {
    const start = { seats: 4, seed: seedOf(1), version: 1 }
    expect(begin(kingsbridge, start).state.keepsSilent).toBeUndefined()
    expect(begin(kingsbridge, { ...start, version: 2 }).state.keepsSilent).toBe(true)
  })
})

/** The game before it had this rule. */
const BEFORE = { ...kingsbridge, version: 1 }

it('K-SECRET-5: a table that was begun before goes on to its end as it began, and still agrees with its entries', async () => {
  const place = folder()
  const where = `${place.path}/db.sqlite`
  const old = await Hall.open(where, 'one', { gameNamed: () => BEFORE })
  const id = await begun(old, 'abc', { game: 'kingsbridge', speed: 'none' })
  const before = await playOn(old, id, luckOf(4), 12)
  await old.close()
  const hall = await Hall.open(where, 'two', { gameNamed: () => kingsbridge })
  expect((await hall.look(id, null)).view).toEqual({ ...(before.view as View), setup: expect.anything() })
  const silent: boolean[] = []
  const over = await playOn(hall, id, luckOf(5), Number.POSITIVE_INFINITY, ({ questions }) => {
    silent.push(questions.some((question) => question.silent === true))
    return false
  })
  expect([over.phase, silent.includes(true)]).toEqual(['over', false])
  expect(yes(await hall.tables.records.audit(id)).difference).toBeNull()
  const out = yes(await hall.tables.records.export(id))
  expect(out.record.version).toBe(1)
  const again = yes(await hall.tables.records.import(JSON.stringify(out), 'z', HOME))
  expect((await hall.look(again.id, null)).result?.totals).toEqual(over.result?.totals)
  await hall.close()
  place.remove()
}, 60_000)

/** The game without defaults: however long somebody thinks, nothing is answered for them but by a bot. */
const WITHOUT_DEFAULTS = { ...kingsbridge, orders: (kingsbridge.orders ?? []).map(({ usual: _, ...order }) => order) }

/** A game of three people, who are all asked whether to give money for grain; these have none to give. */
function atGranary(
  poor: readonly number[],
  play: (hall: Hall, id: number, people: string[]) => Promise<void>,
  content = kingsbridge.content,
  rules = kingsbridge,
) {
  const game = beginningAt({ ...rules, content }, 'weigh', (t: State) => {
    Object.assign(t, { round: 1, event: 'c1-granary', turned: ['c1-granary'] })
    for (const seat of poor) give(t, seat, { money: 0 })
  })
  return inHall(game, async (hall) => {
    const id = await begun(hall, 'abc', { game: 'kingsbridge', speed: 'day' })
    const { places } = await hall.look(id, null)
    await play(
      hall,
      id,
      places.map(({ person }) => person as string),
    )
  })
}

const YES = [['exchange:yes']]
const NO = [['exchange:no']]
const HOUR = 3_600_000

async function isAsking(hall: Hall, id: number): Promise<boolean> {
  return (await hall.look(id, null)).questions[0]?.about === 'exchange'
}

/** The lines about these events that everybody can read. */
async function publicLog(hall: Hall, id: number) {
  const log = await hall.tables.reading.log(id, null)
  return isDenial(log) ? [] : log
}

describe('at a table', () => {
  it('K-SECRET-5, D-CARE: the same donor is called with the same words, whatever they know', async () => {
    const read: string[] = []
    for (const knowledge of [0, 5]) {
      const hospital = beforeHospital()
      const setUp: typeof hospital.setUp = (setup, luck) => {
        const t = hospital.setUp(setup, luck)
        // Together they have the same, so the stock tells nothing.
        give(t, 1, { knowledge })
        give(t, 3, { knowledge: 5 - knowledge })
        return t
      }
      await inHall({ ...hospital, setUp }, async (hall) => {
        const id = await begun(hall, 'abcd', { game: 'kingsbridge', options: { firstChapterCards: 'all' } })
        const { places } = await hall.look(id, null)
        yes(await hall.tables.turns.play(id, places[0]?.person as string, OPENED))
        await hall.pass(0)
        const { view, questions } = await hall.look(id, null)
        const posts = hall.posts.map(({ kind, data }) => ({ kind, data }))
        read.push(JSON.stringify([{ ...(view as View), setup: null }, questions, posts, await publicLog(hall, id)]))
        expect(questions[0]).toMatchObject({ seat: 1, about: 'care' })
      })
    }
    expect(read[0]).toBe(read[1])
  })

  it('K-SECRET-5: all are called, and nobody waits for who has nothing to choose', () =>
    atGranary([1, 2], async (hall, id, [rich = '']) => {
      await hall.pass(0)
      expect(hall.posted('asked').at(-1)?.seats).toEqual([0, 1, 2])
      yes(await hall.tables.turns.play(id, rich, YES))
      expect(await isAsking(hall, id)).toBe(false)
    }))

  it('K-SECRET-5: who has nothing to choose learns it alone, and need not answer', () =>
    atGranary([1], async (hall, id, people) => {
      const looks = await Promise.all(people.map((person) => hall.look(id, person)))
      expect(looks.map(({ isDone }) => isDone)).toEqual([false, true, false])
      expect((await hall.look(id, null)).isDone).toBe(false)
    }))

  it('K-SECRET-5: where nobody has a choice the game goes on only after some time, as if somebody had thought about it', () =>
    atGranary([0, 1, 2], async (hall, id) => {
      await hall.pass(5 * 60_000)
      expect(await isAsking(hall, id)).toBe(true)
      await hall.pass(HOUR)
      expect(await isAsking(hall, id)).toBe(false)
    }))

  it('K-SECRET-5: nobody’s clock runs who has nothing to choose, however long others think', () => {
    const play = async (hall: Hall, id: number, [first = '', , third = '']: string[]) => {
      yes(await hall.tables.turns.play(id, third, YES))
      await hall.pass(40 * HOUR)
      yes(await hall.tables.turns.play(id, first, YES))
      expect((await hall.look(id, null)).places.map(({ bank }) => bank / HOUR)).toEqual([8, 24, 24])
    }
    return atGranary([1], play, kingsbridge.content, WITHOUT_DEFAULTS)
  })

  it('K-ASK-3: the default answers a sealed question for whoever lets a sixth of the time pass', () =>
    atGranary([1], async (hall, id, [first = '']) => {
      const usual = yes(await hall.tables.reading.usualOrder(id, 0))
      expect(usual).toEqual({ name: 'exchange', value: 'never' })
      yes(await hall.tables.turns.play(id, first, YES))
      await hall.pass(4 * HOUR - 1)
      expect(await isAsking(hall, id)).toBe(true)
      await hall.pass(1)
      expect(await isAsking(hall, id)).toBe(false)
      const [line] = (await publicLog(hall, id)).filter(({ kind }) => kind === 'play')
      expect(line?.news.map(({ kind }) => kind)).toEqual(['traded', 'paid', 'gained', 'declined', 'declined'])
    }))

  it('K-ASK-3, K-SECRET-5: until then everybody is shown the same time, whether they can pay or have answered', () =>
    atGranary([1], async (hall, id, [first = '']) => {
      const duesNow = async () => (await hall.look(id, null)).timers.filter(({ name }) => name.startsWith('answer:'))
      const before = await duesNow()
      expect(before.map(({ name }) => name)).toEqual(['answer:0', 'answer:1', 'answer:2'])
      expect(new Set(before.map(({ due }) => due)).size).toBe(1)
      yes(await hall.tables.turns.play(id, first, YES))
      expect(await duesNow()).toEqual(before)
    }))

  it('K-SECRET-5: it goes on at once when all who have nothing to choose have said so themselves', () =>
    atGranary([0, 1, 2], async (hall, id, people) => {
      for (const person of people) yes(await hall.tables.turns.play(id, person, NO))
      expect(await isAsking(hall, id)).toBe(false)
    }))

  it('K-SECRET-5: others do not see who has answered: not by the seats, the questions, the log or the way back', () =>
    atGranary([2], async (hall, id, [first = '', second = '']) => {
      const before = await hall.look(id, second)
      const log = await publicLog(hall, id)
      yes(await hall.tables.turns.play(id, first, YES))
      const { revision, entry } = before
      expect({ ...(await hall.look(id, second)), revision, entry }).toEqual(before)
      expect(await publicLog(hall, id)).toEqual(log)
      expect(yes(await hall.tables.reading.rewinds(id, second))).toEqual([])
    }))

  it('K-SECRET-5: what came of it is told of nobody as the last to answer', () =>
    atGranary([2], async (hall, id, [first = '', second = '']) => {
      yes(await hall.tables.turns.play(id, first, YES))
      yes(await hall.tables.turns.play(id, second, NO))
      const [line, ...more] = (await publicLog(hall, id)).filter(({ kind }) => kind === 'play')
      expect(more).toEqual([])
      expect([line?.seat, line?.by]).toEqual([null, 'table'])
      expect(line?.news.map(({ kind }) => kind)).toEqual(['traded', 'paid', 'gained', 'declined', 'declined'])
    }))

  it('K-ASK-2, K-SECRET-5: an answer is taken back without a word, and others who answered since need not answer again', () =>
    atGranary([], async (hall, id, [first = '', second = '', third = '']) => {
      await hall.pass(0)
      yes(await hall.tables.turns.play(id, first, YES))
      yes(await hall.tables.turns.play(id, second, YES))
      const posts = hall.posts.length
      yes(await hall.tables.turns.undo(id, first))
      await hall.pass(0)
      expect(hall.posts).toHaveLength(posts)
      expect((await publicLog(hall, id)).filter(({ kind }) => kind === 'play' || kind === 'rewind')).toEqual([])
      yes(await hall.tables.turns.play(id, first, NO))
      yes(await hall.tables.turns.play(id, third, NO))
      const { view } = await hall.look(id, null)
      expect([(view as View).stock.grain, await isAsking(hall, id)]).toEqual([9, false])
    }))

  it('K-SECRET-5: no reminder names whose answer is missing, and for who lets all their time pass a bot answers unnamed', () => {
    const play = async (hall: Hall, id: number) => {
      await hall.pass(23 * HOUR)
      for (let hours = 0; hours < 26 && (await isAsking(hall, id)); hours++) await hall.pass(HOUR)
      expect(await isAsking(hall, id)).toBe(false)
      expect(hall.posted('reminder').map(({ seats }) => seats)).toEqual([[0, 1, 2]])
      expect(hall.posts.some(({ kind }) => kind === 'clock-out')).toBe(false)
      expect((await publicLog(hall, id)).every(({ kind, seat }) => kind !== 'play' || seat === null)).toBe(true)
    }
    return atGranary([1, 2], play, kingsbridge.content, WITHOUT_DEFAULTS)
  })

  it('K-SECRET-5, K-ORDERS-7: who has given an order is named with the others, but not pinged', () => {
    const grain: EffectOf<'exchange'> = { type: 'exchange', give: { money: 1 }, get: { goods: { grain: 1 } } }
    const content = withEvent({ kind: 'immediate', effects: [grain, grain] })
    return atGranary(
      [1],
      async (hall, id, [first = '', ...others]) => {
        yes(await hall.tables.orders.set(id, first, 'exchange', ['never']))
        for (const person of others) yes(await hall.tables.turns.play(id, person, NO))
        await hall.pass(0)
        const calls = hall.posted('asked').map(({ seats, pings }) => ({ seats, pings }))
        expect(calls.at(-1)).toEqual({ seats: [0, 1, 2], pings: [1, 2] })
      },
      content,
    )
  })

  it('K-ASK-3, K-SECRET-5: alone among bots there is nobody to hide it from, so nothing is asked in vain', () => {
    const game = beginningAt(kingsbridge, 'weigh', (t: State) => {
      Object.assign(t, { round: 1, event: 'c1-granary', turned: ['c1-granary'] })
      for (const seat of ALL) if (seat < t.setup.seats) give(t, seat, { money: 0 })
    })
    return inHall(game, async (hall) => {
      const options = { game: 'kingsbridge', players: 3, bots: 2, speed: 'day' as const, startsWhenFull: true }
      const host = { person: 'a', name: 'Player a' }
      const home = { server: 'server', channel: 'channel', thread: null }
      const { id } = yes(await hall.tables.lobby.create({ ...options, host, home }))
      await hall.pass(0)
      expect(await isAsking(hall, id)).toBe(false)
    })
  })
})
