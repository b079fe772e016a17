import { describe, expect, it } from 'vitest'
import type { Question, Saved } from '#kernel'
import { playerOf, projectOn, type State } from '#kingsbridge/state'
import {
  at,
  bring,
  CHANGED,
  give,
  only,
  onward,
  orienting,
  pile,
  played,
  sick,
  turn,
  turningUp,
  withEvent,
} from './table.ts'

const ALL = [0, 1, 2, 3]

/** The questions that are open here: about what, to whom, and how many may be picked. */
function asked(asks: readonly Question[]): [string, number[], number, number] {
  const [first] = asks as [Question]
  return [first.about, asks.map(({ seat }) => seat), first.min, first.max]
}

function open(saved: Saved<State>, ...picks: string[]): readonly Question[] {
  return picks.length === 0 ? onward(saved).asks : played(saved, ...picks).questions
}

describe('the list of decisions', () => {
  it('D-COURT: players at court lay one card open and one covered, all at once', () => {
    const saved = at('penance', (t) => {
      t.chapter = 2
      for (const seat of [1, 3]) playerOf(t, seat).penalties = ['court']
    })
    expect(asked(open(saved))).toEqual(['court', [1, 3], 1, 1])
  })

  it('D-EXCHANGE: each who can pay says yes or no', () => {
    const [question] = open(turningUp('c1-foreign-buyers', (t) => give(t, 2, { wool: 0 })))
    expect(question?.options).toEqual(['exchange:yes', 'exchange:no'])
    expect(asked(open(turningUp('c1-foreign-buyers', (t) => give(t, 2, { wool: 0 }))))[1]).toEqual([0, 1, 3])
  })

  it('D-LOSE: each with a real choice says which goods', () => {
    const asks = open(
      turningUp('c3-looters', (t) => {
        only(t, 0, { money: 1, wool: 1 })
        only(t, 1, { money: 3 })
        only(t, 2, {})
        only(t, 3, { grain: 1, stone: 2 })
      }),
    )
    expect(asked(asks)).toEqual(['lose', [0, 3], 1, 1])
    expect(asks[0]?.options).toEqual(['lose:1money', 'lose:1wool'])
  })

  it('D-UNHOUSE: each with two or more houses says which', () => {
    const asks = open(
      turningUp('c3-empty-houses', (t) => {
        for (const [plot, seat] of [0, 0, 1, 2, 2, 2].entries()) t.plots[plot * 2] = seat
      }),
    )
    expect(asked(asks)).toEqual(['unhouse', [0, 2], 1, 1])
  })

  it('D-SKIP: each lays one card open and one covered', () => {
    const asks = open(turningUp('c2-french-war'))
    expect(asked(asks)).toEqual(['unused', ALL, 1, 1])
    expect(asks[0]?.options).toHaveLength(12 * 11)
  })

  it('D-DISCARD: each picks which cards go', () => {
    const content = withEvent({ kind: 'immediate', effects: [{ type: 'discard', count: 2, how: 'choice' }] })
    expect(asked(open(turningUp(CHANGED, () => {}, { content })))).toEqual(['discards', ALL, 2, 2])
  })

  it('D-ORIENT: the active player picks a legal rotation', () => {
    const saved = orienting('c1-foreign-buyers', (t) => Object.assign(t, { shield: 2 }))
    expect(asked(open(saved))).toEqual(['orient', [2], 1, 1])
  })

  it('D-TRADE: the player on turn may exchange, before or after the card', () => {
    const saved = turn((t) => Object.assign(t, { edge: ['c4-army-cloth'] }))
    expect(open(saved)[0]?.options).toContain('trade:c4-army-cloth')
    expect(open(saved, 'lay:grain', 'grain')[0]).toMatchObject({ about: 'trade', pass: 'done' })
  })

  it('D-CARD: a hand card, then its use with all choices, or forgo', () => {
    expect(asked(open(turn()))).toEqual(['card', [0], 1, 1])
    expect(open(turn(), 'lay:medicine')[0]?.options).toEqual(['fee', 'forgo'])
  })

  it('D-COVER: which hand card is discarded, unless it is drawn', () => {
    expect(asked(open(turn(), 'lay:grain', 'grain'))).toEqual(['discard', [0], 1, 1])
    const lawless = turn((t) => Object.assign(t, { edge: ['c3-lawless'] }))
    expect(played(lawless, 'lay:grain', 'grain').done).not.toBeNull()
  })

  it('D-CARE: hospital donors one after the other', () => {
    const saved = turn((t) => {
      bring(t, 'hospital', { stone: 3, wood: 1 })
      projectOn(t, 'hospital')?.seals.push(2, 1)
      give(t, 0, { wood: 1 })
      for (const seat of [1, 2]) give(t, seat, { knowledge: 5 })
      sick(t, 4, 1)
      sick(t, 5, 2)
    })
    const opened = ['lay:project', 'project:hospital=1wood']
    expect(asked(open(saved, ...opened))).toEqual(['care', [1], 1, 1])
    expect(asked(open(saved, ...opened, '@1 care:4'))).toEqual(['care', [2], 1, 1])
  })

  it('D-PROTECT: each with a penalty and loyalty says which to avert, as many as loyalty allows', () => {
    const saved = at('duties', (t) => {
      for (const seat of ALL) only(t, seat, { money: 5, loyalty: seat })
    })
    const asks = open(saved)
    expect(asked(asks)).toEqual(['protect', [1, 2, 3], 0, 1])
    expect(asks.map(({ max }) => max)).toEqual([1, 2, 2])
  })

  it('K-ASK-3: a hand of one card is laid without being asked for', () => {
    const last = turn((t) => {
      t.round = 6
      pile(
        t,
        0,
        ['grain', 'piety', 'sale', 'rent', 'cloth'],
        ['house', 'donation', 'favour', 'privilege', 'medicine', 'project'],
      )
    })
    expect(asked(open(last))[0]).toBe('use')
  })
})
