import { dealHidden } from '#bots/deal-hidden'
import { luckFrom, type News, newsFor, type Seat, untilAsked } from '#kernel'
import type { Picks } from '../model/checks.ts'
import { answersOf, savedOf, type Table } from '../model/table.ts'

/** The sure consequences of a draft, as its seat would see them. */
export interface DraftOutlook {
  readonly view: unknown
  readonly news: readonly News[]
}

interface Ahead {
  readonly foreseen: DraftOutlook | null
  readonly follows: readonly string[]
}

const NO_LUCK = '0'.repeat(32)

/** Looks ahead on a table on which all that is hidden from the seat was dealt anew: nothing hidden can show. */
export function foresee(table: Table, seat: Seat, draft: Picks, reveals: boolean): Ahead | null {
  const { game, answers } = table
  const run = dealHidden({ game, saved: savedOf(table), answers }, seat)(luckFrom(NO_LUCK))()
  const before = run.state.news.length
  if (answersOf(seat, draft).some((answer) => run.answer(answer) !== null)) return null
  run.passOver()
  const news = newsFor(run.state.news.slice(before), seat)
  const sure = reveals ? (game.surely?.(news) ?? null) : null
  const foreseen = sure === null ? null : { view: game.view(run.state, seat), news: sure }
  const onward = run.done === null ? [] : untilAsked(game, run.done).news
  return { foreseen, follows: [...news, ...onward].map(({ kind }) => kind) }
}
