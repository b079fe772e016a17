import { describe, expect, it } from 'vitest'
import { type Answer, below, luckFrom, position } from '#kernel'
import { village } from '#village/game'
import type { VillageNews } from '#village/news'
import { goalId, goalNamed, type Plan, plans } from '#village/planning/index'
import { pointsOf } from '#village/rules/score'
import { playerOf, type State } from '#village/state'
import { WARES } from '#village/words'
import { breadth } from '../breadth.ts'
import { optionSets, seedOf } from '../conformance.ts'
import { ALL, cubes, customer, family, INN, me, owns, PORT, table, villager } from './table.ts'
import { type Asked, beginningsOf, questionsOf } from './turns.ts'

const known = new Map<unknown, Plan[]>()

/** Made once for each moment: every test looks at the same. */
function plansAt({ here, ask }: Pick<Asked, 'here' | 'ask'>): Plan[] {
  const made = known.get(here) ?? plans(village.view(here.now, ask.seat), ask.seat)
  known.set(here, made)
  return made
}

function plansOf(saved: ReturnType<typeof table>): Plan[] {
  const { now } = position<State>(village, saved, [])
  return plans(village.view(now, now.due), now.due)
}

function follow({ saved, answers, ask }: Asked, picks: readonly string[]) {
  const more: Answer[] = picks.map((pick) => ({ seat: ask.seat, picks: [pick] }))
  return position<State>(village, saved, [...answers, ...more])
}

function totalOf(t: State, seat: number): number {
  return Object.values(pointsOf(t, seat)).reduce((sum, points) => sum + points, 0)
}

/** The truth of a plan once it was played, in the plan's own words. */
function truthOf({ here, ask }: Asked, after: ReturnType<typeof follow>) {
  const [was, is] = [playerOf(here.now, ask.seat), playerOf(after.now, ask.seat)]
  const news = (after.news as VillageNews[]).slice(here.news.length)
  const own = news.filter((event) => 'seat' in event && event.seat === ask.seat)
  return {
    wares: Object.fromEntries(WARES.map((ware) => [ware, is.stock[ware] - was.stock[ware]])),
    points: totalOf(after.now, ask.seat) - totalOf(here.now, ask.seat),
    time: own.reduce((sum, event) => sum + (event.kind === 'timePaid' ? event.time : 0), 0),
    deaths: own.filter(({ kind }) => kind === 'quillCrossed').length,
  }
}

function promiseOf({ gains, time, deaths }: Plan) {
  return { wares: gains.wares, points: gains.points, time, deaths }
}

const SETS = optionSets(village)
const luck = luckFrom(seedOf(8))
/** One of so many turns is looked at; three times as many by `npm run soak -- breadth`. */
const SHARE = breadth(36, 12)
const turns = SETS.flatMap((options, seed) => beginningsOf({ seats: 1 + (seed % 5), options, seed })).filter(
  () => below(luck, SHARE) === 0,
)

describe('plans', () => {
  it('can be played to their end in every set, and cost and bring what they say', () => {
    let played = 0
    for (const turn of turns) {
      for (const plan of plansAt(turn).filter(() => below(luck, 5) === 0)) {
        const after = follow(turn, [...plan.steps, ...plan.rest])
        const say = JSON.stringify({ plan, options: turn.here.now.setup.options })
        expect(after.refusal, say).toBeNull()
        const [truth, promise] = [truthOf(turn, after), promiseOf(plan)]
        expect([truth.wares, truth.time], say).toEqual([promise.wares, promise.time])
        if (plan.isOpen) continue
        expect(after.done, say).not.toBeNull()
        expect(truth, say).toEqual(promise)
        played++
      }
    }
    expect(played).toBeGreaterThan(18_000 / SHARE)
  })

  it('have goals whose ids are read back as what was meant', () => {
    const goals = turns.flatMap((turn) => plansAt(turn).map(({ goal }) => goal))
    expect(new Set(goals.map(({ kind }) => kind)).size).toBeGreaterThan(15)
    for (const goal of goals) expect(goalNamed(goalId(goal)), goalId(goal)).toEqual(goal)
    for (const id of ['', 'make', 'make:gold', 'harvest:', 'council:0', 'privilege:undefined', 'cube:cube'])
      expect(goalNamed(id), id).toBeNull()
  })

  it('end where it is asked who dies, which cube Conny takes, or who is served on her market day', () => {
    const about = new Set<string>()
    const alone = [1, 2].flatMap((seed) => beginningsOf({ seats: 1, options: {}, seed }))
    for (const turn of [...turns, ...alone]) {
      for (const plan of plansAt(turn).filter(({ rest }) => rest.length > 0)) {
        about.add(follow(turn, plan.steps).questions[0]?.about ?? '')
      }
    }
    expect([...about].sort()).toEqual(['connyCube', 'death', 'sell'])
  })

  it('bring to light what they say they do, and not before their last step', () => {
    let revealing = 0
    for (const turn of turns.filter(() => below(luck, 3) === 0)) {
      for (const plan of plansAt(turn).filter(({ isRevealing }) => isRevealing)) {
        const picks = [...plan.steps, ...plan.rest]
        expect(follow(turn, picks.slice(0, -1)).now.luck[4], goalId(plan.goal)).toBe(turn.here.now.luck[4])
        expect(follow(turn, picks).now.luck[4], goalId(plan.goal)).not.toBe(turn.here.now.luck[4])
        revealing++
      }
    }
    expect(revealing).toBeGreaterThan(1200 / SHARE)
  })

  it('begin with every cube and every well there is', () => {
    for (const turn of turns.filter(() => below(luck, 4) === 0)) {
      const starts = new Set(plansAt(turn).map(({ steps }) => steps[0]))
      const cubesThere = turn.ask.options.filter((option) => option.startsWith('take:'))
      expect(cubesThere.filter((option) => !starts.has(option))).toEqual([])
    }
  })

  it('use every action that a cube leads to', () => {
    for (const turn of turns.filter(() => below(luck, 3) === 0)) {
      const all = plansAt(turn)
      for (const start of turn.ask.options.filter((option) => /^take:(family|crafts|council|church)/.test(option))) {
        const use = follow(turn, [start]).questions[0]
        if (use === undefined || !/^(family|crafts|council|church)$/.test(use.about)) continue
        const meant = use.options.filter((option) => !/^(skip$|(bread|open|card|coins|chests|endTurn):)/.test(option))
        const used = new Set(all.filter(({ steps }) => steps[0] === start).map(({ steps }) => steps[1]))
        expect(meant.filter((option) => !used.has(option))).toEqual([])
      }
    }
  })

  it('are the same however what is hidden lies', () => {
    for (const turn of turns.filter(() => below(luck, 6) === 0)) {
      const { here, ask } = turn
      const view = village.view(here.now, ask.seat)
      const other = village.imagine(view, luckFrom(seedOf(77)))
      expect(plans(village.view(other, ask.seat), ask.seat)).toEqual(plansAt(turn))
    }
  })

  it('are enough to choose from and not too many', () => {
    const counts = turns.map((turn) => plansAt(turn).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...counts)).toBeLessThan(800)
  })

  it('are for the seat that is due, before it has begun, and at no other question', () => {
    const asked = questionsOf({ seats: 3, options: ALL, seed: 2 })
    for (const { here, ask } of asked.filter(() => below(luck, 3) === 0)) {
      const isBeginning = here.now.turn === 'open'
      expect(plansAt({ here, ask }).length > 0, ask.about).toBe(isBeginning)
      const other = (ask.seat + 1) % 3
      expect(plans(village.view(here.now, other), other)).toEqual([])
    }
  })

  const goalsOf = (saved: ReturnType<typeof table>) => new Set(plansOf(saved).map(({ goal }) => goalId(goal)))

  it('name what is wanted: goods, members, customers, and the cube alone', () => {
    const saved = table({}, (t) => {
      cubes(t, 'crafts.pink', 'family.green', 'market.brown', 'harvest.plague')
      t.row = ['b02', 'b05', 'b01'].map(customer)
      family(t, 0, '1@farm', '2@craft.smithy')
      owns(me(t), { grain: 3, orange: 1 })
    })
    const goals = goalsOf(saved)
    for (const goal of ['harvest', 'birth', 'recall', 'make:plough', 'make:horse', 'make:ox', 'train:stables']) {
      expect(goals).toContain(goal)
    }
    expect(goals).toContain('serve:b02')
    expect(goals).not.toContain('serve:b05')
    expect(goals).toContain('cube')
  })

  it('use the well where no cube of influence is left', () => {
    const saved = table({}, (t) => {
      cubes(t, 'crafts.pink')
      owns(me(t), { green: 3, grain: 1 })
    })
    const harvest = plansOf(saved).filter(({ goal }) => goalId(goal) === 'harvest')
    expect(harvest.map(({ steps }) => steps)).toEqual([['well:green', 'space:harvest']])
    expect(harvest[0]?.gains.wares).toMatchObject({ green: -3, grain: 2 })
  })

  it('V-END-5: in a last turn without cubes any action is free', () => {
    const saved = table({}, (t) => {
      cubes(t)
      t.end = { by: 1, cause: 'graves', left: [] }
    })
    const harvest = plansOf(saved).find(({ goal }) => goalId(goal) === 'harvest')
    expect(harvest?.steps).toEqual(['space:harvest'])
  })

  it('sail with cargo to an island, sell there and light its lighthouse', () => {
    const saved = table({ options: PORT }, (t) => {
      cubes(t, 'travel.pink', 'harvest.green')
      family(t, 0, '1@farm', '2@farm')
      owns(me(t), { coins: 3, pink: 4, orange: 2, brown: 2, ox: 1, plough: 1 })
    })
    const all = plansOf(saved).filter(({ goal }) => goalId(goal) === 'sail:plough')
    expect(Math.max(...all.map(({ gains }) => gains.points))).toBeGreaterThanOrEqual(4 + 3 + 5 - 3)
  })

  it('V-TURN-6: begin with a villager too, and leave the turn as open as it was', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t, 'harvest.green', 'market.brown')
      me(t).villagers = ['herdsman', 'medico'].map(villager)
    })
    const played = plansOf(saved).filter(({ goal }) => goal.kind === 'card')
    expect(played.map(({ steps }) => steps)).toEqual([
      ...['2horse', 'horse+ox', '2ox'].map((beasts) => ['card:herdsman', `pick:${beasts}`]),
    ])
    expect(played.every(({ isOpen, isRevealing }) => isOpen && !isRevealing)).toBe(true)
  })

  it('stop where a villager pile is turned, and say so', () => {
    const saved = table({ options: INN }, (t) => {
      cubes(t, 'inn.pink', 'harvest.green')
      owns(me(t), { beer: 2 })
    })
    const visits = plansOf(saved).filter(({ goal }) => goalId(goal) === 'inn')
    expect(visits.map(({ steps }) => steps.at(-1))).toEqual(['tuck:1', 'tuck:2', 'tuck:3'])
    expect(visits.every(({ isOpen, isRevealing }) => isOpen && isRevealing)).toBe(true)
  })
})
