import { Piscina } from 'piscina'
import type { Idea } from './insight.ts'
import type { Question } from './thinker.ts'
import type { ThinkTask } from './worker.ts'

/** Nobody thinks longer about one question, from when it was put. */
const PATIENCE_MS = 2000

/** Who does not answer so long after the bell will not answer at all. */
const GRACE_MS = 20_000

/** Who has just thought will soon be asked again. */
const KEPT_MS = 60_000

export interface StudyOptions {
  readonly worker?: URL
  readonly patience?: number
  readonly grace?: number
}

/** A room apart in which bots think, one question after the other. Held open until closed. */
export class Study {
  readonly #pool: Piscina
  readonly #bells = new Set<Int32Array>()
  readonly #patience: number
  readonly #grace: number
  #isHurried = false

  constructor({ worker, patience = PATIENCE_MS, grace = GRACE_MS }: StudyOptions = {}) {
    const filename = (worker ?? new URL('./worker.js', import.meta.url)).href
    this.#patience = patience
    this.#grace = grace
    // Workers run compiled code, whatever flags this process was started with.
    const usual = { filename, minThreads: 0, maxThreads: 1, concurrentTasksPerWorker: 1, execArgv: [] }
    this.#pool = new Piscina({ ...usual, idleTimeout: KEPT_MS })
    // Each question that fails says so itself.
    this.#pool.on('error', () => {})
  }

  /** Ideas, the best first. When the bell rings, what is known by then is the answer. */
  think = async (question: Question, stop?: AbortSignal): Promise<readonly Idea[]> => {
    const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const task: ThinkTask = { question: { ...question, game: question.game.name }, bell }
    if (this.#isHurried || stop?.aborted) ring(bell)
    const onStop = () => ring(bell)
    stop?.addEventListener('abort', onStop)
    const { patience = this.#patience } = question
    const timer = setTimeout(ring, patience, bell)
    this.#bells.add(bell)
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(patience + this.#grace) })
    } finally {
      clearTimeout(timer)
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
