import type { KnownDraw } from './known-draws.ts'

/**
 * A picture is cut into bands of whole rows, which are packed one by one, and bands into cells, which are painted one by
 * one. What a cell shows follows from the draws that touch it, so a cell or a band that was made before is used again.
 */

/** Bands of so many pixels: less would make files larger, more would be packed anew for little. */
const BAND_PIXELS = 70_400
const CELL_WIDTH = 100
/** Each row of indices is begun by the number of its filter: none. */
export const FILTER = 1

/** A part of a picture, in whole pixels. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The cuts through a picture of some size. */
export class Grid {
  readonly width: number
  readonly height: number
  readonly bands: number
  readonly columns: number
  readonly #bandHeight: number

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#bandHeight = Math.max(1, Math.round(BAND_PIXELS / width))
    this.bands = Math.ceil(height / this.#bandHeight)
    this.columns = Math.ceil(width / CELL_WIDTH)
  }

  /** The columns of cells from `first` up to before `end`, in one band. */
  rect(band: number, first: number, end: number): Rect {
    const [x, y] = [first * CELL_WIDTH, band * this.#bandHeight]
    const width = Math.min(this.width, end * CELL_WIDTH) - x
    return { x, y, width, height: Math.min(this.#bandHeight, this.height - y) }
  }

  bandRect(band: number): Rect {
    return this.rect(band, 0, this.columns)
  }

  emptyRows(band: number): Buffer {
    return Buffer.alloc((FILTER + this.width) * this.bandRect(band).height)
  }

  /** Calls for every cell that a draw may touch. */
  touched({ left, top, right, bottom }: KnownDraw['extent'], x: number, y: number, touch: Touch): void {
    const firstBand = Math.max(0, Math.floor((top - y) / this.#bandHeight))
    const lastBand = Math.min(this.bands - 1, Math.floor((bottom - y) / this.#bandHeight))
    const first = Math.max(0, Math.floor((left - x) / CELL_WIDTH))
    const last = Math.min(this.columns - 1, Math.floor((right - x) / CELL_WIDTH))
    for (let band = firstBand; band <= lastBand; band++) {
      for (let column = first; column <= last; column++) touch(band, column)
    }
  }
}

type Touch = (band: number, column: number) => void

/** A band of rows that was made once. */
export interface Band {
  /** The memory it takes, in bytes. */
  readonly size: number
  /** Its rows of indices. */
  rows(): Buffer
}

interface Kept<B extends Band> {
  readonly band: B
  readonly cells: readonly string[]
  readonly key: string
  readonly shelf: string
}

/** A key's letter and what is held around it, in bytes. */
const LETTER = 2
/** Bands of 70 KB. */
const MOST_UNPACKED = 60
const AROUND = 200

function sizeOf({ band, key }: Kept<Band>): number {
  return band.size + LETTER * LETTER * key.length + AROUND
}

/** Remembers bands by what they show, the ones used last as far as its memory goes. Bands of one place share a shelf. */
export class BandMemory<B extends Band> {
  readonly #most: number
  /** The one used longest ago is first. */
  readonly #kept = new Map<string, Kept<B>>()
  readonly #shelves = new Map<string, Set<Kept<B>>>()
  /** Rows that were needed lately, the ones longest ago first: they need not be unpacked again. */
  readonly #unpacked = new Map<B, Buffer>()
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  find(shelf: string, cells: readonly string[]): B | undefined {
    const key = keyOf(shelf, cells)
    const kept = this.#kept.get(key)
    if (kept === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.band
  }

  /** Fills in the cells that bands of this shelf show already; the columns that none shows come back. */
  fill(shelf: string, cells: readonly string[], rows: Buffer, grid: Grid): number[] {
    let open = cells.map((_, column) => column)
    while (open.length > 0) {
      const donor = this.#likest(shelf, cells, open)
      if (donor === null) return open
      const isIn = (column: number) => donor.cells[column] === cells[column]
      copyCells(this.#rowsOf(donor.band), rows, grid, open.filter(isIn))
      open = open.filter((column) => !isIn(column))
    }
    return open
  }

  /** The band that shows most of these columns. */
  #likest(shelf: string, cells: readonly string[], open: readonly number[]): Kept<B> | null {
    let best: Kept<B> | null = null
    let most = 0
    for (const kept of this.#shelves.get(shelf) ?? []) {
      let same = 0
      for (const column of open) if (kept.cells[column] === cells[column]) same++
      if (same > most) {
        best = kept
        most = same
      }
    }
    return best
  }

  #rowsOf(band: B): Buffer {
    return this.#holdReady(band, this.#unpacked.get(band) ?? band.rows())
  }

  #holdReady(band: B, rows: Buffer): Buffer {
    this.#unpacked.delete(band)
    this.#unpacked.set(band, rows)
    const [oldest] = this.#unpacked.keys()
    if (oldest !== undefined && this.#unpacked.size > MOST_UNPACKED) this.#unpacked.delete(oldest)
    return rows
  }

  keep(shelf: string, cells: readonly string[], band: B, rows: Buffer): void {
    this.#holdReady(band, rows)
    const kept = { band, cells, key: keyOf(shelf, cells), shelf }
    this.#kept.set(kept.key, kept)
    const bands = this.#shelves.get(shelf) ?? new Set()
    this.#shelves.set(shelf, bands.add(kept))
    this.#size += sizeOf(kept)
    for (const oldest of this.#kept.values()) {
      if (this.#size <= this.#most) return
      this.#drop(oldest)
    }
  }

  #drop(kept: Kept<B>): void {
    this.#kept.delete(kept.key)
    this.#size -= sizeOf(kept)
    const shelf = this.#shelves.get(kept.shelf)
    shelf?.delete(kept)
    if (shelf?.size === 0) this.#shelves.delete(kept.shelf)
  }
}

function keyOf(shelf: string, cells: readonly string[]): string {
  return `${shelf}|${cells.join('|')}`
}

function copyCells(from: Buffer, to: Buffer, grid: Grid, columns: readonly number[]): void {
  const stride = FILTER + grid.width
  for (const column of columns) {
    const { x, width } = grid.rect(0, column, column + 1)
    for (let at = FILTER + x; at < to.length; at += stride) from.copy(to, at, at, at + width)
  }
}
