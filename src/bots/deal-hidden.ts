import { type Answer, type AnyGame, copyState, hasMoved, type Luck, Run, type Saved, type Seat } from '#kernel'
import type { Open } from './insight.ts'

/** A game as it stands: its running scene's beginning and the answers since. */
export interface Situation {
  readonly game: AnyGame
  readonly saved: Saved
  readonly answers: readonly Answer[]
}

/** A game as one seat may know it: every deal stands where the game stands, with all that is hidden dealt anew. */
export type Deal = (luck: Luck) => Open

type Tree = Record<string | number, unknown>

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

/** Makes one value equal to another in place, because a running scene holds on to its parts. */
function become(mine: Tree, theirs: Tree): void {
  if (Array.isArray(mine)) mine.length = (theirs as unknown as unknown[]).length
  for (const key of Object.keys(theirs)) {
    const [own, other] = [mine[key], theirs[key]]
    if (key === 'setup' || own === other) continue
    if (isTree(own) && isTree(other)) become(own, other)
    else mine[key] = other
  }
}

function runOf({ game, saved }: Situation, answers: readonly Answer[]): Run {
  const run = Run.onCopy(game, saved)
  for (const answer of answers) run.answer(answer)
  run.passOver()
  return run
}

/** Sealed answers of others are not known before all are in. */
function withoutSealed(stand: Situation, seat: Seat): Answer[] {
  const run = runOf(stand, stand.answers)
  const sealed = run.questions.length - run.waitsFor().length
  const open = stand.answers.length - sealed
  return stand.answers.filter((answer, place) => place < open || answer.seat === seat)
}

/**
 * The only place that looks at what is hidden, to deal it anew before anybody thinks: until something comes to light in
 * a scene the view from its beginning is all there is; after that the scene is brought to where it stands first.
 */
export function dealHidden(stand: Situation, seat: Seat): Deal {
  const { game, saved } = stand
  const answers = withoutSealed(stand, seat)
  const { state } = runOf(stand, answers)
  if (!hasMoved(saved.state, state)) {
    const v = game.view(saved.state, seat)
    return (luck) => {
      const dealt = { ...stand, saved: { ...saved, state: game.imagine(v, luck) } }
      return () => runOf(dealt, answers)
    }
  }
  const v = game.view(state, seat)
  return (luck) => {
    const dealt = game.imagine(v, luck)
    return () => {
      const run = runOf(stand, answers)
      become(run.state as unknown as Tree, copyState(dealt) as unknown as Tree)
      return run
    }
  }
}
