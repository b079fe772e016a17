import { colourNamed, entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { type ColourName, PATTERNS, type Pattern } from '#render/engine/palette'
import { cloudPath, ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook, SpriteMaker } from '#render/engine/sprite'

/** Tokens that look the same in every picture. Their numbers are text draws, not painted here. */

export const GOOD_ICONS: Record<string, string> = {
  horse: 'horse-head',
  ox: 'bull',
  beer: 'beer-stein',
  plough: 'plow',
  scroll: 'tied-scroll',
  wagon: 'old-wagon',
  joker: 'crown',
}

/** Icons that do not fill their square. */
const ICON_SIZES: Record<string, number> = { plough: 31, wagon: 30, ox: 32 }

export function seatColour(seat: number): ColourName {
  return `player${seat as 0 | 1 | 2 | 3 | 4}`
}

export function seatPattern(seat: number): Pattern {
  return PATTERNS[seat] ?? 'stripe'
}

/** A disc in a player's colour and pattern. */
export function marker(pen: Pen, x: number, y: number, r: number, seat: number): void {
  const { colour } = pen
  pen.shape(ellipse(x + 1.5, y + 2.5, r), { fill: colour.ink, line: 0, alpha: 0.4 })
  pen.inside(ellipse(x, y, r), () => {
    pen.dot(x, y, r + 1, colour[seatColour(seat)])
    pen.pattern(seatPattern(seat), x - r, y - r, 2 * r, 2 * r, 0.6)
  })
  pen.shape(ellipse(x, y, r), { line: 2.6 })
}

function good(pen: Pen, kind: string, d: number): void {
  const { colour } = pen
  pen.at(0, 0, d / 40, () => {
    pen.shape(ellipse(1.5, 2.5, 18.5), { fill: colour.ink, line: 0, alpha: 0.45 })
    pen.shape(ellipse(0, 0, 18.5), { fill: colour[colourNamed(kind)], line: 2.4, shift: [0.4, 0.4] })
    pen.icon(entryOf(GOOD_ICONS, kind), 0, 0, ICON_SIZES[kind] ?? 28)
  })
}

/** An empty place for a good: dashed, with a faint icon of what belongs there. */
function slot(pen: Pen, kind: string, d: number, ground: ColourName, ring: ColourName): void {
  const { colour, ctx } = pen
  pen.at(0, 0, d / 40, () => {
    pen.shape(ellipse(0, 0, 18), { fill: colour[ground], line: 2, ink: colour[ring], dash: [4, 4], shift: [0, 0] })
    ctx.save()
    ctx.globalAlpha = 0.28
    pen.icon(entryOf(GOOD_ICONS, kind), 0, 0, 26)
    ctx.restore()
  })
}

function banner(pen: Pen, w: number, h: number, isBlack: boolean, hasRod: boolean): void {
  const { colour } = pen
  const cloth = isBlack ? colour.ink : colour.cream
  const [x, y] = [w / 2, h / 2]
  if (hasRod) pen.shape(`M${-x - 7} ${-y}H${x + 7}`, { line: 4.6, ink: colour.woodDark, wobble: 0.6 })
  pen.shape(`M${-x + 2} ${-y + 3}H${x + 2}V${y - 5}L2 ${y + 7}L${-x + 2} ${y - 5}Z`, {
    fill: colour.ink,
    line: 0,
    alpha: 0.28,
  })
  pen.shape(`M${-x} ${-y}H${x}V${y - 8}L0 ${y + 4}L${-x} ${y - 8}Z`, { fill: cloth, line: 2.6, shift: [0, 0] })
  pen.shape(`M${-x + 5} ${-y + 6}H${x - 5}`, { line: 1.8, ink: isBlack ? colour.coin : colour.points, wobble: 0.5 })
}

function sign(pen: Pen, w: number, h: number, hasPost: boolean): void {
  const { colour } = pen
  const [x, y] = [w / 2, h / 2]
  if (hasPost) pen.shape(rect(-5, y - 2, 10, 26), { fill: colour.woodDark, line: 2.2 })
  pen.shape(`M${-x} ${-y + 2}L${x - 10} ${-y}L${x + 6} 0L${x - 10} ${y}L${-x} ${y - 2}L${-x + 5} 0Z`, {
    fill: colour.wood,
    line: 2.8,
    hatch: { gap: 6, cover: 0.25, width: 1.6, colour: colour.woodDark },
  })
  for (const side of [-1, 1]) pen.dot(side * (x - 12), 0, 2.4, colour.ink)
}

/** A swallow-tailed ribbon in a player's colours. */
function ribbon(pen: Pen, w: number, h: number, seat: number): void {
  const { colour } = pen
  const fill = colour[seatColour(seat)]
  const [x, y] = [w / 2, h / 2]
  for (const side of [-1, 1]) {
    const tail = `M${side * (x - 14)} ${-y + 8}L${side * (x + 26)} ${-y + 8}L${side * (x + 12)} 4L${side * (x + 26)} ${y + 8}L${side * (x - 14)} ${y + 8}Z`
    pen.shape(tail, { fill, line: 2.6, hatch: { gap: 5, cover: 0.6, width: 1.8 } })
  }
  const band = `M${-x} ${-y}Q0 ${-y + 5} ${x} ${-y}V${y}Q0 ${y + 5} ${-x} ${y}Z`
  pen.shape(band, { fill, line: 3, inner: () => pen.pattern(seatPattern(seat), -x, -y - 4, w, h + 10) })
}

function laurelTwig(pen: Pen, r: number, side: 1 | -1): void {
  const { colour } = pen
  const pointAt = (angle: number, radius: number): [number, number] => [
    side * Math.sin(angle) * radius,
    Math.cos(angle) * radius,
  ]
  const stem = Array.from({ length: 9 }, (_, k) => pointAt(0.15 + k * 0.28, r))
  pen.shape(`M${stem.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, {
    line: r * 0.06,
    ink: colour.leafDark,
  })
  for (let k = 1; k < 9; k++) {
    for (const out of [1, -1]) {
      const [x, y] = pointAt(0.15 + k * 0.28, r + out * r * 0.17)
      const turn = (side * -(0.15 + k * 0.28) * 180) / Math.PI + out * side * 32
      pen.at(x, y, r / 46, () => pen.shape(ellipse(0, 0, 5.6, 11), { fill: colour.leaf, line: 2 }), turn)
    }
  }
}

/** The additional distance of the sides of a stretched token. */
const more = (half: number, stretch: number) => Math.round(half * (stretch - 1) * 10) / 10

function book(pen: Pen, scale: number, stretch: number): void {
  const { colour } = pen
  const out = more(24, stretch)
  const [left, right] = [-24 - out, 21 + out]
  pen.at(0, 0, scale, () => {
    pen.shape(`M${left} -24L${right} -26L${right + 5} -21L${right + 5} 23L${left + 5} 26L${left} 21Z`, {
      fill: colour.page,
      line: 2.2,
    })
    pen.shape(`M${left} -25L${right} -27L${right} 20L${left} 22Z`, { fill: colour.points, line: 2.6 })
    pen.shape(`M${left + 5} -25V22`, { line: 1.6, ink: colour.pointsDark })
  })
}

function page(pen: Pen, scale: number, stretch: number): void {
  const { colour } = pen
  const out = more(20, stretch)
  const [left, right] = [-20 - out, 21 + out]
  pen.at(0, 0, scale, () => {
    pen.shape(`M${left} -25L${right - 9} -25L${right} -15L${right} 25L${left} 25Z`, { fill: colour.story, line: 2.6 })
    pen.shape(`M${right - 9} -25L${right - 9} -15L${right} -15Z`, { fill: colour.storyFold, line: 1.8 })
  })
}

/** So many coins that one lies on others. */
function coins(pen: Pen, scale: number, stretch: number): void {
  const { colour } = pen
  const out = more(21, stretch)
  const look = { fill: colour.coin, line: 2.6 }
  pen.at(0, 0, scale, () => {
    for (const side of [-1, 1]) {
      pen.shape(ellipse(side * out, 3, 21), { fill: colour.coinDark, line: 2.6 })
      pen.shape(ellipse(side * out, -1, 21), look)
    }
    pen.shape(rounded(-out - 16, -17, 2 * out + 32, 33, 16), { fill: colour.coin, line: 0, shift: [0, 0] })
    pen.shape(`M${-out} -22H${out}M${-out} 20H${out}`, { line: 2.4 })
    pen.shape(rounded(-out - 16, -17, 2 * out + 32, 33, 16), { line: 1, ink: colour.coinDark })
  })
}

function coin(pen: Pen, scale: number, stretch: number): void {
  const { colour } = pen
  if (stretch > 1) {
    coins(pen, scale, stretch)
    return
  }
  pen.at(0, 0, scale, () => {
    pen.shape(ellipse(0, 2, 21), { fill: colour.coinDark, line: 0 })
    pen.shape(ellipse(0, 0, 21), {
      fill: colour.coin,
      line: 2.6,
      hatch: { gap: 4, cover: 0.22, width: 1.3, colour: colour.coinDark, angle: 35 },
    })
    pen.shape(ellipse(0, 0, 16.5), { line: 1, ink: colour.coinDark })
  })
}

function cloud(pen: Pen, w: number, h: number, isSpent: boolean): void {
  const { colour } = pen
  const hatch = {
    gap: 4.5,
    cover: 0.3,
    width: 1.4,
    colour: isSpent ? colour.timeInk : colour.timeDark,
    angle: 25,
    seed: 3,
  }
  pen.shape(cloudPath(w, h), { fill: isSpent ? colour.timeDark : colour.time, hatch })
}

/** A numbered flag on a pole, for what changed; its foot is the origin. */
function flag(pen: Pen): void {
  const { colour } = pen
  pen.shape('M0 0V-58', { line: 5, ink: colour.woodDark, wobble: 0.5 })
  pen.shape('M2 -58L54 -54L44 -38L54 -22L2 -20Z', { fill: colour.change, line: 2.6 })
}

type Stretchable = (pen: Pen, scale: number, stretch: number) => void

function stretchable(half: number, paint: Stretchable): SpriteMaker {
  return (scale, stretch) => {
    const [size, wider] = [number(scale, 1), number(stretch, 1)]
    const [w, h] = [half * size * wider, half * size]
    return { box: [-w, -h, 2 * w, 2 * h], paint: (pen) => paint(pen, size, wider) }
  }
}

/** The same where there is little room: cloth hung across the pole. */
function pennant(pen: Pen): void {
  const { colour } = pen
  pen.shape('M0 0V-60', { line: 4.4, ink: colour.woodDark, wobble: 0.5 })
  pen.shape('M-13 -57H13V-19L0 -25L-13 -19Z', { fill: colour.change, line: 2.6 })
  pen.shape('M-15 -57H15', { line: 4, ink: colour.woodDark, wobble: 0.4 })
}

const number = (word: string | undefined, usual: number) => (word === undefined ? usual : Number(word))
const around = (half: number, below = half): readonly [number, number, number, number] => [
  -half,
  -half,
  2 * half,
  half + below,
]

export const TOKENS: SpriteBook = {
  /** good/kind/diameter */
  good: (kind = 'horse', d) => ({ box: around(number(d, 40) / 2 + 2), paint: (pen) => good(pen, kind, number(d, 40)) }),
  /** slot/kind/diameter[/ground colour/ring colour] */
  slot: (kind = 'horse', d, ground = 'slot', ring = 'inkSoft') => ({
    box: around(number(d, 40) / 2 + 2),
    paint: (pen) => slot(pen, kind, number(d, 40), ground as ColourName, ring as ColourName),
  }),
  /** banner/width/height/white|black[/bare]: bare has no rod */
  banner: (w, h, cloth = 'white', rod) => {
    const [width, height] = [number(w, 78), number(h, 58)]
    return {
      box: [-width / 2 - 12, -height / 2 - 6, width + 24, height + 18],
      paint: (pen) => banner(pen, width, height, cloth === 'black', rod !== 'bare'),
    }
  },
  /** sign/width/height[/bare]: bare has no post */
  sign: (w, h, post) => {
    const [width, height] = [number(w, 130), number(h, 42)]
    return {
      box: [-width / 2 - 6, -height / 2 - 4, width + 18, height + 34],
      paint: (pen) => sign(pen, width, height, post !== 'bare'),
    }
  },
  /** ribbon/width/height/seat */
  ribbon: (w, h, seat) => {
    const [width, height] = [number(w, 300), number(h, 54)]
    return {
      box: [-width / 2 - 32, -height / 2 - 8, width + 64, height + 24],
      paint: (pen) => ribbon(pen, width, height, number(seat, 0)),
    }
  },
  /** laurel/radius */
  laurel: (r) => {
    const radius = number(r, 42)
    const half = radius * 1.45
    return {
      box: around(half),
      paint: (pen) => {
        laurelTwig(pen, radius, 1)
        laurelTwig(pen, radius, -1)
      },
    }
  },
  /** book/scale, page/scale, coin/scale: 50 × 52, 42 × 50 and 42 across at 1; a third word stretches them for long numbers */
  book: stretchable(32, book),
  page: stretchable(30, page),
  coin: stretchable(26, coin),
  /** cloud/width/height[/spent] */
  cloud: (w, h, spent) => {
    const [width, height] = [number(w, 58), number(h, 46)]
    return {
      box: [-width / 2 - 6, -height / 2 - 5, width + 12, height + 12],
      paint: (pen) => cloud(pen, width, height, spent === 'spent'),
    }
  },
  /** marker/radius/seat */
  marker: (r, seat) => ({
    box: around(number(r, 17) + 5),
    paint: (pen) => marker(pen, 0, 0, number(r, 17), number(seat, 0)),
  }),
  flag: () => ({ box: [-6, -64, 68, 70], paint: flag }),
  pennant: () => ({ box: [-19, -66, 38, 70], paint: pennant }),
  /** slip/width/height: a piece of paper to write on */
  slip: (w, h) => {
    const [width, height] = [number(w, 118), number(h, 44)]
    return {
      box: [-width / 2 - 5, -height / 2 - 5, width + 10, height + 10],
      paint: (pen) =>
        pen.shape(rounded(-width / 2, -height / 2, width, height, 8), { fill: pen.colour.parchmentLight, line: 2.4 }),
    }
  },
}
