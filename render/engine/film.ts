import { createRequire } from 'node:module'
import type { Encoder } from 'gifenc'
import { type Band, FILTER } from './bands.ts'
import { nearest, type Rgb } from './quantizer.ts'

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
  #before: { readonly bands: readonly LooseBand[]; readonly pixels: Uint8Array } | null = null

  constructor(width: number, colours: readonly Rgb[]) {
    this.#width = width
    this.#colours = colours.map((rgb) => rgb.map(Math.round) as Rgb)
    const last = this.#colours.at(-1) as Rgb
    this.#substitute = nearest(this.#colours.slice(0, -1), last)
  }

  get #spare(): number {
    return this.#colours.length - 1
  }

  /** A band of these rows of indices, without the colour that is given up. */
  band(rows: Buffer): LooseBand {
    const stride = FILTER + this.#width
    const pixels = new Uint8Array((rows.length / stride) * this.#width)
    for (let row = 0; row * stride < rows.length; row++) {
      pixels.set(rows.subarray(row * stride + FILTER, (row + 1) * stride), row * this.#width)
    }
    const spare = this.#spare
    for (let at = 0; at < pixels.length; at++) if (pixels[at] === spare) pixels[at] = this.#substitute
    return new LooseBand(rows, pixels)
  }

  /** Adds a picture. */
  add(bands: readonly LooseBand[], isLast: boolean): void {
    const pixels = joined(bands)
    const [width, height] = [this.#width, pixels.length / this.#width]
    const frame = { delay: isLast ? LAST_MS : SHOWN_MS, dispose: STAYS }
    const before = this.#before
    if (before === null) this.#gif.writeFrame(pixels, width, height, { ...frame, palette: this.#colours })
    else {
      const spare = this.#spare
      const fresh = pixels.map((colour, at) => (colour === before.pixels[at] ? spare : colour))
      this.#gif.writeFrame(fresh, width, height, { ...frame, transparent: true, transparentIndex: spare })
    }
    this.#before = { bands, pixels }
  }

  finish(): Buffer {
    this.#gif.finish()
    return Buffer.from(this.#gif.bytes())
  }
}

/** Rows as a film needs them, which are packed only with their picture. */
export class LooseBand implements Band {
  readonly pixels: Uint8Array
  readonly #rows: Buffer

  constructor(rows: Buffer, pixels: Uint8Array) {
    this.#rows = rows
    this.pixels = pixels
  }

  get size(): number {
    return this.#rows.length + this.pixels.length
  }

  rows(): Buffer {
    return this.#rows
  }
}

function joined(bands: readonly LooseBand[]): Uint8Array {
  return Buffer.concat(bands.map(({ pixels }) => pixels))
}
