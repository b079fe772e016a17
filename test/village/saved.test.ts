import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import type { Cards } from '#data/village/schema'
import { begin, dump, load, position, type Saved } from '#kernel'
import { village } from '#village/game'
import type { Conny, State } from '#village/state'
import { seedOf } from '../conformance.ts'
import { cubes, done, family, INN, me, mine, offered, owns, stateAfter, table, villager } from './table.ts'

/** Games that were begun before rules were mended are played on. */

function read(saved: Saved<State>): Saved<State> {
  return load<State>(village, saved.state.setup, dump(saved)) as Saved<State>
}

const atTheInn = (change: (t: State) => void = () => {}) =>
  table({ options: INN }, (t) => {
    cubes(t, 'inn.plague', 'harvest.brown')
    family(t, 0, '1@inn', '1@farm')
    owns(me(t), {})
    t.piles = [['medico', 'duchess'], ['gravedigger'], []].map((pile) => pile.map(villager))
    me(t).villagers = [villager('brewster')]
    change(t)
  })
const TUCK = ['take:inn.plague', 'visit', 'tuck:2']

describe('games saved before', () => {
  it('VI-CARD-2: a saved state says nothing of whose turn runs, so one of before reads the same', () => {
    const saved = atTheInn()
    expect(Object.keys(saved.state)).not.toContain('acting')
    const next = done(read(saved), ...TUCK, 'none')
    expect(Object.keys(next.state)).not.toContain('acting')
    expect(mine(read(saved), ...TUCK, 'card:brewster', 'buy:2').villagers).toEqual([villager('gravedigger')])
  })

  it('VI-CARD-2: answers of a turn under way stay as far as they fit; what is asked now is asked', () => {
    const saved = atTheInn((t) => {
      me(t).lap = 9
    })
    const picks = [...TUCK, 'die:1@farm']
    const { kept, refusal, questions } = position(
      village,
      saved,
      picks.map((pick) => ({ seat: 0, picks: [pick] })),
    )
    expect([kept, refusal?.refused, questions[0]?.about]).toEqual([3, 'not-legal', 'buy'])
    expect(offered(saved, ...TUCK, 'none')).toContain('die:1@farm')
  })

  const twelve: Cards = {
    ...CARDS,
    solo: {
      ...CARDS.solo,
      slots: { count: 12, from: 'house' },
      fate: {
        rows: [
          { crossedAfterSlot: [2, 4, 6], tiles: ['quill', 'blank', 'blank'] },
          { crossedAfterSlot: [8, 10, 12], tiles: ['quill', 'blank', 'blank'] },
        ],
        from: 'house',
      },
    },
  }

  it('VS-SETUP-3, VS-CUBE-6: a game alone keeps the twelve slots and the quills it began with', () => {
    const { done: turn } = position(village, begin(village, { seats: 1, seed: seedOf(1), content: twelve }), [])
    const saved = read(turn as Saved<State>)
    const { state } = saved
    cubes(state, 'family.pink', 'family.pink', 'harvest.brown')
    const conny = (t: State) => t.conny as Conny
    const after = (slot: number) => {
      conny(state).slot = slot
      return conny(stateAfter(saved, 'take:family.pink', 'skip'))
    }
    expect([10, 11, 12].map((slot) => after(slot).slot)).toEqual([11, 12, 1])
    expect(conny(state).rows.map(({ hidden }) => hidden.filter((tile) => tile === 'quill').length)).toEqual([1, 1])
  })
})
