interface Lane {
  busy: number
  /** Of all hands it may have so many. */
  readonly most: number
  readonly waiting: (() => void)[]
}

/** Chooses what a free painter does next: short work before long work, which always leaves one painter free. */
export class Lanes {
  readonly #hands: number
  readonly #short: Lane
  readonly #long: Lane

  constructor(hands: number) {
    this.#hands = hands
    this.#short = { busy: 0, most: hands, waiting: [] }
    // With one hand alone there is none to keep free.
    this.#long = { busy: 0, most: Math.max(1, hands - 1), waiting: [] }
  }

  short<T>(work: () => Promise<T>): Promise<T> {
    return this.#through(this.#short, work)
  }

  long<T>(work: () => Promise<T>): Promise<T> {
    return this.#through(this.#long, work)
  }

  async #through<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      lane.waiting.push(resolve)
      this.#next()
    })
    try {
      return await work()
    } finally {
      lane.busy--
      this.#next()
    }
  }

  #next(): void {
    for (const lane of [this.#short, this.#long]) {
      while (this.#short.busy + this.#long.busy < this.#hands && lane.busy < lane.most) {
        const goOn = lane.waiting.shift()
        if (goOn === undefined) break
        lane.busy++
        goOn()
      }
    }
  }
}
