import { colourNamed } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { groundShadow, number, scaled, tiles } from '../common/masonry.ts'
import { chimney, litWindow, stones, thatchLines } from './masonry.ts'

/** Cottage, inn, the houses of the newly wed and the smuggler's cave, on the middles of their ground lines. */

function cottage(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, -84, 88, 0)
  pen.shape(rect(-78, -78, 156, 78), { fill: colour.plaster, line: 3, hatch: { gap: 7, cover: 0.1, width: 1.6 } })
  pen.shape('M-74 0V-78M74 0V-78M-78 -40H78M-26 -78V0M26 -78V0M-74 -40L-26 -78M74 -40L26 -78', {
    line: 5,
    ink: colour.wood,
  })
  chimney(pen, 36, -168, 54)
  pen.shape('M-100 -68C-88 -80 -66 -128 -52 -146H52C66 -128 88 -80 100 -68C60 -60 -60 -60 -100 -68Z', {
    fill: colour.thatch,
    line: 3.2,
    inner: () => thatchLines(pen, -100, -148, 200, 84),
    hatch: { gap: 7, cover: 0.14, width: 1.8 },
  })
  pen.shape('M-18 0V-34Q0 -50 18 -34V0Z', { fill: colour.woodDark, line: 2.6 })
  pen.dot(11, -16, 2, colour.coin)
  for (const x of [-60, 42]) {
    litWindow(pen, x, -34, 20, 20)
    pen.shape(`M${x - 3} -12H${x + 23}`, { line: 4, ink: colour.leafDark })
  }
  stork(pen)
}

/** On its nest on the chimney. */
function stork(pen: Pen): void {
  const { colour } = pen
  pen.shape('M24 -168C28 -160 60 -160 66 -168C60 -176 30 -176 24 -168Z', {
    fill: colour.earth,
    line: 2.3,
    hatch: { gap: 4, cover: 0.7, width: 1.3 },
  })
  pen.shape('M40 -172V-186M50 -172V-186', { line: 2.2, ink: colour.roofRed })
  pen.shape('M24 -190C30 -200 48 -202 58 -196L70 -186C62 -182 40 -180 30 -184Z', { fill: colour.cream, line: 2.2 })
  pen.shape('M56 -197L72 -186L60 -184Z', { fill: colour.ink, line: 1.6 })
  pen.shape('M30 -188C24 -200 24 -208 26 -214', { line: 5.4, ink: colour.ink })
  pen.shape('M31 -188C25 -200 25 -208 27 -213', { line: 3, ink: colour.cream })
  pen.shape(ellipse(27, -216, 5), { fill: colour.cream, line: 2 })
  pen.shape('M23 -216L4 -209L23 -212Z', { fill: colour.roofRed, line: 1.6 })
}

function inn(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, -112, 118, 0)
  pen.shape(rect(-106, -62, 212, 62), { fill: colour.stone, line: 3, hatch: { gap: 8, cover: 0.06, width: 1.7 } })
  stones(pen, -104, -58, 206, 54, 8)
  pen.shape(rect(-112, -122, 224, 62), { fill: colour.plaster, line: 3 })
  pen.shape('M-108 -60V-122M108 -60V-122M-112 -62H112M-60 -122V-62M60 -122V-62M-108 -64L-60 -120M108 -64L60 -120', {
    line: 6,
    ink: colour.wood,
  })
  chimney(pen, -66, -212, 60)
  pen.shape('M-130 -116L-84 -196H84L130 -116Z', {
    fill: colour.roofMoss,
    line: 3.2,
    inner: () => tiles(pen, -130, -196, 130, -116),
    hatch: { gap: 6, cover: 0.16, width: 1.8 },
  })
  pen.shape('M-88 -196H88', { line: 6, ink: colour.woodDark })
  for (const x of [-46, -8, 30]) {
    litWindow(pen, x - 6, -108, 26, 30)
  }
  pen.shape('M-28 0V-38Q0 -60 28 -38V0Z', { fill: colour.woodDark, line: 2.8 })
  pen.shape('M0 -50V0', { line: 1.6 })
  for (const x of [-82, 58]) {
    litWindow(pen, x, -46, 26, 24)
  }
  pen.shape('M112 -100H150', { line: 5, ink: colour.woodDark })
  pen.shape('M138 -100V-92', { line: 2 })
  pen.shape(rounded(116, -92, 46, 46, 6), { fill: colour.roofGold, line: 2.6 })
  pen.icon('beer-stein', 139, -69, 36)
}

/** An icon says who lives there; the parents have a cradle. */
function lodging(pen: Pen, roof: ColourName, icon: string): void {
  const { colour } = pen
  groundShadow(pen, -66, 70, 0)
  pen.shape(rect(-60, -70, 120, 70), { fill: colour.plaster, line: 3, hatch: { gap: 7, cover: 0.12, width: 1.6 } })
  pen.shape('M-57 0V-70M57 0V-70M-60 -34H60', { line: 5, ink: colour.wood })
  chimney(pen, 26, -146, 50)
  pen.shape('M-76 -64L-42 -130H42L76 -64Z', {
    fill: colour[roof],
    line: 3.2,
    inner: () => tiles(pen, -76, -130, 76, -64),
    hatch: { gap: 6, cover: 0.2, width: 1.8 },
  })
  pen.shape('M-46 -130H46', { line: 5.5, ink: colour.woodDark })
  pen.shape('M-44 0V-28Q-30 -40 -16 -28V0Z', { fill: colour.woodDark, line: 2.5 })
  pen.shape(rect(2, -28, 44, 20), { fill: colour.woodDark, line: 2.4 })
  pen.shape('M-2 -8H50', { line: 5, ink: colour.wood })
  pen.shape(ellipse(0, -94, 23), { fill: colour.parchmentLight, line: 2.8 })
  if (icon === 'cradle') cradle(pen)
  else pen.icon(icon, 0, -94, 34)
}

function cradle(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-13 -100C-13 -88 13 -88 13 -100Z', { fill: colour.wood, line: 2.2 })
  pen.shape('M-15 -86Q0 -80 15 -86', { line: 2.6, ink: colour.woodDark })
  pen.shape(ellipse(-5, -102, 5), { fill: colour.skin, line: 1.8 })
}

function cave(pen: Pen): void {
  const { colour } = pen
  pen.shape(
    'M-118 6C-120 -30 -104 -46 -84 -56C-78 -92 -44 -108 -10 -102C16 -124 64 -110 74 -78C104 -70 122 -40 116 6C60 14 -60 14 -118 6Z',
    { fill: colour.stoneDark, line: 3.2, hatch: { gap: 7, cover: 0.3, width: 2.2, angle: 30 } },
  )
  pen.shape('M-84 -56Q-60 -66 -52 -48M-10 -102Q4 -92 -4 -76M74 -78Q58 -74 60 -56M-100 -20Q-86 -30 -78 -18', {
    line: 2.2,
  })
  pen.shape('M-52 6C-54 -40 -30 -66 2 -66C36 -66 56 -38 54 6Z', { fill: colour.ink, line: 3, shift: [0, 0] })
  for (const [x, y] of [
    [-26, -10],
    [2, -12],
    [-12, -34],
  ] as const) {
    pen.shape(rect(x - 13, y - 11, 26, 24), { fill: colour.wood, line: 2.2 })
    pen.shape(`M${x - 13} ${y - 4}H${x + 13}M${x - 13} ${y + 6}H${x + 13}`, { line: 1.4 })
  }
  pen.shape('M62 -44H80V-38', { line: 3.4, ink: colour.woodDark })
  pen.shape(rounded(71, -38, 18, 24, 4), { fill: colour.wheat, line: 2.4 })
  pen.shape('M80 -32C75 -26 76 -20 80 -18C84 -20 85 -26 80 -32Z', { fill: colour.roofRed, line: 1.4 })
}

export const HOUSES: SpriteBook = {
  'v-cottage': (scale) => scaled(number(scale, 1), [-108, -228, 220, 238], cottage),
  'v-inn': (scale) => scaled(number(scale, 1), [-136, -220, 304, 232], inn),
  /** v-lodging/roof/icon/scale */
  'v-lodging': (roof = 'roofRed', icon = 'cradle', scale) =>
    scaled(number(scale, 1), [-82, -152, 172, 164], (pen) => lodging(pen, colourNamed(roof), icon)),
  'v-cave': (scale) => scaled(number(scale, 1), [-126, -120, 252, 142], cave),
}
