import { describe, expect, it } from 'vitest'
import { CARDS } from '#data/willyville/cards'
import { begin, type News, newsFor } from '#kernel'
import { willyville } from '#willyville/game'
import type { WillyvilleNews } from '#willyville/news'
import { type Craft, DIE_KINDS, type Player, type State } from '#willyville/state'
import type { View } from '#willyville/view'
import { GOODS } from '#willyville/words'
import { play, seedOf } from '../conformance.ts'
import { planner } from './planner.ts'

/** A spectator who heard everything from the beginning and saw the table only once. */
type Heard = { [Kind in WillyvilleNews['kind']]: (v: View, news: Extract<WillyvilleNews, { kind: Kind }>) => void }

function kindOf(die: string): number {
  return Number(die[1]) - 1 + (die.startsWith('b') ? 6 : 0)
}

function of(v: View, { seat }: { seat: number }): Player {
  return v.players[seat] as Player
}

function without<T>(list: readonly T[], gone: T): T[] {
  return list.filter((item) => item !== gone)
}

const nothing = () => {}

/** The meaning of each piece of news for the table, as one would write it down. */
const MEANS: Heard = {
  roundBegan: (v, { round, first, dice, handPoints }) => {
    v.round = round
    v.first = first
    v.hand = { ...v.hand, palmUp: true, points: handPoints }
    v.pool = new Array(DIE_KINDS).fill(0)
    for (const die of dice) v.pool[kindOf(die)] = (v.pool[kindOf(die)] as number) + 1
  },
  diceTaken: (v, news) => {
    const p = of(v, news)
    for (const die of news.dice) v.pool[kindOf(die)] = (v.pool[kindOf(die)] as number) - 1
    p.coins -= news.coins
    if (p.meeting) p.meeting.markers -= news.markers
  },
  timePaid: (v, news) => {
    of(v, news).cloud = news.cloud
  },
  deathCame: nothing,
  paid: (v, news) => {
    const p = of(v, news)
    p.coins -= news.coins
    for (const good of GOODS) if (news.goods[good]) (p.crafts[good] as Craft).goods -= news.goods[good] ?? 0
    for (const field of news.fields) p.fields[field] = { plough: false }
    if (p.hall) p.hall.jokers -= news.jokers
  },
  ploughMoved: (v, news) => {
    const p = of(v, news)
    p.fields[news.field] = { plough: true }
    if (news.from === 'joker' && p.hall) p.hall.jokers--
    else (p.crafts.plough as Craft).goods--
  },
  churchBuilt: (v, news) => {
    of(v, news).church = news.church
    v.churches = without(v.churches, news.church)
  },
  monkCame: (v, news) => {
    of(v, news).monks.push({ stack: news.stack, action: news.action })
    v.monkSizes[news.stack]--
    v.monkTops[news.stack] = null
  },
  monkShown: (v, { stack, action }) => {
    v.monkTops[stack] = action
  },
  meetingPlaceBuilt: (v, news) => {
    const p = of(v, news)
    p.meeting = { markers: 0 }
    p.tile ??= 'meet'
    v.meetings--
  },
  hallBuilt: (v, news) => {
    of(v, news).hall = { name: news.hall, jokers: 0, marks: [] }
    v.halls = without(v.halls, news.hall)
  },
  buildingBuilt: (v, news) => {
    const banners = CARDS.craft.find(({ good }) => good === news.good)?.banners ?? []
    const card = banners.findIndex((banner) => banner.join() === news.banner.join())
    of(v, news).crafts[news.good] = { card, goods: 0 }
    v.crafts[news.good] = without(v.crafts[news.good], card)
  },
  fieldLaid: (v, news) => {
    of(v, news).fields.push({ plough: false })
    v.fields--
  },
  travelled: (v, news) => {
    of(v, news).travel.push(news.card)
    v.travelSizes[news.letter]--
  },
  cardSeen: nothing,
  cardExchanged: nothing,
  handTaken: (v, { seat }) => {
    v.hand = { holder: seat, palmUp: false, points: 0 }
  },
  seventhShown: (v, { customer }) => {
    v.offer.push(customer)
    v.deckSize--
  },
  customersCame: (v, news) => {
    const p = of(v, news)
    const came = [...(news.free === null ? [] : [news.free]), ...news.customers]
    p.waiting.push(...came)
    p.coins -= news.coins
    v.offer = v.offer.filter((customer) => !came.includes(customer))
  },
  offerFilled: (v, { customers }) => {
    v.offer.push(...customers)
    v.deckSize -= customers.length
  },
  bannerUsed: nothing,
  customerServed: (v, news) => {
    const p = of(v, news)
    p.waiting = without(p.waiting, news.customer)
    p.served.push(news.customer)
  },
  coinsGained: (v, news) => {
    of(v, news).coins += news.coins
  },
  storyGained: (v, news) => {
    of(v, news).tree += news.points
  },
  goodMade: (v, news) => {
    const p = of(v, news)
    if (news.good !== 'joker') (p.crafts[news.good] as Craft).goods++
    else if (p.hall) p.hall.jokers++
  },
  goodLost: nothing,
  marked: (v, news) => {
    of(v, news).hall?.marks.push(news.slot)
  },
  markerGained: (v, news) => {
    const { meeting } = of(v, news)
    if (meeting) meeting.markers++
  },
  markerLost: nothing,
  tileLaid: (v, news) => {
    of(v, news).tile = news.place
  },
  letGo: nothing,
  childCame: (v, news) => {
    of(v, news).school.left = true
  },
  childMovedUp: (v, news) => {
    of(v, news).school = { left: false, right: true }
  },
  childGrewUp: (v, news) => {
    const p = of(v, news)
    p.school[news.from] = false
    p.villagers[news.villager] = true
  },
  headmanMoved: (v, news) => {
    of(v, news).headman = news.to
  },
  headmanStayed: nothing,
  storiesSaved: (v, news) => {
    const p = of(v, news)
    p.safe += news.points
    p.tree -= news.points
  },
  buried: (v, news) => {
    of(v, news).villagers[news.villager] = false
    if (news.where === 'chronicle') v.chronicle[news.villager].push(news.seat)
    else v.graves.push({ seat: news.seat, villager: news.villager })
  },
  labourerHired: (v, news) => {
    const p = of(v, news)
    p.labourers++
    p.villagers[news.villager] = true
  },
  ratRan: (v, { toGo }) => {
    v.rat = toGo
  },
  plagueStruck: (v) => {
    v.rat = CARDS.constants.ratDistance[v.setup.seats as 2 | 3 | 4]
  },
  healed: (v, news) => {
    of(v, news).healed++
  },
  storiesLost: (v, news) => {
    of(v, news).tree = news.left
  },
  lastRound: nothing,
  gameEnded: nothing,
}

function hear(v: View, news: WillyvilleNews): void {
  const means = MEANS[news.kind] as (v: View, news: WillyvilleNews) => void
  means(v, news)
}

/** Plays a game and compares, before every scene, what was heard with what is to be seen. */
function listenTo(seats: number, seed: number, isPlanned: boolean): number {
  const listener = willyville.view(begin(willyville, { seats, seed: seedOf(seed) }).state, null)
  const said: News[] = []
  let compared = 0
  const visit = (t: State) => {
    for (const news of newsFor(said.splice(0), null)) hear(listener, news as WillyvilleNews)
    const seen = willyville.view(t, null)
    // The seat on turn follows from the number of turns heard.
    expect({ ...listener, turns: seen.turns }).toEqual(seen)
    compared++
  }
  const pick = isPlanned ? { pick: planner(seed) } : {}
  const heard = (news: News) => said.push(news)
  const { broken, saved } = play({ game: willyville, seats, seed, depth: 0, hear: heard, visit, ...pick })
  expect(broken).toEqual([])
  visit(saved.state as State)
  return compared
}

describe('news', () => {
  it.each([2, 3, 4])('tell a whole game of %i: who only listens knows the table at every turn', (seats) => {
    const compared = [1, 2, 3, 4, 5, 6].map((seed) => listenTo(seats, 20 + seed, seed % 2 === 0))
    expect(Math.min(...compared)).toBeGreaterThan(30)
  })
})
