import { frozen } from './copy.ts'
import type { AnyGame, Game, GameState, News, Options, Saved, Setup } from './game.ts'
import { luckFrom } from './luck.ts'
import type { Question, Seat } from './question.ts'
import { type Answer, type Offer, type Refusal, Run } from './run.ts'

/** The point a scene has come to: a pure function of the saved state and the answers since. */
export interface Position<S extends GameState = GameState> {
  /** The questions nobody has answered yet. */
  readonly questions: readonly Question[]
  /** The same with those that were answered while others still wait. */
  readonly put: readonly Question[]
  /** The number these questions carry; an answer that names another one is stale. */
  readonly at: number
  /** The next state to save, null while the scene waits. */
  readonly done: Saved<S> | null
  /** The news of this scene so far. */
  readonly news: readonly News[]
  /** So many of the answers can no longer be taken back. */
  readonly finalUpTo: number
  /** So many of the answers still fit; the rest was dropped, and `refusal` says why. */
  readonly kept: number
  readonly refusal: Refusal | null
  /** The optional questions that these answers pass over. */
  readonly offers: readonly Offer[]
  /** The state as it is now, in the middle of the scene: for views, not for saving. */
  readonly now: S
}

export interface Start<C = unknown> {
  readonly seats: number
  readonly options?: Options
  readonly content?: C
  /** 128 bits or more of luck, as hexadecimal digits. */
  readonly seed: string
  /** The version of the rules it begins with, if not today's. */
  readonly version?: number
}

/** The first saved state of a new game. */
export function begin<S extends GameState, C, V>(game: Game<S, C, V>, start: Start<C>): Saved<S> {
  const { seats, seed } = start
  if (seats < game.seats.min || seats > game.seats.max) throw new Error(`${game.name} is not for ${seats}`)
  const setup: Setup<C> = Object.freeze({
    game: game.name,
    version: start.version ?? game.version,
    seats,
    options: optionsOf(game, start.options ?? {}),
    // Every copy of a state shares it.
    content: frozen(start.content ?? game.content),
  })
  const state = game.setUp(setup, luckFrom(seed))
  return { state, scene: game.first, at: 0 }
}

/** Every option of a game, with its first value where none was asked for. */
export function optionsOf(game: AnyGame, asked: Options): Options {
  const chosen: Record<string, Options[string]> = {}
  for (const { name, values } of game.options) {
    const value = asked[name] ?? values[0]
    if (value === undefined || !values.includes(value)) throw new Error(`${game.name} has no option ${name} ${value}`)
    chosen[name] = value
  }
  const unknown = Object.keys(asked).find((name) => !(name in chosen))
  if (unknown !== undefined) throw new Error(`${game.name} has no option ${unknown}`)
  return Object.freeze(chosen)
}

/** Runs the saved scene with the answers given since, as far as they fit. Nothing that is handed in is changed. */
export function position<S extends GameState>(game: AnyGame, saved: Saved<S>, answers: readonly Answer[]): Position<S> {
  const run = Run.onCopy(game, saved)
  let refusal: Refusal | null = null
  for (const answer of answers) {
    refusal = run.answer(answer)
    if (refusal !== null) break
  }
  run.passOver()
  const waiting = run.waitsFor()
  return {
    questions: run.questions.filter((question) => waiting.includes(question.seat)),
    put: run.questions,
    at: run.at,
    done: settled(run),
    news: run.state.news.slice(),
    finalUpTo: run.finalUpTo,
    kept: run.taken,
    refusal,
    offers: run.passedOver,
    now: run.state,
  }
}

function settled<S extends GameState>(run: Run<S>): Saved<S> | null {
  const { done } = run
  return done && { ...done, state: { ...done.state, news: [] } }
}

/** The point to which a game goes on by itself: the state whose scene asks something, with its questions, or the end. */
export interface Onward<S extends GameState = GameState> {
  readonly saved: Saved<S>
  readonly news: News[]
  /** Null when the game is over. */
  readonly position: Position<S> | null
}

/** Runs on through scenes that ask nothing, to the next question or the end of the game. */
export function untilAsked<S extends GameState>(game: AnyGame, saved: Saved<S>): Onward<S> {
  const news: News[] = []
  let next = saved
  while (next.scene !== null) {
    const standing = position<S>(game, next, [])
    if (standing.done === null) return { saved: next, news, position: standing }
    news.push(...standing.news)
    next = standing.done
  }
  return { saved: next, news, position: null }
}

/** The questions as a seat may see them: its own in full, of the others only that they are asked. */
export function questionsFor(asks: readonly Question[], seat: Seat | null): Question[] {
  return asks
    .filter((question) => question.seat === seat || !question.hidden)
    .map((question) => (question.seat === seat ? question : veiled(question)))
}

/** The same of where a scene stands: a silent question looks as if nobody else had answered it. */
export function shownQuestions({ questions, put }: Pick<Position, 'questions' | 'put'>, seat: Seat | null): Question[] {
  return questionsFor(
    put.filter((question) => questions.includes(question) || (question.silent && question.seat !== seat)),
    seat,
  )
}

/** To whom a question comes is no secret, what it offers is. */
function veiled({ seat, about, later, silent }: Question): Question {
  return { seat, about, options: [], min: 0, max: 0, ...(later && { later }), ...(silent && { silent }) }
}

export function newsFor<N extends News>(news: readonly N[], seat: Seat | null): N[] {
  return news.filter(({ only }) => only === undefined || (seat !== null && only.includes(seat)))
}
