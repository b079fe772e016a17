import type { Seat } from '#kernel'
import { allPoints } from '#willyville/rules/score'
import type { State } from '#willyville/state'
import type { Reason } from '../insight.ts'
import { gainOf, type Weights } from './evaluator.ts'
import { FEATURE_NAMES, FEATURES, featuresOf, leftOf, THEMES, type Theme } from './features.ts'

const THEME_NAMES = Object.keys(THEMES) as readonly Theme[]

/** The places that each theme's features have in the row of all. */
const PLACES = THEME_NAMES.map((theme) => {
  const places = [...FEATURE_NAMES.entries()].flatMap(([place, name]) =>
    FEATURES[name].theme === theme ? [place] : [],
  )
  return { theme, points: THEMES[theme], places }
})

/** The features as they would be if one theme had stayed as it was. */
function without(after: Float64Array, before: Float64Array, places: readonly number[]): Float64Array {
  const features = after.slice()
  for (const place of places) features[place] = before[place] as number
  return features
}

/** Explains a turn of a seat: its gains and costs by theme, in points to be expected. */
export function explain(weights: Weights, before: State, after: State, seat: Seat): Reason[] {
  const [was, is] = [allPoints(before)[seat], allPoints(after)[seat]]
  const left = { before: leftOf(before), after: leftOf(after) }
  const features = { before: featuresOf(before, seat, left.before), after: featuresOf(after, seat, left.after) }
  const whole = gainOf(weights, features.after, left.after)
  return PLACES.map(({ theme, points, places }) => {
    const made = points.reduce((sum, category) => sum + (is?.[category] ?? 0) - (was?.[category] ?? 0), 0)
    const others = without(features.after, features.before, places)
    return { theme, points: made + whole - gainOf(weights, others, theme === 'time' ? left.before : left.after) }
  })
}
