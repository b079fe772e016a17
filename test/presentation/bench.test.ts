import { describe, expect, it } from 'vitest'
import { position } from '#kernel'
import type { Composer, ComposerPiece } from '#presentation/capabilities'
import { willyvillePresentation as presentation } from '#presentation/willyville/index'
import { willyville } from '#willyville/game'
import { activeSeat } from '#willyville/state'
import { flawIn, type Moment, shownOf, VOICES, WORDED, walk } from './games.ts'

/** What can lie ready grows fast with coins and markers. */
const FEW = 110

/** Some first questions of some turns, with markers and without. */
function moments(): Moment[] {
  const all: Moment[] = []
  const asked = (moment: Moment) => {
    if (moment.ask.about === 'dice' && moment.ask.options.length <= FEW) all.push(moment)
  }
  for (const seats of [2, 3, 4]) walk(60 + seats, seats, seats > 2, { asked })
  const isMarked = ({ ask }: Moment) => ask.options.some((option) => option.includes('*'))
  return [...all.filter(isMarked).slice(-2), ...all.filter((moment) => !isMarked(moment)).slice(0, 3)]
}

const ALL = moments()

function benchOf(
  { saved, answers, ask }: Moment,
  hand: string,
  voice = VOICES[0] as (typeof VOICES)[number],
): Composer {
  const state = position(willyville, saved, answers).now
  const bench = presentation.composing?.composer(shownOf(state, activeSeat(saved.state)), ask, hand, voice)
  if (!bench) throw new Error('no bench')
  return bench
}

function piecesOf({ rows, more }: Composer): ComposerPiece[] {
  return [...rows.flat(), ...(more?.pieces ?? [])].filter(({ isOff }) => isOff !== true)
}

const known = new Map<Moment, Map<string, Composer>>()

/** All that can lie ready, however it is pressed together. */
function benches(moment: Moment): Map<string, Composer> {
  const matches = known.get(moment) ?? new Map<string, Composer>()
  known.set(moment, matches)
  const hands = matches.size > 0 ? [] : ['']
  for (let hand = hands.pop(); hand !== undefined; hand = hands.pop()) {
    if (matches.has(hand)) continue
    const bench = benchOf(moment, hand)
    matches.set(hand, bench)
    hands.push(...piecesOf(bench).map((piece) => piece.hand))
  }
  return matches
}

describe('a pair of dice put together by hand', () => {
  it('W-DICE-1 to 3: can be every pair that the rules offer, turned and set, and no other', () => {
    expect(ALL.length).toBe(5)
    for (const moment of ALL) {
      const made = [...benches(moment).values()].flatMap(({ whole }) => whole?.option ?? [])
      const offered = moment.ask.options.filter((option) => option.startsWith('dice:'))
      expect([...new Set(made)].sort()).toEqual(offered.toSorted())
    }
  })

  it('names what it is good for, and each of it can be done with these dice', () => {
    for (const moment of ALL) {
      const [hand] = [...benches(moment)].findLast(([, { whole }]) => whole !== null) ?? ['']
      const { whole } = benchOf(moment, hand)
      expect(whole?.goals.length).toBeGreaterThan(0)
      for (const goal of whole?.goals ?? []) {
        const [way] = goal.ways
        expect(way?.picks[0]).toEqual([whole?.option])
        const answers = (way?.picks ?? []).map((picks) => ({ seat: moment.ask.seat, picks }))
        expect(position(willyville, moment.saved, [...moment.answers, ...answers]).refusal).toBeNull()
      }
    }
  })

  it('fits into rows of buttons and a select, has no two pieces alike but those that are off, and reads well', () => {
    for (const [index, moment] of ALL.entries()) {
      const voice = [...VOICES, ...WORDED][index % 6] as (typeof VOICES)[number]
      for (const hand of ['', ...[...benches(moment).keys()].slice(-3)]) {
        const bench = benchOf(moment, hand, voice)
        expect(bench.rows[0]?.length).toBeLessThanOrEqual(10)
        expect(bench.more?.pieces.length ?? 0).toBeLessThanOrEqual(25)
        const texts = [...bench.lines, ...piecesOf(bench).map(({ press }) => press), bench.alone.label]
        expect(texts.map(flawIn).filter((flaw) => flaw !== null)).toEqual([])
        expect(new Set(bench.more?.pieces.map((piece) => piece.hand)).size).toBe(bench.more?.pieces.length ?? 0)
      }
    }
  })
})
