import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Band, BandMemory, FILTER, Grid, type Rect } from './bands.ts'
import { blankCanvas, type Canvas, type Ctx, fontOf, pixelsOf } from './canvas.ts'
import { type Draw, type DrawList, drawListOf, isText, type Picture, type SpriteDraw, type TextDraw } from './draw.ts'
import { Film, type LooseBand } from './film.ts'
import { BELOW_MIDDLE } from './ink.ts'
import type { KnownDraw } from './known-draws.ts'
import { PALETTES, type Palette } from './palette.ts'
import { PackedBand, pngOf } from './png.ts'
import type { Sprite } from './sprite.ts'
import { type Finish, fitted, HALO_WIDTH, type IconSet, Workshop } from './workshop.ts'

export type { Finish }

const require = createRequire(import.meta.url)

const DIM_TEXT = 0.7
/** The ground of a picture that stands on whatever is there. */
const NO_GROUND = 'none'
const STRIP_COLUMNS = 2
export const MOST_WIDTHS = 5000
const MEGABYTE = 1024 * 1024
/** A picture takes a third of a megabyte, and about a tenth comes with each turn that changes it. */
const MEMORY = 16 * MEGABYTE
const FILM_MEMORY = 16 * MEGABYTE

export const USUAL_FINISH: Finish = { palette: 'usual', scale: 1 }

/** A picture with all that is needed to paint it. */
interface Job {
  readonly workshop: Workshop
  readonly list: DrawList
  readonly draws: readonly KnownDraw[]
  readonly grid: Grid
  /** The pixels of the whole picture that lie left of and above what is shown of it. */
  readonly left: number
  readonly top: number
  /** Pictures of one name show the same where the same draws touch them. */
  readonly name: string
}

/** A band that has yet to be made, with the columns that must be painted for it. */
interface Gap {
  readonly band: number
  readonly rows: Buffer
  readonly open: readonly number[]
}

/** A part of a picture, and the rows of the band it belongs to. */
interface Part {
  readonly rect: Rect
  readonly rows: Buffer
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
  readonly #memory = new BandMemory<PackedBand>(MEMORY)

  /** A cancelled film ends before its next picture: the picture library must never be torn away in the middle. */
  constructor(isGivenUp = () => false) {
    this.#isGivenUp = isGivenUp
    this.#easel = blankCanvas(1, 1)
    this.#ruler = blankCanvas(1, 1).getContext('2d')
    const file = require.resolve('@iconify-json/game-icons/icons.json')
    this.#iconSet = (JSON.parse(readFileSync(file, 'utf8')) as { icons: IconSet }).icons
  }

  #workshop(finish: Finish): Workshop {
    const key = nameOf(finish)
    const known = this.#workshops.get(key)
    if (known !== undefined) return known
    const made = new Workshop(finish, this.#iconSet, this.#ruler)
    this.#workshops.set(key, made)
    return made
  }

  #job(picture: Picture | DrawList, finish: Finish, workshop = this.#workshop(finish)): Job {
    const list = 'lines' in picture ? picture : drawListOf(picture)
    const { scale } = workshop
    const [left, top, width, height] = list.window ?? [0, 0, list.width, list.height]
    return {
      workshop,
      list,
      draws: list.lines.map((line) => workshop.draws.of(line)),
      grid: new Grid(Math.round(width * scale), Math.round(height * scale)),
      left: Math.round(left * scale),
      top: Math.round(top * scale),
      name: `${nameOf(finish)} ${JSON.stringify({ ...list, lines: undefined })}`,
    }
  }

  /** Throws where nobody waits any more. */
  #leaveOff(): void {
    if (this.#isGivenUp()) throw new Error('nobody waits for this picture any more')
  }

  #sizeEasel(width: number, height: number): void {
    if (this.#easel.width === width && this.#easel.height === height) return
    this.#easel.width = width
    this.#easel.height = height
  }

  /**
   * Paints these parts of a picture, its upper left corner at x, y of the easel. Nothing but the ground is cut off at their
   * edges: letters that are cut come out a shade otherwise. So what lies beside them is not to be used.
   */
  #paintParts(job: Job, draws: readonly KnownDraw[], parts: readonly Rect[], x = 0, y = 0): void {
    this.#leaveOff()
    const ctx = this.#easel.getContext('2d')
    try {
      ctx.setTransform(1, 0, 0, 1, x, y)
      layGround(ctx, job, parts)
      ctx.translate(-job.left, -job.top)
      for (const known of draws) paintDraw(ctx, job.workshop, known)
    } catch (error) {
      // Whatever was changed about it and not changed back goes with its size.
      this.#sizeEasel(1, 1)
      throw error
    }
  }

  #paintWhole(job: Job): Canvas {
    const { grid, draws } = job
    this.#sizeEasel(grid.width, grid.height)
    this.#paintParts(job, draws, [whole(grid)])
    return this.#easel
  }

  /** A picture's bands, the remembered ones and those that were made for it. */
  #bands<B extends Band>(job: Job, memory: BandMemory<B>, make: (rows: Buffer) => B): B[] {
    this.#leaveOff()
    const { grid } = job
    const contents = contentsOf(job)
    const shelfOf = (band: number) => `${job.name} ${band}`
    const bands = contents.map((cells, band) => memory.find(shelfOf(band), cells))
    const gaps = contents.flatMap((cells, band): Gap[] => {
      if (bands[band] !== undefined) return []
      const rows = grid.emptyRows(band)
      return [{ band, rows, open: memory.fill(shelfOf(band), cells, rows, grid) }]
    })
    this.#paintGaps(job, gaps)
    for (const { band, rows } of gaps) {
      const made = make(rows)
      bands[band] = made
      memory.keep(shelfOf(band), contents[band] as string[], made, rows)
    }
    return bands as B[]
  }

  #paintGaps(job: Job, gaps: readonly Gap[]): void {
    const { grid } = job
    const parts = gaps.flatMap(({ band, open, rows }) =>
      runsOf(open).map(([first, end]): Part => ({ rect: grid.rect(band, first, end), rows })),
    )
    if (parts.length === 0) return
    this.#sizeEasel(grid.width, grid.height)
    this.#paintParts(
      job,
      drawsIn(job, gaps),
      parts.map(({ rect }) => rect),
    )
    this.#take(job, parts)
  }

  /** Takes parts of what is on the easel, as indices into the colours of this picture. */
  #take({ workshop, list }: Job, parts: readonly Part[]): void {
    const quantizer = workshop.quantizerOf(list)
    const stride = FILTER + this.#easel.width
    for (const { rect, rows } of parts) {
      quantizer.index(pixelsOf(this.#easel, rect), rect.width, rows, FILTER + rect.x, stride)
    }
  }

  /** The picture as a PNG of at most 256 colours. */
  paint(picture: Picture | DrawList, finish: Finish = USUAL_FINISH): Buffer {
    return this.#painted(picture, finish, this.#memory)
  }

  /** The same picture with nothing taken from those before: every part of it is painted and packed. */
  paintAnew(picture: Picture | DrawList, finish: Finish = USUAL_FINISH): Buffer {
    return this.#painted(picture, finish, new BandMemory(0))
  }

  #painted(picture: Picture | DrawList, finish: Finish, memory: BandMemory<PackedBand>): Buffer {
    const job = this.#job(picture, finish)
    // Without a ground the picture lets through what lies behind it; the encoder knows no such pixels.
    if (job.list.ground === NO_GROUND) return this.#paintWhole(job).toBuffer('image/png')
    const bands = this.#bands(job, memory, (rows) => new PackedBand(rows))
    return pngOf(job.grid.width, job.grid.height, job.workshop.quantizerOf(job.list).colours, bands)
  }

  /** Pictures of one kind, one after the other: a GIF. */
  film(pictures: readonly (Picture | DrawList)[], finish: Finish): Buffer {
    const memory = new BandMemory<LooseBand>(FILM_MEMORY)
    const { width, ...colouring } = first(pictures)
    const film = new Film(Math.round(width * finish.scale), this.#workshop(finish).quantizerOf(colouring).colours)
    for (const [index, picture] of pictures.entries()) {
      const bands = this.#bands(this.#job(picture, finish), memory, (rows) => film.band(rows))
      film.add(bands, index === pictures.length - 1)
    }
    return film.finish()
  }

  /** Pictures of one kind, side by side and row by row: a PNG. */
  strip(pictures: readonly (Picture | DrawList)[], finish: Finish): Buffer {
    const jobs = pictures.map((picture) => this.#job(picture, finish))
    const firstJob = first(jobs)
    const { width, height } = firstJob.grid
    const columns = Math.min(STRIP_COLUMNS, jobs.length)
    const sheet = new Grid(width * columns, height * Math.ceil(jobs.length / columns))
    this.#sizeEasel(sheet.width, sheet.height)
    // An odd picture leaves a place free beside it: bare parchment, like the captions.
    const ctx = this.#easel.getContext('2d')
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.fillStyle = PALETTES[finish.palette].parchmentLight
    ctx.fillRect(0, 0, sheet.width, sheet.height)
    for (const [index, job] of jobs.entries()) {
      const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height]
      this.#paintParts(job, job.draws, [whole(job.grid)], x, y)
    }
    const parts = bandsOf(sheet).map((rect, band): Part => ({ rect, rows: sheet.emptyRows(band) }))
    this.#take(firstJob, parts)
    const { colours } = firstJob.workshop.quantizerOf(firstJob.list)
    return pngOf(
      sheet.width,
      sheet.height,
      colours,
      parts.map(({ rows }) => new PackedBand(rows)),
    )
  }

  /** The same without any sprite kept: what the benchmark compares with. */
  paintNaively(picture: Picture): Buffer {
    const workshop = new Workshop(USUAL_FINISH, this.#iconSet, this.#ruler)
    return this.#paintWhole(this.#job(picture, USUAL_FINISH, workshop)).toBuffer('image/png')
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

function nameOf({ palette, scale }: Finish): string {
  return `${palette} ${scale}`
}

function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('nothing to show')
  return item
}

function whole({ width, height }: Grid): Rect {
  return { x: 0, y: 0, width, height }
}

function bandsOf(grid: Grid): Rect[] {
  return Array.from({ length: grid.bands }, (_, band) => grid.bandRect(band))
}

/** What touches each cell of each band, one draw after the other. */
function contentsOf({ grid, draws, left, top }: Job): string[][] {
  const contents = Array.from({ length: grid.bands }, () => new Array<string>(grid.columns).fill(''))
  for (const { extent, mark } of draws) {
    grid.touched(extent, left, top, (band, column) => {
      const cells = contents[band] as string[]
      cells[column] = `${cells[column]}${mark} `
    })
  }
  return contents
}

/** The draws that touch what must be painted. */
function drawsIn({ grid, draws, left, top }: Job, gaps: readonly Gap[]): KnownDraw[] {
  const open = new Set(gaps.flatMap(({ band, open }) => open.map((column) => band * grid.columns + column)))
  return draws.filter(({ extent }) => {
    let isIn = false
    grid.touched(extent, left, top, (band, column) => {
      isIn ||= open.has(band * grid.columns + column)
    })
    return isIn
  })
}

/** Neighbouring columns as runs: the first, and the one behind the last. */
function runsOf(columns: readonly number[]): [first: number, end: number][] {
  const runs: [number, number][] = []
  for (const column of columns) {
    const last = runs.at(-1)
    if (last?.[1] === column) last[1]++
    else runs.push([column, column + 1])
  }
  return runs
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

function layGround(ctx: Ctx, { workshop, list, left, top }: Job, parts: readonly Rect[]): void {
  ctx.save()
  ctx.beginPath()
  for (const part of parts) ctx.rect(part.x, part.y, part.width, part.height)
  ctx.clip()
  for (const part of parts) ctx.clearRect(part.x, part.y, part.width, part.height)
  if (list.ground !== NO_GROUND) ctx.drawImage(workshop.canvasOf(list.ground, false), -left, -top)
  ctx.restore()
}

function paintDraw(ctx: Ctx, workshop: Workshop, { draw, size }: KnownDraw): void {
  if (isText(draw)) write(ctx, workshop, draw, size)
  else stamp(ctx, workshop, draw)
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

function write(ctx: Ctx, { scale, colour }: Workshop, draw: TextDraw, size: number): void {
  ctx.font = fontOf(draw.font, size)
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
