import type { Pen } from '#render/engine/ink'
import { blob, ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'

/** The desk of whoever keeps the book of the village. */

const WAX = '#EDE0BF'

function quill(pen: Pen): void {
  const { colour } = pen
  pen.shape('M0 0C20 -46 44 -84 78 -124C98 -112 92 -72 64 -46C44 -28 22 -16 8 -2Z', {
    fill: colour.cream,
    line: 2.6,
    hatch: { gap: 6, cover: 0.34, width: 1.8, angle: 40, colour: colour.inkSoft },
  })
  pen.shape('M-10 18L0 0C24 -40 48 -76 76 -114', { line: 2.4 })
  pen.shape('M62 -46L54 -56M84 -80L72 -86M44 -28L38 -40', { line: 1.8 })
}

function inkPot(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(4, 46, 46, 8), { fill: colour.ink, line: 0, alpha: 0.25 })
  pen.shape('M-20 -2H20V8C40 14 44 30 40 46H-40C-44 30 -40 14 -20 8Z', {
    fill: colour.timeDark,
    line: 3,
    hatch: { gap: 6, cover: 0.34, width: 2 },
  })
  pen.shape(ellipse(0, -2, 23, 6), { fill: colour.ink, line: 2.6 })
}

function candle(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(4, 46, 50, 8), { fill: colour.ink, line: 0, alpha: 0.25 })
  pen.shape('M-46 34H46L38 48H-38Z', {
    fill: colour.coin,
    line: 2.8,
    hatch: { gap: 4, cover: 0.3, width: 1.6, colour: colour.coinDark },
  })
  pen.shape('M46 36C66 32 66 52 40 46', { line: 4.4, ink: colour.coinDark })
  pen.shape('M-16 34V-52C-12 -60 12 -60 16 -52V34Z', {
    fill: WAX,
    line: 2.8,
    hatch: { gap: 6, cover: 0.34, width: 1.7, colour: colour.inkSoft },
  })
  pen.shape('M-16 -50C-14 -30 -8 -24 -8 -12C-8 -4 -14 -4 -16 -10M8 -56C8 -42 14 -42 16 -50', { line: 1.7 })
  pen.shape('M0 -56V-68', { line: 2.6 })
  pen.shape('M0 -62C-14 -74 -6 -88 2 -104C8 -92 16 -76 0 -62Z', { fill: colour.beer, line: 2.4 })
  pen.shape('M1 -66C-4 -74 0 -80 3 -86C6 -80 6 -72 1 -66Z', { fill: colour.cream, line: 0 })
  for (const turn of [-70, -42, -14, 14, 42, 70]) {
    pen.at(0, -80, 1, () => pen.shape('M0 -36V-54', { line: 2, ink: colour.coinDark }), turn)
  }
}

/** Lines of writing, too small to read. */
function writing(pen: Pen, x: number, y: number, w: number, rows: number, slope: number): void {
  for (let row = 0; row < rows; row++) {
    const end = row === rows - 1 ? w * 0.55 : w
    const top = y + row * 17
    pen.shape(
      `M${x} ${top}Q${x + end * 0.25} ${top + slope * 0.5 - 4} ${x + end * 0.5} ${top + slope * 0.7}T${x + end} ${top + slope}`,
      {
        line: 2,
        ink: pen.colour.inkPale,
      },
    )
  }
}

function openBook(pen: Pen, isWritten: boolean): void {
  const { colour } = pen
  pen.shape(ellipse(6, 92, 214, 16), { fill: colour.ink, line: 0, alpha: 0.22 })
  pen.shape('M-206 -58L0 -44L206 -58L214 86L0 98L-214 86Z', { fill: colour.points, line: 3.2 })
  for (const side of [-1, 1]) {
    const s = (x: number) => side * x
    for (const depth of [8, 4, 0]) {
      pen.shape(
        `M0 ${-40 + depth}C${s(50)} -74 ${s(130)} -76 ${s(194)} ${-66 + depth}L${s(202)} ${70 + depth}C${s(140)} 60 ${s(52)} 62 0 ${86 + depth}Z`,
        { fill: colour.page, line: depth === 0 ? 2.8 : 1.8, shift: [0, 0] },
      )
    }
  }
  pen.shape('M0 -40V86', { line: 3 })
  pen.shape('M8 -38C20 -50 30 -54 40 -58L44 58C30 62 18 70 8 80Z', { fill: colour.parchmentDark, line: 0, alpha: 0.55 })
  writing(pen, -176, -40, 148, 6, 2)
  if (isWritten) writing(pen, 40, -36, 140, 5, -4)
  else writing(pen, 40, -36, 140, 2, -4)
  pen.shape('M-3 84L-10 118L0 110L10 120L6 84Z', { fill: colour.coin, line: 2.2 })
}

function desk(pen: Pen, isWritten: boolean): void {
  const { colour } = pen
  pen.shape(blob(0, 30, 350, 128, 7, 0.05, 18), { fill: colour.slot, line: 0 })
  pen.at(-268, 66, 1.25, candle)
  pen.at(256, 78, 1.1, inkPot)
  if (isWritten) pen.at(262, 66, 1.05, quill)
  pen.at(-10, 24, 1, () => openBook(pen, isWritten))
  if (!isWritten) pen.at(78, 14, 0.95, quill)
}

export const STILL_LIFE: SpriteBook = {
  /** desk[/done]: 720 × 330 about its middle; done is a book without a pen */
  desk: (state) => ({ box: [-370, -150, 740, 320], paint: (pen) => desk(pen, state === 'done') }),
}
