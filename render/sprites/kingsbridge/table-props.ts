import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { blob, ellipse } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { mug, purse } from '../willyville/table-props.ts'

/** Things put down on the table where no card lies. */

/** A letter half written, the quill across it, and the inkwell. */
function letter(pen: Pen): void {
  const { colour } = pen
  const page = () => {
    pen.shape('M-58 -44H42V46H-58Z', { fill: colour.ink, line: 0, alpha: 0.3, shift: [5, 7] })
    pen.shape('M-58 -44Q-8 -39 42 -44L40 46Q-8 41 -56 46Z', { fill: colour.page, line: 2.8 })
    for (const y of [-26, -12, 2]) {
      pen.shape(`M-44 ${y}Q-20 ${y - 4} -4 ${y}T${y === 2 ? 6 : 30} ${y}`, { line: 2.2, ink: colour.inkSoft })
    }
    pen.shape(blob(16, 28, 11, 10, 4, 0.12, 12), { fill: colour.loyalty, line: 2.4 })
  }
  pen.at(0, 0, 1, page, -7)
  pen.shape('M8 16C30 -10 52 -40 74 -58C62 -22 40 4 14 20Z', {
    fill: colour.cream,
    line: 2.4,
    hatch: { gap: 4, cover: 0.4, width: 1.2 },
  })
  pen.shape('M2 24L66 -46', { line: 2.4 })
  pen.shape(ellipse(84, 34, 22, 10), { fill: colour.ink, line: 0, alpha: 0.28 })
  pen.shape('M64 6H96V30Q80 40 64 30Z', {
    fill: colour.roofSlate,
    line: 2.8,
    hatch: { gap: 5, cover: 0.36, width: 1.6 },
  })
  pen.shape(ellipse(80, 6, 16, 7), { fill: colour.ink, line: 2.6 })
}

/** A mason's mallet and chisel. */
function mallet(pen: Pen): void {
  const { colour } = pen
  pen.shape('M-66 30L26 -10', { line: 15, ink: colour.ink, alpha: 0.3 })
  pen.shape('M-70 22L24 -18', { line: 14 })
  pen.shape('M-70 22L24 -18', { line: 9, ink: colour.oakLight })
  const head = 'M14 -48L50 -56L70 6L34 18Z'
  pen.shape(head, { fill: colour.ink, line: 0, alpha: 0.3, shift: [5, 8] })
  pen.shape(head, { fill: colour.wood, line: 2.8, hatch: { gap: 6, cover: 0.3, width: 1.8, colour: colour.woodDark } })
  pen.shape('M18 -36L54 -44M30 4L66 -6', { line: 4, ink: colour.roofSlate })
  pen.shape('M-40 44L48 40', { line: 11 })
  pen.shape('M-40 44L48 40', { line: 6.6, ink: colour.plough })
  pen.shape('M44 32L74 36L74 44L46 48Z', { fill: colour.plough, line: 2.4 })
}

const PROPS: Readonly<Record<string, (pen: Pen) => void>> = {
  mug: (pen) => pen.at(0, 0, 1.4, mug),
  purse: (pen) => pen.at(-12, 0, 1.4, purse),
  letter,
  mallet,
}

export const KINGSBRIDGE_PROPS: SpriteBook = {
  /** k-prop/mug|purse|letter|mallet: about its middle */
  'k-prop': (name = 'mug') => ({ box: [-84, -72, 196, 150], paint: entryOf(PROPS, name) }),
}
