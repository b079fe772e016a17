import { below, type Luck, type Seat } from '#kernel'
import { dealHidden, type Situation } from './deal-hidden.ts'
import type { Breadth, Budget, Idea, Level, Line } from './insight.ts'
import { insightOf } from './insights.ts'
import { explainLine, type OnePlyLook, rankLines, USUAL_DEALS } from './one-ply.ts'
import { searchLines } from './search.ts'

/** A question to a seat, and how well it thinks about it. */
export interface ThinkRequest extends Situation {
  readonly seat: Seat
  readonly level: Level
  /** A seed: the same question with the same seed has the same answer, if there is time enough. */
  readonly seed: string
  /** The turns played in thought; as usual for the level if nothing is said. */
  readonly turns?: number
  /** The milliseconds it may take; as usual if nothing is said. */
  readonly patience?: number
  /** Lines that are thought through whether they look good or not. */
  readonly also?: readonly Line[]
  /** Which lines are candidates: for advice all that are shown, otherwise `wide`. */
  readonly breadth?: Breadth
  /** For so many of the best ideas it is told what they bring and cost. */
  readonly reasons?: number
  /** An apprentice overlooks most ideas, for whoever plays their first game. */
  readonly isGentle?: boolean
}

/** Thinks for bots and hints: ideas, the best first. If stopped, it answers with what is known by then. */
export type Think = (question: ThinkRequest, stop?: AbortSignal) => Promise<readonly Idea[]>

/** So many turns a master plays in thought. */
const TURNS = 500

export function turnsFor({ level, turns }: Pick<ThinkRequest, 'level' | 'turns'>): number {
  return turns ?? (level === 'master' ? TURNS : 0)
}

/** A judgement by points alone must see what a turn was good for. */
const COARSE_ROUNDS = 3

const LINES = 6
/**
 * An apprentice overlooks one idea in three; where many look alike they see few of them, or they would miss nothing. A
 * gentle one loses two games of three to newcomers who press any of the three ideas they are shown, and now and then
 * whatever else they like.
 */
const SIGHT = { usual: { sees: 2, of: 3 }, coarse: { sees: 1, of: 8 }, gentle: { sees: 1, of: 8 } }

/** Somebody who learns the game overlooks things. */
function noticed(ideas: readonly Idea[], { sees, of }: (typeof SIGHT)['usual'], luck: Luck): readonly Idea[] {
  const seen = ideas.filter(() => below(luck, of) >= of - sees)
  return seen.length > 0 ? seen : ideas
}

/** Ideas for a question, the best first. */
export function ideasFor(question: ThinkRequest, luck: Luck, budget: Budget): readonly Idea[] {
  const { game, seat, level, also = [], breadth = 'wide', reasons = 0 } = question
  const look: OnePlyLook = {
    insight: insightOf(game.name, level),
    deal: dealHidden(question, seat),
    seat,
    deals: USUAL_DEALS,
    also,
    breadth,
  }
  const ideas = ideasBy(question, look, luck, budget)
  return ideas.map((idea, place) => (place < reasons ? { ...idea, because: explainLine(look, idea.line, luck) } : idea))
}

function ideasBy(
  { level, saved, isGentle = false }: ThinkRequest,
  look: OnePlyLook,
  luck: Luck,
  budget: Budget,
): readonly Idea[] {
  // Thought goes on until one's own next turns are over, so that everybody's count alike.
  const depth = saved.state.setup.seats * (look.insight.isCoarse ? COARSE_ROUNDS : 1)
  if (level === 'master') return searchLines({ ...look, budget, lines: LINES, depth }, luck)
  const ideas = rankLines(look, luck)
  if (level !== 'apprentice') return ideas
  const sight = look.insight.isCoarse ? SIGHT.coarse : isGentle ? SIGHT.gentle : SIGHT.usual
  return noticed(ideas, sight, luck)
}
