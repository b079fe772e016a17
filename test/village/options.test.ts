import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import { begin, isMisread, position, Run, readLine, type Saved } from '#kernel'
import { village } from '#village/game'
import { optionId, optionNamed, shortOf } from '#village/modules/in-play'
import type { VillageOption } from '#village/modules/modules'
import { CUBES, SPACES, WARES } from '#village/words'
import { optionSets } from '../conformance.ts'
import { recordNamed } from '../recorded-games.ts'
import { questionsOf } from './turns.ts'

const RECORDED = ['all', 'chronicle', 'graves', 'quiet', 'sea', 'solo-twelve', 'solo']

/** Everything offered in a recorded game. */
function offeredIn(name: string): string[] {
  const record = recordNamed(`village-${name}`)
  const offered: string[] = []
  let saved: Saved = begin(village, record)
  for (let line = 0; saved.scene !== null; ) {
    const start = position(village, saved, [])
    const read = start.done === null ? readLine(village, saved, record.lines[line++] ?? '') : []
    if (isMisread(read)) throw new Error(`line ${line} of ${name}`)
    const run = new Run(village, structuredClone(saved))
    for (const answer of read) {
      offered.push(...run.questions.flatMap(({ options }) => options))
      run.answer(answer)
    }
    const { done } = position(village, saved, read)
    if (done === null) throw new Error(`line ${line} of ${name} ends no scene`)
    saved = done
  }
  return offered
}

const questions = optionSets(village).flatMap((options, seed) =>
  seed % 4 === 0 ? questionsOf({ seats: 1 + (seed % 5), options, seed }).map(({ ask }) => ask) : [],
)

function isRoundTrip(id: string): boolean {
  const option = optionNamed(id)
  return option !== null && optionId(option) === id
}

describe('the ids of options', () => {
  it('read as options that are written as the same ids, in games of every set', () => {
    const offered = new Set(questions.flatMap(({ options }) => options))
    expect([...offered].filter((id) => !isRoundTrip(id))).toEqual([])
    expect(offered.size).toBeGreaterThan(500)
  })

  it('read and write the same in every recorded game', () => {
    const offered = RECORDED.flatMap(offeredIn)
    expect(offered.length).toBeGreaterThan(2000)
    expect(offered.filter((id) => !isRoundTrip(id))).toEqual([])
  })

  it('name every kind in at least one game', () => {
    const kinds = new Set(questions.flatMap(({ options }) => options.map((id) => optionNamed(id)?.kind)))
    expect(kinds.size).toBeGreaterThan(45)
  })

  it('hold at the extremes of what cards allow', () => {
    const all = Object.fromEntries(WARES.map((ware, place) => [ware, 1 + place]))
    const extremes: VillageOption[] = [
      { kind: 'pay', wares: {} },
      { kind: 'pay', wares: all },
      { kind: 'pick', wares: { brown: 99, points: 99 } },
      { kind: 'gift', wares: {} },
      { kind: 'open', content: { coins: 1, horse: 12 } },
      { kind: 'token', token: 'tool', paid: { pink: 2, coins: 1 } },
      { kind: 'contraband', lot: { count: 120, ware: 'bread' } },
      { kind: 'doubleWith', doubler: 12 },
      { kind: 'joinChurch', member: '1@farm', price: 'nothing' },
      { kind: 'die', member: '4+@parents.2.3+' },
      { kind: 'recall', member: '1@parents.pink' },
      { kind: 'rank', member: '2+@farm', rank: 6 },
      { kind: 'travel', member: '3@castle.northgate', castle: 'farpoint' },
      { kind: 'cubes', colours: ['brown', 'pink'] },
      { kind: 'conny', space: 'market', cube: 'plague' },
    ]
    for (const option of extremes) expect(optionNamed(optionId(option))).toEqual(option)
    for (const space of SPACES) for (const cube of CUBES) expect(isRoundTrip(`take:${space}.${cube}`)).toBe(true)
    for (const { id } of [...CARDS.customers, ...CARDS.villagers]) expect(isRoundTrip(`serve:${id}`)).toBe(true)
  })

  it('tell apart options whose ids begin alike', () => {
    const kinds = ['take', 'take:inn.pink', 'pay', 'pay:2pink', 'visit', 'visit:1@farm', 'sell:tea', 'sell:2tool']
    expect(kinds.map((id) => optionNamed(id)?.kind)).toEqual([
      'takeTile',
      'take',
      'payInstead',
      'pay',
      'visit',
      'visitWith',
      'sell',
      'contraband',
    ])
    expect(optionNamed('enter:1@farm.brown')?.kind).toBe('joinChurch')
    expect(optionNamed('enter:1@council.1')).toEqual({ kind: 'joinCouncil', member: '1@council.1' })
  })

  it('read as nothing where they are none', () => {
    const garbage = [
      '',
      ':',
      'take:',
      'take:moon.pink',
      'take:inn',
      'harvest:',
      'harvest:1',
      'nonsense',
      'toString',
      'use:0',
      'use:01',
      'use:1.5',
      'use:-1',
      'die:',
      'die:farm',
      'die:1@',
      'die:1 @farm',
      'rise:1@church.1',
      'pick:1pink',
      'pick:pink+pink',
      'pick:moon',
      'pay:',
      'open:coins',
      'sell:0bread',
      'cubes:',
      'cubes:red',
      'well:plague',
      'coins:',
      'travel:1@farm',
      'travel:>x',
      'token:bread',
      'rank:1@farm>x',
      'step:a b',
    ]
    for (const id of garbage) expect(optionNamed(id), id).toBeNull()
  })

  it('are short in typed lines, and no two of a question alike', () => {
    const forms = ['take:market.green', 'craft:stables', 'serve:b07', 'well:pink', 'die:1@farm', 'pass', 'buy:2']
    expect(forms.map(shortOf)).toEqual(['market.green', 'stables', 'b07', 'well>pink', 'die>1@farm', 'pass', '2'])
    for (const { options } of questions) {
      const short = options.map(shortOf)
      expect(new Set(short).size, short.join(' ')).toBe(options.length)
    }
  })
})
