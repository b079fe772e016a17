import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { type Picture, textOf } from './draw.ts'
// The main thread loads the picture library too: an addon that only workers hold is unloaded under the last of them.
import { type Finish, USUAL_FINISH } from './paint.ts'
import { Lanes } from './paint-queue.ts'
import { RecentLines } from './recent-lines.ts'
import type { Commission, PaintTask } from './worker.ts'

const PHONE_WIDTH = 1000
const CACHED_BYTES = 48 * 1024 * 1024
/** A picture that takes longer is not coming. */
const PATIENCE_MS = 20_000
/** Longer than any picture takes on a machine that has much else to do: a painter torn away ends the program. */
const CLOSING_MS = 60_000
/** Many pictures may take so many times as long. */
const TOGETHER = 3
/** Painters let the thread that answers go first; elsewhere than on Linux this would slow down that one too. */
const POLITENESS = 10
/** Only so many failures are remembered, each by its sentence. */
const MOST_TOLD = 100
/** One for films, one for everything else. */
const LEAST_PAINTERS = 2
/** Painters beyond those go home when there was nothing to do for so long. */
const IDLE_MS = 300_000

/** For a phone: as it is where it was laid out for one, smaller otherwise. */
export function phoneFinish({ width }: Picture, { palette }: Finish = USUAL_FINISH): Finish {
  return { palette, scale: PHONE_WIDTH / width }
}

export interface StudioOptions {
  /** Told once for each kind of failure. */
  readonly log: (sentence: string) => void
  readonly workers?: number
  readonly worker?: URL
  readonly patience?: number
}

export type Shown = { readonly png: Buffer } | { readonly text: string }

/** A worker that paints, and what it has met. */
interface Painter {
  readonly pool: Piscina
  readonly lines: RecentLines
}

/** Paints pictures in workers and remembers them by what is drawn. Held open until closed. */
export class Studio {
  /** Pools of one thread each, because a larger one chooses by itself who paints. */
  readonly #painters: Painter[] = []
  readonly #threads: number
  readonly #filename: string
  /** Pictures go before films, which may take all but one of the painters. */
  readonly #lanes: Lanes
  readonly #cache = new Map<string, Buffer>()
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #told = new Set<string>()
  /** The work that painters have in hand, with its result to come. */
  readonly #commissions = new Map<Commission, Promise<Uint8Array>>()
  readonly #log: StudioOptions['log']
  readonly #patience: number
  #bytes = 0

  constructor({ log, workers, worker, patience }: StudioOptions) {
    this.#log = log
    this.#patience = patience ?? PATIENCE_MS
    this.#filename = (worker ?? new URL('./worker.js', import.meta.url)).href
    this.#threads = workers ?? Math.max(LEAST_PAINTERS, availableParallelism())
    this.#lanes = new Lanes(this.#threads)
    this.#painter(0)
  }

  /** A painter comes when there is something to paint for one more. */
  #painter(hand: number): Painter {
    const known = this.#painters[hand]
    if (known !== undefined) return known
    // Workers run compiled code, whatever flags this process was started with.
    const usual = { filename: this.#filename, maxThreads: 1, concurrentTasksPerWorker: 1, execArgv: [] }
    const staying = hand < LEAST_PAINTERS ? { minThreads: 1 } : { minThreads: 0, idleTimeout: IDLE_MS }
    const niceIncrement = process.platform === 'linux' ? POLITENESS : 0
    const pool = new Piscina({ ...usual, ...staying, niceIncrement })
    pool.on('error', (error: Error) => this.#tell(`A picture worker failed: ${error.message}`))
    const painter = { pool, lines: new RecentLines() }
    this.#painters[hand] = painter
    return painter
  }

  /** The picture, from memory or from a worker; the same picture asked for twice at once is painted once. */
  paint(picture: Picture, finish: Finish = USUAL_FINISH): Promise<Buffer> {
    return this.#painted({ form: 'still', texts: [textOf(picture)], finish }, this.#patience)
  }

  /** Several pictures in one, a film or a strip; null if it cannot be painted. */
  async together(form: 'film' | 'strip', pictures: readonly Picture[], finish: Finish): Promise<Buffer | null> {
    const texts: string[] = []
    try {
      for (const picture of pictures) {
        texts.push(textOf(picture))
        await nextTurn()
      }
      return await this.#painted({ form, texts, finish }, this.#patience * TOGETHER)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.#tell(`A ${form} could not be painted: ${reason}`)
      return null
    }
  }

  async #painted(task: PaintTask, patience: number): Promise<Buffer> {
    const key = keyOf(task)
    const known = this.#cache.get(key)
    if (known !== undefined) {
      this.#cache.delete(key)
      this.#cache.set(key, known)
      return known
    }
    return await (this.#running.get(key) ?? this.#start(key, task, patience))
  }

  #start(key: string, task: PaintTask, patience: number): Promise<Buffer> {
    const painting = this.#run(task, patience).then((bytes) => {
      this.#keep(key, bytes)
      return bytes
    })
    this.#running.set(key, painting)
    const forget = () => this.#running.delete(key)
    painting.then(forget, forget)
    return painting
  }

  /** A painter is asked to leave off, never stopped: torn away in mid-stroke it would take the program down with it. */
  async #run(task: PaintTask, patience: number): Promise<Buffer> {
    const commission: Commission = {
      ...task,
      givenUp: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    }
    const painting = this.#inLane(commission).finally(() => this.#commissions.delete(commission))
    this.#commissions.set(commission, painting)
    const inTime = new AbortController()
    const late = setTimeout(patience, null, { signal: inTime.signal, ref: false }).then((): never => {
      giveUp(commission)
      throw new Error('it took too long')
    })
    const bytes = await Promise.race([painting, late]).finally(() => inTime.abort())
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** A picture goes to the free painter who has met most of it: the one who painted this table last, as a rule. */
  #inLane(commission: Commission): Promise<Uint8Array> {
    const { form, texts } = commission
    if (form !== 'still') return this.#lanes.long((hand) => this.#paintBy(this.#painter(hand), commission))
    const lines = texts.flatMap((text) => text.split('\n'))
    const paint = (hand: number) => {
      const painter = this.#painter(hand)
      painter.lines.add(lines)
      return this.#paintBy(painter, commission)
    }
    return this.#lanes.short(paint, (hand) => this.#painters[hand]?.lines.met(lines) ?? 0)
  }

  async #paintBy({ pool }: Painter, commission: Commission): Promise<Uint8Array> {
    if (isGivenUp(commission)) throw new Error('nobody waits for this picture any more')
    return pool.run(commission)
  }

  /** Keeps the pictures used last, as far as the memory set aside for them goes. */
  #keep(key: string, png: Buffer): void {
    this.#cache.set(key, png)
    this.#bytes += png.length
    for (const [oldest, buffer] of this.#cache) {
      if (this.#bytes <= CACHED_BYTES) return
      this.#cache.delete(oldest)
      this.#bytes -= buffer.length
    }
  }

  /**
   * The picture, or the words that say the same if it cannot be painted: a turn is never lost for a picture. Who waits
   * less long than a picture may take gets words too, and the picture when he looks again.
   */
  async show(picture: Picture, words: () => string, finish = USUAL_FINISH, patience?: number): Promise<Shown> {
    try {
      const painting = this.paint(picture, finish)
      const png = patience === undefined ? await painting : await within(patience, painting)
      return png === null ? { text: words() } : { png }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.#tell(`A picture could not be painted, so its text board was sent: ${reason}`)
      return { text: words() }
    }
  }

  /** Says each thing once: a broken font would otherwise be told with every picture. */
  #tell(sentence: string): void {
    if (this.#told.has(sentence)) return
    if (this.#told.size === MOST_TOLD) this.#told.clear()
    this.#told.add(sentence)
    this.#log(sentence)
  }

  /** The painters lay down their pens first; who cannot start never does. */
  async close(): Promise<void> {
    for (const commission of this.#commissions.keys()) giveUp(commission)
    const laidDown = Promise.allSettled(this.#commissions.values())
    await Promise.race([laidDown, setTimeout(CLOSING_MS, null, { ref: false })])
    await Promise.all(this.#painters.map(({ pool }) => pool.destroy()))
  }
}

/** Null where it would take longer; it goes on nevertheless. */
async function within<T>(patience: number, work: Promise<T>): Promise<T | null> {
  const done = new AbortController()
  const waited = setTimeout(patience, null, { signal: done.signal, ref: false }).catch(() => null)
  return await Promise.race([work, waited]).finally(() => done.abort())
}

function giveUp({ givenUp }: Commission): void {
  Atomics.store(givenUp, 0, 1)
}

function isGivenUp({ givenUp }: Commission): boolean {
  return Atomics.load(givenUp, 0) !== 0
}

function keyOf({ form, texts, finish }: PaintTask): string {
  const hash = createHash('sha1').update(JSON.stringify([form, finish]))
  for (const text of texts) hash.update(text)
  return hash.digest('base64')
}
