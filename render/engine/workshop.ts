import { SPRITES } from '../sprites/index.ts'
import { blankCanvas, type Canvas, type Ctx, fontOf, Image, pixelsOf } from './canvas.ts'
import { type Draw, isText, type Picture, type SpriteDraw, type TextDraw } from './draw.ts'
import { BELOW_MIDDLE, Pen } from './ink.ts'
import { type Extent, KnownDraws } from './known-draws.ts'
import { coloursOf, PALETTES, type Palette, type PaletteName, USUAL_COLOURS } from './palette.ts'
import { DIM, Quantizer } from './quantizer.ts'
import type { Sprite } from './sprite.ts'

export const HALO_WIDTH = 6
const ICON_SIZE = 192
/** Edges that are smoothed reach so far beyond what they are said to fill. */
const SMOOTHED = 2

export type IconSet = Record<string, { body: string }>

/** The colours and the size a picture is painted in. */
export interface Finish {
  readonly palette: PaletteName
  /** 1 is 1,600 pixels wide. */
  readonly scale: number
}

/** Everything that was worked out once and is used again, for one palette and one size. */
export class Workshop {
  readonly colour: Palette
  readonly scale: number
  readonly draws = new KnownDraws((draw) => (isText(draw) ? this.#aboutText(draw) : this.#aboutSprite(draw)))
  readonly #sprites = new Map<string, Canvas>()
  readonly #icons = new Map<string, Image>()
  readonly #quantizers = new Map<string, Quantizer>()
  readonly #iconSet: IconSet
  readonly #ruler: Ctx

  constructor({ palette, scale }: Finish, iconSet: IconSet, ruler: Ctx) {
    this.colour = PALETTES[palette]
    this.scale = scale
    this.#iconSet = iconSet
    this.#ruler = ruler
  }

  #icon = (name: string, colour: string): Image => {
    const key = `${name} ${colour}`
    const known = this.#icons.get(key)
    if (known !== undefined) return known
    const body = this.#iconSet[name]?.body
    if (body === undefined) throw new Error(`there is no icon ${name}`)
    const size = `width="${ICON_SIZE}" height="${ICON_SIZE}" viewBox="-20 -20 552 552"`
    const image = new Image()
    image.src = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body.replaceAll('currentColor', colour)}</svg>`,
    )
    this.#icons.set(key, image)
    return image
  }

  spriteOf(name: string): Sprite {
    const [kind, ...words] = name.split('/') as [string, ...string[]]
    const make = SPRITES[kind]
    if (make === undefined) throw new Error(`there is no sprite ${name}`)
    return make(...words)
  }

  #paintSprite(sprite: Sprite): Canvas {
    const [left, top, w, h] = sprite.box
    const canvas = blankCanvas(Math.ceil(w * this.scale), Math.ceil(h * this.scale))
    const ctx = canvas.getContext('2d')
    ctx.scale(this.scale, this.scale)
    ctx.translate(-left, -top)
    sprite.paint(new Pen(ctx, this.colour, this.#icon))
    return canvas
  }

  #dimmed(canvas: Canvas): Canvas {
    const copy = blankCanvas(canvas.width, canvas.height)
    const ctx = copy.getContext('2d')
    ctx.drawImage(canvas, 0, 0)
    ctx.globalCompositeOperation = 'source-atop'
    ctx.globalAlpha = DIM
    ctx.fillStyle = this.colour.dim
    ctx.fillRect(0, 0, canvas.width, canvas.height)
    return copy
  }

  canvasOf(name: string, isDim: boolean): Canvas {
    const key = isDim ? `${name} dim` : name
    const known = this.#sprites.get(key)
    if (known !== undefined) return known
    const canvas = isDim ? this.#dimmed(this.canvasOf(name, false)) : this.#paintSprite(this.spriteOf(name))
    this.#sprites.set(key, canvas)
    return canvas
  }

  quantizerOf({ ground, colours = USUAL_COLOURS }: Pick<Picture, 'ground' | 'colours'>): Quantizer {
    const key = `${ground} ${colours}`
    const known = this.#quantizers.get(key)
    if (known !== undefined) return known
    const canvas = this.canvasOf(ground, false)
    const pixels = pixelsOf(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height })
    const made = new Quantizer(coloursOf(colours, this.colour), this.colour.dim, pixels)
    this.#quantizers.set(key, made)
    return made
  }

  #aboutSprite(draw: SpriteDraw): { extent: Extent; size: number } {
    const canvas = this.canvasOf(draw.sprite, draw.dim === true)
    const [left, top] = this.spriteOf(draw.sprite).box
    const [across, down] = [left * this.scale, top * this.scale]
    const extent = { left: across, top: down, right: across + canvas.width, bottom: down + canvas.height }
    return { extent: placed(draw, this.scale, extent), size: 0 }
  }

  #aboutText(draw: TextDraw): { extent: Extent; size: number } {
    const { scale } = this
    const asked = this.#measured(draw, draw.size * scale)
    const isFitting = asked.width <= draw.max * scale
    const size = isFitting ? draw.size * scale : fitted(draw.size * scale, asked.width, draw.max * scale)
    const metrics = isFitting ? asked : this.#measured(draw, size)
    return { extent: placed(draw, scale, lettersOf(draw, metrics, size, scale)), size }
  }

  #measured({ font, text }: TextDraw, size: number): TextMetrics {
    this.#ruler.font = fontOf(font, size)
    return this.#ruler.measureText(text)
  }
}

type TextMetrics = ReturnType<Ctx['measureText']>

/** Sizes come in quarters of a pixel: the picture library keeps something of every size it has ever seen. */
export function fitted(size: number, width: number, most: number): number {
  return Math.floor(((size * most) / width) * 4) / 4
}

/** The letters around the point a text is drawn at. */
function lettersOf({ font, align, halo }: TextDraw, metrics: TextMetrics, size: number, scale: number): Extent {
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = metrics
  const start = { left: 0, center: -width / 2, right: -width }[align]
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = metrics
  const baseline = size * BELOW_MIDDLE[font]
  const around = halo === undefined ? 0 : (HALO_WIDTH * scale) / 2
  return {
    left: start - Math.abs(actualBoundingBoxLeft) - around,
    right: start + Math.max(width, actualBoundingBoxRight) + around,
    top: baseline - actualBoundingBoxAscent - around,
    bottom: baseline + actualBoundingBoxDescent + around,
  }
}

/** The place where a draw comes to lie: `own` is what it fills around its point as long as it is not turned. */
function placed(draw: Draw, scale: number, own: Extent): Extent {
  const turn = ((draw.turn ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = [own.left, own.right].flatMap((x) => [own.top, own.bottom].map((y) => [x, y] as const))
  const across = corners.map(([x, y]) => x * cos - y * sin)
  const down = corners.map(([x, y]) => x * sin + y * cos)
  return grown(draw.x * scale, draw.y * scale, {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  })
}

function grown(x: number, y: number, { left, top, right, bottom }: Extent): Extent {
  return {
    left: Math.floor(x + left) - SMOOTHED,
    top: Math.floor(y + top) - SMOOTHED,
    right: Math.ceil(x + right) + SMOOTHED,
    bottom: Math.ceil(y + bottom) + SMOOTHED,
  }
}
