import type { Gift } from '#data/village/schema'
import { MEMBER } from '#village/base-options'
import { type Forms, NUMBER, oneOf, type Part } from '#village/codec'
import { PAID_PART, WARES_PART } from '#village/wares-text'
import { COLOURS, type Colour, type MemberName } from '#village/words'

export const CONTRABAND = ['bread', 'tool'] as const
export type Contraband = (typeof CONTRABAND)[number]

/** So many pieces of one ware. */
export interface Lot {
  readonly count: number
  readonly ware: Contraband
}

/** Everything weddings and the smuggler add to what may be chosen. */
export type MarriageOption =
  | { readonly kind: 'contraband'; readonly lot: Lot }
  | { readonly kind: 'cubes'; readonly colours: readonly Colour[] }
  | { readonly kind: 'rank'; readonly member: MemberName; readonly rank: number }
  | { readonly kind: 'swap'; readonly colour: Colour }
  | { readonly kind: 'keep' }
  | { readonly kind: 'bread'; readonly member: MemberName }
  | { readonly kind: 'token'; readonly token: Contraband; readonly paid: Gift }
  | { readonly kind: 'gift'; readonly wares: Gift }
  | { readonly kind: 'bakery' }
  | { readonly kind: 'shop' }

/** `3bread` */
const LOT: Part<Lot> = {
  write: ({ count, ware }) => `${count}${ware}`,
  read(text) {
    const [, count, word] = /^([1-9]\d*)([a-z]+)$/.exec(text) ?? []
    const ware = CONTRABAND.find((known) => known === word)
    return ware === undefined ? null : { count: Number(count), ware }
  },
}

const COLOUR = oneOf(COLOURS)

/** `brown+pink` */
const COLOUR_LIST: Part<readonly Colour[]> = {
  write: (colours) => colours.join('+'),
  read(text) {
    const colours = text.split('+').map(COLOUR.read)
    return colours.every((colour) => colour !== null) ? colours : null
  },
}

export const MARRIAGE_FORMS: Forms<MarriageOption> = {
  contraband: { verb: 'sell', parts: { lot: LOT } },
  cubes: { verb: 'cubes', parts: { colours: COLOUR_LIST } },
  rank: { verb: 'rank', parts: { member: MEMBER, rank: NUMBER }, sign: '>' },
  swap: { verb: 'swap', parts: { colour: COLOUR } },
  keep: { verb: 'keep', parts: {} },
  bread: { verb: 'bread', parts: { member: MEMBER } },
  token: { verb: 'token', parts: { token: oneOf(CONTRABAND), paid: PAID_PART }, sign: '.' },
  gift: { verb: 'gift', parts: { wares: WARES_PART } },
  bakery: { verb: 'bakery', parts: {} },
  shop: { verb: 'shop', parts: {} },
}
