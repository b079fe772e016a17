import type { Price } from '#data/village/schema'
import type { Seat } from '#kernel'
import type { Waiver } from '../actions/action.ts'
import { playerOf, type State } from '../state.ts'
import { COLOURS } from '../words.ts'

/** V-TIME: every crossing of the quill is a death that is due. */
export function payTime(t: State, seat: Seat, time: number): void {
  if (time === 0) return
  const p = playerOf(t, seat)
  const lap = t.setup.content.constants.lap.value
  p.lap += time
  t.news.push({ kind: 'timePaid', seat, time, lap: p.lap % lap })
  while (p.lap >= lap) {
    p.lap -= lap
    p.deaths++
    t.news.push({ kind: 'quillCrossed', seat })
  }
}

/** The price without the parts that are waived. */
export function waived(price: Price, waiver: Waiver): Price {
  if (waiver.length === 0) return price
  const left: { -readonly [K in keyof Price]: Price[K] } = { ...price }
  if (waiver.includes('time')) delete left.time
  if (waiver.includes('wagon')) delete left.wagon
  if (waiver.includes('cubes')) for (const ware of [...COLOURS, 'any' as const]) delete left[ware]
  return left
}
