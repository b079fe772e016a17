import { createRequire } from 'node:module'
import type { Encoder } from 'gifenc'
import { nearest, type Rgb } from './png.ts'

/** Its module says neither to Node nor to a bundler what it exports. */
const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as { GIFEncoder(): Encoder }

/** Milliseconds that a picture is shown, and the last one before the film begins again. */
const SHOWN_MS = 1800
const LAST_MS = 6000
/** The picture before is not wiped away. */
const STAYS = 1

/** Pictures of one size and the same colours, one after the other: of each only what is new is kept. */
export class Film {
  readonly #gif = GIFEncoder()
  readonly #width: number
  readonly #colours: readonly Rgb[]
  /** The last colour is given up for "as before"; this one is nearest to it. */
  readonly #substitute: number
  #before: Uint8Array | null = null

  constructor(width: number, colours: readonly Rgb[]) {
    this.#width = width
    this.#colours = colours.map((rgb) => rgb.map(Math.round) as Rgb)
    const last = this.#colours.at(-1) as Rgb
    this.#substitute = nearest(this.#colours.slice(0, -1), last)
  }

  /** Adds a picture as rows of indices, each row begun by a filter's number. */
  add(rows: Buffer, isLast: boolean): void {
    const width = this.#width
    const height = rows.length / (width + 1)
    const spare = this.#colours.length - 1
    const now = new Uint8Array(width * height)
    for (let y = 0; y < height; y++) now.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width)
    for (let index = 0; index < now.length; index++) if (now[index] === spare) now[index] = this.#substitute
    const before = this.#before
    const frame = { delay: isLast ? LAST_MS : SHOWN_MS, dispose: STAYS }
    if (before === null) this.#gif.writeFrame(now, width, height, { ...frame, palette: this.#colours })
    else {
      const fresh = now.map((colour, index) => (colour === before[index] ? spare : colour))
      this.#gif.writeFrame(fresh, width, height, { ...frame, transparent: true, transparentIndex: spare })
    }
    this.#before = now
  }

  finish(): Buffer {
    this.#gif.finish()
    return Buffer.from(this.#gif.bytes())
  }
}
