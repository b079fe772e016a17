import { luckFrom, type Reason, type Seat } from '#kernel'
import { customerId } from '../banner-places.ts'
import { contentIndexOf, type Price } from '../content-index.ts'
import { activeSeat, type Player, playerOf, type State, type Turn } from '../state.ts'
import { imagine, type View } from '../view.ts'
import {
  buildingId,
  type ChurchName,
  GOODS,
  type Good,
  type HallName,
  LETTERS,
  type Letter,
  STACKS,
  type Stack,
} from '../words.ts'
import { fieldGroups, fieldPlace, freeSlotsOf, headmanMoves, placeOf, schoolMoves } from './banners.ts'
import {
  type Against,
  againstChurch,
  againstCraft,
  againstField,
  againstHall,
  againstHand,
  againstMarket,
  againstMeeting,
  againstMonk,
  againstServing,
  againstTravel,
  nextLetterOf,
  reason,
  travelPricesOf,
} from './conditions.ts'
import { diceOptions, dieName, makeNamed } from './dice.ts'
import { canPay } from './pay.ts'

/** The values a banner can be activated with; none means any. */
type Values = readonly number[] | null

/** What is asked about: its banner's values, and what stands against it beside them. */
interface Case {
  values: Values
  against: Against
  /** The alternatives it costs, because coins may already go into the dice. */
  prices?: readonly Price[]
  isWhite?: boolean
  /** Needs no banner at all, like moving a plough. */
  isFree?: boolean
}

function* nothing(): Against {}

function blackCase(t: State, seat: Seat, verb: string, rest: string): Case | null {
  const cards = t.setup.content
  const look = contentIndexOf(t)
  if (verb === 'church' && Object.hasOwn(look.church, rest)) {
    const name = rest as ChurchName
    return { values: look.church[name].banner, against: againstChurch(t, seat, name) }
  }
  if (verb === 'monk' && STACKS.includes(rest as Stack)) {
    const stack = rest as Stack
    return {
      values: cards.monks.stacks[stack].banner,
      against: againstMonk(t, seat, stack),
      prices: look.monkPrices[stack],
    }
  }
  if (verb === 'hall' && Object.hasOwn(look.hall, rest)) {
    return { values: look.hall[rest as HallName].banner, against: againstHall(t, seat, rest as HallName) }
  }
  if (verb === 'travel') {
    const letter = (rest || nextLetterOf(t, playerOf(t, seat)) || 'E') as Letter
    if (!LETTERS.includes(letter)) return null
    const { prices } = travelPricesOf(t, playerOf(t, seat), letter)
    return { values: cards.travel.stacks[letter].banner, against: againstTravel(t, seat, letter), prices }
  }
  if (verb === 'build') return buildCase(t, seat, rest)
  if (verb === 'field') return { values: cards.field.banner, against: againstField(t) }
  if (verb === 'market') return { values: cards.constants.bailiff.banner, against: againstMarket(t) }
  if (verb === 'hand') return { values: cards.constants.hand, against: againstHand(t, seat) }
  if (verb === 'ask') return { values: null, against: againstStep(playerOf(t, seat), `ask:${rest}`) }
  return null
}

function buildCase(t: State, seat: Seat, id: string): Case | null {
  for (const good of GOODS) {
    const { building, banners } = contentIndexOf(t).craft[good]
    const card = banners.findIndex((banner) => buildingId(building, banner) === id)
    if (card >= 0) return { values: banners[card] ?? [], against: againstCraft(t, seat, good, card) }
  }
  return null
}

function* againstStep(p: Player, move: string): Against {
  if (!headmanMoves(p).includes(move)) yield reason('W-ASK', { at: p.headman })
}

function* againstChild(p: Player, move: string): Against {
  if (schoolMoves(p).includes(move)) return
  const children = Number(p.school.left) + Number(p.school.right)
  yield reason('W-SCHOOL', { children, living: Object.values(p.villagers).filter((lives) => lives).length })
}

function* againstMaking(p: Player, good: Good): Against {
  if (!p.villagers.craftsman) yield reason('W-WHITE-1', { dead: 'craftsman' })
  if (p.crafts[good] === null) yield reason('W-WHITE-1', { missing: good })
}

/** Of several that are alike only the first is offered. */
function firstAlike(p: Player, used: readonly string[], field: number): number {
  const group = fieldGroups(p, used, (one) => p.fields[one]?.plough === p.fields[field]?.plough)
  return group.find((fields) => fields.includes(field))?.[0] ?? field
}

function* againstCouncil(t: State, p: Player, what: 'meet' | 'hall', slot: string): Against {
  if (!p.villagers.councillor) yield reason('W-WHITE-1', { dead: 'councillor' })
  if ((what === 'meet' ? p.meeting : p.hall) === null) yield reason('W-WHITE-1', { missing: what })
  const free = freeSlotsOf(t, p)
  if (slot !== '' && !free.includes(slot)) yield reason('W-HALL', { slot })
  if (slot === '' && what === 'hall' && free.length > 0) yield reason('W-HALL', { free: free.join(' ') })
}

function* againstHarvest(p: Player, used: readonly string[], field: number): Against {
  if (p.fields[field] === undefined) yield reason('W-WHITE-1', { missing: 'field' })
  else if (firstAlike(p, used, field) !== field) yield reason('W-WHITE-1', { alike: firstAlike(p, used, field) + 1 })
}

function whiteCase(t: State, seat: Seat, verb: string, rest: string): Case | null {
  const p = playerOf(t, seat)
  const cards = t.setup.content
  const isWhite = true
  if (verb === 'game') return { values: cards.constants.gameBanners.value[p.board] ?? [], against: nothing(), isWhite }
  if (verb === 'school') return { values: cards.constants.school, against: againstChild(p, `school:${rest}`), isWhite }
  if (verb === 'make' && GOODS.includes(rest as Good)) {
    const good = rest as Good
    const own = p.crafts[good]
    const values = own === null ? null : (contentIndexOf(t).craft[good].banners[own.card] ?? [])
    return { values, against: againstMaking(p, good), isWhite }
  }
  if (verb === 'harvest')
    return { values: cards.field.banner, against: againstHarvest(p, t.turn?.used ?? [], Number(rest) - 1), isWhite }
  if (verb === 'meet') return { values: cards.meetingPlace.banner, against: againstCouncil(t, p, 'meet', ''), isWhite }
  if (verb === 'hall') {
    const values = p.hall === null ? null : contentIndexOf(t).hall[p.hall.name].banner
    return { values, against: againstCouncil(t, p, 'hall', rest), isWhite }
  }
  if (verb === 'serve') return serveCase(t, seat, rest)
  return null
}

function serveCase(t: State, seat: Seat, id: string): Case | null {
  const customer = t.setup.content.customers.findIndex((_, at) => customerId(at) === id)
  const card = t.setup.content.customers[customer]
  if (card === undefined) return null
  const values = card.banner === '?' ? null : card.banner
  return { values, against: againstServing(t, seat, customer), isWhite: true }
}

function* againstPlough(p: Player, used: readonly string[], source: string, field: number): Against {
  const count = source === 'joker' ? (p.hall?.jokers ?? 0) : (p.crafts.plough?.goods ?? 0)
  if (count === 0) yield reason('W-PAY-3', { missing: source })
  if (p.fields[field] === undefined) yield reason('W-PAY-3', { missing: 'field' })
  else if (p.fields[field]?.plough) yield reason('W-PAY-3', { full: fieldPlace(field) })
  else if (firstAlike(p, used, field) !== field) yield reason('W-PAY-3', { alike: firstAlike(p, used, field) + 1 })
}

/** Built once or used often: the same word means the black banner until the card is there. */
function caseOf(t: State, seat: Seat, thing: string): Case | null {
  const move = /^(plough|joker)>field(\d+)$/.exec(thing)
  const p = playerOf(t, seat)
  if (move) {
    const against = againstPlough(p, t.turn?.used ?? [], move[1] as string, Number(move[2]) - 1)
    return { values: null, against, isFree: true }
  }
  const [verb, rest = ''] = thing.split(':') as [string, string?]
  if (verb === 'meet' && p.meeting === null) {
    return { values: t.setup.content.meetingPlace.banner, against: againstMeeting(t, seat) }
  }
  return blackCase(t, seat, verb, rest) ?? whiteCase(t, seat, verb, rest)
}

/** W-MEET: the tile lends 2 and 12 to the banner it lies beside. */
function valuesOf(t: State, seat: Seat, thing: string, { values, isWhite }: Case): Values {
  const isBeside = isWhite && playerOf(t, seat).tile === placeOf(thing)
  return values !== null && isBeside ? [...values, 2, 12] : values
}

/** The value is made already: does it fit, and is it still to be used? */
function* againstMadeValue(turn: Turn, thing: string, values: Values, isWhite: boolean): Against {
  const { value, used, spent } = turn
  if (spent) yield reason('W-DICE-5', { value })
  if (values !== null && !values.includes(value)) {
    yield reason(isWhite ? 'W-WHITE-1' : 'W-BLACK-1', { value, needed: values.join(' or ') })
  }
  if (!isWhite && used.length > 0) yield reason('W-DICE-5', { used: used.join(' ') })
  if (isWhite && used.includes(placeOf(thing))) yield reason('W-WHITE-1', { used: placeOf(thing) })
  if (isWhite && used.includes('meet')) yield reason('W-WHITE-2', { used: 'meet' })
}

/** The value is to be made yet: can it be, and does enough remain to pay? */
function* againstMakingValue(t: State, seat: Seat, values: Values, prices: readonly Price[]): Against {
  if (values === null) return
  const makes = diceOptions(t, seat).flatMap((id) => makeNamed(id) ?? [])
  const coins = makes.filter(({ value }) => values.includes(value)).map((make) => make.coins)
  if (coins.length === 0) {
    yield reason('W-DICE-1', { needed: values.join(' or ') })
    return
  }
  const p = playerOf(t, seat)
  const payable = prices.filter((price) => canPay(p, price))
  if (payable.length === 0) return
  const short = Math.min(...coins) + Math.min(...payable.map((price) => price.coins)) - p.coins
  if (short > 0) yield reason('W-PAY-5', { coin: short })
}

function* againstDice(t: State, seat: Seat, id: string): Against {
  const make = makeNamed(id)
  if (make === undefined) return
  const { a, b, coins, markers } = make
  const p = playerOf(t, seat)
  const lying = (kind: number) => t.pool[kind] ?? 0
  const isThere = a === b ? lying(a) > 1 : lying(a) > 0 && lying(b) > 0
  if (!isThere) yield reason('W-DICE-1', { missing: `${dieName(a)}+${dieName(b)}` })
  if (coins > p.coins) yield reason('W-DICE-2', { coin: coins - p.coins })
  if (markers > (p.meeting?.markers ?? 0)) yield reason('W-DICE-3', { marker: markers - (p.meeting?.markers ?? 0) })
}

/** Why a card, a banner or a move cannot be had now: every rule that stands against it, in the order they are checked. */
export function why(v: View, seat: Seat, thing: string): Reason[] {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  if (seat !== activeSeat(t)) return [reason('W-ROUND-2', { turn: activeSeat(t) })]
  if (thing.startsWith('dice:')) return [...againstDice(t, seat, thing)]
  const about = caseOf(t, seat, thing)
  if (about === null) return []
  const { against, isFree, isWhite = false, prices = [] } = about
  if (isFree) return [...against]
  const values = valuesOf(t, seat, thing, about)
  const hasValue = t.turn !== null && t.turn.value > 0
  const more = hasValue
    ? againstMadeValue(t.turn as Turn, thing, values, isWhite)
    : againstMakingValue(t, seat, values, prices)
  return [...against, ...more]
}
