import { describe, expect, it } from 'vitest'
import { randomAnswer } from '#bots/random-answer'
import type { Question } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { breadth } from '../breadth.ts'
import { type Broken, optionSets, play, type Trial } from '../conformance.ts'
import { census } from './census.ts'
import { ASKED, Reached, TO_REACH } from './reach.ts'
import { beforeHospital, OPENED } from './rounds.ts'
import { wilful } from './wilful.ts'

/** For each set of options and number of players; picked at random, and by players who want something. */
const GAMES = { random: 15, wilful: 44 }
/** So many of each are played at least; more of them until everything was come upon. */
const LEAST = breadth({ random: 4, wilful: 12 }, GAMES)
type Players = keyof typeof GAMES
const DEPTH = 0.04

/** Finishes the hospital, and plays on at random. */
const opening: Trial['pick'] = (luck, question) => {
  const meant = OPENED.flat().find((option) => question.options.includes(option))
  return meant === undefined ? randomAnswer(luck, question) : { seat: question.seat, picks: [meant] }
}

const TABLES = optionSets(kingsbridge).flatMap((options) => [2, 3, 4].map((seats) => ({ options, seats })))

const reached = new Reached()

function brokenIn({ options, seats }: (typeof TABLES)[number], players: Players, seed: number): Broken[] {
  const pick = players === 'wilful' ? { pick: wilful(seed) } : {}
  const { hear, see, visit } = reached
  const trial = { game: kingsbridge, seats, options, seed, census, depth: DEPTH, see, visit, ...pick }
  const played = play({ ...trial, hear: (news) => hear(news as Parameters<typeof hear>[0]) })
  if (played.broken.length === 0) reached.end(kingsbridge.result(played.saved.state as never))
  return played.broken
}

/** Seeds of games from one number up to another. */
function seeds(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place)
}

/** The games that are played only while something was not come upon, one table after the other. */
function further(): [(typeof TABLES)[number], Players, number][] {
  return (['wilful', 'random'] as const).flatMap((players) =>
    seeds(LEAST[players], GAMES[players]).flatMap((seed) =>
      TABLES.map((table): [(typeof TABLES)[number], Players, number] => [table, players, seed]),
    ),
  )
}

describe('Kingsbridge', () => {
  it.each(TABLES)('keeps every promise with $seats players and $options', (table) => {
    const broken = (['random', 'wilful'] as const).flatMap((players) =>
      seeds(0, LEAST[players]).flatMap((seed) => brokenIn(table, players, seed)),
    )
    expect(broken.slice(0, 3)).toEqual([])
  })

  it('K-DONOR-4: keeps them where one donor after the other is asked, whatever hidden goods they have', () => {
    const rounds = optionSets(kingsbridge).flatMap((options) => [1, 2, 3].map((seed) => ({ options, seed })))
    let early = 0
    const broken = rounds.flatMap((round) => {
      const see = ({ later = [] }: Question) => {
        early += later.length
      }
      return play({ ...round, game: beforeHospital(), seats: 4, census, depth: DEPTH, pick: opening, see }).broken
    })
    expect(broken.slice(0, 3)).toEqual([])
    expect(early).toBeGreaterThanOrEqual(rounds.length)
  })

  it('K-ASK-1: asks nothing that is not on the list', () => {
    const asked = [...reached.tags].filter((tag) => tag.startsWith('asked '))
    expect(asked.sort()).toEqual(ASKED.map((about) => `asked ${about}`).sort())
  })

  it('comes upon every event, effect, project, place, penalty and ending', () => {
    const missing = () => TO_REACH.filter((tag) => !reached.tags.has(tag))
    const broken = further().flatMap((game) => (missing().length === 0 ? [] : brokenIn(...game)))
    expect(broken.slice(0, 3)).toEqual([])
    expect(missing()).toEqual([])
  })
})
