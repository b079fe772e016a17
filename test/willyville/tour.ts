import { willyville } from '#willyville/game'
import { breadth } from '../breadth.ts'
import { type Broken, type Played, play } from '../conformance.ts'
import { census } from './census.ts'
import { planner } from './planner.ts'
import { Reached, toReach } from './reach.ts'
import { PLANNED, SELDOM } from './seeds.ts'

/** Picked at random, and by players who follow plans, whose villages grow. */
const RANDOM = 320
/** So many planned games are played whatever they come upon. */
const ANYHOW = breadth(3, 20)
/** So many games are played at least; more of them until everything was come upon. */
const LEAST = breadth(40, Number.POSITIVE_INFINITY)
const DEPTH = 0.05

interface Tour {
  readonly seats: number
  readonly seed: number
  readonly isPlanned: boolean
}

/** Plays one game, and notes what it comes upon. */
function tour({ seats, seed, isPlanned }: Tour, reached: Reached): Played {
  const { hear, see, visit } = reached
  const own = isPlanned ? { pick: planner(seed) } : {}
  const trial = { game: willyville, seats, seed, census, depth: DEPTH, see, visit, ...own }
  const played = play({ ...trial, hear: (news) => hear(news as Parameters<typeof hear>[0]) })
  if (played.broken.length === 0) reached.end(willyville.result(played.saved.state as never))
  return played
}

/** Those that come upon what is rare first. */
function randomTours(seats: number): Tour[] {
  const seeds = [...(SELDOM[seats] ?? []), ...Array.from({ length: RANDOM }, (_, seed) => seed)]
  return seeds.map((seed) => ({ seats, seed, isPlanned: false }))
}

/** The games of the suite, as far as they are needed. */
export function playAll(seats: number, reached: Reached): Broken[] {
  const seeds = new Set([...(PLANNED[seats] ?? []), ...Array.from({ length: ANYHOW }, (_, seed) => seed)])
  const planned = [...seeds].map((seed) => ({ seats, seed, isPlanned: true }))
  const wanted = toReach(seats)
  return [...planned, ...randomTours(seats)].flatMap((game, played) => {
    const isEnough = played >= LEAST && wanted.every((tag) => reached.tags.has(tag))
    return isEnough ? [] : tour(game, reached).broken
  })
}

/** Among so many planned games, those that come upon what no random game and no game before them does. */
export function seedsThatReach(seats: number, games: number): { seeds: number[]; missing: string[] } {
  const reached = new Reached()
  for (const random of randomTours(seats)) tour(random, reached)
  const missing = new Set(toReach(seats).filter((tag) => !reached.tags.has(tag)))
  const tours = Array.from({ length: games }, (_, seed) => {
    const own = new Reached()
    tour({ seats, seed, isPlanned: true }, own)
    return { seed, tags: own.tags }
  })
  const seeds: number[] = []
  const newIn = ({ tags }: { tags: ReadonlySet<string> }) => [...missing].filter((tag) => tags.has(tag))
  while (missing.size > 0) {
    const best = tours.toSorted((a, b) => newIn(b).length - newIn(a).length)[0]
    const fresh = best === undefined ? [] : newIn(best)
    if (best === undefined || fresh.length === 0) break
    seeds.push(best.seed)
    for (const tag of fresh) missing.delete(tag)
  }
  return { seeds: seeds.sort((a, b) => a - b), missing: [...missing] }
}
