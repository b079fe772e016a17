import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted and timed, for who watches the house. */
export interface Figures {
  readonly registry: Registry
  readonly moves: Counter
  readonly faults: Counter
  /** From a press's arrival to its acknowledgement, in seconds. */
  readonly acknowledgements: Histogram
  readonly renders: Histogram
  readonly inHand: Gauge
}

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3]

export function newFigures(): Figures {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    moves: new Counter({ name: 'willyville_moves_total', help: 'Confirmed moves.', registers }),
    faults: new Counter({ name: 'willyville_faults_total', help: 'Faults of our own.', registers }),
    acknowledgements: new Histogram({
      ...{ name: 'willyville_acknowledgement_seconds', help: 'Time to the first answer.', buckets: SECONDS, registers },
    }),
    renders: new Histogram({
      ...{ name: 'willyville_render_seconds', help: 'Time to a picture.', buckets: SECONDS, registers },
    }),
    inHand: new Gauge({ name: 'willyville_presses_in_hand', help: 'Presses being answered.', registers }),
  }
}
