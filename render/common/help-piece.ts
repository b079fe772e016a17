/** The parts of a help picture; coordinates are about the middle of its stage. */

export type Point = readonly [x: number, y: number]
export type Art = readonly [sprite: string, x: number, y: number]
export type Value = readonly [
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  max: number,
  /** An outline of this colour. */
  halo?: string,
]

export interface Mark {
  readonly at: Point
  /** Ends of its lines. Each lies on the thing it explains. */
  readonly to: readonly Point[]
}

export interface HelpPiece {
  /** The ground it plays on. */
  readonly stage: string
  readonly art: readonly Art[]
  readonly values: readonly Value[]
  /** One for each explanation. */
  readonly marks: readonly Mark[]
}

export function mark(x: number, y: number, ...to: Point[]): Mark {
  return { at: [x, y], to }
}
