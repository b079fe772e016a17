import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'

/** Parts of the neighbours' portraits: large heads, so that they are known at the size of a letter. */

/** Skin, hair and cloth of the portraits. */
export const TONE = {
  fair: '#F0CBA5',
  ruddy: '#E5AC83',
  tan: '#CF9467',
  brown: '#A0683F',
  dark: '#7B4C2F',
  sooty: '#B98F6B',
  blush: '#D6755C',
  white: '#F6EDD6',
  flour: '#E9DEC2',
  straw: '#DDB65A',
  strawDark: '#A97E2C',
  wicker: '#C99545',
  red: '#B4473A',
  redDark: '#84302A',
  blue: '#4E7391',
  blueDark: '#35536C',
  teal: '#4C8078',
  green: '#6C8445',
  greenDark: '#46602F',
  plum: '#7D5A82',
  mustard: '#CF9A35',
  leather: '#8A5A34',
  leatherDark: '#5E3B22',
  iron: '#98A3A6',
  ironDark: '#6D777B',
  coal: '#3B322E',
  ginger: '#B4612C',
  blond: '#DDB25A',
  chestnut: '#6F4426',
  black: '#3A2A22',
  grey: '#CFC6B2',
  lips: '#A8453A',
} as const

export const LINE = 4
const EYES = { y: 98, apart: 18 }

/** Shadows on skin run in from the right, as on all that is cut in wood here. */
function skinHatch(skin: string) {
  const shade = skin === TONE.dark || skin === TONE.brown ? '#5A3520' : '#C0845A'
  return { gap: 7, cover: 0.2, width: 2.4, colour: shade }
}

export const hatched = (cover = 0.36, colour?: string) => ({
  gap: 8,
  cover,
  width: 2.8,
  ...(colour !== undefined && { colour }),
})

export function body(pen: Pen, fill: string, path = 'M4 214C12 164 52 150 76 146H124C148 150 188 164 196 214Z'): void {
  pen.shape(path, { fill, line: LINE, hatch: hatched(0.34) })
}

export function head(pen: Pen, skin: string, { rx = 43, ry = 48, y = 102 } = {}): void {
  pen.shape(ellipse(100, y, rx, ry), { fill: skin, line: LINE, hatch: skinHatch(skin) })
}

export function ears(pen: Pen, skin: string, { apart = 43, y = 104 } = {}): void {
  for (const side of [-1, 1]) pen.shape(ellipse(100 + side * apart, y, 9, 13), { fill: skin, line: 3.4 })
}

interface Eyes {
  readonly brows?: string
  /** The weight of the brows, and by how much their outer ends hang. */
  readonly brow?: number
  readonly sad?: number
  readonly lids?: boolean
  readonly lashes?: boolean
}

/** Two dark eyes with a light in them. */
export function eyes(pen: Pen, { brows = TONE.black, brow = 4.4, sad = 0, lids, lashes }: Eyes = {}): void {
  const { ink, cream } = pen.colour
  for (const side of [-1, 1]) {
    const x = 100 + side * EYES.apart
    const { y } = EYES
    pen.dot(x, y, 5.4, ink, 6.4)
    pen.dot(x - 1.8, y - 2.6, 1.9, cream)
    if (lids) pen.shape(`M${x - 9} ${y - 2}Q${x} ${y - 9} ${x + 9} ${y - 2}`, { line: 4.4 })
    if (lashes)
      pen.shape(
        `M${x + side * 5} ${y - 2}L${x + side * 11} ${y - 4}M${x + side * 5} ${y + 1}L${x + side * 10} ${y + 1}`,
        { line: 2.2 },
      )
    const [outer, inner] = [x + side * 11, x - side * 8]
    const path = `M${outer} ${y - 12 + sad}Q${x} ${y - 21} ${inner} ${y - 15 - sad * 0.6}`
    pen.shape(path, { line: brow, ink: brows })
  }
}

const NOSES = {
  button: 'M94 114Q100 120 107 114',
  long: 'M101 96C98 106 91 116 94 119C98 123 104 122 107 119',
  round: 'M92 112C88 120 94 124 100 122C106 125 113 120 108 111',
  hooked: 'M102 94C110 102 96 112 92 118C96 123 102 120 107 120',
} as const

export function nose(pen: Pen, kind: keyof typeof NOSES): void {
  pen.shape(NOSES[kind], { line: 3.4 })
}

const MOUTHS = {
  smile: 'M84 128Q100 140 116 128',
  small: 'M92 131Q100 136 108 131',
  flat: 'M90 132Q100 130 111 132',
  sly: 'M88 131Q104 138 116 125',
} as const

export function mouth(pen: Pen, kind: keyof typeof MOUTHS, ink?: string): void {
  pen.shape(MOUTHS[kind], { line: ink === undefined ? 3.6 : 5, ...(ink !== undefined && { ink }) })
}

/** A laugh with teeth in it. */
export function laugh(pen: Pen): void {
  pen.shape('M82 126Q100 132 118 126Q114 144 100 144Q86 144 82 126Z', { fill: TONE.redDark, line: 3.4 })
  pen.shape('M86 128Q100 133 114 128L112 133Q100 137 88 133Z', { fill: TONE.white, line: 0, shift: [0, 0] })
}

export function cheeks(pen: Pen, alpha = 0.45, { apart = 29, y = 116 } = {}): void {
  for (const side of [-1, 1]) {
    pen.shape(ellipse(100 + side * apart, y, 10, 7), { fill: TONE.blush, line: 0, alpha, shift: [0, 0] })
  }
}

export function freckles(pen: Pen): void {
  for (const side of [-1, 1]) {
    for (const [x, y] of [
      [22, 112],
      [30, 109],
      [33, 117],
      [26, 119],
    ] as const) {
      pen.dot(100 + side * x, y, 1.7, TONE.ginger)
    }
  }
}

export function wrinkles(pen: Pen): void {
  pen.shape('M86 80Q100 76 114 80M70 112Q66 120 72 128M130 112Q134 120 128 128', { line: 2, ink: pen.colour.skinDark })
}
