import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The counters and timers for whoever watches the bot. */
export interface Metrics {
  readonly registry: Registry
  readonly moves: Counter
  readonly faults: Counter
  /** Requests for more of something dear than there is. */
  readonly tooSoon: Counter<'kind'>
  /** From a press's arrival to its acknowledgement, in seconds. */
  readonly acknowledgements: Histogram
  readonly renders: Histogram
  readonly inHand: Gauge
  /** Requests Discord has refused: too many, and it locks the bot's address out. */
  readonly refusals: Counter<'status'>
}

/** The numbers read when somebody looks. */
export interface Queues {
  /** The number of games that have something to do. */
  busy(): number
  /** The posts that wait, and since when; null while nobody can tell. */
  posts(): Promise<{ waiting: number; oldest: number | null } | null>
  /** True while only answers go out, because Discord has refused too much. */
  isHolding(): boolean
  now(): number
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3]

export function newMetrics(queues: Queues): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  watchQueues(registry, queues)
  return {
    registry,
    moves: new Counter({ name: 'willyville_moves_total', help: 'Confirmed moves.', registers }),
    faults: new Counter({ name: 'willyville_faults_total', help: 'Faults of our own.', registers }),
    tooSoon: new Counter({
      name: 'willyville_too_soon_total',
      help: 'Wishes put off, by kind.',
      labelNames: ['kind'] as const,
      registers,
    }),
    acknowledgements: new Histogram({
      name: 'willyville_acknowledgement_seconds',
      help: 'Time to the first answer.',
      buckets: SECONDS,
      registers,
    }),
    renders: new Histogram({
      name: 'willyville_render_seconds',
      help: 'Time to a picture.',
      buckets: SECONDS,
      registers,
    }),
    inHand: new Gauge({ name: 'willyville_presses_in_hand', help: 'Presses being answered.', registers }),
    refusals: new Counter({
      name: 'willyville_refused_requests_total',
      help: 'What Discord refused with 401, 403 or 429.',
      registers,
      labelNames: ['status'],
    }),
  }
}

function watchQueues(registry: Registry, { busy, posts, isHolding, now }: Queues): void {
  const registers = [registry]
  new Gauge({
    name: 'willyville_games_busy',
    help: 'Games at which something is being done.',
    registers,
    collect() {
      this.set(busy())
    },
  })
  new Gauge({
    name: 'willyville_requests_held',
    help: '1 while only answers go out to Discord.',
    registers,
    collect() {
      this.set(isHolding() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'willyville_outbox_posts',
    help: 'Posts that wait to be sent.',
    registers,
    async collect() {
      const queue = await posts()
      if (queue !== null) this.set(queue.waiting)
    },
  })
  new Gauge({
    name: 'willyville_outbox_age_seconds',
    help: 'Age of the oldest unsent post.',
    registers,
    async collect() {
      const queue = await posts()
      if (queue !== null) this.set(queue.oldest === null ? 0 : Math.max(0, (now() - queue.oldest) / 1000))
    },
  })
}
