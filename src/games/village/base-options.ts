import type { Gift } from '#data/village/schema'
import { type Forms, NUMBER, oneOf, type Part, WORD } from './codec.ts'
import { PAID_PART, WARES_PART } from './wares-text.ts'
import { COLOURS, type Colour, CUBES, type Cube, type MemberName, SPACES, type Space, WARES } from './words.ts'

/** Everything the base game lets a seat choose. */

/** The ware by which one of several prices is known; `nothing` where all of it is waived. */
export const PRICE_WORDS = [...WARES, 'any', 'time', 'nothing'] as const
export type PriceWord = (typeof PRICE_WORDS)[number]

const PLAIN_KINDS = [
  'skip',
  'harvest',
  'birth',
  'time',
  'produce',
  'leave',
  'once',
  'double',
  'market',
  'pass',
  'privilege',
  'none',
  'done',
  'end',
] as const
type PlainKind = (typeof PLAIN_KINDS)[number]

export type PlainOption = { readonly [K in PlainKind]: { readonly kind: K } }[PlainKind]

export type BaseOption =
  | PlainOption
  | { readonly kind: 'take'; readonly space: Space; readonly cube: Cube }
  | { readonly kind: 'well'; readonly colour: Colour | 'coins' }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'recall'; readonly member: MemberName }
  | { readonly kind: 'craft'; readonly building: string }
  | { readonly kind: 'payInstead' }
  | { readonly kind: 'train'; readonly member: MemberName }
  | { readonly kind: 'make'; readonly ware: (typeof WARES)[number] }
  | { readonly kind: 'doubleWith'; readonly doubler: number }
  | { readonly kind: 'serve'; readonly customer: string }
  | { readonly kind: 'travel'; readonly member: MemberName; readonly castle: string }
  | { readonly kind: 'joinChurch'; readonly member: MemberName; readonly price: PriceWord }
  | { readonly kind: 'joinCouncil'; readonly member: MemberName }
  | { readonly kind: 'climb'; readonly member: MemberName }
  | { readonly kind: 'use'; readonly step: number }
  | { readonly kind: 'with'; readonly price: PriceWord }
  | { readonly kind: 'pick'; readonly wares: Gift }
  | { readonly kind: 'pay'; readonly wares: Gift }
  | { readonly kind: 'coins'; readonly use: 'ask' | 'last' }
  | { readonly kind: 'die'; readonly member: MemberName }
  | { readonly kind: 'rise'; readonly member: MemberName; readonly price: PriceWord }
  | { readonly kind: 'pull'; readonly number: string }

export type BaseOf<K extends BaseOption['kind']> = Extract<BaseOption, { kind: K }>

function isMemberName(text: string): text is MemberName {
  return /^\d\+?@[a-z]+(\.[a-zA-Z0-9]+\+?)*$/.test(text)
}

export const MEMBER: Part<MemberName> = {
  write: (name) => name,
  read: (text) => (isMemberName(text) ? text : null),
}

/** A member's number, `+` for the bread under it. */
const MEMBER_NUMBER: Part<string> = {
  write: (number) => number,
  read: (text) => (/^\d\+?$/.test(text) ? text : null),
}

const PRICE = oneOf(PRICE_WORDS)
const SPACE = oneOf(SPACES)
const CUBE = oneOf(CUBES)

function plain<K extends string>(verb: K) {
  return { verb, parts: {} }
}

export const BASE_FORMS: Forms<BaseOption> = {
  skip: plain('skip'),
  harvest: plain('harvest'),
  birth: plain('birth'),
  time: plain('time'),
  produce: plain('produce'),
  leave: plain('leave'),
  once: plain('once'),
  double: plain('double'),
  market: plain('market'),
  pass: plain('pass'),
  privilege: plain('privilege'),
  none: plain('none'),
  done: plain('done'),
  end: plain('end'),
  take: { verb: 'take', parts: { space: SPACE, cube: CUBE }, sign: '.', isSilent: true },
  well: { verb: 'well', parts: { colour: oneOf([...COLOURS, 'coins']) } },
  space: { verb: 'space', parts: { space: SPACE }, isSilent: true },
  recall: { verb: 'recall', parts: { member: MEMBER } },
  craft: { verb: 'craft', parts: { building: WORD }, isSilent: true },
  payInstead: plain('pay'),
  train: { verb: 'train', parts: { member: MEMBER } },
  make: { verb: 'make', parts: { ware: oneOf(WARES) }, isSilent: true },
  doubleWith: { verb: 'double', parts: { doubler: NUMBER } },
  serve: { verb: 'serve', parts: { customer: WORD }, isSilent: true },
  travel: { verb: 'travel', parts: { member: MEMBER, castle: WORD }, sign: '>' },
  joinChurch: { verb: 'enter', parts: { member: MEMBER, price: PRICE }, sign: '.' },
  joinCouncil: { verb: 'enter', parts: { member: MEMBER } },
  climb: { verb: 'climb', parts: { member: MEMBER } },
  use: { verb: 'use', parts: { step: NUMBER } },
  with: { verb: 'with', parts: { price: PRICE } },
  pick: { verb: 'pick', parts: { wares: WARES_PART } },
  pay: { verb: 'pay', parts: { wares: PAID_PART } },
  coins: { verb: 'coins', parts: { use: oneOf(['ask', 'last']) } },
  die: { verb: 'die', parts: { member: MEMBER } },
  rise: { verb: 'rise', parts: { member: MEMBER, price: PRICE }, sign: '=' },
  pull: { verb: 'pull', parts: { number: MEMBER_NUMBER } },
}
