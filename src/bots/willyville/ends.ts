import { copyState, Run, type Seat } from '#kernel'
import { willyville } from '#willyville/game'
import { endTurn } from '#willyville/scenes/turn'
import { playerOf, type State } from '#willyville/state'
import type { Open, Trial } from '../insight.ts'
import { habitualAnswer, sensibleAnswers, type Taste } from './sensible-answers.ts'

type Picks = readonly string[]

export function playedTo(open: Open<State>, seat: Seat, picks: readonly Picks[]): Run<State> {
  const run = open()
  for (const answer of picks) run.answer({ seat, picks: answer })
  return run
}

/** The game with one scene more, for thought alone: a turn from its death on. */
const fromDeath = {
  ...willyville,
  scenes: {
    ...willyville.scenes,
    death: (t: State) => {
      if (t.turn === null) throw new Error('nobody dies between turns')
      return endTurn(t, t.turn)
    },
  },
}

/** The run as it stands while it is asked who dies: what went before need not be played again for each of them. */
function beforeDeath({ state, at }: Run<State>, seat: Seat): Open<State> {
  const saved = { state: copyState(state), scene: 'death', at }
  playerOf(saved.state, seat).death = true
  return () => Run.onCopy<State>(fromDeath, saved)
}

/** A run to play on, and where its line begins to be played. */
interface Branch {
  readonly run: () => Run<State>
  readonly open: Open<State>
  readonly from: number
  readonly line: Picks[]
}

function branchOf({ open, from }: Pick<Branch, 'open' | 'from'>, seat: Seat, line: Picks[]): Branch {
  return { run: () => playedTo(open, seat, line.slice(from)), open, from, line }
}

/** Plays picks on to all their sensible ends; they may have been played already. */
export function ends(
  open: Open<State>,
  seat: Seat,
  before: readonly Picks[],
  taste: Taste,
  most: number,
  played = playedTo(open, seat, before),
): Trial<State>[] {
  const trials: Trial<State>[] = []
  const waiting: Branch[] = [{ run: () => played, open, from: 0, line: [...before] }]
  while (waiting.length > 0 && trials.length < most) {
    const branch = waiting.shift() as Branch
    const { line } = branch
    const run = branch.run()
    for (let ask = run.questionOf(seat); ask !== undefined; ask = run.questionOf(seat)) {
      const [first, ...others] = sensibleAnswers(ask, run.state, taste)
      if (first === undefined) throw new Error(`no answer to ${ask.about}`)
      const isDeath = ask.about === 'die' && others.length > 0 && trials.length + 1 < most
      const fork = isDeath ? { open: beforeDeath(run, seat), from: line.length } : branch
      for (const other of others) waiting.push(branchOf(fork, seat, [...line, other]))
      run.answer({ seat, picks: first })
      line.push(first)
    }
    for (const ask of run.questions) run.answer({ seat: ask.seat, picks: habitualAnswer(ask, run.state) })
    trials.push({ line, run })
  }
  return trials
}
