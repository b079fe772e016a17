import { describe, expect, it } from 'vitest'
import { type Answer, isMisread, readLine, writeLine } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { give, onward, turn, turningUp } from './table.ts'

const rich = () =>
  turn((t) => {
    t.edge = ['c4-army-cloth']
    t.isClothCovered = false
    t.plots[10] = 0
    give(t, 0, { stone: 2, wood: 2, wool: 4, cloth: 1 })
  })

const picks = (...ids: string[]): Answer[] => ids.map((id) => ({ seat: 0, picks: [id] }))

describe('a turn as one line', () => {
  it.each([
    ['grain use done discard>rent', ['lay:grain', 'grain', 'done', 'discard:rent']],
    ['house 4 trade>c4-army-cloth discard>rent', ['lay:house', 'house:4', 'trade:c4-army-cloth', 'discard:rent']],
    [
      'trade>c4-army-cloth project bridge=1stone+1wood discard>rent',
      ['trade:c4-army-cloth', 'lay:project', 'project:bridge=1stone+1wood', 'discard:rent'],
    ],
    ['sale 3wool+1cloth discard>rent', ['lay:sale', 'sale:3wool+1cloth', 'done', 'discard:rent']],
    ['rent 11 discard>house', ['lay:rent', 'rent:11', 'done', 'discard:house']],
    ['cloth forgo discard>house', ['lay:cloth', 'forgo', 'done', 'discard:house']],
  ])('%s', (line, ids) => {
    const written = writeLine(kingsbridge, rich(), picks(...ids))
    expect(written).toBe(line.replace(' done', ''))
    expect(readLine(kingsbridge, rich(), line)).toEqual(picks(...ids))
    expect(readLine(kingsbridge, rich(), written)).toEqual(picks(...ids))
  })

  it('takes the full option ids too', () => {
    const line = 'lay:sale sale:1wool discard:rent'
    expect(readLine(kingsbridge, rich(), line)).toEqual(picks('lay:sale', 'sale:1wool', 'done', 'discard:rent'))
  })

  it('stops where it does not fit, with the question it was meant for', () => {
    const read = readLine(kingsbridge, rich(), 'house 3 trade>nothing')
    expect(isMisread(read) && [read.kept.length, read.rest, read.question?.about]).toEqual([
      2,
      'trade>nothing',
      'trade',
    ])
  })

  it('names the others by their seats where all are asked', () => {
    const { saved } = onward(turningUp('c1-granary'))
    const line = 'yes @2.no @3.yes @4.no'
    const read = readLine(kingsbridge, saved, line)
    expect(isMisread(read) ? read : read.map(({ picks }) => picks[0])).toEqual(
      ['yes', 'no', 'yes', 'no'].map((word) => `exchange:${word}`),
    )
    expect(writeLine(kingsbridge, saved, read as Answer[])).toBe(line)
  })
})
