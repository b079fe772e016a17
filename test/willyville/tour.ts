import { willyville } from '#willyville/game'
import { type Broken, type Played, play } from '../conformance.ts'
import { census } from './census.ts'
import { planner } from './planner.ts'
import { Reached, toReach } from './reach.ts'
import { PLANNED } from './seeds.ts'

/** Picked at random, and by players who follow plans, whose villages grow. */
const RANDOM = 500
const DEPTH = 0.05

interface Tour {
  readonly seats: number
  readonly seed: number
  readonly isPlanned: boolean
  readonly depth: number
}

/** Plays one game, and notes what it comes upon. */
function tour({ seats, seed, isPlanned, depth }: Tour, reached: Reached): Played {
  const { hear, see, visit } = reached
  const trial = { game: willyville, seats, seed, census, depth, see, visit, ...(isPlanned && { pick: planner(seed) }) }
  const played = play({ ...trial, hear: (news) => hear(news as Parameters<typeof hear>[0]) })
  if (played.broken.length === 0) reached.end(willyville.result(played.saved.state as never))
  return played
}

/** The games of the suite. */
export function playAll(seats: number, reached: Reached): Broken[] {
  const random = Array.from({ length: RANDOM }, (_, seed) => ({ seats, seed, isPlanned: false, depth: DEPTH }))
  const planned = (PLANNED[seats] ?? []).map((seed) => ({ seats, seed, isPlanned: true, depth: DEPTH }))
  return [...random, ...planned].flatMap((one) => tour(one, reached).broken)
}

/** Among so many planned games, those that come upon what no random game and no game before them does. */
export function seedsThatReach(seats: number, games: number): { seeds: number[]; missing: string[] } {
  const reached = new Reached()
  for (let seed = 0; seed < RANDOM; seed++) tour({ seats, seed, isPlanned: false, depth: 0 }, reached)
  const missing = new Set(toReach(seats).filter((tag) => !reached.tags.has(tag)))
  const found = Array.from({ length: games }, (_, seed) => {
    const own = new Reached()
    tour({ seats, seed, isPlanned: true, depth: 0 }, own)
    return { seed, tags: own.tags }
  })
  const seeds: number[] = []
  const newIn = ({ tags }: { tags: ReadonlySet<string> }) => [...missing].filter((tag) => tags.has(tag))
  while (missing.size > 0) {
    const best = found.toSorted((a, b) => newIn(b).length - newIn(a).length)[0]
    const fresh = best === undefined ? [] : newIn(best)
    if (best === undefined || fresh.length === 0) break
    seeds.push(best.seed)
    for (const tag of fresh) missing.delete(tag)
  }
  return { seeds: seeds.sort((a, b) => a - b), missing: [...missing] }
}
