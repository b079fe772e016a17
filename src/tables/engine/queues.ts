/** Work under the same key is done one after the other, in the order in which it came. */
export class Queues<K> {
  readonly #last = new Map<K, Promise<unknown>>()

  /** The number of keys that have work in hand. */
  get size(): number {
    return this.#last.size
  }

  /** A failure does not keep back what comes after it. */
  queued<T>(key: K, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const done = () => {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
    this.#last.set(key, mine)
    mine.then(done, done)
    return mine
  }

  /** Until all that was begun is through. */
  async rest(): Promise<void> {
    await Promise.allSettled(this.#last.values())
  }
}
