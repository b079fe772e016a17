import { luckFrom, type Reason, type Seat } from '#kernel'
import { lookupOf } from '../lookup.ts'
import { activeSeat, type Player, playerOf, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'
import {
  buildingId,
  type ChurchName,
  customerId,
  GOODS,
  type Good,
  type HallName,
  LETTERS,
  type Letter,
  STACKS,
  type Stack,
} from '../words.ts'
import { fieldPlace, freeSlotsOf, headmanMoves, placeOf, schoolMoves } from './banners.ts'
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
} from './conditions.ts'
import { diceOptions, makeNamed } from './dice.ts'

/** The values a banner can be activated with; none means any. */
type Values = readonly number[] | null

/** What is asked about: its banner's values, and what stands against it beside them. */
interface Case {
  values: Values
  against: Against
  isWhite?: boolean
}

function* nothing(): Against {}

function blackCase(t: State, seat: Seat, verb: string, rest: string): Case | null {
  const cards = t.setup.content
  const look = lookupOf(t)
  if (verb === 'church' && rest in look.church) {
    const name = rest as ChurchName
    return { values: look.church[name].banner, against: againstChurch(t, seat, name) }
  }
  if (verb === 'monk' && STACKS.includes(rest as Stack)) {
    return { values: cards.monks.stacks[rest as Stack].banner, against: againstMonk(t, seat, rest as Stack) }
  }
  if (verb === 'hall' && rest in look.hall) {
    return { values: look.hall[rest as HallName].banner, against: againstHall(t, seat, rest as HallName) }
  }
  if (verb === 'travel') {
    const letter = (rest || nextLetterOf(t, playerOf(t, seat)) || 'E') as Letter
    if (!LETTERS.includes(letter)) return null
    return { values: cards.travel.stacks[letter].banner, against: againstTravel(t, seat, letter) }
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
    const { building, banners } = lookupOf(t).craft[good]
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

function* againstCouncil(p: Player, what: 'meet' | 'hall', slot: string): Against {
  if (!p.villagers.councillor) yield reason('W-WHITE-1', { dead: 'councillor' })
  if ((what === 'meet' ? p.meeting : p.hall) === null) yield reason('W-WHITE-1', { missing: what })
  if (slot !== '' && !freeSlotsOf(p).includes(slot)) yield reason('W-HALL', { slot })
}

function* againstHarvest(p: Player, field: number): Against {
  if (p.fields[field] === undefined) yield reason('W-WHITE-1', { missing: 'field' })
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
    const values = own === null ? null : (lookupOf(t).craft[good].banners[own.card] ?? [])
    return { values, against: againstMaking(p, good), isWhite }
  }
  if (verb === 'harvest') return { values: cards.field.banner, against: againstHarvest(p, Number(rest) - 1), isWhite }
  if (verb === 'meet') return { values: cards.meetingPlace.banner, against: againstCouncil(p, 'meet', ''), isWhite }
  if (verb === 'hall') {
    const values = p.hall === null ? null : lookupOf(t).hall[p.hall.name].banner
    return { values, against: againstCouncil(p, 'hall', rest), isWhite }
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

function* againstPlough(p: Player, source: string, field: number): Against {
  const count = source === 'joker' ? (p.hall?.jokers ?? 0) : (p.crafts.plough?.goods ?? 0)
  if (count === 0) yield reason('W-PAY-3', { missing: source })
  if (p.fields[field] === undefined) yield reason('W-PAY-3', { missing: 'field' })
  if (p.fields[field]?.plough) yield reason('W-PAY-3', { full: fieldPlace(field) })
}

/** Built once or used often: the same word means the black banner until the card is there. */
function caseOf(t: State, seat: Seat, thing: string): Case | null {
  const move = /^(plough|joker)>field(\d+)$/.exec(thing)
  const p = playerOf(t, seat)
  if (move) return { values: null, against: againstPlough(p, move[1] as string, Number(move[2]) - 1) }
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

function* againstValue(t: State, seat: Seat, thing: string, values: Values, isWhite: boolean): Against {
  const made = t.turn?.value ?? 0
  const needed = values?.join(' or ') ?? 'any'
  if (made > 0) {
    if (values !== null && !values.includes(made)) yield reason('W-BLACK-1', { value: made, needed })
    if (isWhite && t.turn?.used.includes(placeOf(thing))) yield reason('W-WHITE-1', { used: placeOf(thing) })
    if (isWhite && t.turn?.used.includes('meet')) yield reason('W-WHITE-2', { used: 'meet' })
    if (!isWhite && (t.turn?.used.length ?? 0) > 0) yield reason('W-DICE-5', { used: t.turn?.used.join(' ') ?? '' })
    return
  }
  const makeable = new Set(diceOptions(t, seat).map((id) => makeNamed(id)?.value))
  if (values?.some((value) => makeable.has(value)) === false) yield reason('W-DICE-1', { needed })
}

/** Why a card, a banner or a move cannot be had now: every rule that stands against it, in the order they are checked. */
export function why(v: View, seat: Seat, thing: string): Reason[] {
  const t = imagine(v, luckFrom('0'.repeat(32)))
  if (seat !== activeSeat(t)) return [reason('W-ROUND-2', { turn: activeSeat(t) })]
  const about = caseOf(t, seat, thing)
  if (about === null) return []
  const values = valuesOf(t, seat, thing, about)
  return [...about.against, ...againstValue(t, seat, thing, values, about.isWhite === true)]
}
