import type { Seat } from '#kernel'
import { contentIndexOf } from '#village/content-index'
import {
  type Against,
  againstPaying,
  againstSending,
  type Case,
  type Cases,
  caseIn,
  reason,
} from '#village/rules/against'
import { hasMember } from '#village/rules/members'
import { playerOf, type State } from '#village/state'

function* againstVisit(t: State, seat: Seat, name: string): Against {
  if (t.piles.every((pile) => pile.length === 0)) yield reason('VI-INN-3', { piles: 0 })
  const isThere = hasMember(playerOf(t, seat), 'inn')
  if (isThere && name !== '') yield reason('VI-INN-1', { there: 1 })
  if (!isThere) yield* againstSending(t, seat, 'VI-INN-3', name)
  yield* againstPaying(t, seat, 'VI-INN-2', t.setup.content.inn.sides[contentIndexOf(t).sets.inn ?? 'front'])
}

const CASES: Cases = { visit: ['inn', againstVisit] }

export function innCase(_t: State, seat: Seat, option: string): Case | null {
  return caseIn(CASES, seat, option)
}
