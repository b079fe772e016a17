import type { Pen } from '#render/engine/ink'
import { ellipse } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { VILLAGERS, type Villager } from '#willyville/words'
import { coffin, death, grave, rat } from '../common/death.ts'
import { marker, seatColour, seatPattern } from '../common/tokens.ts'
import { BACKDROP, BUSTS } from './busts.ts'

/** Everybody who walks, sits or lies in the village. */

const CLOTH = {
  smock: '#9C8A63',
  child: '#7E9AA0',
  childHair: '#9A5B2E',
  hat: '#3F2E22',
}

/** Medallions are drawn in a square of 200 around the middle. */
function medallion(pen: Pen, d: number, paint: (pen: Pen) => void): void {
  pen.at(0, 0, d / 200, () => {
    pen.ctx.translate(-100, -100)
    paint(pen)
  })
}

/** The bust stands a little low, so that hats keep clear of the ring. */
function seated(pen: Pen, radius: number, who: Villager): void {
  pen.inside(ellipse(100, 100, radius), () => {
    pen.ctx.translate(100, 104)
    pen.ctx.scale(0.93, 0.93)
    pen.ctx.translate(-100, -100)
    BUSTS[who](pen)
  })
}

function rays(pen: Pen): void {
  for (let ray = 0; ray < 28; ray++) {
    const angle = (ray / 28) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    pen.plain(`M${100 + 60 * x} ${86 + 60 * y}L${100 + 100 * x} ${86 + 100 * y}`, {
      stroke: pen.colour.inkPale,
      width: 2.2,
    })
  }
}

function ring(pen: Pen, wood: string, ground: string): void {
  pen.shape(ellipse(104, 107, 94), { fill: pen.colour.ink, line: 0, alpha: 0.35, shift: [0, 0] })
  pen.shape(ellipse(100, 100, 95), {
    fill: wood,
    line: 5,
    hatch: { gap: 9, cover: 0.1, width: 2.6, colour: pen.colour.woodDark, angle: 35 },
  })
  pen.shape(ellipse(100, 100, 84), { fill: ground, line: 0, shift: [0, 0] })
}

function portrait(pen: Pen, who: Villager, d: number): void {
  medallion(pen, d, () => {
    ring(pen, pen.colour.wood, pen.colour[BACKDROP[who]])
    pen.inside(ellipse(100, 100, 84), rays)
    seated(pen, 84, who)
    pen.shape(ellipse(100, 100, 84), { line: 4 })
  })
}

/** A missing villager is shown as if remembered: the bust in one tone under a veil. */
function ghost(pen: Pen, who: Villager, d: number): void {
  const { colour, ctx } = pen
  const disc = ellipse(100, 100, 93)
  medallion(pen, d, () => {
    pen.shape(disc, { fill: colour.dim, line: 0, shift: [0, 0] })
    seated(pen, 88, who)
    ctx.save()
    ctx.globalCompositeOperation = 'color'
    pen.shape(ellipse(100, 100, 90), { fill: colour.dim, line: 0, shift: [0, 0] })
    ctx.restore()
    pen.shape(disc, { fill: colour.parchmentDark, line: 0, alpha: 0.62, shift: [0, 0] })
    pen.shape(disc, { line: 6, ink: colour.emptyRing, dash: [16, 11] })
  })
}

function labourer(pen: Pen, d: number): void {
  const { colour } = pen
  medallion(pen, d, () => {
    ring(pen, colour.earthDark, colour.parchmentDark)
    pen.inside(ellipse(100, 100, 83), () => {
      pen.shape('M10 210C18 150 60 142 100 142C140 142 182 150 190 210Z', {
        fill: CLOTH.smock,
        line: 4,
        hatch: { gap: 8, cover: 0.4, width: 3 },
      })
      pen.shape('M84 140L100 166L116 140', { line: 3.4, ink: colour.earthDark })
      pen.shape(ellipse(100, 106, 36, 42), {
        fill: colour.skin,
        line: 4,
        hatch: { gap: 6, cover: 0.26, width: 2, colour: colour.skinDark },
      })
      pen.shape('M30 88C60 68 64 32 100 30C136 32 140 68 170 88C140 100 60 100 30 88Z', {
        fill: colour.wheat,
        line: 4.4,
        hatch: { gap: 8, cover: 0.5, width: 3, colour: colour.coinDark },
      })
      pen.shape('M62 68Q100 82 138 68', { line: 5, ink: colour.pointsDark })
      for (const side of [-1, 1]) pen.dot(100 + side * 14, 110, 4.4, colour.ink)
      pen.shape('M100 112Q94 122 101 124M88 133Q100 137 112 132', { line: 3.4 })
    })
    pen.shape(ellipse(100, 100, 84), { line: 4 })
  })
}

function child(pen: Pen, d: number): void {
  const { colour } = pen
  medallion(pen, d, () => {
    pen.shape(ellipse(100, 100, 93), { fill: colour.square, line: 9, shift: [0, 0] })
    pen.inside(ellipse(100, 100, 88), () => {
      pen.shape('M10 210C36 146 164 146 190 210Z', { fill: CLOTH.child, line: 8 })
      pen.shape(ellipse(100, 98, 49, 55), {
        fill: colour.skin,
        line: 8,
        hatch: { gap: 9, cover: 0.24, width: 3, colour: colour.skinDark },
      })
      pen.shape('M46 94C36 16 164 16 154 94C126 60 74 60 46 94Z', {
        fill: CLOTH.childHair,
        line: 8,
        hatch: { gap: 9, cover: 0.4, width: 3.4 },
      })
      for (const side of [-1, 1]) {
        pen.dot(100 + side * 20, 104, 7, colour.ink)
        pen.shape(ellipse(100 + side * 30, 122, 9, 6), { fill: colour.danger, line: 0, alpha: 0.4 })
      }
      pen.shape('M82 126Q100 140 118 126', { line: 6 })
    })
  })
}

function childSlot(pen: Pen, d: number): void {
  const { colour, ctx } = pen
  medallion(pen, d, () => {
    pen.shape(ellipse(100, 100, 92), { fill: colour.slot, line: 9, ink: colour.inkSoft, dash: [22, 20], shift: [0, 0] })
    ctx.save()
    ctx.globalAlpha = 0.2
    pen.shape('M40 166C54 122 146 122 160 166Z', { fill: colour.ink, line: 0 })
    pen.dot(100, 88, 34, colour.ink)
    ctx.restore()
  })
}

/** Drawn around his belt; his feet are 28 below. */
function headman(pen: Pen, scale: number, seat: number): void {
  const { colour } = pen
  pen.at(0, -28 * scale, scale, () => {
    pen.shape(ellipse(4, 28, 23, 6), { fill: colour.ink, line: 0, alpha: 0.35 })
    pen.shape('M-24 28C-20 8 -18 -8 -8 -12H8C18 -8 20 8 24 28C10 33 -10 33 -24 28Z', {
      fill: colour[seatColour(seat)],
      line: 3.2,
      shift: [0, 0],
      inner: () => pen.pattern(seatPattern(seat), -26, -14, 52, 50, 0.5),
    })
    pen.shape('M-11 -6Q0 14 11 -6', { line: 5, ink: colour.ink })
    pen.shape('M-11 -6Q0 14 11 -6', { line: 3.2, ink: colour.coin })
    pen.shape(ellipse(0, 8, 4.5), { fill: colour.coin, line: 1.8 })
    pen.shape(ellipse(0, -22, 12.5, 13.5), { fill: colour.skin, line: 2.6 })
    for (const side of [-1, 1]) pen.dot(side * 4.5, -21, 1.7, colour.ink)
    pen.shape('M-5 -14Q0 -11 5 -14', { line: 1.8 })
    const hat =
      'M-19 -26C-18 -32 18 -32 19 -26C10 -30 -10 -30 -19 -26ZM-14 -29C-14 -46 14 -46 14 -29C6 -32 -6 -32 -14 -29Z'
    pen.shape(hat, { fill: CLOTH.hat, line: 2.2 })
    pen.shape('M12 -36C22 -42 22 -50 20 -54', { line: 4.6, ink: colour.ink })
    pen.shape('M12 -36C22 -42 22 -50 20 -54', { line: 2.6, ink: colour.parchmentLight })
  })
}

function timeMarker(pen: Pen, d: number, seat: number): void {
  const { colour } = pen
  pen.at(0, 0, d / 60, () => {
    marker(pen, 0, 0, 27.5, seat)
    pen.shape(ellipse(0, 0, 19), { fill: colour.parchmentLight, line: 2.2, shift: [0, 0] })
    pen.icon('hourglass', 0, 0, 26)
  })
}

export const number = (word: string | undefined, usual: number) => (word === undefined ? usual : Number(word))

/** A box from its four sides, a whole pixel of air around it. */
function sides(left: number, top: number, right: number, bottom: number, scale = 1): Sprite['box'] {
  const [x, y] = [Math.floor(left * scale) - 1, Math.floor(top * scale) - 1]
  return [x, y, Math.ceil(right * scale) + 1 - x, Math.ceil(bottom * scale) + 1 - y]
}

/** A medallion's shadow falls right and below. */
const round = (d: number) => sides(-99, -99, 100, 103, d / 200)

function villagerOf(word: string | undefined): Villager {
  return VILLAGERS.find((who) => who === word) ?? 'abbot'
}

export const PEOPLE: SpriteBook = {
  /** portrait/villager/diameter[/ghost]: the middle is the origin */
  portrait: (who, d, kind) => ({
    box: round(number(d, 122)),
    paint: (pen) => (kind === 'ghost' ? ghost : portrait)(pen, villagerOf(who), number(d, 122)),
  }),
  labourer: (d) => ({ box: round(number(d, 104)), paint: (pen) => labourer(pen, number(d, 104)) }),
  child: (d) => ({ box: round(number(d, 44)), paint: (pen) => child(pen, number(d, 44)) }),
  childslot: (d) => ({ box: round(number(d, 44)), paint: (pen) => childSlot(pen, number(d, 44)) }),
  /** headman/scale/seat: 90 high at 1, standing on the origin */
  headman: (scale, seat) => ({
    box: sides(-27, -85, 29, 8, number(scale, 1)),
    paint: (pen) => headman(pen, number(scale, 1), number(seat, 0)),
  }),
  /** timemarker/diameter/seat */
  timemarker: (d, seat) => ({
    box: sides(-30, -30, 32, 33, number(d, 60) / 60),
    paint: (pen) => timeMarker(pen, number(d, 60), number(seat, 0)),
  }),
  /** death/scale: 108 high at 1, standing on the origin */
  death: (scale) => ({ box: sides(-34, -108, 36, 8, number(scale, 1)), paint: (pen) => death(pen, number(scale, 1)) }),
  /** rat/scale: 96 × 50 at 1, about its middle */
  rat: (scale) => ({ box: sides(-46, -27, 50, 27, number(scale, 1)), paint: (pen) => rat(pen, number(scale, 1)) }),
  /** coffin/scale/seat|empty and grave/scale/seat|empty: 44 × 58 and 40 × 54 at 1 */
  coffin: (scale, seat = '0') => ({
    box: sides(-24, -31, 26, 35, number(scale, 1)),
    paint: (pen) => coffin(pen, number(scale, 1), seat),
  }),
  grave: (scale, seat = '0') => ({
    box: sides(-24, -29, 26, 31, number(scale, 1)),
    paint: (pen) => grave(pen, number(scale, 1), seat),
  }),
}
