import type { Seat } from '#kernel'
import { type Due, duesOf } from '#kingsbridge/rules/duties'
import type { View } from '#kingsbridge/view'
import type { Duty } from '#kingsbridge/words'
import { dotted, type Phrasing } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { playerAt, viewOf } from './view-access.ts'

/** The goods owed at the end of the chapter, in words. */

function dueText({ say, some }: Phrasing, { duty, least, most }: Due): string {
  return least === most ? some(duty, most) : say('due.tax', { least, most })
}

/** Everything that is owed, with what this seat has of it where it may be seen; null once the last duties are settled. */
export function dueLine(phrasing: Phrasing, view: View, seat: Seat | null): string | null {
  if (view.isOver) return null
  const goods = seat === null ? null : playerAt(view, seat).goods
  const texts = duesOf(view).map((due) => {
    const what = dueText(phrasing, due)
    return goods === null ? what : phrasing.say('due.have', { what, n: goods[due.duty] })
  })
  return phrasing.say('head.due', { list: dotted(texts) })
}

/** The duties for which the seat that looks may not have enough. */
export function shortOf(shown: Shown): Duty[] {
  const view = viewOf(shown)
  const { goods } = playerAt(view, shown.seat ?? 0)
  return duesOf(view).flatMap(({ duty, most }) => (goods !== null && goods[duty] < most ? [duty] : []))
}
