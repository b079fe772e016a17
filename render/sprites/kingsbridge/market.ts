import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { rect } from '#render/engine/paths'
import { shopper } from '#render/sprites/willyville/stalls'

/** The two stalls of the market, 116 × 134 each from their upper left corner. What they pay and hold is drawn upon them. */

interface Stall {
  readonly awning: ColourName
  /** Which of the shoppers stands behind it. */
  readonly who: number
}

export const WOOL_STALL: Stall = { awning: 'roofGold', who: 7 }
export const CLOTH_STALL: Stall = { awning: 'roofSlate', who: 2 }

const STRIPES = 5

function awning(pen: Pen, colour: string): void {
  for (let stripe = 0; stripe < STRIPES; stripe++) {
    const x = -2 + stripe * 24
    pen.shape(`M${x} 0H${x + 24}V22Q${x + 12} 34 ${x} 22Z`, {
      fill: stripe % 2 === 1 ? pen.colour.cream : colour,
      line: 2.3,
      shift: [0, 0],
    })
  }
}

export function stall(pen: Pen, x: number, y: number, { awning: cloth, who }: Stall): void {
  const { colour } = pen
  pen.at(x, y, 1, () => {
    pen.shape(rect(4, 22, 108, 96), { fill: colour.harvest, line: 2.6 })
    pen.shape('M5 20V132M111 20V132', { line: 6, ink: colour.woodDark })
    pen.at(34, 64, 0.72, () => shopper(pen, who))
    const hatch = { gap: 9, cover: 0.1, width: 1.6, colour: colour.woodDark }
    pen.shape(rect(0, 88, 116, 46), { fill: colour.wood, line: 2.8, hatch })
    awning(pen, colour[cloth])
  })
}
