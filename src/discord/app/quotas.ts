import { LruCache } from '#tables/engine/lru-cache'
import type { Reader } from './reader.ts'

/** The kinds of work that cost more than an answer. */
export type QuotaKind = keyof typeof RATES

/** So often at once, and then once in every so many milliseconds. */
export interface Quota {
  readonly kind: QuotaKind
  readonly most: number
  readonly every: number
}

const SECOND = 1000

const RATES = {
  film: [3, 40 * SECOND],
  hint: [10, 20 * SECOND],
  strongHint: [4, 60 * SECOND],
  review: [3, 60 * SECOND],
  export: [5, 20 * SECOND],
  verify: [5, 20 * SECOND],
  import: [3, 60 * SECOND],
  score: [12, 5 * SECOND],
  log: [20, 3 * SECOND],
  walk: [60, SECOND],
  board: [30, 2 * SECOND],
  turns: [15, 4 * SECOND],
  ranking: [20, 5 * SECOND],
  table: [12, 20 * SECOND],
  report: [3, 600 * SECOND],
  typing: [60, SECOND / 3],
} as const satisfies Record<string, readonly [most: number, every: number]>

/** By kind of work: what is declared with a verb or a command. */
export const QUOTAS = Object.fromEntries(
  Object.entries(RATES).map(([kind, [most, every]]) => [kind, { kind, most, every }]),
) as Readonly<Record<QuotaKind, Quota>>

/** So often somebody is put off at once; whoever goes on is answered slowly. */
export const HASTE = { kind: 'haste', most: 5, every: SECOND }

interface Bucket {
  readonly left: number
  readonly at: number
}

/** People who fall out of the buckets have not asked for anything for long. */
const MOST_KNOWN = 10_000

/** Counts for each person how much of what is dear is left: a bucket for each kind, which fills again by itself. */
export class Quotas {
  readonly #now: () => number
  readonly #buckets = new LruCache<Bucket>(MOST_KNOWN)

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#buckets.size
  }

  /** Takes one; or how many milliseconds it takes until there is one. */
  take(person: string, { kind, most, every }: Omit<Quota, 'kind'> & { readonly kind: string }): number {
    const key = `${kind} ${person}`
    const now = this.#now()
    const { left, at } = this.#buckets.get(key) ?? { left: most, at: now }
    const there = Math.min(most, left + Math.max(0, now - at) / every)
    const isThere = there >= 1
    this.#buckets.keep(key, { left: isThere ? there - 1 : there, at: now })
    return isThere ? 0 : Math.ceil((1 - there) * every)
  }
}

const LONG = 90

/** When there is more of it. */
export function tooSoon(reader: Reader, kind: QuotaKind, wait: number): string {
  const seconds = Math.ceil(wait / SECOND)
  const isLong = seconds > LONG
  const word = reader.say(isLong ? 'inMinutes' : 'inSeconds', { count: isLong ? Math.ceil(seconds / 60) : seconds })
  // People who type too fast are offered nothing, and need no sentence.
  return kind === 'typing' ? '' : reader.say(`tooSoon_${kind}`, { wait: word })
}
