import { copyState } from './copy.ts'
import type { AnyGame, Game, GameState, Reason, Saved } from './game.ts'
import { movesOf } from './luck.ts'
import type { Flow, Picks, Question, Seat } from './question.ts'

/** One seat's answer to its open question. `at` names the question the seat saw; without it the present one is meant. */
export interface Answer {
  readonly seat: Seat
  readonly picks: readonly string[]
  readonly at?: number
}

/** A player's mistake, as a value: what was wrong, and all that is needed to say it in a sentence. */
export type Refusal =
  | { readonly refused: 'over' }
  | { readonly refused: 'not-asked'; readonly seat: Seat }
  | { readonly refused: 'stale'; readonly at: number; readonly present: number }
  | { readonly refused: 'wrong-count'; readonly min: number; readonly max: number; readonly given: number }
  | { readonly refused: 'not-legal'; readonly option: string; readonly reasons: readonly Reason[] }

/** A question that could still be answered, although nobody waits for it. */
export interface Offer {
  readonly question: Question
  /** After so many of the scene's answers. */
  readonly taken: number
}

/**
 * A scene being played. It owns the state it was given and changes it; `position` hands it a copy,
 * bots and simulations hand it what they want played on.
 */
export class Run<S extends GameState = GameState> {
  readonly game: Game<S>
  readonly state: S
  /** The questions open now, also those already answered while others still wait. */
  questions: readonly Question[] = []
  /** The number of the first of them, counted over the whole game. */
  at: number
  /** The number of answers this scene has taken. */
  taken = 0
  /** The number of answers that can no longer be taken back. */
  finalUpTo = 0
  /** The optional questions that were left without an answer, and after how many answers each was put. */
  readonly passedOver: Offer[] = []
  /** The next scene, null when the game is over, undefined while this scene runs. */
  next: string | null | undefined
  #flow: Flow<string | null> | null = null
  #answers: (Picks | undefined)[] = []

  constructor(game: AnyGame, saved: Saved<S>) {
    this.game = game
    this.state = saved.state
    this.at = saved.at
    if (saved.scene === null) {
      this.next = null
      return
    }
    const scene = game.scenes[saved.scene]
    if (scene === undefined) throw new Error(`${game.name} has no scene ${saved.scene}`)
    this.state.news.length = 0
    this.#flow = scene(this.state)
    this.#resume([])
  }

  /** A run that leaves the saved state as it is: it plays on a copy. */
  static onCopy<S extends GameState>(game: AnyGame, saved: Saved<S>): Run<S> {
    return new Run<S>(game, { ...saved, state: copyState(saved.state) })
  }

  #resume(picks: readonly Picks[]): void {
    if (this.#flow === null) throw new Error(`no scene of ${this.game.name} runs`)
    const step = this.#flow.next(picks)
    this.at += picks.length
    if (step.done) {
      this.questions = []
      this.next = step.value
      return
    }
    this.questions = step.value
    this.#answers = new Array(step.value.length)
    if (step.value.length === 0) throw new Error(`${this.game.name} yielded no question`)
  }

  /** The seats whose answer the scene waits for. */
  waitsFor(): Seat[] {
    return this.questions.filter((_, place) => this.#answers[place] === undefined).map((question) => question.seat)
  }

  /** The open question of a seat. */
  questionOf(seat: Seat): Question | undefined {
    return this.questions.find((question, place) => question.seat === seat && this.#answers[place] === undefined)
  }

  /** The question that is open, where nobody waits for its answer. */
  #optional(): Question | null {
    const [question] = this.questions
    return question?.optional === true && this.questions.length === 1 ? question : null
  }

  /** Goes on as if the question had not been put: it does not count. */
  #passOne(question: Question): void {
    this.passedOver.push({ question, taken: this.taken })
    this.#goOn(question.seat, [[question.options.indexOf(question.pass ?? '')]])
    this.at--
  }

  /** Goes on to the next question that somebody has to answer. */
  passOver(): void {
    for (let question = this.#optional(); question !== null; question = this.#optional()) this.#passOne(question)
  }

  /** Goes on to the question that these picks answer. */
  #passTo(picks: readonly string[]): void {
    for (let question = this.#optional(); question !== null; question = this.#optional()) {
      if (Array.isArray(placesOf(question, picks))) return
      this.#passOne(question)
    }
  }

  /** Takes an answer, or says why not; then nothing has changed but that optional questions are passed over. */
  answer(answer: Answer): Refusal | null {
    this.#passTo(answer.picks)
    if (this.next === null) return { refused: 'over' }
    if (answer.at !== undefined && answer.at !== this.at) {
      return { refused: 'stale', at: answer.at, present: this.at }
    }
    const question = this.questionOf(answer.seat)
    if (question === undefined) return { refused: 'not-asked', seat: answer.seat }
    const picks = placesOf(question, answer.picks)
    if (typeof picks === 'string') return this.#notLegal(answer.seat, picks)
    if (picks === null)
      return { refused: 'wrong-count', min: question.min, max: question.max, given: answer.picks.length }
    this.#take(question, picks)
    return null
  }

  #notLegal(seat: Seat, option: string): Refusal {
    const { game, state } = this
    return { refused: 'not-legal', option, reasons: game.why?.(game.view(state, seat), seat, option) ?? [] }
  }

  #take(question: Question, picks: Picks): void {
    this.taken++
    if (this.questions.length === 1) {
      this.#goOn(question.seat, [picks])
      return
    }
    this.#answers[this.questions.indexOf(question)] = picks
    const given = this.#answers.filter((answered) => answered !== undefined)
    if (given.length === this.questions.length) this.#goOn(question.seat, given)
  }

  /** An answer is final once others were given with it, luck moved, or another seat is asked. */
  #goOn(seat: Seat, picks: readonly Picks[]): void {
    const moves = movesOf(this.state)
    this.#resume(picks)
    const othersAsked = this.questions.some((open) => open.seat !== seat)
    if (picks.length > 1 || othersAsked || movesOf(this.state) !== moves) this.finalUpTo = this.taken
  }

  /** The state after the scene, null while it runs. */
  get done(): Saved<S> | null {
    return this.next === undefined ? null : { state: this.state, scene: this.next, at: this.at }
  }

  /** The next scene on the same state. */
  onward(): Run<S> {
    if (this.done === null) throw new Error('this scene still runs')
    return new Run<S>(this.game, this.done)
  }
}

/** The places of the picks in the list of options, in its order; the id that is not offered; null for a wrong number. */
function placesOf(question: Question, picks: readonly string[]): number[] | string | null {
  const places: number[] = []
  for (const id of picks) {
    const place = question.options.indexOf(id)
    if (place < 0) return id
    if (!places.includes(place)) places.push(place)
  }
  const fits = places.length === picks.length && places.length >= question.min && places.length <= question.max
  return fits ? (places.length > 1 ? places.sort((a, b) => a - b) : places) : null
}
