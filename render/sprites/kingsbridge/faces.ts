import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'

/** What the faces of those whose favour is sought have in common, each in a square of 200. */

/** Cloth, hair and skin of single portraits: nothing else in a picture has these colours. */
export const TONE = {
  dark: '#4A3322',
  grey: '#D8CBB2',
  blush: '#D98B70',
  lips: '#A6433A',
  fair: '#EFC9A2',
  veil: '#F2E7CD',
  redHair: '#9A5B2E',
  iron: '#8C959A',
  habit: '#4C4A48',
  scarlet: '#9A3730',
  mantle: '#2F4A63',
  leather: '#5B4A3A',
  mask: '#7E2B2B',
  teal: '#3F6E6A',
}

interface Face {
  readonly brow?: number
  readonly brows?: string
  readonly mouth?: 'smiling' | 'stern' | 'hidden'
  readonly isLipped?: boolean
  /** The redness of the cheeks. */
  readonly blush?: number
}

export function face(pen: Pen, look: Face = {}): void {
  const { brow = 3.4, brows = TONE.dark, mouth = 'smiling', isLipped = false, blush = 0.34 } = look
  const { ink, cream, skinDark } = pen.colour
  for (const side of [-1, 1]) {
    pen.shape(ellipse(100 + side * 20, 107, 7, 4.6), { fill: TONE.blush, line: 0, alpha: blush })
    pen.dot(100 + side * 15, 92, 3.8, ink, 4.6)
    pen.dot(100 + side * 15 - 1.2, 90.4, 1.2, cream)
    pen.shape(`M${100 + side * 24} 83Q${100 + side * 15} 77 ${100 + side * 8} 82`, { line: brow, ink: brows })
    pen.shape(`M${100 + side * 10} 99Q${100 + side * 16} 101 ${100 + side * 21} 98`, { line: 1.2, ink: skinDark })
  }
  pen.shape('M100 92C98 100 94 106 95 109C98 112 102 112 105 110', { line: 2 })
  const lips = { line: isLipped ? 3.6 : 2.6, ink: isLipped ? TONE.lips : ink }
  if (mouth === 'smiling') pen.shape('M88 119Q100 128 112 118', lips)
  if (mouth === 'stern') pen.shape('M89 122Q100 117 111 122', { line: 2.8 })
}

export function head(pen: Pen, fill = pen.colour.skin): void {
  const hatch = { gap: 5, cover: 0.24, width: 1.5, colour: pen.colour.skinDark }
  pen.shape('M68 86C66 56 134 56 132 86C134 124 118 140 100 142C82 140 66 124 68 86Z', { fill, hatch })
}

export function shoulders(pen: Pen, fill: string, cover = 0.4): void {
  const path = 'M6 205C14 150 50 140 72 132L128 132C150 140 186 150 194 205Z'
  pen.shape(path, { fill, hatch: { gap: 6, cover, width: 2.2 } })
}

/** A crown, its rim at y 72. */
export function crown(pen: Pen, y = 0): void {
  const { coin, coinDark, roofRed } = pen.colour
  const point = (x: number, dy: number) => `${x} ${dy + y}`
  const points = [
    point(48, 28),
    point(72, 48),
    point(84, 18),
    point(100, 42),
    point(116, 18),
    point(128, 48),
    point(152, 28),
    point(144, 72),
  ]
  pen.shape(`M${point(56, 72)}L${points.join('L')}Q${point(100, 60)} ${point(56, 72)}Z`, {
    fill: coin,
    line: 3,
    hatch: { gap: 6, cover: 0.3, width: 1.8, colour: coinDark },
  })
  for (const [x, fill] of [
    [74, roofRed],
    [100, TONE.teal],
    [126, roofRed],
  ] as const) {
    pen.shape(ellipse(x, 58 + y, 5, 6), { fill, line: 1.8 })
  }
}
