import type { Ask, Luck, Run, Seat } from '#kernel'
import type { Insight, Open, Trial } from './insight.ts'
import { randomAnswer } from './random.ts'

/** So many options of one question are looked at. */
const MOST = { wide: 60, narrow: 6 }

/** Options spread evenly over the list, if there are too many. */
function someOf(ask: Ask, most: number): string[][] {
  const { options, min, max } = ask
  const step = Math.max(1, options.length / most)
  const count = Math.min(options.length, most)
  const places = Array.from({ length: count }, (_, at) => Math.floor(at * step))
  if (max === 1) return [...(min === 0 ? [[]] : []), ...places.map((place) => [options[place] as string])]
  const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return sizes.flatMap((size) => places.map((place) => rotated(options, place).slice(0, size))).slice(0, most)
}

function rotated(list: readonly string[], by: number): string[] {
  return [...list.slice(by), ...list.slice(0, by)]
}

/** Luck that depends on where the run stands, and leaves it alone. */
function luckAt(run: Run): Luck {
  const [a, b, c, d] = run.state.luck
  return [a, b, c, (d ^ (run.taken * 0x9e3779b9)) >>> 0 || 1, 0]
}

function habit(run: Run, seat: Seat): readonly string[] {
  const ask = run.askOf(seat)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  if (ask.pass !== undefined && run.taken > 50) return [ask.pass]
  return randomAnswer(luckAt(run), ask).picks
}

/** One option after the other; the rest of a line is left to habit. */
function trials(open: Open, seat: Seat, breadth: keyof typeof MOST): Trial[] {
  const ask = open().askOf(seat)
  if (ask === undefined) return []
  return someOf(ask, MOST[breadth]).flatMap((picks) => {
    const run = open()
    return run.answer({ seat, picks }) === null ? [{ line: [picks], run }] : []
  })
}

function lead({ game, state, next }: Run, seat: Seat): number {
  const points = next === null ? game.result(state).points : game.forecast(game.view(state, seat))
  const totals = points.map((one) => Object.values(one).reduce((sum, more) => sum + more, 0))
  const others = totals.filter((_, other) => other !== seat)
  return (totals[seat] as number) - Math.max(...others)
}

/** What can be known of any game: its options, and its points if it ended now. */
export const plain: Insight = { trials, habit, lead }
