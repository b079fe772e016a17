import { surchargeFor, wantsOf } from '#village/actions/market'
import { optionNamed } from '#village/modules/in-play'
import { both } from '#village/rules/wares'
import type { Picks, Voice } from '../presentation.ts'
import { phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { stateOf } from './thoughts.ts'

/** V-MARKET-4: all that serving this customer costs, the surcharge of the day counted in; null for any other answer. */
export function salePrice(before: Shown, draft: Picks, { language }: Voice): string | null {
  const [pick = ''] = draft.at(-1) ?? []
  const option = optionNamed(pick)
  const { market } = viewOf(before)
  if (option?.kind !== 'serve' || before.seat === null || market === null) return null
  const t = stateOf(viewOf(before))
  const price = both(wantsOf(t, option.customer), surchargeFor(t, before.seat, market))
  return phrasingOf(language).cost(price)
}
