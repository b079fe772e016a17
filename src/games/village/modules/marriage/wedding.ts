import { below, chooseSealed, type Flow, goingRound, type Seat } from '#kernel'
import { bear } from '#village/actions/family'
import { boardOf } from '#village/content-index'
import { send } from '#village/rules/members'
import { canPay, gain, giveUp, waysToPay } from '#village/rules/wares'
import { always, ask, mightHave } from '#village/scenes/ask'
import { type Couple, type Lodging, type Pair, type Partner, playerOf, type State } from '#village/state'
import { kindOf } from '#village/words'
import { optionId } from '../in-play.ts'
import type { VillageOption } from '../modules.ts'
import { holderOf, lodge, singlesOf, wedlockOf } from './couples.ts'

const LODGINGS: readonly { readonly kind: Lodging }[] = [{ kind: 'bakery' }, { kind: 'shop' }]
const [FIRST_LODGING = { kind: 'bakery' as const }] = LODGINGS
const NO_TOKEN = { kind: 'none' } as const
const RANKS = [1, 2, 3, 4, 5, 6]

/** VM-WED, after each mass but the last: the die first, so that all that is asked comes after it. */
// biome-ignore lint/correctness/useYield: a scene in which nothing is asked
export function* rollForWedding(t: State): Flow<string | null> {
  const { solo } = t.setup.content
  const rolls = t.setup.seats === 1 ? solo.dieRolls.value : 1
  for (let roll = 0; roll < rolls; roll++) bringPink(t)
  wedlockOf(t).pairs = pairsOf(t)
  return 'wedding'
}

/** Everything done before the first question is remembered, so that the scene may begin anew where it first asks. */
export function* holdWedding(t: State): Flow<string | null> {
  const wedlock = wedlockOf(t)
  if (wedlock.singles === null) {
    yield* chooseLodgings(t)
    marryPairs(t)
    wedlock.singles = sendHome(t)
  }
  yield* offerTokens(t, wedlock.singles)
  if (!wedlock.hasBorn) bearChildren(t)
  wedlock.hasBorn = true
  yield* bringGifts(t)
  wedlock.singles = null
  wedlock.hasBorn = false
  return 'startRound'
}

type Face = State['setup']['content']['marriage']['die'][number]

function rollFace(t: State): Face {
  const { die } = t.setup.content.marriage
  const [face] = die.slice(below(t.luck, die.length))
  if (face === undefined) throw new Error('the die has no faces')
  return face
}

/** VM-WED-1 */
function bringPink(t: State): void {
  const { face, rank } = rollFace(t)
  const came = holderOf(t, rank) === null ? takePink(t) : 'nobody'
  if (came !== 'nobody') wedlockOf(t).pinkRanks.push(rank)
  t.news.push({ kind: 'dieRolled', face, rank, came })
}

/** From the supply, or else the figure that is at the parents longest. */
function takePink(t: State): 'supply' | 'parents' | 'nobody' {
  const wedlock = wedlockOf(t)
  if (wedlock.pink > 0) {
    wedlock.pink--
    return 'supply'
  }
  const longest = wedlock.couples.find(({ place, who }) => place === 'parents' && who.some(({ seat }) => seat === null))
  if (longest === undefined) return 'nobody'
  wedlock.couples = wedlock.couples.filter((couple) => couple !== longest)
  return 'parents'
}

/** VM-WED-2: the pairs of the highest ranks that are held; for a higher figure without a player the die chooses. */
function pairsOf(t: State): Pair[] {
  const { couples } = t.setup.content.marriage
  const most = couples[boardOf(t)]
  const held = RANKS.filter((rank) => holderOf(t, rank) !== null)
  const pairs: Pair[] = []
  for (const [place, rank] of held.entries()) {
    const next = held[place + 1]
    if (place % 2 === 1 || next === undefined || pairs.length === most) continue
    const [higher, lower] = [rank, next].map((number) => holderOf(t, number)?.seat)
    const isChosen = higher !== null || lower === null
    pairs.push({ ranks: [rank, next], lodging: isChosen ? null : rollFace(t).lodging })
  }
  return pairs
}

function isPink(t: State, rank: number): boolean {
  return wedlockOf(t).pinkRanks.includes(rank)
}

/** VM-WED-2, V-ASK-1: the owner of the higher member, first couple first. */
function* chooseLodgings(t: State): Flow {
  const choices = wedlockOf(t).pairs.flatMap((pair) => {
    const seat = holderOf(t, pair.ranks[0])?.seat
    return typeof seat === 'number' ? [{ pair, seat }] : []
  })
  for (const [place, { pair, seat }] of choices.entries()) {
    const later = new Set(choices.slice(place + 1).map((choice) => choice.seat))
    later.delete(seat)
    // Nobody can pass: any lodging does for whoever looks past this question (V-ASK-1).
    const choose = ask(t, seat, 'lodging', () => LODGINGS, { pass: FIRST_LODGING })
    pair.lodging = (yield* goingRound([...later], choose)).kind
  }
}

/** VM-WED-3: older couples go to the parents, new ones to their lodging. */
function marryPairs(t: State): void {
  const wedlock = wedlockOf(t)
  for (const couple of wedlock.couples) if (couple.place !== 'parents') lodge(t, couple, 'parents')
  for (const { ranks, lodging } of wedlock.pairs) {
    t.news.push({ kind: 'married', ranks, lodging })
    // VS-WED: two figures without a player do not marry; they go back to the supply with all who are single.
    if (ranks.every((rank) => isPink(t, rank)) || lodging === null) continue
    const [higher, lower] = [holderOf(t, ranks[0]), holderOf(t, ranks[1])]
    if (higher === null || lower === null) continue
    const who: [Partner, Partner] = [higher, lower]
    wedlock.pinkRanks = wedlock.pinkRanks.filter((rank) => !ranks.includes(rank))
    const couple: Couple = { place: lodging, who }
    wedlock.couples.push(couple)
    lodge(t, couple, lodging)
  }
  wedlock.pairs = []
}

/** Everybody without a partner goes home; those from the ceremony are remembered. */
function sendHome(t: State): Seat[] {
  const wedlock = wedlockOf(t)
  wedlock.pink += wedlock.pinkRanks.length
  wedlock.pinkRanks = []
  const singles = singlesOf(t)
  for (const { seat, member } of singles) send(t, seat, member, 'farm')
  return singles.filter(({ from }) => kindOf(from) === 'rank').map(({ seat }) => seat)
}

type TokenOption = Extract<VillageOption, { kind: 'token' | 'none' }>

/** Every way to pay for a token, or none at all. */
function bargainsFor(t: State, seat: Seat): TokenOption[] {
  const p = playerOf(t, seat)
  const { pay, get } = t.setup.content.marriage.unmarried
  const payments = canPay(p, pay) ? waysToPay(p, pay) : []
  const bargains = get.flatMap((token) => payments.map((paid) => ({ kind: 'token' as const, token, paid })))
  return [...bargains, NO_TOKEN]
}

/** VP-CHEST-3: whoever could pay with what lies in a closed chest alone may open it first. */
function* offerChests(t: State, seat: Seat): Flow {
  const canBuy = () => bargainsFor(t, seat).length > 1
  if (canBuy() || !mightHave(t, seat, canBuy)) return
  yield* ask(t, seat, 'token', () => [NO_TOKEN], { pass: NO_TOKEN, isOpen: always })
}

/** VM-WED-4: at the same moment, and sealed. */
function* offerTokens(t: State, seats: readonly Seat[]): Flow {
  for (const seat of seats) yield* offerChests(t, seat)
  const parts = seats.map((seat) => ({
    seat,
    about: 'token',
    list: bargainsFor(t, seat),
    manner: { pass: optionId(NO_TOKEN) },
    idOf: (bargain: TokenOption) => optionId(bargain),
  }))
  const answers = yield* chooseSealed(parts)
  for (const [place, seat] of seats.entries()) {
    const bargain = answers[place]?.[0]
    if (bargain?.kind !== 'token') continue
    giveUp(t, seat, bargain.paid)
    gain(t, seat, { [bargain.token]: 1 })
  }
}

/** Every member of a seat that has a partner, and where it is. */
function partnersOf(t: State): { seat: Seat; place: Couple['place'] }[] {
  return wedlockOf(t).couples.flatMap(({ place, who }) =>
    who.flatMap(({ seat }) => (seat === null ? [] : [{ seat, place }])),
  )
}

/** VM-WED-5: a birth for each of the parents. */
function bearChildren(t: State): void {
  for (const { seat, place } of partnersOf(t)) if (place === 'parents') bear(t, seat)
}

/** VM-WED-5: a gift of choice in bakery and shop. */
function* bringGifts(t: State): Flow {
  const { gifts } = t.setup.content.marriage
  const lodged = partnersOf(t).flatMap(({ seat, place }) => (place === 'parents' ? [] : [{ seat, place }]))
  const parts = lodged.map(({ seat, place }) => ({
    seat,
    about: 'gift',
    list: gifts[place].map((wares) => ({ kind: 'gift' as const, wares })),
    idOf: optionId,
  }))
  const answers = yield* chooseSealed(parts)
  for (const [place, { seat }] of lodged.entries()) gain(t, seat, answers[place]?.[0]?.wares ?? {})
}
