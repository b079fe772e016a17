import { createRequire } from 'node:module'
import { type Canvas, type CanvasRenderingContext2D, createCanvas, Image, registerFont } from 'canvas'
import type { Rect } from './bands.ts'
import type { TextDraw } from './draw.ts'
import { FAMILIES } from './ink.ts'

/** The only file that knows the picture library. */

export { type Canvas, Image }
export type Ctx = CanvasRenderingContext2D

const require = createRequire(import.meta.url)

const FONT_FILES = {
  display: '@expo-google-fonts/grenze-gotisch/700Bold/GrenzeGotisch_700Bold.ttf',
  number: '@expo-google-fonts/eczar/Eczar_800ExtraBold.ttf',
  label: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
  note: '@expo-google-fonts/eczar/Eczar_500Medium.ttf',
}

let hasFonts = false

/** Fonts come from packages, by file, never from the system. They must be there before the first canvas. */
function registerFonts(): void {
  if (hasFonts) return
  hasFonts = true
  for (const [name, file] of Object.entries(FONT_FILES)) {
    registerFont(require.resolve(file), { family: FAMILIES[name as keyof typeof FAMILIES] })
  }
}

export function blankCanvas(width: number, height: number): Canvas {
  registerFonts()
  return createCanvas(width, height)
}

export function fontOf(font: TextDraw['font'], size: number): string {
  return `${size}px "${FAMILIES[font]}"`
}

/** A part of a canvas as words of red, green, blue, alpha. */
export function pixelsOf(canvas: Canvas, { x, y, width, height }: Rect): Uint32Array {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height)
  return new Uint32Array(data.buffer, data.byteOffset, width * height)
}
