import { describe, expect, it } from 'vitest'
import { itemAt, type OrderValue, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { projectOn } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { CARDS } from '#kingsbridge/words'
import type { Look, LookAhead } from '#tables'
import { hall, hallForEach, restart } from '#test/tables/for-each'
import { begun, type Hall, refusal, yes } from '#test/tables/hall'
import { askedOf, luckOf, moveAny, ownAsk, personAt, playOn } from '#test/tables/playing'
import { beginningAt, inHall } from '#test/tables/staged'
import { beforeHospital, OPENED } from './rounds.ts'
import {
  at,
  bring,
  CHANGED,
  give,
  type Onward,
  only,
  onward,
  pile,
  played,
  type State,
  sick,
  turn,
  turningUp,
  viewOf,
  withEvent,
} from './table.ts'

/** The answer of a standing order to the first question here that it has something to say to. */
function ordered(after: Pick<Onward, 't' | 'asks'>, name: string, value: OrderValue): readonly string[] | null {
  const spec = kingsbridge.orders?.find((order) => order.name === name)
  const answers = after.asks.map((question) => spec?.answer(viewOf(after.t, question.seat), question, value) ?? null)
  return answers.find((answer) => answer !== null) ?? null
}

/** The game as somebody sees it. */
function viewIn({ view }: Look): View {
  return view as View
}

/** The turn after these picks. */
function whereTurn(saved: Saved<State>, ...picks: string[]): Pick<Onward, 't' | 'asks'> {
  const { now: t, questions: asks } = played(saved, ...picks)
  return { t, asks }
}

/** The answer for who lets a sixth of the time pass, to the first question here. */
function defaultAt({ t, asks }: Pick<Onward, 't' | 'asks'>): readonly string[] | null {
  const question = itemAt(asks, 0)
  const specs = (kingsbridge.orders ?? []).filter(({ usualAbout }) => usualAbout?.includes(question.about) ?? true)
  const answers = specs.map(({ usual, answer }) =>
    usual === undefined ? null : answer(viewOf(t, question.seat), question, usual),
  )
  return answers.find((answer) => answer !== null) ?? null
}

describe('standing orders', () => {
  it('K-ORDERS-1: exchanges are declined or made always', () => {
    const after = onward(turningUp('c1-granary'))
    expect(ordered(after, 'exchange', ['never'])).toEqual(['exchange:no'])
    expect(ordered(after, 'exchange', ['always'])).toEqual(['exchange:yes'])
  })

  it('K-ORDERS-1: what is said of one event goes before what is said of all', () => {
    const after = onward(turningUp('c1-granary'))
    expect(ordered(after, 'exchange', ['always', 'never:c1-granary'])).toEqual(['exchange:no'])
    expect(ordered(after, 'exchange', ['always:c1-granary', 'never'])).toEqual(['exchange:yes'])
    expect(ordered(after, 'exchange', ['always:c2-herbal'])).toBeNull()
  })

  it('K-ORDERS-1: the same order serves a lasting exchange after the card', () => {
    const saved = turn((t) => {
      t.edge = ['c4-army-cloth']
    })
    const after = whereTurn(saved, 'lay:grain', 'grain')
    expect(ordered(after, 'exchange', ['never'])).toEqual(['done'])
    expect(ordered(after, 'exchange', ['always'])).toEqual(['trade:c4-army-cloth'])
    expect(ordered(after, 'exchange', ['never', 'always:c4-army-cloth'])).toEqual(['trade:c4-army-cloth'])
    expect(ordered(after, 'exchange', ['never:c1-granary'])).toBeNull()
  })

  it('K-ORDERS-2: losses take the goods in the order of the ranking, then in that of the event', () => {
    const loss = onward(turningUp('c4-new-earl', (t) => only(t, 0, { money: 2, wool: 1, grain: 1 })))
    expect(ordered(loss, 'losses', ['money'])).toEqual(['lose:2money'])
    expect(ordered(loss, 'losses', ['grain', 'wool'])).toEqual(['lose:1wool+1grain'])
    expect(ordered(loss, 'losses', ['grain', 'money'])).toEqual(['lose:1money+1grain'])
  })

  it('K-ORDERS-2: houses are taken back in the order of the ranking, and none that it does not name', () => {
    const houses = onward(
      turningUp('c3-empty-houses', (t) => {
        t.plots[0] = 0
        t.plots[12] = 0
      }),
    )
    expect(ordered(houses, 'unhouse', ['cloth', 'vp', 'piety'])).toEqual(['unhouse:13'])
    expect(ordered(houses, 'unhouse', ['cloth'])).toBeNull()
  })

  it('K-ORDERS-3: protection always, as far as loyalty goes, or never', () => {
    const after = onward(
      at('duties', (t) => {
        for (const seat of [0, 1, 2, 3]) only(t, seat, seat === 0 ? { loyalty: 2 } : { piety: 2, grain: 2, money: 5 })
      }),
    )
    expect(ordered(after, 'protect', 'always')).toEqual(['protect:money', 'protect:piety'])
    expect(ordered(after, 'protect', 'never')).toEqual([])
  })

  const donorAsked = () =>
    onward(
      at('grow', (t) => {
        t.chapter = 3
        t.round = 6
        bring(t, 'hospital', { stone: 3, wood: 1 })
        projectOn(t, 'hospital')?.seals.push(2)
        give(t, 2, { knowledge: 5 })
        sick(t, 4, 1)
      }),
    )

  it('K-ASK-3: whoever lets a sixth of the time pass gives the default of the list', () => {
    const loss = onward(turningUp('c4-new-earl', (t) => only(t, 0, { money: 1, wool: 1, grain: 1 })))
    const houses = onward(
      turningUp('c3-empty-houses', (t) => {
        t.plots[3] = 0
        t.plots[12] = 0
      }),
    )
    const duties = onward(
      at('duties', (t) => {
        for (const seat of [0, 1, 2, 3]) only(t, seat, seat === 0 ? { loyalty: 2 } : { piety: 2, grain: 2, money: 5 })
      }),
    )
    expect(defaultAt(onward(turningUp('c1-granary')))).toEqual(['exchange:no'])
    expect(defaultAt(loss)).toEqual(['lose:1money+1wool'])
    expect(defaultAt(houses)).toEqual(['unhouse:4'])
    expect(defaultAt(duties)).toEqual(['protect:money', 'protect:piety'])
    expect(defaultAt(donorAsked())).toEqual(['care:none'])
    expect(defaultAt(onward(turningUp('c2-french-war')))).toHaveLength(1)
  })

  it('K-ASK-3: nothing of the own turn is answered before its time is over', () => {
    const exchange = whereTurn(
      turn((t) => {
        t.edge = ['c4-army-cloth']
      }),
      'lay:grain',
      'grain',
    )
    const asks = [
      whereTurn(turn()),
      whereTurn(turn(), 'lay:grain', 'grain'),
      exchange,
      onward(turningUp('c4-army-cloth')),
    ]
    expect(asks.map(defaultAt)).toEqual([null, null, null, null])
  })

  it('K-ORDERS-4: care for the sick as a donor is declined', () => {
    const after = donorAsked()
    expect(ordered(after, 'care', 'never')).toEqual(['care:none'])
    expect(ordered(onward(turningUp('c1-granary')), 'care', 'never')).toBeNull()
  })

  it('K-ORDERS-5: the card to discard is the first of the ranking that is still in hand', () => {
    const after = whereTurn(turn(), 'lay:grain', 'grain')
    expect(ordered(after, 'cover', ['grain', 'rent', 'piety'])).toEqual(['discard:rent'])
    expect(ordered(after, 'cover', ['grain'])).toBeNull()
  })

  it('K-ORDERS-5: of cards laid unused the first of the ranking is covered; which one lies open is asked, unless it is named second', () => {
    const skipped = onward(turningUp('c2-french-war'))
    expect(ordered(skipped, 'cover', ['rent'])).toBeNull()
    expect(ordered(skipped, 'cover', ['rent', 'sale'])).toEqual(['unused:sale+rent'])
    const court = onward(
      at('court', (t) => {
        t.asked = [0]
        pile(t, 0, [])
      }),
    )
    expect(ordered(court, 'cover', ['cloth', 'rent'])).toEqual(['unused:rent+cloth'])
  })

  it('K-ORDERS-5: several cards to discard are taken from the ranking if it names enough', () => {
    const content = withEvent({ kind: 'immediate', effects: [{ type: 'discard', count: 2, how: 'choice' }] })
    const after = onward(turningUp(CHANGED, undefined, { content }))
    expect(ordered(after, 'cover', ['sale', 'rent', 'cloth'])).toEqual(['discard:sale', 'discard:rent'])
    expect(ordered(after, 'cover', ['sale'])).toBeNull()
  })
})

hallForEach()

const GRAIN = [['lay:grain'], ['grain']]
const PIETY = [['lay:piety'], ['piety']]

/** A game of four in its first action phase, and who is due in turn order. */
async function inActionPhase(seed = 1): Promise<{ id: number; due: string[] }> {
  const id = await begun(hall, 'abcd', { game: 'kingsbridge', speed: 'none' })
  const look = await playOn(hall, id, luckOf(seed), 20, ({ questions }) => questions[0]?.about === 'card')
  const first = look.questions[0]?.seat as number
  return { id, due: [0, 1, 2, 3].map((place) => personAt(look, (first + place) % 4)) }
}

/** A game that begins with a question whether to give wool away. */
async function whereWoolIsAsked(): Promise<number> {
  for (;;) {
    const id = await begun(hall, 'abcd', { game: 'kingsbridge', speed: 'none' })
    const look = await hall.look(id, null)
    const { event } = viewIn(look)
    if (look.questions[0]?.about === 'exchange' && (event === 'c1-foreign-buyers' || event === 'c1-scarlet')) return id
  }
}

async function ahead(id: number, person: string): Promise<LookAhead> {
  return yes(await hall.tables.reading.lookAhead(id, person))
}

function openPile(look: Look, person: string): readonly string[] {
  const seat = look.places.findIndex((place) => place.person === person)
  return viewIn(look).players[seat]?.open ?? []
}

describe('early answers', () => {
  function atHospital(play: (hall: Hall, id: number, people: string[]) => Promise<void>): Promise<void> {
    return inHall(beforeHospital(), async (own) => {
      const id = await begun(own, 'abcd', { game: 'kingsbridge', speed: 'none', options: { firstChapterCards: 'all' } })
      const { places } = await own.look(id, null)
      const people = places.map(({ person }) => person as string)
      yes(await own.tables.turns.play(id, people[0] as string, OPENED))
      await play(own, id, people)
    })
  }

  it('D-CARE, K-DONOR-4: a later donor may choose early whom to care for, and where place 9 builds', () =>
    atHospital(async (own, id, people) => {
      const [, first = '', second = '', other = ''] = people
      expect((await own.look(id, null)).questions).toMatchObject([{ seat: 1, about: 'care', later: [2] }])
      const { look } = yes(await own.tables.reading.lookEarly(id, second))
      expect(ownAsk(look)?.options).toEqual(['care:4', 'care:9', 'care:none'])
      expect(refusal(await own.tables.reading.lookEarly(id, other))).toBe('not-asked')
      yes(await own.tables.orders.answerEarly(id, second, [['care:9']]))
      expect(ownAsk(yes(await own.tables.reading.lookEarly(id, second)).look)?.about).toBe('plot')
      expect(yes(await own.tables.orders.answerEarly(id, second, [['plot:3']]))).toEqual({ isWhole: true })
      yes(await own.tables.turns.play(id, first, [['care:4']]))
      const now = await own.look(id, null)
      const view = viewIn(now)
      expect([view.isSick[3], view.isSick[8], view.plots[2]]).toEqual([false, false, 2])
      expect(now.questions.some(({ about }) => about === 'care')).toBe(false)
    }))

  it('D-CARE, K-DONOR-4: whom another donor has cared for is no longer offered, and the donor is asked', () =>
    atHospital(async (own, id, people) => {
      const [, first = '', second = ''] = people
      yes(await own.tables.orders.answerEarly(id, second, [['care:4']]))
      yes(await own.tables.turns.play(id, first, [['care:4']]))
      const look = await own.look(id, second)
      expect([look.early, ownAsk(look)?.options]).toEqual(['lost', ['care:9', 'care:none']])
    }))

  it('K-ORDERS-4, D-CARE: an early answer goes before the order never to care', () =>
    atHospital(async (own, id, people) => {
      const [, first = '', second = ''] = people
      yes(await own.tables.orders.set(id, second, 'care', 'never'))
      yes(await own.tables.orders.answerEarly(id, second, [['care:4']]))
      yes(await own.tables.turns.play(id, first, [['care:none']]))
      expect(viewIn(await own.look(id, null)).isSick[3]).toBe(false)
    }))

  it('K-ORDERS-4, D-CARE: whom a donor chose early, but not yet the plot, is their plan when they are asked', () =>
    atHospital(async (own, id, people) => {
      const [, first = '', second = ''] = people
      yes(await own.tables.orders.set(id, second, 'care', 'never'))
      yes(await own.tables.orders.answerEarly(id, second, [['care:9']]))
      yes(await own.tables.turns.play(id, first, [['care:none']]))
      const look = await own.look(id, second)
      expect([look.draft, ownAsk(look)?.about, look.early]).toEqual([[['care:9']], 'plot', null])
      yes(await own.tables.turns.stepBack(id, second))
      expect(ownAsk(await own.look(id, second))?.about).toBe('care')
    }))
})

/** A game of three in chapter IV: seat 0 turns the card and lays grain, seat 1 has prepared these turns and no wool. */
function whileClothIsSought(
  turns: readonly Picks[],
  play: (own: Hall, id: number, person: string, due: () => Promise<void>) => Promise<void>,
  change: (t: State) => void = () => {},
  scene: 'orient' | 'weigh' = 'orient',
): Promise<void> {
  const game = beginningAt(kingsbridge, scene, (t: State) => {
    Object.assign(t, { chapter: 4, round: 2, event: 'c4-verderers', edge: ['c4-army-cloth'] })
    for (const p of t.players) Object.assign(p, { open: ['medicine'], discards: ['favour'], hand: [...HAND] })
    for (const seat of [0, 1]) only(t, seat, { money: 1 })
    change(t)
  })
  return inHall(game, async (own) => {
    const id = await begun(own, 'abc', { game: 'kingsbridge', speed: 'none', options: { firstChapterCards: 'all' } })
    const { places } = await own.look(id, null)
    const [first = '', second = ''] = places.map(({ person }) => person as string)
    for (const picks of turns) yes(await own.tables.orders.prepare(id, second, picks))
    // Turned like this the card gives seat 1 a wool.
    const due = async () => {
      yes(await own.tables.turns.play(id, first, [['turn:0']]))
      yes(await own.tables.turns.play(id, first, [['lay:grain'], ['grain'], ['discard:rent']]))
    }
    await play(own, id, second, due)
  })
}

type Picks = readonly (readonly string[])[]

const HAND = CARDS.filter((card) => card !== 'medicine' && card !== 'favour')
const GRAIN_TURN: Picks = [['lay:grain'], ['grain'], ['discard:rent']]

it('K-ROUND-3: whoever turns the card and has the first turn goes on without being called again', () =>
  whileClothIsSought([], async (own, id) => {
    const [first] = (await own.look(id, null)).places
    await own.pass(0)
    yes(await own.tables.turns.play(id, first?.person ?? '', [['turn:0']]))
    await own.pass(0)
    yes(await own.tables.turns.play(id, first?.person ?? '', [['lay:grain'], ['grain'], ['discard:rent']]))
    await own.pass(0)
    const calls = own.posted('asked').map(({ seats, pings = seats }) => ({ seats, pings }))
    expect(calls).toEqual([
      { seats: [0], pings: [0] },
      { seats: [0], pings: [] },
      { seats: [1], pings: [1] },
    ])
  }))

describe('what a prepared turn did not foresee', () => {
  it('K-ORDERS-6: an exchange that came up since is declined, and the turn is played', () =>
    whileClothIsSought([GRAIN_TURN], async (own, id, person, due) => {
      await due()
      const look = await own.look(id, person)
      const { players } = viewIn(look)
      expect([players[1]?.open.at(-1), players[1]?.goods?.wool]).toEqual(['grain', 1])
      expect([players[1]?.vp, look.orders]).toEqual([8, []])
    }))

  it.each([
    ['always', 0, 9],
    ['never', 1, 8],
  ])('K-ORDERS-1, K-ORDERS-6: the order “%s” counts while a prepared turn is played', (word, wool, vp) =>
    whileClothIsSought([GRAIN_TURN], async (own, id, person, due) => {
      yes(await own.tables.orders.set(id, person, 'exchange', [word]))
      await due()
      const player = viewIn(await own.look(id, person)).players[1]
      expect([player?.open.at(-1), player?.goods?.wool, player?.vp]).toEqual(['grain', wool, vp])
    }),
  )

  it('K-ORDERS-5, K-ORDERS-6: an order answers what a prepared turn leaves open', () =>
    whileClothIsSought([], async (own, id, person, due) => {
      yes(await own.tables.orders.set(id, person, 'cover', ['sale']))
      expect(yes(await own.tables.orders.prepare(id, person, [['lay:grain'], ['grain']]))).toEqual({ isWhole: true })
      await due()
      expect(viewIn(await own.look(id, person)).players[1]?.discards).toEqual(['favour', 'sale'])
    }))

  it('K-ORDERS-6: a declined exchange that is no longer offered is left out', () => {
    const buyers = (t: State) => {
      Object.assign(t, { event: 'c1-foreign-buyers', chapter: 1 })
      give(t, 1, { wool: 1 })
    }
    return whileClothIsSought(
      [],
      async (own, id, person, due) => {
        yes(await own.tables.orders.prepare(id, person, [['lay:grain'], ['grain'], ['done'], ['discard:rent']]))
        const { places } = await own.look(id, null)
        for (const seat of [1, 2]) yes(await own.tables.turns.play(id, personAt({ places }, seat), [['exchange:yes']]))
        await due()
        expect(viewIn(await own.look(id, person)).players[1]).toMatchObject({ open: ['medicine', 'grain'], vp: 8 })
      },
      buyers,
      'weigh',
    )
  })

  it('K-ORDERS-6: a turn lapses where what it says itself is no longer legal', () =>
    whileClothIsSought(
      [[['lay:project'], ['project:bridge=1stone'], ['discard:rent']], GRAIN_TURN],
      async (own, id, person) => {
        const first = personAt(await own.look(id, null), 0)
        const legal = async () =>
          yes(await own.tables.reading.lookAhead(id, person)).turns.map(({ isLegal }) => isLegal)
        expect(await legal()).toEqual([true, true])
        yes(await own.tables.turns.play(id, first, [['turn:0']]))
        yes(await own.tables.turns.play(id, first, [['lay:project'], ['project:bridge=1stone'], ['discard:rent']]))
        expect(viewIn(await own.look(id, person)).players[1]?.open.at(-1)).toBe('grain')
      },
      (t) => {
        bring(t, 'bridge', { stone: 4, wood: 3 })
        for (const seat of [0, 1]) give(t, seat, { stone: 1 })
      },
    ))
})

describe('prepared turns', () => {
  it('K-ORDERS-6: the first prepared turn that is still legal is played as soon as the seat is due', async () => {
    const { id, due } = await inActionPhase()
    const [first = '', second = '', third = ''] = due
    expect(yes(await hall.tables.orders.prepare(id, second, GRAIN))).toEqual({ isWhole: true })
    yes(await hall.tables.orders.prepare(id, second, PIETY))
    await moveAny(hall, id, first, luckOf(3))
    expect(await askedOf(hall, id)).toEqual([third])
    expect(openPile(await hall.look(id, null), second)).toEqual(['grain'])
  })

  it('K-ORDERS-6: a turn that has become impossible is passed over', async () => {
    const id = await whereWoolIsAsked()
    const look = await hall.look(id, null)
    const seat = (viewIn(look).shield + 1) % 4
    const person = personAt(look, seat)
    yes(await hall.tables.orders.prepare(id, person, [['lay:sale'], ['sale:1wool']]))
    yes(await hall.tables.orders.prepare(id, person, PIETY))
    for (const person of 'abcd') yes(await hall.tables.orders.set(id, person, 'exchange', ['always']))
    expect((await ahead(id, person)).turns.map(({ isLegal }) => isLegal)).toEqual([false, true])
    const isLaid = (now: Look) => openPile(now, person).length > 0
    expect(openPile(await playOn(hall, id, luckOf(2), 40, isLaid), person)).toEqual(['piety'])
  })

  it('K-ORDERS-6: when no prepared turn is legal any more the seat is asked', async () => {
    const id = await whereWoolIsAsked()
    const look = await hall.look(id, null)
    const person = personAt(look, (viewIn(look).shield + 1) % 4)
    yes(await hall.tables.orders.prepare(id, person, [['lay:sale'], ['sale:1wool']]))
    for (const person of 'abcd') yes(await hall.tables.orders.set(id, person, 'exchange', ['always']))
    await playOn(hall, id, luckOf(2), 2)
    expect(await askedOf(hall, id)).toEqual([person])
  })

  it('K-ORDERS-6: at most three, of this round only, and they lapse with it', async () => {
    const { id, due } = await inActionPhase()
    const [first = '', second = ''] = due
    const last = due.at(-1) as string
    for (const turn of [GRAIN, PIETY, [['lay:grain'], ['forgo']]]) yes(await hall.tables.orders.prepare(id, last, turn))
    expect((await ahead(id, last)).isFull).toBe(true)
    expect(refusal(await hall.tables.orders.prepare(id, last, GRAIN))).toBe('not-asked')
    yes(await hall.tables.orders.unprepare(id, last))
    expect((await ahead(id, last)).turns).toHaveLength(2)
    expect(refusal(await hall.tables.reading.lookAhead(id, first))).toBe('not-asked')
    await playOn(hall, id, luckOf(3), 40, (now) => viewIn(now).round > 1)
    for (const person of [second, last]) expect((await hall.look(id, person)).orders).toEqual([])
  })

  it('K-ORDERS-6: a turn is prepared question by question, and what was begun can be taken back', async () => {
    const { id, due } = await inActionPhase()
    const second = due[1] as string
    expect(yes(await hall.tables.orders.prepare(id, second, [['lay:sale']]))).toEqual({ isWhole: false })
    const { look } = await ahead(id, second)
    expect(ownAsk(look)?.about).toBe('use')
    yes(await hall.tables.orders.unprepare(id, second))
    expect(ownAsk((await ahead(id, second)).look)?.about).toBe('card')
    expect(refusal(await hall.tables.orders.unprepare(id, second))).toBe('nothing-to-undo')
  })

  it('K-ORDERS-6: what is prepared is still there after a restart', async () => {
    const { id, due } = await inActionPhase()
    const [first = '', second = ''] = due
    yes(await hall.tables.orders.prepare(id, second, GRAIN))
    yes(await hall.tables.orders.prepare(id, second, [['lay:sale']]))
    await restart()
    const { turns, look } = await ahead(id, second)
    expect([turns.length, ownAsk(look)?.about]).toEqual([1, 'use'])
    await moveAny(hall, id, first, luckOf(3))
    expect(openPile(await hall.look(id, null), second)).toEqual(['grain'])
  })

  it('K-ORDERS-7: nobody else sees what is prepared, nor that anything is', async () => {
    const { id, due } = await inActionPhase()
    const [first = '', second = ''] = due
    const before = await hall.look(id, first)
    yes(await hall.tables.orders.prepare(id, second, GRAIN))
    expect(await hall.look(id, first)).toEqual({ ...before, revision: before.revision + 1 })
    expect((await hall.look(id, null)).orders).toEqual([])
  })

  it('K-ORDERS-5, K-ORDERS-6: an own order answers in the own turn too, where it can still be taken back', async () => {
    const id = await begun(hall, 'ab', { game: 'kingsbridge', speed: 'none', options: { firstChapterCards: 'all' } })
    const look = await playOn(hall, id, luckOf(1), 20, ({ questions }) => questions[0]?.about === 'card')
    const person = personAt(look, look.questions[0]?.seat as number)
    yes(await hall.tables.orders.set(id, person, 'cover', ['grain', 'rent']))
    yes(await hall.tables.turns.compose(id, person, GRAIN))
    const drafted = await hall.look(id, person)
    expect(drafted.draft.at(-1)).toEqual(['discard:rent'])
    yes(await hall.tables.turns.stepBack(id, person))
    expect(ownAsk(await hall.look(id, person))?.about).toBe('discard')
    expect(refusal(await hall.tables.orders.set(id, person, 'cover', 'rent'))).toBe('no-such-order')
    expect(refusal(await hall.tables.orders.set(id, person, 'cover', ['rent', 'rent']))).toBe('no-such-order')
    expect(refusal(await hall.tables.orders.set(id, person, 'cover', []))).toBe('no-such-order')
  })
})
