import type { AnyGame } from '#kernel'
import { village } from '#village/game'
import type { Player } from '#village/state'
import { beginningAt } from '../tables/staged.ts'
import { cubes, customer, family, owns, type State } from './table.ts'

/** Games of three that begin where a question goes round. */

/** Seat 0 is due and can sell nothing, seat 1 one tile and seat 2 two. */
function marketDay(t: State): void {
  cubes(t, 'market.brown', 'church.green')
  t.row = ['b02', 'b07', 'b01'].map(customer)
  for (const p of t.players) owns(p, {})
  owns(t.players[1] as Player, { grain: 3, green: 1 })
  owns(t.players[2] as Player, { grain: 9, green: 3 })
}

/** The picks with which seat 0 holds it. */
export const MARKET = [['take:market.brown']]

export function beforeMarket(change: (t: State) => void = () => {}): AnyGame {
  return beginningAt(village, 'turn', (t: State) => {
    marketDay(t)
    change(t)
  })
}

/** Everybody could fetch two of their own. */
export function beforeMass(): AnyGame {
  return beginningAt(village, 'mass', (t: State) => {
    for (const [seat, p] of t.players.entries()) {
      owns(p, { coins: 2 })
      family(t, seat, '1@bag', '3@bag', '2@farm')
    }
    t.hasDied = true
  })
}

/** Everybody could go up with two. */
export function beforeSteps(): AnyGame {
  return beginningAt(village, 'advance', (t: State) => {
    for (const [seat, p] of t.players.entries()) {
      owns(p, { grain: 3 })
      family(t, seat, '1@church.1', '2@church.1')
    }
  })
}

/** Two couples marry; seat 0 lodges the first, seat 2 the second. With weddings only. */
export function beforeWedding(): AnyGame {
  return beginningAt(village, 'wedding', (t: State) => {
    family(t, 0, '1@rank.1')
    family(t, 1, '1@rank.2', '2@rank.5')
    family(t, 2, '1@rank.4')
    if (t.wedlock === null) throw new Error('a table without weddings')
    t.wedlock.pairs = [
      { ranks: [1, 2], lodging: null },
      { ranks: [4, 5], lodging: null },
    ]
  })
}
