import { describe, expect, it } from 'vitest'
import { below, chooseId, type Flow, position, type Question, type Saved } from '#kernel'
import { firstBroken, type KernelOnTrial, optionSets, type PromiseName, play, type Trial } from './conformance.ts'
import { type Fair, type FairView, fair, fairCensus } from './sample/fair.ts'

const SEEDS = 40

describe('the sample game keeps every promise', () => {
  for (const options of optionSets(fair)) {
    for (let seats = 2; seats <= 4; seats++) {
      it(`with ${seats} seats and ${JSON.stringify(options)}`, () => {
        expect(firstBroken({ game: fair, seats, options, census: fairCensus }, SEEDS)).toBeNull()
      })
    }
  }

  it('reaches every kind of news and every question', () => {
    const reached = new Set<string>()
    for (let seed = 0; seed < SEEDS; seed++) {
      const hear = (news: { kind: string }) => reached.add(news.kind)
      play({
        game: fair,
        seats: 3,
        seed,
        options: { treats: 'on' },
        hear,
        see: (question) => reached.add(question.about),
      })
    }
    expect([...reached].sort()).toEqual([
      'bid',
      'drop',
      'dug',
      'dugCard',
      'laidOut',
      'refused',
      'reply',
      'swapped',
      'take',
      'treat',
      'treated',
      'won',
    ])
  })
})

/** A copy of the sample game in which one scene is done badly. */
function withScene(name: string, scene: (t: Fair) => Flow<string | null>): typeof fair {
  return { ...fair, scenes: { ...fair.scenes, [name]: scene } }
}

function original(name: string, t: Fair): Flow<string | null> {
  const scene = fair.scenes[name]
  if (scene === undefined) throw new Error(name)
  return scene(t)
}

/** A copy that changes each batch of questions before they are asked. */
function* asked(
  flow: Flow<string | null>,
  change: (asks: readonly Question[]) => readonly Question[],
): Flow<string | null> {
  let step = flow.next([])
  while (!step.done) step = flow.next(yield change(step.value))
  return step.value
}

type Viewed = FairView & Record<string, unknown>

const BAD_GAMES: [string, PromiseName, typeof fair][] = [
  [
    'a leaked hand',
    'a view shows nothing hidden',
    { ...fair, view: (t, seat) => ({ ...fair.view(t, seat), peek: t.hands[0]?.[0] ?? null }) as Viewed },
  ],
  [
    'a leaked deck',
    'a view shows nothing hidden',
    { ...fair, view: (t, seat) => ({ ...fair.view(t, seat), top: t.deck[0] ?? null }) as Viewed },
  ],
  [
    'a leaked seed',
    'a view shows nothing hidden',
    { ...fair, view: (t, seat) => ({ ...fair.view(t, seat), luck: t.luck.slice() }) as Viewed },
  ],
  [
    'changed content',
    'every game ends',
    withScene('layOutLot', function* (t) {
      t.setup.content.worth.bell++
      return yield* original('layOutLot', t)
    }),
  ],
  [
    'a dead end: nothing to choose from',
    'every game ends',
    withScene('take', function* (t) {
      if (t.round === 2) yield* chooseId(t.winner, 'take', [])
      return yield* original('take', t)
    }),
  ],
  [
    'a dead end: the same question for ever',
    'every game ends',
    withScene('take', function* (t) {
      for (;;) yield* chooseId(t.winner, 'take', ['keep', 'sell'])
    }),
  ],
  [
    'duplicate ids',
    'questions are sound',
    withScene('take', (t) =>
      asked(original('take', t), (asks) =>
        asks.map((question) => ({ ...question, options: [...question.options, 'keep'] })),
      ),
    ),
  ],
  [
    'a forced question',
    'a forced answer is not asked for',
    withScene('take', function* (t) {
      yield [{ seat: t.winner, about: 'nod', options: ['nod'], min: 1, max: 1 }]
      return yield* original('take', t)
    }),
  ],
  [
    'luck that can be undone',
    'what can be taken back showed nothing hidden',
    withScene('take', function* (t) {
      const act = yield* chooseId(t.winner, 'peek', ['peek', 'no'])
      if (act === 'peek') t.hands[t.winner]?.push(t.deck.shift() ?? 0)
      return yield* original('take', t)
    }),
  ],
  [
    'a lost card',
    'nothing is lost and nothing appears',
    withScene('bid', function* (t) {
      const next = yield* original('bid', t)
      t.spent.pop()
      return next
    }),
  ],
  [
    'a state that is not JSON',
    'a state is plain JSON',
    withScene('bid', function* (t) {
      const next = yield* original('bid', t)
      t.coins[0] = Number.NaN
      return next
    }),
  ],
  [
    'luck from outside',
    'a refusal changes nothing',
    withScene('take', function* (t) {
      t.coins[0] = Math.floor(1e6 * Math.random())
      return yield* original('take', t)
    }),
  ],
  [
    'a question that comes to who was not named',
    'a question that goes round says to whom it comes',
    withScene('treat', (t) =>
      asked(original('treat', t), (asks) =>
        asks.map((question) => ({ ...question, ...(question.later && { later: [] }) })),
      ),
    ),
  ],
  [
    'luck between the questions of a round',
    'whoever may answer early is asked if all before pass',
    withScene('treat', (t) =>
      asked(original('treat', t), (asks) => {
        below(t.luck, 6)
        return asks
      }),
    ),
  ],
  [
    'an early question that tells a hand',
    'an early question tells nothing hidden',
    withScene('treat', (t) =>
      asked(original('treat', t), (asks) =>
        asks.map((question) => ({
          ...question,
          options: [...question.options, `peek:${t.hands[(question.seat + 1) % 3]?.[0]}`],
        })),
      ),
    ),
  ],
  ['a wrong forecast', 'the forecast at the end is the result', { ...fair, forecast: () => [] }],
]

/** A kernel that plays on when the real one refuses. */
function lenient(forgive: (refused: string) => boolean, mend: (saved: Saved) => string[]): KernelOnTrial {
  const forgiving: typeof position = (game, saved, answers) => {
    const there = position(game, saved, answers)
    if (there.refusal === null || !forgive(there.refusal.refused)) return there
    const fit = answers.slice(0, there.kept)
    const [question] = there.questions
    if (question === undefined) return there
    return position(game, saved, [
      ...fit,
      { seat: question.seat, picks: mend(saved).concat(question.options.slice(0, question.min)) },
    ])
  }
  return { position: forgiving }
}

const careless: KernelOnTrial = {
  position(game, saved, answers) {
    const there = position(game, saved, answers)
    if (there.done !== null) saved.state.luck[0] ^= 1
    return there
  },
}

const accepts = (kind: string) =>
  lenient(
    (refused) => refused === kind,
    () => [],
  )

const onlySecond: KernelOnTrial = {
  position(game, saved, answers) {
    const [before, last] = [answers.at(-2), answers.at(-1)]
    const again = before !== undefined && before.seat === last?.seat && before.picks === last.picks
    return again ? accepts('not-asked').position(game, saved, answers) : position(game, saved, answers)
  },
}

const BAD_KERNELS: [string, PromiseName, KernelOnTrial][] = [
  ['mutated input', 'what is handed in is not changed', careless],
  ['an accepted foreign id', 'foreign ids are refused', accepts('not-legal')],
  ['an accepted wrong count', 'wrong counts are refused', accepts('wrong-count')],
  ['a wrong seat', 'only the seat that is asked may answer', accepts('not-asked')],
  ['a second answer', 'nobody answers twice', onlySecond],
  ['a stale press taken', 'stale answers are refused', accepts('stale')],
]

describe('the conformance suite bites', () => {
  const trial: Omit<Trial, 'seed' | 'game'> = { seats: 3, options: { treats: 'on' }, census: fairCensus }

  it.each(BAD_GAMES)('at %s', (_, promise, game) => {
    expect(firstBroken({ ...trial, game }, SEEDS)?.promise).toBe(promise)
  })

  it.each(BAD_KERNELS)('at a kernel with %s', (_, promise, kernel) => {
    expect(firstBroken({ ...trial, game: fair, kernel }, SEEDS)?.promise).toBe(promise)
  })
})
