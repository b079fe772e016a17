import { describe, expect, it } from 'vitest'
import { randomAnswer } from '#bots/random-answer'
import type { Question } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { type Broken, optionSets, play, type Trial } from '../conformance.ts'
import { census } from './census.ts'
import { ASKED, Reached, TO_REACH } from './reach.ts'
import { beforeHospital, OPENED } from './rounds.ts'
import { wilful } from './wilful.ts'

/** For each set of options and number of players; picked at random, and by players who want something. */
const GAMES = { random: 15, wilful: 44 }
const DEPTH = 0.04

/** Finishes the hospital, and plays on at random. */
const opening: Trial['pick'] = (luck, question) => {
  const meant = OPENED.flat().find((option) => question.options.includes(option))
  return meant === undefined ? randomAnswer(luck, question) : { seat: question.seat, picks: [meant] }
}

const TABLES = optionSets(kingsbridge).flatMap((options) => [2, 3, 4].map((seats) => ({ options, seats })))

describe('Kingsbridge', () => {
  const reached = new Reached()

  it.each(TABLES)('keeps every promise with $seats players and $options', ({ options, seats }) => {
    const broken: Broken[] = []
    for (const [players, games] of Object.entries(GAMES)) {
      for (let seed = 0; seed < games; seed++) {
        const pick = players === 'wilful' ? { pick: wilful(seed) } : {}
        const { hear, see, visit } = reached
        const trial = { game: kingsbridge, seats, options, seed, census, depth: DEPTH, see, visit, ...pick }
        const played = play({ ...trial, hear: (news) => hear(news as Parameters<typeof hear>[0]) })
        broken.push(...played.broken)
        if (played.broken.length === 0) reached.end(kingsbridge.result(played.saved.state as never))
      }
    }
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
    expect(TO_REACH.filter((tag) => !reached.tags.has(tag))).toEqual([])
  })
})
