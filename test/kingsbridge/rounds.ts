import type { AnyGame } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { projectOn } from '#kingsbridge/state'
import { beginningAt } from '../tables/staged.ts'
import { bring, give, type State, sick } from './table.ts'

/** A game of four: seat 0 is about to finish the hospital, seats 1 and 2 gave to it, and two people are sick. */
export function beforeHospital(): AnyGame {
  return beginningAt(kingsbridge, 'turn', (t: State) => {
    Object.assign(t, { round: 1, event: 'c1-granary', rotation: 0 })
    bring(t, 'hospital', { stone: 3, wood: 1 })
    projectOn(t, 'hospital')?.seals.push(2, 1)
    give(t, 0, { wood: 1 })
    for (const seat of [1, 2]) give(t, seat, { knowledge: 5 })
    sick(t, 4, 1)
    sick(t, 9, 2)
  })
}

/** The picks of seat 0 that finish it. */
export const OPENED = [['lay:project'], ['project:hospital=1wood']]
