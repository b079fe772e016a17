import { type BannerPlaceId, customerId, fieldId } from '../banner-places.ts'
import { contentIndexOf } from '../content-index.ts'
import type { BlackOption, Option, OptionOf, WhiteOption } from '../options.ts'
import { type Player, playerOf, type State, type Turn } from '../state.ts'
import { AREA_SLOTS, GOODS, type HallSlot, type HeadmanPlace, VILLAGERS, type Villager } from '../words.ts'
import {
  againstMaking,
  againstServing,
  againstUsingHall,
  againstUsingMeeting,
  againstWhiteValue,
  bears,
  isFree,
  type Values,
} from './conditions.ts'
import { fieldGroups } from './fields.ts'

const TILE_VALUES = [2, 12]

/** W-MEET, W-WHITE-3: the values of a banner, and 2 and 12 if the tile lies beside it. */
export function whiteValuesOf(p: Player, place: BannerPlaceId, banner: Values): Values {
  return banner !== null && p.tile === place ? [...banner, ...TILE_VALUES] : banner
}

export function emptyPlacesOf(p: Player): Villager[] {
  return VILLAGERS.filter((villager) => !p.villagers[villager])
}

/** W-SCHOOL: every move a child can make now. */
export function schoolMoves(p: Player): OptionOf<'school'>[] {
  const { left, right } = p.school
  const places = emptyPlacesOf(p)
  const grown = (from: 'left' | 'right') =>
    places.map((villager): OptionOf<'school'> => ({ kind: 'school', move: 'grow', from, villager }))
  if (left && right) return [...grown('left'), ...grown('right')]
  if (left) return [{ kind: 'school', move: 'right' }, ...grown('left')]
  if (right) return [{ kind: 'school', move: 'new' }, ...grown('right')]
  return [{ kind: 'school', move: 'new' }]
}

function steps(...places: OptionOf<'ask'>['to'][]): OptionOf<'ask'>[] {
  return places.map((to) => ({ kind: 'ask', to }))
}

const PATH: Record<HeadmanPlace, readonly OptionOf<'ask'>[]> = {
  house: steps('coin', 'stay'),
  coin: steps('house', 'story', 'stay'),
  story: steps('coin', 'stay'),
}

/** W-ASK: where the headman may step, and that they may stay. */
export function headmanMoves(p: Player): readonly OptionOf<'ask'>[] {
  return PATH[p.headman]
}

/** The free slots of a town hall that marks what it will score. */
export function freeSlotsOf(t: State, p: Player): HallSlot[] {
  if (isHallFull(t, p)) return []
  const { hall } = p
  if (hall?.name !== 'area' && hall?.name !== 'population') return []
  const slots: readonly HallSlot[] = hall.name === 'area' ? AREA_SLOTS : VILLAGERS
  return slots.filter((slot) => !hall.marks.includes(slot))
}

export function isHallFull(t: State, p: Player): boolean {
  if (p.hall === null) return true
  const slots = contentIndexOf(t).hall[p.hall.name].slots ?? 0
  return p.hall.jokers + p.hall.marks.length >= slots
}

const WHITE_KINDS: readonly Option['kind'][] = ['game', 'school', 'make', 'harvest', 'serve', 'hall', 'meet']

export function isWhiteKind(option: Option): option is WhiteOption {
  return WHITE_KINDS.includes(option.kind)
}

/** Asks whether an option uses an own white banner: the meeting place and the town hall are built once and used ever after. */
export function isWhite(p: Player, option: Option): option is WhiteOption {
  if (option.kind === 'meet') return p.meeting !== null
  if (option.kind === 'hall') return p.hall !== null
  return isWhiteKind(option)
}

const BLACK_KINDS: readonly Option['kind'][] = [
  'church',
  'monk',
  'meet',
  'buildHall',
  'travel',
  'build',
  'field',
  'market',
  'hand',
]

export function isBlackKind(option: Option): option is BlackOption {
  return BLACK_KINDS.includes(option.kind)
}

function fits(p: Player, turn: Turn, place: BannerPlaceId, banner: Values): boolean {
  const values = whiteValuesOf(p, place, banner)
  return bears(values, turn.value) && isFree(againstWhiteValue(turn, place, values))
}

function craftBanners(t: State, p: Player, turn: Turn): WhiteOption[] {
  const { craft } = contentIndexOf(t)
  const options: WhiteOption[] = []
  for (const good of GOODS) {
    const own = p.crafts[good]
    const banner = own === null ? undefined : craft[good].banners[own.card]
    if (banner === undefined || !fits(p, turn, good, banner)) continue
    if (isFree(againstMaking(p, good))) options.push({ kind: 'make', good })
  }
  return options
}

function fieldBanners(t: State, p: Player, turn: Turn): WhiteOption[] {
  const { banner } = t.setup.content.field
  const groups = fieldGroups(p, turn.used, (field) => fits(p, turn, fieldId(field), banner))
  return groups.map(([field]) => ({ kind: 'harvest', field }))
}

function customerBanners(t: State, p: Player, turn: Turn): WhiteOption[] {
  const { customers } = t.setup.content
  const options: WhiteOption[] = []
  for (const customer of p.waiting) {
    const banner = customers[customer]?.banner ?? '?'
    if (!fits(p, turn, customerId(customer), banner === '?' ? null : banner)) continue
    if (isFree(againstServing(t, turn.seat, customer))) options.push({ kind: 'serve', customer })
  }
  return options
}

function hallBanners(t: State, p: Player, turn: Turn): WhiteOption[] {
  if (p.hall === null || !fits(p, turn, 'hall', contentIndexOf(t).hall[p.hall.name].banner)) return []
  const free = freeSlotsOf(t, p)
  const slots = free.length > 0 ? free : [null]
  return slots.flatMap((slot) => (isFree(againstUsingHall(p, slot, free)) ? [{ kind: 'hall', slot }] : []))
}

/** Banners that would put their marker nowhere are offered last. */
function isInVain(t: State, p: Player, option: WhiteOption): boolean {
  if (option.kind === 'hall') return option.slot === null && p.hall?.name !== 'finance' && isHallFull(t, p)
  if (option.kind !== 'make') return false
  return (p.crafts[option.good]?.goods ?? 0) >= contentIndexOf(t).craft[option.good].slots
}

/** W-WHITE: the white banners the turn's value can still activate. */
export function whiteOptions(t: State, turn: Turn): WhiteOption[] {
  const p = playerOf(t, turn.seat)
  const { constants, meetingPlace } = t.setup.content
  const options = craftBanners(t, p, turn)
  options.push(...fieldBanners(t, p, turn), ...customerBanners(t, p, turn))
  if (fits(p, turn, 'school', constants.school)) options.push(...schoolMoves(p))
  if (fits(p, turn, 'game', constants.gameBanners.value[p.board] ?? [])) options.push({ kind: 'game' })
  options.push(...hallBanners(t, p, turn))
  // The tile never lends its values to the meeting place, which it comes from.
  const isMeeting =
    bears(meetingPlace.banner, turn.value) &&
    isFree(againstWhiteValue(turn, 'meet', meetingPlace.banner)) &&
    isFree(againstUsingMeeting(p))
  if (isMeeting) options.push({ kind: 'meet' })
  const inVain = options.filter((option) => isInVain(t, p, option))
  return inVain.length === 0 ? options : [...options.filter((option) => !inVain.includes(option)), ...inVain]
}

/** Every place beside which the 2/12 tile may be laid: the other white banners of the village. */
export function tilePlaces(p: Player, used: readonly BannerPlaceId[]): BannerPlaceId[] {
  const crafts = GOODS.filter((good) => p.crafts[good] !== null)
  const fields = fieldGroups(p, used, () => true).map(([field]) => fieldId(field))
  return ['game', 'school', ...crafts, ...fields, ...p.waiting.map(customerId), ...(p.hall ? (['hall'] as const) : [])]
}

/** The banner's place, as `used` and the tile know it. */
export function placeOf(option: WhiteOption): BannerPlaceId {
  if (option.kind === 'make') return option.good
  if (option.kind === 'serve') return customerId(option.customer)
  return option.kind === 'harvest' ? fieldId(option.field) : option.kind
}
