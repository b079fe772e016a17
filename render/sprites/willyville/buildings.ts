import { colourNamed, entryOf, inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import type { ColourName } from '#render/engine/palette'
import { blob, ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { bricks, groundShadow, number, pale, scaled, tiles } from '../common/masonry.ts'
import { shade } from '../common/scenery.ts'
import { GOOD_ICONS } from '../common/tokens.ts'
import { AWNINGS, chest, STALL_SIZES, type StallSize, shopper, stall } from './stalls.ts'

/** Houses and cards of a village. The origin is the upper left corner; values are written on them later. */

const ROOFS: Record<string, ColourName> = {
  horse: 'roofBrown',
  beer: 'roofGold',
  plough: 'roofSlate',
  scroll: 'roofMoss',
  wagon: 'roofRed',
}

function craftRoof(pen: Pen, good: string): void {
  const { colour } = pen
  pen.shape('M106 8H124V44H106Z', { fill: colour.stone, hatch: { gap: 5, cover: 0.5, width: 1.6 } })
  pen.shape('M103 6H127', { line: 5, ink: colour.stoneDark })
  pen.shape('M-2 72L26 14H124L152 72Z', {
    fill: colour[ROOFS[good] ?? 'roofRed'],
    line: 3,
    inner: () => tiles(pen, -2, 14, 152, 72),
    hatch: { gap: 5.5, cover: 0.22, width: 1.8 },
  })
  pen.shape('M22 14H128', { line: 6, ink: colour.woodDark })
  pen.shape(ellipse(75, 44, 27), { fill: colour.ink, line: 0, alpha: 0.35, shift: [2, 3] })
  pen.shape(ellipse(75, 44, 27), { fill: colour[colourNamed(good)], line: 3 })
  pen.shape(ellipse(75, 44, 22.5), { line: 1.2 })
  pen.icon(entryOf(GOOD_ICONS, good), 75, 44, good === 'plough' ? 42 : 38)
}

function craftHouse(pen: Pen, good: string): void {
  const { colour } = pen
  groundShadow(pen, 4, 146, 181)
  pen.shape(rect(12, 64, 126, 76), {
    fill: colour.plaster,
    line: 2.8,
    hatch: { gap: 6, cover: 0.16, width: 1.6, colour: colour.inkSoft },
  })
  pen.shape('M12 138V66M138 138V66', { line: 6.5, ink: colour.wood })
  pen.shape('M14 66V138M136 66V138M8 139H142', { line: 1.6 })
  craftRoof(pen, good)
  pen.shape('M2 142H148L152 180H-2Z', {
    fill: colour.wood,
    line: 2.8,
    hatch: { gap: 6, cover: 0.2, width: 1.6, colour: colour.woodDark },
  })
  pen.shape('M3 147H147', { line: 1.6, ink: colour.woodDark })
}

const LOT_CORNERS = [
  [0.1, 0.4],
  [0.9, 0.38],
  [0.98, 0.92],
  [0.03, 0.94],
] as const

/** A pegged plot with the faint icon of what belongs there. */
function lot(pen: Pen, w: number, h: number, icon: string): void {
  const { colour, ctx } = pen
  const corners = LOT_CORNERS.map(([x, y]) => [x * w, y * h] as const)
  const straw = () =>
    pale(pen, 0.28, 1.6, 'earthDark', () => {
      for (let index = 0; index < (w * h) / 900; index++) {
        const [x, y] = [w * grit(index, 3), h * (0.36 + 0.6 * grit(index, 8))]
        ctx.moveTo(x, y)
        ctx.lineTo(x + 7 + 6 * grit(index, 1), y + 1)
      }
    })
  pen.shape(`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`, {
    fill: colour.parchmentDark,
    line: 1.8,
    ink: colour.inkPale,
    wobble: 2,
    inner: straw,
  })
  ctx.save()
  ctx.globalAlpha = 0.42
  pen.icon(icon, w / 2, h * 0.66, Math.min(w * 0.5, h * 0.4), colour.inkSoft)
  ctx.restore()
  for (const [index, [x, y]] of corners.entries()) {
    const [a, b] = corners[(index + 1) % 4] as readonly [number, number]
    pen.shape(`M${x} ${y - 13}Q${(x + a) / 2} ${(y + b) / 2 - 6} ${a} ${b - 13}`, { line: 1.6, ink: colour.earthDark })
  }
  for (const [x, y] of corners) {
    pen.shape(`M${x} ${y + 5}V${y - 18}`, { line: 6 })
    pen.shape(`M${x} ${y + 4}V${y - 17}`, { line: 3.4, ink: colour.wood })
  }
}

function field(pen: Pen, hasPlough: boolean): void {
  const { colour, ctx } = pen
  const furrows = () =>
    pale(pen, 1, 3, hasPlough ? 'coinDark' : 'earthDark', () => {
      for (let x = -14; x < 110; x += 11) {
        ctx.moveTo(x - 6, 114)
        ctx.quadraticCurveTo(x + 4, 56, x + 6, -4)
      }
    })
  const ears = () =>
    pale(pen, 1, 1.5, 'earthDark', () => {
      for (let x = -14; x < 110; x += 11) {
        for (let y = 10; y < 110; y += 13) {
          for (const side of [-4, 4]) {
            ctx.moveTo(x + 4, y)
            ctx.lineTo(x + 4 + side, y - 5)
          }
        }
      }
    })
  pen.shape('M-2 6L40 0L90 4L93 58L88 108L42 112L-1 106L-4 56Z', {
    fill: hasPlough ? colour.wheat : colour.earth,
    line: 2.8,
    wobble: 2,
    inner: () => {
      furrows()
      if (hasPlough) ears()
    },
  })
}

/** The 2/12 tile: the only value painted into a sprite, because it never changes. */
function tile(pen: Pen): void {
  const { colour } = pen
  const board = rounded(-40, -21, 80, 42, 6)
  pen.at(
    0,
    0,
    1,
    () => {
      pen.shape(board, { fill: colour.ink, line: 0, alpha: 0.3, shift: [3, 3] })
      pen.shape(board, { fill: colour.tile, line: 2.8 })
      pen.shape(rounded(-36.5, -17.5, 73, 35, 4), { line: 1.2, ink: colour.coin })
      pen.text('2/12', 0, 0, { font: 'number', size: 34, colour: colour.cream, max: 73 })
    },
    -4,
  )
}

/** The town hall with its stepped gable. */
function hall(pen: Pen, icon: string): void {
  const { colour } = pen
  groundShadow(pen, 4, 208, 229)
  pen.shape('M10 96H204V222H10Z', { fill: colour.plaster, line: 3, hatch: { gap: 7, cover: 0.09, width: 1.6 } })
  pen.shape('M10 98V74H34V54H58V34H82V16H132V34H156V54H180V74H204V98Z', {
    fill: colour.danger,
    line: 3,
    inner: () => bricks(pen, 214, 22, 98),
    hatch: { gap: 7, cover: 0.14, width: 2 },
  })
  for (const [x, y] of [
    [10, 74],
    [34, 54],
    [58, 34],
    [132, 34],
    [156, 54],
    [180, 74],
  ] as const)
    pen.shape(`M${x - 2} ${y}H${x + 26}`, { line: 5, ink: colour.stone })
  pen.shape('M79 16H135', { line: 5, ink: colour.stone })
  pen.shape('M107 16V-6', { line: 3, ink: colour.woodDark })
  pen.shape('M107 -6L128 -1L107 5Z', { fill: colour.wheat, line: 2 })
  pen.shape(ellipse(107, 58, 26), { fill: colour.parchmentLight, line: 2.8 })
  pen.icon(icon, 107, 58, 38)
  pen.shape('M14 100V220M200 100V220M10 164H204', { line: 6, ink: colour.wood })
  pen.shape('M17 100V220M197 100V220M10 167H204', { line: 1.4 })
  pen.shape('M4 222H210', { line: 6, ink: colour.stoneDark })
}

/** The linden with its bench, where people meet. */
function meeting(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(72, 204, 68, 18), { fill: colour.road })
  pen.shape('M58 110L56 176C52 190 46 198 38 204H106C98 198 92 190 88 176L86 110Z', {
    fill: colour.woodDark,
    line: 3,
    hatch: { gap: 6, cover: 0.5, width: 2 },
  })
  pen.shape(blob(72, 68, 66, 60, 5, 0.1, 13), {
    fill: colour.leafOther,
    line: 3,
    hatch: { gap: 6, cover: 0.42, width: 2.2, angle: 28, seed: 4 },
  })
  pen.shape('M20 74Q24 58 40 56M46 108Q54 98 66 102M58 26Q68 16 82 22M100 106Q110 98 122 104', {
    line: 2.2,
    ink: colour.leafDark,
  })
  pen.shape('M14 210V222M130 210V222', { line: 7, ink: colour.stoneDark })
  pen.shape('M6 188H138V212H6Z', { fill: colour.stone, line: 2.8, hatch: { gap: 5, cover: 0.12, width: 1.6 } })
}

/** An empty slot for a marker, dashed. */
function markSlot(pen: Pen, r: number): void {
  pen.shape(ellipse(0, 0, r), { fill: pen.colour.slot, line: 2, ink: pen.colour.inkSoft, dash: [4, 4] })
}

/** A peg's faint or bright icon on a slot. */
function pegIcon(pen: Pen, icon: string, size: number, colour: ColourName): void {
  pen.icon(icon, 0, 0, size, pen.colour[colour])
}

export const BUILDINGS: SpriteBook = {
  /** craft/good/scale: 150 × 184 at 1 */
  craft: (good = 'horse', scale) => scaled(number(scale, 1), [-6, 0, 168, 190], (pen) => craftHouse(pen, good)),
  /** lot/w/h/icon */
  lot: (w, h, icon = 'anvil') => {
    const [width, height] = [number(w, 146), number(h, 182)]
    return { box: [-6, 0, width + 12, height + 8], paint: (pen) => lot(pen, width, height, icon) }
  },
  /** field/scale/wheat|earth: 90 × 112 at 1 */
  field: (scale, crop) => scaled(number(scale, 1), [-8, -4, 106, 122], (pen) => field(pen, crop === 'wheat')),
  /** shopper/scale/who: the middle of the face is the origin */
  shopper: (scale, who) => scaled(number(scale, 1), [-38, -48, 78, 98], (pen) => shopper(pen, number(who, 0))),
  /** booth/size/number of the awning */
  booth: (size = 'large', awning) => {
    const { w, h } = STALL_SIZES[size as StallSize]
    const colour = inTurn(AWNINGS, number(awning, 0))
    return { box: [-3, -2, w + 6, h + 6], paint: (pen) => stall(pen, size as StallSize, colour) }
  },
  /** chest: its count is centred at 0, 14 */
  chest: () => ({ box: [-58, -24, 132, 84], paint: chest }),
  /** tile/scale: the 2/12 tile, about its middle */
  tile: (scale) => scaled(number(scale, 1), [-46, -30, 96, 62], tile),
  /** hall/icon/scale: 214 × 230 at 1 */
  hall: (icon = 'gavel', scale) => scaled(number(scale, 1), [0, -12, 226, 248], (pen) => hall(pen, icon)),
  /** linden/scale: 140 × 216 at 1 */
  linden: (scale) =>
    scaled(number(scale, 1), [-2, -2, 146, 228], (pen) => {
      shade(pen, 82, 212, 60, 12)
      meeting(pen)
    }),
  /** markslot/radius */
  markslot: (r) => {
    const half = number(r, 17) + 4
    return { box: [-half, -half, 2 * half, 2 * half], paint: (pen) => markSlot(pen, number(r, 17)) }
  },
  /** disc/radius: paper on a marker, so that an icon stays readable over its pattern */
  disc: (r) => {
    const half = number(r, 13) + 3
    return {
      box: [-half, -half, 2 * half, 2 * half],
      paint: (pen) => pen.shape(ellipse(0, 0, number(r, 13)), { fill: pen.colour.cream, line: 1.5 }),
    }
  },
  /** peg/icon/size/colour */
  peg: (icon = 'gavel', size, colour = 'inkSoft') => {
    const half = number(size, 24) / 2 + 1
    return {
      box: [-half, -half, 2 * half, 2 * half],
      paint: (pen) => pegIcon(pen, icon, number(size, 24), colour as ColourName),
    }
  },
}
