/** Colours are looked up by five bits of each part: a table of 32,768 entries. */
const ENTRIES = 32_768
const COLOURS = 256
/** The rest is left to what the ground needs. */
const PINNED = 208
/** The strength of the veil over areas that are not in use. */
export const DIM = 0.36

export type Rgb = [r: number, g: number, b: number]

/** Pixels come as little-endian 32-bit words of red, green, blue, alpha. */
function keyOf(pixel: number): number {
  return ((pixel << 7) & 0x7c00) | ((pixel >> 6) & 0x3e0) | ((pixel >> 19) & 0x1f)
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

interface Swatch {
  weight: number
  rgb: Rgb
}

interface Tray {
  swatches: Swatch[]
  mean: Rgb
  axis: 0 | 1 | 2
  spread: number
}

function trayOf(swatches: Swatch[]): Tray {
  const total = swatches.reduce((sum, { weight }) => sum + weight, 0)
  const meanOf = (part: 0 | 1 | 2) => swatches.reduce((sum, { weight, rgb }) => sum + weight * rgb[part], 0) / total
  const mean: Rgb = [meanOf(0), meanOf(1), meanOf(2)]
  const spreads = ([0, 1, 2] as const).map((part) =>
    swatches.reduce((sum, { weight, rgb }) => sum + weight * (rgb[part] - mean[part]) ** 2, 0),
  )
  const axis = spreads.indexOf(Math.max(...spreads)) as 0 | 1 | 2
  return { swatches, mean, axis, spread: spreads[axis] as number }
}

/** Median cut over square-rooted counts: large plain areas do not eat up the colours of small things. */
function medianCut(swatches: Swatch[], count: number): Rgb[] {
  let trays = [trayOf(swatches)]
  while (trays.length < count) {
    trays = trays.sort((a, b) => b.spread - a.spread)
    const widest = trays.shift() as Tray
    const { axis, mean } = widest
    const low = widest.swatches.filter(({ rgb }) => rgb[axis] <= mean[axis])
    const high = widest.swatches.filter(({ rgb }) => rgb[axis] > mean[axis])
    if (low.length === 0 || high.length === 0) {
      trays.push(widest)
      break
    }
    trays.push(trayOf(low), trayOf(high))
  }
  return trays.map(({ mean }) => mean)
}

function swatchesOf(pixels: Uint32Array): Swatch[] {
  const counts = new Uint32Array(ENTRIES)
  for (const pixel of pixels) counts[keyOf(pixel)] = (counts[keyOf(pixel)] as number) + 1
  const swatches: Swatch[] = []
  for (let key = 0; key < ENTRIES; key++) {
    const count = counts[key] as number
    if (count > 0) swatches.push({ weight: Math.sqrt(count), rgb: colourOfKey(key) })
  }
  return swatches
}

function colourOfKey(key: number): Rgb {
  return [((key >> 10) & 31) * 8 + 4, ((key >> 5) & 31) * 8 + 4, (key & 31) * 8 + 4]
}

function mixed([r, g, b]: Rgb, [x, y, z]: Rgb, share: number): Rgb {
  return [r + (x - r) * share, g + (y - g) * share, b + (z - b) * share]
}

/** The place of the colour that looks most like it. */
export function nearest(colours: readonly Rgb[], [r, g, b]: Rgb): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, [x, y, z]] of colours.entries()) {
    const distance = 2 * (x - r) ** 2 + 4 * (y - g) ** 2 + 3 * (z - b) ** 2
    if (distance < least) {
      least = distance
      best = index
    }
  }
  return best
}

/**
 * The 256 colours of all pictures on one ground: every colour of the palette, the same asleep, edges against ink,
 * and what the ground needs besides. So the same picture is the same file in every worker.
 */
export class Quantizer {
  readonly colours: Rgb[]
  /** Entries are filled as they are met; −1 is not met yet. */
  readonly #table = new Int16Array(ENTRIES).fill(-1)

  constructor(palette: readonly string[], dim: string, ground: Uint32Array) {
    const pinned = [...new Set(palette)].map(rgbOf)
    const ink: Rgb = rgbOf('#2A1B12')
    const veil = rgbOf(dim)
    const dimmed = pinned.map((colour) => mixed(colour, veil, DIM))
    const edges = pinned.map((colour) => mixed(colour, ink, 0.45))
    const fixed = [...pinned, ...dimmed, ...edges].slice(0, PINNED)
    this.colours = [...fixed, ...medianCut(swatchesOf(ground), COLOURS - fixed.length)]
  }

  /** Writes the places of these pixels' colours in the list of colours into rows that are longer: `stride` each. */
  index(pixels: Uint32Array, width: number, rows: Buffer, start: number, stride: number): void {
    const table = this.#table
    for (let from = 0, to = start; from < pixels.length; from += width, to += stride) {
      for (let x = 0; x < width; x++) {
        const key = keyOf(pixels[from + x] as number)
        let index = table[key] as number
        if (index < 0) {
          index = nearest(this.colours, colourOfKey(key))
          table[key] = index
        }
        rows[to + x] = index
      }
    }
  }
}
