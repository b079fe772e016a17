import type { Pen } from '#render/engine/ink'
import { rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'
import { roundTree } from '#render/sprites/common/scenery'

/** Cottages of the poor quarter, free plots of the high street, boards over a stall, and trees by the season. */

/** Standing on the origin, 84 wide; its thatch is grey while somebody lies sick. */
function cottage(pen: Pen, isSick: boolean): void {
  const { colour } = pen
  pen.shape('M-34 -6H34L46 5H-20Z', { fill: colour.ink, line: 0, alpha: 0.22 })
  pen.shape('M-32 0V-34H32V0Z', { fill: colour.plaster, line: 2.5 })
  pen.shape('M-31 -1V-33M31 -1V-33M-12 -33V-1M12 -33V-1', { line: 3, ink: colour.wood })
  pen.shape('M-42 -28C-32 -46 -20 -62 -14 -68H14C20 -62 32 -46 42 -28C24 -34 -24 -34 -42 -28Z', {
    fill: isSick ? colour.sickThatch : colour.thatch,
    line: 2.7,
    hatch: { gap: 8, cover: 0.34, width: 1.7, angle: 80, colour: colour.earthDark },
  })
  if (isSick) pen.shape('M0 -66l3 -14M6 -66l5 -9', { line: 2.2, ink: colour.inkPale })
}

/** The post on which the yield of two plots hangs, standing on the origin. */
function post(pen: Pen): void {
  pen.shape('M0 0V-48', { line: 7 })
  pen.shape('M0 -1V-47', { line: 4, ink: pen.colour.woodDark })
}

/** A pegged plot, standing on the origin. */
function freePlot(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-27 -40L27 -41L30 1L-30 0Z', {
    fill: colour.parchmentDark,
    line: 1.9,
    ink: colour.inkSoft,
    wobble: 1.6,
    dash: [6, 4],
  })
  for (const [x, y] of [
    [-27, -36],
    [27, -37],
    [30, 4],
    [-30, 3],
  ]) {
    pen.shape(`M${x} ${y}v-14`, { line: 5.4 })
    pen.shape(`M${x} ${y}v-13`, { line: 3, ink: colour.wood })
  }
}

const SHUTTERS = [
  [30, 4],
  [52, -3],
  [74, 2],
] as const

/** Boards before a stall of 116, from its upper left corner. */
function shutStall(pen: Pen): void {
  const { colour } = pen
  for (const [y, aside] of SHUTTERS) {
    const hatch = { gap: 7, cover: 0.14, width: 1.6, colour: colour.woodDark }
    pen.shape(rect(aside - 3, y, 122, 21), { fill: colour.board, line: 2.6, shift: [0, 0], hatch })
    for (const x of [8, 108]) pen.dot(x + aside, y + 10, 2.6, colour.ink)
  }
}

/** A tree that has lost its leaves. */
function bareTree(pen: Pen): void {
  const { woodDark, ink } = pen.colour
  pen.shape('M-14 31C-9 27 -6 20 -5 -4L5 -4C6 20 10 27 15 31Z', { fill: woodDark, line: 2.2 })
  const boughs =
    'M-2 0L-16 -26L-26 -34M-16 -26L-14 -42M0 0L1 -34L-6 -52M1 -34L10 -50M3 0L18 -22L28 -30M18 -22L20 -38M-9 -14L-22 -14M10 -10L24 -10'
  pen.shape(boughs, { line: 4.6, ink, wobble: 1.6 })
}

const LEAFY = ['leaf', 'leafOther'] as const

export const KINGSBRIDGE_QUARTER: SpriteBook = {
  /** k-cottage/well|sick/scale */
  'k-cottage': (state, scale) => scaled(number(scale, 1), [-46, -84, 96, 94], (pen) => cottage(pen, state === 'sick')),
  'k-post': () => ({ box: [-6, -52, 12, 56], paint: post }),
  'k-plot': () => ({ box: [-36, -58, 72, 68], paint: freePlot }),
  'k-stall-shut': () => ({ box: [-8, 24, 136, 80], paint: shutStall }),
  /** k-tree/seed/scale[/bare]: its foot is 31 below the origin */
  'k-tree': (seed, scale, look) =>
    scaled(number(scale, 1), [-38, -64, 78, 104], (pen) => {
      if (look === 'bare') bareTree(pen)
      else roundTree(pen, 0, 0, 1, LEAFY[number(seed, 0) % 2] ?? 'leaf', number(seed, 0))
    }),
}
