import { isDeepStrictEqual } from 'node:util'
import { randomAnswer } from '#bots/random-answer'
import {
  type Answer,
  type AnyGame,
  begin,
  below,
  dump,
  isMisread,
  type Luck,
  load,
  luckFrom,
  type News,
  newsFor,
  type Position,
  passesBefore,
  position,
  type Question,
  questionsFor,
  type RecordedScene,
  readLine,
  recordOf,
  replay,
  type Saved,
  writeLine,
} from '#kernel'
import { seedOf } from '../tools/seed.ts'

export { seedOf }

/** The promises that are checked; a broken one is reported under its name. */
export const PROMISES = [
  'every game ends',
  'questions are sound',
  'a forced answer is not asked for',
  'what is handed in is not changed',
  'foreign ids are refused',
  'wrong counts are refused',
  'only the seat that is asked may answer',
  'nobody answers twice',
  'stale answers are refused',
  'a refusal changes nothing',
  'undo gives the state before',
  'sealed answers do not depend on their order',
  'what can be taken back showed nothing hidden',
  'a question that goes round says to whom it comes',
  'whoever may answer early is asked if all before pass',
  'an early question tells nothing hidden',
  'a view shows nothing hidden',
  'a state is plain JSON',
  'nothing is lost and nothing appears',
  'the forecast at the end is the result',
  'the record gives the same game',
] as const
export type PromiseName = (typeof PROMISES)[number]

export interface Broken {
  promise: PromiseName
  what: string
}

/** The part of the kernel that is on trial too. */
export interface KernelOnTrial {
  position: typeof position
}

export interface Trial {
  game: AnyGame
  seats: number
  options?: Record<string, string | number | boolean>
  content?: unknown
  seed: number
  /** Counts all that must stay the same from the first question to the end. */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own state
  census?: (t: any) => Record<string, number>
  /** The share of decisions that get every check; the others get the cheap ones. */
  depth?: number
  kernel?: KernelOnTrial
  /** Answers in place of the random player, to whom every option is as likely as every other. */
  pick?: (luck: Luck, ask: Question, scene: RecordedScene) => Answer
  /** Called with every piece of news, every question that is answered, and every state between two scenes. */
  hear?: (news: News) => void
  see?: (ask: Question, picks: readonly string[]) => void
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own state
  visit?: (t: any) => void
}

export interface Played {
  broken: Broken[]
  decisions: number
  saved: Saved
  scenes: RecordedScene[]
}

const MOST_DECISIONS = 20_000
const MOST_IN_A_SCENE = 200
const ID = /^[a-zA-Z0-9:.,>@=+*/_-]{1,64}$/

class BrokenPromise extends Error {
  readonly promise: PromiseName
  constructor(promise: PromiseName, sentence: string) {
    super(`${promise}: ${sentence}`)
    this.promise = promise
  }
}

function demand(holds: boolean, promise: PromiseName, sentence: () => string): void {
  if (!holds) throw new BrokenPromise(promise, sentence())
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}

function checkAsk(ask: Question, seats: number): void {
  const say = () => JSON.stringify(ask)
  const { options, min, max, seat } = ask
  demand(seat >= 0 && seat < seats, 'questions are sound', say)
  demand(options.length > 0 && new Set(options).size === options.length, 'questions are sound', say)
  demand(
    options.every((id) => ID.test(id)),
    'questions are sound',
    say,
  )
  demand(min >= 0 && min <= max && max >= 1 && max <= options.length, 'questions are sound', say)
  demand(ask.pass === undefined || options.includes(ask.pass), 'questions are sound', say)
  const { later = [] } = ask
  const areOthers = later.every((other) => other >= 0 && other < seats && other !== seat)
  demand(areOthers && new Set(later).size === later.length, 'questions are sound', say)
}

/** One game of random picks, with every promise checked on the way. */
export function play(trial: Trial): Played {
  const { seats, seed } = trial
  const game = trial.game
  const luck = luckFrom(seedOf(seed + 1).replace(/^00/, 'c0'))
  const start = { seats, options: trial.options ?? {}, seed: seedOf(seed), content: trial.content ?? game.content }
  const played: Played = { broken: [], decisions: 0, scenes: [], saved: begin(game, start) }
  try {
    demand(
      dump(begin(game, start)) === dump(played.saved),
      'the record gives the same game',
      () => 'two set-ups differ',
    )
    const census = trial.census?.(played.saved.state)
    while (played.saved.scene !== null) playScene(trial, played, luck, census)
    checkResult(trial, played)
    checkRecord(trial, played)
    checkSealed(trial, played)
  } catch (error) {
    if (error instanceof BrokenPromise) played.broken.push({ promise: error.promise, what: error.message })
    else
      played.broken.push({
        promise: 'every game ends',
        what: error instanceof Error ? String(error.stack) : String(error),
      })
  }
  return played
}

function playScene(trial: Trial, played: Played, luck: Luck, census: Record<string, number> | undefined): void {
  const kernel = trial.kernel ?? { position }
  const { game } = trial
  const pick = trial.pick ?? randomAnswer
  const saved = played.saved
  trial.visit?.(saved.state)
  const before = dump(saved)
  const answers: Answer[] = []
  let reached = kernel.position(game, saved, answers)
  while (reached.done === null) {
    const goesOn = ++played.decisions < MOST_DECISIONS && answers.length < MOST_IN_A_SCENE
    demand(goesOn, 'every game ends', () => `still asked: ${JSON.stringify(reached.questions[0])}`)
    for (const ask of reached.questions) checkAsk(ask, trial.seats)
    demand(reached.questions.length > 0, 'every game ends', () => `nobody is asked in ${saved.scene}`)
    const ask = reached.questions[below(luck, reached.questions.length)] as Question
    const answer = pick(luck, ask, { saved, answers })
    trial.see?.(ask, answer.picks)
    const deep = below(luck, 1000) < 1000 * (trial.depth ?? 1)
    if (deep) checkRefusals(kernel, game, saved, answers, reached)
    if (deep) checkViews(game, reached.now, trial.seats, luck)
    checkEarly(game, { saved, answers }, reached)
    const shown = reached
    const shownNow = deep ? dump({ state: reached.now, scene: null, at: 0 }) : ''
    answers.push(answer)
    reached = kernel.position(game, saved, answers)
    demand(
      reached.refusal === null,
      'every game ends',
      () => `an offered answer was refused: ${JSON.stringify([answer, reached.refusal])}`,
    )
    checkRound(ask, shown, reached)
    if (deep) checkUndo(kernel, game, saved, answers, shown, shownNow)
    if (deep) checkReveal(kernel, game, saved, answers, reached, luck)
    if (census) checkCensus(trial, reached, census)
  }
  for (const news of reached.news) trial.hear?.(news)
  demand(dump(saved) === before, 'what is handed in is not changed', () => `scene ${saved.scene}`)
  played.scenes.push({ saved, answers })
  played.saved = reload(trial, reached.done, below(luck, 1000) < 1000 * (trial.depth ?? 1))
}

function reload(trial: Trial, done: Saved, deep: boolean): Saved {
  const { setup, ...state } = done.state
  if (!deep) return done
  demand(isPlain(state), 'a state is plain JSON', () => findOdd(state))
  const loaded = load(trial.game, setup, dump(done))
  if (!('state' in loaded)) throw new BrokenPromise('a state is plain JSON', `not loaded: ${JSON.stringify(loaded)}`)
  demand(isDeepStrictEqual(loaded, done), 'a state is plain JSON', () => 'it reads back differently')
  return loaded
}

function findOdd(value: unknown, path = ''): string {
  if (isPlain(value)) return ''
  if (typeof value !== 'object' || value === null) return `${path} is ${String(value)}`
  return Object.entries(value).reduce((odd, [key, inner]) => odd || findOdd(inner, `${path}.${key}`), '') || path
}

function checkCensus(trial: Trial, reached: Position, census: Record<string, number>): void {
  const now = trial.census?.(reached.now)
  demand(isDeepStrictEqual(now, census), 'nothing is lost and nothing appears', () => JSON.stringify([census, now]))
}

interface Wrong {
  promise: PromiseName
  answer: Answer
  refused: string
}

/** Every kind of wrong answer to the present question. */
function wrongAnswers(reached: Position, seats: number, answers: readonly Answer[]): Wrong[] {
  const [ask] = reached.questions
  if (ask === undefined) return []
  const { seat, options, min, max } = ask
  const fair = options.slice(0, Math.max(1, min))
  const earlier = answers.flatMap(({ picks }) => picks).find((id) => !options.includes(id))
  const foreign = ['nothing-like-it', '', ...(earlier === undefined ? [] : [earlier])]
  const wrong: Wrong[] = foreign.map((id) => ({
    promise: 'foreign ids are refused',
    answer: { seat, picks: [id, ...fair.slice(1)] },
    refused: 'not-legal',
  }))
  const counts = [
    fair.concat(fair),
    ...(min > 0 ? [[]] : []),
    ...(max < options.length ? [options.slice(0, max + 1)] : []),
  ]
  wrong.push(
    ...counts.map(
      (picks): Wrong => ({ promise: 'wrong counts are refused', answer: { seat, picks }, refused: 'wrong-count' }),
    ),
  )
  const asked = new Set(reached.questions.map((open) => open.seat))
  const others = Array.from({ length: seats + 1 }, (_, other) => other).filter((other) => !asked.has(other))
  for (const other of others) {
    const last = answers.at(-1)
    const again = last?.seat === other ? last.picks : fair
    const promise = last?.seat === other ? 'nobody answers twice' : 'only the seat that is asked may answer'
    wrong.push({ promise, answer: { seat: other, picks: again }, refused: 'not-asked' })
  }
  for (const wrongAt of [reached.at - 1, reached.at + 1]) {
    wrong.push({ promise: 'stale answers are refused', answer: { seat, picks: fair, at: wrongAt }, refused: 'stale' })
  }
  return wrong
}

function checkRefusals(
  kernel: KernelOnTrial,
  game: AnyGame,
  saved: Saved,
  answers: readonly Answer[],
  reached: Position,
): void {
  const now = dump({ state: reached.now, scene: null, at: 0 })
  for (const { promise, answer, refused } of wrongAnswers(reached, saved.state.setup.seats, answers)) {
    const after = kernel.position(game, saved, [...answers, answer])
    demand(after.refusal?.refused === refused, promise, () => JSON.stringify({ answer, refusal: after.refusal }))
    const same =
      dump({ state: after.now, scene: null, at: 0 }) === now && isDeepStrictEqual(after.questions, reached.questions)
    demand(same && after.kept === answers.length, 'a refusal changes nothing', () => JSON.stringify(answer))
  }
  const forced = reached.questions.find((ask) => ask.min === ask.options.length && !ask.evenIfForced)
  demand(forced === undefined, 'a forced answer is not asked for', () => JSON.stringify(forced))
}

function checkViews(game: AnyGame, now: Position['now'], seats: number, luck: Luck): void {
  for (const seat of [null, ...Array.from({ length: seats }, (_, place) => place)]) {
    const view = game.view(now, seat)
    demand(
      isPlain({ ...view, setup: null }),
      'a view shows nothing hidden',
      () => `not plain: ${findOdd({ ...view, setup: null })}`,
    )
    const other = game.imagine(view, luckFrom(seedOf(below(luck, 2 ** 31))))
    const same = isDeepStrictEqual(game.view(other, seat), view)
    demand(same, 'a view shows nothing hidden', () => `seat ${seat} sees ${difference(view, game.view(other, seat))}`)
  }
}

function difference(left: unknown, right: unknown, path = ''): string {
  if (isDeepStrictEqual(left, right)) return ''
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) {
    return `${path}: ${JSON.stringify(left)} or ${JSON.stringify(right)}`
  }
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  const partOf = (value: object, key: string) => (value as Record<string, unknown>)[key]
  return keys.reduce((before, key) => before || difference(partOf(left, key), partOf(right, key), `${path}.${key}`), '')
}

function checkUndo(
  kernel: KernelOnTrial,
  game: AnyGame,
  saved: Saved,
  answers: readonly Answer[],
  shown: Position,
  shownNow: string,
): void {
  const back = kernel.position(game, saved, answers.slice(0, -1))
  const same =
    dump({ state: back.now, scene: null, at: 0 }) === shownNow && isDeepStrictEqual(back.questions, shown.questions)
  demand(same, 'undo gives the state before', () => JSON.stringify(answers.at(-1)))
}

/** If the seat may take everything back, then the same picks must look the same with all hidden things dealt anew. */
function checkReveal(
  kernel: KernelOnTrial,
  game: AnyGame,
  saved: Saved,
  answers: readonly Answer[],
  reached: Position,
  luck: Luck,
): void {
  const seat = answers[0]?.seat
  if (reached.finalUpTo > 0 || seat === undefined || answers.some((answer) => answer.seat !== seat)) return
  const state = game.imagine(game.view(saved.state, seat), luckFrom(seedOf(below(luck, 2 ** 31))))
  const other = kernel.position(game, { ...saved, state }, answers)
  // The secrets of other seats were dealt anew; the acting seat and a spectator must see no difference.
  const views = [reached, other].map(({ now, news }) =>
    [seat, null].map((viewer) => ({ view: game.view(now, viewer), news: newsFor(news, viewer) })),
  )
  const same = other.refusal === null && isDeepStrictEqual(views[0], views[1])
  demand(
    same,
    'what can be taken back showed nothing hidden',
    () => `${JSON.stringify(answers)} ${difference(views[0], views[1])}`,
  )
}

/** A question that comes to another seat next was said to do so before. */
function checkRound(answered: Question, shown: Position, reached: Position): void {
  const { about, later, pass } = answered
  if (later === undefined || pass === undefined || shown.questions.length > 1) return
  const next = reached.questions.find((ask) => ask.about === about && ask.seat !== answered.seat)
  const isNamed = next === undefined || later.includes(next.seat)
  demand(isNamed, 'a question that goes round says to whom it comes', () => JSON.stringify([answered, next]))
}

function checkEarly(game: AnyGame, { saved, answers }: RecordedScene, reached: Position): void {
  const later = new Set(reached.questions.flatMap((ask) => ask.later ?? []))
  for (const seat of later) {
    const passes = passesBefore(game, saved, answers, seat)
    if (passes === null) continue
    const early = position(game, saved, [...answers, ...passes])
    const isAsked = early.questions.some((ask) => ask.seat === seat && ask.about === reached.questions[0]?.about)
    const isStill = isDeepStrictEqual(early.now.luck.slice(0, 4), reached.now.luck.slice(0, 4))
    demand(isAsked && isStill, 'whoever may answer early is asked if all before pass', () =>
      JSON.stringify(early.questions),
    )
    checkEarlyHidden(game, { saved, answers }, seat, luckFrom(seedOf(reached.at + 1)))
  }
}

/** A table that looks the same to the seat puts the same early question to it. */
function checkEarlyHidden(game: AnyGame, { saved, answers }: RecordedScene, seat: number, luck: Luck): void {
  const state = game.imagine(game.view(saved.state, seat), luckFrom(seedOf(below(luck, 2 ** 31))))
  const seen = [saved, { ...saved, state }].map((table) => {
    const { now, questions, refusal } = position(game, table, answers)
    return refusal === null ? { view: game.view(now, seat), asks: questionsFor(questions, seat) } : null
  })
  // The answers of others may not be possible there, or show that it is another table.
  if (seen[1] === null || !isDeepStrictEqual(seen[0], seen[1])) return
  const [asked, other] = [saved, { ...saved, state }].map((table) => {
    const passes = passesBefore(game, table, answers, seat)
    return passes && questionsFor(position(game, table, [...answers, ...passes]).questions, seat)
  })
  const same = isDeepStrictEqual(asked, other)
  demand(same, 'an early question tells nothing hidden', () => difference(asked, other))
}

function checkResult(trial: Trial, played: Played): void {
  const { game } = trial
  const { state } = played.saved
  const result = game.result(state)
  const forecast = game.forecast(game.view(state, null))
  demand(isDeepStrictEqual(forecast, result.points), 'the forecast at the end is the result', () =>
    difference(forecast, result.points),
  )
  demand(result.winners.length > 0, 'every game ends', () => 'nobody won')
}

function checkRecord(trial: Trial, played: Played): void {
  const { game } = trial
  const record = JSON.parse(JSON.stringify(recordOf(game, seedOf(trial.seed), played.scenes)))
  const again = replay(game, record)
  const promise = 'the record gives the same game'
  if (!('saved' in again)) throw new BrokenPromise(promise, `${record.lines[again.line]}: ${JSON.stringify(again)}`)
  demand(dump(again.saved) === dump(played.saved), promise, () => 'another end')
  const ofOneSeat = played.scenes.filter(({ answers }) => answers.every(({ seat }) => seat === answers[0]?.seat))
  for (const { saved, answers } of ofOneSeat) {
    const line = writeLine(game, saved, answers)
    const read = readLine(game, saved, line)
    const same = !isMisread(read) && isDeepStrictEqual(read.map(plainAnswer), answers.map(plainAnswer))
    demand(same, promise, () => `${line} read as ${JSON.stringify(read)}`)
  }
}

function plainAnswer({ seat, picks }: Answer): unknown {
  return { seat, picks: [...picks].sort() }
}

/** The outcome is the same, no matter who answers a sealed question first. */
function checkSealed(trial: Trial, played: Played): void {
  const kernel = trial.kernel ?? { position }
  for (const { saved, answers } of played.scenes) {
    const open = kernel.position(trial.game, saved, []).questions
    if (open.length < 2) continue
    const [sealed, later] = [answers.slice(0, open.length), answers.slice(open.length)]
    const first = kernel.position(trial.game, saved, answers)
    const other = kernel.position(trial.game, saved, [...sealed.reverse(), ...later])
    const same = first.done && other.done && dump(first.done) === dump(other.done)
    demand(same === true, 'sealed answers do not depend on their order', () => `scene ${saved.scene}`)
  }
}

/** Every set of options of a game. */
export function optionSets(game: AnyGame): Record<string, string | number | boolean>[] {
  let sets: Record<string, string | number | boolean>[] = [{}]
  for (const { name, values } of game.options) {
    sets = sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })))
  }
  return sets
}

/** Plays many seeds; stops at the first that breaks a promise. */
export function firstBroken(trial: Omit<Trial, 'seed'>, seeds: number): Broken | null {
  for (let seed = 0; seed < seeds; seed++) {
    const { broken } = play({ ...trial, seed })
    if (broken[0] !== undefined) return broken[0]
  }
  return null
}
