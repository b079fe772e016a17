/** Keeps the values of so many keys, those used last. */
export class LruCache<T> {
  readonly #all = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#all.size
  }

  /** The value kept under this key, or made now. */
  of(key: string, make: () => T): T {
    const kept = this.#all.get(key) ?? make()
    this.keep(key, kept)
    return kept
  }

  keep(key: string, value: T): void {
    this.#all.delete(key)
    this.#all.set(key, value)
    if (this.#all.size > this.#most) this.#all.delete(this.#all.keys().next().value as string)
  }

  get(key: string): T | undefined {
    return this.#all.get(key)
  }

  drop(key: string): void {
    this.#all.delete(key)
  }

  clear(): void {
    this.#all.clear()
  }
}
