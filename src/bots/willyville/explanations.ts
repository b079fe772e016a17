import type { Seat } from '#kernel'
import { allPoints } from '#willyville/rules/score'
import type { State } from '#willyville/state'
import type { Category } from '#willyville/words'
import type { Reason } from '../insight.ts'
import { gainOf, type Weights } from './evaluator.ts'
import { FEATURE_NAMES, featuresOf, leftOf } from './features.ts'

/** What belongs together when a reason is told: traits of a village, and points made with them. */
const THEMES: Readonly<Record<string, { traits: readonly string[]; points: readonly Category[] }>> = {
  coins: { traits: ['coins', 'moreCoins'], points: [] },
  goods: {
    traits: [
      ...['horse', 'beer', 'plough', 'scroll', 'wagon', 'goods', 'jokers', 'stable', 'brewery', 'smithy'],
      ...['scriptorium', 'wainwright', 'craftsAtWork', 'making', 'makingByCraftsman', 'makingAndGame'],
    ],
    points: [],
  },
  fields: { traits: ['fields', 'ploughed'], points: ['harvest'] },
  church: {
    traits: [
      ...[
        'healing',
        'abbey',
        'trade',
        'mission',
        'windows',
        'nextWindow',
        'nextWindowByAbbot',
        'churchesOpen',
        'monksPaid',
      ],
    ],
    points: ['church', 'windows'],
  },
  council: {
    traits: [
      ...['meeting', 'meetingByCouncillor', 'markers', 'finance', 'guild', 'area', 'population'],
      ...['hallByCouncillor', 'areaFree', 'populationFree', 'hallsOpen', 'markedDead', 'markedJourney'],
      ...['markedWaiting', 'markedCrafts'],
    ],
    points: ['hall', 'meeting'],
  },
  journey: { traits: ['journey', 'roadAhead', 'roadByTraveller', 'roadPaid', 'slowRoad'], points: ['travel'] },
  customers: {
    traits: [
      ...['waiting', 'ready', 'near', 'anyValue', 'waitingByMerchant', 'readyByMerchant', 'together', 'makeable'],
      ...['stuck', 'offerMakeable'],
    ],
    points: ['served'],
  },
  story: {
    traits: ['tree', 'treeByRat', 'atCoin', 'atStory', 'treeAtCoin', 'treeAtHouse', 'treeLost'],
    points: ['story'],
  },
  villagers: {
    traits: [
      ...['abbot', 'councillor', 'traveller', 'craftsman', 'merchant', 'dead', 'childLeft', 'childRight'],
      ...['labourers', 'chronicle', 'idle'],
    ],
    points: ['labourers'],
  },
  time: { traits: ['cloud', 'left', 'last'], points: [] },
  start: { traits: ['first', 'handUp', 'turns', 'toCome', 'lastToCome'], points: ['hand'] },
}

const PLACES = Object.entries(THEMES).map(([theme, { traits, points }]) => ({
  theme,
  points,
  places: traits.map((trait) => FEATURE_NAMES.indexOf(trait)),
}))

/** What the judgement would be if one theme had stayed as it was. */
function without(after: Float64Array, before: Float64Array, places: readonly number[]): Float64Array {
  const traits = after.slice()
  for (const place of places) traits[place] = before[place] as number
  return traits
}

/** What a turn brings and costs a seat, by theme, in points to be expected. */
export function explain(weights: Weights, before: State, after: State, seat: Seat): Reason[] {
  const [was, is] = [allPoints(before)[seat], allPoints(after)[seat]]
  const left = { before: leftOf(before), after: leftOf(after) }
  const traits = { before: featuresOf(before, seat, left.before), after: featuresOf(after, seat, left.after) }
  const whole = gainOf(weights, traits.after, left.after)
  return PLACES.map(({ theme, points, places }) => {
    const made = points.reduce((sum, category) => sum + (is?.[category] ?? 0) - (was?.[category] ?? 0), 0)
    const others = without(traits.after, traits.before, places)
    return { theme, points: made + whole - gainOf(weights, others, theme === 'time' ? left.before : left.after) }
  })
}
