import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import type { Question } from '#kernel'
import { village } from '#village/game'
import type { State } from '#village/state'
import { breadth } from '../breadth.ts'
import { optionSets, play, type Trial } from '../conformance.ts'
import { census } from './census.ts'
import { councillor, explorer, heart, sailor, TRAVELLER } from './hearts.ts'
import { misplacedIn } from './misplaced.ts'
import { Reached, TO_REACH } from './reach.ts'
import { beforeMass, beforeSteps } from './rounds.ts'

const DEPTH = 0.03
/** Every set of options is played by every second number of players; by all of them in `npm run soak -- breadth`. */
const EVERY = breadth(2, 1)
/** So many games of players with a wish are played at least; more of them until everything was come upon. */
const LEAST = breadth(10, Number.POSITIVE_INFINITY)
const SEATS = [1, 2, 3, 4, 5]
const ALL_SETS = { inn: 'back', port: 'on', marriage: 'back' }
/** A table whose plague costs no time: nobody need ever die. */
const WITHOUT_PLAGUE = { ...CARDS, constants: { ...CARDS.constants, plagueTime: { value: 0, from: 'house' } } }
const { fate } = CARDS.solo
const QUILLS = fate.rows.map((row) => ({ ...row, tiles: row.tiles.map(() => 'quill' as const) }))
const ALL_QUILLS = { ...CARDS, solo: { ...CARDS.solo, fate: { ...fate, rows: QUILLS } } }

const reached = new Reached()

function brokenIn(trial: Omit<Trial, 'game' | 'census'>): string[] {
  const misplaced: string[] = []
  const visit = (t: State) => misplaced.push(...misplacedIn(t))
  const played = play({ depth: DEPTH, hear: reached.hear, see: reached.see, visit, ...trial, game: village, census })
  if (played.broken.length === 0) reached.end(village.result(played.saved.state as never))
  const broken = [...played.broken.map(({ what }) => what), ...misplaced]
  return broken.map((fault) => `${JSON.stringify(trial.options)} ${trial.seats} ${trial.seed}: ${fault}`)
}

/** Takes cubes and lets everything go. */
const idler: Trial['pick'] = (_luck, { seat, options, pass }) => ({ seat, picks: [pass ?? (options[0] as string)] })

/** Players who know what they want, those whose wish is rare first. */
const WISHES = [
  ...Array.from({ length: 4 }, (_, seed) => ({ seats: 1 + seed, options: { port: 'on' }, seed, pick: sailor })),
  ...Array.from({ length: 4 }, (_, seed) => ({ seats: 1 + seed, options: {}, seed, pick: councillor })),
  ...Array.from({ length: 6 }, (_, seed) => ({ seats: 2 + (seed % 4), options: {}, seed, pick: heart(TRAVELLER) })),
  ...Array.from({ length: 26 }, (_, seed) => ({ seats: 1 + (seed % 5), options: ALL_SETS, seed, pick: explorer })),
  ...Array.from({ length: 60 }, (_, seed) => ({
    seats: 1 + (seed % 5),
    options: seed % 4 === 0 ? {} : ALL_SETS,
    seed,
    pick: heart(seed),
  })),
]

describe('Village', () => {
  it.each(SEATS)('keeps every promise with %i players, whatever is in play', (seats) => {
    const broken = optionSets(village).flatMap((options, seed) =>
      (seats + seed) % EVERY === 0 ? brokenIn({ seats, options, seed }) : [],
    )
    expect(broken.slice(0, 3)).toEqual([])
  })

  it('V-ASK-1: keeps them where a question goes round at mass', () => {
    let early = 0
    const see = ({ later = [] }: Question) => {
      early += later.length
    }
    const rounds = [1, 2, 3, 4].flatMap((seed) => [beforeMass(), beforeSteps()].map((game) => ({ game, seed })))
    const broken = rounds.flatMap((round) => play({ ...round, seats: 3, census, depth: DEPTH, see }).broken)
    expect(broken.slice(0, 3)).toEqual([])
    expect(early).toBeGreaterThanOrEqual(rounds.length)
  })

  it('keeps them where every fate tile is a quill, until Conny has nobody left', () => {
    const alone = Array.from({ length: 4 }, (_, seed) =>
      brokenIn({ seats: 1, options: seed % 2 === 0 ? {} : ALL_SETS, seed, pick: heart(seed), content: ALL_QUILLS }),
    )
    expect(alone.flat()).toEqual([])
  })

  it('ends after four rounds in which nobody dies', () => {
    expect(brokenIn({ seats: 3, options: {}, seed: 1, pick: idler, content: WITHOUT_PLAGUE })).toEqual([])
  })

  it('keeps them for players who know what they want', () => {
    const isAllReached = () => TO_REACH.every((tag) => reached.tags.has(tag))
    const broken = WISHES.flatMap((wish, played) => (played >= LEAST && isAllReached() ? [] : brokenIn(wish)))
    expect(broken.slice(0, 3)).toEqual([])
  })

  it('comes upon every card, every space, every ending and everything that Conny does', () => {
    expect(TO_REACH.filter((tag) => !reached.tags.has(tag))).toEqual([])
  })
})
