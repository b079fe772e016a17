import type { Pen } from '#render/engine/ink'

/** The frame of every picture of Village: a sheet cut by hand, and a strip of paper above it for the title. */

/** The edge of a sheet, as a hand cuts it. */
export function handCut(x: number, y: number, w: number, h: number): string {
  return (
    `M${x} ${y + 6}Q${x + w * 0.25} ${y - 8} ${x + w * 0.5} ${y + 3}T${x + w} ${y}Q${x + w + 7} ${y + h * 0.3} ${x + w - 2} ${y + h * 0.55}` +
    `T${x + w} ${y + h}Q${x + w * 0.7} ${y + h + 7} ${x + w * 0.45} ${y + h - 4}T${x} ${y + h}Q${x - 7} ${y + h * 0.6} ${x + 3} ${y + h * 0.4}T${x} ${y + 6}Z`
  )
}

const STRIP = 84

export function titleStrip(pen: Pen, w: number): void {
  const { colour } = pen
  const edge = `M-10 -10H${w + 10}V${STRIP - 4}Q${w * 0.75} ${STRIP + 10} ${w / 2} ${STRIP + 2}T-10 ${STRIP - 2}Z`
  pen.shape(edge, { fill: colour.parchmentLight, line: 3.2, shift: [0, 0], wobble: 2 })
  pen.shape(`M0 ${STRIP - 10}Q${w / 4} ${STRIP - 2} ${w / 2} ${STRIP - 6}T${w} ${STRIP - 12}`, {
    line: 1.4,
    ink: colour.inkSoft,
  })
}
