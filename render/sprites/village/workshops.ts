import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { groundShadow, number, scaled, tiles } from '../common/masonry.ts'
import { boards, chimney, guildSign, stones, thatchLines } from './masonry.ts'

/** The workshops, 160 wide and about 170 high, each on the middle of its ground line. */

function wainwright(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, -78, 80, 0)
  pen.shape(rect(-72, -84, 144, 84), {
    fill: colour.oak,
    line: 3,
    hatch: { gap: 7, cover: 0.12, width: 1.6, colour: colour.woodDark },
  })
  boards(pen, -60, 72, -84, 0, 13, 'woodDark')
  pen.shape('M-54 0V-40H8V0Z', { fill: colour.woodDark, line: 2.6 })
  pen.shape('M-76 -4V-86M76 -4V-86M12 -2V-84', { line: 6.5, ink: colour.wood })
  pen.shape('M-90 -78L-46 -160H46L90 -78Z', {
    fill: colour.roofBrown,
    line: 3.2,
    inner: () => tiles(pen, -90, -160, 90, -78),
    hatch: { gap: 6, cover: 0.2, width: 1.8 },
  })
  pen.shape('M-50 -160H50', { line: 6, ink: colour.woodDark })
  pen.at(56, -22, 1, () => {
    pen.shape(ellipse(0, 0, 22), { line: 8.5, ink: colour.ink })
    pen.shape(ellipse(0, 0, 22), { line: 5, ink: colour.oakLight })
    pen.shape('M-20 0H20M0 -20V20M-14 -14L14 14M14 -14L-14 14', { line: 3, ink: colour.woodDark })
    pen.shape(ellipse(0, 0, 5.5), { fill: colour.oakLight, line: 2.2 })
  })
  guildSign(pen, 0, -120, 'wagon')
}

function stables(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, -78, 80, 0)
  pen.shape('M-74 0V-92L-52 -128L0 -158L52 -128L74 -92V0Z', {
    fill: colour.roofRed,
    line: 3.2,
    hatch: { gap: 7, cover: 0.14, width: 1.8 },
  })
  boards(pen, -60, 72, -130, 0, 15, 'pointsDark')
  pen.shape('M-86 -86L-60 -136L0 -170L60 -136L86 -86L76 -80L52 -124L0 -154L-52 -124L-76 -80Z', {
    fill: colour.thatch,
    line: 3,
    inner: () => thatchLines(pen, -86, -170, 172, 90),
  })
  pen.shape(rect(-56, -44, 46, 44), { fill: colour.woodDark, line: 2.6 })
  pen.shape('M-56 -22H-10V0H-56Z', { fill: colour.oak, line: 2.4 })
  pen.shape('M-56 -22L-10 0M-10 -22L-56 0', { line: 2 })
  pen.shape(
    'M-42 -22C-44 -34 -40 -44 -32 -46L-30 -52L-25 -46C-18 -44 -13 -36 -11 -28C-10 -22 -18 -20 -22 -24L-26 -22Z',
    { fill: colour.horse, line: 2.2 },
  )
  pen.shape('M-32 -46C-38 -42 -42 -34 -41 -25', { line: 3.4, ink: colour.woodDark })
  pen.dot(-22, -37, 1.6, colour.ink)
  pen.shape(rect(8, -44, 48, 44), { fill: colour.woodDark, line: 2.6 })
  pen.shape('M12 0C8 -26 30 -40 32 -30C38 -44 56 -24 54 0Z', {
    fill: colour.wheat,
    line: 2.2,
    hatch: { gap: 5, cover: 0.5, width: 1.5, angle: 80, colour: colour.coinDark },
  })
  pen.shape('M-58 -46H-8M6 -46H58', { line: 4, ink: colour.plaster })
  guildSign(pen, -26, -120, 'horse', 44)
  guildSign(pen, 26, -120, 'ox', 44)
}

function scriptorium(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, -78, 80, 0)
  pen.shape(rect(-70, -90, 106, 90), { fill: colour.stone, line: 3, hatch: { gap: 7, cover: 0.14, width: 1.7 } })
  stones(pen, -70, -46, 104, 44, 4)
  pen.shape('M-82 -84L-52 -162H16L46 -84Z', {
    fill: colour.roofSlate,
    line: 3.2,
    inner: () => tiles(pen, -82, -162, 46, -84),
    hatch: { gap: 6, cover: 0.2, width: 1.8 },
  })
  pen.shape('M-56 -162H20', { line: 5, ink: colour.stoneDark })
  pen.shape(rect(34, -112, 42, 112), { fill: colour.stone, line: 3, hatch: { gap: 6, cover: 0.4, width: 1.7 } })
  stones(pen, 34, -108, 36, 104, 9)
  pen.shape('M26 -110L55 -176L84 -110Z', {
    fill: colour.roofMoss,
    line: 3,
    inner: () => tiles(pen, 26, -176, 84, -110),
    hatch: { gap: 6, cover: 0.34, width: 1.7 },
  })
  pen.shape('M55 -176V-190', { line: 3 })
  pen.shape('M55 -190L70 -186L55 -181Z', { fill: colour.wheat, line: 1.8 })
  pen.shape('M47 -62V-82Q55 -96 63 -82V-62Z', { fill: colour.wheat, line: 2.4 })
  pen.shape('M55 -90V-62M47 -75H63', { line: 1.5 })
  pen.shape('M-36 0V-30Q-18 -48 0 -30V0Z', { fill: colour.woodDark, line: 2.6 })
  pen.dot(-5, -16, 2, colour.coin)
  for (const x of [-60, 8]) {
    pen.shape(`M${x} -16V-32Q${x + 8} -44 ${x + 16} -32V-16Z`, { fill: colour.time, line: 2.2 })
    pen.shape(`M${x + 8} -38V-16M${x} -26H${x + 16}`, { line: 1.3 })
  }
  guildSign(pen, -18, -122, 'scroll')
}

function smithy(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, -78, 80, 0)
  pen.shape(rect(-66, -172, 34, 96), { fill: colour.stone, line: 3, hatch: { gap: 6, cover: 0.36, width: 1.7 } })
  pen.shape('M-72 -172H-26', { line: 6, ink: colour.stoneDark })
  stones(pen, -66, -168, 30, 40, 7)
  pen.shape(rect(-72, -84, 144, 84), { fill: colour.stone, line: 3, hatch: { gap: 7, cover: 0.12, width: 1.7 } })
  stones(pen, 30, -46, 42, 44, 5)
  pen.shape('M-88 -78L-60 -148H60L88 -78Z', {
    fill: colour.roofSlate,
    line: 3.2,
    inner: () => tiles(pen, -88, -148, 88, -78),
    hatch: { gap: 6, cover: 0.22, width: 1.9 },
  })
  pen.shape('M-64 -148H64', { line: 5.5, ink: colour.woodDark })
  pen.shape('M-62 0V-46H28V0Z', { fill: colour.ink, line: 2.8, shift: [0, 0] })
  pen.shape('M-50 0C-54 -16 -46 -22 -42 -34C-36 -26 -34 -22 -32 -30C-26 -20 -22 -12 -26 0Z', {
    fill: colour.beer,
    line: 2,
  })
  pen.shape('M-44 0C-46 -10 -40 -14 -38 -20C-34 -12 -32 -8 -34 0Z', { fill: colour.cream, line: 0 })
  pen.shape('M-12 -20H20L14 -12H8V-6L14 0H-8L-2 -6V-12H-6Z', { fill: colour.tool, line: 2.2 })
  pen.shape('M34 -40V0M34 -40L46 -46V0', { line: 3.4, ink: colour.woodDark })
  pen.shape('M52 -4C50 -22 56 -30 62 -30C68 -30 74 -22 72 -4', { line: 4.5, ink: colour.inkSoft })
  guildSign(pen, 6, -112, 'plough')
}

function mill(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-78 2C-60 -12 60 -12 82 2C40 10 -40 10 -78 2Z', {
    fill: colour.leafOther,
    line: 2.4,
    hatch: { gap: 6, cover: 0.2, width: 1.6 },
  })
  groundShadow(pen, -40, 52, 0)
  pen.shape('M-48 -2L-34 -128H34L48 -2Z', {
    fill: colour.plaster,
    line: 3.2,
    hatch: { gap: 6.5, cover: 0.28, width: 1.8 },
  })
  pen.shape('M-44 -124Q0 -186 44 -124Z', {
    fill: colour.roofRed,
    line: 3.2,
    inner: () => tiles(pen, -44, -180, 44, -124),
    hatch: { gap: 5.5, cover: 0.3, width: 1.8 },
  })
  pen.shape('M-13 -2V-30Q0 -44 13 -30V-2Z', { fill: colour.woodDark, line: 2.4 })
  for (const turn of [28, 118, 208, 298]) {
    pen.at(
      0,
      -128,
      1,
      () => {
        pen.shape('M0 0V-92', { line: 4.4, ink: colour.woodDark })
        pen.shape('M3 -22H22V-90H3Z', { fill: colour.page, line: 2.3 })
        pen.shape('M3 -44H22M3 -66H22', { line: 1.5 })
      },
      turn,
    )
  }
  pen.shape(ellipse(0, -128, 7), { fill: colour.coin, line: 2.5 })
}

function brewery(pen: Pen): void {
  const { colour } = pen
  groundShadow(pen, -78, 80, 0)
  pen.shape(rect(-70, -88, 140, 88), { fill: colour.plaster, line: 3, hatch: { gap: 7, cover: 0.12, width: 1.6 } })
  pen.shape('M-66 0V-88M66 0V-88M-70 -46H70M-22 -46V0M22 -46V0', { line: 6, ink: colour.wood })
  chimney(pen, 34, -176, 60)
  pen.shape('M-88 -82L-52 -160H52L88 -82Z', {
    fill: colour.roofGold,
    line: 3.2,
    inner: () => tiles(pen, -88, -160, 88, -82),
    hatch: { gap: 6, cover: 0.22, width: 1.8 },
  })
  pen.shape('M-56 -160H56', { line: 6, ink: colour.woodDark })
  pen.shape('M-16 0V-32Q0 -46 16 -32V0Z', { fill: colour.woodDark, line: 2.6 })
  for (const x of [-46, 46]) {
    pen.shape(
      `M${x - 15} -34Q${x} -39 ${x + 15} -34Q${x + 20} -18 ${x + 15} -2Q${x} 3 ${x - 15} -2Q${x - 20} -18 ${x - 15} -34Z`,
      { fill: colour.wood, line: 2.5, hatch: { gap: 5, cover: 0.3, width: 1.6 } },
    )
    pen.shape(`M${x - 17} -27Q${x} -22 ${x + 17} -27M${x - 17} -9Q${x} -4 ${x + 17} -9`, { line: 2.3 })
  }
  guildSign(pen, 0, -120, 'beer')
}

const WORKSHOPS: Readonly<Record<string, (pen: Pen) => void>> = {
  wainwright,
  stables,
  scriptorium,
  smithy,
  mill,
  brewery,
}

export const WORKSHOP_SPRITES: SpriteBook = {
  /** v-workshop/building/scale */
  'v-workshop': (building = 'smithy', scale) =>
    scaled(number(scale, 1), building === 'mill' ? [-100, -228, 200, 244] : [-98, -194, 204, 208], (pen) =>
      entryOf(WORKSHOPS, building)(pen),
    ),
}
