import type { Pen } from '#render/engine/ink'
import { ellipse, rounded } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { number, scaled } from '#render/sprites/common/masonry'
import { grain, parchment } from '#render/sprites/common/page-ground'

/** One event large: a square card on parchment, beige where it works at once, blue-grey where it lasts. */

const SIZE = 1080
const CARD = { at: 60, size: 960 }
const CORNERS = [84, 876] as const

function card(pen: Pen, isLasting: boolean): void {
  const { colour } = pen
  const edge = rounded(0, 0, CARD.size, CARD.size, 22)
  pen.shape(edge, { fill: colour.ink, line: 0, alpha: 0.32, shift: [8, 11] })
  pen.shape(edge, { fill: isLasting ? colour.time : colour.page, line: 5, shift: [0, 0] })
  pen.shape(rounded(18, 18, CARD.size - 36, CARD.size - 36, 14), {
    line: 2.2,
    ink: isLasting ? colour.timeInk : colour.inkSoft,
  })
  for (const x of CORNERS) {
    for (const y of CORNERS) {
      pen.shape(ellipse(x, y, 62), { fill: colour.ink, line: 0, alpha: 0.25, shift: [4, 5] })
      pen.shape(ellipse(x, y, 62), { fill: colour.parchmentLight, line: 4, shift: [0, 0] })
    }
  }
}

/** The arrow that points over one side of the card, to the right unless it is turned. */
function arrow(pen: Pen): void {
  const path = 'M-34 -12H0V-30L36 0L0 30V12H-34Z'
  pen.shape(path, { fill: pen.colour.ink, line: 0, alpha: 0.3, shift: [3, 4] })
  pen.shape(path, { fill: pen.colour.roofGold, line: 3, shift: [0, 0] })
}

export const KINGSBRIDGE_EVENT_GROUND: SpriteBook = {
  /** k-event-ground/immediate|lasting */
  'k-event-ground': (kind = 'immediate') => ({
    box: [0, 0, SIZE, SIZE],
    paint: (pen) => {
      parchment(pen, SIZE, SIZE)
      pen.at(CARD.at, CARD.at, 1, () => card(pen, kind === 'lasting'))
      grain(pen, SIZE, SIZE)
    },
  }),
  /** k-pointer/scale: about its middle */
  'k-pointer': (scale) => scaled(number(scale, 1), [-40, -36, 84, 76], arrow),
}
