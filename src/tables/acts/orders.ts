import { type OrderValue, position } from '#kernel'
import type { Change } from '../engine/change.ts'
import { advance } from '../flow/advance.ts'
import { aheadFor, foreseen, isOrder } from '../flow/orders.ts'
import { isPicks, type Picks } from '../model/checks.ts'
import { preparedTurnsOf } from '../model/intentions.ts'
import type { Habits } from '../model/person-settings.ts'
import { answersOf, savedOf } from '../model/table.ts'
import { deny, isDenial, type Outcome } from '../model/vocabulary.ts'
import { refusalOf } from './play.ts'
import { running } from './seats.ts'

/** An answer given in advance; null takes it back. It may answer what is asked right now. */
export function order(
  change: Change,
  person: string,
  name: string,
  value: OrderValue | null,
  habits: Habits,
): Outcome<{ ordered: boolean }> {
  const { table } = change
  const place = running(change, person)
  if (isDenial(place)) return place
  const { seat } = place
  const view = table.game.view(savedOf(table).state, seat)
  const spec = table.game.orders?.find((order) => order.name === name)
  if (spec === undefined || (value !== null && !isOrder(spec, value, view))) return deny('no-such-order')
  change.enter({ kind: 'order', seat, person, by: 'player', data: { name } })
  if (value === null) change.dropOrder(seat, name)
  else change.setOrder({ kind: 'order', seat, name, value })
  if (table.phase === 'playing') advance(change, habits, savedOf(table))
  return { ordered: value !== null }
}

/** K-ORDERS-6: adds picks to a turn for later; as soon as it is whole it stands among the prepared ones. */
export function prepare(change: Change, person: string, picks: Picks): Outcome<{ isWhole: boolean }> {
  const { table } = change
  const place = running(change, person)
  if (isDenial(place)) return place
  const { seat } = place
  const ahead = aheadFor(table, seat)
  if (!isPicks(picks)) return deny('not-legal', { option: '' })
  if (ahead === null || ahead.prepared.turns.length >= (table.game.foresight?.most ?? 0))
    return deny('not-asked', { seat })
  const { saved, prepared } = ahead
  const all = [...prepared.begun, ...picks]
  const refusal = refusalOf(position(table.game, saved, answersOf(seat, all)))
  if (refusal !== null) return refusal
  const turn = foreseen(table, seat, ahead, all)
  const turns = turn.isWhole ? [...prepared.turns, turn.picks] : prepared.turns
  change.savePreparedTurns(seat, { ...prepared, turns, begun: turn.isWhole ? [] : turn.picks })
  return { isWhole: turn.isWhole }
}

/** Takes back what was begun, or else the last turn that was prepared. */
export function unprepare(change: Change, person: string): Outcome<{ undone: true }> {
  const place = running(change, person)
  if (isDenial(place)) return place
  const prepared = preparedTurnsOf(change.table, place.seat)
  if (prepared === null) return deny('nothing-to-undo')
  const { turns, begun } = prepared
  change.savePreparedTurns(place.seat, { ...prepared, begun: [], turns: begun.length > 0 ? turns : turns.slice(0, -1) })
  return { undone: true }
}
