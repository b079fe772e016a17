import { Piscina } from 'piscina'
import type { Idea } from './insight.ts'
import type { ThinkRequest } from './levels.ts'
import type { ThinkTask } from './worker.ts'

/**
 * A turn has 2 seconds of thought: most of them for how it begins, some for each of the questions that come up in it.
 * Where many wait, everybody has less.
 */
const PATIENCE_MS = { first: 1600, later: 200 }

/** A worker that does not answer so long after its time is over will not answer at all. */
const GRACE_MS = 20_000

/** A worker that has just thought will soon be asked again. */
const KEPT_MS = 60_000

export interface ThinkingPoolOptions {
  readonly worker?: URL
  readonly patience?: number
  readonly grace?: number
}

/** A room apart in which bots think, one question after the other. Held open until closed. */
export class ThinkingPool {
  readonly #pool: Piscina
  readonly #bells = new Set<Int32Array>()
  readonly #patience: { readonly first: number; readonly later: number }
  readonly #grace: number
  #isHurried = false
  /** The last of those who wait in line, and how many they are. */
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor({ worker, patience, grace = GRACE_MS }: ThinkingPoolOptions = {}) {
    const filename = (worker ?? new URL('./worker.js', import.meta.url)).href
    this.#patience = patience === undefined ? PATIENCE_MS : { first: patience, later: patience }
    this.#grace = grace
    // Workers run compiled code, whatever flags this process was started with.
    const usual = { filename, minThreads: 0, maxThreads: 1, concurrentTasksPerWorker: 1, execArgv: [] }
    this.#pool = new Piscina({ ...usual, idleTimeout: KEPT_MS })
    // Each question that fails says so itself.
    this.#pool.on('error', () => {})
  }

  /** Ideas, the best first. When the time is over, what is known by then is the answer. */
  think = (question: ThinkRequest, stop?: AbortSignal): Promise<readonly Idea[]> => {
    this.#waiting++
    const patience = (question.patience ?? this.#usualFor(question)) / this.#waiting
    const answer = this.#last.then(() => this.#ask(question, patience, stop)).finally(() => this.#waiting--)
    this.#last = answer.catch(() => {})
    return answer
  }

  #usualFor({ answers, seat }: ThinkRequest): number {
    const isLater = answers.some((answer) => answer.seat === seat)
    return isLater ? this.#patience.later : this.#patience.first
  }

  async #ask(question: ThinkRequest, patience: number, stop: AbortSignal | undefined): Promise<readonly Idea[]> {
    const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const task: ThinkTask = { question: { ...question, game: question.game.name }, patience, bell }
    if (this.#isHurried || stop?.aborted) ring(bell)
    const onStop = () => ring(bell)
    stop?.addEventListener('abort', onStop)
    this.#bells.add(bell)
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(patience + this.#grace) })
    } finally {
      stop?.removeEventListener('abort', onStop)
      this.#bells.delete(bell)
    }
  }

  /** All who think come to an end at once, and nobody thinks long any more. */
  hurry(): void {
    this.#isHurried = true
    for (const bell of this.#bells) ring(bell)
  }

  async close(): Promise<void> {
    this.hurry()
    await this.#pool.destroy()
  }
}

function ring(bell: Int32Array): void {
  Atomics.store(bell, 0, 1)
}
