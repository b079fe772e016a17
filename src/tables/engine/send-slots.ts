/** Posts of one place that are on their way at once: one is painted while another is sent. */
const AT_A_PLACE = 2
/** Posts of all places that answer soon, and of those that do not. */
const QUICK = 50
const SLOW = 200
/** A post on its way for more milliseconds is slow, and so is its channel until one goes quickly again. */
const LONG = 1000
const MOST_KNOWN = 1000

interface Way {
  readonly place: string
  readonly since: number
}

/**
 * Where posts are on their way. Each place has little room, so that a crowd keeps nobody else waiting; and a place that
 * answers late or never stands in a lane of its own, so that many of them do not, either.
 */
export class SendSlots {
  /** Time that only goes on. */
  readonly #steady: () => number
  readonly #atPlace = new Map<string, number>()
  /** In the order in which they set out. */
  readonly #quick = new Set<Way>()
  readonly #slow = new Set<Way>()
  readonly #slowPlaces = new Set<string>()

  constructor(steady: () => number) {
    this.#steady = steady
  }

  /** Says whether nobody who answers soon can set out now. */
  get isFull(): boolean {
    this.#turnOff()
    return this.#quick.size >= QUICK
  }

  hasRoom(place: string): boolean {
    if ((this.#atPlace.get(place) ?? 0) >= AT_A_PLACE) return false
    this.#turnOff()
    return this.#slowPlaces.has(place) ? this.#slow.size < SLOW : this.#quick.size < QUICK
  }

  /** Sets out; what comes back is called at the end. */
  enter(place: string): () => void {
    const way: Way = { place, since: this.#steady() }
    const lane = this.#slowPlaces.has(place) ? this.#slow : this.#quick
    lane.add(way)
    this.#atPlace.set(place, (this.#atPlace.get(place) ?? 0) + 1)
    return () => this.#leave(way)
  }

  #leave(way: Way): void {
    const { place } = way
    this.#quick.delete(way)
    this.#slow.delete(way)
    const left = (this.#atPlace.get(place) ?? 1) - 1
    if (left > 0) this.#atPlace.set(place, left)
    else this.#atPlace.delete(place)
    if (this.#isLong(way)) this.#remember(place)
    else this.#slowPlaces.delete(place)
  }

  #isLong({ since }: Way): boolean {
    return this.#steady() - since > LONG
  }

  /** Posts that take long make room for the others. */
  #turnOff(): void {
    for (const way of this.#quick) {
      if (!this.#isLong(way)) return
      this.#quick.delete(way)
      this.#slow.add(way)
      this.#remember(way.place)
    }
  }

  #remember(place: string): void {
    this.#slowPlaces.delete(place)
    this.#slowPlaces.add(place)
    if (this.#slowPlaces.size > MOST_KNOWN) this.#slowPlaces.delete(this.#slowPlaces.values().next().value as string)
  }
}
