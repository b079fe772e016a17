import type { Question } from '#kernel'
import { bestDeaths } from '../rules/deaths.ts'
import { playerOf, type State } from '../state.ts'
import { COLOURS, readOption } from '../words.ts'

/** Answers worth trying at a question, the most natural first. */

/** Options that may be played or ordered at many questions have no place in a plan. */
const BESIDE = /^(bread|open|card|coins|chests|endTurn):/

/** `2pink+coins` as counts. */
function countsIn(wares: string): Record<string, number> {
  const parts = wares.split('+').map((part) => /^(\d*)(\w+)$/.exec(part))
  return Object.fromEntries(parts.map((part) => [part?.[2] ?? '', Number(part?.[1] || 1)]))
}

/** Rates how plentiful the cubes are that an option names. */
function plentyOf(t: State, { seat }: Question, option: string): number {
  const { stock } = playerOf(t, seat)
  const counts = countsIn(readOption(option)[1])
  const cubes = COLOURS.map((colour) => (counts[colour] ?? 0) * stock[colour])
  return cubes.reduce((sum, plenty) => sum + plenty, 0) - 10 * (counts.coins ?? 0)
}

/** Of equal prices the one that leaves most variety. */
function payments(t: State, ask: Question, options: readonly string[]): string[] {
  return options.toSorted((a, b) => plentyOf(t, ask, b) - plentyOf(t, ask, a)).slice(0, 1)
}

/** Scarce cubes first. */
function picks(t: State, ask: Question, options: readonly string[]): string[] {
  return options.toSorted((a, b) => plentyOf(t, ask, a) - plentyOf(t, ask, b))
}

function pointsOfSale(t: State, option: string): number {
  const id = readOption(option)[1]
  const { customers, port } = t.setup.content
  if (id === 'cocoa' || id === 'tea') return port.stalls[id].points
  return customers.find((customer) => customer.id === id)?.points ?? 0
}

/** The free sale is for the best customer; what costs a surcharge waits for a wish of its own. */
function sales(t: State, { seat }: Question, options: readonly string[]): string[] {
  const byPoints = options.toSorted((a, b) => pointsOfSale(t, b) - pointsOfSale(t, a))
  const hasSold = t.news.some((news) => news.kind === 'customerServed' || news.kind === 'overseasSold')
  return t.market?.caller === seat && !hasSold ? byPoints : byPoints.reverse()
}

/** The highest privilege first; none only where there is none. */
function privileges(options: readonly string[]): string[] {
  const some = options.filter((option) => option !== 'none').reverse()
  return some.length > 0 ? some : [...options]
}

export function sensible(t: State, ask: Question): string[] {
  const options = ask.options.filter((option) => !BESIDE.test(option))
  if (ask.about === 'pay') return payments(t, ask, options)
  if (ask.about === 'pick') return picks(t, ask, options)
  if (ask.about === 'sell') return sales(t, ask, options)
  if (ask.about === 'privilege') return privileges(options)
  if (ask.about === 'death') return bestDeaths(t, ask).slice(0, 1)
  if (ask.about === 'connyCube' || ask.about === 'endTurn') return options.slice(0, 1)
  const acts = options.filter((option) => option !== 'skip')
  return acts.length > 0 ? acts : options
}
