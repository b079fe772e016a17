import type { Seat } from '#kernel'
import { lookupOf } from '#willyville/lookup'
import { nextLetterOf, travelPricesOf, windowsOf } from '#willyville/rules/conditions'
import { canPay } from '#willyville/rules/pay'
import { bySeats, coffinsOf, goodsOf, jokersOf, type Player, playerOf, type State, stockOf } from '#willyville/state'
import { AREA_SLOTS, GOODS, LETTERS, VILLAGERS } from '#willyville/words'

/** A village as a judge looks at it: what several traits need is found once. */
interface Sight {
  readonly t: State
  readonly p: Player
  readonly seat: Seat
  /** How much of the game is still to come, from 1 to 0. */
  readonly left: number
  readonly windows: number
  readonly canGoOn: boolean
  readonly canPayJourney: boolean
  readonly waiting: Waiting
}

/** The customers who wait, by how many goods are missing for them. */
interface Waiting {
  readonly points: number
  readonly ready: number
  readonly near: number
  readonly any: number
}

/** W-ROUND-3: the dead, and those for whom Death is on the way, of all the game will see. */
export function leftOf(t: State): number {
  const clouds = t.setup.content.constants.clouds.value
  const onTheWay = t.players.reduce((sum, { cloud }) => sum + cloud / clouds, 0)
  const all = bySeats(t, t.setup.content.constants.coffinsToEnd)
  return Math.max(0, 1 - (coffinsOf(t) + onTheWay) / (all + t.setup.seats / 2))
}

function missingFor(t: State, p: Player, customer: number): number {
  const price = lookupOf(t).customerPrices[customer]
  if (price === undefined) return 0
  let missing = -jokersOf(p)
  for (const good of GOODS) {
    const need = price.goods[good]
    if (need > 0) missing += Math.max(0, need - stockOf(p, good))
  }
  return Math.max(0, missing)
}

function waitingOf(t: State, p: Player): Waiting {
  const waiting = { points: 0, ready: 0, near: 0, any: 0 }
  for (const customer of p.waiting) {
    const card = t.setup.content.customers[customer]
    if (card === undefined) continue
    const missing = missingFor(t, p, customer)
    waiting.points += card.points
    if (missing === 0) waiting.ready += card.points
    if (missing === 1) waiting.near += card.points
    if (missing < 2 && card.banner === '?') waiting.any += card.points
  }
  return waiting
}

function sightOf(t: State, seat: Seat, left: number): Sight {
  const p = playerOf(t, seat)
  const letter = nextLetterOf(t, p)
  const isOpen = letter !== null && t.travel[letter].length > 0
  const prices = isOpen ? travelPricesOf(t, p, letter).prices : []
  const canPayJourney = prices.some((price) => canPay(p, price))
  return { t, p, seat, left, windows: windowsOf(t, p), canGoOn: isOpen, canPayJourney, waiting: waitingOf(t, p) }
}

function craftsOf(p: Player): number {
  return GOODS.reduce((sum, good) => sum + Number(p.crafts[good] !== null), 0)
}

function nextWindow({ t, p, windows }: Sight): number {
  const { points } = t.setup.content.constants.windows
  return p.church === null ? 0 : (points[windows + 1] ?? points[windows] ?? 0) - (points[windows] ?? 0)
}

function roadAhead({ p, canGoOn }: Sight): number {
  return canGoOn ? LETTERS.length - p.travel.length : 0
}

function slotsFree({ p }: Sight, hall: 'area' | 'population'): number {
  return p.hall?.name === hall ? AREA_SLOTS.length - p.hall.marks.length : 0
}

function lettersOf({ t, p }: Sight): number {
  const last = p.travel.at(-1)
  return last === undefined ? 0 : (t.setup.content.travel.cards[last]?.grey?.time ?? 0)
}

function chronicleLeft({ t, p }: Sight): number {
  const { perProfession } = t.setup.content.constants.chronicle
  return VILLAGERS.reduce((best, villager) => {
    const points = p.villagers[villager] ? (perProfession[t.chronicle[villager].length] ?? 0) : 0
    return Math.max(best, points)
  }, 0)
}

const alive = (villager: (typeof VILLAGERS)[number]) => (s: Sight) => Number(s.p.villagers[villager])
const stock = (good: (typeof GOODS)[number]) => (s: Sight) => stockOf(s.p, good) / 3
const owns = (good: (typeof GOODS)[number]) => (s: Sight) => Number(s.p.crafts[good] !== null)
const church = (name: Player['church']) => (s: Sight) => Number(s.p.church === name)
const hall = (name: string) => (s: Sight) => Number(s.p.hall?.name === name)

/** Everything a judge looks at, each brought to about 0 to 1. Weights are kept by these names. */
export const TRAITS: Readonly<Record<string, (s: Sight) => number>> = {
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
  slowRoad: (s) => lettersOf(s) / 3,
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
}

export const TRAIT_NAMES = Object.keys(TRAITS)
const MEASURES = Object.values(TRAITS)

/** All traits of a seat's village, in the order of their names. */
export function traitsOf(t: State, seat: Seat, left = leftOf(t)): Float64Array {
  const sight = sightOf(t, seat, left)
  const values = new Float64Array(MEASURES.length)
  for (let at = 0; at < MEASURES.length; at++) values[at] = (MEASURES[at] as (s: Sight) => number)(sight)
  return values
}
