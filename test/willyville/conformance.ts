import { describe, expect, it } from 'vitest'
import { Reached, toReach } from './reach.ts'
import { playAll } from './tour.ts'

/** The suite for one number of players; each has a file of its own, so that they run side by side. */
export function willyvilleKeepsItsPromises(seats: number): void {
  describe(`Willyville with ${seats} players`, () => {
    const reached = new Reached()

    it('keeps every promise over many seeds', () => {
      expect(playAll(seats, reached).slice(0, 3)).toEqual([])
    })

    it('comes upon every card, every action and every ending', () => {
      expect(toReach(seats).filter((tag) => !reached.tags.has(tag))).toEqual([])
    })
  })
}
