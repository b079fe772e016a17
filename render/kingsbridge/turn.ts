import type { Seat } from '#kernel'
import { seatOnTurn } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { shortName } from '#render/common/fit'
import { signText } from '#texts/kingsbridge/signs'
import type { PictureInput } from './input.ts'

/** Whose turn it is, for the ribbon and the strips. */

export function isOver({ view, result }: PictureInput): boolean {
  return result === undefined ? view.isOver : result !== null
}

function isActionPhase(view: View): boolean {
  return view.rotation !== null && !view.isSkipped && view.turns < view.setup.seats
}

/** The seats in the light: who is on turn, who answers, who has won. */
export function seatsInLight(input: PictureInput): readonly Seat[] {
  const { view, result } = input
  if (isOver(input)) return result?.winners ?? []
  if (view.asked.length > 0) return view.asked
  return [isActionPhase(view) ? seatOnTurn(view) : view.shield]
}

const LONGEST = 24

/** Says whom the table waits for, in one line on a ribbon; a long name stands alone. */
export function ribbonWords(input: PictureInput, max: number): string {
  const { view, names, language } = input
  if (isOver(input)) return signText(language, 'gameOver')
  const [first = view.shield, second] = seatsInLight(input)
  if (second !== undefined) return signText(language, 'manyAnswer', { n: view.asked.length })
  const name = names[first] ?? ''
  const kind = view.asked.length > 0 ? 'answers' : isActionPhase(view) || view.event === null ? 'toMove' : 'orients'
  const words = signText(language, kind, { name })
  return words.length > LONGEST ? shortName(name, max) : words
}
