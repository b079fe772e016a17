/** How long after an answer a second press of the same button still means the first. */
const ECHO = 1500

/** Presses of the same thing by the same person, one while the other is being answered. */
export class Twins {
  readonly #held = new Map<string, number>()

  /** False for the second of two. */
  take(press: string, now: number): boolean {
    for (const [old, until] of this.#held) if (until < now) this.#held.delete(old)
    if (this.#held.has(press)) return false
    this.#held.set(press, Number.POSITIVE_INFINITY)
    return true
  }

  /** Who saw no answer presses again and means it. */
  free(press: string, now: number, isAnswered: boolean): void {
    if (isAnswered) this.#held.set(press, now + ECHO)
    else this.#held.delete(press)
  }
}
