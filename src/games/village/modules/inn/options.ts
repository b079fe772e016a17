import { MEMBER } from '#village/base-options'
import { type Forms, NUMBER, oneOf, WORD } from '#village/codec'
import type { MemberName } from '#village/words'

/** Everything the inn adds to what may be chosen. */
export type InnOption =
  | { readonly kind: 'visit' }
  | { readonly kind: 'visitWith'; readonly member: MemberName }
  | { readonly kind: 'tuck'; readonly pile: number }
  | { readonly kind: 'buy'; readonly pile: number }
  | { readonly kind: 'card'; readonly villager: string }
  | { readonly kind: 'reward'; readonly castle: string }
  | { readonly kind: 'enshrine'; readonly member: MemberName }
  | { readonly kind: 'endTurn'; readonly use: 'ask' | 'end' }

export const INN_FORMS: Forms<InnOption> = {
  visit: { verb: 'visit', parts: {} },
  visitWith: { verb: 'visit', parts: { member: MEMBER } },
  tuck: { verb: 'tuck', parts: { pile: NUMBER } },
  buy: { verb: 'buy', parts: { pile: NUMBER }, isSilent: true },
  card: { verb: 'card', parts: { villager: WORD } },
  reward: { verb: 'reward', parts: { castle: WORD } },
  enshrine: { verb: 'enshrine', parts: { member: MEMBER } },
  endTurn: { verb: 'endTurn', parts: { use: oneOf(['ask', 'end']) } },
}
