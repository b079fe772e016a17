import type { Neighbour } from '#data/neighbours'
import type { Pen } from '#render/engine/ink'
import { ellipse, rounded } from '#render/engine/paths'
import { body, cheeks, ears, eyes, freckles, hatched, head, LINE, laugh, mouth, nose, TONE, wrinkles } from './parts.ts'

/** Neighbours who are found in the streets, from the chest up, each in a square of 200. */

function loaf(pen: Pen): void {
  pen.shape('M-38 6C-40 -22 40 -22 38 6C36 20 -36 20 -38 6Z', {
    fill: TONE.wicker,
    line: LINE,
    hatch: hatched(0.4, TONE.leather),
  })
  pen.shape('M-20 -12L-12 4M-2 -14L6 3M16 -12L24 3', { line: 3.4, ink: TONE.white })
}

/** The baker: a cap risen like dough, and cheeks from the oven. */
function berthe(pen: Pen): void {
  body(pen, TONE.red)
  pen.shape('M48 214L64 152H136L152 214Z', { fill: TONE.white, line: 3.6, hatch: hatched(0.25) })
  head(pen, TONE.fair, { rx: 47, ry: 46, y: 108 })
  pen.shape('M54 100C56 78 82 76 100 78C118 76 144 78 146 100C132 88 116 86 100 86C84 86 68 88 54 100Z', {
    fill: TONE.ginger,
    line: 3,
  })
  eyes(pen, { brows: TONE.ginger, brow: 4 })
  nose(pen, 'button')
  mouth(pen, 'smile', TONE.lips)
  cheeks(pen, 0.75, { apart: 31, y: 118 })
  pen.shape('M46 82C22 70 30 36 56 40C58 12 98 8 106 22C128 6 152 22 146 40C176 38 178 72 154 82C120 70 80 70 46 82Z', {
    fill: TONE.white,
    line: LINE,
    hatch: hatched(0.3),
  })
  pen.shape('M76 34Q82 48 76 60M106 26Q112 42 106 58M130 42Q132 52 126 62', { line: 2.6 })
  pen.shape('M48 80Q100 62 152 80L150 92Q100 76 50 92Z', { fill: TONE.red, line: 3.6 })
  pen.at(100, 180, 1, loaf, -6)
}

/** The miller: broad, bald, and floury to the ends of his moustache. */
function odo(pen: Pen): void {
  body(pen, TONE.flour, 'M-6 214C2 160 40 148 66 146H134C160 148 198 160 206 214Z')
  pen.shape('M78 152L100 178L122 152', { line: 4 })
  ears(pen, TONE.ruddy, { apart: 52, y: 106 })
  head(pen, TONE.ruddy, { rx: 54, ry: 52, y: 106 })
  pen.shape('M66 148Q100 168 134 148', { line: 3 })
  eyes(pen, { brows: TONE.flour, brow: 6.4 })
  nose(pen, 'round')
  cheeks(pen, 0.6, { apart: 36, y: 112 })
  pen.shape('M100 122C88 116 66 120 52 136C66 144 86 142 100 132C114 142 134 144 148 136C134 120 112 116 100 122Z', {
    fill: TONE.flour,
    line: 3.4,
    hatch: hatched(0.3),
  })
  pen.shape('M92 146Q100 152 108 146', { line: 3.4 })
  pen.shape('M44 74C22 62 44 26 92 28C142 18 184 40 176 66C172 78 160 76 156 72C120 58 76 60 44 74Z', {
    fill: TONE.grey,
    line: LINE,
    hatch: hatched(0.34),
  })
  pen.shape('M46 74Q98 48 154 72L152 82Q98 62 50 86Z', { fill: TONE.leather, line: 3.4 })
  for (const [x, y] of [
    [78, 44],
    [112, 40],
    [140, 52],
    [34, 178],
    [162, 184],
  ] as const) {
    pen.dot(x, y, 5, TONE.white, 3.4)
  }
}

function lantern(pen: Pen): void {
  pen.shape('M-16 -20C-16 -40 16 -40 16 -20', { line: 4 })
  pen.shape(rounded(-18, -20, 36, 44, 5), { fill: TONE.leatherDark, line: LINE })
  pen.shape(rounded(-11, -13, 22, 30, 3), { fill: '#F7D774', line: 3 })
  pen.shape('M0 10C-9 4 -4 -4 0 -10C4 -4 9 4 0 10Z', { fill: TONE.red, line: 2.2 })
}

/** The night watchman: an iron hat, a drooping moustache, and eyes that would rather be closed. */
function casper(pen: Pen): void {
  body(pen, TONE.leather)
  ears(pen, TONE.ruddy)
  head(pen, TONE.ruddy, { rx: 42, ry: 50, y: 104 })
  for (const side of [-1, 1]) {
    const x = 100 + side * 18
    pen.shape(ellipse(x, 101, 9, 8), { fill: pen.colour.cream, line: 2.6 })
    pen.dot(x, 104, 4.6, pen.colour.ink)
    pen.shape(`M${x - 10} 102C${x - 9} 88 ${x + 9} 88 ${x + 10} 102Z`, { fill: TONE.tan, line: 3.2 })
    pen.shape(`M${x - 8} 112Q${x} 116 ${x + 8} 112`, { line: 2.2, ink: pen.colour.skinDark })
  }
  nose(pen, 'long')
  cheeks(pen, 0.3)
  pen.shape('M100 124C88 120 74 126 68 156C82 156 94 144 100 134C106 144 118 156 132 156C126 126 112 120 100 124Z', {
    fill: TONE.chestnut,
    line: 3.4,
    hatch: hatched(0.4),
  })
  pen.shape('M56 78C56 14 144 14 144 78Z', { fill: TONE.iron, line: LINE, hatch: hatched(0.4, TONE.ironDark) })
  pen.shape('M100 30V74', { line: 3 })
  pen.shape('M26 88C44 66 156 66 174 88C150 96 50 96 26 88Z', {
    fill: TONE.iron,
    line: LINE,
    hatch: hatched(0.4, TONE.ironDark),
  })
  for (const x of [58, 86, 114, 142]) pen.dot(x, 83, 2.8, pen.colour.ink)
  pen.at(154, 166, 0.95, lantern)
}

function feather(pen: Pen): void {
  pen.shape('M0 0C-18 -20 -20 -58 4 -84C26 -62 22 -22 0 0Z', {
    fill: TONE.red,
    line: LINE,
    hatch: hatched(0.4, TONE.redDark),
  })
  pen.shape('M0 4Q-2 -40 4 -76', { line: 2.6 })
}

/** The minstrel: a pointed cap with a feather, black curls, and the neck of his lute. */
function ruben(pen: Pen): void {
  body(pen, TONE.plum)
  pen.shape('M66 150L100 178L134 150L142 158L100 196L58 158Z', { fill: TONE.mustard, line: 3.4 })
  for (const [x, y] of [
    [52, 104],
    [148, 104],
    [48, 122],
    [152, 122],
    [56, 138],
    [144, 138],
    [60, 88],
    [140, 88],
  ] as const) {
    pen.shape(ellipse(x, y, 15), { fill: TONE.black, line: 3 })
  }
  head(pen, TONE.brown, { rx: 40, ry: 47, y: 108 })
  eyes(pen, { brows: TONE.black, brow: 5 })
  nose(pen, 'long')
  mouth(pen, 'sly')
  pen.shape('M92 144Q100 152 108 144L100 158Z', { fill: TONE.black, line: 2.6 })
  pen.at(126, 60, 1, feather, 34)
  pen.shape('M22 90C40 78 52 64 66 40C90 22 130 30 144 68C152 80 154 86 152 92C120 72 70 76 22 90Z', {
    fill: TONE.green,
    line: LINE,
    hatch: hatched(0.34, TONE.greenDark),
  })
  pen.shape('M20 92C60 72 124 68 156 90C152 100 148 102 144 102C116 84 70 86 30 104C22 104 18 98 20 92Z', {
    fill: TONE.greenDark,
    line: 3.6,
  })
  pen.at(
    42,
    158,
    0.9,
    () => {
      pen.shape('M-8 60V-22H8V60Z', { fill: TONE.leather, line: 3.4 })
      pen.shape('M-8 -22L-16 -50L4 -56L10 -22Z', { fill: TONE.leatherDark, line: 3.4 })
      pen.shape('M-2 60V-22M3 60V-22', { line: 1.6, ink: TONE.white })
      for (const y of [-32, -44]) pen.shape(`M-14 ${y}H-24M8 ${y - 2}H16`, { line: 4 })
    },
    18,
  )
}

function mug(pen: Pen): void {
  pen.shape('M18 -12C40 -14 40 22 18 20', { line: 12, ink: pen.colour.ink })
  pen.shape('M18 -12C40 -14 40 22 18 20', { line: 6, ink: TONE.leather })
  pen.shape('M-20 -18H20V28H-20Z', { fill: TONE.leather, line: LINE, hatch: hatched(0.4, TONE.leatherDark) })
  pen.shape('M-20 14H20M-20 -6H20', { line: 3.4 })
  pen.shape('M-24 -16C-32 -30 -16 -38 -8 -32C-2 -42 14 -40 16 -31C28 -34 30 -18 22 -14C8 -8 -12 -8 -24 -16Z', {
    fill: TONE.white,
    line: 3.4,
  })
}

/** The innkeeper: red hair wound up on top, freckles, and a mug for whoever comes in. */
function hilde(pen: Pen): void {
  body(pen, TONE.greenDark)
  pen.shape('M66 150Q100 176 134 150L128 168Q100 190 72 168Z', { fill: TONE.white, line: 3.4 })
  pen.shape(ellipse(100, 34, 27, 24), { fill: TONE.ginger, line: LINE, hatch: hatched(0.3, TONE.chestnut) })
  pen.shape('M80 34Q100 18 118 30M84 46Q104 36 120 44', { line: 2.8 })
  ears(pen, TONE.fair)
  pen.shape('M50 108C40 40 160 40 150 108Z', { fill: TONE.ginger, line: LINE, hatch: hatched(0.3, TONE.chestnut) })
  head(pen, TONE.fair, { rx: 43, ry: 47, y: 106 })
  pen.shape('M56 96C60 66 92 64 98 68C112 60 142 70 144 96C132 84 118 76 98 78C80 80 68 86 56 96Z', {
    fill: TONE.ginger,
    line: 3,
  })
  pen.shape('M60 66Q100 44 140 66L142 78Q100 56 58 78Z', { fill: TONE.mustard, line: 3.4 })
  eyes(pen, { brows: TONE.chestnut, brow: 4.6, lashes: true })
  nose(pen, 'button')
  laugh(pen)
  cheeks(pen, 0.5)
  freckles(pen)
  pen.at(150, 172, 0.95, mug, 6)
}

/** The scholar: a flat black cap, round glasses, a thin grey beard, and a quill he keeps looking for. */
function anselm(pen: Pen): void {
  body(pen, TONE.coal)
  pen.shape('M72 148L100 176L128 148L120 142H80Z', { fill: TONE.white, line: 3.4 })
  ears(pen, TONE.fair)
  pen.at(
    146,
    96,
    1,
    () => {
      pen.shape('M0 8C8 -20 34 -50 52 -58C54 -34 34 -2 8 6Z', { fill: TONE.white, line: 3.4, hatch: hatched(0.3) })
      pen.shape('M-10 20L44 -48', { line: 2.8 })
    },
    0,
  )
  pen.shape('M60 100C50 120 56 140 66 144C68 130 64 116 66 104Z', { fill: TONE.grey, line: 3 })
  pen.shape('M140 100C150 120 144 140 134 144C132 130 136 116 134 104Z', { fill: TONE.grey, line: 3 })
  head(pen, TONE.fair, { rx: 38, ry: 50, y: 104 })
  eyes(pen, { brows: TONE.grey, brow: 5, sad: -2 })
  for (const side of [-1, 1]) pen.shape(ellipse(100 + side * 19, 99, 15.5), { line: 4 })
  pen.shape('M95 97Q100 93 105 97M65 96L58 93M135 96L142 93', { line: 3.4 })
  nose(pen, 'long')
  pen.shape('M84 128Q100 120 116 128Q108 132 100 128Q92 132 84 128Z', { fill: TONE.grey, line: 2.8 })
  pen.shape('M88 138H112C112 160 106 176 100 186C94 176 88 160 88 138Z', {
    fill: TONE.grey,
    line: 3.4,
    hatch: hatched(0.36),
  })
  pen.shape(
    'M36 70C20 24 82 10 104 14C134 8 182 26 164 70C160 80 150 80 144 74C118 60 82 60 56 74C50 80 40 80 36 70Z',
    {
      fill: TONE.coal,
      line: LINE,
      hatch: hatched(0.5, '#171210'),
    },
  )
  pen.shape('M48 72Q100 48 152 72L150 84Q100 62 50 84Z', { fill: TONE.redDark, line: 3.4 })
}

/** The draper's widow: two horns of fine cloth with a veil between, and an eyebrow for everybody. */
function agnes(pen: Pen): void {
  body(pen, TONE.plum)
  pen.shape('M40 60C30 120 40 160 56 190H144C160 160 170 120 160 60Z', {
    fill: TONE.white,
    line: LINE,
    hatch: hatched(0.22),
  })
  pen.shape('M70 156H130L144 214H56Z', { fill: TONE.plum, line: 3.6, hatch: hatched() })
  pen.shape('M64 116C62 160 84 166 100 166C116 166 138 160 136 116Z', {
    fill: TONE.white,
    line: 3.4,
    hatch: hatched(0.24),
  })
  head(pen, TONE.fair, { rx: 38, ry: 45, y: 106 })
  eyes(pen, { brows: TONE.chestnut, brow: 3.6, sad: 3, lids: true, lashes: true })
  nose(pen, 'long')
  mouth(pen, 'small', TONE.lips)
  cheeks(pen, 0.35)
  pen.dot(122, 126, 2.6, pen.colour.ink)
  for (const side of [-1, 1]) {
    const across = (x: number) => 100 + side * x
    pen.shape(
      `M${across(2)} 78C${across(14)} 50 ${across(34)} 16 ${across(66)} 8C${across(84)} 22 ${across(76)} 66 ${across(42)} 88C${across(30)} 76 ${across(14)} 74 ${across(2)} 78Z`,
      {
        fill: TONE.red,
        line: LINE,
        hatch: { ...hatched(0.36, TONE.redDark), side: side < 0 ? 'left' : 'right' },
      },
    )
    pen.shape(
      `M${across(14)} 66L${across(62)} 26M${across(30)} 74L${across(74)} 44M${across(34)} 34L${across(60)} 62`,
      {
        line: 2.8,
        ink: TONE.mustard,
      },
    )
  }
  pen.shape('M60 86C78 68 122 68 140 86L138 94C120 78 80 78 62 94Z', { fill: TONE.mustard, line: 3.4 })
  pen.shape(ellipse(100, 78, 7, 8), { fill: TONE.teal, line: 3 })
}

/** The oldest of all: a nightcap, no other hair on his head, and a beard to his belt. */
function barnabas(pen: Pen): void {
  body(pen, TONE.leather)
  ears(pen, TONE.fair, { apart: 42, y: 102 })
  head(pen, TONE.fair, { rx: 41, ry: 44, y: 98 })
  for (const side of [-1, 1]) {
    pen.shape(
      `M${100 + side * 38} 88Q${100 + side * 58} 84 ${100 + side * 60} 104Q${100 + side * 52} 118 ${100 + side * 40} 112Z`,
      {
        fill: TONE.white,
        line: 3.2,
      },
    )
  }
  pen.shape(
    'M60 106C52 150 66 206 100 214C134 206 148 150 140 106C130 118 118 118 110 118Q100 112 90 118C82 118 70 118 60 106Z',
    {
      fill: TONE.white,
      line: LINE,
      hatch: { ...hatched(0.3), angle: 70 },
    },
  )
  pen.shape('M82 150Q84 174 94 194M118 150Q116 174 106 194M100 152V182', { line: 2.6 })
  pen.shape('M100 116C90 112 76 118 72 130C84 134 94 130 100 124C106 130 116 134 128 130C124 118 110 112 100 116Z', {
    fill: TONE.white,
    line: 3.2,
  })
  pen.shape('M94 136Q100 141 106 136', { line: 3.6, ink: TONE.lips })
  for (const side of [-1, 1]) {
    const x = 100 + side * 18
    pen.shape(`M${x - 8} 94Q${x} 86 ${x + 8} 94`, { line: 4.6 })
    pen.shape(`M${x - 13} 82Q${x} 72 ${x + 13} 82Q${x} 78 ${x - 13} 82Z`, { fill: TONE.white, line: 3 })
  }
  nose(pen, 'round')
  wrinkles(pen)
  cheeks(pen, 0.55, { apart: 27, y: 106 })
  pen.shape(
    'M52 70C56 28 84 4 112 12C146 18 186 44 186 92C176 98 168 90 164 78C160 68 154 66 148 70C118 54 82 54 52 70Z',
    {
      fill: TONE.flour,
      line: LINE,
      hatch: hatched(0.26),
    },
  )
  pen.shape('M66 42Q100 22 136 28M58 58Q104 30 158 48M150 66Q164 54 180 66', { line: 4.6, ink: TONE.blueDark })
  pen.shape('M176 92L168 114M180 94L181 118M184 92L194 111', { line: 4, ink: TONE.blueDark })
}

type Town = 'Berthe' | 'Odo' | 'Casper' | 'Ruben' | 'Hilde' | 'Anselm' | 'Agnes' | 'Barnabas'

export const TOWN: Readonly<Record<Extract<Neighbour, Town>, (pen: Pen) => void>> = {
  Berthe: berthe,
  Odo: odo,
  Casper: casper,
  Ruben: ruben,
  Hilde: hilde,
  Anselm: anselm,
  Agnes: agnes,
  Barnabas: barnabas,
}
