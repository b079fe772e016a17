import type { Pen } from '#render/engine/ink'
import { rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import type { Category } from '#village/words'
import { type LedgerKind, ledgerKinds } from '../common/ledger.ts'
import { number } from '../common/masonry.ts'

/** What brings points, on seals and on the backs of books; the stairs of a player alone. */

const KINDS: Record<Category, LedgerKind> = {
  fame: { icon: 'open-book', colour: 'points', ink: 'parchmentLight' },
  castles: { icon: 'castle', colour: 'hillFar', ink: 'ink' },
  church: { icon: 'church', colour: 'stone', ink: 'ink' },
  council: { icon: 'gavel', colour: 'spouse', ink: 'ink' },
  chronicle: { icon: 'quill', colour: 'earthDark', ink: 'parchmentLight' },
  customers: { icon: 'shop', colour: 'beer', ink: 'ink' },
  coins: { icon: 'two-coins', colour: 'wheat', ink: 'ink' },
  villagers: { icon: 'beer-stein', colour: 'roofMoss', ink: 'ink' },
}

/** From its upper left corner; those that were climbed have a golden edge. */
function stair(pen: Pen, w: number, h: number, isReached: boolean): void {
  const { colour } = pen
  pen.shape(rect(4, 5, w, h), { fill: colour.ink, line: 0, alpha: 0.25, shift: [0, 0] })
  pen.shape(rect(0, 0, w, h), {
    fill: isReached ? colour.stone : colour.slot,
    line: 2.8,
    shift: [0, 0],
    hatch: { gap: 7, cover: 0.1, width: 1.7 },
  })
  pen.shape(`M-4 0H${w + 4}`, { line: 6 })
  pen.shape(`M-3 -0.6H${w + 3}`, { line: 3.4, ink: isReached ? colour.coin : colour.stoneDark })
}

export const VILLAGE_LEDGER: SpriteBook = {
  /** v-ledger-seal/category/diameter, v-spine/category/width/height */
  ...ledgerKinds('v-ledger-seal', 'v-spine', KINDS, 'fame'),
  /** v-stair/width/height[/reached] */
  'v-stair': (w, h, how) => ({
    box: [-8, -6, number(w, 116) + 18, number(h, 60) + 16],
    paint: (pen) => stair(pen, number(w, 116), number(h, 60), how === 'reached'),
  }),
}
