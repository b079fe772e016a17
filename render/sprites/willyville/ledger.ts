import type { SpriteBook } from '#render/engine/sprite'
import type { Category } from '#willyville/words'
import { type LedgerKind, ledgerKinds } from '../common/ledger.ts'

/** What brings points, on seals and on the backs of books. */

const KINDS: Record<Category, LedgerKind> = {
  church: { icon: 'church', colour: 'stoneDark', ink: 'ink' },
  windows: { icon: 'window', colour: 'feather', ink: 'ink' },
  hall: { icon: 'gavel', colour: 'rosary', ink: 'ink' },
  meeting: { icon: 'discussion', colour: 'leafOther', ink: 'ink' },
  harvest: { icon: 'wheat', colour: 'wheat', ink: 'ink' },
  travel: { icon: 'treasure-map', colour: 'scroll', ink: 'ink' },
  served: { icon: 'shop', colour: 'jug', ink: 'ink' },
  story: { icon: 'open-book', colour: 'points', ink: 'parchmentLight' },
  labourers: { icon: 'person', colour: 'earth', ink: 'ink' },
  hand: { icon: 'hand', colour: 'skin', ink: 'ink' },
}

export const CATEGORIES_LEDGER: SpriteBook = ledgerKinds('seal', 'spine', KINDS, 'church')
