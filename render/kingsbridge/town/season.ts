import type { View } from '#kingsbridge/view'
import type { Sheet } from '#render/engine/draw'

/** Each chapter has its own sky and its own trees: morning, noon, the clouds of the great dying, evening. */

const DYING = 3

export function isDying({ chapter }: Pick<View, 'chapter'>): boolean {
  return chapter === DYING
}

const SUNS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [352, 150],
  2: [640, 150],
  4: [1294, 152],
}

const CLOUDS = [
  [374, 142, 110, 46],
  [640, 132, 130, 48],
  [836, 146, 90, 38],
  [1300, 140, 150, 54],
  [1524, 136, 84, 40],
] as const

const CROWS = [
  [1308, 522],
  [1392, 506],
  [1486, 512],
  [1304, 884],
  [1470, 890],
] as const

const TREES = [
  [426, 330, 0.6, 3],
  [1070, 300, 0.5, 2],
  [1304, 334, 0.7, 5],
  [1548, 330, 0.7, 7],
  [1546, 520, 0.5, 3],
  [1090, 470, 0.55, 4],
  [1088, 612, 0.5, 6],
] as const

/** Trees of the hut in the forest, the last place of the quarter. */
const HUT_TREES = [
  [1464, 930, 0.8, 2],
  [1552, 932, 0.8, 5],
] as const

/** The sky of a picture: where the sun stands in each chapter, and which clouds it has. */
export interface Sky {
  readonly suns: Readonly<Record<number, readonly [x: number, y: number]>>
  readonly clouds: readonly (readonly [x: number, y: number, w: number, h: number])[]
}

export function drawSky(sheet: Sheet, view: View, { suns, clouds }: Sky = { suns: SUNS, clouds: CLOUDS }): void {
  const sun = suns[view.chapter] ?? suns[1]
  if (sun !== undefined && !isDying(view)) sheet.sprite('k-sun', ...sun)
  if (!isDying(view)) return
  for (const [x, y, w, h] of clouds) sheet.sprite(`k-raincloud/${w}/${h}`, x, y)
}

export type Tree = readonly [x: number, y: number, scale: number, seed: number]

const WIDE_TREES: readonly Tree[] = [...TREES, ...HUT_TREES]

export function drawForest(sheet: Sheet, view: View, x = 512): void {
  sheet.sprite(`k-forest/${isDying(view) ? 'bare' : 'leafy'}`, x, 236)
}

export function drawTrees(sheet: Sheet, view: View, trees = WIDE_TREES): void {
  const bare = isDying(view) ? '/bare' : ''
  for (const [x, y, scale, seed] of trees) sheet.sprite(`k-tree/${seed}/${scale}${bare}`, x, y)
}

export function drawCrows(sheet: Sheet, view: View): void {
  if (isDying(view)) for (const [x, y] of CROWS) sheet.sprite('k-crow', x, y)
}
