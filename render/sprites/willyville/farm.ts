import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { blob, ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { groundShadow, number, scaled, tiles } from '../common/masonry.ts'
import { shade, smoke } from '../common/scenery.ts'

/** The farm in the middle of a village: bridge, story tree, main house, barn, school, and the headman's stones. */

function bridge(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-74 24Q0 -26 74 24L74 44Q56 34 46 38Q0 4 -46 38Q-56 34 -74 44Z', {
    fill: colour.stone,
    line: 3.2,
    hatch: { gap: 6, cover: 0.2, width: 1.8 },
  })
  for (const [x, y] of [
    [-52, 16],
    [-30, 6],
    [14, 3],
    [34, 10],
    [54, 22],
    [-8, -1],
  ] as const)
    pen.shape(`M${x} ${y}h12`, { line: 1.8, ink: colour.stoneDark })
  pen.shape('M-80 16Q0 -36 80 16L80 2Q0 -50 -80 2Z', { fill: colour.stoneDark, line: 3 })
  pen.shape('M-78 3Q0 -48 78 3', { line: 3, ink: colour.stone })
  for (let post = -3; post <= 3; post++) pen.shape(`M${post * 21} ${-26 + post * post * 2.4}v13`, { line: 2.2 })
}

/** The places pages hang at, first to last. */
const PAGES = [
  [-50, -20],
  [-16, -52],
  [24, -52],
  [56, -20],
  [-22, 0],
  [18, -10],
  [48, 18],
  [-54, 20],
  [-10, 34],
  [24, 40],
  [2, -76],
  [-72, -2],
  [74, -2],
  [-46, -52],
  [52, -50],
] as const
export const MOST_PAGES = PAGES.length

function treePage(pen: Pen, [x, y]: readonly [number, number], index: number): void {
  const { colour } = pen
  pen.at(
    x,
    y,
    1.1,
    () => {
      pen.shape('M0 -15V-8', { line: 1.6 })
      pen.shape('M-11 -9L11 -10L12 13L-10 14Z', { fill: colour.page, line: 2.2 })
      pen.shape('M-6 -3H7M-6 2H7M-6 7H3', { line: 1.2, ink: colour.story })
    },
    (grit(index, 4) - 0.5) * 24,
  )
}

/** The story tree; its crown is the origin. */
function tree(pen: Pen, pages: number): void {
  const { colour } = pen
  shade(pen, 14, 120, 70, 12)
  pen.shape('M-20 44L-16 82C-18 104 -34 114 -46 120H58C46 114 32 104 28 82L32 40Z', {
    fill: colour.woodDark,
    line: 3.2,
    hatch: { gap: 6, cover: 0.45, width: 2.2, angle: 85 },
  })
  pen.shape(blob(2, -12, 82, 74, 21, 0.09, 15), {
    fill: colour.leaf,
    line: 3.4,
    hatch: [{ gap: 6.5, cover: 0.36, width: 2.4, angle: 24, seed: 5 }],
  })
  for (const [x, y] of [
    [-54, -38],
    [-22, -62],
    [30, -58],
    [-50, 12],
    [6, 26],
    [46, -6],
    [-12, -26],
  ] as const)
    pen.shape(`M${x - 14} ${y + 7}Q${x - 6} ${y - 9} ${x + 12} ${y - 4}`, { line: 2.2, ink: colour.leafDark })
  for (const [index, spot] of PAGES.slice(0, pages).entries()) treePage(pen, spot, index)
}

const BINDINGS: readonly ColourName[] = ['points', 'pointsDark', 'wagon']
const [SHELF_LEFT, SHELF_RIGHT] = [27, 117]

function books(pen: Pen, count: number): void {
  let drawn = 0
  for (const floor of [106, 142]) {
    let x = SHELF_LEFT
    while (drawn < count) {
      const [w, h] = [8.2 + grit(drawn, 2) * 2.4, 23 + grit(drawn, 9) * 6]
      if (x + w > SHELF_RIGHT) break
      const fill = pen.colour[BINDINGS[drawn % 3] as ColourName]
      pen.shape(rect(x, floor - h, w, h), { fill, line: 1.8, shift: [0, 0] })
      pen.shape(`M${x + 2} ${floor - h + 6}h${w - 4}`, { line: 1.2, ink: pen.colour.coin })
      x += w + 1.2
      drawn++
    }
  }
}

/** The main house, 204 wide, whose open front shows the shelf. */
function mainHouse(pen: Pen, count: number): void {
  const { colour } = pen
  groundShadow(pen, 10, 188, 159)
  pen.shape('M132 0H154V38H132Z', { fill: colour.stone, line: 2.6, hatch: { gap: 5, cover: 0.5, width: 1.7 } })
  pen.shape('M129 0H157', { line: 5, ink: colour.stoneDark })
  pen.shape(rect(14, 62, 168, 90), { fill: colour.plaster, line: 3 })
  pen.shape('M-8 66L32 2H164L204 66Z', {
    fill: colour.roofRed,
    line: 3.4,
    inner: () => tiles(pen, -8, 2, 204, 66),
    hatch: { gap: 6, cover: 0.2, width: 2 },
  })
  pen.shape('M28 2H168', { line: 6, ink: colour.woodDark })
  pen.shape(rect(22, 74, 100, 70), { fill: colour.woodDark, line: 3 })
  pen.shape('M24 76H120V84H24Z', { fill: colour.ink, line: 0, alpha: 0.35 })
  pen.shape('M22 108H122', { line: 4.5, ink: colour.wood })
  books(pen, count)
  pen.shape('M18 66V152M128 66V152M178 66V152', { line: 6, ink: colour.wood })
  pen.shape('M21 66V152M131 66V152', { line: 1.4 })
  pen.shape('M136 152V112Q153 96 170 112V152Z', { fill: colour.woodDark, line: 2.6 })
}

/** The barn with its coins, at most nine of them to be seen. */
function barn(pen: Pen, coins: number): void {
  const { colour } = pen
  groundShadow(pen, 8, 128, 110)
  pen.shape('M10 42L36 12L66 0L96 12L122 42V104H10Z', {
    fill: colour.roofRed,
    line: 3,
    hatch: { gap: 7, cover: 0.14, width: 1.8 },
  })
  for (const x of [20, 112]) pen.shape(`M${x} 46V102`, { line: 1.6, ink: colour.pointsDark })
  pen.shape('M2 48L30 12L66 -4L102 12L130 48L122 52L98 20L66 6L34 20L10 52Z', { fill: colour.roofBrown, line: 3 })
  pen.shape(rect(26, 52, 66, 52), { fill: colour.woodDark, line: 2.8 })
  pen.shape('M24 50H94V104', { line: 3, ink: colour.plaster })
  for (let index = 0; index < Math.min(coins, 9); index++)
    pen.shape(ellipse(42 + (index % 3) * 17, 98 - Math.floor(index / 3) * 10, 9, 5), { fill: colour.coin, line: 2 })
  pen.shape(ellipse(66, 28, 12), { fill: colour.parchmentLight, line: 2.4 })
  pen.shape('M66 16V40M54 28H78', { line: 2 })
}

function school(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, 6, 138, 110)
  pen.shape(rect(10, 44, 124, 60), { fill: colour.plaster, line: 3, hatch: { gap: 7, cover: 0.08, width: 1.5 } })
  pen.shape('M98 14V-12H124V14Z', { fill: colour.plaster })
  pen.shape('M92 -10L111 -30L130 -10Z', { fill: colour.roofRed, line: 2.6 })
  pen.icon('ringing-bell', 111, 1, 19)
  pen.shape('M-2 48L20 10H124L146 48Z', {
    fill: colour.roofMoss,
    line: 3,
    inner: () => tiles(pen, -2, 10, 146, 48),
    hatch: { gap: 6, cover: 0.2, width: 1.8 },
  })
  pen.shape('M14 50V102M130 50V102', { line: 5, ink: colour.wood })
  pen.shape('M62 78l18 0m-6 -6l7 6l-7 6', { line: 2.8 })
}

/** A stepping stone of the headman with the icon of his business there. */
function stone(pen: Pen, r: number, icon: string): void {
  const { colour } = pen
  pen.shape(ellipse(3, 4, r), { fill: colour.ink, line: 0, alpha: 0.25 })
  pen.shape(ellipse(0, 0, r), { fill: colour.stone, line: 3, hatch: { gap: 5, cover: 0.25, width: 1.6 } })
  pen.icon(icon, 0, 0, r * 1.25)
}

const STEPS = [
  'M606 500C596 530 620 560 667 582',
  'M667 582C690 640 760 640 800 638C850 636 900 622 924 582',
  'M924 582C946 540 900 470 840 452C760 430 660 470 606 500',
]

/** The dotted way between the stones, in the coordinates of the village. */
function headmanPath(pen: Pen): void {
  const dots = STEPS.flatMap((path) => pen.along(path))
  for (const [index, [x, y]] of dots.entries()) if (index % 2 === 0) pen.dot(x, y, 3, pen.colour.earthDark, 2.4)
}

export const FARM: SpriteBook = {
  bridge: () => ({ box: [-88, -56, 176, 106], paint: bridge }),
  /** storytree/pages/scale */
  storytree: (pages, scale) => scaled(number(scale, 1), [-94, -100, 190, 236], (pen) => tree(pen, number(pages, 0))),
  /** mainhouse/books/scale */
  mainhouse: (count, scale) => scaled(number(scale, 1), [-14, -8, 232, 174], (pen) => mainHouse(pen, number(count, 0))),
  /** barn/coins/scale */
  barn: (coins, scale) => scaled(number(scale, 1), [-4, -10, 148, 126], (pen) => barn(pen, number(coins, 0))),
  school: () => ({ box: [-6, -36, 160, 152], paint: school }),
  /** stone/radius/icon */
  stone: (r, icon = 'house') => {
    const half = number(r, 24) + 7
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => stone(pen, number(r, 24), icon) }
  },
  /** In the coordinates of the village. */
  'headman-path': () => ({ box: [560, 420, 420, 240], paint: headmanPath }),
  /** pole/height: from its top */
  pole: (h) => ({
    box: [-6, -4, 12, number(h, 100) + 8],
    paint: (pen) => pen.shape(`M0 0V${number(h, 100)}`, { line: 6, ink: pen.colour.woodDark }),
  }),
  /** smoke: from the chimney up */
  smoke: () => ({ box: [-16, -62, 34, 66], paint: (pen) => smoke(pen, 0, 0) }),
}
