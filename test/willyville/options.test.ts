import { describe, expect, it } from 'vitest'
import { below, type GameRecord, type Luck, luckFrom, position, type Question, shuffle } from '#kernel'
import { willyville } from '#willyville/game'
import { type Option, type OptionKind, type OptionOf, optionId, readOption, shortForm } from '#willyville/options'
import {
  AREA_SLOTS,
  BUILDINGS,
  CHURCHES,
  DICE,
  GAINS,
  GOODS,
  HALLS,
  LETTERS,
  SCHOOL_PLACES,
  STACKS,
  VILLAGERS,
} from '#willyville/words'
import { play, seedOf } from '../conformance.ts'
import { linesOf, recordsOf } from '../recorded-games.ts'
import { planner } from './planner.ts'

/** Every question of a recorded game, in each of its turns up to the answer given there. */
function* questionsOfRecord(record: GameRecord): Generator<Question> {
  for (const { saved, answers } of linesOf(willyville, record)) {
    for (let given = 0; given < answers.length; given++)
      yield* position(willyville, saved, answers.slice(0, given)).questions
  }
}

/** Every question of a game that is played at random, or by players who follow plans, whose villages grow. */
function questionsOfGame(seed: number, seats: number, isPlanned: boolean): Question[] {
  const questions: Question[] = []
  const own = isPlanned ? { pick: planner(seed) } : {}
  play({ game: willyville, seats, seed, depth: 0, see: (question) => questions.push(question), ...own })
  return questions
}

function* allQuestions(): Generator<Question> {
  for (const record of recordsOf('willyville')) yield* questionsOfRecord(record)
  for (const seats of [2, 3, 4]) {
    for (const seed of [1, 2, 8]) yield* questionsOfGame(seed, seats, false)
    for (const seed of [2, 12]) yield* questionsOfGame(seed, seats, true)
  }
}

const QUESTIONS = [...allQuestions()]

function any<T>(luck: Luck, list: readonly T[]): T {
  return list[below(luck, list.length)] as T
}

/** Makes any option of a kind, with numbers far beyond those of a real table. */
const MAKERS: { readonly [K in OptionKind]: (luck: Luck) => Omit<OptionOf<K>, 'kind'> } = {
  dice: (luck) => ({ dice: [any(luck, DICE), any(luck, DICE)], markers: below(luck, 3), value: 2 + below(luck, 11) }),
  movePlough: (luck) => ({ source: any(luck, ['plough', 'joker']), field: below(luck, 200) }),
  church: (luck) => ({ church: any(luck, CHURCHES) }),
  monk: (luck) => ({ stack: any(luck, STACKS) }),
  meet: () => ({}),
  buildHall: (luck) => ({ hall: any(luck, HALLS) }),
  hall: (luck) => ({ slot: any(luck, [null, ...AREA_SLOTS, ...VILLAGERS]) }),
  travel: (luck) => ({ letter: any(luck, [null, ...LETTERS]) }),
  build: (luck) => {
    const banner = Array.from({ length: 1 + below(luck, 2) }, () => 2 + below(luck, 11))
    return { building: any(luck, BUILDINGS), banner }
  },
  field: () => ({}),
  market: () => ({}),
  hand: () => ({}),
  ask: (luck) => ({ to: any(luck, ['house', 'coin', 'story', 'stay']) }),
  make: (luck) => ({ good: any(luck, GOODS) }),
  harvest: (luck) => ({ field: below(luck, 200) }),
  serve: (luck) => ({ customer: below(luck, 200) }),
  game: () => ({}),
  school: (luck) =>
    any(luck, [
      { move: 'new' },
      { move: 'right' },
      { move: 'grow', from: any(luck, SCHOOL_PLACES), villager: any(luck, VILLAGERS) },
    ]),
  spare: () => ({}),
  done: () => ({}),
  pay: (luck) => {
    const fields = shuffle(luck, [0, 1, 2, 3, 11]).slice(below(luck, 6))
    const wanted = GOODS.filter(() => below(luck, 2) === 0)
    const goods = Object.fromEntries(wanted.map((good) => [good, 1 + below(luck, 30)]))
    return { coins: below(luck, 20), goods, fields, jokers: below(luck, 20) }
  },
  tile: (luck) => {
    const fields = [`field:${1 + below(luck, 30)}`] as const
    return { place: any(luck, ['stay', 'meet', 'game', 'school', 'hall', 'c07', 'c120', ...GOODS, ...fields]) }
  },
  slot: (luck) => ({ slot: any(luck, [...AREA_SLOTS, ...VILLAGERS]) }),
  die: (luck) => ({ villager: any(luck, VILLAGERS) }),
  labourer: (luck) => ({ villager: any(luck, VILLAGERS) }),
  heal: () => ({}),
  suffer: () => ({}),
  bailiff: (luck) => ({ by: any(luck, ['church', 'plain']) }),
  free: (luck) => ({ customer: below(luck, 200) }),
  take: (luck) => ({ customer: below(luck, 200) }),
  keep: (luck) => ({ gain: any(luck, GAINS), count: below(luck, 100) }),
  mission: (luck) => ({ answer: any(luck, ['keep', 'exchange']) }),
  none: () => ({}),
}

const KINDS = Object.keys(MAKERS) as OptionKind[]

function madeUp(): Option[] {
  const luck = luckFrom(seedOf(7))
  return Array.from({ length: 300 }, () => KINDS.map((kind) => ({ kind, ...MAKERS[kind](luck) }) as Option)).flat()
}

function mutated(luck: Luck, id: string): string {
  const place = below(luck, id.length + 1)
  const sign = any(luck, [...'ab0159:+>=*@.,- ♞'])
  return any(luck, [
    id.slice(0, place),
    id.slice(place),
    id.slice(0, place) + sign + id.slice(place),
    id + sign,
    `${id}${id}`,
  ])
}

const NO_OPTIONS = [
  ' : > x __proto__ constructor toString: - c07 field:2 done,done stable.58 joker meet: meet:x Meet hall: hall:x',
  'dice: dice:w3+w4 dice:w3+w4=13 dice:w3+w4***=7 dice:w7+w1=3 dice:w3+w4=07 dice:w3+w4=7x',
  'plough>field plough>field0 plough:field2 plough>field02 wagon>field1 plough>2',
  'build:stable build:stable. build:stable.1 build:stable.580 build:barn.58',
  'harvest:0 harvest:-1 harvest:1.5 harvest:01 serve:c1 serve:c00 serve:17 serve:c001',
  'school school:left school:left> school:up>abbot school:left>abbot>abbot travel:F travel:',
  'pay pay: pay:1horse pay:0coin pay:coin+horse pay:plough@0 pay:plough@1+plough@1 pay:nothing+coin pay:horse@2',
  'tile tile:field tile:field:0 tile:c1 take:c take:coin take:01coin take:1horse mission bailiff die:monk',
].flatMap((line) => line.split(' '))

describe('ids of options', () => {
  it('stand for a typed option and come back to the letter, whatever is offered in recorded and other games', () => {
    const offered = new Set(QUESTIONS.flatMap(({ options }) => options))
    expect(offered.size).toBeGreaterThan(1000)
    const returned = [...offered].map((id) => {
      const option = readOption(id)
      return option === null ? null : optionId(option)
    })
    expect(returned).toEqual([...offered])
  })

  it('are met of every kind in those games', () => {
    const offered = new Set(QUESTIONS.flatMap(({ options }) => options))
    const kinds = new Set([...offered].map((id) => readOption(id)?.kind))
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  it('are read back as the option they were made of', () => {
    for (const option of madeUp()) expect(readOption(optionId(option)), optionId(option)).toEqual(option)
  })

  it.each(NO_OPTIONS)('"%s" is none', (id) => {
    expect(readOption(id)).toBeNull()
  })

  it('with a letter too many, too few or wrong are none, or another option written as it should be', () => {
    const luck = luckFrom(seedOf(8))
    for (const option of madeUp()) {
      const text = mutated(luck, optionId(option))
      const read = readOption(text)
      if (read !== null) expect(optionId(read)).toBe(text)
    }
  })

  it('stand for the same option for all who read them, and nobody can change it', () => {
    const payment = readOption('pay:2scroll+plough@2') as OptionOf<'pay'>
    expect(() => Object.assign(payment, { coins: 5 })).toThrow(TypeError)
    expect(() => Object.assign(payment.goods, { scroll: 5 })).toThrow(TypeError)
    expect(() => Object.assign(payment.fields, { 0: 5 })).toThrow(TypeError)
    expect(readOption('pay:2scroll+plough@2')).toEqual({
      kind: 'pay',
      coins: 0,
      goods: { scroll: 2 },
      fields: [1],
      jokers: 0,
    })
  })

  it('are read however many were read before', () => {
    const fields = Array.from({ length: 25_000 }, (_, field) => field)
    for (let round = 0; round < 2; round++) {
      const read = fields.map((field) => readOption(optionId({ kind: 'harvest', field })))
      expect(read.every((option, field) => option?.kind === 'harvest' && option.field === field)).toBe(true)
    }
  })

  it('are unlike for unlike options', () => {
    const byId = new Map<string, Option>()
    for (const option of madeUp()) {
      const known = byId.get(optionId(option)) ?? option
      expect(option).toEqual(known)
      byId.set(optionId(option), option)
    }
  })
})

describe('short forms', () => {
  it('tell all options of a question apart, and are no id of another one', () => {
    for (const { options } of QUESTIONS) {
      const byShort = new Map(options.map((id) => [willyville.shortOf?.(id, QUESTIONS[0] as Question), id]))
      expect(byShort.size).toBe(options.length)
      for (const [short = '', id] of byShort) if (options.includes(short)) expect(short).toBe(id)
    }
  })

  it.each([
    ['dice:w3+b4**=11', 'w3+b4**=11'],
    ['build:stable.58', 'stable.58'],
    ['make:beer', 'beer'],
    ['serve:c07', 'c07'],
    ['take:c07', 'c07'],
    ['take:2story', '2story'],
    ['labourer:abbot', 'abbot'],
    ['die:abbot', 'die>abbot'],
    ['school:left>abbot', 'school>left>abbot'],
    ['tile:field:2', 'tile>field:2'],
    ['pay:2scroll+plough@2+joker+3coin', ':2sp@2j3c'],
    ['pay:nothing', ':nothing'],
    ['plough>field2', 'plough>field2'],
    ['travel', 'travel'],
  ])('%s is written %s', (id, short) => {
    const option = readOption(id)
    expect(option && shortForm(option)).toBe(short)
  })
})
