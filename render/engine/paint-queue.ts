/** The liking of a piece of work for this hand: the most liked of those that are free gets it. */
type Liking = (hand: number) => number

interface Waiting {
  readonly liking: Liking
  readonly begin: (hand: number) => void
}

interface Lane {
  busy: number
  /** Of all hands it may have so many. */
  readonly most: number
  readonly waiting: Waiting[]
}

const NO_LIKING: Liking = () => 0

/** Chooses what a free painter does next: short work before long work, which always leaves one painter free. */
export class Lanes {
  readonly #free: Set<number>
  readonly #short: Lane
  readonly #long: Lane

  constructor(hands: number) {
    this.#free = new Set(Array.from({ length: hands }, (_, hand) => hand))
    this.#short = { busy: 0, most: hands, waiting: [] }
    // With one hand alone there is none to keep free.
    this.#long = { busy: 0, most: Math.max(1, hands - 1), waiting: [] }
  }

  short<T>(work: (hand: number) => Promise<T>, liking = NO_LIKING): Promise<T> {
    return this.#through(this.#short, work, liking)
  }

  long<T>(work: (hand: number) => Promise<T>): Promise<T> {
    return this.#through(this.#long, work, NO_LIKING)
  }

  async #through<T>(lane: Lane, work: (hand: number) => Promise<T>, liking: Liking): Promise<T> {
    const hand = await new Promise<number>((begin) => {
      lane.waiting.push({ liking, begin })
      this.#next()
    })
    try {
      return await work(hand)
    } finally {
      lane.busy--
      this.#free.add(hand)
      this.#next()
    }
  }

  #next(): void {
    for (const lane of [this.#short, this.#long]) {
      while (this.#free.size > 0 && lane.busy < lane.most) {
        const next = lane.waiting.shift()
        if (next === undefined) break
        const hand = mostLiked([...this.#free], next.liking)
        this.#free.delete(hand)
        lane.busy++
        next.begin(hand)
      }
    }
  }
}

/** The first of them where several are liked alike, so that as few as can be are begun with. */
function mostLiked(hands: readonly number[], liking: Liking): number {
  const sorted = hands.toSorted((a, b) => a - b)
  const [first = 0] = sorted
  if (sorted.length < 2) return first
  const likings = sorted.map(liking)
  return sorted[likings.indexOf(Math.max(...likings))] ?? first
}
