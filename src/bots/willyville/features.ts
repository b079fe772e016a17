import type { Seat } from '#kernel'
import { contentIndexOf } from '#willyville/content-index'
import { goodsOf, jokersOf, type Player, type State, stockOf } from '#willyville/state'
import { type AreaSlot, type Category, type GOODS, VILLAGERS, type Villager } from '#willyville/words'
import {
  chronicleLeft,
  craftsOf,
  type FeatureInputs,
  featureInputsOf,
  idle,
  leftOf,
  monksPaid,
  nextWindow,
  offerMakeable,
  roadAhead,
  timeOfRoad,
  treeLost,
} from './feature-inputs.ts'

export { leftOf }

function slotsFree({ t, p }: FeatureInputs, hall: 'area' | 'population'): number {
  return p.hall?.name === hall ? (contentIndexOf(t).hall[hall].slots ?? 0) - p.hall.marks.length : 0
}

function isMarked({ p }: FeatureInputs, slot: AreaSlot): boolean {
  return p.hall?.name === 'area' && p.hall.marks.includes(slot)
}

/** Points of a population hall that wait for somebody to grow up. */
function markedDead({ p }: FeatureInputs): number {
  if (p.hall?.name !== 'population') return 0
  return p.hall.marks.filter((mark) => !p.villagers[mark as Villager]).length
}

const alive = (villager: (typeof VILLAGERS)[number]) => (s: FeatureInputs) => Number(s.p.villagers[villager])
const stock = (good: (typeof GOODS)[number]) => (s: FeatureInputs) => stockOf(s.p, good) / 3
const owns = (good: (typeof GOODS)[number]) => (s: FeatureInputs) => Number(s.p.crafts[good] !== null)
const church = (name: Player['church']) => (s: FeatureInputs) => Number(s.p.church === name)
const hall = (name: string) => (s: FeatureInputs) => Number(s.p.hall?.name === name)

/** The themes by which a line is explained, with the points of the score that belong to each. */
export const THEMES = {
  coins: [],
  goods: [],
  fields: ['harvest'],
  church: ['church', 'windows'],
  council: ['hall', 'meeting'],
  journey: ['travel'],
  customers: ['served'],
  story: ['story'],
  villagers: ['labourers'],
  time: [],
  start: ['hand'],
} as const satisfies Readonly<Record<string, readonly Category[]>>

export type Theme = keyof typeof THEMES

/** A measure of a village, and the theme under which its change is told; some are told nowhere. */
interface FeatureSpec {
  readonly theme: Theme | null
  readonly measure: (s: FeatureInputs) => number
}

function about(theme: Theme | null, measure: FeatureSpec['measure']): FeatureSpec {
  return { theme, measure }
}

/** All that the evaluator looks at, each brought to about 0 to 1. Weights are kept by these names. */
export const FEATURES = {
  always: about(null, () => 1),
  left: about('time', ({ left }) => left),
  three: about(null, ({ t }) => Number(t.setup.seats === 3)),
  four: about(null, ({ t }) => Number(t.setup.seats === 4)),
  cloud: about('time', ({ p }) => p.cloud / 10),
  first: about('start', ({ t, seat }) => Number(t.hand.holder === seat)),
  handUp: about('start', ({ t }) => (t.hand.palmUp ? t.hand.points / 3 : 0)),
  turns: about('start', ({ t }) => t.turns / 4),
  coins: about('coins', ({ p }) => Math.min(p.coins, 3) / 3),
  moreCoins: about('coins', ({ p }) => Math.max(0, p.coins - 3) / 4),
  tree: about('story', ({ p }) => p.tree / 6),
  treeByRat: about('story', ({ t, p }) => p.tree / (3 + t.rat)),
  atCoin: about('story', ({ p }) => Number(p.headman === 'coin')),
  atStory: about('story', ({ p }) => Number(p.headman === 'story')),
  treeAtCoin: about('story', ({ p }) => (p.headman === 'coin' ? p.tree / 6 : 0)),
  treeAtHouse: about('story', ({ p }) => (p.headman === 'house' ? p.tree / 6 : 0)),
  horse: about('goods', stock('horse')),
  beer: about('goods', stock('beer')),
  plough: about('goods', stock('plough')),
  scroll: about('goods', stock('scroll')),
  wagon: about('goods', stock('wagon')),
  goods: about('goods', ({ p }) => Math.min(goodsOf(p), 8) / 6),
  jokers: about('goods', ({ p }) => jokersOf(p) / 3),
  markers: about('council', ({ p }) => (p.meeting?.markers ?? 0) / 2),
  stable: about('goods', owns('horse')),
  brewery: about('goods', owns('beer')),
  smithy: about('goods', owns('plough')),
  scriptorium: about('goods', owns('scroll')),
  wainwright: about('goods', owns('wagon')),
  craftsAtWork: about('goods', ({ p }) => (p.villagers.craftsman ? craftsOf(p) / 3 : 0)),
  fields: about('fields', ({ p }) => p.fields.length / 3),
  ploughed: about('fields', ({ p }) => p.fields.filter(({ plough }) => plough).length / 2),
  healing: about('church', church('healing')),
  abbey: about('church', church('abbey')),
  trade: about('church', church('trade')),
  mission: about('church', church('mission')),
  windows: about('church', ({ windows }) => windows / 6),
  nextWindow: about('church', (s) => nextWindow(s) / 6),
  nextWindowByAbbot: about('church', (s) => (s.p.villagers.abbot ? nextWindow(s) / 6 : 0)),
  churchesOpen: about('church', ({ t, p }) => (p.church === null && p.villagers.abbot ? t.churches.length / 4 : 0)),
  meeting: about('council', ({ p }) => Number(p.meeting !== null)),
  meetingByCouncillor: about('council', ({ p }) => Number(p.meeting !== null && p.villagers.councillor)),
  finance: about('council', hall('finance')),
  guild: about('council', hall('guild')),
  area: about('council', hall('area')),
  population: about('council', hall('population')),
  hallByCouncillor: about('council', ({ p }) => Number(p.hall !== null && p.villagers.councillor)),
  areaFree: about('council', (s) => slotsFree(s, 'area') / 5),
  populationFree: about('council', (s) => slotsFree(s, 'population') / 5),
  hallsOpen: about('council', ({ t, p }) => (p.hall === null && p.villagers.councillor ? t.halls.length / 4 : 0)),
  journey: about('journey', ({ p }) => p.travel.length / 5),
  roadAhead: about('journey', (s) => roadAhead(s) / 5),
  roadByTraveller: about('journey', (s) => (s.p.villagers.traveller ? roadAhead(s) / 5 : 0)),
  roadPaid: about('journey', (s) => (s.canPayJourney && s.p.villagers.traveller ? s.p.travel.length / 5 + 0.2 : 0)),
  slowRoad: about('journey', (s) => timeOfRoad(s) / 3),
  waiting: about('customers', ({ waiting }) => waiting.points / 10),
  ready: about('customers', ({ waiting }) => waiting.ready / 6),
  near: about('customers', ({ waiting }) => waiting.near / 6),
  anyValue: about('customers', ({ waiting }) => waiting.any / 6),
  waitingByMerchant: about('customers', ({ p, waiting }) => (p.villagers.merchant ? waiting.points / 10 : 0)),
  readyByMerchant: about('customers', ({ p, waiting }) => (p.villagers.merchant ? waiting.ready / 6 : 0)),
  abbot: about('villagers', alive('abbot')),
  councillor: about('villagers', alive('councillor')),
  traveller: about('villagers', alive('traveller')),
  craftsman: about('villagers', alive('craftsman')),
  merchant: about('villagers', alive('merchant')),
  dead: about('villagers', ({ p }) => VILLAGERS.filter((villager) => !p.villagers[villager]).length / 5),
  childLeft: about('villagers', ({ p }) => Number(p.school.left)),
  childRight: about('villagers', ({ p }) => Number(p.school.right)),
  labourers: about('villagers', ({ p }) => p.labourers),
  chronicle: about('villagers', (s) => chronicleLeft(s) / 2),
  toCome: about('start', ({ toCome }) => toCome / 2),
  last: about('time', ({ isLast }) => Number(isLast)),
  lastToCome: about('start', ({ isLast, toCome }) => (isLast ? toCome / 2 : 0)),
  treeLost: about('story', (s) => treeLost(s) / 6),
  making: about('goods', ({ making }) => making.most / 3),
  makingByCraftsman: about('goods', ({ p, making }) => (p.villagers.craftsman ? making.most / 3 : 0)),
  makingAndGame: about('goods', ({ t, p, making }) =>
    t.setup.content.constants.gameBanners.value[p.board]?.includes(making.value) ? making.most / 3 : 0,
  ),
  together: about('customers', ({ p, waiting }) => (p.villagers.merchant ? waiting.together / 6 : 0)),
  makeable: about('customers', ({ p, waiting }) => (p.villagers.craftsman ? waiting.makeable / 6 : 0)),
  stuck: about('customers', ({ waiting }) => waiting.stuck / 6),
  offerMakeable: about('customers', (s) => (s.p.villagers.craftsman ? offerMakeable(s) / 6 : 0)),
  monksPaid: about('church', (s) => monksPaid(s) / 3),
  markedDead: about('council', (s) => markedDead(s) / 2),
  markedJourney: about('council', (s) => (isMarked(s, 'travel') && s.p.villagers.traveller ? roadAhead(s) / 5 : 0)),
  markedWaiting: about('council', (s) =>
    isMarked(s, 'served') && s.p.villagers.merchant ? s.p.waiting.length / 4 : 0,
  ),
  markedCrafts: about('council', (s) => (isMarked(s, 'craft') && s.p.villagers.craftsman ? 1 - craftsOf(s.p) / 5 : 0)),
  idle: about('villagers', (s) => idle(s) / 3),
}

export type Feature = keyof typeof FEATURES

export const FEATURE_NAMES = Object.keys(FEATURES) as readonly Feature[]
const MEASURES = FEATURE_NAMES.map((name) => FEATURES[name].measure)

/** All features of a seat's village, in the order of their names. */
export function featuresOf(t: State, seat: Seat, left = leftOf(t)): Float64Array {
  const inputs = featureInputsOf(t, seat, left)
  const values = new Float64Array(MEASURES.length)
  for (let place = 0; place < MEASURES.length; place++) {
    values[place] = (MEASURES[place] as FeatureSpec['measure'])(inputs)
  }
  return values
}
