import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  begin,
  type GameRecord,
  isMisread,
  luckFrom,
  optionsOf,
  position,
  type Question,
  Run,
  readLine,
  type Saved,
} from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { idOf, isUse, type Option, optionNamed, optionOfKind, shortForm, useNamed } from '#kingsbridge/options'
import type { State } from '#kingsbridge/state'
import { CARDS, DUTIES, EXCHANGES, GOODS, MATERIALS, PROJECTS } from '#kingsbridge/words'
import { seedOf } from '../conformance.ts'
import { wilful } from './wilful.ts'

type Answering = (question: Question, saved: Saved<State>) => Answer

/** Every question on the way from a saved state to the end of the game. */
function* questionsFrom(first: Saved<State>, answer: Answering): Generator<Question> {
  let saved = first
  while (saved.scene !== null) {
    const run = Run.onCopy(kingsbridge, saved)
    while (run.next === undefined) {
      const [seat = 0] = run.waitsFor()
      const question = run.questionOf(seat)
      if (question === undefined) throw new Error('a scene waits and asks nothing')
      yield question
      if (run.answer(answer(question, saved)) !== null) throw new Error('an answer does not fit')
    }
    saved = run.done ?? { ...saved, scene: null }
  }
}

function* questionsOfGame(game: number): Generator<Question> {
  const luck = luckFrom(seedOf(game))
  const options = { goods: game % 2 === 0 ? 'screened' : 'open', firstChapterCards: game % 3 === 0 ? 'starred' : 'all' }
  const start = begin(kingsbridge, { seats: 2 + (game % 3), options, seed: seedOf(game + 100) })
  const player = wilful(game)
  yield* questionsFrom(start as Saved<State>, (question, saved) => player(luck, question, { saved, answers: [] }))
}

const RECORDS = new URL('../games/', import.meta.url)

/** Every question of a recorded game, line by line. */
function* questionsOfRecord(record: GameRecord): Generator<Question> {
  const { seats, options, content, seed, version, lines } = record
  const start = { seats, options: optionsOf(kingsbridge, options), content: content as never, seed, version }
  let saved: Saved = begin(kingsbridge, start)
  for (const line of lines) {
    for (let look = position(kingsbridge, saved, []); look.done !== null; look = position(kingsbridge, saved, [])) {
      saved = look.done
    }
    const answers = readLine(kingsbridge, saved, line)
    if (isMisread(answers)) throw new Error(`unread: ${line}`)
    const run = Run.onCopy(kingsbridge, saved)
    for (const answer of answers) {
      yield* run.questions
      run.answer(answer)
    }
    if (run.done === null) throw new Error(`unfinished: ${line}`)
    saved = run.done
  }
}

function expectRoundTrips({ about, options }: Question): void {
  const read = options.map(optionNamed)
  expect(read).not.toContain(null)
  expect(read.map((option) => option && idOf(option))).toEqual(options)
  const short = read.map((option) => option && shortForm(option, about))
  expect(new Set(short).size, `${about}: ${short.join(' ')}`).toBe(options.length)
}

const MOST_PLOTS = Array.from({ length: 14 }, (_, plot) => plot)

/** Options at the limits of what can be said, whether or not any table comes to them. */
const EXTREMES: Option[] = [
  ...[0, 1, 2, 3].map((rotation): Option => ({ kind: 'turn', rotation })),
  ...CARDS.flatMap((card): Option[] => [
    { kind: 'lay', card },
    { kind: 'discard', card },
    { kind: 'unused', open: card, covered: null },
  ]),
  { kind: 'unused', open: 'grain', covered: 'favour' },
  ...EXCHANGES.map((event): Option => ({ kind: 'trade', event })),
  ...MATERIALS.map((material): Option => ({ kind: 'material', material })),
  ...PROJECTS.flatMap((project): Option[] => [
    { kind: 'donation', project },
    { kind: 'project', project, stone: 12, wood: 34 },
    { kind: 'project', project, stone: 0, wood: 1 },
  ]),
  { kind: 'sale', wool: 99, cloth: 100 },
  { kind: 'house', plot: 0 },
  { kind: 'house', plot: 99 },
  { kind: 'rent', plots: MOST_PLOTS },
  { kind: 'care', places: MOST_PLOTS },
  { kind: 'cloth', count: 1000 },
  { kind: 'lose', goods: {} },
  { kind: 'lose', goods: Object.fromEntries(GOODS.map((good, place) => [good, place + 1])) },
  { kind: 'lose', goods: { grain: 2, wool: 1 } },
  { kind: 'unhouse', plot: 13 },
  { kind: 'plot', plot: null },
  { kind: 'plot', plot: 0 },
  { kind: 'protect', duty: null },
  ...DUTIES.map((duty): Option => ({ kind: 'protect', duty })),
  { kind: 'exchange', isMade: true },
  { kind: 'exchange', isMade: false },
  ...(['done', 'grain', 'piety', 'favour', 'fee', 'forgo', 'noCare'] as const).map((kind): Option => ({ kind })),
]

const GARBAGE = [
  '',
  ':',
  'lay',
  'lay:',
  'lay:bishop',
  'lay:grain ',
  ' lay:grain',
  'LAY:grain',
  'lay:grain:grain',
  'constructor',
  'turn:4',
  'turn:-1',
  'turn:',
  'turn:01',
  'turn:1.5',
  'trade:',
  'trade:a b',
  'trade:a:b',
  'done:',
  'done:1',
  'grain:',
  'grain:1',
  'use',
  'forgo:',
  'material:wool',
  'material:',
  'project:bridge',
  'project:bridge=',
  'project:bridge=0stone',
  'project:bridge=1wood+1stone',
  'project:bridge=1wool',
  'project:abbey=1stone',
  'project:bridge=1stone=1wood',
  'project:bridge=01stone',
  'project:constructor=1stone',
  'sale:',
  'sale:0wool',
  'sale:1cloth+1wool',
  'sale:1wool+1wool',
  'sale:1stone',
  'sale:1',
  'house:0',
  'house:-1',
  'house:',
  'house:1+2',
  'rent:',
  'rent:2+1',
  'rent:1+1',
  'rent:0',
  'rent:1+',
  'donation:',
  'donation:abbey',
  'cloth:0',
  'cloth:1e1',
  'care:',
  'care:0',
  'care:2+1',
  'care:nobody',
  'discard:',
  'discard:bishop',
  'unused:',
  'unused:grain+',
  'unused:grain+grain',
  'unused:grain+rent+sale',
  'exchange:',
  'exchange:maybe',
  'lose:',
  'lose:0wool',
  'lose:1wool+1wool',
  'lose:1sheep',
  'unhouse:0',
  'unhouse:none',
  'plot:',
  'plot:0',
  'protect:',
  'protect:vp',
]

describe('options of Kingsbridge', () => {
  it.each(Array.from({ length: 12 }, (_, game) => game))('of game %i come back from their ids', (game) => {
    let count = 0
    for (const question of questionsOfGame(game)) {
      expectRoundTrips(question)
      count++
    }
    expect(count).toBeGreaterThan(50)
  })

  it.each(readdirSync(RECORDS).filter((name) => name.startsWith('kingsbridge')))('of %s come back too', (name) => {
    const record = JSON.parse(readFileSync(new URL(name, RECORDS), 'utf8')) as GameRecord
    for (const question of questionsOfRecord(record)) expectRoundTrips(question)
  })

  it('come back at the limits of what they can say', () => {
    for (const option of EXTREMES) {
      expect(optionNamed(idOf(option))).toEqual(option)
      expect(optionOfKind(option.kind, idOf(option))).toEqual(option)
      expect(useNamed(idOf(option))).toEqual(isUse(option) ? option : null)
    }
    expect(new Set(EXTREMES.map(idOf)).size).toBe(EXTREMES.length)
  })

  it.each(GARBAGE)('are not what `%s` stands for', (text) => {
    expect(optionNamed(text)).toBeNull()
  })
})
