import {
  below,
  choose,
  chooseId,
  chooseSealed,
  chooseSome,
  type Flow,
  type Game,
  type GameState,
  goRound,
  type Luck,
  type News,
  type Seat,
  shuffle,
  turnUp,
} from '#kernel'

/**
 * A small game that has what is hard for a kernel: hidden hands, a deck, a bag, an auction with sealed bids,
 * a question to another seat in the middle of a turn, a reveal in mid-turn and a choice of some out of many; with
 * `treats` also a question that goes round.
 */
export const GOODS = ['apple', 'bell', 'cloth'] as const
export type Good = (typeof GOODS)[number]

export interface Content {
  cards: number
  each: number
  worth: Record<Good, number>
}

export interface FairNews extends News {
  seat?: Seat
  good?: Good
  card?: number
}

export interface Fair extends GameState<Content, FairNews> {
  hands: number[][]
  deck: number[]
  spent: number[]
  bag: Record<Good, number>
  stalls: Record<Good, number>[]
  coins: number[]
  lot: Good | null
  /** Goods given away for high cards. */
  plate: Good[]
  winner: Seat
  round: number
}

export interface FairView {
  setup: Fair['setup']
  seat: Seat | null
  hands: (number[] | null)[]
  handSizes: number[]
  deckSize: number
  spent: number[]
  bag: Record<Good, number>
  stalls: Record<Good, number>[]
  coins: number[]
  lot: Good | null
  plate: Good[]
  winner: Seat
  round: number
}

const HAND = 6

function noGoods(): Record<Good, number> {
  return { apple: 0, bell: 0, cloth: 0 }
}

function drawFromBag(t: Fair): Good | null {
  const left = GOODS.flatMap((good) => Array<Good>(t.bag[good]).fill(good))
  if (left.length === 0) return null
  const good = left[below(t.luck, left.length)] as Good
  t.bag[good]--
  return good
}

function* layOutLot(t: Fair): Flow<string | null> {
  t.lot = drawFromBag(t)
  t.round++
  if (t.lot === null || t.hands.some((hand) => hand.length === 0)) return null
  t.news.push({ kind: 'laidOut', good: t.lot })
  return 'bid'
}

function* bid(t: Fair): Flow<string | null> {
  const bids = yield* chooseSealed(
    t.hands.map((hand, seat) => ({
      seat,
      about: 'bid',
      list: hand,
      idOf: (card) => `bid:${card}`,
      manner: { evenIfForced: true as const },
    })),
  )
  const cards = bids.map((picked) => picked[0] as number)
  for (const [seat, card] of cards.entries()) {
    const hand = t.hands[seat] as number[]
    hand.splice(hand.indexOf(card), 1)
    t.spent.push(card)
  }
  t.winner = cards.indexOf(Math.max(...cards))
  t.news.push({ kind: 'won', seat: t.winner })
  return 'take'
}

function stallOf(t: Fair, seat: Seat): Record<Good, number> {
  return t.stalls[seat] as Record<Good, number>
}

function swapsOf(t: Fair): string[] {
  const others = t.stalls.map((_, seat) => seat).filter((seat) => seat !== t.winner)
  return others.flatMap((seat) =>
    GOODS.filter((good) => stallOf(t, seat)[good] > 0).map((good) => `swap:${seat}.${good}`),
  )
}

function* take(t: Fair): Flow<string | null> {
  for (;;) {
    const dig = t.deck.length > 0 ? ['dig'] : []
    const act = yield* chooseId(t.winner, 'take', ['keep', 'sell', ...swapsOf(t), ...dig], { pass: 'keep' })
    if (act !== 'dig') {
      yield* settle(t, act)
      return t.setup.options.treats === 'on' ? 'treat' : 'layOutLot'
    }
    yield* digUp(t)
  }
}

function* digUp(t: Fair): Flow {
  const hand = t.hands[t.winner] as number[]
  const card = turnUp(t.luck, t.deck)
  if (card === undefined) return
  hand.push(card)
  t.news.push({ kind: 'dug', seat: t.winner }, { kind: 'dugCard', card, only: [t.winner] })
  const dropped = yield* chooseSome(t.winner, 'drop', hand, (card) => `drop:${card}`, { min: 1, max: 2 })
  t.hands[t.winner] = hand.filter((card) => !dropped.includes(card))
  t.spent.push(...dropped)
}

function* settle(t: Fair, act: string): Flow {
  const lot = t.lot as Good
  const mine = stallOf(t, t.winner)
  t.lot = null
  if (act === 'sell') {
    t.coins[t.winner] = (t.coins[t.winner] as number) + 1
    t.bag[lot]++
    return
  }
  mine[lot]++
  if (!act.startsWith('swap:')) return
  const [seat, good] = act.slice(5).split('.') as [string, Good]
  const reply = yield* choose(Number(seat), 'reply', ['agree', 'refuse'] as const, (word) => word)
  t.news.push({ kind: reply === 'agree' ? 'swapped' : 'refused', seat: Number(seat), good })
  if (reply === 'refuse') return
  const theirs = stallOf(t, Number(seat))
  mine[lot]--
  theirs[lot]++
  theirs[good]--
  mine[good]++
}

/** The lowest card that buys a treat. */
const HIGH = 12

/** One of each good goes round; whoever gives a high card for one has it. */
function* treat(t: Fair): Flow<string | null> {
  t.plate = GOODS.filter((good) => t.bag[good] > 0)
  for (const good of t.plate) t.bag[good]--
  yield* goRound(
    t.hands.map((_, place) => (t.winner + place) % t.hands.length),
    (seat) => treatOne(t, seat),
  )
  for (const good of t.plate) t.bag[good]++
  t.plate = []
  return 'layOutLot'
}

function* treatOne(t: Fair, seat: Seat): Flow {
  while (t.plate.length > 0) {
    const hand = t.hands[seat] as number[]
    const cards = hand.filter((card) => card >= HIGH)
    const offers = t.plate.flatMap((good) => cards.map((card) => `treat:${good}.${card}`))
    const act = yield* chooseId(seat, 'treat', [...offers, 'done'], { pass: 'done', evenIfForced: true })
    if (act === 'done') return
    const [good, card] = act.slice('treat:'.length).split('.') as [Good, string]
    hand.splice(hand.indexOf(Number(card)), 1)
    t.spent.push(Number(card))
    t.plate.splice(t.plate.indexOf(good), 1)
    stallOf(t, seat)[good]++
    t.news.push({ kind: 'treated', seat, good })
  }
}

function view(t: Fair, seat: Seat | null): FairView {
  return {
    setup: t.setup,
    seat,
    hands: t.hands.map((hand, owner) => (owner === seat ? hand.slice() : null)),
    handSizes: t.hands.map((hand) => hand.length),
    deckSize: t.deck.length,
    spent: t.spent.slice(),
    bag: { ...t.bag },
    stalls: t.stalls.map((stall) => ({ ...stall })),
    coins: t.coins.slice(),
    lot: t.lot,
    plate: t.plate.slice(),
    winner: t.winner,
    round: t.round,
  }
}

function imagine(v: FairView, luck: Luck): Fair {
  const known = new Set([...v.spent, ...v.hands.flatMap((hand) => hand ?? [])])
  const all = Array.from({ length: v.setup.content.cards }, (_, card) => card)
  const unseen = shuffle(
    luck,
    all.filter((card) => !known.has(card)),
  )
  const hands = v.hands.map((hand, seat) => hand?.slice() ?? unseen.splice(0, v.handSizes[seat]))
  const { setup, spent, bag, stalls, coins, lot, plate, winner, round } = v
  return {
    setup,
    luck,
    news: [],
    hands,
    deck: unseen,
    spent: spent.slice(),
    bag: { ...bag },
    stalls: stalls.map((stall) => ({ ...stall })),
    coins: coins.slice(),
    lot,
    plate: plate.slice(),
    winner,
    round,
  }
}

function pointsOf(v: Pick<FairView, 'stalls' | 'coins' | 'setup'>): Record<string, number>[] {
  const { worth } = v.setup.content
  return v.stalls.map((stall, seat) => ({
    goods: GOODS.reduce((sum, good) => sum + stall[good] * worth[good], 0),
    coins: v.coins[seat] as number,
  }))
}

export const fair: Game<Fair, Content, FairView> = {
  name: 'fair',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { name: 'deck', values: ['long', 'short'] },
    { name: 'treats', values: ['off', 'on'] },
  ],
  content: { cards: 40, each: 6, worth: { apple: 1, bell: 2, cloth: 3 } },
  first: 'layOutLot',
  setUp(setup, luck) {
    const { cards, each } = setup.content
    const deck = shuffle(
      luck,
      Array.from({ length: cards }, (_, card) => card),
    )
    const seats = Array.from({ length: setup.seats }, (_, seat) => seat)
    const hands = seats.map(() => deck.splice(0, HAND))
    const spent = setup.options.deck === 'short' ? deck.splice(8) : []
    const bag = { apple: each, bell: each, cloth: each }
    const stalls = seats.map(noGoods)
    const coins = seats.map(() => 0)
    return { setup, luck, news: [], hands, deck, spent, bag, stalls, coins, lot: null, plate: [], winner: 0, round: 0 }
  },
  scenes: { layOutLot, bid, take, treat },
  view,
  imagine,
  result(t, left = [...t.stalls.keys()]) {
    const points = pointsOf(t)
    const totals = points.map((parts) => Object.values(parts).reduce((sum, more) => sum + more, 0))
    const best = Math.max(...left.map((seat) => totals[seat] as number))
    return { points, totals, winners: left.filter((seat) => totals[seat] === best) }
  },
  forecast: pointsOf,
  why: (v, seat, option) =>
    option === 'dig' && v.deckSize === 0 ? [{ rule: 'F-DIG', facts: { seat, deck: v.deckSize } }] : [],
}

/** Counts that must neither grow nor shrink, whoever holds the things. */
export function fairCensus(t: Fair): Record<string, number> {
  const goods = GOODS.map((good) => {
    const held = t.stalls.reduce((sum, stall) => sum + stall[good], 0)
    const plate = t.plate.filter((item) => item === good).length
    return [good, t.bag[good] + held + plate + (t.lot === good ? 1 : 0)] as const
  })
  const cards = [...t.deck, ...t.spent, ...t.hands.flat()]
  return { ...Object.fromEntries(goods), cards: cards.length, different: new Set(cards).size }
}
