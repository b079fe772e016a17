import { bare, codecOf, given, type Spelling, splitId } from '#games/shared/codec'
import { memberOf } from '#kernel'
import { type BannerPlaceId, customerId, placeId, placeNumber, readCustomer, readPlace } from './banner-places.ts'
import {
  AREA_SLOTS,
  BUILDINGS,
  type Building,
  buildingId,
  CHURCHES,
  type ChurchName,
  DICE,
  type Die,
  GAINS,
  type Gain,
  GOODS,
  type Good,
  HALLS,
  type HallName,
  type HallSlot,
  HEADMAN_PLACES,
  type HeadmanPlace,
  LETTERS,
  type Letter,
  SCHOOL_PLACES,
  type SchoolPlace,
  STACKS,
  type Stack,
  VILLAGERS,
  type Villager,
} from './words.ts'

/** The `about` of every question of the game. */
export type QuestionKind =
  | 'dice'
  | 'act'
  | 'more'
  | 'pay'
  | 'tile'
  | 'slot'
  | 'die'
  | 'labourer'
  | 'plague'
  | 'bailiff'
  | 'free'
  | 'customers'
  | 'mission'
  | 'monk'
  | 'take'

/** Goods and coins that are given up: off which building, field and hall they come. */
export interface Payment {
  readonly coins: number
  readonly goods: { readonly [G in Good]?: number }
  /** Fields whose plough pays. */
  readonly fields: readonly number[]
  readonly jokers: number
}

export type ChildMove =
  | { readonly move: 'new' | 'right' }
  | { readonly move: 'grow'; readonly from: SchoolPlace; readonly villager: Villager }

type Bare = unknown

/** Every kind of option with what it names. Fields and customers count from 0. */
interface OptionFacts {
  dice: { readonly dice: readonly [Die, Die]; readonly markers: number; readonly value: number }
  /** Before any step of the own turn a plough, or a joker in its stead, may move to a field. */
  movePlough: { readonly source: 'plough' | 'joker'; readonly field: number }
  church: { readonly church: ChurchName }
  monk: { readonly stack: Stack }
  /** Builds the meeting place, or uses it once it is there. */
  meet: Bare
  buildHall: { readonly hall: HallName }
  /** Uses the town hall, and names what it marks if it marks anything. */
  hall: { readonly slot: HallSlot | null }
  /** A letter is named only where it is asked why one cannot be travelled to. */
  travel: { readonly letter: Letter | null }
  build: { readonly building: Building; readonly banner: readonly number[] }
  field: Bare
  market: Bare
  hand: Bare
  ask: { readonly to: HeadmanPlace | 'stay' }
  make: { readonly good: Good }
  harvest: { readonly field: number }
  serve: { readonly customer: number }
  game: Bare
  school: ChildMove
  /** Parts of the next effect are to be let go. */
  spare: Bare
  done: Bare
  pay: Payment
  tile: { readonly place: BannerPlaceId | 'stay' }
  slot: { readonly slot: HallSlot }
  die: { readonly villager: Villager }
  labourer: { readonly villager: Villager }
  heal: Bare
  suffer: Bare
  bailiff: { readonly by: 'church' | 'plain' }
  free: { readonly customer: number }
  take: { readonly customer: number }
  /** Keeps so much of a gain and lets the rest go. */
  keep: { readonly gain: Gain; readonly count: number }
  mission: { readonly answer: 'keep' | 'exchange' }
  none: Bare
}

export type OptionKind = keyof OptionFacts
export type OptionOf<K extends OptionKind> = { [P in K]: { readonly kind: P } & OptionFacts[P] }[K]
/** Any answer to a question of the game. */
export type Option = OptionOf<OptionKind>

/** Uses an own white banner; `meet` once the meeting place is there. */
export type WhiteOption = OptionOf<'make' | 'harvest' | 'serve' | 'school' | 'game' | 'hall' | 'meet'>
/** Takes something from the table; `meet` until the meeting place is there. */
export type BlackOption = OptionOf<
  'church' | 'monk' | 'meet' | 'buildHall' | 'travel' | 'build' | 'field' | 'market' | 'hand'
>

/** The ways in which options of one kind are written. */
interface WillyvilleSpelling<K extends OptionKind> extends Spelling<OptionOf<K>> {
  /** Its form in a typed line, if that is not `word>text`. */
  readonly short?: (id: string, option: OptionOf<K>) => string
}

function textOf(id: string): string {
  return splitId(id).text ?? ''
}

function readBuilding(text: string): OptionOf<'build'> | null {
  const [name = '', digits = ''] = text.split('.')
  const banner = (digits.match(/1[0-2]|[2-9]/g) ?? []).map(Number)
  if (banner.length === 0) return null
  return given(memberOf(BUILDINGS, name), (building) => ({ kind: 'build', building, banner }))
}

function diceId({ dice, markers, value }: OptionOf<'dice'>): string {
  return `dice:${dice.join('+')}${'*'.repeat(markers)}=${value}`
}

function readDice(text: string): OptionOf<'dice'> | null {
  const [, first = '', second = '', stars = '', value] = /^(\w+)\+(\w+?)(\*{0,2})=([2-9]|1[0-2])$/.exec(text) ?? []
  const [a, b] = [memberOf(DICE, first), memberOf(DICE, second)]
  if (a === null || b === null) return null
  return { kind: 'dice', dice: [a, b], markers: stars.length, value: Number(value) }
}

function counted(count: number, word: string): string[] {
  if (count === 0) return []
  return [count === 1 ? word : `${count}${word}`]
}

/** `2scroll+plough@2+joker+coin`, ploughs of fields by the field's number. */
function paymentText({ coins, goods, fields, jokers }: Payment): string {
  const parts = GOODS.flatMap((good) => counted(goods[good] ?? 0, good))
  parts.push(...fields.map((field) => `plough@${field + 1}`))
  parts.push(...counted(jokers, 'joker'), ...counted(coins, 'coin'))
  return parts.join('+') || 'nothing'
}

function readPayment(text: string): Payment {
  const goods: { [G in Good]?: number } = {}
  const fields: number[] = []
  const other = { joker: 0, coin: 0 }
  for (const part of text.split('+')) {
    const [, digits, word = '', field] = /^(\d*)([a-z]+)(?:@([1-9]\d*))?$/.exec(part) ?? []
    const count = Number(digits || 1)
    const good = memberOf(GOODS, word)
    if (field !== undefined) fields.push(Number(field) - 1)
    else if (good !== null) goods[good] = count
    else if (word === 'joker' || word === 'coin') other[word] = count
  }
  return { coins: other.coin, goods, fields: [...new Set(fields)], jokers: other.joker }
}

const SHORT_WORDS = new Map([
  ['horse', 'h'],
  ['beer', 'b'],
  ['plough', 'p'],
  ['scroll', 's'],
  ['wagon', 'w'],
  ['joker', 'j'],
  ['coin', 'c'],
])

/** `:2sj` behind what is paid for. */
function shortPayment(payment: Payment): string {
  const parts = paymentText(payment).split('+')
  return `:${parts.map((part) => part.replace(/[a-z]+/, (word) => SHORT_WORDS.get(word) ?? word)).join('')}`
}

function childMoveText(option: ChildMove): string {
  return option.move === 'grow' ? `${option.from}>${option.villager}` : option.move
}

function readChildMove(text: string): OptionOf<'school'> | null {
  if (text === 'new' || text === 'right') return { kind: 'school', move: text }
  const [place = '', name = ''] = text.split('>')
  const [from, villager] = [memberOf(SCHOOL_PLACES, place), memberOf(VILLAGERS, name)]
  return from === null || villager === null ? null : { kind: 'school', move: 'grow', from, villager }
}

function readSlot(text: string): HallSlot | null {
  return memberOf(AREA_SLOTS, text) ?? memberOf(VILLAGERS, text)
}

function readKept(text: string): OptionOf<'keep'> | null {
  const [, count, word = ''] = /^(\d+)([a-z]+)$/.exec(text) ?? []
  return given(memberOf(GAINS, word), (gain) => ({ kind: 'keep', gain, count: Number(count) }))
}

/** The one table of how options are written. Ids are stored: they never change. */
const SPELLINGS: { readonly [K in OptionKind]: WillyvilleSpelling<K> } = {
  dice: { words: ['dice'], id: diceId, read: readDice, short: textOf },
  movePlough: {
    words: ['plough', 'joker'],
    id: ({ source, field }) => `${source}>field${field + 1}`,
    read: (text, word) =>
      given(placeNumber(text.replace('field', '')), (field) => ({
        kind: 'movePlough',
        source: word === 'joker' ? 'joker' : 'plough',
        field,
      })),
  },
  church: {
    words: ['church'],
    id: ({ church }) => `church:${church}`,
    read: (text) => given(memberOf(CHURCHES, text), (church) => ({ kind: 'church', church })),
  },
  monk: {
    words: ['monk'],
    id: ({ stack }) => `monk:${stack}`,
    read: (text) => given(memberOf(STACKS, text), (stack) => ({ kind: 'monk', stack })),
  },
  meet: bare({ kind: 'meet' }),
  buildHall: {
    words: ['hall'],
    id: ({ hall }) => `hall:${hall}`,
    read: (text) => given(memberOf(HALLS, text), (hall) => ({ kind: 'buildHall', hall })),
  },
  hall: {
    words: ['hall'],
    id: ({ slot }) => (slot === null ? 'hall' : `hall:${slot}`),
    read: (text) => ({ kind: 'hall', slot: readSlot(text) }),
  },
  travel: {
    words: ['travel'],
    id: ({ letter }) => (letter === null ? 'travel' : `travel:${letter}`),
    read: (text) => ({ kind: 'travel', letter: memberOf(LETTERS, text) }),
  },
  build: {
    words: ['build'],
    id: ({ building, banner }) => `build:${buildingId(building, banner)}`,
    read: readBuilding,
    short: textOf,
  },
  field: bare({ kind: 'field' }),
  market: bare({ kind: 'market' }),
  hand: bare({ kind: 'hand' }),
  ask: {
    words: ['ask'],
    id: ({ to }) => `ask:${to}`,
    read: (text) => given(memberOf([...HEADMAN_PLACES, 'stay'], text), (to) => ({ kind: 'ask', to })),
  },
  make: {
    words: ['make'],
    id: ({ good }) => `make:${good}`,
    read: (text) => given(memberOf(GOODS, text), (good) => ({ kind: 'make', good })),
    short: textOf,
  },
  harvest: {
    words: ['harvest'],
    id: ({ field }) => `harvest:${field + 1}`,
    read: (text) => given(placeNumber(text), (field) => ({ kind: 'harvest', field })),
  },
  serve: {
    words: ['serve'],
    id: ({ customer }) => `serve:${customerId(customer)}`,
    read: (text) => given(readCustomer(text), (customer) => ({ kind: 'serve', customer })),
    short: textOf,
  },
  game: bare({ kind: 'game' }),
  school: { words: ['school'], id: (option) => `school:${childMoveText(option)}`, read: readChildMove },
  spare: bare({ kind: 'spare' }),
  done: bare({ kind: 'done' }),
  pay: {
    words: ['pay'],
    id: (payment) => `pay:${paymentText(payment)}`,
    read: (text) => ({ kind: 'pay', ...readPayment(text) }),
    short: (_, payment) => shortPayment(payment),
  },
  tile: {
    words: ['tile'],
    id: ({ place }) => `tile:${place}`,
    read: (text) =>
      text === 'stay'
        ? { kind: 'tile', place: text }
        : given(readPlace(text), (place) => ({ kind: 'tile', place: placeId(place) })),
  },
  slot: {
    words: ['slot'],
    id: ({ slot }) => `slot:${slot}`,
    read: (text) => given(readSlot(text), (slot) => ({ kind: 'slot', slot })),
  },
  die: {
    words: ['die'],
    id: ({ villager }) => `die:${villager}`,
    read: (text) => given(memberOf(VILLAGERS, text), (villager) => ({ kind: 'die', villager })),
  },
  labourer: {
    words: ['labourer'],
    id: ({ villager }) => `labourer:${villager}`,
    read: (text) => given(memberOf(VILLAGERS, text), (villager) => ({ kind: 'labourer', villager })),
    short: textOf,
  },
  heal: bare({ kind: 'heal' }),
  suffer: bare({ kind: 'suffer' }),
  bailiff: {
    words: ['bailiff'],
    id: ({ by }) => `bailiff:${by}`,
    read: (text) => given(memberOf(['church', 'plain'], text), (by) => ({ kind: 'bailiff', by })),
  },
  free: {
    words: ['free'],
    id: ({ customer }) => `free:${customerId(customer)}`,
    read: (text) => given(readCustomer(text), (customer) => ({ kind: 'free', customer })),
  },
  take: {
    words: ['take'],
    id: ({ customer }) => `take:${customerId(customer)}`,
    read: (text) => given(readCustomer(text), (customer) => ({ kind: 'take', customer })),
    short: textOf,
  },
  keep: {
    words: ['take'],
    id: ({ gain, count }) => `take:${count}${gain}`,
    read: readKept,
    short: textOf,
  },
  mission: {
    words: ['mission'],
    id: ({ answer }) => `mission:${answer}`,
    read: (text) => given(memberOf(['keep', 'exchange'], text), (answer) => ({ kind: 'mission', answer })),
  },
  none: bare({ kind: 'none' }),
}

const codec = codecOf<Option>(SPELLINGS)

/** The id of an option: what is stored, sent and replayed. */
export const optionId = codec.idOf

/** The option an id stands for; null for what is none. */
export const readOption = codec.read

/** The kind of the option an id stands for; null for what is none. */
export function kindOf(id: string): OptionKind | null {
  return readOption(id)?.kind ?? null
}

/** Writes an option as it stands in a line: `w3+w4=7`, `stable.58`, `:2s`, `school:left>abbot` as `school>left>abbot`. */
export function shortForm<K extends OptionKind>(option: OptionOf<K>): string {
  const { id, short } = SPELLINGS[option.kind]
  const written = id(option)
  return short === undefined ? written.replace(':', '>') : short(written, option)
}

/** The options among some ids that are of one kind. */
export function optionsOfKind<K extends OptionKind>(ids: readonly string[], kind: K): OptionOf<K>[] {
  return ids.flatMap((id) => {
    const option = readOption(id)
    return option !== null && isKind(option, kind) ? [option] : []
  })
}

export function isKind<K extends OptionKind>(option: Option, kind: K): option is Option & OptionOf<K> {
  return option.kind === kind
}
