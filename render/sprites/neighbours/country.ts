import type { Neighbour } from '#data/neighbours'
import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import { body, cheeks, ears, eyes, freckles, hatched, head, LINE, laugh, mouth, nose, TONE, wrinkles } from './parts.ts'

/** Neighbours who work out of doors, from the chest up, each in a square of 200. */

/** A shepherd: a straw hat as wide as his shoulders, and his crook. */
function wendel(pen: Pen): void {
  body(pen, TONE.greenDark)
  pen.shape('M74 148Q100 172 126 148L132 160Q100 188 68 160Z', { fill: TONE.mustard, line: 3.4 })
  pen.shape('M176 214V78C176 46 138 50 144 80', { line: 13, ink: pen.colour.ink })
  pen.shape('M176 214V78C176 46 138 50 144 80', { line: 7, ink: pen.colour.wood })
  ears(pen, TONE.tan)
  head(pen, TONE.tan, { rx: 38, ry: 52, y: 106 })
  eyes(pen, { brows: TONE.chestnut, sad: 4 })
  nose(pen, 'long')
  mouth(pen, 'small')
  cheeks(pen, 0.3)
  pen.shape('M92 150Q100 164 108 150Q104 144 100 144Q96 144 92 150Z', { fill: TONE.chestnut, line: 2.6 })
  pen.shape('M14 86C40 66 62 70 70 44C78 22 122 22 130 44C138 70 160 66 186 86C150 98 50 98 14 86Z', {
    fill: TONE.straw,
    line: LINE,
    hatch: hatched(0.4, TONE.strawDark),
  })
  pen.shape('M66 66Q100 80 134 66L137 76Q100 90 63 76Z', { fill: TONE.redDark, line: 3 })
}

/** An old woman in a spotted scarf knotted under her chin. */
function greta(pen: Pen): void {
  body(pen, TONE.blueDark)
  pen.shape('M46 120C30 40 170 40 154 120C156 150 124 162 100 162C76 162 44 150 46 120Z', {
    fill: TONE.red,
    line: LINE,
    hatch: hatched(0.28),
  })
  for (const [x, y] of [
    [66, 80],
    [86, 65],
    [110, 63],
    [132, 76],
    [143, 98],
    [56, 106],
    [143, 124],
    [58, 130],
  ] as const) {
    pen.dot(x, y, 4.6, TONE.white)
  }
  head(pen, TONE.fair, { rx: 37, ry: 43, y: 108 })
  pen.shape('M66 94C68 70 96 66 100 76C104 66 132 70 134 94C124 80 76 80 66 94Z', { fill: TONE.grey, line: 2.8 })
  eyes(pen, { brows: TONE.grey, brow: 3.6, lids: true })
  nose(pen, 'hooked')
  mouth(pen, 'sly')
  wrinkles(pen)
  cheeks(pen, 0.5, { apart: 25, y: 116 })
  pen.shape('M84 156L60 190Q82 188 98 166Q116 190 142 188L118 156Q100 168 84 156Z', { fill: TONE.redDark, line: 3.6 })
}

function flower(pen: Pen, x: number, y: number, petal: string): void {
  for (let turn = 0; turn < 5; turn++) {
    const angle = (turn / 5) * Math.PI * 2
    pen.dot(x + 6 * Math.cos(angle), y + 6 * Math.sin(angle), 5.4, pen.colour.ink)
  }
  for (let turn = 0; turn < 5; turn++) {
    const angle = (turn / 5) * Math.PI * 2
    pen.dot(x + 6 * Math.cos(angle), y + 6 * Math.sin(angle), 3.9, petal)
  }
  pen.dot(x, y, 3.6, TONE.mustard)
}

/** A girl with flowers in her hair and two braids that stand off. */
function fenna(pen: Pen): void {
  const { ink } = pen.colour
  body(pen, TONE.white)
  pen.shape('M52 214L70 150H130L148 214Z', { fill: TONE.teal, line: 3.6, hatch: hatched() })
  for (const side of [-1, 1]) {
    const braid = [
      [48, 116, 13],
      [64, 130, 14],
      [74, 150, 13],
      [79, 170, 11],
    ] as const
    for (const [x, y, r] of braid) pen.shape(ellipse(100 + side * x, y, r), { fill: TONE.blond, line: 3.4 })
    pen.shape(
      `M${100 + side * 74} 182Q${100 + side * 92} 190 ${100 + side * 82} 202Q${100 + side * 70} 196 ${100 + side * 74} 182Z`,
      {
        fill: TONE.red,
        line: 3,
      },
    )
  }
  pen.shape('M52 112C40 36 160 36 148 112C140 130 60 130 52 112Z', {
    fill: TONE.blond,
    line: LINE,
    hatch: hatched(0.3, TONE.strawDark),
  })
  head(pen, TONE.fair, { rx: 41, ry: 45, y: 108 })
  pen.shape('M58 100C56 68 88 60 100 62C112 60 144 68 142 100C130 84 118 78 100 72C82 78 70 84 58 100Z', {
    fill: TONE.blond,
    line: 3,
  })
  eyes(pen, { brows: TONE.strawDark, brow: 3.4, lashes: true })
  nose(pen, 'button')
  laugh(pen)
  cheeks(pen, 0.5)
  freckles(pen)
  pen.shape('M54 72Q100 34 146 72', { line: 11, ink })
  pen.shape('M54 72Q100 34 146 72', { line: 6.4, ink: TONE.green })
  for (const [x, y, petal] of [
    [58, 68, TONE.white],
    [78, 55, TONE.red],
    [100, 50, TONE.white],
    [122, 55, TONE.plum],
    [142, 68, TONE.white],
  ] as const) {
    flower(pen, x, y, petal)
  }
}

function fish(pen: Pen): void {
  pen.shape('M-34 0C-20 -20 16 -20 30 0C16 20 -20 20 -34 0ZM28 0L48 -15L44 0L48 15Z', {
    fill: TONE.blue,
    line: 3.4,
    hatch: { ...hatched(0.5), angle: 90 },
  })
  pen.dot(-20, -4, 4.6, TONE.white)
  pen.dot(-20, -4, 2.4, pen.colour.ink)
  pen.shape('M-10 -11Q-4 0 -10 11', { line: 2.4 })
}

/** A fisherman: a knitted cap, a ginger beard around his chin, and today's catch. */
function joris(pen: Pen): void {
  body(pen, TONE.blueDark)
  ears(pen, TONE.ruddy)
  pen.shape('M54 96C48 152 72 172 100 174C128 172 152 152 146 96Z', {
    fill: TONE.ginger,
    line: LINE,
    hatch: hatched(0.4, TONE.chestnut),
  })
  head(pen, TONE.ruddy, { rx: 39, ry: 42, y: 104 })
  eyes(pen, { brows: TONE.ginger, brow: 6 })
  nose(pen, 'round')
  mouth(pen, 'smile')
  cheeks(pen, 0.55)
  pen.shape('M52 78C46 10 154 10 148 78Z', { fill: TONE.teal, line: LINE, hatch: hatched(0.3) })
  for (let rib = 0; rib < 5; rib++) {
    const x = 68 + 16 * rib
    pen.shape(`M${x} 66Q${x + (100 - x) * 0.3} 40 ${x + (100 - x) * 0.55} 28`, { line: 2.2 })
  }
  pen.shape('M46 66Q100 48 154 66V86Q100 68 46 86Z', { fill: TONE.mustard, line: LINE })
  pen.shape('M64 63V80M82 59V75M100 57V73M118 59V75M136 63V80', { line: 2.6 })
  pen.at(150, 168, 0.86, fish, -58)
}

function goose(pen: Pen): void {
  pen.shape('M-26 60C-30 26 -14 22 -14 0C-18 -26 16 -30 16 -4C18 22 36 30 34 60Z', {
    fill: TONE.white,
    line: LINE,
    hatch: hatched(0.3),
  })
  pen.shape('M-12 -10L-38 -2L-10 6Z', { fill: TONE.mustard, line: 3.2 })
  pen.dot(-2, -9, 3.4, pen.colour.ink)
}

/** The goose girl: a starched cap with two wings, and one who follows her everywhere. */
function mina(pen: Pen): void {
  body(pen, TONE.blue)
  pen.shape('M60 214L76 150H124L140 214Z', { fill: TONE.white, line: 3.6, hatch: hatched(0.25) })
  pen.shape('M62 120C54 62 146 62 138 120Z', { fill: TONE.chestnut, line: LINE })
  head(pen, TONE.fair, { rx: 39, ry: 44, y: 108 })
  pen.shape('M63 104C66 80 92 78 100 80C108 78 134 80 137 104C126 92 114 88 100 88C86 88 74 92 63 104Z', {
    fill: TONE.chestnut,
    line: 2.8,
  })
  eyes(pen, { brows: TONE.chestnut, brow: 3.6, sad: 3, lashes: true })
  nose(pen, 'button')
  mouth(pen, 'small', TONE.lips)
  cheeks(pen, 0.6)
  pen.shape('M60 86C52 26 148 26 140 86C128 72 116 68 100 68C84 68 72 72 60 86Z', {
    fill: TONE.white,
    line: LINE,
    hatch: hatched(0.3),
  })
  for (const side of [-1, 1]) {
    pen.shape(
      `M${100 + side * 36} 66C${100 + side * 62} 62 ${100 + side * 82} 40 ${100 + side * 94} 44C${100 + side * 96} 72 ${100 + side * 70} 98 ${100 + side * 38} 92Z`,
      { fill: TONE.white, line: LINE, hatch: { ...hatched(0.3), side: side < 0 ? 'left' : 'right' } },
    )
  }
  pen.at(166, 148, 1.05, goose)
}

function bee(pen: Pen): void {
  for (const side of [-1, 1]) pen.shape(ellipse(side * 5, -10, 6, 9), { fill: TONE.white, line: 2.2 })
  pen.shape(ellipse(0, 0, 13, 9), { fill: TONE.mustard, line: 3 })
  pen.shape('M-4 -8V8M4 -7V7', { line: 3.4 })
  pen.dot(-11, -1, 3.4, pen.colour.ink)
}

/** The beekeeper wears a hive on her head; nobody knows whether that helps. */
function lotte(pen: Pen): void {
  body(pen, TONE.mustard)
  pen.shape('M52 118C46 74 154 74 148 118C150 152 138 160 128 150C120 140 80 140 72 150C62 160 50 152 52 118Z', {
    fill: TONE.black,
    line: LINE,
  })
  head(pen, TONE.brown, { rx: 39, ry: 44, y: 108 })
  eyes(pen, { brows: TONE.black, brow: 4, lashes: true })
  nose(pen, 'round')
  laugh(pen)
  cheeks(pen, 0.5)
  pen.shape('M38 80C42 -2 158 -2 162 80C140 90 60 90 38 80Z', {
    fill: TONE.wicker,
    line: LINE,
    inner: () =>
      pen.shape('M32 66Q100 86 168 66M36 50Q100 70 164 50M46 34Q100 54 154 34M60 20Q100 36 140 20', { line: 3 }),
    hatch: hatched(0.35, TONE.strawDark),
  })
  pen.shape('M84 85C84 66 116 66 116 85Z', { fill: TONE.coal, line: 3 })
  pen.at(164, 116, 1.1, bee, 14)
  pen.at(32, 132, 0.95, bee, -18)
}

/** The charcoal burner: a black hood, a black beard, and soot wherever there is neither. */
function hugo(pen: Pen): void {
  pen.shape('M4 214C8 150 40 140 60 128H140C160 140 192 150 196 214Z', {
    fill: TONE.coal,
    line: LINE,
    hatch: hatched(0.4, '#1E1714'),
  })
  pen.shape(
    'M46 120C36 66 62 20 96 16C112 14 134 6 160 30C150 36 142 40 140 44C154 64 160 92 154 122C140 156 60 156 46 120Z',
    {
      fill: TONE.greenDark,
      line: LINE,
      hatch: hatched(0.42),
    },
  )
  head(pen, TONE.sooty, { rx: 38, ry: 44, y: 106 })
  pen.shape(
    'M61 108C66 118 78 120 86 120Q100 114 114 120C122 120 134 118 139 108C146 150 126 182 100 186C74 182 54 150 61 108Z',
    {
      fill: TONE.coal,
      line: LINE,
      hatch: { ...hatched(0.4, '#15100E'), angle: 75 },
    },
  )
  eyes(pen, { brows: TONE.coal, brow: 7.4 })
  nose(pen, 'round')
  pen.shape('M88 132Q100 142 112 132Q100 136 88 132Z', { fill: TONE.lips, line: 3 })
  pen.dot(124, 110, 7, TONE.coal, 4)
  pen.dot(78, 78, 6, TONE.coal, 3.4)
}

function leaf(pen: Pen): void {
  pen.shape('M0 0C-13 -12 -11 -32 0 -44C11 -32 13 -12 0 0Z', {
    fill: TONE.green,
    line: 3.2,
    hatch: hatched(0.4, TONE.greenDark),
  })
  pen.shape('M0 0V-34', { line: 2.2 })
}

/** The herb woman: a tall blue wrap with today's herbs stuck in it, and rings in her ears. */
function clara(pen: Pen): void {
  body(pen, TONE.plum)
  pen.shape('M66 152Q100 186 134 152', { line: 8, ink: pen.colour.ink })
  pen.shape('M66 152Q100 186 134 152', { line: 4, ink: TONE.mustard })
  for (const [x, turn] of [
    [66, -34],
    [86, -10],
    [108, 14],
  ] as const) {
    pen.at(x, 36, 0.92, leaf, turn)
  }
  ears(pen, TONE.dark)
  head(pen, TONE.dark, { rx: 41, ry: 46, y: 106 })
  eyes(pen, { brows: TONE.black, brow: 4, lids: true, lashes: true })
  nose(pen, 'round')
  mouth(pen, 'smile', TONE.lips)
  cheeks(pen, 0.4)
  pen.shape('M54 90C36 44 64 22 100 22C140 20 164 46 146 90C128 70 72 70 54 90Z', {
    fill: TONE.blue,
    line: LINE,
    hatch: hatched(0.34),
  })
  pen.shape('M56 86Q84 56 144 60M52 70Q80 40 134 36M76 30Q96 40 106 58', { line: 3.4 })
  pen.shape(ellipse(133, 60, 11, 12), { fill: TONE.blueDark, line: 3.4 })
  for (const side of [-1, 1]) pen.shape(ellipse(100 + side * 45, 128, 8, 9), { line: 4.6, ink: TONE.mustard })
}

type Country = 'Wendel' | 'Greta' | 'Fenna' | 'Joris' | 'Mina' | 'Lotte' | 'Hugo' | 'Clara'

export const COUNTRY: Readonly<Record<Extract<Neighbour, Country>, (pen: Pen) => void>> = {
  Wendel: wendel,
  Greta: greta,
  Fenna: fenna,
  Joris: joris,
  Mina: mina,
  Lotte: lotte,
  Hugo: hugo,
  Clara: clara,
}
