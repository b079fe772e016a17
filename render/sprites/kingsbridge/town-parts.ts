import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { gritFrom } from '#render/engine/noise'
import { ellipse, rect } from '#render/engine/paths'

/** Parts that the grounds of the town share, large and for a phone. */

export function titleBar(pen: Pen, w: number): void {
  const { parchmentLight, inkSoft } = pen.colour
  pen.shape(`M-10 -10H${w + 10}V80Q${w * 0.75} 94 ${w / 2} 86T-10 82Z`, {
    fill: parchmentLight,
    line: 3.2,
    shift: [0, 0],
    wobble: 2,
  })
  pen.shape(`M0 74Q${w / 4} 82 ${w / 2} 78T${w} 72`, { line: 1.4, ink: inkSoft })
}

const COURSE = 24

/** The town wall, on which proclamations are nailed, with its battlements above. */
export function townWall(pen: Pen, x: number, y: number, w: number, h: number): void {
  const { stone, stoneDark } = pen.colour
  pen.shape(rect(x, y, w, h), { fill: stone, line: 3.2, shift: [0, 0] })
  const luck = gritFrom(9)
  for (let row = 0, top = y + COURSE; top < y + h - 8; row++, top += COURSE) {
    pen.shape(`M${x + 2} ${top}H${x + w - 2}`, { line: 1.5, ink: stoneDark })
    const down = Math.min(COURSE - 1, y + h - 2 - top)
    for (let joint = x + 16 + (row % 2) * 34; joint < x + w - 12; joint += 64 + luck() * 26) {
      pen.shape(`M${joint} ${top}v${down}`, { line: 1.5, ink: stoneDark })
    }
  }
  const hatch = { gap: 8, cover: 0.22, width: 1.7 }
  for (let merlon = x; merlon <= x + w - 38; merlon += 62) {
    pen.shape(rect(merlon, y - 16, 38, 26), { fill: stone, line: 2.8, shift: [0, 0], hatch })
  }
}

/** Somebody on a road, 44 high. */
export function wayfarer(pen: Pen, x: number, y: number, who: number): void {
  const { colour } = pen
  const coat = inTurn([colour.roofSlate, colour.roofGold, colour.loyalty], who)
  const hat = inTurn([colour.cream, colour.thatch, colour.roofBrown], who)
  pen.at(x, y, 0.8, () => {
    pen.shape(ellipse(3, 1, 13, 4), { fill: colour.ink, line: 0, alpha: 0.28 })
    pen.shape('M-11 0C-9 -18 -7 -30 0 -31C7 -30 9 -18 11 0Z', { fill: coat, line: 2.4 })
    pen.shape(ellipse(0, -37, 7, 8), { fill: colour.skin, line: 2.2 })
    pen.shape('M-9 -38C-9 -50 9 -50 9 -38C4 -42 -4 -42 -9 -38Z', { fill: hat, line: 2 })
    pen.shape('M14 2V-34', { line: 3.4, ink: colour.woodDark })
  })
}
