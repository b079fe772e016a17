import type { Pen } from './ink.ts'

/** A piece of art painted once and used often. Its origin is the point that draws name. */
export interface Sprite {
  /** The box it fills around its origin: left, top, width, height. Nothing may be painted outside. */
  readonly box: readonly [left: number, top: number, w: number, h: number]
  readonly paint: (pen: Pen) => void
}

/** Sprites by the first word of their name; the words behind it are parameters: `good/horse/40`. */
export type SpriteMaker = (...words: string[]) => Sprite
export type SpriteBook = Readonly<Record<string, SpriteMaker>>
