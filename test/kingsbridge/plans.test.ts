import { describe, expect, it } from 'vitest'
import { type Answer, below, luckFrom, position, type Saved } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { type Plan, plans } from '#kingsbridge/planning/index'
import { playerOf, projectOn, type State, seatOnTurn } from '#kingsbridge/state'
import { GOODS } from '#kingsbridge/words'
import { play, seedOf } from '../conformance.ts'
import { bring, give, played, turn, turningUp, viewOf } from './table.ts'
import { wilful } from './wilful.ts'

function plansOf(saved: Saved<State>): Plan[] {
  const seat = seatOnTurn(saved.state)
  return plans(viewOf(saved.state, seat), seat)
}

/** The plan's steps as far as they are asked for. */
function follow(saved: Saved<State>, { steps }: Plan): ReturnType<typeof position<State>> {
  const seat = seatOnTurn(saved.state)
  const answers: Answer[] = []
  for (const step of steps) {
    const [question] = position(kingsbridge, saved, answers).questions
    if (question?.seat === seat && question.options.includes(step)) answers.push({ seat, picks: [step] })
  }
  return position<State>(kingsbridge, saved, answers)
}

function turnsOf(seed: number, seats: number): Saved<State>[] {
  const { scenes } = play({ game: kingsbridge, seats, seed, depth: 0, pick: wilful(seed) })
  return scenes.flatMap(({ saved }) => (saved.scene === 'turn' ? [saved as Saved<State>] : []))
}

describe('plans', () => {
  const luck = luckFrom(seedOf(8))
  const turns = [2, 3, 4].flatMap((seats) => [1, 2, 3].flatMap((seed) => turnsOf(seed, seats)))

  it('can be played, and bring what they say', () => {
    let followed = 0
    for (const saved of turns.filter(() => below(luck, 8) === 0)) {
      const seat = seatOnTurn(saved.state)
      const was = playerOf(saved.state, seat)
      for (const plan of plansOf(saved).filter(({ isOpen }) => !isOpen)) {
        const is = playerOf(follow(saved, plan).now, seat)
        const goods = Object.fromEntries(GOODS.map((good) => [good, is.goods[good] - was.goods[good]]))
        expect({ vp: is.vp - was.vp, goods }, JSON.stringify(plan)).toEqual({
          vp: plan.gains.vp,
          goods: plan.gains.goods,
        })
        followed++
      }
    }
    expect(followed).toBeGreaterThan(500)
  })

  it('name every card in hand, used in every way and forgone', () => {
    const saved = turn((t) => give(t, 0, { stone: 1 }))
    const all = plansOf(saved)
    expect(new Set(all.map(({ card }) => card)).size).toBe(12)
    expect(all.filter(({ use }) => use.kind === 'forgo')).toHaveLength(12)
    const built = all.find(({ steps }) => steps[1] === 'project:bridge=1stone')
    expect(built?.gains).toMatchObject({ vp: 3, points: 2, goods: { stone: -1 } })
  })

  it('say which project they finish, and that something comes to light', () => {
    const saved = turn((t) => {
      bring(t, 'tower', { stone: 5, wood: 2 })
      bring(t, 'guildhall', { stone: 1, wood: 2 })
      projectOn(t, 'guildhall')?.seals.push(0)
      give(t, 0, { stone: 1 })
    })
    const of = (step: string) => plansOf(saved).find(({ steps }) => steps[1] === step)
    expect(of('project:tower=1stone')).toMatchObject({ finishes: 'tower', isOpen: true })
    expect(of('project:guildhall=1stone')).toMatchObject({ finishes: 'guildhall', isOpen: false, gains: { vp: 4 } })
  })

  it('are none for who is not on turn or has laid their card', () => {
    const saved = turn()
    expect(plans(viewOf(saved.state, 1), 1)).toEqual([])
    expect(plans(viewOf(turningUp('c1-palace').state, 0), 0)).toEqual([])
    expect(plans(viewOf(played(saved, 'lay:grain').now, 0), 0)).toEqual([])
  })
})
