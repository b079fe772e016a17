import type { Result } from '#kernel'
import { resultOf } from '#willyville/rules/score'
import { bySeats, coffinsOf } from '#willyville/state'
import type { View } from '#willyville/view'
import type { PictureInput } from './input.ts'

export function coffinsToEnd(view: View): number {
  return bySeats(view, view.setup.content.constants.coffinsToEnd)
}

/** The last turn of the last round is over, and nobody is to move. */
function isPlayed(view: View): boolean {
  const turnsOfRound = view.setup.seats === 2 ? 4 : view.setup.seats
  return view.turns >= turnsOfRound && coffinsOf(view) >= coffinsToEnd(view)
}

/** The result, null while the game goes on. The table's own result goes first, for somebody may have given up. */
export function endOf({ result, view }: PictureInput): Result | null {
  if (result !== undefined) return result
  return isPlayed(view) ? resultOf(view) : null
}
