import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import { ellipse, rect, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { groundShadow, number, pale } from '../common/masonry.ts'
import { shade } from '../common/scenery.ts'

/** What stands about the yard of a farm: the booth, the map of the castles, the water of the ship, the team on the field. */

const STRIPE = 34
/** The awning's depth. */
export const AWNING = 66

function awning(pen: Pen, w: number): void {
  const { colour } = pen
  const count = Math.round(w / STRIPE)
  const stripe = w / count
  for (let index = 0; index < count; index++) {
    const x = index * stripe
    pen.shape(`M${x} 0H${x + stripe}V${AWNING - 6}Q${x + stripe / 2} ${AWNING + 8} ${x} ${AWNING - 6}Z`, {
      fill: index % 2 ? colour.cream : colour.roofMoss,
      line: 2.2,
      shift: [0, 0],
    })
  }
  pen.shape(`M-4 0H${w + 4}`, { line: 8 })
  pen.shape(`M-4 -1H${w + 4}`, { line: 4.6, ink: colour.woodDark })
}

/** The booth in which the customers who were served still stand and talk. */
function booth(pen: Pen, w: number, h: number): void {
  const { colour, ctx } = pen
  const boards = () =>
    pale(pen, 0.3, 1.5, 'woodDark', () => {
      for (let x = 20; x < w; x += 22) {
        ctx.moveTo(x, 0)
        ctx.lineTo(x + (grit(x, 2) - 0.5) * 3, h)
      }
    })
  groundShadow(pen, 6, w - 4, h)
  pen.shape(rect(6, AWNING * 0.6, w - 12, h - AWNING * 0.6 - 2), {
    fill: colour.niche,
    line: 2.6,
    inner: boards,
    shift: [0, 0],
  })
  pen.shape(rect(8, AWNING - 4, w - 16, 18), { fill: colour.ink, line: 0, alpha: 0.14, shift: [0, 0] })
  pen.shape(rect(0, h - 16, w, 16), {
    fill: colour.wood,
    line: 2.8,
    hatch: { gap: 5, cover: 0.12, width: 1.6, colour: colour.woodDark },
  })
  awning(pen, w)
}

/** A map on linen, pinned to four sticks: the castles of the country are drawn on it. */
function map(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const edge = `M6 4Q${w * 0.3} -6 ${w * 0.6} 3T${w - 4} 2Q${w + 5} ${h * 0.4} ${w - 3} ${h - 3}Q${w * 0.6} ${h + 6} ${w * 0.35} ${h - 2}T4 ${h}Q-6 ${h * 0.5} 6 4Z`
  pen.shape(edge, { fill: colour.ink, line: 0, alpha: 0.26, shift: [6, 8] })
  pen.shape(edge, { fill: colour.page, line: 2.8, shift: [0, 0] })
  pen.inside(edge, () => {
    pen.shape(`M-10 ${h * 0.62}Q${w * 0.25} ${h * 0.46} ${w * 0.5} ${h * 0.58}T${w + 10} ${h * 0.52}V${h + 20}H-10Z`, {
      fill: colour.meadowLight,
      line: 1.6,
      ink: colour.inkPale,
    })
    for (const [x, y] of [
      [w * 0.3, h * 0.5],
      [w * 0.66, h * 0.46],
    ] as const)
      pen.shape(`M${x - 30} ${y + 18}L${x} ${y - 14}L${x + 26} ${y + 20}`, { line: 1.7, ink: colour.inkPale })
    pen.shape(`M18 ${h - 12}Q${w * 0.2} ${h * 0.7} ${w * 0.42} ${h * 0.82}T${w - 20} ${h * 0.66}`, {
      line: 2,
      ink: colour.inkPale,
      dash: [7, 6],
    })
  })
  for (const [x, y] of [
    [14, 12],
    [w - 12, 10],
    [12, h - 10],
    [w - 12, h - 12],
  ] as const) {
    pen.shape(ellipse(x, y, 5), { fill: colour.roofRed, line: 1.8 })
  }
}

/** A cove with a jetty, where the ship lies or whither one looks after it. */
function cove(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  pen.shape(rounded(0, 0, w, h, 16), {
    fill: colour.sea,
    line: 3,
    shift: [0, 0],
    wobble: 2.4,
    inner: () => {
      for (let index = 0; index < 20; index++) {
        const [x, y] = [10 + grit(index, 3) * (w - 30), 10 + grit(index, 7) * (h - 20)]
        pen.shape(`M${x} ${y}q8 -6 16 0`, { line: 1.8, ink: index % 2 ? colour.cream : colour.seaDeep })
      }
      pen.shape(`M-10 ${h - 26}Q30 ${h - 40} 66 ${h - 12}Q90 ${h + 10} 60 ${h + 30}H-20Z`, {
        fill: colour.sand,
        line: 2.2,
      })
      pen.shape(`M${w + 10} ${h - 18}Q${w - 50} ${h - 24} ${w - 84} ${h + 12}H${w + 20}Z`, {
        fill: colour.sand,
        line: 2.2,
      })
    },
  })
}

const COATS = { horse: 'horse', ox: 'ox' } as const
type Beast = keyof typeof COATS

function legs(pen: Pen, coat: string): void {
  const four = 'M-86 -2V-26M-70 -3V-26M-22 -2V-26M-8 -3V-26'
  pen.shape(four, { line: 8 })
  pen.shape(four, { line: 4.6, ink: coat })
  pen.shape('M-90 0H-81M-74 0H-65M-26 0H-17M-12 0H-3', { line: 4 })
}

function oxHead(pen: Pen, coat: string): void {
  const { colour } = pen
  pen.shape('M-124 -62L-96 -66L-88 -44L-104 -26H-122C-132 -38 -130 -54 -124 -62Z', { fill: coat, line: 2.8 })
  const horns = 'M-122 -62C-133 -70 -133 -81 -126 -85M-102 -66C-100 -77 -92 -81 -85 -79'
  pen.shape(horns, { line: 5.4 })
  pen.shape(horns, { line: 2.8, ink: colour.cream })
  pen.shape('M-126 -34Q-116 -28 -106 -32', { line: 2 })
  pen.dot(-112, -50, 2.6, colour.ink)
}

function horseHead(pen: Pen, coat: string): void {
  const { colour } = pen
  pen.shape('M-96 -44L-114 -78L-106 -92L-98 -84L-78 -56Z', { fill: coat, line: 2.8 })
  pen.shape('M-114 -80L-138 -66L-136 -56L-122 -58L-104 -70Z', { fill: coat, line: 2.6 })
  pen.shape('M-108 -92L-104 -100L-100 -90', { fill: coat, line: 2.4 })
  pen.shape('M-101 -90C-92 -82 -84 -70 -74 -58L-84 -56C-90 -66 -98 -76 -104 -84Z', { fill: colour.woodDark, line: 2 })
  pen.dot(-118, -72, 2.4, colour.ink)
}

/** A beast before the plough. */
function team(pen: Pen, beast: Beast): void {
  const { colour } = pen
  const coat = colour[COATS[beast]]
  shade(pen, 0, 2, 120, 10)
  pen.shape('M-10 -8L96 -24M96 -24L130 -56M96 -24L108 2L76 4Z', { line: 8 })
  pen.shape('M-10 -8L96 -24M96 -24L130 -56', { line: 4.4, ink: colour.wood })
  pen.shape('M104 0L80 6L64 -4L96 -22Z', { fill: colour.plough, line: 2.6, hatch: { gap: 5, cover: 0.4, width: 1.5 } })
  pen.shape('M56 6q6 -8 12 0q6 -7 10 1q8 -6 12 1', { line: 2.2, ink: colour.earthDark })
  legs(pen, coat)
  pen.shape('M-96 -50C-76 -66 -20 -64 4 -56C12 -46 8 -26 0 -22H-92C-102 -28 -104 -42 -96 -50Z', {
    fill: coat,
    line: 3,
    hatch: { gap: 6, cover: 0.25, width: 1.8 },
  })
  if (beast === 'ox') oxHead(pen, coat)
  else horseHead(pen, coat)
  pen.shape('M-90 -52Q-84 -38 -90 -26', { line: 6 })
  pen.shape('M-90 -52Q-84 -38 -90 -26', { line: 3.4, ink: colour.roofRed })
  pen.shape('M4 -52C14 -46 12 -30 8 -22', { line: 3.6, ink: colour.woodDark })
}

/** The family's own page of the chronicle: an open book on a stand, so many places in a row. */
function ownPage(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  const [x, y] = [w / 2, h / 2]
  groundShadow(pen, -x * 0.6, x * 0.6, y + 10)
  pen.shape(`M-26 ${y - 8}L-44 ${y + 12}M26 ${y - 8}L44 ${y + 12}`, { line: 9 })
  pen.shape(`M-26 ${y - 8}L-44 ${y + 12}M26 ${y - 8}L44 ${y + 12}`, { line: 5.4, ink: colour.wood })
  pen.shape(`M${-x - 5} ${-y + 6}L0 ${-y + 13}L${x + 5} ${-y + 6}L${x + 7} ${y - 4}L0 ${y + 3}L${-x - 7} ${y - 4}Z`, {
    fill: colour.roofBrown,
    line: 3,
  })
  for (const side of [-1, 1]) {
    pen.shape(
      `M0 ${-y + 10}C${side * x * 0.3} ${-y - 4} ${side * x * 0.75} ${-y - 4} ${side * x} ${-y + 3}L${side * (x + 1)} ${y - 9}C${side * x * 0.7} ${y - 15} ${side * x * 0.3} ${y - 14} 0 ${y - 2}Z`,
      { fill: colour.page, line: 2.4, shift: [0, 0] },
    )
  }
  pen.shape(`M0 ${-y + 10}V${y - 2}`, { line: 2 })
  pen.shape(`M${x * 0.72} ${y - 6}v26l-7 -7l-7 7v-25Z`, { fill: colour.death, line: 2 })
}

/** Where nobody of the family is written yet: a dashed ring. */
function blank(pen: Pen, d: number): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, d / 2), { fill: colour.slot, line: 2, ink: colour.inkPale, dash: [5, 4], shift: [0, 0] })
}

const sized = (w: number, h: number, air = 4) => [-w / 2 - air, -h / 2 - air, w + 2 * air, h + 2 * air] as const

export const YARD: SpriteBook = {
  /** v-booth/width/height, v-map/width/height, v-cove/width/height: from their upper left corner */
  'v-booth': (w, h) => ({
    box: [-10, -8, number(w, 400) + 28, number(h, 178) + 20],
    paint: (pen) => booth(pen, number(w, 400), number(h, 178)),
  }),
  'v-map': (w, h) => ({
    box: [-8, -8, number(w, 336) + 24, number(h, 178) + 24],
    paint: (pen) => map(pen, number(w, 336), number(h, 178)),
  }),
  'v-cove': (w, h) => ({
    box: [-6, -6, number(w, 336) + 12, number(h, 178) + 12],
    paint: (pen) => cove(pen, number(w, 336), number(h, 178)),
  }),
  /** v-team/horse|ox: standing on the origin */
  'v-team': (beast) => ({ box: [-146, -106, 284, 120], paint: (pen) => team(pen, beast === 'ox' ? 'ox' : 'horse') }),
  /** v-own-page/width/height: about its middle */
  'v-own-page': (w, h) => {
    const [width, height] = [number(w, 240), number(h, 112)]
    return {
      box: [-width / 2 - 12, -height / 2 - 10, width + 24, height + 34],
      paint: (pen) => ownPage(pen, width, height),
    }
  },
  'v-blank': (d) => ({ box: sized(number(d, 36), number(d, 36)), paint: (pen) => blank(pen, number(d, 36)) }),
}
