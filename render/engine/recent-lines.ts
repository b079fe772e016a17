const MOST = 4000

/** The draws a painter has met lately, by their lines: who has met most of a picture has least to paint of it. */
export class RecentLines {
  #young = new Set<string>()
  #old = new Set<string>()

  add(lines: readonly string[]): void {
    for (const line of lines) this.#young.add(line)
    if (this.#young.size < MOST) return
    this.#old = this.#young
    this.#young = new Set()
  }

  met(lines: readonly string[]): number {
    return lines.filter((line) => this.#young.has(line) || this.#old.has(line)).length
  }
}
