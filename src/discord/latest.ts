/** What is kept under so many keys, the latest ones. */
export class Latest<T> {
  readonly #all = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** What was kept under this key, or what is made now. */
  of(key: string, make: () => T): T {
    const found = this.#all.get(key) ?? make()
    this.#all.set(key, found)
    if (this.#all.size > this.#most) this.#all.delete(this.#all.keys().next().value as string)
    return found
  }

  get(key: string): T | undefined {
    return this.#all.get(key)
  }

  drop(key: string): void {
    this.#all.delete(key)
  }
}
