import type { Cost } from '#data/willyville/schema'
import { type Fitted, fittedNumber, KEY, stretched } from '#render/common/fit'
import type { Box, Sheet } from '#render/engine/draw'
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
    this.number(banner(values), x, y + 1, size, w - 6)
  }

  cloud(time: number, x: number, y: number, w = 56): void {
    const h = w * 0.79
    this.sprite(`cloud/${Math.round(w * this.#scale)}/${Math.round(h * this.#scale)}`, x, y)
    const size = Math.max(w * 0.62, Math.min(this.#key, w * 0.72))
    this.number(time, x, y + 2, size, w * 0.68, 'timeInk')
  }

  /** The size of a key number in the card's own units. */
  get #key(): number {
    return KEY / this.#scale
  }

  /** A number no smaller than a key number, if only the thing below is wide enough; tiny things carry less. */
  #fitted(value: number, scale: number, size: number, room: number): Fitted {
    const least = Math.min(this.#key, 52 * scale)
    return fittedNumber(value, Math.max(size * scale, least), room * scale, least)
  }

  book(points: number, x: number, y: number, scale = 1): void {
    const { size, stretch } = this.#fitted(points, scale, 36, 37)
    this.sprite(`book/${rounded(scale * this.#scale)}${stretched(stretch)}`, x, y)
    this.number(points, x - 0.5 * scale, y - 2.5 * scale, size, 40 * scale * stretch, 'cream')
  }

  coin(coins: number, x: number, y: number, scale = 1): void {
    const { size, stretch } = this.#fitted(coins, scale, 33, 36)
    this.sprite(`coin/${rounded(scale * this.#scale)}${stretched(stretch)}`, x, y)
    this.number(coins, x, y, size, 38 * scale * stretch)
  }

  page(stories: number, x: number, y: number, scale = 1): void {
    const { size, stretch } = this.#fitted(stories, scale, 35, 37)
    this.sprite(`page/${rounded(scale * this.#scale)}${stretched(stretch)}`, x, y)
    this.number(stories, x, y + 2, size, 39 * scale * stretch, 'cream')
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
