import { describe, expect, it } from 'vitest'
import { type Answer, isMisread, readLine, writeLine } from '#kernel'
import { willyville } from '#willyville/game'
import { craft, customer, me, pool, refusalOf, type State, table } from './table.ts'

const rich = (change: (t: State) => void = () => {}) =>
  table(2, (t) => {
    pool(t, 'b2 w1 w3 w4 w6')
    const p = me(t)
    p.coins = 1
    p.villagers.councillor = false
    p.school.left = true
    p.hall = { name: 'finance', jokers: 0, marks: [] }
    p.waiting = [customer('?', { scroll: 2 })]
    craft(p, 'scroll', 0, 2)
    change(t)
  })

const picks = (...ids: string[]): Answer[] => ids.map((id) => ({ seat: 0, picks: id.split(',') }))

describe('a turn as one line', () => {
  it.each([
    ['w3+w4=7 field', ['dice:w3+w4=7', 'field']],
    ['w3+w6=8 build>nothing', null],
    ['w4+w6=10 market c', null],
    ['w1+b2=3 school>left>councillor hall c01', ['dice:w1+b2=3', 'school:left>councillor', 'hall', 'serve:c01']],
    ['w1+w4=6 stable.69', ['dice:w1+w4=6', 'build:stable.69']],
    ['w1+w3=4 ask>coin', ['dice:w1+w3=4', 'ask:coin']],
  ])('%s', (line, ids) => {
    const saved = rich()
    const read = readLine(willyville, saved, line)
    if (ids === null) {
      expect(isMisread(read)).toBe(true)
      return
    }
    const answers = picks(...ids, ...(ids.length > 2 ? ['done'] : []))
    expect(writeLine(willyville, saved, picks(...ids))).toBe(line)
    expect(isMisread(read) ? read : read.slice(0, ids.length)).toEqual(answers.slice(0, ids.length))
  })

  it('names a payment behind what it pays for', () => {
    const saved = rich((t) => {
      me(t).hall = { name: 'guild', jokers: 2, marks: [] }
    })
    const line = 'w3+w4=7 c01:sj'
    const read = readLine(willyville, saved, line)
    expect(read).toEqual(picks('dice:w3+w4=7', 'serve:c01', 'pay:scroll+joker'))
    expect(writeLine(willyville, saved, read as Answer[])).toBe(line)
  })

  it.each([
    ['7 w3w4 field', ['dice:w3+w4=7', 'field']],
    ['any w4w3 ask:coin', ['dice:w3+w4=7', 'ask:coin']],
    ['w3+w4 hall:area', null],
    ['9 w3w4 field', null],
    ['5 w4-w1 + ask:coin', null],
    ['w4w1+ stable.69', ['dice:w1+w4=6', 'build:stable.69']],
    ['10 w6b2++', ['dice:w6+b2=10']],
    ['10 w6b2=4', ['dice:w6+b2*=10']],
    [
      '3 w1b2 school:left>councillor + hall + serve:c01',
      ['dice:w1+b2=3', 'school:left>councillor', 'hall', 'serve:c01'],
    ],
    ['7 w3w4 c01 pay:scroll+joker', ['dice:w3+w4=7', 'serve:c01', 'pay:scroll+joker', 'done']],
    ['7 w3w4 field*2', ['dice:w3+w4=7', 'harvest:1', 'harvest:2', 'done']],
    ['10 w4w6 market:c01,c02', ['dice:w4+w6=10', 'market', 'take:c01,take:c02']],
  ])('written freely: %s', (line, ids) => {
    const saved = rich((t) => {
      const p = me(t)
      p.coins = 2
      p.meeting = { markers: 1 }
      p.fields = [{ plough: false }, { plough: false }]
      t.offer = [0, 1, 2, 3, 4, 5]
      p.waiting = [0]
      if (line.includes('joker')) p.hall = { name: 'guild', jokers: 2, marks: [] }
    })
    const read = readLine(willyville, saved, line)
    if (ids === null) expect(isMisread(read)).toBe(true)
    else expect((isMisread(read) ? read.kept : read).map(({ picks: [...some] }) => some.join())).toEqual(ids)
  })

  it('of a line that cannot be done to its end the longest start is kept, and the rest begins with what failed', () => {
    const read = readLine(willyville, rich(), '3 w1b2 school:left>councillor + hall + serve:c11')
    expect(isMisread(read) && [read.kept.length, read.rest]).toEqual([3, '+ serve:c11'])
  })

  it('takes the full option ids too', () => {
    expect(readLine(willyville, rich(), 'dice:w3+w4=7 serve:c01')).toEqual(picks('dice:w3+w4=7', 'serve:c01'))
  })

  it.each([
    ['', '', 'dice'],
    ['w9+w9=18 field', 'w9+w9=18 field', 'dice'],
    ['w3+w4=7', '', 'act'],
    ['w3+w4=7 fields', 'fields', 'act'],
    ['w3+w4=7 field field', 'field', undefined],
    ['field w3+w4=7', 'field w3+w4=7', 'dice'],
    ['w3+w4=7 church>abbey', 'church>abbey', 'act'],
    ['☃', '☃', 'dice'],
  ])('malformed: "%s" stops at "%s"', (line, unread, about) => {
    const saved = rich()
    const before = JSON.stringify(saved.state)
    const read = readLine(willyville, saved, line)
    expect(isMisread(read) && [read.rest, read.question?.about]).toEqual([unread, about])
    expect(JSON.stringify(saved.state)).toBe(before)
  })
})

describe('bad picks', () => {
  it('unknown ids, ids of another moment and of another village are refused, and change nothing', () => {
    const saved = rich()
    const before = JSON.stringify(saved.state)
    for (const id of ['', 'x', 'field', 'dice:w3+w4=8x', 'serve:c01', '__proto__', 'dice:w6+w6=12']) {
      expect(refusalOf(saved, id), id).toMatchObject({ refused: 'not-legal', option: id })
    }
    expect(refusalOf(saved, '@1 dice:w3+w4=7')).toEqual({ refused: 'not-asked', seat: 1 })
    expect(JSON.stringify(saved.state)).toBe(before)
  })

  it('a refusal says which rule stands in the way', () => {
    expect(refusalOf(rich(), 'dice:w3+w4=7', 'hall:area')).toEqual({
      refused: 'not-legal',
      option: 'hall:area',
      reasons: [
        { rule: 'W-HALL', facts: { dead: 'councillor' } },
        { rule: 'W-HALL', facts: { owned: 'finance' } },
        { rule: 'W-BLACK-1', facts: { value: 7, needed: '11' } },
      ],
    })
  })
})
