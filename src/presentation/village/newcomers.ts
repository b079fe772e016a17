import type { Seat } from '#kernel'
import { contentIndexOf } from '#village/content-index'
import { countAt, isAlive } from '#village/rules/members'
import type { View } from '#village/view'
import { GROUPS } from '#village/words'
import type { Newcomers } from '../capabilities.ts'
import type { Voice } from '../presentation.ts'
import { pointsText, stockText } from './panel.ts'
import { dotted, phrasingOf, playerAt, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** Lines for those who come to a table. */

/** By the number of seats, from one player on. */
const USUAL_ROUNDS = [9, 9, 8, 8, 8]

function usualRounds(seats: number): number {
  return USUAL_ROUNDS[seats - 1] ?? 8
}

/** The fuller of chronicle and graveyard, as places taken and all there are. */
function fullest(view: View): { taken: number; most: number } {
  const { graves, open } = contentIndexOf(view)
  const written = GROUPS.reduce((sum, group) => sum + countAt(view, `chronicle.${group}`), 0)
  const places = Object.values(open).reduce((sum, n) => sum + n, 0)
  const buried = countAt(view, 'grave')
  return written / places > buried / graves ? { taken: written, most: places } : { taken: buried, most: graves }
}

function roundsToGo(view: View): number {
  const usual = usualRounds(view.setup.seats)
  const { taken, most } = fullest(view)
  // Early on hardly anybody has died, and that tells nothing.
  const left = 2 * taken < most ? usual - view.round : Math.ceil(((most - taken) * view.round) / taken)
  return Math.max(1, Math.min(left, usual))
}

/** V-SETUP, V-END: all begin alike; what ends the game is where the dead lie. */
function opening(shown: Shown, { language }: Voice): { begins: string[]; lines: string[] } {
  const phrasing = phrasingOf(language)
  const view = viewOf(shown)
  const { graves, open } = contentIndexOf(view)
  const n = Object.values(open).reduce((sum, places) => sum + places, 0)
  const stocks = view.players.map((_, seat) => stockText(phrasing, shown, seat))
  const isAlike = stocks.every((stock) => stock === stocks[0])
  return { begins: isAlike ? [] : stocks, lines: [phrasing.say('opening.end', { n, m: graves })] }
}

function holds(shown: Shown, seat: Seat, { language }: Voice): string[] {
  const phrasing = phrasingOf(language)
  const view = viewOf(shown)
  const living = playerAt(view, seat).at.filter(isAlive).length
  const belongings = dotted([
    pointsText(phrasing, shown, seat),
    stockText(phrasing, shown, seat),
    phrasing.say('board.living', { n: living }),
  ])
  return [belongings, phrasing.say('holds.rounds', { n: roundsToGo(view) })]
}

export const newcomers: Newcomers<View> = { usualRounds, opening, holds }
