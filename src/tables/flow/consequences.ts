import { type AnyGame, hasMoved, type News, type Position, type Saved, untilAsked } from '#kernel'
import { rememberPosition } from '../model/table.ts'

/** All that came of answers, up to the next question that must be asked. */
export interface Consequence {
  readonly news: readonly News[]
  /** The next scene's beginning, null while this one waits. */
  readonly onward: Saved | null
  readonly revealed: boolean
}

/** Luck moved, one seat learnt something, or sealed answers were opened. */
function isRevealed(before: Position, current: Position, after: Saved['state'], news: readonly News[]): boolean {
  // Questions are counted when they are answered, sealed ones all together with the last of them.
  const opened = current.at - before.at > current.kept - before.kept
  return opened || hasMoved(before.now, after) || news.some(({ only }) => only !== undefined)
}

export function consequenceOf(game: AnyGame, before: Position, current: Position): Consequence {
  const heard = current.news.slice(before.news.length)
  const next = current.done === null ? null : untilAsked(game, current.done)
  const news = next === null ? heard : [...heard, ...next.news]
  const after = next?.saved.state ?? current.now
  if (next !== null && next.position !== null) rememberPosition(next.saved, next.position)
  return { news, onward: next?.saved ?? null, revealed: isRevealed(before, current, after, news) }
}
