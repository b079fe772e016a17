/** Lets something happen once, and then not again for a while. */
export class Debounce {
  readonly #pause: number
  readonly #held = new Map<string, number>()

  /** So many milliseconds pass before the same may happen again. */
  constructor(pause: number) {
    this.#pause = pause
  }

  /** False while it happens, and for the while after it. */
  take(wish: string, now: number): boolean {
    for (const [old, until] of this.#held) if (until < now) this.#held.delete(old)
    if (this.#held.has(wish)) return false
    this.#held.set(wish, Number.POSITIVE_INFINITY)
    return true
  }

  /** Ends it; if nobody saw it, it may happen again at once. */
  free(wish: string, now: number, isSeen: boolean): void {
    if (isSeen) this.#held.set(wish, now + this.#pause)
    else this.#held.delete(wish)
  }
}
