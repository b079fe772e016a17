import { createCipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  begin,
  below,
  chooseId,
  chooseSome,
  copyState,
  dump,
  isMisread,
  keyedSeed,
  type Luck,
  load,
  luckFrom,
  newsFor,
  passesBefore,
  position,
  type Question,
  questionsFor,
  Run,
  readLine,
  recordOf,
  replay,
  rollDie,
  type Saved,
  shuffle,
  turnUp,
  untilAsked,
  writeLine,
} from '#kernel'
import { chachaBlock } from '../src/kernel/chacha.ts'
import { commitmentOf, keepsCommitment, newSeed } from '../src/tables/model/commitment.ts'
import { seedOf } from './conformance.ts'
import { type Fair, fair } from './sample/fair.ts'

function draws(luck: Luck, n: number, count: number): number[] {
  return Array.from({ length: count }, () => below(luck, n))
}

/** The sum of squared deviations over the expected count. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('luck', () => {
  it('is fixed by its seed for ever: these numbers must never change', () => {
    const luck = luckFrom('000102030405060708090a0b0c0d0e0f')
    expect(draws(luck, 1000, 6)).toMatchInlineSnapshot(`
      [
        117,
        207,
        334,
        509,
        340,
        866,
      ]
    `)
    expect(shuffle(luck, [0, 1, 2, 3, 4, 5, 6, 7])).toMatchInlineSnapshot(`
      [
        0,
        7,
        6,
        5,
        2,
        3,
        1,
        4,
      ]
    `)
    expect(rollDie(luck)).toMatchInlineSnapshot(`6`)
    expect(luck).toMatchInlineSnapshot(`
      [
        57420194,
        16818842,
        1434095727,
        880860992,
        14,
      ]
    `)
  })

  it('is xoshiro128**, as its authors publish it', () => {
    expect(draws([1, 2, 3, 4, 0], 2 ** 32, 4)).toEqual([11520, 0, 5927040, 70819200])
  })

  it('is fixed by its key for ever, in games that begin from now on: these numbers must never change', () => {
    const luck = luckFrom(keyedSeed('000102030405060708090a0b0c0d0e0f'.repeat(2)))
    expect(draws(luck, 1000, 6)).toMatchInlineSnapshot(`
      [
        692,
        940,
        670,
        787,
        359,
        999,
      ]
    `)
    expect(shuffle(luck, [0, 1, 2, 3, 4, 5, 6, 7])).toMatchInlineSnapshot(`
      [
        7,
        2,
        4,
        1,
        0,
        6,
        3,
        5,
      ]
    `)
    expect(rollDie(luck)).toMatchInlineSnapshot(`5`)
    expect(luck[4]).toBe(14)
  })

  it('is the stream of anybody’s ChaCha20 with this key, "willyville" as its nonce and its blocks from 0', () => {
    const key = Buffer.from('00112233445566778899aabbccddeeff'.repeat(2), 'hex')
    const nonce = Buffer.concat([Buffer.alloc(4), Buffer.from('willyville\0\0')])
    const bytes = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(400))
    const words = Array.from({ length: 100 }, (_, place) => bytes.readUInt32LE(4 * place))
    expect(draws(luckFrom(keyedSeed(key.toString('hex'))), 2 ** 32, 100)).toEqual(words)
  })

  it('is ChaCha20, as RFC 8439 publishes it', () => {
    const key = Array.from({ length: 32 }, (_, byte) => byte)
    const bytes = [...Buffer.from('expand 32-byte k'), ...key, 1, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0]
    const start = new Int32Array(new Uint8Array(bytes).buffer)
    const block = new Int32Array(16)
    chachaBlock(start, block)
    expect(Buffer.from(block.buffer).toString('hex')).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  it('draws the same from a key, whoever draws in between and wherever it is taken up again', () => {
    const alone = luckFrom(keyedSeed('5a'.repeat(32)))
    const whole = draws(alone, 2 ** 32, 50)
    const [mine, other] = [luckFrom(keyedSeed('5a'.repeat(32))), luckFrom(keyedSeed('5b'.repeat(32)))]
    const mixed = whole.map(() => {
      const [drawn] = draws(JSON.parse(JSON.stringify(mine)), 2 ** 32, 1)
      draws(other, 2 ** 32, 1)
      draws(mine, 2 ** 32, 1)
      return drawn
    })
    expect(mixed).toEqual(whole)
    expect(new Set([...whole, ...draws(other, 2 ** 32, 50)]).size).toBe(100)
  })

  it('gives every number below n equally often from a key too, and skips a place for what is turned up', () => {
    const luck = luckFrom(keyedSeed('c4'.repeat(32)))
    for (const n of [2, 6, 33]) {
      const counts = new Array<number>(n).fill(0)
      for (const drawn of draws(luck, n, 10_000 * n)) counts[drawn] = (counts[drawn] as number) + 1
      expect(chiSquare(counts, 10_000)).toBeLessThan(70)
    }
    const [turned, drawn] = [luckFrom(keyedSeed('c4'.repeat(32))), luckFrom(keyedSeed('c4'.repeat(32)))]
    turnUp(turned, ['top'])
    draws(drawn, 2 ** 32, 1)
    expect(draws(turned, 2 ** 32, 3)).toEqual(draws(drawn, 2 ** 32, 3))
  })

  it('takes 128 bits or more, and refuses everything else', () => {
    expect(luckFrom(seedOf(1))).not.toEqual(luckFrom(seedOf(2)))
    expect(luckFrom(`${seedOf(1)}00000000`)).not.toEqual(luckFrom(seedOf(1)))
    for (const bad of [
      '',
      '1',
      'chacha20:12',
      `chacha20:${'A'.repeat(64)}`,
      'g'.repeat(32),
      'A'.repeat(32),
      '0'.repeat(33),
    ])
      expect(() => luckFrom(bad)).toThrow()
  })

  it('uses every bit of the seed', () => {
    const seeds = Array.from({ length: 128 }, (_, bit) => (1n << BigInt(bit)).toString(16).padStart(32, '0'))
    const firsts = new Set(seeds.map((seed) => luckFrom(seed).slice(0, 4).join()))
    expect(firsts.size).toBe(128)
  })

  it('gives every number below n equally often', () => {
    const luck = luckFrom(seedOf(7))
    for (const n of [2, 3, 6, 7, 33]) {
      const counts = new Array<number>(n).fill(0)
      for (const drawn of draws(luck, n, 10_000 * n)) counts[drawn] = (counts[drawn] as number) + 1
      // Far beyond the 0.999 quantile for 32 degrees of freedom, and the seed is fixed.
      expect(chiSquare(counts, 10_000)).toBeLessThan(70)
    }
  })

  it('draws again where a remainder would favour small numbers', () => {
    const n = 3 * 2 ** 30
    const low = draws(luckFrom(seedOf(3)), n, 30_000).filter((drawn) => drawn < 2 ** 30).length
    expect(low / 30_000).toBeGreaterThan(0.32)
    expect(low / 30_000).toBeLessThan(0.347)
  })

  it('shuffles three cards into all six orders equally often', () => {
    const luck = luckFrom(seedOf(11))
    const counts = new Map<string, number>()
    for (let time = 0; time < 60_000; time++) {
      const order = shuffle(luck, ['a', 'b', 'c']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    expect(chiSquare([...counts.values()], 10_000)).toBeLessThan(25)
  })

  it('counts a hidden card that is turned up as luck', () => {
    const luck = luckFrom(seedOf(1))
    const before = luck.slice()
    expect(turnUp(luck, ['top', 'next'])).toBe('top')
    expect(luck.slice(0, 4)).toEqual(before.slice(0, 4))
    expect(luck[4]).toBe(1)
    expect(turnUp(luck, [])).toBeUndefined()
    expect(luck[4]).toBe(1)
  })

  it('refuses to draw a number below nothing', () => {
    for (const n of [0, -1, 1.5, 2 ** 33]) expect(() => below(luckFrom(seedOf(1)), n)).toThrow()
    expect(draws(luckFrom(seedOf(1)), 1, 3)).toEqual([0, 0, 0])
  })
})

const start = { seats: 3, seed: seedOf(5) }

function atBids(): Saved<Fair> {
  return untilAsked(fair, begin(fair, start)).saved as Saved<Fair>
}

/** Everybody bids the first card of their hand. */
function bids(saved: Saved<Fair>): Answer[] {
  return saved.state.hands.map((hand, seat) => ({ seat, picks: [`bid:${hand[0]}`] }))
}

function atTake(): Saved<Fair> {
  const saved = atBids()
  return position(fair, saved, bids(saved)).done as Saved<Fair>
}

describe('a position', () => {
  it('asks several seats at once and shows nothing before the last answer is in', () => {
    const saved = atBids()
    const [first, second, third] = bids(saved) as [Answer, Answer, Answer]
    const reached = position(fair, saved, [third, first])
    expect(reached.questions.map(({ seat }) => seat)).toEqual([1])
    expect(reached.done).toBeNull()
    expect(reached.now.hands).toEqual(saved.state.hands)
    expect(reached.finalUpTo).toBe(0)
    expect(position(fair, saved, [third, first, second]).done?.scene).toBe('take')
  })

  it('makes sealed answers final together', () => {
    const saved = atBids()
    expect(position(fair, saved, bids(saved)).finalUpTo).toBe(3)
  })

  it('makes picks final once luck moved, and no earlier', () => {
    const saved = atTake()
    const seat = saved.state.winner
    const dug = position(fair, saved, [{ seat, picks: ['dig'] }])
    expect(dug.finalUpTo).toBe(1)
    const card = dug.questions[0]?.options[0]
    const dropped = position(fair, saved, [
      { seat, picks: ['dig'] },
      { seat, picks: [card as string] },
    ])
    expect(dropped.finalUpTo).toBe(1)
  })

  it('makes a pick final when another seat is asked because of it', () => {
    const saved = atTake()
    const { winner } = saved.state
    const other = (winner + 1) % 3
    ;(saved.state.stalls[other] as { apple: number }).apple = 1
    const reached = position(fair, saved, [{ seat: winner, picks: [`swap:${other}.apple`] }])
    expect(reached.questions.map(({ seat }) => seat)).toEqual([other])
    expect(reached.finalUpTo).toBe(1)
  })

  it('numbers its questions over the whole game, so that a stale press is known', () => {
    const saved = atTake()
    const reached = position(fair, saved, [])
    expect(reached.at).toBe(3)
    const seat = saved.state.winner
    const stale = position(fair, saved, [{ seat, picks: ['keep'], at: 2 }])
    expect(stale.refusal).toEqual({ refused: 'stale', at: 2, present: 3 })
    expect(position(fair, saved, [{ seat, picks: ['keep'], at: 3 }]).refusal).toBeNull()
  })

  it('keeps the longest prefix of picks that still fits after a change of rules', () => {
    const saved = atTake()
    const seat = saved.state.winner
    const card = `drop:${position(fair, saved, [{ seat, picks: ['dig'] }]).now.hands[seat]?.[0]}`
    const answers = [
      { seat, picks: ['dig'] },
      { seat, picks: [card] },
      { seat, picks: ['haggle'] },
      { seat, picks: ['keep'] },
    ]
    const reached = position(fair, saved, answers)
    expect(reached.kept).toBe(2)
    expect(reached.refusal).toMatchObject({ refused: 'not-legal', option: 'haggle' })
    expect(reached.questions[0]?.about).toBe('take')
  })

  it('names the rule with a refusal where the game knows it', () => {
    const saved = atTake()
    saved.state.spent.push(...saved.state.deck.splice(0))
    const reached = position(fair, saved, [{ seat: saved.state.winner, picks: ['dig'] }])
    expect(reached.refusal).toMatchObject({ refused: 'not-legal', reasons: [{ rule: 'F-DIG', facts: { deck: 0 } }] })
  })

  it('refuses with a value: game over, not asked, wrong count', () => {
    const saved = atBids()
    expect(position(fair, { ...saved, scene: null }, [{ seat: 0, picks: [] }]).refusal).toEqual({ refused: 'over' })
    expect(position(fair, saved, [{ seat: 9, picks: [] }]).refusal).toEqual({ refused: 'not-asked', seat: 9 })
    const two = position(fair, saved, [
      { seat: 0, picks: (saved.state.hands[0] ?? []).slice(0, 2).map((card) => `bid:${card}`) },
    ])
    expect(two.refusal).toEqual({ refused: 'wrong-count', min: 1, max: 1, given: 2 })
  })

  it('shows a seat its own question in full, and of the others only that they are asked', () => {
    const { questions } = position(fair, atBids(), [])
    expect(questionsFor(questions, 0).map(({ options }) => options.length)).toEqual([6, 0, 0])
    expect(questionsFor(questions, null).every(({ options }) => options.length === 0)).toBe(true)
    const hidden = questions.map((question) => ({ ...question, hidden: true as const }))
    expect(questionsFor(hidden, 1).map(({ seat }) => seat)).toEqual([1])
  })

  it('tells private news only to those it is for', () => {
    const saved = atTake()
    const { winner } = saved.state
    const { news } = position(fair, saved, [{ seat: winner, picks: ['dig'] }])
    expect(newsFor(news, winner).map(({ kind }) => kind)).toContain('dugCard')
    expect(newsFor(news, (winner + 1) % 3).map(({ kind }) => kind)).not.toContain('dugCard')
    expect(newsFor(news, null).map(({ kind }) => kind)).not.toContain('dugCard')
  })
})

/** A game of one question, for rules of asking. */
function asking(scene: (typeof fair.scenes)[string]): Run<Fair> {
  return new Run({ ...fair, scenes: { ...fair.scenes, layOutLot: scene } }, begin(fair, start))
}

describe('asking', () => {
  it('does not ask what has one answer', () => {
    const run = asking(function* () {
      const only = yield* chooseId(0, 'one', ['only'])
      const all = yield* chooseSome(0, 'all', ['a', 'b'], (id) => id, { min: 2, max: 5 })
      const none = yield* chooseSome(0, 'none', ['a', 'b'], (id) => id, { min: 0, max: 0 })
      return [only, ...all, ...none].join()
    })
    expect(run.next).toBe('only,a,b')
  })

  it('takes from min to max different picks and gives them back in the order of the list', () => {
    const picked: string[] = []
    const run = asking(function* () {
      picked.push(...(yield* chooseSome(0, 'some', ['a', 'b', 'c'], (id) => id, { min: 1, max: 2 })))
      return null
    })
    expect(run.answer({ seat: 0, picks: [] })?.refused).toBe('wrong-count')
    expect(run.answer({ seat: 0, picks: ['a', 'b', 'c'] })?.refused).toBe('wrong-count')
    expect(run.answer({ seat: 0, picks: ['a', 'a'] })?.refused).toBe('wrong-count')
    expect(run.answer({ seat: 0, picks: ['c', 'a'] })).toBeNull()
    expect(picked).toEqual(['a', 'c'])
  })

  /** An optional question between two others. */
  function* withOffer(told: string[]) {
    told.push(yield* chooseId(0, 'first', ['a', 'b']))
    told.push(yield* chooseId(0, 'offer', ['extra', 'none'], { pass: 'none', optional: true }))
    told.push(yield* chooseId(0, 'last', ['c', 'd']))
    return null
  }

  it('puts an optional question to nobody: whoever answers what comes behind it has passed it over', () => {
    const told: string[] = []
    const run = asking(() => withOffer(told))
    expect([run.answer({ seat: 0, picks: ['a'] }), run.answer({ seat: 0, picks: ['d'] })]).toEqual([null, null])
    expect([told, run.next, run.taken]).toEqual([['a', 'none', 'd'], null, 2])
    expect(run.passedOver).toMatchObject([{ question: { about: 'offer' }, taken: 1 }])
  })

  it('takes the answer to an optional question from whoever gives one', () => {
    const told: string[] = []
    const run = asking(() => withOffer(told))
    for (const pick of ['a', 'extra', 'c']) expect(run.answer({ seat: 0, picks: [pick] })).toBeNull()
    expect([told, run.passedOver]).toEqual([['a', 'extra', 'c'], []])
  })

  it('counts an optional question only when it is answered, so that answers of before are read as they were', () => {
    const numbers = (picks: string[]) => {
      const run = asking(() => withOffer([]))
      for (const pick of picks) run.answer({ seat: 0, picks: [pick] })
      return run.at
    }
    expect([numbers(['a', 'c']), numbers(['a', 'extra', 'c'])]).toEqual([2, 3])
  })

  it('refuses what neither an optional question nor the one behind it offers', () => {
    const run = asking(() => withOffer([]))
    run.answer({ seat: 0, picks: ['a'] })
    expect(run.answer({ seat: 0, picks: ['z'] })).toMatchObject({ refused: 'not-legal', option: 'z' })
    expect(run.questionOf(0)?.about).toBe('last')
  })

  it('shows beside a position what could be added to it, and waits for nobody there', () => {
    const game = { ...fair, scenes: { ...fair.scenes, layOutLot: () => withOffer([]) } }
    const reached = position(game, begin(fair, start), [{ seat: 0, picks: ['a'] }])
    expect([reached.questions.map(({ about }) => about), reached.offers.map(({ question }) => question.about)]).toEqual(
      [['last'], ['offer']],
    )
  })

  it('makes final what comes to light behind an optional question that is passed over', () => {
    const game = {
      ...fair,
      scenes: {
        ...fair.scenes,
        *layOutLot(t: Fair) {
          yield* chooseId(0, 'first', ['a', 'b'])
          yield* chooseId(0, 'offer', ['extra', 'none'], { pass: 'none', optional: true })
          rollDie(t.luck)
          yield* chooseId(0, 'last', ['c', 'd'])
          return null
        },
      },
    }
    expect(position(game, begin(fair, start), [{ seat: 0, picks: ['a'] }]).finalUpTo).toBe(1)
  })

  it('throws where a scene leaves nothing to choose: that is our mistake', () => {
    const nothing = () =>
      asking(function* () {
        return yield* chooseId(0, 'none', [])
      })
    expect(nothing).toThrow('nothing to choose')
  })
})

describe('saving', () => {
  it('reads back what it wrote, and plays on from it', () => {
    const saved = atTake()
    const loaded = load(fair, saved.state.setup, dump(saved)) as Saved<Fair>
    expect(loaded).toEqual(saved)
    expect(position(fair, loaded, []).questions).toEqual(position(fair, saved, []).questions)
  })

  it('refuses what is damaged, saying what is wrong', () => {
    const { setup } = atTake().state
    const bad = [
      '',
      '{',
      '[]',
      '{"scene":"nowhere","at":0,"state":{}}',
      '{"scene":"take","at":-1,"state":{}}',
      '{"scene":"take","at":0,"state":{}}',
    ]
    for (const text of bad) expect(load(fair, setup, text)).toMatchObject({ refused: 'damaged' })
  })

  it('carries a game of an older version over, or refuses it with the reason', () => {
    const saved = atTake()
    const old = { ...saved.state.setup, version: 1 }
    const newer = { ...fair, version: 2 }
    expect(load(newer, old, dump(saved))).toEqual({ refused: 'older-version', version: 1, ours: 2 })
    const mended = load({ ...newer, migrate: (state) => ({ ...(state as object), round: 9 }) }, old, dump(saved))
    expect(mended).toMatchObject({ scene: 'take', state: { round: 9, setup: { version: 2 } } })
    expect(load(fair, { ...old, version: 3 }, dump(saved))).toEqual({ refused: 'newer-version', version: 3, ours: 1 })
  })

  it('shares the set-up between copies and nothing else', () => {
    const { state } = atTake()
    const copy = copyState(state)
    expect(copy).toEqual(state)
    expect(copy.setup).toBe(state.setup)
    copy.hands[0]?.push(99)
    expect(state.hands[0]).not.toContain(99)
  })
})

/** The fair at which treats go round, seat 1 first. */
function atTreats(): Saved<Fair> {
  const { state, at } = begin(fair, { ...start, options: { treats: 'on' } })
  return { state: { ...state, winner: 1 }, scene: 'treat', at }
}

describe('a question that goes round', () => {
  it('V-ASK-1, K-DONOR-4: says to whom it still comes, in that order, until the last is asked', () => {
    const saved = atTreats()
    const done = (...seats: number[]) => seats.map((seat) => ({ seat, picks: ['done'] }))
    const asks = [done(), done(1), done(1, 2)].map((answers) => position(fair, saved, answers).questions[0])
    expect(asks.map((question) => [question?.seat, question?.later])).toEqual([
      [1, [2, 0]],
      [2, [0]],
      [0, []],
    ])
  })

  it('shows everybody to whom it comes, but not what it offers', () => {
    const { questions } = position(fair, atTreats(), [])
    expect(questionsFor(questions, 2)).toEqual([
      { seat: 1, about: 'treat', options: [], min: 0, max: 0, later: [2, 0] },
    ])
    expect(questionsFor(questions, null)).toEqual(questionsFor(questions, 2))
    expect(questionsFor(questions, 1)).toEqual(questions)
  })

  it('V-ASK-1: comes to a seat by passes alone, and what others picked before is kept', () => {
    const saved = atTreats()
    expect(passesBefore(fair, saved, [], 0)).toEqual([
      { seat: 1, picks: ['done'] },
      { seat: 2, picks: ['done'] },
    ])
    const taken = { seat: 1, picks: [position(fair, saved, []).questions[0]?.options[0] as string] }
    const passes = passesBefore(fair, saved, [taken], 2) ?? []
    expect(passes).toEqual([{ seat: 1, picks: ['done'] }])
    const { questions, finalUpTo } = position(fair, saved, [taken, ...passes])
    expect([questions[0]?.seat, questions[0]?.options.some((id) => id.startsWith('treat:apple')), finalUpTo]).toEqual([
      2,
      false,
      2,
    ])
  })

  it('V-ASK-1: comes early to nobody who is asked already, is through, or is asked something else', () => {
    const saved = atTreats()
    expect(passesBefore(fair, saved, [], 1)).toBeNull()
    expect(passesBefore(fair, saved, [{ seat: 1, picks: ['done'] }], 1)).toBeNull()
    expect(passesBefore(fair, atTake(), [], (atTake().state.winner + 1) % 3)).toBeNull()
    expect(passesBefore(fair, atBids(), [], 0)).toBeNull()
  })

  /** Seat 1 is asked, again and again if it is so, and then seat 2, which may be in the same round. */
  function nodding(
    question: Partial<Question>,
    then: Partial<Question> = { later: [] },
    isEndless = false,
  ): typeof fair {
    const nod = { about: 'nod', min: 1, max: 1, options: ['yes', 'no'] }
    return {
      ...fair,
      scenes: {
        ...fair.scenes,
        *treat() {
          do yield [{ ...nod, seat: 1, later: [2], ...question }]
          while (isEndless)
          yield [{ ...nod, seat: 2, ...then }]
          return null
        },
      },
    }
  }

  const lookPast = (game: typeof fair) => passesBefore(game, atTreats(), [], 2)

  it('V-ASK-1: looks past who passes', () => {
    expect(lookPast(nodding({ pass: 'no' }))).toEqual([{ seat: 1, picks: ['no'] }])
    expect(lookPast(nodding({}))).toBeNull()
  })

  it('does not come to a seat where somebody before it passes for ever, or where it is asked behind the round', () => {
    expect(lookPast(nodding({ pass: 'no' }, { later: [] }, true))).toBeNull()
    expect(lookPast(nodding({ pass: 'no' }, {}))).toBeNull()
    expect(lookPast(nodding({ pass: 'no', later: [0] }))).toBeNull()
  })
})

describe('lines and records', () => {
  it('writes a scene in one line and reads it back', () => {
    const saved = atTake()
    const seat = saved.state.winner
    const hand = position(fair, saved, [{ seat, picks: ['dig'] }]).now.hands[seat] as number[]
    const answers = [
      { seat, picks: ['dig'] },
      { seat, picks: [`drop:${hand[0]}`, `drop:${hand[2]}`] },
      { seat, picks: ['sell'] },
    ]
    const line = writeLine(fair, saved, answers)
    expect(line).toBe(`dig drop:${hand[0]},drop:${hand[2]} sell`)
    expect(readLine(fair, saved, `  ${line.replaceAll(' ', '   ')} `)).toEqual(answers)
  })

  it('leaves a trailing "nothing more" out', () => {
    const saved = atTake()
    const seat = saved.state.winner
    expect(writeLine(fair, saved, [{ seat, picks: ['keep'] }])).toBe('')
    expect(readLine(fair, saved, '')).toEqual([{ seat, picks: ['keep'] }])
  })

  it('marks the answers of other seats', () => {
    const saved = atBids()
    const line = writeLine(fair, saved, bids(saved))
    const [a, b, c] = saved.state.hands.map((hand) => hand[0])
    expect(line).toBe(`bid:${a} @2.bid:${b} @3.bid:${c}`)
    expect(readLine(fair, saved, line)).toEqual(bids(saved))
  })

  it('says where a line stops making sense, and keeps what came before', () => {
    const saved = atTake()
    const seat = saved.state.winner
    const read = readLine(fair, saved, 'dig nonsense')
    expect(isMisread(read) && { kept: read.kept, rest: read.rest, about: read.question?.about }).toEqual({
      kept: [{ seat, picks: ['dig'] }],
      rest: 'nonsense',
      about: 'drop',
    })
    expect(isMisread(readLine(fair, saved, 'sell sell'))).toBe(true)
  })

  it('says which line of a record does not fit', () => {
    const saved = atBids()
    const record = recordOf(fair, start.seed, [{ saved, answers: bids(saved) }])
    expect(replay(fair, record)).toMatchObject({ result: null, saved: { scene: 'take' } })
    expect(replay(fair, { ...record, lines: ['bid:99'] })).toMatchObject({ line: 0, misread: { rest: 'bid:99' } })
  })

  it('commits to seed and set-up before the game and lets anyone check it afterwards', () => {
    const saved = atBids()
    const record = recordOf(fair, start.seed, [{ saved, answers: bids(saved) }])
    const commitment = commitmentOf(record)
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(keepsCommitment(commitment, JSON.parse(JSON.stringify(record)))).toBe(true)
    expect(keepsCommitment(commitment, { ...record, seed: seedOf(6) })).toBe(false)
    expect(keepsCommitment(commitment, { ...record, seats: 2 })).toBe(false)
  })

  it('makes seeds that differ and that the kernel takes', () => {
    const seeds = new Set(Array.from({ length: 20 }, newSeed))
    expect(seeds.size).toBe(20)
    for (const seed of seeds) expect(() => luckFrom(seed)).not.toThrow()
  })
})

describe('a set-up', () => {
  it('fills options with their first value and refuses what the game does not know', () => {
    expect(begin(fair, start).state.setup.options).toEqual({ deck: 'long', treats: 'off' })
    expect(() => begin(fair, { ...start, options: { deck: 'huge' } })).toThrow('no option deck')
    expect(() => begin(fair, { ...start, options: { colour: 'red' } })).toThrow('no option colour')
    expect(() => begin(fair, { ...start, seats: 5 })).toThrow('not for 5')
  })

  it('cannot be changed by a scene', () => {
    const { setup } = begin(fair, start).state
    expect(Object.isFrozen(setup)).toBe(true)
    expect(Object.isFrozen(setup.content.worth)).toBe(true)
  })
})
