import { describe, expect, it } from 'vitest'
import { below, luckFrom, type Position, position, type Saved } from '#kernel'
import { willyville } from '#willyville/game'
import { answersFor, type DiceWay, type Plan, plans } from '#willyville/planning/index'
import { activeSeat, playerOf, type State } from '#willyville/state'
import { breadth } from '../breadth.ts'
import { seedOf } from '../conformance.ts'
import { turnsOf } from './planner.ts'
import { craft, customer, me, onlyLives, pool, table } from './table.ts'

function plansOf(saved: Saved<State>): Plan[] {
  const seat = activeSeat(saved.state)
  return plans(willyville.view(saved.state, seat), seat)
}

/** The truth about a plan once it was played, in the plan's own words. */
function truthOf(saved: Saved<State>, played: Position<State>): Record<string, number | boolean> {
  const seat = activeSeat(saved.state)
  const [was, is] = [playerOf(saved.state, seat), playerOf(played.now, seat)]
  const heard = played.news as State['news']
  return {
    coins: is.coins - was.coins,
    time: heard.reduce((sum, news) => sum + (news.kind === 'timePaid' ? news.time : 0), 0),
    death: heard.some((news) => news.kind === 'deathCame'),
    markers: (is.meeting?.markers ?? 0) - (was.meeting?.markers ?? 0),
    served: is.served.length - was.served.length,
  }
}

function promiseOf(saved: Saved<State>, plan: Plan, way: DiceWay): Record<string, number | boolean> {
  const { meeting } = playerOf(saved.state, activeSeat(saved.state))
  const { slots } = saved.state.setup.content.meetingPlace
  const had = meeting?.markers ?? 0
  return {
    coins: plan.gains.coins - way.coins,
    time: plan.time + way.time,
    death: way.death,
    markers: Math.min(slots, had - way.markers + plan.gains.markers) - had,
    served: plan.goal.split('+').filter((step) => step.startsWith('serve:')).length,
  }
}

/** A craft building that is full already makes nothing. */
function isInVain(t: State, seat: number, option: string): boolean {
  const kind = t.setup.content.craft.find(({ good }) => option === `make:${good}`)
  return kind !== undefined && (playerOf(t, seat).crafts[kind.good]?.goods ?? 0) >= kind.slots
}

const SEEDS = breadth([1], [1, 2, 3])

describe('plans', () => {
  const luck = luckFrom(seedOf(99))
  const turns = [2, 3, 4].flatMap((seats) => SEEDS.flatMap((seed) => turnsOf(seed, seats, luck)))

  it('can be played to their end, and cost and bring what they say', () => {
    let played = 0
    for (const saved of turns) {
      for (const plan of plansOf(saved).filter(() => below(luck, 8) === 0)) {
        for (const way of plan.ways.slice(0, 3)) {
          const answers = answersFor(willyville, saved, plan, way)
          const after = position(willyville, saved, answers)
          const say = JSON.stringify({ plan, way, answers })
          expect(after.refusal, say).toBeNull()
          if (plan.isOpen) {
            expect(after.done, say).toBeNull()
            expect(after.finalUpTo, say).toBeGreaterThan(0)
            continue
          }
          const isMission = after.questions[0]?.about === 'mission' || after.questions[0]?.about === 'plague'
          expect(after.done !== null || isMission, say).toBe(true)
          expect(truthOf(saved, after), say).toEqual(promiseOf(saved, plan, way))
          played++
        }
      }
    }
    expect(played).toBeGreaterThan(700 * SEEDS.length)
  })

  it('leave no banner out that the dice question can lead to', () => {
    for (const saved of turns.filter(() => below(luck, 6) === 0)) {
      const seat = activeSeat(saved.state)
      const goals = new Set(plansOf(saved).flatMap(({ goal }) => goal.split('+')))
      const dice = position(willyville, saved, []).questions[0]
      const reachable = new Set<string>()
      for (const option of dice?.options ?? []) {
        const act = position(willyville, saved, [{ seat, picks: [option] }]).questions[0]
        if (act?.about === 'act') for (const id of act.options) reachable.add(id)
      }
      const meant = [...reachable].filter(
        (id) => !/^(ask:stay|spare|hall|(plough|joker)>.*)$/.test(id) && !isInVain(saved.state, seat, id),
      )
      expect(meant.filter((id) => !goals.has(id))).toEqual([])
    }
  })

  it('are many in a rich village and still few enough to choose from', () => {
    const counts = turns.map((saved) => plansOf(saved).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...counts)).toBeLessThan(400)
  })

  const withFields = (change: (p: ReturnType<typeof me>) => void) =>
    table(2, (t) => {
      pool(t, 'w3 w4 w1')
      const p = me(t)
      p.coins = 0
      onlyLives(p, 'merchant')
      change(p)
    })
  const best = (saved: Saved<State>) => Math.max(...plansOf(saved).map(({ gains }) => gains.coins + gains.points))

  it('harvest ploughed fields before a customer takes the ploughs', () => {
    const saved = withFields((p) => {
      p.fields = [{ plough: true }, { plough: true }]
      p.waiting = [customer('7', { plough: 2 })]
    })
    const paid = saved.state.setup.content.customers[customer('7', { plough: 2 })]?.points ?? 0
    expect(best(saved)).toBe(4 + paid)
  })

  it('move ploughs from the smithy to the fields before the harvest', () => {
    const saved = withFields((p) => {
      p.fields = [{ plough: false }, { plough: false }]
      craft(p, 'plough', 0, 2)
    })
    expect(best(saved)).toBe(4)
  })

  it('bury nobody because of a card that was only imagined', () => {
    for (let seed = 0; seed < 12; seed++) {
      const saved = table(2, (t) => {
        pool(t, 'w4 b6')
        const p = me(t)
        p.travel = [0, 4, 8]
        p.coins = 20
        p.cloud = 9
        onlyLives(p, 'traveller', 'craftsman')
        t.chronicle.traveller = [0, 1]
        t.chronicle.craftsman = [0, 1]
      })
      const travel = plansOf(saved).find(({ goal }) => goal === 'travel')
      expect(travel?.burial).toBe(plansOf(saved).find(({ goal }) => goal === 'ask:coin')?.burial)
    }
  })

  it('are made after ploughs were moved too', () => {
    const saved = withFields((p) => {
      p.fields = [{ plough: false }, { plough: false }]
      craft(p, 'plough', 0, 2)
    })
    const given = [{ seat: 0, picks: ['plough>field1'] }]
    const { now } = position(willyville, saved, given)
    const [plan] = plans(willyville.view(now, 0), 0).filter(({ goal }) => goal.startsWith('harvest')) as [Plan]
    const answers = answersFor(willyville, saved, plan, plan.ways[0] as DiceWay, given)
    expect(position(willyville, saved, answers).done?.state.players[0]?.coins).toBe(4)
  })

  it('are for the seat whose turn it is, before its dice are chosen', () => {
    const [saved] = turns as [Saved<State>]
    const seat = activeSeat(saved.state)
    const other = (seat + 1) % 2
    expect(plans(willyville.view(saved.state, other), other)).toEqual([])
    const option = position(willyville, saved, []).questions[0]?.options[0] as string
    const { now } = position(willyville, saved, [{ seat, picks: [option] }])
    expect(plans(willyville.view(now, seat), seat)).toEqual([])
  })
})
