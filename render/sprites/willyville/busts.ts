import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse } from '#render/engine/paths'
import type { Villager } from '#willyville/words'

/** The five villagers from the chest up, each in a square of 200. */

/** Cloth, hair and skin of single portraits: nothing else in a picture has these colours. */
const TONE = {
  habit: '#6B4A33',
  cowl: '#84603F',
  greyHair: '#D8CBB2',
  scarlet: '#9A3730',
  collar: '#F0E3C3',
  darkBeard: '#4A3322',
  cap: '#7E2B2B',
  capBrim: '#B64A3C',
  feather: '#EDE0BF',
  cloak: '#5F7A45',
  cape: '#86985A',
  redHair: '#9A5B2E',
  hat: '#7B5A3A',
  hatBand: '#4E3823',
  shell: '#F3E7CC',
  linen: '#D9CBA6',
  apron: '#8A5433',
  strap: '#6B3F25',
  tan: '#DDAA7C',
  brownBeard: '#5B3A22',
  scarf: '#A85B32',
  scarfDark: '#7C4022',
  iron: '#8C959A',
  teal: '#3F6E6A',
  bodice: '#D9A441',
  wimple: '#F2E7CD',
  fair: '#EFC9A2',
  blush: '#D98B70',
  lips: '#A6433A',
  mouth: '#B9685A',
  turban: '#C8912F',
}

/** The scene behind each of them. */
export const BACKDROP: Record<Villager, ColourName> = {
  abbot: 'parchmentDark',
  councillor: 'slot',
  traveller: 'meadowLight',
  craftsman: 'harvest',
  merchant: 'square',
}

interface Face {
  brow?: number
  brows?: string
  smile?: boolean
  lips?: boolean
  /** The redness of the cheeks. */
  blush?: number
}

function face(pen: Pen, { brow = 3.4, brows = TONE.darkBeard, smile = false, lips = false, blush = 0.3 }: Face): void {
  const { ink, cream } = pen.colour
  for (const side of [-1, 1]) {
    pen.shape(ellipse(100 + side * 20, 107, 7, 4.6), { fill: TONE.blush, line: 0, alpha: blush })
    pen.dot(100 + side * 15, 92, 3.5, ink, 4.2)
    pen.dot(100 + side * 15 - 1.2, 90.4, 1.1, cream)
    pen.shape(`M${100 + side * 24} 83Q${100 + side * 15} 77 ${100 + side * 8} 82`, { line: brow, ink: brows })
    pen.shape(`M${100 + side * 10} 99Q${100 + side * 16} 101 ${100 + side * 21} 98`, {
      line: 1.2,
      ink: pen.colour.skinDark,
    })
  }
  pen.shape('M100 92C98 100 94 106 95 109C98 112 102 112 105 110', { line: 2 })
  if (smile) pen.shape('M88 119Q100 128 112 118', { line: lips ? 3.6 : 2.6, ink: lips ? TONE.lips : ink })
}

const skinHatch = (pen: Pen) => ({ gap: 5, cover: 0.24, width: 1.5, colour: pen.colour.skinDark })

function shoulders(pen: Pen, path: string, fill: string, cover = 0.42): void {
  pen.shape(path, { fill, hatch: { gap: 6, cover, width: 2.2 } })
}

function abbot(pen: Pen): void {
  const { skin, coin, ink } = pen.colour
  shoulders(pen, 'M6 205C14 150 50 138 74 132L126 132C150 138 186 150 194 205Z', TONE.habit)
  pen.shape('M62 140C74 120 126 120 138 140C134 166 118 178 100 180C82 178 66 166 62 140Z', {
    fill: TONE.cowl,
    hatch: { gap: 6, cover: 0.35, width: 1.8 },
  })
  for (const side of [-1, 1]) pen.shape(ellipse(100 + side * 36, 98, 6, 10), { fill: skin, line: 2.2 })
  pen.shape('M66 92C62 50 82 38 100 38C118 38 138 50 134 92C134 126 118 140 100 140C82 140 66 126 66 92Z', {
    fill: skin,
    hatch: skinHatch(pen),
  })
  pen.shape('M66 104C58 88 58 64 72 54C74 66 72 84 74 96C72 100 70 102 66 104Z', { fill: TONE.greyHair, line: 2.2 })
  pen.shape('M134 104C142 88 142 64 128 54C126 66 128 84 126 96C128 100 130 102 134 104Z', {
    fill: TONE.greyHair,
    line: 2.2,
  })
  pen.shape('M86 66Q100 61 114 66M90 58Q100 55 110 58', { line: 1.3, ink: pen.colour.skinDark })
  face(pen, { brow: 5, brows: TONE.greyHair, smile: true })
  pen.shape('M72 150Q84 176 100 158M128 150Q116 176 100 158', { line: 1.8, ink: coin })
  pen.shape('M100 156V198M87 170H113', { line: 9, ink })
  pen.shape('M100 157V197M88 170H112', { line: 5.4, ink: coin })
}

function councillor(pen: Pen): void {
  const { skin, coin } = pen.colour
  shoulders(pen, 'M6 205C14 150 50 140 72 132L128 132C150 140 186 150 194 205Z', TONE.scarlet, 0.4)
  pen.shape('M70 132L100 168L130 132L122 126H78Z', { fill: TONE.collar })
  for (let link = 0; link < 9; link++) {
    const along = link / 8
    pen.shape(ellipse(46 + 108 * along, 146 + 46 * Math.sin(Math.PI * along), 7.5), { fill: coin, line: 2 })
  }
  pen.shape(ellipse(100, 192, 13), { fill: coin })
  pen.shape('M68 86C66 58 134 58 132 86C134 124 118 140 100 142C82 140 66 124 68 86Z', {
    fill: skin,
    hatch: skinHatch(pen),
  })
  face(pen, {})
  pen.shape('M84 118C90 112 96 114 100 117C104 114 110 112 116 118C112 124 106 121 100 121C94 121 88 124 84 118Z', {
    fill: TONE.darkBeard,
    line: 1.6,
  })
  pen.shape('M91 128H109C109 146 104 156 100 160C96 156 91 146 91 128Z', { fill: TONE.darkBeard, line: 2 })
  pen.shape('M48 76C40 46 68 26 104 26C140 26 164 44 152 76C130 66 70 66 48 76Z', {
    fill: TONE.cap,
    hatch: { gap: 5, cover: 0.4, width: 2 },
  })
  pen.shape('M46 76C72 62 128 62 154 76C156 86 150 90 144 88C118 76 82 76 56 88C50 90 44 86 46 76Z', {
    fill: TONE.capBrim,
    line: 2.6,
  })
  pen.shape('M140 66C158 40 182 36 188 20C196 44 178 66 150 76Z', { fill: TONE.feather })
  pen.shape('M146 70C164 52 176 42 186 28M158 58L170 60M166 50L180 50M174 42L186 40', { line: 1.5 })
}

function traveller(pen: Pen): void {
  const { skin, coin, wood, ink } = pen.colour
  pen.shape('M168 10L176 205', { line: 10, ink })
  pen.shape('M168 10L176 205', { line: 6.4, ink: wood })
  shoulders(pen, 'M4 205C14 150 46 138 74 130L126 130C154 138 178 152 186 205Z', TONE.cloak)
  pen.shape('M70 134C80 152 120 152 130 134L138 148C122 172 78 172 62 148Z', { fill: TONE.cape })
  pen.shape(ellipse(100, 160, 9), { fill: coin, line: 2.2 })
  pen.shape('M68 80C66 56 134 56 132 80C134 122 118 138 100 140C82 138 66 122 68 80Z', {
    fill: skin,
    hatch: skinHatch(pen),
  })
  pen.shape('M68 88C60 106 62 128 72 138C76 120 72 104 74 92Z', { fill: TONE.redHair, line: 2 })
  pen.shape('M132 88C140 106 138 128 128 138C124 120 128 104 126 92Z', { fill: TONE.redHair, line: 2 })
  face(pen, { smile: true, brows: TONE.redHair, blush: 0.42 })
  pen.shape(
    'M20 74C50 54 62 60 70 40C80 18 122 18 132 40C138 60 152 54 182 74C160 90 128 82 100 82C72 82 44 90 20 74Z',
    {
      fill: TONE.hat,
      hatch: { gap: 5, cover: 0.36, width: 2 },
    },
  )
  pen.shape('M68 54C84 64 116 64 134 54L136 62C118 74 84 74 66 62Z', { fill: TONE.hatBand, line: 1.6 })
  pen.shape('M100 40C88 40 86 58 100 66C114 58 112 40 100 40Z', { fill: TONE.shell, line: 2 })
  pen.shape('M100 64V44M100 64L93 46M100 64L107 46', { line: 1.2 })
}

function hammer(pen: Pen): void {
  pen.shape('M-4 -4L6 -4L6 66L-4 66Z', { fill: pen.colour.wood, line: 2.2 })
  pen.shape('M-22 -28H24V-4H-22Z', { fill: TONE.iron, line: 2.6, hatch: { gap: 5, cover: 0.4, width: 1.8 } })
}

function craftsman(pen: Pen): void {
  shoulders(pen, 'M6 205C12 148 46 138 72 130L128 130C154 138 188 148 194 205Z', TONE.linen, 0.3)
  pen.shape('M58 205L64 150H136L142 205Z', { fill: TONE.apron, hatch: { gap: 6, cover: 0.4, width: 2 } })
  pen.shape('M66 152L76 128M134 152L124 128', { line: 7, ink: TONE.strap })
  pen.shape('M66 84C64 54 136 54 134 84C136 120 120 138 100 140C80 138 64 120 66 84Z', {
    fill: TONE.tan,
    hatch: skinHatch(pen),
  })
  pen.shape(
    'M64 92C68 106 76 108 84 108C92 102 108 102 116 108C124 108 132 106 136 92C146 132 124 166 100 168C76 166 54 132 64 92Z',
    { fill: TONE.brownBeard, hatch: { gap: 6, cover: 0.5, width: 1.8, angle: 70 } },
  )
  pen.shape('M78 122Q80 142 92 156M122 122Q120 142 108 156', { line: 1.5, ink: TONE.redHair })
  face(pen, { brow: 5, blush: 0.24 })
  pen.shape('M90 121C96 125 104 125 110 121C106 130 94 130 90 121Z', { fill: TONE.mouth, line: 1.6 })
  pen.shape('M60 72C60 34 140 34 140 72C120 62 80 62 60 72Z', {
    fill: TONE.scarf,
    hatch: { gap: 5, cover: 0.38, width: 2 },
  })
  pen.shape('M58 72C80 58 120 58 142 72L140 84C118 70 82 70 60 84Z', { fill: TONE.scarfDark })
  pen.shape('M140 76C152 78 158 88 160 98C150 98 142 92 138 84Z', { fill: TONE.scarf, line: 2.2 })
  pen.at(34, 146, 1, hammer, -14)
}

function merchant(pen: Pen): void {
  shoulders(pen, 'M6 205C14 152 48 140 72 132L128 132C152 140 186 152 194 205Z', TONE.teal)
  pen.shape('M60 205C66 170 80 152 84 140H116C120 152 134 170 140 205Z', {
    fill: TONE.bodice,
    line: 2.6,
    hatch: { gap: 7, cover: 0.3, width: 1.6 },
  })
  pen.shape('M62 92C60 150 84 158 100 158C116 158 140 150 138 92Z', {
    fill: TONE.wimple,
    hatch: { gap: 5, cover: 0.25, width: 1.4 },
  })
  pen.shape('M72 84C70 60 130 60 128 84C130 120 116 134 100 136C84 134 70 120 72 84Z', {
    fill: TONE.fair,
    hatch: { ...skinHatch(pen), cover: 0.22 },
  })
  face(pen, { smile: true, lips: true, blush: 0.55 })
  pen.shape('M56 82C44 44 76 22 106 24C146 26 158 54 144 82C124 64 78 64 56 82Z', {
    fill: TONE.turban,
    hatch: { gap: 6, cover: 0.35, width: 2 },
  })
  pen.shape('M58 80C80 58 122 58 144 80M64 60C84 44 122 42 140 58M84 34C100 28 122 34 130 44', { line: 2 })
  pen.shape('M142 74C160 84 166 110 158 132C150 120 148 100 138 86Z', { fill: TONE.turban })
  pen.shape(ellipse(100, 48, 8, 9), { fill: TONE.teal, line: 2 })
  pen.dot(97, 45, 2, pen.colour.cream)
}

export const BUSTS: Record<Villager, (pen: Pen) => void> = { abbot, councillor, traveller, craftsman, merchant }
