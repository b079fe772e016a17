import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/village/cards'
import { rankOf } from '#village/rules/score'
import type { Conny, State } from '#village/state'
import { census } from './census.ts'
import {
  asked,
  cubes,
  customer,
  done,
  family,
  fresh,
  kindsOf,
  MARRIAGE,
  me,
  offered,
  owns,
  played,
  sceneAt,
  stateAfter,
  table,
} from './table.ts'

const CONNY = 1

function conny(t: State): Conny {
  return t.conny as Conny
}

/** A turn of a player alone, with a cube left over for the next. */
function alone(names: string[], change: (t: State) => void = () => {}, options = {}) {
  return table({ seats: 1, options }, (t) => {
    cubes(t, ...names)
    family(t, 0, '1@farm', '2@farm')
    owns(me(t), {})
    for (const row of conny(t).rows) row.hidden = ['blank', 'blank', 'quill']
    change(t)
  })
}

describe('setup', () => {
  it('VS-SETUP-1: as for two players; always start player, so the ring has no effect; no compensation', () => {
    const t = fresh({ seats: 1 })
    expect([t.row.length, t.supply[4], t.players[0]?.stock.grain]).toEqual([8, 6, 0])
    const saved = alone(['council.green', 'market.brown'], (state) => {
      family(state, 0, '1@council.1', '2@farm')
    })
    expect(kindsOf(played(saved, 'take:council.green').news)).toContain('letGo')
    const next = sceneAt('startRound', { seats: 1 }, (state) => cubes(state))
    expect(done(next).state).toMatchObject({ first: 0, due: 0 })
  })

  it('VS-SETUP-2: her ones and twos wait, her threes and fours stand ready', () => {
    const places = (options: Record<string, string>) => {
      const { at } = conny(fresh({ seats: 1, options }))
      return ['waiting', 'ready'].map((place) => at.filter((other) => other === place).length)
    }
    expect(places({})).toEqual([7, 4])
    expect(places({ marriage: 'front' })).toEqual([8, 4])
  })

  it('VS-SETUP-3: ten slots, two rows of three fate tiles face down, with Marriage a third pink figure', () => {
    const t = fresh({ seats: 1, options: MARRIAGE })
    expect([CARDS.solo.slots.count, conny(t).slot]).toEqual([10, 0])
    expect(conny(t).rows.map(({ hidden, shown }) => [[...hidden].sort(), shown])).toEqual([
      [['blank', 'blank', 'quill'], []],
      [['blank', 'blank', 'blank'], []],
    ])
    expect(t.wedlock?.pink).toBe(3)
  })
})

describe('her cube', () => {
  const took = (names: string[], pick: string, ...more: string[]) =>
    played(alone(names), pick, ...more).news.flatMap((news) =>
      news.kind === 'connyTook' ? [`${news.space}.${news.cube}`] : [],
    )

  it('VS-CUBE-1: one of the same colour from the same space, plague too, the action used or not', () => {
    expect(took(['harvest.green', 'harvest.green', 'church.green'], 'take:harvest.green', 'skip')).toEqual([
      'harvest.green',
    ])
    expect(took(['harvest.plague', 'harvest.plague'], 'take:harvest.plague', 'harvest')).toEqual(['harvest.plague'])
  })

  it('VS-CUBE-2: else of that colour from the next space clockwise', () => {
    const names = ['harvest.green', 'harvest.pink', 'crafts.green', 'family.green']
    expect(took(names, 'take:harvest.green', 'skip')).toEqual(['family.green'])
  })

  it("VS-CUBE-3: else one of the player's choice from the same space", () => {
    const saved = alone(['harvest.green', 'harvest.pink', 'harvest.plague', 'church.brown'])
    expect(asked(saved, 'take:harvest.green', 'skip')).toMatchObject({
      about: 'connyCube',
      options: ['conny:harvest.pink', 'conny:harvest.plague'],
    })
  })

  it('VS-CUBE-4, example 19: else from the next space that has any: market and travel empty, so from the council', () => {
    const saved = alone(['market.green', 'council.brown', 'council.plague'])
    expect(offered(saved, 'take:market.green')).toEqual(['conny:council.brown', 'conny:council.plague'])
  })

  it('VS-CUBE-5: none left, then nothing', () => {
    expect(took(['harvest.green'], 'take:harvest.green', 'skip')).toEqual([])
  })

  it('VS-CUBE-6: into the next slot, the first of the game into slot 1, after 10 into 1 again', () => {
    const names = ['harvest.green', 'harvest.green', 'harvest.pink']
    const slotAfter = (slot: number) => {
      const saved = alone(names, (t) => {
        conny(t).slot = slot
      })
      return conny(stateAfter(saved, 'take:harvest.green', 'skip')).slot
    }
    expect([0, 4, 10].map(slotAfter)).toEqual([1, 5, 1])
  })

  it('VS-CUBE-7: plague costs her nothing', () => {
    const t = stateAfter(alone(['harvest.plague', 'harvest.plague', 'church.pink']), 'take:harvest.plague', 'skip')
    expect(conny(t)).toMatchObject({ cubes: [4], slot: 1 })
    expect(conny(t).at.filter((place) => place === 'waiting')).toHaveLength(7)
  })

  it('VS-CUBE-8: after the well she takes nothing and the player is due again', () => {
    const saved = alone(['harvest.green', 'church.green'], (t) => owns(me(t), { pink: 3 }))
    const next = done(saved, 'well:pink', 'space:harvest')
    expect([conny(next.state).cubes, next.scene, next.state.due]).toEqual([[], 'turn', 0])
  })

  it('VS-CUBE-9: before a new seeding all but her last cube go to the supply', () => {
    const saved = sceneAt('startRound', { seats: 1 }, (t) => {
      for (const [cube, count] of t.cubes.entries()) {
        t.supply[cube % 5] = (t.supply[cube % 5] as number) + count
      }
      cubes(t)
      conny(t).cubes = [0, 1, 4]
    })
    const { state } = done(saved)
    expect([conny(state).cubes, census(state)]).toEqual([[4], census(saved.state)])
  })
})

describe('fate', () => {
  /** Her cube is laid behind this slot, and the tile there is a quill. */
  const fated = (slot: number, space: string, change: (t: State) => void = () => {}, options = {}) =>
    alone(
      [`${space}.pink`, `${space}.pink`, 'harvest.brown'],
      (t) => {
        conny(t).slot = slot
        for (const row of conny(t).rows) row.hidden = ['quill', 'blank', 'blank']
        owns(me(t), {})
        change(t)
      },
      options,
    )

  const dead = (t: State) => conny(t).at.filter((place) => /chronicle|grave|sea|aside/.test(place))

  it('VS-FATE-1: tiles lie between slots 2|3, 4|5, 5|6 and 7|8, 9|10, 10|1; the first cube of all crosses none', () => {
    const rows = Array.from({ length: 11 }, (_, slot) => {
      const { news } = played(fated(slot, 'family'), 'take:family.pink', 'skip')
      const turned = news.find((event) => event.kind === 'fateTurned')
      return turned?.kind === 'fateTurned' ? turned.row : null
    })
    expect(rows).toEqual([null, null, 0, null, 0, 0, null, 1, null, 1, 1])
  })

  it('VS-FATE-2: the upper row holds one quill and two blanks, the lower one three blanks', () => {
    const tiles = CARDS.solo.fate.rows.map((row) => [...row.tiles].sort())
    expect(tiles).toEqual([
      ['blank', 'blank', 'quill'],
      ['blank', 'blank', 'blank'],
    ])
  })

  it('VS-FATE-2, example 19: a quill: the lowest who waits dies, then who is ready, then in church from below', () => {
    const first = (places: string[]) => {
      const saved = fated(2, 'family', (t) => {
        conny(t).at = places
      })
      const { at } = conny(stateAfter(saved, 'take:family.pink', 'skip'))
      return at.findIndex((place, member) => place !== places[member])
    }
    const gone = Array(7).fill('grave')
    expect(first(['waiting', ...Array(6).fill('waiting'), 'ready', 'ready', 'ready', 'ready'])).toBe(0)
    expect(first([...gone, 'church.1', 'ready', 'ready', 'ready'])).toBe(8)
    expect(first([...gone, 'church.3', 'bag', 'church.2', 'church.4'])).toBe(9)
  })

  it.each([
    ['family', 'chronicle.farm'],
    ['harvest', 'chronicle.farm'],
    ['crafts', 'chronicle.crafts'],
    ['council', 'chronicle.council'],
    ['travel', 'chronicle.travel'],
    ['church', 'chronicle.church'],
    ['inn', 'grave'],
    ['smuggler', 'grave'],
    ['marriage', 'chronicle.farm'],
  ])('VS-FATE-3: her cube from %s brings the dead to %s', (space, to) => {
    const saved = fated(2, space, (t) => owns(me(t), {}), { inn: 'front', marriage: 'front' })
    const skip = offered(saved, `take:${space}.pink`).includes('skip') ? ['skip'] : []
    expect(dead(stateAfter(saved, `take:${space}.pink`, ...skip))).toEqual([to])
  })

  it('VS-FATE-3: a full group sends to a grave, with Port to the sea', () => {
    const full = (options: Record<string, string>) => {
      const saved = fated(
        2,
        'travel',
        (t) => {
          family(t, 0, '1@chronicle.travel', '2@farm')
        },
        options,
      )
      const skip = offered(saved, 'take:travel.pink').includes('skip') ? ['skip'] : []
      return dead(stateAfter(saved, 'take:travel.pink', ...skip))
    }
    expect([full({}), full({ port: 'on' })]).toEqual([['grave'], ['sea']])
  })

  it('VS-FATE-4: when the third tile of a row is settled, the row is shuffled face down again', () => {
    const saved = alone(['family.pink', 'family.pink', 'harvest.brown'], (t) => {
      conny(t).slot = 5
      conny(t).rows[0] = { shown: ['blank', 'quill'], hidden: ['blank'] }
    })
    const [upper] = conny(stateAfter(saved, 'take:family.pink', 'skip')).rows
    expect([upper?.shown, [...(upper?.hidden ?? [])].sort()]).toEqual([[], ['blank', 'blank', 'quill']])
  })
})

describe('reactions', () => {
  it('VS-REACT-1: from church she throws a ready member with the lowest number into the bag', () => {
    const { at } = conny(stateAfter(alone(['church.pink', 'church.pink', 'harvest.brown']), 'take:church.pink', 'skip'))
    expect(at.indexOf('bag')).toBe(7)
  })

  it('VS-REACT-1, VS-FATE-2: fate comes first, so the next in the line goes into the bag', () => {
    const saved = alone(['church.pink', 'church.pink', 'harvest.brown'], (t) => {
      Object.assign(conny(t), { slot: 2, at: [...Array(7).fill('aside'), ...Array(4).fill('ready')] })
      for (const fate of conny(t).rows) fate.hidden = ['quill', 'blank', 'blank']
    })
    const { at } = conny(stateAfter(saved, 'take:church.pink', 'skip'))
    expect(at.slice(7)).toEqual(['chronicle.church', 'bag', 'ready', 'ready'])
  })

  const row = ['b02', 'b07', 'b05', 'b06', 'b08', 'b09', 'b10', 'b11']

  it('VS-REACT-2: from market she calls a day, takes the foremost, then the player may serve with surcharge', () => {
    const saved = alone(['harvest.pink', 'market.pink', 'church.brown'], (t) => {
      t.row = row.map(customer)
      owns(me(t), { grain: 2, green: 1 })
    })
    const scene = played(saved, 'take:harvest.pink', 'skip')
    expect(scene.news).toContainEqual({ kind: 'foremostTaken', seat: CONNY, customer: 'b02' })
    expect(scene.questions[0]?.options).toEqual(['serve:b07', 'pass'])
    const t = stateAfter(saved, 'take:harvest.pink', 'skip', 'serve:b07')
    expect([t.players[0]?.lap, t.gone]).toEqual([1, [customer('b02')]])
  })

  it('VS-REACT-3, example 19: the player serves the foremost, she takes the next, he may go on', () => {
    const saved = alone(['market.green', 'council.brown', 'council.plague'], (t) => {
      t.row = row.map(customer)
      owns(me(t), { grain: 3, scroll: 1 })
    })
    const path = ['take:market.green', 'serve:b02']
    expect(offered(saved, ...path)).toEqual(['serve:b05', 'pass'])
    const t = stateAfter(saved, ...path, 'pass')
    expect([t.gone, me(t).customers]).toEqual([[customer('b07')], [customer('b02')]])
    const other = stateAfter(saved, 'take:market.green', 'serve:b07')
    expect(other.gone).toEqual([customer('b02')])
  })

  it('VS-REACT-4: anywhere else she does nothing', () => {
    const { news } = played(alone(['crafts.pink', 'crafts.pink', 'harvest.brown']), 'take:crafts.pink', 'skip')
    expect(kindsOf(news).slice(-1)).toEqual(['connyTook'])
  })
})

describe('mass, wedding and end', () => {
  it('VS-MASS-1, example 20: her drawn members go to the lowest step without one of hers', () => {
    const saved = sceneAt('mass', { seats: 1 }, (t) => {
      owns(me(t), {})
      conny(t).at = [...Array(7).fill('grave'), 'church.1', 'bag', 'bag', 'ready']
      family(t, 0, '1@farm')
    })
    for (let seed = 1; ; seed++) {
      const luck = structuredClone(saved.state.luck)
      luck[0] = seed
      const { at } = conny(stateAfter({ ...saved, state: { ...saved.state, luck } }))
      if (at.filter((place) => place.startsWith('church')).length < 3) continue
      expect([...at.slice(7)].sort()).toEqual(['church.1', 'church.2', 'church.3', 'ready'])
      return
    }
  })

  it('VS-MASS-2, example 20: she counts for the majority but gets no points', () => {
    const fame = (names: string[]) =>
      done(
        sceneAt('advance', { seats: 1 }, (t) => {
          owns(me(t), {})
          family(t, 0, ...names)
          conny(t).at.splice(7, 2, 'church.1', 'church.2')
        }),
      ).state.players[0]?.fame
    expect([fame(['1@church.4']), fame(['1@church.1', '1@church.1', '2@church.1'])]).toEqual([0, 2])
  })

  it('VS-WED, example 21: two rolls; two pink figures that would marry go to the supply', () => {
    const saved = sceneAt('rollForWedding', { seats: 1, options: MARRIAGE })
    expect(played(saved).news.filter(({ kind }) => kind === 'dieRolled')).toHaveLength(2)
    const married = sceneAt('wedding', { seats: 1, options: MARRIAGE }, (t) => {
      owns(me(t), {})
      Object.assign(t.wedlock ?? {}, { pink: 1, pinkRanks: [2, 3], pairs: [{ ranks: [2, 3], lodging: null }] })
    })
    expect(done(married).state.wedlock).toMatchObject({ pink: 3, pinkRanks: [], couples: [] })
  })

  it('VS-END-1: if the player announces the end, she still takes her cube, then comes the last mass', () => {
    const saved = alone(['harvest.plague', 'harvest.plague', 'church.pink'], (t) => {
      family(t, 0, '1@inn', '2@farm')
      conny(t).at.fill('grave', 0, 5)
      me(t).lap = 9
    })
    const next = done(saved, 'take:harvest.plague', 'skip')
    expect([next.state.end?.by, conny(next.state).cubes, next.scene]).toEqual([0, [4], 'mass'])
  })

  /** A day of Conny's on which the player's sale kills a member; so many graves and places are taken already. */
  const fatalDay = (graves: number) =>
    alone(
      ['market.pink', 'harvest.pink', 'church.brown', 'church.green'],
      (t) => {
        conny(t).at.fill('grave', 0, graves)
        t.row = ['b02', 'b07', 'b05', 'b06'].map(customer)
        family(t, 0, '1@inn', '2@farm')
        owns(me(t), { grain: 2, green: 1 })
        me(t).lap = 9
      },
      { inn: 'front' },
    )

  it('VS-END-1, V-END-3: if the player announces it on a market day that she called, one last turn follows', () => {
    const next = done(fatalDay(5), 'take:harvest.pink', 'skip', 'serve:b07')
    expect([next.state.end, next.scene, next.state.due]).toEqual([{ by: 0, cause: 'graves', left: [] }, 'turn', 0])
    const last = done(next, 'take:church.green', 'skip')
    expect([last.scene, conny(last.state).cubes.length]).toEqual(['mass', 1])
    expect(done(fatalDay(4), 'take:harvest.pink', 'skip', 'serve:b07').state.end).toBeNull()
  })

  it('VS-END-1, V-END-3: on a market day that the player called it was the last turn', () => {
    const saved = fatalDay(5)
    cubes(saved.state, 'market.pink', 'crafts.pink', 'church.brown')
    Object.assign(saved.state, { row: ['b05', 'b02', 'b07', 'b06'].map(customer) })
    owns(me(saved.state), { scroll: 1, grain: 2, green: 1 })
    const next = done(saved, 'take:market.pink', 'serve:b05', 'serve:b07')
    expect([next.state.end, conny(next.state).cubes.length, next.scene]).toEqual([
      { by: 0, cause: 'graves', left: [] },
      1,
      'mass',
    ])
  })

  it('VS-END-1: if she does, he has one last turn, after which she takes nothing', () => {
    const saved = alone(
      ['inn.pink', 'inn.pink', 'church.pink', 'church.pink'],
      (t) => {
        conny(t).at.fill('grave', 0, 5)
        conny(t).slot = 2
        for (const fate of conny(t).rows) fate.hidden = ['quill', 'blank', 'blank']
      },
      { inn: 'front' },
    )
    const next = done(saved, 'take:inn.pink', 'skip')
    expect([next.state.end?.by, next.scene, next.state.due]).toEqual([CONNY, 'turn', 0])
    const last = done(next, 'take:church.pink', 'skip')
    expect([last.scene, conny(last.state).cubes]).toEqual(['mass', [1]])
  })

  it.each([
    [0, 'Apprentice'],
    [34, 'Apprentice'],
    [35, 'Journeyman'],
    [45, 'Master'],
    [55, 'Grand master'],
    [65, 'Genius'],
    [80, 'Polymath'],
  ])('VS-END-2: with %i points one is %s', (points, rank) => {
    expect(rankOf(fresh({ seats: 1 }), points)).toBe(rank)
  })
})
