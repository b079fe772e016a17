import { type GameState, Run, type Saved, type Seat } from '#kernel'
import type { Insight, Line, Open } from './insight.ts'

/** Answers by habit until the scene is over. */
export function finishScene<S extends GameState>(insight: Insight<S>, run: Run<S>): void {
  for (let [seat] = run.waitsFor(); seat !== undefined; [seat] = run.waitsFor()) {
    if (run.answer({ seat, picks: insight.habit(run, seat) }) !== null) throw new Error('a habit must be an answer')
  }
}

/** Plays a line as far as it fits, and by habit whatever else is asked until the scene is over. */
export function playLine<S extends GameState>(insight: Insight<S>, run: Run<S>, seat: Seat, line: Line): void {
  for (const picks of line) {
    if (run.questionOf(seat) === undefined || run.answer({ seat, picks }) !== null) break
  }
  finishScene(insight, run)
}

/** The next scene in which somebody is asked, from its beginning; null when the game is over. */
export function nextAskingScene<S extends GameState>({ game, done }: Run<S>): Open<S> | null {
  if (done === null) throw new Error('this scene still runs')
  let saved: Saved<S> = done
  while (saved.scene !== null) {
    const beginning = saved
    const open = () => Run.onCopy(game, beginning)
    const run = open()
    if (run.done === null) return open
    saved = run.done
  }
  return null
}
