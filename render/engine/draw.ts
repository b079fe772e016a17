import type { ColourSet } from './palette.ts'

/** The elements of a picture: plain JSON, made purely from a view, and painted elsewhere. */

/** x, y, width, height. */
export type Box = readonly [x: number, y: number, w: number, h: number]

export type FontName = 'display' | 'number' | 'label' | 'note'

/** A sprite by its name, parameters behind slashes, its own origin at x, y: `good/horse/40`. */
export interface SpriteDraw {
  readonly sprite: string
  readonly x: number
  readonly y: number
  /** Degrees, clockwise, about x, y. */
  readonly turn?: number
  /** Belongs to an area that sleeps. */
  readonly dim?: true
}

/** One line of text, centred on its cap height at y. It shrinks to `max`, but layouts see to it that it need not. */
export interface TextDraw {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly font: FontName
  /** A name of the palette. */
  readonly colour: string
  readonly align: 'left' | 'center' | 'right'
  readonly max: number
  /** An outline of this colour. */
  readonly halo?: string
  readonly turn?: number
  readonly dim?: true
}

export type Draw = SpriteDraw | TextDraw

/** A thing with a place of its own. Places of one layer may not overlap, unless one lies inside the other on purpose. */
export interface Place {
  readonly id: string
  readonly box: Box
  /** The place this one stands in; it must not leave it. */
  readonly within?: string
}

export interface Picture {
  readonly width: number
  readonly height: number
  /** The full sprite everything lies on; `none` lets through what is behind. */
  readonly ground: string
  /** The game whose colours it is packed with; Willyville's where it says nothing. */
  readonly colours?: ColourSet
  readonly draws: readonly Draw[]
  readonly places: readonly Place[]
  /** At most 1,024 characters, most important first. */
  readonly alt: string
  /** Only this part of it is painted. */
  readonly window?: Box
}

export function isText(draw: Draw): draw is TextDraw {
  return 'text' in draw
}

/** Collects draws and places while a layout is written down. */
export class Sheet {
  readonly draws: Draw[] = []
  readonly places: Place[] = []

  sprite(sprite: string, x: number, y: number, more: { turn?: number; dim?: boolean } = {}): void {
    const draw: { -readonly [K in keyof SpriteDraw]: SpriteDraw[K] } = { sprite, x, y }
    if (more.turn) draw.turn = more.turn
    if (more.dim) draw.dim = true
    this.draws.push(draw)
  }

  text(
    text: string,
    x: number,
    y: number,
    size: number,
    more: Partial<Omit<TextDraw, 'dim'>> & { max: number; dim?: boolean },
  ): void {
    const { font = 'label', colour = 'ink', align = 'center', max, halo, turn, dim } = more
    const draw: { -readonly [K in keyof TextDraw]: TextDraw[K] } = { text, x, y, size, font, colour, align, max }
    if (halo !== undefined) draw.halo = halo
    if (turn) draw.turn = turn
    if (dim) draw.dim = true
    this.draws.push(draw)
  }

  /** A number of the game, in the one font that carries them. */
  number(
    value: number | string,
    x: number,
    y: number,
    size: number,
    more: Partial<Pick<TextDraw, 'colour' | 'align' | 'halo' | 'turn'>> & { max: number; dim?: boolean },
  ): void {
    this.text(String(value), x, y, size, { font: 'number', ...more })
  }

  place(id: string, box: Box, within?: string): void {
    this.places.push(within === undefined ? { id, box } : { id, box, within })
  }
}

type Drawn = Pick<Picture, 'width' | 'height' | 'ground' | 'colours' | 'draws' | 'window'>

/** A picture as painters take it: each draw as a line of JSON, so that one that was seen before need not be read again. */
export interface DrawList extends Omit<Drawn, 'draws'> {
  readonly lines: readonly string[]
}

export function drawListOf({ width, height, ground, colours, draws, window }: Picture): DrawList {
  const lines = draws.map((draw) => JSON.stringify(draw))
  return {
    width,
    height,
    ground,
    lines,
    ...(colours !== undefined && { colours }),
    ...(window !== undefined && { window }),
  }
}

/** A picture as it is sent to a painter: as text, which crosses to a worker at once, however long it is. */
export function textOf(picture: Picture): string {
  const { lines, ...head } = drawListOf(picture)
  return [JSON.stringify(head), ...lines].join('\n')
}

export function drawListFrom(text: string): DrawList {
  const [head = '', ...lines] = text.split('\n')
  return { ...(JSON.parse(head) as Omit<DrawList, 'lines'>), lines }
}
