import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Canvas, type CanvasRenderingContext2D, createCanvas, Image, registerFont } from 'canvas'
import { SPRITES } from '../sprites/index.ts'
import { type Draw, isText, type Picture, type SpriteDraw, type TextDraw } from './draw.ts'
import { Film } from './film.ts'
import { BELOW_MIDDLE, FAMILIES, Pen } from './ink.ts'
import { coloursOf, PALETTES, type Palette, type PaletteName, USUAL_COLOURS } from './palette.ts'
import { DIM, encode, Quantizer } from './png.ts'
import type { Sprite } from './sprite.ts'

export type Ctx = CanvasRenderingContext2D

const require = createRequire(import.meta.url)

const FONT_FILES = {
  display: '@expo-google-fonts/grenze-gotisch/700Bold/GrenzeGotisch_700Bold.ttf',
  number: '@expo-google-fonts/eczar/Eczar_800ExtraBold.ttf',
  label: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
  note: '@expo-google-fonts/eczar/Eczar_500Medium.ttf',
}

const HALO_WIDTH = 6
const DIM_TEXT = 0.7
const ICON_SIZE = 192
/** The ground of a picture that stands on whatever is there. */
const NO_GROUND = 'none'
const STRIP_COLUMNS = 2
export const MOST_WIDTHS = 5000

let hasFonts = false

/** Fonts come from packages, by file, never from the system. They must be there before the first canvas. */
function registerFonts(): void {
  if (hasFonts) return
  hasFonts = true
  for (const [name, file] of Object.entries(FONT_FILES)) {
    registerFont(require.resolve(file), { family: FAMILIES[name as keyof typeof FAMILIES] })
  }
}

type IconSet = Record<string, { body: string }>

/** The colours and the size a picture is painted in. */
export interface Finish {
  readonly palette: PaletteName
  /** 1 is 1,600 pixels wide. */
  readonly scale: number
}

export const USUAL_FINISH: Finish = { palette: 'usual', scale: 1 }

/** Everything that was painted once and is used again, for one palette and one size. */
class Workshop {
  readonly colour: Palette
  readonly scale: number
  readonly #sprites = new Map<string, Canvas>()
  readonly #icons = new Map<string, Image>()
  readonly #quantizers = new Map<string, Quantizer>()
  readonly #iconSet: IconSet

  constructor({ palette, scale }: Finish, iconSet: IconSet) {
    this.colour = PALETTES[palette]
    this.scale = scale
    this.#iconSet = iconSet
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
    const canvas = createCanvas(Math.ceil(w * this.scale), Math.ceil(h * this.scale))
    const ctx = canvas.getContext('2d')
    ctx.scale(this.scale, this.scale)
    ctx.translate(-left, -top)
    sprite.paint(new Pen(ctx, this.colour, this.#icon))
    return canvas
  }

  #dimmed(canvas: Canvas): Canvas {
    const copy = createCanvas(canvas.width, canvas.height)
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
    const pixels = this.canvasOf(ground, false).toBuffer('raw')
    const made = new Quantizer(coloursOf(colours, this.colour), this.colour.dim, pixels)
    this.#quantizers.set(key, made)
    return made
  }
}

/** Paints draw lists. It holds sprites, so one is kept as long as its worker lives. */
export class Painter {
  /** One for all pictures: the collector does not see how much memory a canvas holds, and would let thousands lie. */
  readonly #easel: Canvas
  readonly #workshops = new Map<string, Workshop>()
  readonly #iconSet: IconSet
  readonly #widths = new Map<string, number>()
  readonly #ruler: Ctx
  readonly #isGivenUp: () => boolean

  /** A cancelled film ends before its next picture: the picture library must never be torn away in the middle. */
  constructor(isGivenUp = () => false) {
    this.#isGivenUp = isGivenUp
    registerFonts()
    this.#easel = createCanvas(1, 1)
    this.#ruler = createCanvas(1, 1).getContext('2d')
    const file = require.resolve('@iconify-json/game-icons/icons.json')
    this.#iconSet = (JSON.parse(readFileSync(file, 'utf8')) as { icons: IconSet }).icons
  }

  #workshop(finish: Finish): Workshop {
    const key = `${finish.palette} ${finish.scale}`
    const known = this.#workshops.get(key)
    if (known !== undefined) return known
    const made = new Workshop(finish, this.#iconSet)
    this.#workshops.set(key, made)
    return made
  }

  #canvas(picture: Picture, workshop: Workshop): Canvas {
    const { scale } = workshop
    const [, , width, height] = picture.window ?? [0, 0, picture.width, picture.height]
    const canvas = this.#easel
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    this.#paintAt(picture, workshop, 0, 0)
    return canvas
  }

  #paintAt(picture: Picture, workshop: Workshop, x: number, y: number): void {
    if (this.#isGivenUp()) throw new Error('nobody waits for this picture any more')
    const { scale } = workshop
    const [left, top] = picture.window ?? [0, 0]
    const ctx = this.#easel.getContext('2d')
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.translate(x - Math.round(left * scale), y - Math.round(top * scale))
    if (picture.ground !== NO_GROUND) ctx.drawImage(workshop.canvasOf(picture.ground, false), 0, 0)
    for (const draw of picture.draws) {
      if (isText(draw)) write(ctx, workshop, draw)
      else stamp(ctx, workshop, draw)
    }
  }

  /** The picture as a PNG of at most 256 colours. */
  paint(picture: Picture, finish: Finish = USUAL_FINISH): Buffer {
    const workshop = this.#workshop(finish)
    const canvas = this.#canvas(picture, workshop)
    // Without a ground the picture lets through what lies behind it; the encoder knows no such pixels.
    if (picture.ground === NO_GROUND) return canvas.toBuffer('image/png')
    return encode(canvas.toBuffer('raw'), canvas.width, canvas.height, workshop.quantizerOf(picture))
  }

  /** Pictures of one kind, one after the other: a GIF. */
  film(pictures: readonly Picture[], finish: Finish): Buffer {
    const workshop = this.#workshop(finish)
    const { width, ...colouring } = first(pictures)
    const quantizer = workshop.quantizerOf(colouring)
    const film = new Film(Math.round(width * finish.scale), quantizer.colours)
    for (const [index, picture] of pictures.entries()) {
      const canvas = this.#canvas(picture, workshop)
      const rows = quantizer.indexed(canvas.toBuffer('raw'), canvas.width, canvas.height)
      film.add(rows, index === pictures.length - 1)
    }
    return film.finish()
  }

  /** Pictures of one kind, side by side and row by row: a PNG. */
  strip(pictures: readonly Picture[], finish: Finish): Buffer {
    const workshop = this.#workshop(finish)
    const size = first(pictures)
    const [width, height] = [Math.round(size.width * finish.scale), Math.round(size.height * finish.scale)]
    const columns = Math.min(STRIP_COLUMNS, pictures.length)
    const canvas = this.#easel
    canvas.width = width * columns
    canvas.height = height * Math.ceil(pictures.length / columns)
    for (const [index, picture] of pictures.entries()) {
      this.#paintAt(picture, workshop, (index % columns) * width, Math.floor(index / columns) * height)
    }
    return encode(canvas.toBuffer('raw'), canvas.width, canvas.height, workshop.quantizerOf(size))
  }

  /** The same without any sprite kept: what the benchmark compares with. */
  paintNaively(picture: Picture): Buffer {
    const workshop = new Workshop(USUAL_FINISH, this.#iconSet)
    return this.#canvas(picture, workshop).toBuffer('image/png')
  }

  /** The width of a text before it is fitted, and its size after. */
  measure(draw: TextDraw): { width: number; size: number } {
    const width = this.#widthOf(draw)
    const size = width > draw.max ? fitted(draw.size, width, draw.max) : draw.size
    return { width: Math.min(width, draw.max), size }
  }

  #widthOf({ font, size, text }: TextDraw): number {
    const key = `${font} ${size} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    this.#ruler.font = fontOf(font, size)
    const { width } = this.#ruler.measureText(text)
    // Bounded, because names and notes of people have no end.
    if (this.#widths.size === MOST_WIDTHS) this.#widths.clear()
    this.#widths.set(key, width)
    return width
  }

  /** The number of measured texts that are remembered. */
  get measured(): number {
    return this.#widths.size
  }

  /** The box a sprite fills around its origin. */
  boxOf(sprite: string): Sprite['box'] {
    return this.#workshop(USUAL_FINISH).spriteOf(sprite).box
  }
}

function first(pictures: readonly Picture[]): Picture {
  const [picture] = pictures
  if (picture === undefined) throw new Error('nothing to show')
  return picture
}

const CARDS = 60
const CARDS_A_ROW = 10

/** A fixed scene of no beauty, painted as one paints when nothing is kept: what the benchmark measures against. */
export function paintReference(): Buffer {
  registerFonts()
  const canvas = createCanvas(1600, 1000)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#EFDFB8'
  ctx.fillRect(0, 0, 1600, 1000)
  for (let card = 0; card < CARDS; card++) {
    const [x, y] = [20 + (card % CARDS_A_ROW) * 157, 20 + Math.floor(card / CARDS_A_ROW) * 162]
    const tone = ctx.createLinearGradient(x, y, x, y + 146)
    tone.addColorStop(0, `hsl(${card * 6}, 45%, 80%)`)
    tone.addColorStop(1, `hsl(${card * 6}, 45%, 55%)`)
    ctx.save()
    ctx.shadowColor = 'rgba(0, 0, 0, 0.5)'
    ctx.shadowBlur = 10
    ctx.shadowOffsetY = 4
    ctx.fillStyle = tone
    ctx.beginPath()
    ctx.roundRect(x, y, 141, 146, 14)
    ctx.fill()
    ctx.restore()
    ctx.fillStyle = '#2A1B12'
    ctx.font = fontOf('label', 24)
    ctx.fillText(`Card ${card + 1}`, x + 14, y + 36)
    ctx.font = fontOf('number', 48)
    ctx.fillText(String(card * 7), x + 14, y + 110)
  }
  return canvas.toBuffer('image/png')
}

function fontOf(font: TextDraw['font'], size: number): string {
  return `${size}px "${FAMILIES[font]}"`
}

/** Sizes come in quarters of a pixel: the picture library keeps something of every size it has ever seen. */
function fitted(size: number, width: number, most: number): number {
  return Math.floor(((size * most) / width) * 4) / 4
}

function turned(ctx: Ctx, draw: Draw, scale: number, paint: (x: number, y: number) => void): void {
  const [x, y] = [draw.x * scale, draw.y * scale]
  if (draw.turn === undefined) {
    paint(x, y)
    return
  }
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate((draw.turn * Math.PI) / 180)
  paint(0, 0)
  ctx.restore()
}

function stamp(ctx: Ctx, workshop: Workshop, draw: SpriteDraw): void {
  const canvas = workshop.canvasOf(draw.sprite, draw.dim === true)
  const [left, top] = workshop.spriteOf(draw.sprite).box
  const { scale } = workshop
  turned(ctx, draw, scale, (x, y) => {
    const [across, down] = [x + left * scale, y + top * scale]
    // Whole pixels keep sprites crisp; a turned one is smoothed anyway.
    ctx.drawImage(
      canvas,
      draw.turn === undefined ? Math.round(across) : across,
      draw.turn === undefined ? Math.round(down) : down,
    )
  })
}

function write(ctx: Ctx, workshop: Workshop, draw: TextDraw): void {
  const { scale, colour } = workshop
  let size = draw.size * scale
  ctx.font = fontOf(draw.font, size)
  const { width } = ctx.measureText(draw.text)
  if (width > draw.max * scale) {
    size = fitted(size, width, draw.max * scale)
    ctx.font = fontOf(draw.font, size)
  }
  ctx.textAlign = draw.align
  ctx.textBaseline = 'alphabetic'
  ctx.globalAlpha = draw.dim ? DIM_TEXT : 1
  turned(ctx, draw, scale, (x, y) => {
    const baseline = y + size * BELOW_MIDDLE[draw.font]
    if (draw.halo !== undefined) {
      ctx.lineJoin = 'round'
      ctx.lineWidth = HALO_WIDTH * scale
      ctx.strokeStyle = colourOf(colour, draw.halo)
      ctx.strokeText(draw.text, x, baseline)
    }
    ctx.fillStyle = colourOf(colour, draw.colour)
    ctx.fillText(draw.text, x, baseline)
  })
  ctx.globalAlpha = 1
}

function colourOf(palette: Palette, name: string): string {
  const colour = (palette as Record<string, string>)[name]
  if (colour === undefined) throw new Error(`there is no colour ${name}`)
  return colour
}
