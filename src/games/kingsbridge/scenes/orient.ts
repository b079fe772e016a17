import type { Benefit } from '#data/kingsbridge/schema'
import { choose, type Flow, type Seat } from '#kernel'
import { currentEvent } from '../content-index.ts'
import { idOf, type OptionOf } from '../options.ts'
import { incomesFor, numberFor, rotationOptions } from '../rules/council.ts'
import { spaceAfter, spaceAt } from '../rules/favour.ts'
import { type State, shownBy, turnOrder } from '../state.ts'
import { nextTurn } from './round.ts'
import { gain, giveUp } from './steps.ts'

/** K-ROUND-3 to 5: the active player turns the card; income for all, then their favour. */
export function* orient(t: State): Flow<string> {
  const { shield: seat } = t
  const card = currentEvent(t)
  const options = rotationOptions(t).map((rotation): OptionOf<'turn'> => ({ kind: 'turn', rotation }))
  const { rotation } = yield* choose(seat, 'orient', options, idOf)
  const number = numberFor(t, card, rotation)
  t.rotation = rotation
  t.news.push({ kind: 'oriented', seat, event: card.id, rotation, number })
  const incomes = incomesFor(t, card, rotation)
  for (const other of turnOrder(t)) giveIncome(t, other, incomes[other] ?? null)
  if (number > 0) takeFavour(t, seat, number)
  return nextTurn(t)
}

/** K-INCOME: what is not in stock is replaced by VP; who is begging gains neither. */
function giveIncome(t: State, seat: Seat, income: Benefit | null): void {
  if (income === null) t.news.push({ kind: 'begged', seat })
  else gain(t, seat, income, 'income')
}

/** K-FAVOUR-2: the marker moves, and the space is the player's. Says whether anything was gained. */
export function takeFavour(t: State, seat: Seat, steps: number): boolean {
  t.marker = spaceAfter(t, steps)
  const { id, effect } = spaceAt(t, t.marker)
  t.news.push({ kind: 'favourTaken', seat, space: id })
  if ('pay' in effect) {
    giveUp(t, seat, effect.pay, 'favour')
    return false
  }
  if ('goods' in effect) return gain(t, seat, effect, 'favour')
  if ('vpPer' in effect) return gain(t, seat, { vp: shownBy(t, seat, effect.vpPer) }, 'favour')
  return shownBy(t, seat, effect.ifHas) > 0 && gain(t, seat, { vp: effect.vp }, 'favour')
}
