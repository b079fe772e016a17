import { randomAnswer } from '#bots/random-answer'
import {
  type Answer,
  begin,
  below,
  type Luck,
  position,
  type Question,
  type RecordedScene,
  type Saved,
  untilAsked,
} from '#kernel'
import { willyville } from '#willyville/game'
import { answersFor, type DiceWay, type Plan, plans } from '#willyville/planning/index'
import type { State } from '#willyville/state'
import { seedOf } from '../conformance.ts'

function any<T>(luck: Luck, list: readonly T[]): T {
  return list[below(luck, list.length)] as T
}

/** The heart's desire of a player: what they want most, and what helps them towards it. */
const HEARTS: readonly { most: RegExp; helps: RegExp }[] = [
  { most: /^travel/, helps: /^(build:(stable|wainwright)|make:(horse|wagon|beer)|field|harvest|school:.*traveller)/ },
  { most: /^monk/, helps: /^(church|build:stable|make:horse|field|harvest|school:.*abbot)/ },
  { most: /^serve/, helps: /^(market|build|make|school:.*merchant)/ },
  { most: /^(meet|hall|hand)/, helps: /^(build|make|game|field|school)/ },
]

/** The liking for a plan: the heart's goals most, goods and coins that pay for them, little time, and no Death. */
function likes(plan: Plan, { most, helps }: (typeof HEARTS)[number]): number {
  const [way] = plan.ways
  const goals = plan.goal.split('+')
  const wanted = goals.filter((goal) => most.test(goal)).length
  const helpful = goals.filter((goal) => helps.test(goal)).length
  const gained = Object.values(plan.gains.goods).filter((count) => count > 0).length + Math.max(0, plan.gains.coins)
  const liked = (1 + 100 * wanted + 8 * helpful + 4 * gained) / (1 + plan.time + (way?.time ?? 0))
  return 1 + Math.round((way?.death ? 0.5 : 10) * liked ** 2)
}

function chosen(luck: Luck, all: readonly Plan[], heart: (typeof HEARTS)[number]): Plan {
  const weights = all.map((plan) => likes(plan, heart))
  let left = below(
    luck,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return all.find((_, index) => {
    left -= weights[index] as number
    return left < 0
  }) as Plan
}

/** A player who follows sensible plans with a heart of their own, so that villages grow as they do among people. */
export function planner(game: number): (luck: Luck, ask: Question, scene: RecordedScene) => Answer {
  let planned: Answer[] = []
  return (luck, ask, { saved, answers }) => {
    if (answers.length === 0) {
      const all = plans(willyville.view(saved.state as State, ask.seat), ask.seat)
      const heart = HEARTS[(game + (game % 3 === 0 ? 0 : ask.seat)) % HEARTS.length] as (typeof HEARTS)[number]
      const plan = chosen(luck, all, heart)
      const way = below(luck, 8) === 0 ? any(luck, plan.ways) : (plan.ways[0] as DiceWay)
      planned = answersFor(willyville, saved as Saved<State>, plan, way)
    }
    const next = planned[answers.length]
    const fits = next?.seat === ask.seat && next.picks.every((id) => ask.options.includes(id))
    return fits ? next : randomAnswer(luck, ask)
  }
}

/** A game that such players play: the beginning of every turn, and the end. */
export function gameOf(seed: number, seats: number, luck: Luck): { turns: Saved<State>[]; end: Saved<State> } {
  const pick = planner(seed)
  const turns: Saved<State>[] = []
  let saved = untilAsked(willyville, begin(willyville, { seats, seed: seedOf(seed) })).saved as Saved<State>
  while (saved.scene !== null) {
    turns.push(saved)
    const answers: Answer[] = []
    let now = position(willyville, saved, answers)
    while (now.done === null) {
      const [ask] = now.questions
      if (ask !== undefined) answers.push(pick(luck, ask, { saved, answers: [...answers] }))
      now = position(willyville, saved, answers)
    }
    saved = untilAsked(willyville, now.done).saved as Saved<State>
  }
  return { turns, end: saved }
}

export function turnsOf(seed: number, seats: number, luck: Luck): Saved<State>[] {
  return gameOf(seed, seats, luck).turns
}
