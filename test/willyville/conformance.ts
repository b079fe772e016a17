import { describe, expect, it } from 'vitest'
import { willyville } from '#willyville/game'
import { type Broken, play } from '../conformance.ts'
import { census } from './census.ts'
import { planner } from './planner.ts'
import { Reached, toReach } from './reach.ts'

/** Picked at random, and by players who follow plans, whose villages grow. */
const RANDOM = 1000
const PLANNED: Record<number, number> = { 2: 150, 3: 80, 4: 65 }
const DEPTH = 0.05

function playAll(seats: number, reached: Reached): Broken[] {
  const broken: Broken[] = []
  for (const [players, seeds] of Object.entries({ random: RANDOM, planned: PLANNED[seats] ?? 0 })) {
    for (let seed = 0; seed < seeds; seed++) {
      const pick = players === 'planned' ? { pick: planner(seed) } : {}
      const { hear, see, visit } = reached
      const trial = { game: willyville, seats, seed, census, depth: DEPTH, see, visit, ...pick }
      const played = play({ ...trial, hear: (news) => hear(news as Parameters<typeof hear>[0]) })
      broken.push(...played.broken)
      if (played.broken.length === 0) reached.end(willyville.result(played.saved.state as never))
    }
  }
  return broken
}

/** The suite for one number of players; each has a file of its own, so that they run side by side. */
export function willyvilleKeepsItsPromises(seats: number): void {
  describe(`Willyville with ${seats} players`, () => {
    const reached = new Reached()

    it('keeps every promise over a thousand seeds', () => {
      expect(playAll(seats, reached).slice(0, 3)).toEqual([])
    })

    it('comes upon every card, every action and every ending', () => {
      expect(toReach(seats).filter((tag) => !reached.tags.has(tag))).toEqual([])
    })
  })
}
