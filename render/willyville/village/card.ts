import type { Cost } from '#data/willyville/schema'
import type { Box, Sheet } from '#render/draw'
import { GOODS, type Good } from '#willyville/words'

/** A thing on the ground with units of its own: everything on it is moved, turned, scaled and dimmed with it. */

interface Stand {
  readonly x: number
  readonly y: number
  readonly scale?: number
  /** Degrees, clockwise, about x, y. */
  readonly turn?: number
  readonly dim?: boolean
}

export function banner(values: readonly number[] | '?'): string {
  return values === '?' ? '?' : values.join('/')
}

/** Goods of a cost, one by one. */
export function goodsOf(cost: Cost): Good[] {
  return GOODS.flatMap((good) => new Array<Good>(cost[good] ?? 0).fill(good))
}

/** Sizes stand in the names of sprites, so they are rounded to keep those few. */
const rounded = (size: number) => Math.round(size * 100) / 100

export class Card {
  readonly #sheet: Sheet
  readonly #stand: Required<Stand>

  constructor(sheet: Sheet, stand: Stand) {
    this.#sheet = sheet
    this.#stand = { scale: 1, turn: 0, dim: false, ...stand }
  }

  get #scale(): number {
    return this.#stand.scale
  }

  #at(x: number, y: number): [number, number] {
    const { x: left, y: top, scale, turn } = this.#stand
    const angle = (turn * Math.PI) / 180
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return [left + (x * cos - y * sin) * scale, top + (x * sin + y * cos) * scale]
  }

  /** The card's own art, whose name ends with its scale. */
  art(name: string): void {
    const { x, y, scale, turn, dim } = this.#stand
    this.#sheet.sprite(`${name}/${scale}`, x, y, { turn, dim })
  }

  sprite(name: string, x: number, y: number): void {
    const { turn, dim } = this.#stand
    this.#sheet.sprite(name, ...this.#at(x, y), { turn, dim })
  }

  number(value: number | string, x: number, y: number, size: number, max: number, colour = 'ink'): void {
    const { turn, dim } = this.#stand
    this.#sheet.number(value, ...this.#at(x, y), size * this.#scale, { max: max * this.#scale, colour, turn, dim })
  }

  text(words: string, x: number, y: number, size: number, max: number, colour = 'ink'): void {
    const { turn, dim } = this.#stand
    this.#sheet.text(words, ...this.#at(x, y), size * this.#scale, { max: max * this.#scale, colour, turn, dim })
  }

  /** A white banner: what activates this card again. */
  banner(values: readonly number[] | '?', x: number, y: number, w: number, h: number, size: number): void {
    const name = `banner/${Math.round(w * this.#scale)}/${Math.round(h * this.#scale)}/white/bare`
    this.sprite(name, x, y - 1)
    this.number(banner(values), x, y + 1, size, w - 7)
  }

  cloud(time: number, x: number, y: number, w = 56): void {
    const h = w * 0.79
    this.sprite(`cloud/${Math.round(w * this.#scale)}/${Math.round(h * this.#scale)}`, x, y)
    this.number(time, x, y + 2, w * 0.62, w * 0.6, 'timeInk')
  }

  book(points: number, x: number, y: number, scale = 1): void {
    this.sprite(`book/${rounded(scale * this.#scale)}`, x, y)
    this.number(points, x + 0.5 * scale, y - 2.5 * scale, 36 * scale, 34 * scale, 'cream')
  }

  coin(coins: number, x: number, y: number, scale = 1): void {
    this.sprite(`coin/${rounded(scale * this.#scale)}`, x, y)
    this.number(coins, x, y, 33 * scale, 34 * scale)
  }

  good(good: string, x: number, y: number, d: number): void {
    this.sprite(`good/${good}/${Math.round(d * this.#scale)}`, x, y)
  }

  slot(good: string, x: number, y: number, d: number, ground = 'slotOnWood', ring = 'woodDark'): void {
    this.sprite(`slot/${good}/${Math.round(d * this.#scale)}/${ground}/${ring}`, x, y)
  }

  tile(x: number, y: number, scale = 1): void {
    this.sprite(`tile/${rounded(scale * this.#scale)}`, x, y)
  }

  place(id: string, [x, y, w, h]: Box, within?: string): void {
    const [left, top] = [this.#stand.x + x * this.#scale, this.#stand.y + y * this.#scale]
    this.#sheet.place(id, [left, top, w * this.#scale, h * this.#scale], within)
  }
}
