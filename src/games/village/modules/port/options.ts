import type { Gift } from '#data/village/schema'
import { MEMBER } from '#village/base-options'
import { type Forms, oneOf, WORD } from '#village/codec'
import { COUNTED_PART } from '#village/wares-text'
import { type MemberName, WARES, type Ware } from '#village/words'

/** Everything the port adds to what may be chosen. */
export type PortOption =
  | { readonly kind: 'hire'; readonly captain: string }
  | { readonly kind: 'sail' }
  | { readonly kind: 'dock' }
  | { readonly kind: 'return' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'step'; readonly to: string }
  | { readonly kind: 'load'; readonly ware: Ware }
  | { readonly kind: 'loadMember'; readonly member: MemberName }
  | { readonly kind: 'sell'; readonly ware: Ware }
  | { readonly kind: 'takeTile' }
  | { readonly kind: 'light' }
  | { readonly kind: 'open'; readonly content: Gift }
  | { readonly kind: 'chests'; readonly use: 'open' | 'closed' }

export const PORT_FORMS: Forms<PortOption> = {
  hire: { verb: 'hire', parts: { captain: WORD } },
  sail: { verb: 'sail', parts: {} },
  dock: { verb: 'dock', parts: {} },
  return: { verb: 'return', parts: {} },
  stay: { verb: 'stay', parts: {} },
  stop: { verb: 'stop', parts: {} },
  step: { verb: 'step', parts: { to: WORD }, isSilent: true },
  load: { verb: 'load', parts: { ware: oneOf(WARES) } },
  loadMember: { verb: 'load', parts: { member: MEMBER } },
  sell: { verb: 'sell', parts: { ware: oneOf(WARES) } },
  takeTile: { verb: 'take', parts: {} },
  light: { verb: 'light', parts: {} },
  open: { verb: 'open', parts: { content: COUNTED_PART } },
  chests: { verb: 'chests', parts: { use: oneOf(['open', 'closed']) } },
}
