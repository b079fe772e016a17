import type { Position, Saved, Seat } from '#kernel'
import { step } from '#store'
import * as query from '#store/queries'
import { endVotes } from '../acts/votes.ts'
import type { Change } from '../engine/change.ts'
import { earlyAnswerOf } from '../model/intentions.ts'
import { answersOf, digestOf, placeAt, positionOf, type Table, textOf } from '../model/table.ts'
import type { Cause, PlayData } from '../model/vocabulary.ts'
import { allowanceOf } from './clock.ts'
import { type Consequence, consequenceOf } from './consequences.ts'
import { dropAnsweredPlan } from './drafts.ts'
import { silentSeats } from './silence.ts'

/** So many entries back a table can be taken at once. */
const KEPT_ENTRIES = 60

export interface Move {
  seat: Seat
  picks: readonly (readonly string[])[]
  by: Cause
  person?: string
  /** It was answered before the seat was due. */
  isEarly?: true
}

/** Confirms a seat's answers, which must fit, and plays on as far as nobody need be asked. */
export function confirmAnswers(change: Change, move: Move): void {
  const { table } = change
  const { seat, picks, by, person } = move
  const before = positionOf(table)
  const current = answerWith(change, seat, picks)
  const consequence = consequenceOf(table.game, before, current)
  const { news, onward, revealed } = consequence
  const data = playDataOf(table, move, before, consequence)
  dropAnswered(change, seat, before)
  // Of a silent question nobody learns who answered last; what others answer lies between.
  const isOpenly = by === 'player' && move.isEarly !== true && !silentSeats(before).includes(seat)
  change.mover = isOpenly ? seat : null
  change.enter({ kind: 'play', seat, by, data, news, ...(person !== undefined && { person }) })
  if (onward !== null) turnPage(change, onward)
  else if (revealed && current.questions.some((ask) => ask.seat === seat)) change.post('choosing', { seat }, 'choosing')
  // S17: who plays on does not wait for an answer, and nobody is asked anew.
  endVotes(change, ({ kind }) => kind === 'rewind')
}

/** The position these answers lead to. */
function answerWith(change: Change, seat: Seat, picks: Move['picks']): Position {
  const { table } = change
  change.answer(answersOf(seat, picks))
  const current = positionOf(table)
  if (current.refusal !== null || current.kept !== table.answers.length) throw new Error('confirmed answers must fit')
  return current
}

function playDataOf(table: Table, move: Move, before: Position, { onward, revealed }: Consequence): PlayData {
  const { seat, picks, isEarly } = move
  const clock = clockOf(table, seat)
  return {
    picks,
    ...(revealed && { revealed }),
    ...(onward && { digest: digestOf(onward) }),
    ...(clock && { clock }),
    ...(isEarly && { isEarly }),
    ...(silentSeats(before).includes(seat) && { isSilent: true as const }),
  }
}

function clockOf(table: Table, seat: Seat): PlayData['clock'] | null {
  const { asked, bank, kind } = placeAt(table, seat)
  return asked === null || kind !== 'human' || allowanceOf(table) === null ? null : { asked, bank }
}

/** Of no use any more: the draft, and all that was said in advance to the question that is answered now. */
function dropAnswered(change: Change, seat: Seat, before: Position): void {
  change.setDraft(seat, [])
  dropAnsweredPlan(change, seat, before)
  if (earlyAnswerOf(change.table, seat)?.became !== undefined) change.saveEarlyAnswer(seat, null)
}

/** A scene is over: the next one begins from its state. */
export function turnPage(change: Change, saved: Saved): void {
  const { table } = change
  const isMigrated = table.rules !== table.game.version
  table.saved = saved
  table.answers = []
  table.rules = table.game.version
  for (const { seat } of table.drafts) change.setDraft(seat, [])
  change.dropTimer({ kind: 'silence' })
  const game = table.id
  change.write(step(query.addSnapshot, { game, entry: table.entry, text: textOf(saved) }))
  // States of older rules could no longer be told from those of today.
  const oldest = isMigrated ? table.entry : table.entry - KEPT_ENTRIES
  change.write(step(query.dropSnapshotsBefore, { game, entry: oldest }))
}
