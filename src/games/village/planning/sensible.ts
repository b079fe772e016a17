import type { Gift } from '#data/village/schema'
import type { Question } from '#kernel'
import { isBeside, optionNamed } from '../modules/in-play.ts'
import { bestDeaths } from '../rules/deaths.ts'
import { pointsOfSale } from '../rules/sales.ts'
import { playerOf, type State } from '../state.ts'
import { COLOURS } from '../words.ts'

/** Answers worth trying at a question, the most natural first. */

/** The wares that are paid or picked. */
function waresOf(id: string): Gift {
  const option = optionNamed(id)
  return option?.kind === 'pay' || option?.kind === 'pick' ? option.wares : {}
}

/** Rates how plentiful the cubes are that an option names. */
function plentyOf(t: State, { seat }: Question, id: string): number {
  const { stock } = playerOf(t, seat)
  const wares = waresOf(id)
  const cubes = COLOURS.map((colour) => (wares[colour] ?? 0) * stock[colour])
  return cubes.reduce((sum, plenty) => sum + plenty, 0) - 10 * (wares.coins ?? 0)
}

/** The options, those of the least worth first; each is rated once. */
function byWorth(options: readonly string[], worthOf: (option: string) => number): string[] {
  const rated = options.map((option) => ({ option, worth: worthOf(option) }))
  return rated.sort((a, b) => a.worth - b.worth).map(({ option }) => option)
}

/** Of equal prices the one that leaves most variety. */
function payments(t: State, ask: Question, options: readonly string[]): string[] {
  return byWorth(options, (option) => -plentyOf(t, ask, option)).slice(0, 1)
}

/** Scarce cubes first. */
function picks(t: State, ask: Question, options: readonly string[]): string[] {
  return byWorth(options, (option) => plentyOf(t, ask, option))
}

/** The free sale is for the best customer; what costs a surcharge waits for a wish of its own. */
function sales(t: State, { seat }: Question, options: readonly string[]): string[] {
  const byPoints = byWorth(options, (option) => -pointsOfSale(t, option))
  const hasSold = t.news.some((news) => news.kind === 'customerServed' || news.kind === 'overseasSold')
  return t.market?.caller === seat && !hasSold ? byPoints : byPoints.reverse()
}

/** The highest privilege first; none only where there is none. */
function privileges(options: readonly string[]): string[] {
  const some = options.filter((option) => option !== 'none').reverse()
  return some.length > 0 ? some : [...options]
}

export function sensible(t: State, ask: Question): string[] {
  const options = ask.options.filter((option) => !isBeside(option))
  if (ask.about === 'pay') return payments(t, ask, options)
  if (ask.about === 'pick') return picks(t, ask, options)
  if (ask.about === 'sell') return sales(t, ask, options)
  if (ask.about === 'privilege') return privileges(options)
  if (ask.about === 'death') return bestDeaths(t, ask).slice(0, 1)
  if (ask.about === 'connyCube' || ask.about === 'endTurn') return options.slice(0, 1)
  const acts = options.filter((option) => option !== 'skip')
  return acts.length > 0 ? acts : options
}
