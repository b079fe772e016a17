import type { Cards } from '#data/willyville/schema'
import { customerId } from '../banner-places.ts'
import { contentIndexOf } from '../content-index.ts'
import { type Player, playerOf, type State, type Turn } from '../state.ts'
import { AREA_SLOTS, GOODS, type HeadmanPlace, VILLAGERS, type Villager } from '../words.ts'
import { againstServing, isFree } from './conditions.ts'

const TILE_VALUES = [2, 12]

/** W-MEET, W-WHITE-3: a banner shows the value, or the 2/12 tile lies beside it. */
function shows(p: Player, banner: readonly number[], place: string, value: number): boolean {
  return banner.includes(value) || (p.tile === place && TILE_VALUES.includes(value))
}

export function fieldPlace(field: number): string {
  return `field:${field + 1}`
}

/** Fields that look the same now and will be the same later, in order: only the first of a group is offered. */
export function fieldGroups(p: Player, used: readonly string[], isIn: (field: number) => boolean): number[][] {
  const groups = new Map<string, number[]>()
  for (let field = 0; field < p.fields.length; field++) {
    if (!isIn(field)) continue
    const place = fieldPlace(field)
    const look = `${p.fields[field]?.plough}${p.tile === place}${used.includes(place)}`
    const group = groups.get(look)
    if (group === undefined) groups.set(look, [field])
    else group.push(field)
  }
  return [...groups.values()]
}

export function emptyPlacesOf(p: Player): Villager[] {
  return VILLAGERS.filter((villager) => !p.villagers[villager])
}

/** W-SCHOOL: every move a child can make now. */
export function schoolMoves(p: Player): string[] {
  const { left, right } = p.school
  const places = emptyPlacesOf(p)
  const grown = (from: 'left' | 'right') => places.map((villager) => `school:${from}>${villager}`)
  if (left && right) return [...grown('left'), ...grown('right')]
  if (left) return ['school:right', ...grown('left')]
  if (right) return ['school:new', ...grown('right')]
  return ['school:new']
}

const PATH: Record<HeadmanPlace, readonly string[]> = {
  house: ['ask:coin', 'ask:stay'],
  coin: ['ask:house', 'ask:story', 'ask:stay'],
  story: ['ask:coin', 'ask:stay'],
}

/** W-ASK: where the headman may step, and that he may stay. */
export function headmanMoves(p: Player): readonly string[] {
  return PATH[p.headman]
}

/** The free slots of a town hall that marks what it will score. */
export function freeSlotsOf(t: State, p: Player): string[] {
  if (isHallFull(t, p)) return []
  const { hall } = p
  if (hall?.name !== 'area' && hall?.name !== 'population') return []
  const slots: readonly string[] = hall.name === 'area' ? AREA_SLOTS : VILLAGERS
  return slots.filter((slot) => !hall.marks.includes(slot))
}

function hallBanner(t: State, p: Player): string[] {
  const slots = freeSlotsOf(t, p)
  return slots.length > 0 ? slots.map((slot) => `hall:${slot}`) : ['hall']
}

/** A banner that would put its marker nowhere is offered last. */
function isInVain(t: State, p: Player, option: string): boolean {
  if (option === 'hall') return p.hall?.name !== 'finance' && isHallFull(t, p)
  if (!option.startsWith('make:')) return false
  const good = option.slice(5) as (typeof GOODS)[number]
  return (p.crafts[good]?.goods ?? 0) >= contentIndexOf(t).craft[good].slots
}

export function isHallFull(t: State, p: Player): boolean {
  if (p.hall === null) return true
  const slots = contentIndexOf(t).hall[p.hall.name].slots ?? 0
  return p.hall.jokers + p.hall.marks.length >= slots
}

function craftBanners(t: State, p: Player, turn: Turn): string[] {
  if (!p.villagers.craftsman) return []
  const { craft } = contentIndexOf(t)
  const options: string[] = []
  for (const good of GOODS) {
    const own = p.crafts[good]
    if (own === null || turn.used.includes(good)) continue
    if (shows(p, craft[good].banners[own.card] ?? [], good, turn.value)) options.push(`make:${good}`)
  }
  return options
}

function fieldBanners(p: Player, turn: Turn, cards: Cards): string[] {
  const usable = (field: number) => {
    const place = fieldPlace(field)
    return !turn.used.includes(place) && shows(p, cards.field.banner, place, turn.value)
  }
  return fieldGroups(p, turn.used, usable).map((group) => `harvest:${(group[0] as number) + 1}`)
}

function customerBanners(t: State, p: Player, turn: Turn): string[] {
  if (!p.villagers.merchant) return []
  const { customers } = t.setup.content
  const options: string[] = []
  for (const customer of p.waiting) {
    const { banner } = customers[customer] as Cards['customers'][number]
    const fits = banner === '?' || shows(p, banner, customerId(customer), turn.value)
    if (fits && isFree(againstServing(t, turn.seat, customer))) options.push(`serve:${customerId(customer)}`)
  }
  return options
}

/** W-WHITE: the white banners the turn's value can still activate. After the meeting place there are none. */
export function whiteOptions(t: State, turn: Turn): string[] {
  const p = playerOf(t, turn.seat)
  const cards = t.setup.content
  const { used, value } = turn
  if (used.includes('meet')) return []
  const options = craftBanners(t, p, turn)
  options.push(...fieldBanners(p, turn, cards), ...customerBanners(t, p, turn))
  if (!used.includes('school') && shows(p, cards.constants.school, 'school', value)) options.push(...schoolMoves(p))
  const game = cards.constants.gameBanners.value[p.board] ?? []
  if (!used.includes('game') && shows(p, game, 'game', value)) options.push('game')
  if (p.villagers.councillor) {
    if (p.hall && !used.includes('hall') && shows(p, contentIndexOf(t).hall[p.hall.name].banner, 'hall', value)) {
      options.push(...hallBanner(t, p))
    }
    if (p.meeting && cards.meetingPlace.banner.includes(value)) options.push('meet')
  }
  const inVain = options.filter((option) => isInVain(t, p, option))
  return inVain.length === 0 ? options : [...options.filter((option) => !inVain.includes(option)), ...inVain]
}

/** Every place beside which the 2/12 tile may be laid: the other white banners of the village. */
export function tilePlaces(p: Player, used: readonly string[]): string[] {
  const crafts = GOODS.filter((good) => p.crafts[good] !== null)
  const fields = fieldGroups(p, used, () => true).map((group) => fieldPlace(group[0] as number))
  return ['game', 'school', ...crafts, ...fields, ...p.waiting.map(customerId), ...(p.hall ? ['hall'] : [])]
}

/** The banner's place for an option, as `used` and the tile know it. */
export function placeOf(option: string): string {
  const [verb, rest] = option.split(':') as [string, string | undefined]
  if (verb === 'make' || verb === 'serve') return rest as string
  if (verb === 'harvest') return `field:${rest}`
  return verb
}
