import type { Seat } from '#kernel'
import { contentIndexOf } from '#willyville/content-index'
import { goodsOf, jokersOf, type Player, type State, stockOf } from '#willyville/state'
import { type AreaSlot, type GOODS, VILLAGERS, type Villager } from '#willyville/words'
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

/** Everything a judge looks at, each brought to about 0 to 1. Weights are kept by these names. */
export const FEATURES: Readonly<Record<string, (s: FeatureInputs) => number>> = {
  always: () => 1,
  left: ({ left }) => left,
  three: ({ t }) => Number(t.setup.seats === 3),
  four: ({ t }) => Number(t.setup.seats === 4),
  cloud: ({ p }) => p.cloud / 10,
  first: ({ t, seat }) => Number(t.hand.holder === seat),
  handUp: ({ t }) => (t.hand.palmUp ? t.hand.points / 3 : 0),
  turns: ({ t }) => t.turns / 4,
  coins: ({ p }) => Math.min(p.coins, 3) / 3,
  moreCoins: ({ p }) => Math.max(0, p.coins - 3) / 4,
  tree: ({ p }) => p.tree / 6,
  treeByRat: ({ t, p }) => p.tree / (3 + t.rat),
  atCoin: ({ p }) => Number(p.headman === 'coin'),
  atStory: ({ p }) => Number(p.headman === 'story'),
  treeAtCoin: ({ p }) => (p.headman === 'coin' ? p.tree / 6 : 0),
  treeAtHouse: ({ p }) => (p.headman === 'house' ? p.tree / 6 : 0),
  horse: stock('horse'),
  beer: stock('beer'),
  plough: stock('plough'),
  scroll: stock('scroll'),
  wagon: stock('wagon'),
  goods: ({ p }) => Math.min(goodsOf(p), 8) / 6,
  jokers: ({ p }) => jokersOf(p) / 3,
  markers: ({ p }) => (p.meeting?.markers ?? 0) / 2,
  stable: owns('horse'),
  brewery: owns('beer'),
  smithy: owns('plough'),
  scriptorium: owns('scroll'),
  wainwright: owns('wagon'),
  craftsAtWork: ({ p }) => (p.villagers.craftsman ? craftsOf(p) / 3 : 0),
  fields: ({ p }) => p.fields.length / 3,
  ploughed: ({ p }) => p.fields.filter(({ plough }) => plough).length / 2,
  healing: church('healing'),
  abbey: church('abbey'),
  trade: church('trade'),
  mission: church('mission'),
  windows: ({ windows }) => windows / 6,
  nextWindow: (s) => nextWindow(s) / 6,
  nextWindowByAbbot: (s) => (s.p.villagers.abbot ? nextWindow(s) / 6 : 0),
  churchesOpen: ({ t, p }) => (p.church === null && p.villagers.abbot ? t.churches.length / 4 : 0),
  meeting: ({ p }) => Number(p.meeting !== null),
  meetingByCouncillor: ({ p }) => Number(p.meeting !== null && p.villagers.councillor),
  finance: hall('finance'),
  guild: hall('guild'),
  area: hall('area'),
  population: hall('population'),
  hallByCouncillor: ({ p }) => Number(p.hall !== null && p.villagers.councillor),
  areaFree: (s) => slotsFree(s, 'area') / 5,
  populationFree: (s) => slotsFree(s, 'population') / 5,
  hallsOpen: ({ t, p }) => (p.hall === null && p.villagers.councillor ? t.halls.length / 4 : 0),
  journey: ({ p }) => p.travel.length / 5,
  roadAhead: (s) => roadAhead(s) / 5,
  roadByTraveller: (s) => (s.p.villagers.traveller ? roadAhead(s) / 5 : 0),
  roadPaid: (s) => (s.canPayJourney && s.p.villagers.traveller ? s.p.travel.length / 5 + 0.2 : 0),
  slowRoad: (s) => timeOfRoad(s) / 3,
  waiting: ({ waiting }) => waiting.points / 10,
  ready: ({ waiting }) => waiting.ready / 6,
  near: ({ waiting }) => waiting.near / 6,
  anyValue: ({ waiting }) => waiting.any / 6,
  waitingByMerchant: ({ p, waiting }) => (p.villagers.merchant ? waiting.points / 10 : 0),
  readyByMerchant: ({ p, waiting }) => (p.villagers.merchant ? waiting.ready / 6 : 0),
  abbot: alive('abbot'),
  councillor: alive('councillor'),
  traveller: alive('traveller'),
  craftsman: alive('craftsman'),
  merchant: alive('merchant'),
  dead: ({ p }) => VILLAGERS.filter((villager) => !p.villagers[villager]).length / 5,
  childLeft: ({ p }) => Number(p.school.left),
  childRight: ({ p }) => Number(p.school.right),
  labourers: ({ p }) => p.labourers,
  chronicle: (s) => chronicleLeft(s) / 2,
  toCome: ({ toCome }) => toCome / 2,
  last: ({ isLast }) => Number(isLast),
  lastToCome: ({ isLast, toCome }) => (isLast ? toCome / 2 : 0),
  treeLost: (s) => treeLost(s) / 6,
  making: ({ making }) => making.most / 3,
  makingByCraftsman: ({ p, making }) => (p.villagers.craftsman ? making.most / 3 : 0),
  makingAndGame: ({ t, p, making }) =>
    t.setup.content.constants.gameBanners.value[p.board]?.includes(making.value) ? making.most / 3 : 0,
  together: ({ p, waiting }) => (p.villagers.merchant ? waiting.together / 6 : 0),
  makeable: ({ p, waiting }) => (p.villagers.craftsman ? waiting.makeable / 6 : 0),
  stuck: ({ waiting }) => waiting.stuck / 6,
  offerMakeable: (s) => (s.p.villagers.craftsman ? offerMakeable(s) / 6 : 0),
  monksPaid: (s) => monksPaid(s) / 3,
  markedDead: (s) => markedDead(s) / 2,
  markedJourney: (s) => (isMarked(s, 'travel') && s.p.villagers.traveller ? roadAhead(s) / 5 : 0),
  markedWaiting: (s) => (isMarked(s, 'served') && s.p.villagers.merchant ? s.p.waiting.length / 4 : 0),
  markedCrafts: (s) => (isMarked(s, 'craft') && s.p.villagers.craftsman ? 1 - craftsOf(s.p) / 5 : 0),
  idle: (s) => idle(s) / 3,
}

export const FEATURE_NAMES = Object.keys(FEATURES)
const MEASURES = Object.values(FEATURES)

/** All traits of a seat's village, in the order of their names. */
export function featuresOf(t: State, seat: Seat, left = leftOf(t)): Float64Array {
  const sight = featureInputsOf(t, seat, left)
  const values = new Float64Array(MEASURES.length)
  for (let at = 0; at < MEASURES.length; at++) values[at] = (MEASURES[at] as (s: FeatureInputs) => number)(sight)
  return values
}
