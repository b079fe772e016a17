import { luckFrom, type Reason, type Seat } from '#kernel'
import type { BannerPlaceId } from '../banner-places.ts'
import { contentIndexOf, craftCardOf, type Price } from '../content-index.ts'
import { type Option, type OptionOf, optionId, readOption, type WhiteOption } from '../options.ts'
import { activeSeat, type Player, playerOf, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { freeSlotsOf, headmanMoves, isWhite, placeOf, schoolMoves, whiteValuesOf } from './banners.ts'
import {
  type Against,
  againstBlackValue,
  againstChurch,
  againstCraft,
  againstField,
  againstHall,
  againstHand,
  againstHarvest,
  againstMaking,
  againstMarket,
  againstMeeting,
  againstMonk,
  againstPloughMove,
  againstServing,
  againstTravel,
  againstUsingHall,
  againstUsingMeeting,
  againstWhiteValue,
  nextLetterOf,
  reason,
  travelPricesOf,
  type Values,
} from './conditions.ts'
import { coinsFor, isPairThere, makeableValues, makeNamed, missingCoins, missingMarkers } from './dice.ts'
import { canPay } from './pay.ts'

/** A banner that is asked about: its values, and what stands against it beside them. */
interface Banner {
  readonly values: Values
  readonly against: Against
  /** The alternatives it costs, because coins may already go into the dice. */
  readonly prices?: readonly Price[]
  /** The place of a white banner; black ones have none in a village. */
  readonly place?: BannerPlaceId
}

function* nothing(): Against {}

function isSameAs(option: Option): (other: Option) => boolean {
  return (other) => optionId(other) === optionId(option)
}

function* againstStep(p: Player, step: OptionOf<'ask'>): Against {
  if (!headmanMoves(p).some(isSameAs(step))) yield reason('W-ASK', { at: p.headman })
}

function* againstChild(p: Player, move: OptionOf<'school'>): Against {
  if (schoolMoves(p).some(isSameAs(move))) return
  const children = Number(p.school.left) + Number(p.school.right)
  yield reason('W-SCHOOL', { children, living: Object.values(p.villagers).filter((lives) => lives).length })
}

function travelBanner(t: State, seat: Seat, named: OptionOf<'travel'>['letter']): Banner {
  const p = playerOf(t, seat)
  const letter = named ?? nextLetterOf(t, p) ?? 'E'
  const { prices } = travelPricesOf(t, p, letter)
  return { values: t.setup.content.travel.stacks[letter].banner, against: againstTravel(t, seat, letter), prices }
}

function buildBanner(t: State, seat: Seat, option: OptionOf<'build'>): Banner | null {
  const built = craftCardOf(t, option)
  if (built === null) return null
  return { values: option.banner, against: againstCraft(t, seat, built.good, built.card) }
}

function blackBanner(t: State, seat: Seat, option: Option): Banner | null {
  const cards = t.setup.content
  const { church, hall, monkPrices } = contentIndexOf(t)
  switch (option.kind) {
    case 'church':
      return { values: church[option.church].banner, against: againstChurch(t, seat, option.church) }
    case 'monk': {
      const { stack } = option
      const against = againstMonk(t, seat, stack)
      return { values: cards.monks.stacks[stack].banner, against, prices: monkPrices[stack] }
    }
    case 'meet':
      return { values: cards.meetingPlace.banner, against: againstMeeting(t, seat) }
    case 'buildHall':
      return { values: hall[option.hall].banner, against: againstHall(t, seat, option.hall) }
    case 'travel':
      return travelBanner(t, seat, option.letter)
    case 'build':
      return buildBanner(t, seat, option)
    case 'field':
      return { values: cards.field.banner, against: againstField(t) }
    case 'market':
      return { values: cards.constants.bailiff.banner, against: againstMarket(t) }
    case 'hand':
      return { values: cards.constants.hand, against: againstHand(t, seat) }
    case 'ask':
      return { values: null, against: againstStep(playerOf(t, seat), option) }
    default:
      return null
  }
}

/** The values of a white banner without those of the tile; null also where the card is not there. */
function ownValues(t: State, p: Player, option: WhiteOption): Values {
  const { constants, customers, field, meetingPlace } = t.setup.content
  const { craft, hall } = contentIndexOf(t)
  switch (option.kind) {
    case 'game':
      return constants.gameBanners.value[p.board] ?? []
    case 'school':
      return constants.school
    case 'make': {
      const own = p.crafts[option.good]
      return own === null ? null : (craft[option.good].banners[own.card] ?? [])
    }
    case 'harvest':
      return field.banner
    case 'meet':
      return meetingPlace.banner
    case 'hall':
      return p.hall === null ? null : hall[p.hall.name].banner
    case 'serve': {
      const banner = customers[option.customer]?.banner ?? '?'
      return banner === '?' ? null : banner
    }
  }
}

function againstUsing(t: State, seat: Seat, option: WhiteOption): Against {
  const p = playerOf(t, seat)
  switch (option.kind) {
    case 'game':
      return nothing()
    case 'school':
      return againstChild(p, option)
    case 'make':
      return againstMaking(p, option.good)
    case 'harvest':
      return againstHarvest(p, t.turn?.used ?? [], option.field)
    case 'meet':
      return againstUsingMeeting(p)
    case 'hall':
      return againstUsingHall(p, option.slot, freeSlotsOf(t, p))
    case 'serve':
      return againstServing(t, seat, option.customer)
  }
}

function whiteBanner(t: State, seat: Seat, option: WhiteOption): Banner | null {
  if (option.kind === 'serve' && t.setup.content.customers[option.customer] === undefined) return null
  const p = playerOf(t, seat)
  const place = placeOf(option)
  return {
    values: whiteValuesOf(p, place, ownValues(t, p, option)),
    against: againstUsing(t, seat, option),
    place,
  }
}

/** `meet` is the black banner until the meeting place is there; without a town hall its white banner is asked about too. */
function bannerOf(t: State, seat: Seat, option: Option): Banner | null {
  const isOwn = option.kind === 'hall' || isWhite(playerOf(t, seat), option)
  return isOwn ? whiteBanner(t, seat, option) : blackBanner(t, seat, option)
}

/** The value is to be made yet: can it be, and does enough remain to pay? */
function* againstMakingValue(t: State, seat: Seat, values: Values, prices: readonly Price[]): Against {
  if (values === null) return
  const makeable = makeableValues(t, seat).options.filter(({ value }) => values.includes(value))
  const coins = makeable.map(coinsFor)
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

function* againstDice(t: State, seat: Seat, option: OptionOf<'dice'>): Against {
  const made = makeNamed(optionId(option))
  if (made === undefined) return
  const p = playerOf(t, seat)
  const [coin, marker] = [missingCoins(p, made), missingMarkers(p, made.markers)]
  if (!isPairThere(t.pool, made.a, made.b)) yield reason('W-DICE-1', { missing: made.dice.join('+') })
  if (coin > 0) yield reason('W-DICE-2', { coin })
  if (marker > 0) yield reason('W-DICE-3', { marker })
}

function againstValue(t: State, seat: Seat, { values, prices = [], place }: Banner): Against {
  const { turn } = t
  if (turn === null || turn.value === 0) return againstMakingValue(t, seat, values, prices)
  return place === undefined ? againstBlackValue(turn, values) : againstWhiteValue(turn, place, values)
}

/** Tells why a card, a banner or a move cannot be had now: every rule against it, in the order they are checked. */
export function why(v: View, seat: Seat, id: string): Reason[] {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  if (seat !== activeSeat(t)) return [reason('W-ROUND-2', { turn: activeSeat(t) })]
  const option = readOption(id)
  if (option === null) return []
  if (option.kind === 'dice') return [...againstDice(t, seat, option)]
  if (option.kind === 'movePlough') return [...againstPloughMove(playerOf(t, seat), t.turn?.used ?? [], option)]
  const banner = bannerOf(t, seat, option)
  return banner === null ? [] : [...banner.against, ...againstValue(t, seat, banner)]
}
