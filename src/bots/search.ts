import type { Luck, Run, Seat } from '#kernel'
import type { AnyInsight, Budget, Idea, Open, Trial } from './insight.ts'
import { newLuck, type OnePlyLook, playedLine, rankLines } from './one-ply.ts'
import { finishScene, nextAskingScene } from './play-line.ts'

/** A look that goes on into the turns after one's own. */
export interface Search extends OnePlyLook {
  readonly budget: Budget
  /** So many of the lines that look best are thought through. */
  readonly lines: number
  /** So many turns are played after one's own. */
  readonly depth: number
}

/** A line and what came of it each time it was thought through. */
interface Candidate {
  readonly idea: Idea
  /** It stays to the end. */
  readonly isAlso: boolean
  sum: number
  tries: number
}

/** The first look counts like so many tries. */
const FIRST_LOOK = 2

function leadOf({ idea, sum, tries }: Candidate): number {
  return (idea.lead * FIRST_LOOK + sum) / (FIRST_LOOK + tries)
}

function bestOf(insight: AnyInsight, trials: readonly Trial[], seat: Seat): Trial | undefined {
  let best: Trial | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const trial of trials) {
    const lead = insight.lead(trial.run, seat)
    if (lead > most) [best, most] = [trial, lead]
  }
  return best
}

/** The next turn as everybody is expected to play it: what looks best right after it. */
function nextTurn(insight: AnyInsight, run: Run): Run | null {
  const open = nextAskingScene(run)
  const [seat] = open?.().waitsFor() ?? []
  if (open === null || seat === undefined) return null
  const best = bestOf(insight, insight.trials(open, seat, 'narrow'), seat)
  const next = best?.run ?? open()
  finishScene(insight, next)
  return next
}

/** Plays a line and some turns more in one deal. */
function thinkThrough(search: Search, candidate: Candidate, open: Open): void {
  const { insight, seat, depth } = search
  let run = playedLine(search, candidate.idea.line, open)
  for (let turn = 0; turn < depth; turn++) {
    const next = nextTurn(insight, run)
    if (next === null) break
    run = next
  }
  candidate.sum += insight.lead(run, seat)
  candidate.tries++
}

/** The best half goes on, so that most thought goes where it is close. */
function halved(candidates: readonly Candidate[]): Candidate[] {
  const most = Math.max(2, Math.ceil(candidates.length / 2))
  return inOrder(candidates).filter(({ isAlso }, place) => isAlso || place < most)
}

function inOrder(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => leadOf(b) - leadOf(a))
}

/** The best; of those that share the last place some from all over. */
function foremost(ideas: readonly Idea[], most: number): Idea[] {
  const last = ideas[most - 1]?.lead ?? Number.NEGATIVE_INFINITY
  const sure = ideas.filter(({ lead }) => lead > last)
  const tied = ideas.filter(({ lead }) => lead === last)
  const step = tied.length / (most - sure.length)
  return [...sure, ...tied.filter((_, place) => Math.floor(place / step) > Math.floor((place - 1) / step))]
}

/** The lines that look best; of those that look exactly alike one is enough, where they are alike then. */
function candidatesIn({ insight, lines, also = [] }: Search, ideas: readonly Idea[]): Candidate[] {
  const unlike = ideas.filter(({ lead }, place) => lead !== ideas[place - 1]?.lead)
  const best = insight.isCoarse ? foremost(ideas, lines) : unlike.slice(0, lines)
  return ideas.flatMap((idea) => {
    const isAlso = also.includes(idea.line)
    return isAlso || best.includes(idea) ? [{ idea, isAlso, sum: 0, tries: 0 }] : []
  })
}

/**
 * Lines thought through, the best first, those given up on the way behind them; interrupted, what is known so far. Each
 * round has its part of the turns and of the time, so that it comes to the close ones whatever runs out first.
 */
export function searchLines(search: Search, luck: Luck): Idea[] {
  const { budget, depth } = search
  let open = candidatesIn(search, rankLines(search, luck))
  const givenUp: Candidate[] = []
  const rounds = Math.max(1, Math.ceil(Math.log2(open.length)))
  for (let round = 0; round < rounds && open.length > 1; round++) {
    const tries = Math.floor(budget.turns / rounds / open.length / Math.max(1, depth))
    const bell = (round + 1) / rounds
    for (let tried = 0; tried < tries && budget.spent() < bell; tried++) {
      const deal = search.deal(newLuck(luck))
      for (const candidate of open) {
        if (budget.spent() >= 1) return [...asIdeas(open), ...asIdeas(givenUp)]
        thinkThrough(search, candidate, deal)
      }
    }
    if (round === rounds - 1) break
    const kept = halved(open)
    givenUp.push(...open.filter((candidate) => !kept.includes(candidate)))
    open = kept
  }
  return [...asIdeas(open), ...asIdeas(givenUp)]
}

function asIdeas(candidates: readonly Candidate[]): Idea[] {
  return inOrder(candidates).map((candidate) => ({ line: candidate.idea.line, lead: leadOf(candidate) }))
}
