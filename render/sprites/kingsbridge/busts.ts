import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse } from '#render/engine/paths'
import { BUSTS } from '#render/sprites/willyville/busts'
import { crown, face, head, shoulders, TONE } from './faces.ts'

/** The nine whose favour is sought, from the chest up, each in a square of 200. */

function queen(pen: Pen): void {
  const { cream } = pen.colour
  shoulders(pen, TONE.scarlet)
  pen.shape('M60 205C66 170 80 152 84 138H116C120 152 134 170 140 205Z', { fill: cream, line: 2.6 })
  for (const [x, y] of [
    [80, 176],
    [100, 186],
    [120, 176],
    [100, 164],
  ]) {
    pen.shape(`M${x} ${y}v7`, { line: 3.2 })
  }
  pen.shape('M58 74C44 130 56 158 74 164L76 96ZM142 74C156 130 144 158 126 164L124 96Z', {
    fill: TONE.redHair,
    hatch: { gap: 6, cover: 0.5, width: 1.6, angle: 80 },
  })
  head(pen, TONE.fair)
  face(pen, { isLipped: true, brows: TONE.redHair, blush: 0.55 })
  pen.shape('M66 84C70 62 130 62 134 84C120 72 80 72 66 84Z', { fill: TONE.redHair, line: 2 })
  crown(pen, 2)
}

function prioress(pen: Pen): void {
  const { coin, ink, skinDark } = pen.colour
  shoulders(pen, TONE.habit, 0.3)
  pen.shape('M50 76C40 150 60 176 100 178C140 176 160 150 150 76C150 36 50 36 50 76Z', {
    fill: TONE.habit,
    hatch: { gap: 6, cover: 0.3, width: 2 },
  })
  pen.shape('M60 90C56 156 84 162 100 162C116 162 144 156 140 90C140 50 60 50 60 90Z', { fill: TONE.veil, line: 2.6 })
  pen.shape('M70 92C68 62 132 62 130 92C132 124 116 136 100 138C84 136 68 124 70 92Z', {
    fill: TONE.fair,
    hatch: { gap: 5, cover: 0.22, width: 1.5, colour: skinDark },
  })
  face(pen, { isLipped: true, blush: 0.5 })
  pen.shape('M100 164V198M88 176H112', { line: 8, ink })
  pen.shape('M100 165V197M89 176H111', { line: 4.6, ink: coin })
}

function king(pen: Pen): void {
  const { cream } = pen.colour
  shoulders(pen, TONE.mantle)
  pen.shape('M40 150C70 168 130 168 160 150L172 172C130 196 70 196 28 172Z', { fill: cream, line: 2.8 })
  for (const x of [52, 76, 100, 124, 148]) pen.shape(`M${x} ${172 - Math.abs(x - 100) * 0.06}v8`, { line: 3.4 })
  pen.shape('M60 84C50 120 54 140 66 146L76 100ZM140 84C150 120 146 140 134 146L124 100Z', {
    fill: TONE.dark,
    line: 2.2,
  })
  head(pen)
  const beard =
    'M66 100C72 112 82 110 88 114C96 108 104 108 112 114C118 110 128 112 134 100C142 140 122 168 100 170C78 168 58 140 66 100Z'
  pen.shape(beard, { fill: TONE.dark, hatch: { gap: 6, cover: 0.5, width: 1.8, angle: 70 } })
  face(pen, { mouth: 'hidden', brow: 5 })
  pen.shape('M90 122C96 126 104 126 110 122', { line: 3.4, ink: TONE.blush })
  crown(pen)
}

function outlaws(pen: Pen): void {
  const { ink, leafDark, skinDark } = pen.colour
  shoulders(pen, TONE.leather)
  pen.shape('M44 110C30 40 76 14 104 14C140 14 172 44 156 112C158 144 140 166 100 168C60 166 42 144 44 110Z', {
    fill: leafDark,
    hatch: { gap: 6, cover: 0.36, width: 2.2 },
  })
  pen.shape('M64 96C60 56 140 56 136 96C138 128 122 144 100 146C78 144 62 128 64 96Z', { fill: ink, line: 2.4 })
  pen.shape('M70 96C68 66 132 66 130 96C132 124 118 138 100 140C82 138 68 124 70 96Z', {
    fill: skinDark,
    hatch: { gap: 5, cover: 0.3, width: 1.7 },
  })
  face(pen, { mouth: 'hidden', brow: 6, blush: 0 })
  pen.shape('M66 110C80 104 120 104 134 110C134 140 118 152 100 154C82 152 66 140 66 110Z', {
    fill: TONE.mask,
    line: 2.6,
    hatch: { gap: 6, cover: 0.3, width: 1.8 },
  })
  pen.shape('M118 72L134 90', { line: 2.4, ink: TONE.mask })
}

function earl(pen: Pen): void {
  const { coin, roofGold } = pen.colour
  shoulders(pen, TONE.iron, 0.36)
  pen.shape('M58 205L70 148H130L142 205Z', { fill: roofGold, line: 2.8 })
  pen.icon('lion', 100, 182, 44)
  const mail = { gap: 4, cover: 0.9, width: 1, alpha: 0.35 }
  pen.shape('M58 92C52 150 76 164 100 164C124 164 148 150 142 92Z', { fill: TONE.iron, line: 2.6, hatch: mail })
  head(pen)
  face(pen, { brow: 5, brows: TONE.redHair, mouth: 'hidden' })
  pen.shape('M82 114C92 108 97 113 100 116C103 113 108 108 118 114C112 122 104 119 100 118C96 119 88 122 82 114Z', {
    fill: TONE.redHair,
    line: 1.8,
  })
  pen.shape('M92 126Q100 129 108 126', { line: 2.2 })
  pen.shape('M56 84C50 30 84 20 100 20C116 20 150 30 144 84C128 70 72 70 56 84Z', {
    fill: TONE.iron,
    line: 2.8,
    hatch: { gap: 6, cover: 0.36, width: 2 },
  })
  pen.shape('M58 76C80 64 120 64 142 76M100 22V66', { line: 4, ink: coin })
  pen.shape('M100 22C86 -2 130 -8 150 12C138 10 126 16 118 26Z', { fill: TONE.scarlet, line: 2.4 })
}

function bishop(pen: Pen): void {
  const { coin, cream, skin } = pen.colour
  shoulders(pen, cream, 0.2)
  pen.shape('M84 138L60 205H84L100 160L116 205H140L116 138Z', { fill: coin, line: 2.4 })
  for (const side of [-1, 1]) pen.shape(ellipse(100 + side * 35, 100, 6, 10), { fill: skin, line: 2.2 })
  head(pen)
  pen.shape('M66 104C58 90 60 78 68 74L76 92ZM134 104C142 90 140 78 132 74L124 92Z', { fill: TONE.grey, line: 2 })
  face(pen, { brow: 5, brows: TONE.grey })
  pen.shape('M62 76C52 40 78 8 100 -2C122 8 148 40 138 76C116 66 84 66 62 76Z', {
    fill: cream,
    line: 3,
    hatch: { gap: 6, cover: 0.22, width: 1.8 },
  })
  pen.shape('M62 76C84 64 116 64 138 76L140 62C116 52 84 52 60 62ZM94 4H106V54H94Z', { fill: coin, line: 2 })
  const crozier = 'M172 205V70C172 44 146 44 148 64C150 76 164 72 162 62'
  pen.shape(crozier, { line: 9 })
  pen.shape(crozier, { line: 5, ink: coin })
}

interface Favour {
  readonly bust: (pen: Pen) => void
  /** The scene behind the bust. */
  readonly backdrop: ColourName
}

/** By the id of the space, without the number that tells two bands of outlaws apart. */
export const FAVOURS: Readonly<Record<string, Favour>> = {
  queen: { bust: queen, backdrop: 'slot' },
  prior: { bust: BUSTS.abbot, backdrop: 'parchmentDark' },
  guild: { bust: BUSTS.councillor, backdrop: 'slot' },
  merchants: { bust: BUSTS.merchant, backdrop: 'square' },
  prioress: { bust: prioress, backdrop: 'meadowLight' },
  king: { bust: king, backdrop: 'harvest' },
  outlaws: { bust: outlaws, backdrop: 'meadowDark' },
  earl: { bust: earl, backdrop: 'parchmentDark' },
  bishop: { bust: bishop, backdrop: 'square' },
}
