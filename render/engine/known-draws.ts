import type { Draw } from './draw.ts'

/** The pixels a draw may touch, rather one too many than one too few. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A draw with all that had to be worked out about it. */
export interface KnownDraw {
  /** A name of its own, as short as can be. */
  readonly mark: string
  readonly draw: Draw
  readonly extent: Extent
  /** The size of a text once it fits. */
  readonly size: number
}

const MOST = 4000
const SHORTEST = 36

/** Draws by their line of JSON, so that one of an earlier picture need not be read and measured again. Those used last stay. */
export class KnownDraws {
  readonly #make: (draw: Draw) => Omit<KnownDraw, 'mark' | 'draw'>
  #young = new Map<string, KnownDraw>()
  #old = new Map<string, KnownDraw>()
  #made = 0

  constructor(make: (draw: Draw) => Omit<KnownDraw, 'mark' | 'draw'>) {
    this.#make = make
  }

  of(line: string): KnownDraw {
    const young = this.#young.get(line)
    if (young !== undefined) return young
    const known = this.#old.get(line) ?? this.#meet(JSON.parse(line) as Draw)
    if (this.#young.size === MOST) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(line, known)
    return known
  }

  /** Marks never come again: whoever still knows an old one takes it for nothing else. */
  #meet(draw: Draw): KnownDraw {
    return { mark: (this.#made++).toString(SHORTEST), draw, ...this.#make(draw) }
  }
}
