import { position } from '#kernel'
import { lazily } from '#presentation/lazily'
import type { Picks, Way } from '#presentation/presentation'
import { willyville } from '#willyville/game'
import { shortOf } from '#willyville/notation'
import { answersFor, type DiceWay, type Plan } from '#willyville/planning/index'
import type { State } from '#willyville/state'
import { leftText, pairText } from '../dice.ts'
import { inWords } from '../exchange.ts'
import type { OptionContext } from '../options/index.ts'
import { dotted, shortenTo } from '../phrasing.ts'
import { choicesOf } from './choices.ts'
import { costOf } from './costs.ts'

/** A plan made one way, with its worth. */
export interface Move {
  readonly plan: Plan
  readonly way: DiceWay
  readonly worth: number
  /** So many customers are still to be chosen. */
  readonly most?: number
}

const MOST_WAYS = 24
const MOST = 100

/** Some ways of every variant rather than all of a few: a variant's rank counts once, its dice twice. */
export function chosenWays(moves: readonly Move[]): Move[] {
  if (moves.length <= MOST_WAYS) return [...moves]
  const seen = new Map<Plan, number>()
  const ranked = moves.map((move) => {
    const before = seen.get(move.plan)
    seen.set(move.plan, (before ?? -1) + 1)
    const variant = [...seen.keys()].indexOf(move.plan)
    return { move, rank: variant + 2 * ((before ?? -1) + 1) }
  })
  const kept = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, MOST_WAYS)
      .map(({ move }) => move),
  )
  return moves.filter((move) => kept.has(move))
}

const LONGEST_ID = 60

/** A short number for a long text, so that ids stay unique. */
function hashOf(text: string): string {
  let hash = 5381
  for (const sign of text) hash = (Math.imul(hash, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

/** Several picks of one question, each written short: `c07,c12`. */
export function shortStep(step: string): string {
  return step.split(',').map(shortOf).join(',')
}

export function idOf({ plan, way }: Move): string {
  const text = [way.option, ...plan.steps].map(shortStep).join('/')
  return text.length <= LONGEST_ID ? text : `${text.slice(0, LONGEST_ID - 8)}~${hashOf(text)}`
}

/** The answers a move stands for: up to whatever comes to light first, and never who dies. */
export function picksOf(state: State, { plan, way }: Move): Picks {
  const saved = { state, scene: 'turn', at: 0 }
  const answers = answersFor(willyville, saved, plan, { ...way, death: false })
  if (plan.reveals.length === 0) return answers.map(({ picks }) => picks)
  const first = answers.findIndex((_, at) => position(willyville, saved, answers.slice(0, at + 1)).finalUpTo > 0)
  return (first < 0 ? answers : answers.slice(0, first + 1)).map(({ picks }) => picks)
}

const TURNING = ['travel', 'seventh']

export function turnsCard(plan: Plan): boolean {
  return plan.reveals.some((reveal) => TURNING.includes(reveal))
}

/** `white 3 + white 4 · −1 coin`, and what it leaves for the others. */
function entryOf({ phrasing, view }: OptionContext, move: Move, hasValues: boolean): Way['entry'] {
  const { way } = move
  const pair = pairText(phrasing, way)
  const dice = hasValues ? `${way.value}: ${pair}` : pair
  const label = dotted([dice, costOf(phrasing, move, inWords(phrasing))])
  const left = leftText(phrasing, view.pool, way.dice)
  const description = dotted([
    way.death && phrasing.say('death'),
    turnsCard(move.plan) && phrasing.say('turnsCard'),
    left !== '' && phrasing.say('goal.leaves', { dice: left }),
  ])
  return {
    label: shortenTo(label, MOST),
    ...(description && { description: shortenTo(description, MOST) }),
    emoji: way.dice[0],
  }
}

/** Of many ways one or two are looked at: what is dear is worked out then. */
export function wayOf(context: OptionContext, move: Move, hasValues: boolean): Way {
  const entry = lazily(() => entryOf(context, move, hasValues))
  const picks = lazily(() => picksOf(context.state, move))
  const choices = lazily(() => choicesOf(context, move.plan))
  return {
    id: idOf(move),
    opens: move.way.option,
    death: move.way.death,
    get entry() {
      return entry()
    },
    get picks() {
      return picks()
    },
    get choices() {
      return choices()
    },
  }
}
