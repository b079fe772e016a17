import { describe, expect, it } from 'vitest'
import { contentIndexOf } from '#village/content-index'
import { village } from '#village/game'
import { resultOf } from '#village/rules/score'
import type { Player, State } from '#village/state'
import {
  asked,
  cubes,
  customer,
  done,
  family,
  kindsOf,
  living,
  MARRIAGE,
  me,
  offered,
  onward,
  owns,
  PORT,
  played,
  sceneAt,
  stateAfter,
  table,
} from './table.ts'

type Change = (t: State) => void

function player(t: State, seat: number): Player {
  return t.players[seat] as Player
}

function bare(t: State): void {
  for (const p of t.players) owns(p, {})
}

/** Seat 0 crosses the quill with a plague cube. */
function crossing(change: Change, seats = 3, options = {}) {
  return table({ seats, options }, (t) => {
    cubes(t, 'harvest.plague', 'market.brown', 'church.green')
    me(t).lap = 9
    for (const p of t.players) owns(p, {})
    change(t)
  })
}

const CROSS = ['take:harvest.plague', 'skip']

/** Dead of all families fill so many places. */
function bury(t: State, place: string, count: number): void {
  let left = count
  for (const p of [...t.players].reverse()) {
    for (let member = p.at.length - 1; member >= 0 && left > 0; member--) {
      if (p.at[member] !== 'supply') continue
      p.at[member] = place
      left--
    }
  }
  expect(left).toBe(0)
}

function fillChronicle(t: State, butFor: string): void {
  for (const [group, count] of Object.entries(contentIndexOf(t).open)) {
    bury(t, `chronicle.${group}`, group === butFor ? count - 1 : count)
  }
}

describe('a member dies', () => {
  it('V-DEATH-1, example 8: at the end of the turn, after the action, so that the new smith may be the one', () => {
    const saved = table({}, (t) => {
      cubes(t, 'crafts.plague', 'market.brown')
      me(t).lap = 8
      family(t, 0, '1@farm', '1@council.1', '2@farm')
      owns(me(t), { orange: 1, pink: 1 })
    })
    const path = ['take:crafts.plague', 'craft:smithy', 'train:1@farm', 'produce']
    expect(offered(saved, ...path)).toEqual(['die:1@craft.smithy', 'die:1@council.1'])
    const next = done(saved, ...path, 'die:1@craft.smithy').state
    expect([player(next, 0).lap, player(next, 0).stock.plough]).toEqual([6, 1])
    expect(living(next, 0)).toContain('1@chronicle.crafts')
  })

  it('V-DEATH-2: a crossing by a plague cube from the market waits for the end of the turn', () => {
    const saved = table({}, (t) => {
      cubes(t, 'market.plague', 'church.green')
      me(t).lap = 9
      family(t, 0, '1@farm', '1@council.1')
      t.row = ['b02', 'b07'].map(customer)
      for (const p of t.players) owns(p, { grain: 3 })
    })
    const scene = played(saved, 'take:market.plague', 'serve:b02')
    expect(scene.questions[0]?.options).toEqual(['die:1@farm', 'die:1@council.1'])
    expect(kindsOf(scene.news)).toContain('passed')
  })

  it('V-DEATH-3: the owner chooses among his visible members of the lowest generation', () => {
    const saved = crossing((t) => family(t, 0, '1@bag', '2@farm', '2@inn', '3@farm'))
    expect(offered(saved, ...CROSS)).toEqual(['die:2@farm', 'die:2@inn'])
  })

  it('V-DEATH-3: with nobody to be seen nobody dies and the crossing lapses', () => {
    const next = done(
      crossing((t) => family(t, 0, '1@bag')),
      'take:harvest.plague',
    ).state
    expect([living(next, 0), player(next, 0).deaths]).toEqual([['1@bag'], 0])
  })

  it.each([
    ['farm', 'chronicle.farm'],
    ['craft.mill', 'chronicle.crafts'],
    ['council.3', 'chronicle.council'],
    ['castle.farpoint', 'chronicle.travel'],
    ['church.1', 'chronicle.church'],
    ['inn', 'grave'],
  ])('V-DEATH-4: from %s to %s', (from, to) => {
    const saved = crossing((t) => family(t, 0, `1@${from}`, '2@farm'), 3, { inn: 'front' })
    expect(living(done(saved, ...CROSS).state, 0)).toContain(`1@${to}`)
  })

  it('V-DEATH-5, example 9: with all church places taken one goes to a grave, another finds its place', () => {
    const saved = crossing((t) => {
      family(t, 0, '1@church.4', '1@farm')
      bury(t, 'chronicle.church', 3)
    })
    expect(living(done(saved, ...CROSS, 'die:1@church.4').state, 0)).toContain('1@grave')
    expect(living(done(saved, ...CROSS, 'die:1@farm').state, 0)).toContain('1@chronicle.farm')
  })

  it('V-DEATH-5: without place and grave it is laid aside', () => {
    const saved = crossing((t) => {
      family(t, 0, '1@inn', '2@farm')
      bury(t, 'grave', 8)
    })
    expect(living(done(saved, ...CROSS).state, 0)).toContain('1@aside')
  })

  it('V-DEATH-6: the dead never come back, their place is free at once, bread goes to the supply', () => {
    const saved = crossing(
      (t) => {
        cubes(t, 'harvest.plague', 'marriage.brown', 'family.green')
        family(t, 0, '1+@rank.1', '3@farm')
        family(t, 1, '1@farm', '1@grave')
      },
      3,
      MARRIAGE,
    )
    const next = done(saved, ...CROSS)
    const { state } = next
    expect([living(state, 0), player(state, 0).fed]).toEqual([['1@chronicle.farm', '3@farm'], []])
    expect(offered(next, 'take:marriage.brown')).toContain('rank:1@farm>1')
    expect(offered(next, 'take:family.green')).toEqual(['birth', 'skip'])
  })

  it.each([
    ['chronicle', (t: State) => fillChronicle(t, 'farm'), '1@farm'],
    ['graves', (t: State) => bury(t, 'grave', 7), '1@inn'],
  ])('V-DEATH-7: filling the last of the %s announces the end', (cause, fill, name) => {
    const saved = crossing((t) => {
      family(t, 0, name, '2@farm')
      fill(t)
    })
    const scene = played(saved, ...CROSS)
    expect(scene.news).toContainEqual({ kind: 'endAnnounced', seat: 0, cause })
  })
})

describe('the end', () => {
  const ending = (change: Change = () => {}) =>
    crossing((t) => {
      family(t, 0, '1@inn', '2@farm')
      bury(t, 'grave', 7)
      change(t)
    })

  it('V-END-1: whoever filled the place has no further turn', () => {
    expect(done(ending(), ...CROSS).state.end?.left).not.toContain(0)
  })

  it('V-END-2: all others have exactly one, clockwise', () => {
    const final = done(ending(), ...CROSS)
    expect([final.state.due, final.state.end?.left]).toEqual([1, [2]])
    const two = done(final, 'take:church.green', 'skip')
    expect([two.scene, two.state.due]).toEqual(['turn', 2])
    expect(done(two, 'take:market.brown').scene).toBe('mass')
  })

  const fatalMarket = (dying: number) =>
    table({}, (t) => {
      cubes(t, 'market.brown', 'church.green')
      t.row = ['b02', 'b07'].map(customer)
      family(t, dying, '1@inn', '2@church.1')
      bury(t, 'grave', 7)
      for (const p of t.players) owns(p, {})
      owns(player(t, dying), { grain: 5, green: 2 })
      player(t, dying).lap = 9
    })

  it('V-END-3, example 11: on a market day it is played to its end; if the caller fell, the others have one more', () => {
    const saved = fatalMarket(0)
    const scene = played(saved, 'take:market.brown', 'serve:b02', 'serve:b07')
    expect(kindsOf(scene.news)).toContain('endAnnounced')
    expect([scene.done?.state.due, scene.done?.state.end?.left]).toEqual([1, [2]])
  })

  it('V-END-3, example 11: if another fell, all have one more, the caller last', () => {
    const scene = played(fatalMarket(2), 'take:market.brown', 'serve:b07', 'pass')
    expect(scene.news).toContainEqual({ kind: 'endAnnounced', seat: 2, cause: 'graves' })
    expect([scene.done?.state.due, scene.done?.state.end?.left]).toEqual([1, [2, 0]])
  })

  it('V-END-4: only the first filling counts', () => {
    const saved = ending((t) => {
      t.end = { by: 2, cause: 'chronicle', left: [1] }
    })
    const next = done(saved, ...CROSS)
    expect([next.state.end?.by, next.state.due]).toEqual([2, 1])
  })

  it('V-END-5, example 11: without a cube the last turns are any one action, free, or none', () => {
    const saved = ending((t) => cubes(t, 'harvest.plague'))
    const next = done(saved, ...CROSS)
    expect(offered(next)).toEqual([
      'space:harvest',
      'space:family',
      'space:crafts',
      'space:market',
      'space:church',
      'skip',
    ])
    expect(player(stateAfter(next, 'space:harvest'), 1).stock.grain).toBe(2)
    expect(done(next, 'skip').state.due).toBe(2)
  })

  it('V-END-6: then a last mass, no wedding, then the score', () => {
    const saved = sceneAt('mass', { options: MARRIAGE }, (t) => {
      t.end = { by: 0, cause: 'graves', left: [] }
      for (const p of t.players) owns(p, {})
    })
    const mass = done(saved)
    expect(mass.scene).toBe('advance')
    expect(done(mass).scene).toBe('score')
    const end = onward(saved)
    expect([end.scene, end.state.isOver]).toEqual([null, true])
  })

  it('V-END-7: after four rounds without a death the mass is the last', () => {
    const massAfter = (quiet: number, hasDied: boolean) =>
      stateAfter(
        sceneAt('mass', {}, (t) => {
          t.quiet = quiet
          t.hasDied = hasDied
          for (const p of t.players) owns(p, {})
        }),
      ).end?.cause
    expect([massAfter(2, false), massAfter(3, false), massAfter(3, true)]).toEqual([undefined, 'quiet', undefined])
  })

  it('V-END-7: a death begins the count anew, and every round counts by itself', () => {
    const saved = sceneAt('mass', {}, (t) => {
      Object.assign(t, { quiet: 3, hasDied: true })
      bare(t)
    })
    expect(done(saved).state.quiet).toBe(0)
    const next = done({ ...saved, scene: 'startRound' }).state
    expect([next.quiet, next.hasDied]).toEqual([3, false])
  })
})

describe('mass', () => {
  const mass = (change: Change) =>
    sceneAt('mass', {}, (t) => {
      for (const p of t.players) owns(p, {})
      change(t)
    })

  it('V-MASS-1, example 7: clockwise, own members for a coin each, as long as fewer than four are out', () => {
    const saved = mass((t) => {
      family(t, 0, '2@bag', '1@church.2')
      family(t, 1, '1@bag')
      family(t, 2, '1@bag', '2@church.3')
      for (const p of t.players) owns(p, { coins: 1 })
    })
    expect(offered(saved)).toEqual(['pull:2', 'done'])
    expect(offered(saved, 'pull:2')).toEqual(['pull:1', 'done'])
    const next = done(saved, 'pull:2', '@1 done', '@2 pull:1')
    expect(next.state.players.map((p) => p.stock.coins)).toEqual([0, 1, 0])
    expect(living(next.state, 0)).toContain('2@church.1')
  })

  it('V-MASS-1, V-MASS-3: the start player is first to fetch and first to rise', () => {
    const change = (place: string) => (t: State) => {
      t.first = 1
      for (const [seat, p] of t.players.entries()) {
        family(t, seat, `1@${place}`)
        owns(p, { coins: 1, grain: 1 })
      }
    }
    const first = ['mass', 'advance'].map((scene) =>
      asked(sceneAt(scene, {}, change(scene === 'mass' ? 'bag' : 'church.1'))),
    )
    expect(first.map((ask) => [ask?.seat, ask?.about])).toEqual([
      [1, 'pull'],
      [1, 'advance'],
    ])
  })

  it('V-MASS-2: monks stay out until four figures are, so one of five comes out four times out of five', () => {
    const out = Array.from({ length: 200 }, (_, seed) => {
      const saved = sceneAt('mass', { seed }, (t) => {
        bare(t)
        family(t, 0, '1@bag')
      })
      return living(stateAfter(saved), 0).includes('1@church.1')
    }).filter(Boolean).length
    expect(out).toBeGreaterThan(145)
    expect(out).toBeLessThan(175)
  })

  it('V-MASS-1: at four nobody else may', () => {
    const saved = mass((t) => {
      family(t, 0, '1@bag', '1@bag', '1@bag', '1@bag')
      family(t, 1, '1@bag')
      for (const p of t.players) owns(p, { coins: 5 })
    })
    const next = done(saved, 'pull:1', 'pull:1', 'pull:1', 'pull:1')
    expect([living(next.state, 0), living(next.state, 1)]).toEqual([Array(4).fill('1@church.1'), ['1@bag']])
  })

  it('V-MASS-2: random figures until four are out; monks go back, members to step 1', () => {
    const saved = mass((t) => family(t, 0, '1@bag', '1@bag', '1@bag', '1@bag'))
    const scene = played(saved)
    const out = living(scene.now, 0).filter((name) => name === '1@church.1').length
    expect(scene.news).toContainEqual({ kind: 'monksDrawn', monks: 4 - out })
  })

  const settle = (t: State, families: string[][]) => {
    for (const [seat, names] of families.entries()) family(t, seat, ...names)
  }

  const advance = (change: Change, options = {}) =>
    sceneAt('advance', { options }, (t) => {
      for (const p of t.players) owns(p, {})
      change(t)
    })

  it('V-MASS-3, example 7: each step of each member for its grain', () => {
    const saved = advance((t) => {
      family(t, 0, '1@church.2', '2@church.1')
      family(t, 1, '1@church.1')
      family(t, 2, '2@church.3', '1@church.1')
      owns(player(t, 0), { grain: 3 })
      owns(player(t, 2), { grain: 4 })
    })
    const picks = ['rise:1@church.2=grain', 'rise:2@church.1=grain', '@2 rise:2@church.3=grain']
    const next = done(saved, ...picks).state
    expect(living(next, 0)).toEqual(['1@church.3', '2@church.2'])
    expect(next.players.map((p) => p.stock.grain)).toEqual([0, 0, 0])
    expect(next.players.map((p) => p.fame)).toEqual([0, 0, 2])
  })

  it('V-MASS-4: most members in church, then the foremost, then all who are alike; nobody for nobody', () => {
    const fames = (...families: string[][]) =>
      done(advance((t) => settle(t, families))).state.players.map((p) => p.fame)
    expect(fames(['1@church.1', '1@church.1'], ['1@church.4'], [])).toEqual([2, 0, 0])
    expect(fames(['1@church.1'], ['1@church.2'], ['2@church.2'])).toEqual([0, 2, 2])
    expect(fames([], [], [])).toEqual([0, 0, 0])
  })
})

describe('score', () => {
  const scored = (change: Change, options = {}) => {
    const { state } = table({ options }, (t) => {
      for (const p of t.players) {
        owns(p, {})
        p.at.fill('supply')
      }
      change(t)
    })
    return resultOf(state)
  }

  it('V-SCORE-2: where seats have given up, the tie is broken among the others', () => {
    const { state } = table({ seats: 3 }, (t) => {
      for (const [seat, p] of t.players.entries()) {
        owns(p, { grain: seat })
        p.at.fill('supply')
        p.fame = seat === 0 ? 9 : 2
      }
    })
    expect([resultOf(state).winners, resultOf(state, [1, 2]).winners]).toEqual([[0], [2]])
  })

  it('V-SCORE-1: castles, church, council, chronicle, customers and coins', () => {
    const { points } = scored((t) => {
      const p = me(t)
      family(
        t,
        0,
        '1@church.1',
        '1@church.4',
        '1@council.3',
        '1@chronicle.farm',
        '2@chronicle.song',
        '2@chronicle.crafts',
      )
      p.castles = ['northgate', 'hillfort', 'lakehold']
      p.customers = [customer('b01'), customer('b02')]
      p.fame = 7
      owns(p, { coins: 2, grain: 5 })
    })
    expect(points[0]).toEqual({
      fame: 7,
      castles: 6,
      church: 8,
      council: 4,
      chronicle: 4,
      customers: 9,
      coins: 2,
      villagers: 0,
    })
  })

  it.each([
    [2, 0],
    [3, 4],
    [4, 7],
    [5, 12],
    [6, 12],
  ])('V-SCORE-1: %i members in the chronicle are %i points', (count, points) => {
    const names = ['1', '1', '1', '1', '2', '2'].slice(0, count).map((number) => `${number}@chronicle.farm`)
    expect(scored((t) => family(t, 0, ...names)).points[0]?.chronicle).toBe(points)
  })

  it('V-SCORE-1, VP-SEA-2: castles do not score with Port', () => {
    const castles = (t: State) => {
      me(t).castles = ['northgate']
    }
    expect([scored(castles).points[0]?.castles, scored(castles, PORT).points[0]?.castles]).toEqual([1, 0])
  })

  it('V-SCORE-2: of those with most points who has more grain, then more alive, then all of them', () => {
    const winners = (grain: number[], families: string[][]) =>
      scored((t) => {
        for (const [seat, names] of families.entries()) family(t, seat, ...names)
        for (const [seat, count] of grain.entries()) owns(player(t, seat), { grain: count })
      }).winners
    expect(winners([1, 2, 0], [[], [], []])).toEqual([1])
    expect(winners([2, 2, 0], [['1@farm'], ['1@farm', '1@bag'], []])).toEqual([1])
    expect(winners([2, 2, 0], [['1@farm'], ['1@ship'], []])).toEqual([0, 1])
  })

  it('V-SCORE-1: what everybody has now is what he would have at the end', () => {
    const { state } = table({}, (t) => {
      me(t).fame = 12
    })
    expect(village.forecast(village.view(state, 0))[0]).toMatchObject({ fame: 12, coins: 1 })
  })
})
